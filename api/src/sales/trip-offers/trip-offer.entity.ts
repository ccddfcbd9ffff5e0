import type { Occupancy, PricingType } from '@atoll/contract/price';
import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { Package } from '../../catalogue/packages/package.entity.js';
import { oneOf } from '../../content/listing/codes.js';
import { User } from '../../people/accounts/user.entity.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import { OFFER_STATUSES, type OfferStatus } from '../trip-requests/trip-request-status.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';

/** What is offered, at which price and for how long. */
export interface OfferFacts {
  request: TripRequest;
  /** Counted from 1 within its request. */
  number: number;
  package: Package;
  checkIn: string;
  checkOut: string;
  nights: number;
  adults: number;
  childrenAges: number[];
  extras: { code: string; qty: number }[];
  /** Id or slug of the transfer to travel by; null for the main one to the island. */
  transfer: string | null;
  arrivalFlightAt: string | null;
  departureFlightAt: string | null;
  /** As a booking keeps them; money in cents. */
  priceMinor: number;
  pricingType: PricingType;
  occupancy: Occupancy | null;
  totalMinor: number;
  depositMinor: number;
  balanceDueOn: string | null;
  priceDetails: PriceDetailsDto;
  displayCurrency: string | null;
  displayRate: string | null;
  /** The computed total in the place of which another one is offered, in cents, and why, for colleagues; null where it is that. */
  totalBeforeMinor: number | null;
  priceReason: string | null;
  /** To the guest, in their language. */
  words: string;
  /** Last day on which it holds, in the Maldives. */
  validUntil: string;
  author: User;
}

/** A trip that the agency offers to somebody who wishes for one (D-25). What it says never changes: another offer is a row of its own. */
@Entity()
@Unique({ properties: ['request', 'number'] })
@Index({ properties: ['status', 'validUntil'] })
@Index({
  name: 'trip_offer_open_unique',
  expression: `create unique index "trip_offer_open_unique" on "trip_offer" ("request_id") where "status" = 'open'`,
})
export class TripOffer {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne({ entity: () => TripRequest, deleteRule: 'cascade' })
  request: Rel<TripRequest>;

  @Property({ type: 'integer', check: 'number >= 1' })
  number: number;

  @Property({ type: 'string', length: 10, check: oneOf('status', OFFER_STATUSES) })
  status: OfferStatus = 'open';

  @Index()
  @ManyToOne({ entity: () => Package, deleteRule: 'restrict' })
  package: Rel<Package>;

  @Property({ type: 'date' })
  checkIn: string;

  @Property({ type: 'date', check: 'check_out >= check_in' })
  checkOut: string;

  @Property({ type: 'integer' })
  nights: number;

  @Property({ type: 'integer', check: 'adults >= 1' })
  adults: number;

  @Property({ type: 'json' })
  childrenAges: number[];

  @Property({ type: 'json' })
  extras: { code: string; qty: number }[];

  @Property({ type: 'string', length: 100, nullable: true })
  transfer: string | null;

  @Property({ type: 'string', length: 16, nullable: true })
  arrivalFlightAt: string | null;

  @Property({ type: 'string', length: 16, nullable: true })
  departureFlightAt: string | null;

  @Property({ type: 'integer' })
  priceMinor: number;

  @Property({ type: 'string', length: 20 })
  pricingType: PricingType;

  @Property({ type: 'json', nullable: true })
  occupancy: Occupancy | null;

  @Property({ type: 'integer', check: 'total_minor > 0' })
  totalMinor: number;

  @Property({ type: 'integer', check: 'deposit_minor >= 0 and deposit_minor <= total_minor' })
  depositMinor: number;

  @Property({ type: 'date', nullable: true })
  balanceDueOn: string | null;

  @Property({ type: 'json' })
  priceDetails: PriceDetailsDto;

  @Property({ type: 'string', length: 3, nullable: true })
  displayCurrency: string | null;

  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  displayRate: string | null;

  @Property({ type: 'integer', nullable: true })
  totalBeforeMinor: number | null;

  @Property({ type: 'string', length: 500, nullable: true })
  priceReason: string | null;

  @Property({ type: 'text' })
  words: string;

  @Property({ type: 'date' })
  validUntil: string;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null' })
  author: Rel<User> | null;

  /** What the guest said to it. */
  @Property({ type: 'text', default: '' })
  answer: string = '';

  /** The office knows that it could not be accepted: there were no places. */
  @Property({ type: 'boolean', default: false })
  soldOutTold: boolean = false;

  /** The booking that it became. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  bookingId: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  constructor(facts: OfferFacts, now: Date) {
    Object.assign(this, facts);
    this.createdAt = now;
  }

  /** Ends it. */
  decide(status: Exclude<OfferStatus, 'open'>, now: Date, answer = ''): void {
    this.status = status;
    this.answer = answer;
    this.decidedAt = now;
  }
}
