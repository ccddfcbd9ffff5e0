import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { PriceDetailsDto } from '../../quotes/quote.dto.js';
import type { Booking } from '../booking.entity.js';
import { BookingEvent, type BookingEventType } from '../booking-event.entity.js';

/** Events with which something is agreed: a booking begins, its stay becomes another one, its price is agreed by hand, or it is taken up again. */
export const AGREEING = ['created', 'change', 'price', 'reopen'] as const satisfies readonly BookingEventType[];
export type AgreeingType = (typeof AGREEING)[number];

export const isAgreeing = (type: BookingEventType): type is AgreeingType =>
  (AGREEING as readonly BookingEventType[]).includes(type);

/** What was agreed with an event: stay, party, price and conditions as they stood then. Append-only. */
@Entity()
export class BookingAgreement {
  @ManyToOne({ entity: () => BookingEvent, primary: true, deleteRule: 'cascade' })
  event: Rel<BookingEvent>;

  @Property({ type: 'date' })
  checkIn: string;

  @Property({ type: 'date' })
  checkOut: string;

  @Property({ type: 'integer' })
  nights: number;

  @Property({ type: 'integer' })
  adults: number;

  @Property({ type: 'json' })
  childrenAges: number[];

  /** Cents, like the deposit. */
  @Property({ type: 'integer' })
  totalMinor: number;

  @Property({ type: 'integer' })
  depositMinor: number;

  /** Last day on which the rest may arrive; null when all of it is due at once. */
  @Property({ type: 'date', nullable: true })
  balanceDueOn: string | null;

  /** Names are in the language of the booking; null in bookings from before it was kept. */
  @Property({ type: 'json', nullable: true })
  priceDetails: PriceDetailsDto | null;

  constructor(event: BookingEvent, booking: Booking) {
    this.event = event;
    this.checkIn = booking.checkIn;
    this.checkOut = booking.checkOut;
    this.nights = booking.nights;
    this.adults = booking.adults;
    this.childrenAges = booking.childrenAges;
    this.totalMinor = booking.totalMinor;
    this.depositMinor = booking.depositMinor;
    this.balanceDueOn = booking.balanceDueOn;
    this.priceDetails = booking.priceDetails;
  }
}
