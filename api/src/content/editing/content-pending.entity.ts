import { ArrayType } from '@mikro-orm/core';
import type { ContentBody } from './content-body.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A change of public content that waits for somebody who may publish; at most one for each row (D-22). */
@Entity()
export class ContentPending {
  @PrimaryKey({ type: 'string', length: 40 })
  kind: string;

  @PrimaryKey({ type: 'integer' })
  entityId: number;

  /** What changes, as a body of PATCH with its words by language. */
  @Property({ type: 'json' })
  body: ContentBody;

  /** Version of the row that it was written for. */
  @Property({ type: 'integer' })
  baseVersion: number;

  /** Who has written the last of it. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  /** Everybody who has written a part of it. */
  @Property({ type: ArrayType, columnType: 'uuid[]', defaultRaw: "'{}'" })
  authors: string[];

  @Property({ type: 'string', length: 500, nullable: true })
  note: string | null;

  @Property({ type: 'timestamptz' })
  at: Date;

  constructor(values: ContentPending) {
    Object.assign(this, values);
  }
}
