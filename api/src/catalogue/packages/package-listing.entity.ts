import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Counts what fits without touching the table. */
const FACTS = `create index "package_listing_facts_index" on "package_listing" ("destination_id", "category_code", "price_minor", "duration", "id") include ("start_date", "end_date", "available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured")`;
/** Orders of the list. */
const FEATURED = `create index "package_listing_featured_index" on "package_listing" ("destination_id", "is_featured" desc, "position", "id")`;
const RATING = `create index "package_listing_rating_index" on "package_listing" ("destination_id", "rating_average" desc nulls last, "review_count" desc, "position", "id")`;
const DEAR = `create index "package_listing_dear_index" on "package_listing" ("destination_id", "price_minor" desc nulls last, "id" desc)`;
/** Packages of a kind in the agency's order, for those that are like another. */
const KIND = `create index "package_listing_category_index" on "package_listing" ("category_code", "is_featured" desc, "position", "id") where "destination_id" = 0`;
const SEARCH = `create index "package_listing_search_index" on "package_listing" using gin ("search" gin_trgm_ops) where "destination_id" = 0`;

/**
 * A published package as the list of one of its destinations filters and sorts it, and under 0 as the list of all does: copies of
 * the package's columns, under their names, but for the price, which is that of its card (`package_price`). Only the database writes it, together with the cards.
 */
@Entity()
@Index({ name: 'package_listing_facts_index', expression: FACTS })
@Index({ name: 'package_listing_featured_index', expression: FEATURED })
@Index({ name: 'package_listing_rating_index', expression: RATING })
@Index({ name: 'package_listing_dear_index', expression: DEAR })
@Index({ name: 'package_listing_category_index', expression: KIND })
@Index({ name: 'package_listing_search_index', expression: SEARCH })
@Index({ properties: ['destinationId', 'priceMinor', 'id'] })
@Index({ properties: ['destinationId', 'publishedAt', 'id'] })
@Index({ properties: ['destinationId', 'duration', 'priceMinor', 'id'] })
export class PackageListing {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @PrimaryKey({ type: 'integer' })
  destinationId!: number;

  @Property({ type: 'string', length: 40 })
  categoryCode!: string;

  @Property({ type: 'integer' })
  duration!: number;

  /** As its card says it; null where it says none. */
  @Property({ type: 'integer', nullable: true })
  priceMinor!: number | null;

  @Property({ type: 'integer' })
  groupSizeMin!: number;

  @Property({ type: 'integer' })
  groupSizeMax!: number;

  @Property({ type: 'string', length: 40, nullable: true })
  transferMode!: string | null;

  @Property({ type: 'string', length: 3 })
  mealPlan!: string;

  @Property({ type: 'date', nullable: true })
  startDate!: string | null;

  @Property({ type: 'date', nullable: true })
  endDate!: string | null;

  @Property({ type: 'date', nullable: true })
  availableFrom!: string | null;

  @Property({ type: 'date', nullable: true })
  availableTo!: string | null;

  @Property({ type: 'boolean' })
  isFeatured!: boolean;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'decimal', precision: 3, scale: 2, nullable: true })
  ratingAverage!: string | null;

  @Property({ type: 'integer' })
  reviewCount!: number;

  @Property({ type: 'timestamptz', nullable: true })
  publishedAt!: Date | null;

  /** What words are searched in; under 0 alone. */
  @Property({ type: 'text', nullable: true })
  search!: string | null;
}
