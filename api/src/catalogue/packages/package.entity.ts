import type { Language } from '@atoll/contract/languages';
import type { Occupancy } from '@atoll/contract/price';
import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  CANCELLATION_POLICIES,
  CONFIRMATION_MODES,
  type CancellationPolicy,
  type ConfirmationMode,
  DIFFICULTIES,
  type Difficulty,
  type InclusionCategory,
  MEAL_PLANS,
  type Meal,
  type MealPlan,
  PACKAGE_TYPES,
  PRICE_TAXES,
  PRICING_TYPES,
  type PackageType,
  type PriceTaxes,
  type PricingType,
  SOLD_BY,
  type SoldBy,
  TRANSFER_MODES,
  type TransferMode,
  type TravelMode,
  oneOf,
} from '../../content/listing/codes.js';
import { type FactsOf, IndexedContent } from '../../content/editing/content.js';
import { Media } from '../../content/media/media.entity.js';
import type { ChildBand } from '../pricing/pricing.types.js';

/** Something that the price includes, excludes or offers on top (then priced, in cents, and with the code that it is ordered by). */
export interface Inclusion {
  code: string | null;
  category: InclusionCategory;
  price_minor: number | null;
  icon: string | null;
  text: Partial<Record<Language, string>>;
}

/** One day of the trip, or several alike. */
export interface ItineraryDay {
  day: number;
  day_to: number | null;
  island: string | null;
  /** Where one goes on that day, by the slug of a destination of the package, and how; days of before travels were kept have none. */
  travel?: { to: string; mode: TravelMode } | null;
  meals: Meal[];
  text: Partial<Record<Language, { title: string; body: string }>>;
}

/** What a package is made of. */
export type PackageFacts = FactsOf<
  Package,
  'slug',
  | 'priceTaxes'
  | 'childBands'
  | 'singleSupplementMinor'
  | 'includesInternationalFlights'
  | 'supplier'
  | 'costPriceMinor'
  | 'startDate'
  | 'endDate'
  | 'availableFrom'
  | 'availableTo'
  | 'soldBy'
  | 'ratingAverage'
  | 'reviewCount'
>;

/** What is featured; lists of visitors read `package_listing`. */
const FEATURED = `create index "package_featured_index" on "package" ("is_featured" desc, "position", "id") where "status" = 'published'`;

/** A trip as it is sold. Its price is in cents, for what `pricingType` says; all in unless `priceTaxes` says otherwise. */
@Entity()
@Index({ properties: ['status', 'priceMinor', 'id'] })
@Index({ properties: ['status', 'categoryCode', 'priceMinor', 'id'] })
@Index({ properties: ['status', 'duration', 'priceMinor', 'id'] })
@Index({ properties: ['status', 'publishedAt', 'id'] })
@Index({ name: 'package_featured_index', expression: FEATURED })
@Index({
  name: 'package_search_index',
  expression: 'create index "package_search_index" on "package" using gin ("search" gin_trgm_ops)',
})
export class Package extends IndexedContent {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  slug: string;

  @Unique()
  @Property({ type: 'string', length: 30 })
  code: string;

  @Property({ type: 'string', length: 20, check: oneOf('type', PACKAGE_TYPES) })
  type: PackageType;

  /** Slug of a category. No foreign key: a deleted category frees its slug, and no package that is there may name it. */
  @Property({ type: 'string', length: 40 })
  categoryCode: string;

  /** Days. */
  @Property({ type: 'integer', check: 'duration >= 1' })
  duration: number;

  @Property({ type: 'integer', check: 'duration_nights >= 0' })
  durationNights: number;

  @Property({ type: 'integer', check: 'price_minor >= 0' })
  priceMinor: number;

  @Property({ type: 'integer', nullable: true, check: 'original_price_minor > price_minor' })
  originalPriceMinor: number | null;

  @Property({ type: 'string', length: 20, check: oneOf('pricing_type', PRICING_TYPES) })
  pricingType: PricingType;

