import { type Occupancy, type PricingType, travellersOf, unitsOf } from '@atoll/contract/price';
import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { User } from '../../people/accounts/user.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { oneOf } from '../../content/listing/codes.js';
import { BOOKING_STATUSES, type BookingStatus, CONTACT_CHANNELS, type ContactChannel } from './booking-status.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import { newReference } from './reference.js';

const STATUS_LIST = BOOKING_STATUSES.map((status) => `'${status}'`).join(', ');

/** How long the agency has to answer a request. Milliseconds. */
const REPLY_WITHIN = 24 * 3_600_000;

/** The terms as they stood when they were accepted. */
export interface AcceptedTerms {
  /** Version in the site's settings. */
  termsVersion: string | null;
  /** SHA-256 of their words in the language of the booking; null while there is no such page. */
  termsHash: string | null;
}

export interface NewBooking extends AcceptedTerms {
  package: Package;
  /** Price, pricing, occupancy, nights: copied, so that a later change of the package leaves the booking alone. */
  priceMinor: number;
  pricingType: PricingType;
  occupancy: Occupancy | null;
  /** Cents. */
  totalMinor: number;
  priceDetails: PriceDetailsDto;
  checkIn: string;
  checkOut: string;
  nights: number;
  adults: number;
  childrenAges: number[];
  /** As they stand on the tickets, `YYYY-MM-DDTHH:MM` in the Maldives. */
  arrivalFlightAt: string | null;
  departureFlightAt: string | null;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  contactCountry: string | null;
  preferredChannel: ContactChannel | null;
  specialRequests: string;
  locale: string;
  source: 'form' | 'whatsapp';
  displayCurrency: string | null;
  displayRate: string | null;
}

/** A request to travel, and what becomes of it. Its price comes from the package, never from the caller. */
@Entity()
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'booking_contact_address_index',
  expression: 'create index "booking_contact_address_index" on "booking" (lower("contact_email"))',
})
@Index({ properties: ['status', 'createdAt'] })
export class Booking {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Unique()
  @Property({ type: 'string', length: 9 })
  reference: string = newReference();

  @Property({ type: 'string', length: 20, check: `status in (${STATUS_LIST})` })
  status: BookingStatus = 'requested';

  @Index()
  @ManyToOne({ entity: () => Package, deleteRule: 'restrict' })
  package: Rel<Package>;

  @Index()
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

  @Property({ type: 'integer', check: 'travellers >= adults' })
  travellers: number;

  /** Landing, `YYYY-MM-DDTHH:MM` in the Maldives; it has no zone. */
  @Property({ type: 'string', length: 16, nullable: true })
  arrivalFlightAt: string | null;

  @Property({ type: 'string', length: 16, nullable: true })
  departureFlightAt: string | null;

  @Property({ type: 'string', length: 100 })
  contactName: string;

  @Index()
  @Property({ type: 'string', length: 254 })
  contactEmail: string;

  @Property({ type: 'string', length: 20 })
  contactPhone: string;

  /** ISO 3166-1 alpha-2. */
  @Property({ type: 'string', length: 2, nullable: true })
  contactCountry: string | null;

  /** How the traveller wants to be answered; null for as the agency sees fit. */
  @Property({ type: 'string', length: 10, nullable: true, check: oneOf('preferred_channel', CONTACT_CHANNELS) })
  preferredChannel: ContactChannel | null;

  @Property({ type: 'text' })
  specialRequests: string;

  /** Price of the package at the time of booking, in cents. */
  @Property({ type: 'integer', check: 'price_minor >= 0' })
  priceMinor: number;

  @Property({ type: 'string', length: 20, check: "pricing_type in ('per_person', 'per_group', 'per_room')" })
  pricingType: PricingType;

  /** Whom a room takes, as the package said it; only where the price is per room. */
  @Property({ type: 'json', nullable: true, check: "(pricing_type = 'per_room') = (occupancy is not null)" })
  occupancy: Occupancy | null;

  /** How often the price counts: travellers, rooms, or 1 for a group. */
  @Property({ type: 'integer', check: 'units >= 1' })
  units: number;

  /** All that is to be paid, in cents. */
  @Property({ type: 'integer', check: 'total_minor >= 0' })
  totalMinor: number;

  /** How the total came about, and under which conditions, as the guest read it; null in bookings from before it was kept. */
  @Property({ type: 'json', nullable: true })
  priceDetails: PriceDetailsDto | null;

  @Property({ type: 'string', length: 3 })
  currency: string = 'USD';

  /** Currency in which the traveller saw the price, and its rate at that time; null for USD. */
  @Property({ type: 'string', length: 3, nullable: true })
  displayCurrency: string | null;

  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  displayRate: string | null;

  @Property({ type: 'string', length: 2 })
  locale: string;

  @Property({ type: 'string', length: 10, check: "source in ('form', 'whatsapp')" })
  source: 'form' | 'whatsapp';

  @Property({ type: 'timestamptz' })
  replyBy: Date;

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

  constructor(values: NewBooking, accessTokenHash: (id: string) => string, now: Date) {
    Object.assign(this, values);
    const party = { adults: values.adults, children_ages: values.childrenAges };
    this.travellers = travellersOf(party);
    this.units = unitsOf({ pricing_type: values.pricingType, occupancy: values.occupancy }, party);
    this.accessTokenHash = accessTokenHash(this.id);
    this.replyBy = new Date(now.getTime() + REPLY_WITHIN);
    this.termsAcceptedAt = now;
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** Another reference, when the first one is taken. */
  renewReference(): void {
    this.reference = newReference();
  }
}
