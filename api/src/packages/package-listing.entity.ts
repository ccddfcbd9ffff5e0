import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Destination } from '../destinations/destination.entity.js';
import { Package } from './package.entity.js';

/** Counts what fits at a destination without touching the table. */
const FACTS = `create index "package_listing_facts_index" on "package_listing" ("destination_id", "category_code", "price_minor", "duration", "id") include ("start_date", "end_date", "available_from", "available_to", "group_size_min", "group_size_max", "meal_plan", "transfer_mode", "is_featured", "position", "rating_average", "review_count", "published_at") where "status" = 'published'`;

/**
 * A package as the list of one of its destinations filters and sorts it: copies of the package's columns, under their names. Only
 * the database writes it, with triggers on `package` and `package_destination`, so that no way of writing can forget it.
 */
@Entity()
@Index({ name: 'package_listing_facts_index', expression: FACTS })
export class PackageListing {
  @ManyToOne({ entity: () => Package, primary: true, fieldName: 'id', deleteRule: 'cascade' })
  package!: Rel<Package>;

  @ManyToOne({ entity: () => Destination, primary: true, deleteRule: 'cascade' })
  destination!: Rel<Destination>;

  @Property({ type: 'string', length: 20 })
  status!: string;

  @Property({ type: 'string', length: 40 })
  categoryCode!: string;

  @Property({ type: 'integer' })
  duration!: number;

  @Property({ type: 'integer' })
  priceMinor!: number;

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

  @Property({ type: 'datetime', nullable: true })
  publishedAt!: Date | null;
}
