import type { Language } from '@atoll/contract/languages';
import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CANCELLATION_POLICIES, type CancellationPolicy, oneOf } from '../../content/listing/codes.js';
import { Package } from '../packages/package.entity.js';
import { Resort } from '../resorts/resort.entity.js';

/** What everybody who stays on a day has to take. Amounts in cents; names by language. */
export interface ObligatoryItem {
  code: string;
  on: string;
  adult_minor: number;
  child_minor: number;
  text: Partial<Record<Language, string>>;
}

export interface SeasonValues {
  code: string;
  names: Partial<Record<Language, string>>;
  package: Rel<Package> | null;
  resort: Rel<Resort> | null;
  firstNight: string;
  lastNight: string;
  priority: number;
  surchargeBp: number;
  minNights: number;
  policy: CancellationPolicy | null;
  obligatory: ObligatoryItem[];
}

/** One season of a code for one package, one resort, or everything. */
const ONCE = `create unique index "season_code_unique" on "season" ("code", "package_id", "resort_id") nulls not distinct`;

/** Days on which something else is asked: of a package, a resort, or all that is sold. */
@Entity()
@Index({ name: 'season_code_unique', expression: ONCE })
@Index({ properties: ['package'] })
@Index({ properties: ['resort'] })
@Check({ name: 'season_scope_check', expression: 'num_nonnulls(package_id, resort_id) <= 1' })
@Check({ name: 'season_nights_check', expression: 'last_night >= first_night' })
export class Season {
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

  @Property({ type: 'date' })
  firstNight: string;

  @Property({ type: 'date' })
  lastNight: string;

  /** The highest rules a night, among equals the season that began last. */
  @Property({ type: 'integer', check: 'priority >= 0' })
  priority: number;

  /** Of the base price of its nights, in basis points; less than 0 in a low season. */
  @Property({ type: 'integer', check: 'surcharge_bp >= -10000' })
  surchargeBp: number;

  /** A stay with a night in it has at least as many in all. */
  @Property({ type: 'integer', check: 'min_nights >= 1' })
  minNights: number;

  /** Replaces the product's. */
  @Property({ type: 'string', length: 30, nullable: true, check: oneOf('policy', CANCELLATION_POLICIES) })
  policy: CancellationPolicy | null;

  @Property({ type: 'json' })
  obligatory: ObligatoryItem[];

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: SeasonValues, by: string | null, now: Date) {
    this.change(values, by, now);
  }

  /** Takes new values. */
  change(values: Partial<SeasonValues>, by: string | null, now: Date): void {
    Object.assign(this, values);
    this.updatedBy = by;
    this.updatedAt = now;
  }
}
