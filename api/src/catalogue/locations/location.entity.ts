import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { LOCATION_KINDS, type LocationKind, oneOf } from '../../content/listing/codes.js';
import { Content, ContentText, type FactsOf, type WordsOf } from '../../content/editing/content.js';
import { Destination } from '../destinations/destination.entity.js';

/** What a location is made of. */
export type LocationFacts = FactsOf<Location, 'slug'>;

/** A point on the map that has no page of its own: airport, harbour, dive site. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
@Index({ properties: ['destination'] })
export class Location extends Content {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('kind', LOCATION_KINDS) })
  kind: LocationKind;

  /** Code of the atoll, a `term`. */
  @Property({ type: 'string', length: 10 })
  atoll: string;

  /** Name of the island as it stands on maps. */
  @Property({ type: 'string', length: 100, nullable: true })
  island: string | null;

  /** Degrees, like `lng`; visitors see none without them. */
  @Property({ type: 'double', nullable: true })
  lat: number | null;

  @Property({ type: 'double', nullable: true })
  lng: number | null;

  /** The destination it belongs to. */
  @ManyToOne({ entity: () => Destination, nullable: true, deleteRule: 'restrict' })
  destination: Rel<Destination> | null;

  constructor(slug: string, facts: LocationFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Words of a location in one language; an empty field falls back to English. */
@Entity()
export class LocationText extends ContentText {
  @ManyToOne({ entity: () => Location, primary: true, deleteRule: 'cascade' })
  location: Rel<Location>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null = null;

  @Property({ type: 'string', length: 300, nullable: true })
  description: string | null = null;

  constructor(location: Location, language: string, words: WordsOf<LocationText, 'location'>) {
    super();
    this.location = location;
    this.language = language;
    Object.assign(this, words);
  }
}
