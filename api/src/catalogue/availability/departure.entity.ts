import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../content/listing/codes.js';
import { Package } from '../packages/package.entity.js';

/** What staff say of a departure; whether it is guaranteed follows from its places. */
export const DEPARTURE_STATUSES = ['open', 'closed', 'cancelled'] as const;
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number];

export interface DepartureValues {
  package: Package;
  startDate: string;
  endDate: string;
  capacity: number;
  minToRun: number;
  cutoffAt: Date;
  priceMinor: number | null;
  notes: string;
}

/** One start of a package, with places for so many travellers. `Stock` alone changes what is held and sold. */
@Entity()
@Unique({ properties: ['package', 'startDate'] })
@Index({ properties: ['startDate', 'id'] })
@Check({ name: 'departure_places_check', expression: 'held >= 0 and sold >= 0 and held + sold <= capacity' })
export class Departure {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @ManyToOne({ entity: () => Package, deleteRule: 'cascade' })
  package: Rel<Package>;

  @Property({ type: 'date' })
  startDate: string;

  /** Last day of the trip. */
  @Property({ type: 'date', check: 'end_date >= start_date' })
  endDate: string;

  @Property({ type: 'integer' })
  capacity: number;

  /** Places of bookings that are not decided yet. */
  @Property({ type: 'integer', default: 0 })
  held: number = 0;

  @Property({ type: 'integer', default: 0 })
  sold: number = 0;

  @Property({ type: 'string', length: 20, default: 'open', check: oneOf('status', DEPARTURE_STATUSES) })
  status: DepartureStatus = 'open';

  /** With so many places sold it takes place in any case. */
  @Property({ type: 'integer', default: 1, check: 'min_to_run >= 1' })
  minToRun: number;

  /** Nobody books it from then on. */
  @Property({ type: 'timestamptz' })
  cutoffAt: Date;

  /** Cents, in place of the package's price, counted as it is; null = as the package. */
  @Property({ type: 'integer', nullable: true, check: 'price_minor >= 0' })
  priceMinor: number | null;

  /** For colleagues. */
  @Property({ type: 'string', length: 1000, default: '' })
  notes: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date;

  /** Who made or changed it last; null while it is as the seed wrote it. */
  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  /** Of what staff say of it; places that are taken or given back leave it alone. */
  @Property({ type: 'integer', version: true })
  version: number;

  constructor(values: DepartureValues, now: Date) {
    Object.assign(this, values);
    this.createdAt = now;
    this.updatedAt = now;
  }
}
