import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AMENITY_GROUPS, type AmenityGroup, oneOf } from '../catalogue/codes.js';

export interface AmenityFacts {
  group: AmenityGroup;
  icon: string;
  isFilterable: boolean;
  position: number;
  /** Names by language; English is always there. */
  names: Record<string, string>;
}

/** Something a place to stay may offer: a pool, step-free rooms. Resorts name it by its code. */
@Entity()
export class Amenity {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 40 })
  code: string;

  @Property({ type: 'string', length: 20, check: oneOf('"group"', AMENITY_GROUPS) })
  group: AmenityGroup;

  @Property({ type: 'string', length: 40 })
  icon: string;

  /** Lists offer it as a filter. */
  @Property({ type: 'boolean' })
  isFilterable: boolean = true;

  @Property({ type: 'integer' })
  position: number = 1000;

  @Property({ type: 'json' })
  names: Record<string, string>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date;

  /** Who changed it last; null while it is as the seed wrote it. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(code: string, facts: AmenityFacts, now: Date) {
    this.code = code;
    Object.assign(this, facts);
    this.createdAt = now;
    this.updatedAt = now;
  }
}
