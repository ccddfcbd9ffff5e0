import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { EditStatus, TextOrigin } from './translation.entity.js';

/** What was done to a text. */
export const TEXT_ACTIONS = ['edit', 'approve', 'unapprove', 'revert', 'clear'] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];

/** Every text that an edit ever had. Only added to. */
@Entity()
@Index({ properties: ['translationId', 'revision'] })
@Index({ properties: ['jobId'] })
@Index({ properties: ['at'] })
@Index({ properties: ['translationId', 'at'] })
export class TranslationRevision {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  translationId: string;

  /** Version of the translation, from 1. */
  @Property({ type: 'integer' })
  revision: number;

  /** Null when the edit was taken back. */
  @Property({ type: 'text', nullable: true })
  value: string | null;

  /** What was shown before; null when the text was missing. */
  @Property({ type: 'text', nullable: true })
  previous: string | null;

  @Property({ type: 'string', length: 10, default: 'pending' })
  status: EditStatus;

  /** Status before; null when nobody had edited the text. */
  @Property({ type: 'string', length: 10, nullable: true })
  previousStatus: EditStatus | null;

  @Property({ type: 'string', length: 12, default: 'edit' })
  action: TextAction;

  @Property({ type: 'string', length: 12, default: 'ui' })
  origin: TextOrigin;

  /** As of the text at this version (`Translation`); empty on rows from before it was kept: such words come back as outdated. */
  @Property({ type: 'string', length: 16, default: '' })
  baseHash: string;

  @Property({ type: 'string', length: 16, nullable: true })
  sourceHash: string | null;

  /** The import that wrote it. */
  @Property({ type: 'uuid', nullable: true })
  jobId: string | null;

  @Property({ type: 'string', length: 300, nullable: true })
  reason: string | null;

  @Property({ type: 'uuid' })
  by: string;

  @Property({ type: 'timestamptz' })
  at: Date;
}
