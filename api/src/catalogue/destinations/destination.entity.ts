import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  type CoordinateAccuracy,
  DESTINATION_TYPES,
  type DestinationType,
  oneOf,
} from '../../content/listing/codes.js';
import { type FactsOf, IndexedContent, IndexedContentText, type WordsOf } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';

/** What a destination is made of. */
export type DestinationFacts = FactsOf<Destination, 'slug', 'imageUrl'>;

/** A place that travellers choose: island, atoll, city or diving region. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
@Index({
  name: 'destination_search_index',
  expression: 'create index "destination_search_index" on "destination" using gin ("search" gin_trgm_ops)',
})
export class Destination extends IndexedContent {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('type', DESTINATION_TYPES) })
  type: DestinationType;

  /** Code of the atoll, a `term`. */
  @Property({ type: 'string', length: 10 })
  atoll: string;

  @Property({ type: 'string', length: 100, nullable: true })
  island: string | null;

  @Property({ type: 'double' })
  lat: number;

  @Property({ type: 'double' })
  lng: number;

  @Property({ type: 'string', length: 20 })
  coordinateAccuracy: CoordinateAccuracy;

  /** Months 1 to 12. */
  @Property({ type: 'json' })
  bestMonths: number[];

  @Property({ type: 'json' })
  tags: string[];

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  cover: Rel<Media> | null;

  /** Address of a picture elsewhere, shown while there is none in the library. */
  @Property({ type: 'string', length: 500, nullable: true })
  imageUrl: string | null = null;

  constructor(slug: string, facts: DestinationFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Words of a destination in one language; an empty field falls back to English. */
@Entity()
export class DestinationText extends IndexedContentText {
  @ManyToOne({ entity: () => Destination, primary: true, deleteRule: 'cascade' })
  destination: Rel<Destination>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null;

  @Property({ type: 'text', nullable: true })
  summary: string | null;

  @Property({ type: 'text', nullable: true })
  description: string | null;

  @Property({ type: 'json', nullable: true })
  highlights: string[] | null;

  @Property({ type: 'text', nullable: true })
  howToGetThere: string | null;

  @Property({ type: 'text', nullable: true })
  etiquette: string | null;

  constructor(destination: Destination, language: string, words: WordsOf<DestinationText, 'destination'>) {
    super();
    this.destination = destination;
    this.language = language;
    Object.assign(this, words);
  }
}

/** Pictures of a destination in their order. */
@Entity()
export class DestinationImage {
  @ManyToOne({ entity: () => Destination, primary: true, deleteRule: 'cascade' })
  destination: Rel<Destination>;

  @ManyToOne({ entity: () => Media, primary: true, deleteRule: 'restrict' })
  media: Rel<Media>;

  @Property({ type: 'integer' })
  position: number;

  constructor(destination: Destination, media: Media, position: number) {
    this.destination = destination;
    this.media = media;
    this.position = position;
  }
}