  /** Whom a room takes; only where the price is per room. */
  @Property({ type: 'json', nullable: true, check: "(pricing_type = 'per_room') = (occupancy is not null)" })
  occupancy: Occupancy | null;

  @Property({ type: 'string', length: 10, default: 'included', check: oneOf('price_taxes', PRICE_TAXES) })
  priceTaxes: PriceTaxes = 'included';

  /** What children pay by their age, youngest first; only where the price is for a person. */
  @Property({ type: 'json', default: '[]' })
  childBands: ChildBand[] = [];

  /** Cents for an adult who travels alone; only where the price is for a person. */
  @Property({ type: 'integer', default: 0, check: 'single_supplement_minor >= 0' })
  singleSupplementMinor: number = 0;

  @Property({ type: 'integer', check: 'group_size_min >= 1' })
  groupSizeMin: number;

  @Property({ type: 'integer', nullable: true })
  groupSizeRecommended: number | null;

  @Property({ type: 'integer', check: 'group_size_max >= group_size_min' })
  groupSizeMax: number;

  @Property({ type: 'integer', nullable: true })
  minAge: number | null;

  @Property({ type: 'string', length: 20, check: oneOf('difficulty', DIFFICULTIES) })
  difficulty: Difficulty;

  @Property({ type: 'string', length: 40, nullable: true, check: oneOf('transfer_mode', TRANSFER_MODES) })
  transferMode: TransferMode | null;

  @Property({ type: 'integer', nullable: true })
  transferMinutes: number | null;

  @Property({ type: 'string', length: 3, check: oneOf('meal_plan', MEAL_PLANS) })
  mealPlan: MealPlan;

  /** Months 1 to 12. */
  @Property({ type: 'json' })
  bestMonths: number[];

  @Property({ type: 'string', length: 20, check: oneOf('confirmation_mode', CONFIRMATION_MODES) })
  confirmationMode: ConfirmationMode;

  /** What its places are counted by (`availability/`). On request it is as long as nobody keeps any. */
  @Property({ type: 'string', length: 20, default: 'request', check: oneOf('sold_by', SOLD_BY) })
  soldBy: SoldBy = 'request';

  /** Null in drafts that nobody decided it for yet. */
  @Property({ type: 'string', length: 30, nullable: true, check: oneOf('cancellation_policy', CANCELLATION_POLICIES) })
  cancellationPolicy: CancellationPolicy | null;

  @Property({ type: 'json' })
  inclusions: Inclusion[];

  @Property({ type: 'json' })
  itinerary: ItineraryDay[];

  /** Flights to the Maldives are in the price. */
  @Property({ type: 'boolean', default: false })
  includesInternationalFlights: boolean = false;

  /** Whom the agency buys it from. For the office only, like the cost: they never enter a public answer. */
  @Property({ type: 'string', length: 200, nullable: true })
  supplier: string | null = null;

  /** What it costs the agency, in cents, counted as the price is. */
  @Property({ type: 'integer', nullable: true, check: 'cost_price_minor >= 0' })
  costPriceMinor: number | null = null;

  /** Travel window: first and last day of travel; null = open. */
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  /** Time in which it is on sale; null = open. */
  @Property({ type: 'date', nullable: true })
  availableFrom: string | null = null;

  @Property({ type: 'date', nullable: true })
  availableTo: string | null = null;

  @ManyToOne({ entity: () => Media, nullable: true, deleteRule: 'restrict' })
  cover: Rel<Media> | null;

  /** From approved reviews; null without any. */
  @Property({ type: 'decimal', precision: 3, scale: 2, nullable: true })
  ratingAverage: string | null = null;

  @Property({ type: 'integer' })
  reviewCount: number = 0;

  constructor(slug: string, facts: PackageFacts, now: Date) {
    super();
    this.slug = slug;
    Object.assign(this, facts);
    this.born(now);
  }
}
