import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../people/accounts/user.entity.js';
import { oneOf } from '../../content/listing/codes.js';
import { BookedTrip, type TripFacts } from './booked-trip.js';
import { BOOKING_SOURCES, BOOKING_STATUSES, type BookingSource, type BookingStatus } from './booking-status.js';
import type { Cancellation } from './machine/cancelling.js';
import { parseMinor } from '../../platform/fields/money.js';
import { newReference } from '../../platform/fields/reference.js';

/** The terms as they stood when they were accepted. */
export interface AcceptedTerms {
  /** Version in the site's settings. */
  termsVersion: string | null;
  /** SHA-256 of their words in the language of the booking; null while there is no such page. */
  termsHash: string | null;
}

/** Somebody who travels. Numbers of passports are not kept. */
export interface NamedTraveller {
  /** As in the passport. */
  name: string;
  birth_date: string | null;
  /** ISO 3166-1 alpha-2. */
  nationality: string | null;
}

export interface NewBooking extends AcceptedTerms {
  trip: TripFacts;
  source: BookingSource;
}

/** States in which places may be held, or come to be, before anybody has paid. */
const HOLDS_UNPAID: ReadonlySet<BookingStatus> = new Set(['requested', 'waitlisted', 'on_hold', 'awaiting_payment']);

/** A request to travel, and what becomes of it. Its price comes from what is sold, never from the caller. */
@Entity()
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'booking_contact_address_index',
  expression: 'create index "booking_contact_address_index" on "booking" (lower("contact_email"))',
})
@Index({
  name: 'booking_household_index',
  expression: 'create index "booking_household_index" on "booking" ("household") where "household" is not null',
})
@Index({ properties: ['status', 'createdAt'] })
@Index({ properties: ['package', 'checkIn', 'status'] })
@Index({ properties: ['resort', 'roomCode', 'checkIn', 'status'] })
@Check({
  name: 'booking_product_check',
  expression: 'num_nonnulls(package_id, resort_id) = 1 and (resort_id is null) = (room_code is null)',
})
export class Booking extends BookedTrip {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Unique()
  @Property({ type: 'string', length: 9 })
  reference: string = newReference();

  @Property({ type: 'string', length: 20, check: oneOf('status', BOOKING_STATUSES) })
  status: BookingStatus = 'requested';

  @Property({ type: 'string', length: 10, check: oneOf('source', BOOKING_SOURCES) })
  source: BookingSource;

  /** Until then places are held for it: `on_hold`. */
  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  /** The hold was prolonged; that happens once. */
  @Property({ type: 'boolean', default: false })
  extended: boolean = false;

  /** By then the agency has answered a request; null where it never was one. */
  @Property({ type: 'timestamptz', nullable: true })
  replyBy: Date | null = null;

  /** By then the deposit is there: `awaiting_payment`. */
  @Property({ type: 'timestamptz', nullable: true })
  paymentDueAt: Date | null = null;

  /** What came in, in cents. The ledger alone writes it. */
  @Property({ type: 'integer', default: 0, check: 'paid_minor >= 0' })
  paidMinor: number = 0;

  /** What went back, in cents. The ledger alone writes it. */
  @Property({ type: 'integer', default: 0, check: 'refunded_minor >= 0' })
  refundedMinor: number = 0;

  /** What is to go back and waits for a person who releases it, in cents. */
  @Property({ type: 'integer', default: 0, check: 'refund_due_minor >= 0' })
  refundDueMinor: number = 0;

  /** What its end costs in any case, in cents: what it had come to when the last change of its stay was asked for. */
  @Property({ type: 'integer', default: 0, check: 'least_fee_minor >= 0' })
  leastFeeMinor: number = 0;

  /**
   * From where its places are held that nobody has paid for: a keyed hash of a household's address. Null where a colleague booked, and once
   * the booking is confirmed or over.
   */
  @Property({ type: 'string', length: 43, nullable: true })
  household: string | null = null;

