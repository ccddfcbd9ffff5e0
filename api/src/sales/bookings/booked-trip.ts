import { type Occupancy, type PricingType, travellersOf, unitsOf } from '@atoll/contract/price';
import type { Rel } from '@mikro-orm/core';
import { Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import type { AirportNight } from '../../catalogue/transfers/overnight.js';
import { Transfer } from '../../catalogue/transfers/transfer.entity.js';
import { MEAL_PLANS, type MealPlan, oneOf } from '../../content/listing/codes.js';
import type { ProductKind } from '../products/product-kinds.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import type { KeptTransferCheck } from './flights/kept-transfer-check.js';
import { CONTACT_CHANNELS, type ContactChannel } from './booking-status.js';

/** What a booking is of: a package, or nights in a kind of room. */
export type BookedProduct = { package: Package } | { resort: Resort; roomCode: string };

/** What was agreed about a trip: who goes where and when, for how much, and how to reach them. */
export interface TripFacts {
  product: BookedProduct;
  /** Rooms that were asked for; null for as many as the party needs. */
  rooms: number | null;
  mealPlan: MealPlan | null;
  /** Price, pricing, occupancy, nights: copied, so that a later change of what was sold leaves the booking alone. */
  priceMinor: number;
  pricingType: PricingType;
  occupancy: Occupancy | null;
  /** Cents. */
  totalMinor: number;
  depositMinor: number;
  /** Last day on which the rest may arrive; null when all of it is due at once. */
  balanceDueOn: string | null;
  priceDetails: PriceDetailsDto;
  checkIn: string;
  checkOut: string;
  nights: number;
  adults: number;
  childrenAges: number[];
  /** As they stand on the tickets, `YYYY-MM-DDTHH:MM` in the Maldives. */
  arrivalFlightAt: string | null;
  departureFlightAt: string | null;
  /** Another way to the island than the main one. */
  transfer: Transfer | null;
  transferCheck: KeptTransferCheck | null;
  /** Rooms near the airport that are a part of it. */
  airportNights: AirportNight[];
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  contactCountry: string | null;
  preferredChannel: ContactChannel | null;
  specialRequests: string;
  locale: string;
  displayCurrency: string | null;
  displayRate: string | null;
}

/** The columns of a booking that say what was agreed. */
export abstract class BookedTrip {
  /** Either this or `resort`. */
  @Index()
  @ManyToOne({ entity: () => Package, nullable: true, deleteRule: 'restrict' })
  package: Rel<Package> | null = null;

  @ManyToOne({ entity: () => Resort, nullable: true, deleteRule: 'restrict' })
  resort: Rel<Resort> | null = null;

  /** `code` of one of the resort's kinds of room. */
  @Property({ type: 'string', length: 40, nullable: true })
  roomCode: string | null = null;

  /** Rooms that were asked for, where the party could do with less; null for as many as it needs. */
  @Property({ type: 'integer', nullable: true, check: 'rooms >= 1' })
  rooms: number | null = null;

  /** Of a stay in a room; a package has its own. */
  @Property({ type: 'string', length: 3, nullable: true, check: oneOf('meal_plan', MEAL_PLANS) })
  mealPlan: MealPlan | null = null;

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

  /** The way to the island that was chosen; null for the main one. */
  @Index()
  @ManyToOne({ entity: () => Transfer, nullable: true, deleteRule: 'set null' })
  transfer: Rel<Transfer> | null;

  /** Whether the flights fit the way to the island, as it was when they were last told; null without flights or ways. */
  @Property({ type: 'json', nullable: true })
  transferCheck: KeptTransferCheck | null;

  /** Nights near the airport among its extras; none in bookings from before their rooms were counted. */
  @Property({ type: 'json', default: '[]' })
  airportNights: AirportNight[];

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

  /** Price of the package, or of the room a night, at the time of booking, in cents. */
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

  /** Of the total, due when the agency has said yes; with it the booking is confirmed. In cents. */
  @Property({ type: 'integer', check: 'deposit_minor >= 0 and deposit_minor <= total_minor' })
  depositMinor: number;

  /** Last day on which the rest may arrive; null when all of it is due at once. */
  @Property({ type: 'date', nullable: true })
  balanceDueOn: string | null;

  /** How the total came about, and under which conditions, as the guest read it; null in bookings from before it was kept. */
  @Property({ type: 'json', nullable: true })
  priceDetails: PriceDetailsDto | null;

  @Property({ type: 'string', length: 3 })
  currency: string;

  /** Currency in which the traveller saw the price, and its rate at that time; null for USD. */
  @Property({ type: 'string', length: 3, nullable: true })
  displayCurrency: string | null;

  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  displayRate: string | null;

  @Property({ type: 'string', length: 2 })
  locale: string;

  /** Kind and id of what it is of. */
  get sold(): { kind: ProductKind; id: number } {
    if (this.package) return { kind: 'package', id: this.package.id };
    if (this.resort) return { kind: 'resort', id: this.resort.id };
    throw new RangeError('a booking of nothing');
  }

  /** Whether their flights fit to the way there, as far as they are known: nobody pays for a trip that they cannot reach. */
  get isReached(): boolean {
    return this.transferCheck?.feasible !== false;
  }

  /** Takes over what was agreed, or what of it is another by now, and counts whom it is for. */
  protected agree({ product, ...facts }: Partial<TripFacts>): void {
    Object.assign(this, product, facts);
    const party = { adults: this.adults, children_ages: this.childrenAges, rooms: this.rooms };
    this.travellers = travellersOf(party);
    this.units = unitsOf({ pricing_type: this.pricingType, occupancy: this.occupancy }, party);
  }
}
