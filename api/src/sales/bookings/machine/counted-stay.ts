import type { Booking } from '../booking.entity.js';
import type { CountedStay } from './stay-stock.queries.js';

/** What is counted of a booking's stay. */
export const countedStay = (booking: Booking): CountedStay => ({
  packageId: booking.package?.id ?? null,
  room: booking.resort && booking.roomCode !== null ? { resort: booking.resort.id, code: booking.roomCode } : null,
  checkIn: booking.checkIn,
  nights: booking.nights,
  travellers: booking.travellers,
  adults: booking.adults,
  airportNights: booking.airportNights,
  rooms: booking.pricingType === 'per_room' ? booking.units : null,
});
