import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** One version of a piece of content as it was stored. The application adds versions, it never changes one. */
@Entity()
@Unique({ properties: ['kind', 'entityId', 'version'] })
@Index({ properties: ['at'] })
export class ContentRevision {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** `package`. */
  @Property({ type: 'string', length: 40 })
  kind: string;

  @Property({ type: 'integer' })
  entityId: number;

  @Property({ type: 'integer' })
  version: number;

  /** `create`, `update`, `publish`, `restore`, …; `found` for a state that was there before anybody edited it. */
  @Property({ type: 'string', length: 20 })
  action: string;

  /** The editable document. */
  @Property({ type: 'json' })
  document: unknown;

  /** User id; null for the system. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  /** What the person wrote to it. */
  @Property({ type: 'string', length: 500, nullable: true })
  note: string | null;

  @Property({ type: 'timestamptz' })
  at: Date;

  constructor(values: Omit<ContentRevision, 'id'>) {
    Object.assign(this, values);
  }
}
