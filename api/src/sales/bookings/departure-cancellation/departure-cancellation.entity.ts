import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { Language } from '@atoll/contract/languages';
import { Departure } from '../../../catalogue/availability/departure.entity.js';
import { oneOf } from '../../../content/listing/codes.js';
import { Booking } from '../booking.entity.js';

/** `done`: cancelled. `skipped`: it had ended by itself. `failed`: given up after several tries. */
export const CANCELLED_BOOKING_STATES = ['pending', 'done', 'skipped', 'failed'] as const;
export type CancelledBookingState = (typeof CANCELLED_BOOKING_STATES)[number];

export interface NewDepartureCancellation {
  departure: Departure;
  /** Words of the agency to the guests, by language. */
  messages: Partial<Record<Language, string>>;
  /** Slugs of other trips that the letters name. */
  alternatives: string[];
  /** Of the preview that was confirmed. */
  fingerprint: string;
  /** Who decided it. */
  actorId: string;
  requestId: string;
}

/** A departure that the agency has cancelled, with all that was booked of it (T15). */
@Entity()
export class DepartureCancellation {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Index()
  @ManyToOne({ entity: () => Departure, deleteRule: 'cascade' })
  departure: Rel<Departure>;

  @Property({ type: 'json' })
  messages: Partial<Record<Language, string>>;

  @Property({ type: 'json' })
  alternatives: string[];

  /** Of the preview that was confirmed, by which a repeated call is known; null in those from before it was kept. */
  @Property({ type: 'string', length: 64, nullable: true })
  fingerprint: string | null = null;

  @Property({ type: 'uuid' })
  actorId: string;

  @Property({ type: 'string', length: 64 })
  requestId: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(values: NewDepartureCancellation, now: Date) {
    Object.assign(this, values);
    this.createdAt = now;
  }
}

/** What became of one booking of it. Those that are pending are worked on until they are not, whatever happens to a process. */
@Entity()
@Unique({ properties: ['cancellation', 'booking'] })
@Index({
  name: 'cancelled_booking_pending_unique',
  expression: `create unique index "cancelled_booking_pending_unique" on "cancelled_booking" ("booking_id") where state = 'pending'`,
})
export class CancelledBooking {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne({ entity: () => DepartureCancellation, deleteRule: 'cascade' })
  cancellation: Rel<DepartureCancellation>;

  @Index()
  @ManyToOne({ entity: () => Booking, deleteRule: 'restrict' })
  booking: Rel<Booking>;

  @Property({ type: 'string', length: 10, default: 'pending', check: oneOf('state', CANCELLED_BOOKING_STATES) })
  state: CancelledBookingState = 'pending';

  /** Tries that came to nothing. */
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Why it was skipped, or what the last try met. */
  @Property({ type: 'string', length: 60, nullable: true })
  code: string | null = null;

  /** What waits to go back, in cents; null until it is done. */
  @Property({ type: 'integer', nullable: true })
  refundMinor: number | null = null;

  constructor(cancellation: DepartureCancellation, booking: Booking) {
    this.cancellation = cancellation;
    this.booking = booking;
  }
}
