import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AMENITY_GROUPS, type AmenityGroup, oneOf } from '../../content/listing/codes.js';
import { Content, ContentText, type FactsOf, type WordsOf } from '../../content/editing/content.js';

/** What an amenity is made of. */
export type AmenityFacts = FactsOf<Amenity, 'code'>;

/** Something a place to stay may offer: a pool, step-free rooms. Resorts name it by its code. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
export class Amenity extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  /** Stays what it is once it is given. */
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

  constructor(code: string, facts: AmenityFacts, now: Date) {
    super();
    this.code = code;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Name of an amenity in one language; without one it is called by its English name. */
@Entity()
export class AmenityText extends ContentText {
  @ManyToOne({ entity: () => Amenity, primary: true, deleteRule: 'cascade' })
  amenity: Rel<Amenity>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null;

  constructor(amenity: Amenity, language: string, words: WordsOf<AmenityText, 'amenity'>) {
    super();
    this.amenity = amenity;
    this.language = language;
    Object.assign(this, words);
  }
}