  /** Numbers of the flights, `QR674`; null where they are not known. */
  @Property({ type: 'string', length: 10, nullable: true })
  arrivalFlightNo: string | null = null;

  @Property({ type: 'string', length: 10, nullable: true })
  departureFlightNo: string | null = null;

  /** Who travels, as far as it was told: adults first, then children in the order of their ages. */
  @Property({ type: 'json', default: '[]' })
  namedTravellers: NamedTraveller[] = [];

  /** What its end cost; null while it was not cancelled. */
  @Property({ type: 'json', nullable: true })
  cancellation: Cancellation | null = null;

  /** Until when each side has seen what the other wrote; a reader writes it, and no version. */
  @Property({ type: 'timestamptz', nullable: true })
  guestReadAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  officeReadAt: Date | null = null;

  /** The colleague who looks after it. */
  @Index()
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  assignedTo: Rel<User> | null = null;

  /** Terms that were accepted with it; null in bookings from before they were kept. */
  @Property({ type: 'string', length: 40, nullable: true })
  termsVersion: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  termsAcceptedAt: Date | null;

  @Property({ type: 'string', length: 64, nullable: true })
  termsHash: string | null;

  /** The customer whose booking it is; null for guests who never confirmed their address. */
  @Index()
  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  customer: Rel<User> | null = null;

  /** SHA-256 of the guest's access token. */
  @Property({ type: 'string', length: 64 })
  accessTokenHash: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor({ trip, ...values }: NewBooking, accessTokenHash: (id: string) => string, now: Date) {
    super();
    Object.assign(this, values);
    this.currency = 'USD';
    this.agree(trip);
    this.accessTokenHash = accessTokenHash(this.id);
    this.termsAcceptedAt = now;
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** What was paid and did not go back, in cents. */
  get netPaid(): number {
    return this.paidMinor - this.refundedMinor;
  }

  /** Begins a state: its own deadline runs, the others are over. */
  enter(status: BookingStatus, deadlines: Partial<Pick<Booking, 'expiresAt' | 'replyBy' | 'paymentDueAt'>> = {}): void {
    this.status = status;
    if (!HOLDS_UNPAID.has(status)) this.household = null;
    this.expiresAt = deadlines.expiresAt ?? null;
    this.paymentDueAt = deadlines.paymentDueAt ?? null;
    this.replyBy = deadlines.replyBy ?? this.replyBy;
  }

  /** Another agreement about the same booking: what of it is another by now. */
  reprice(facts: Partial<TripFacts>): void {
    const day = this.checkIn;
    this.agree(facts);
    if (this.checkIn !== day) this.forgetFlights();
    // Who of more names stays at home, nobody said.
    if (this.namedTravellers.length > this.travellers) this.namedTravellers = [];
  }

  /**
   * Of a guest whose money would confirm it, the deposit is all that they have paid and what it became dearer: nobody pays more than
   * they agreed to without a payment of their own. @param agreed cents
   * @returns false where they have paid so much too much that nothing is left to ask them for
   */
  askDearer(agreed: number): boolean {
    if (this.totalMinor <= agreed || this.netPaid < Math.max(this.depositMinor, 1)) return true;
    this.depositMinor = Math.min(this.netPaid + this.totalMinor - agreed, this.totalMinor);
    return this.netPaid < this.depositMinor;
  }

  /** What was asked for above the deposit of the conditions is paid: they hold again. */
  settleDeposit(): void {
    if (this.priceDetails) this.depositMinor = Math.min(this.depositMinor, parseMinor(this.priceDetails.deposit_due));
  }

  /** Tickets of another day say nothing of this one. */
  private forgetFlights(): void {
    this.arrivalFlightAt = null;
    this.arrivalFlightNo = null;
    this.departureFlightAt = null;
    this.departureFlightNo = null;
  }
}
