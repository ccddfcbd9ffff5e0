import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A slug that a piece of content once had: its old address still finds it, and seeds leave it alone. */
@Entity()
@Index({ properties: ['kind', 'entityId'] })
export class ContentSlug {
  @PrimaryKey({ type: 'string', length: 40 })
  kind: string;

  @PrimaryKey({ type: 'string', length: 80 })
  oldSlug: string;

  @Property({ type: 'integer' })
  entityId: number;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at: Date;

  constructor(kind: string, oldSlug: string, entityId: number, at: Date) {
    this.kind = kind;
    this.oldSlug = oldSlug;
    this.entityId = entityId;
    this.at = at;
  }
}
