import { ArrayType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  CANCELLATION_POLICIES,
  type CancellationPolicy,
  HOUSE_REEFS,
  type HouseReef,
  type MealPlan,
  PLACE_TYPES,
  type PlaceType,
  RESORT_CATEGORIES,
  type ResortCategory,
  type StyleTag,
  TRANSFER_MODES,
  type TransferMode,
  oneOf,
} from '../../content/listing/codes.js';
import { type FactsOf, IndexedContent, IndexedContentText, type WordsOf } from '../../content/editing/content.js';
import { Amenity } from '../amenities/amenity.entity.js';
import { Destination } from '../destinations/destination.entity.js';
import { Media } from '../../content/media/media.entity.js';
import type { ChildrenPolicy, MealSupplement, RoomType } from './resort-offers.js';

/** What a resort is made of. */
export type ResortFacts = FactsOf<
  Resort,
  'slug',
  | 'country'
  | 'mealSupplements'
  | 'priceIncludesTaxes'
  | 'serviceChargeRate'
  | 'minNights'
  | 'childrenPolicy'
  | 'cancellationPolicy'
  | 'languagesSpoken'
  | 'legalName'
  | 'contactEmail'
  | 'contactPhone'
  | 'commissionPercent'
  | 'contractValidTo'
  | 'transferMode'
  | 'transferMinutes'
  | 'transferPriceMinor'
  | 'cover'
  | 'ratingAverage'
  | 'reviewCount'
>;

/** A place to stay: resort, guesthouse, hotel or liveaboard. */
@Entity()
@Index({ properties: ['status', 'position', 'id'] })
@Index({ properties: ['status', 'stars', 'id'] })
@Index({ properties: ['destination', 'status'] })
@Index({
  name: 'resort_search_index',
  expression: 'create index "resort_search_index" on "resort" using gin ("search" gin_trgm_ops)',
})
export class Resort extends IndexedContent {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Property({ type: 'string', length: 20, check: oneOf('category', RESORT_CATEGORIES) })
  category: ResortCategory;

  @Property({ type: 'string', length: 20, check: oneOf('place_type', PLACE_TYPES) })
  placeType: PlaceType;

  @ManyToOne({ entity: () => Destination, deleteRule: 'restrict' })
  destination: Rel<Destination>;

  /** ISO 3166-1 code. */
  @Property({ type: 'string', length: 2 })
  country: string = 'MV';

  @Property({ type: 'string', length: 10 })
  atoll: string;

  @Property({ type: 'string', length: 100, nullable: true })
  island: string | null;

  @Property({ type: 'double' })
  lat: number;

  @Property({ type: 'double' })
  lng: number;

  @Property({ type: 'decimal', precision: 2, scale: 1, check: 'stars >= 1 and stars <= 5' })
  stars: string;

  @Property({ type: 'integer' })
  registeredRooms: number;

  @Property({ type: ArrayType, columnType: 'text[]' })
  styleTags: StyleTag[];

  @Property({ type: 'string', length: 20, check: oneOf('house_reef', HOUSE_REEFS) })
  houseReef: HouseReef;

  @Property({ type: ArrayType, columnType: 'text[]' })
  mealPlans: MealPlan[];

  /** Of the plans that are not in the price of the room. */
  @Property({ type: 'json', default: '[]' })
  mealSupplements: MealSupplement[] = [];

  @Property({ type: 'integer' })
  restaurants: number;

  @Property({ type: 'integer' })
  bars: number;

  /** Cents for two people a night, all in. */
  @Property({ type: 'integer', check: 'price_from_minor > 0' })
  priceFromMinor: number;

  @Property({ type: 'boolean' })
  priceIncludesTaxes: boolean = true;

  /** Percent. */
  @Property({
    type: 'decimal',
    precision: 5,
    scale: 2,
    check: 'service_charge_rate >= 0 and service_charge_rate <= 100',
  })
  serviceChargeRate: string = '10.00';

  @Property({ type: 'integer', check: 'min_nights > 0' })
  minNights: number = 1;

  @Property({ type: 'json', default: '{"min_age": null, "infant_max": 1, "child_max": 11}' })
  childrenPolicy: ChildrenPolicy = { min_age: null, infant_max: 1, child_max: 11 };

  @Property({ type: 'string', length: 40, nullable: true, check: oneOf('cancellation_policy', CANCELLATION_POLICIES) })
  cancellationPolicy: CancellationPolicy | null = null;

  @Property({ type: ArrayType, columnType: 'text[]', defaultRaw: `'{}'` })
  languagesSpoken: string[] = [];

  /** The owner's registered name. */
  @Property({ type: 'string', length: 200, nullable: true })
  legalName: string | null = null;

  /** For the office only, like the three below: they never enter a public answer. */
  @Property({ type: 'string', length: 254, nullable: true })
  contactEmail: string | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  contactPhone: string | null = null;

  @Property({
    type: 'decimal',
    precision: 5,
    scale: 2,
    nullable: true,
    check: 'commission_percent >= 0 and commission_percent <= 100',
  })
  commissionPercent: string | null = null;

  @Property({ type: 'date', nullable: true })
  contractValidTo: string | null = null;

  @Property({ type: 'string', length: 5 })
  checkInTime: string;

  @Property({ type: 'string', length: 5 })
  checkOutTime: string;

  /** The main transfer's, kept in step with it (`transfers`): lists filter by it. Null without a transfer. */
  @Property({ type: 'string', length: 40, nullable: true, check: oneOf('transfer_mode', TRANSFER_MODES) })
  transferMode: TransferMode | null = null;

  @Property({ type: 'integer', nullable: true })
  transferMinutes: number | null = null;

  /** Cents for an adult, there and back. */
  @Property({ type: 'integer', nullable: true })
  transferPriceMinor: number | null = null;

  @Property({ type: 'json' })
  roomTypes: RoomType[];

  /** The public picture that is its cover (`ResortImage.isCover`), kept in step with it; null as long as none is public. */
  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  cover: Rel<Media> | null = null;

  /** From approved reviews; null without any. */
  @Property({ type: 'decimal', precision: 3, scale: 2, nullable: true })
  ratingAverage: string | null = null;

  @Property({ type: 'integer' })
  reviewCount: number = 0;

  constructor(slug: string, facts: ResortFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}

/** Words of a resort in one language; an empty field falls back to English. */
@Entity()
export class ResortText extends IndexedContentText {
  @ManyToOne({ entity: () => Resort, primary: true, deleteRule: 'cascade' })
  resort: Rel<Resort>;

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
  beachNotes: string | null;

  @Property({ type: 'text', nullable: true })
  accessibilityNotes: string | null = null;

  constructor(resort: Resort, language: string, words: WordsOf<ResortText, 'resort'>) {
    super();
    this.resort = resort;
    this.language = language;
    Object.assign(this, words);
  }
}

/** What a resort offers. */
@Entity()
@Index({ properties: ['amenity', 'resort'] })
export class ResortAmenity {
  @ManyToOne({ entity: () => Resort, primary: true, deleteRule: 'cascade' })
  resort: Rel<Resort>;

  @ManyToOne({ entity: () => Amenity, primary: true, deleteRule: 'restrict' })
  amenity: Rel<Amenity>;

  constructor(resort: Resort, amenity: Amenity) {
    this.resort = resort;
    this.amenity = amenity;
  }
}
