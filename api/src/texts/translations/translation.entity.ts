import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

export const EDIT_STATUSES = ['pending', 'approved'] as const;
export type EditStatus = (typeof EDIT_STATUSES)[number];

/** Where a text came from. */
export const TEXT_ORIGINS = ['ui', 'create', 'bulk', 'import', 'suggestion', 'revert', 'put_back'] as const;
export type TextOrigin = (typeof TEXT_ORIGINS)[number];

/**
 * A person's edit of one text of the interface; released texts themselves stay in their releases. Rows are written by
 * `TextWriter` alone, many in one statement.
 */
@Entity()
@Unique({ properties: ['language', 'namespace', 'key'] })
export class Translation {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'string', length: 60 })
  namespace: string;

  @Property({ type: 'string', length: 200 })
  key: string;

  @Property({ type: 'string', length: 20 })
  language: string;

  /** Null when the edit was taken back: the released text stands again, the version goes on counting. */
  @Property({ type: 'text', nullable: true })
  value: string | null;

  @Property({ type: 'string', length: 10, default: 'pending', check: "status in ('pending', 'approved')" })
  status: EditStatus;

  @Property({ type: 'string', length: 12, default: 'ui' })
  origin: TextOrigin;

  /** Hash of the released source and text that the edit was made on: another one makes it outdated. */
  @Property({ type: 'string', length: 16 })
  baseHash: string;

  /**
   * Hash of the English words that carry the meaning. On an English row: of this text, or of the one before a correction of
   * spelling; on another language's row: of the source it was made on. Null on rows from before it was kept.
   */
  @Property({ type: 'string', length: 16, nullable: true })
  sourceHash: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid' })
  updatedBy: string;

  @Property({ type: 'uuid', nullable: true })
  approvedBy: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  @Property({ type: 'integer', version: true })
  version: number;
}
