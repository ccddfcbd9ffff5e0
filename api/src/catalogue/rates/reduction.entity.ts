import type { Language } from '@atoll/contract/languages';
import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Package } from '../packages/package.entity.js';
import { Resort } from '../resorts/resort.entity.js';

export interface ReductionValues {
  code: string;
  names: Partial<Record<Language, string>>;
  package: Rel<Package> | null;
  resort: Rel<Resort> | null;
  offBp: number;
  arriveFrom: string | null;
  arriveTo: string | null;
  bookFrom: string | null;
  bookTo: string | null;
  daysAheadMin: number | null;
  daysAheadMax: number | null;
  nightsMin: number | null;
  isActive: boolean;
}

/** One reduction of a code for one package, one resort, or everything. */
const ONCE = `create unique index "reduction_code_unique" on "reduction" ("code", "package_id", "resort_id") nulls not distinct`;

/** Less than the base price with its season: for a package, a resort, or all that is sold. The best one counts. */
@Entity()
@Index({ name: 'reduction_code_unique', expression: ONCE })
@Index({ properties: ['package'] })
@Index({ properties: ['resort'] })
@Check({ name: 'reduction_scope_check', expression: 'num_nonnulls(package_id, resort_id) <= 1' })
@Check({ name: 'reduction_arrive_check', expression: 'arrive_to >= arrive_from' })
@Check({ name: 'reduction_book_check', expression: 'book_to >= book_from' })
@Check({ name: 'reduction_days_ahead_check', expression: 'days_ahead_max >= days_ahead_min' })
export class Reduction {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Property({ type: 'string', length: 40 })
  code: string;

  @Property({ type: 'json' })
  names: Partial<Record<Language, string>>;

  @ManyToOne({ entity: () => Package, nullable: true, deleteRule: 'cascade' })
  package: Rel<Package> | null;

  @ManyToOne({ entity: () => Resort, nullable: true, deleteRule: 'cascade' })
  resort: Rel<Resort> | null;

  /** Basis points. */
  @Property({ type: 'integer', check: 'off_bp > 0 and off_bp <= 10000' })
  offBp: number;

  /** Days of arrival, first and last. */
  @Property({ type: 'date', nullable: true })
  arriveFrom: string | null;

  @Property({ type: 'date', nullable: true })
  arriveTo: string | null;

  /** Days of booking, first and last. */
  @Property({ type: 'date', nullable: true })
  bookFrom: string | null;

  @Property({ type: 'date', nullable: true })
  bookTo: string | null;

  /** Days between booking and arrival, at least and at most. */
  @Property({ type: 'integer', nullable: true, check: 'days_ahead_min >= 0' })
  daysAheadMin: number | null;

  @Property({ type: 'integer', nullable: true, check: 'days_ahead_max >= 0' })
  daysAheadMax: number | null;

  @Property({ type: 'integer', nullable: true, check: 'nights_min >= 1' })
  nightsMin: number | null;

  /** Given to guests now. */
  @Property({ type: 'boolean' })
  isActive: boolean;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: ReductionValues, by: string | null, now: Date) {
    this.change(values, by, now);
  }

  /** Takes new values. */
  change(values: Partial<ReductionValues>, by: string | null, now: Date): void {
    Object.assign(this, values);
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
