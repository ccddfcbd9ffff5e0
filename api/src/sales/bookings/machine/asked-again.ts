import type { TripRequest } from '../../quotes/trip-prices.js';
import type { Booking } from '../booking.entity.js';

const productAgain = ({ package: trip, resort, roomCode, nights, rooms, mealPlan }: Booking) =>
  trip
    ? { package: String(trip.id) }
    : { resort: String(resort?.id), room_type: roomCode, nights, rooms, meal_plan: mealPlan };

/** What a booking asked for, to be priced again. */
export const askedAgain = (
  booking: Booking,
): TripRequest & Required<Pick<TripRequest, 'children_ages' | 'extras'>> => ({
  ...productAgain(booking),
  check_in: booking.checkIn,
  adults: booking.adults,
  children_ages: booking.childrenAges,
  transfer: booking.transfer && String(booking.transfer.id),
  extras: (booking.priceDetails?.lines ?? []).flatMap(({ kind, code, qty }) =>
    kind === 'extra' && code !== null ? [{ code, qty }] : [],
  ),
});
