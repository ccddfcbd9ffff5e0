import type { TripRequest } from '../../quotes/trip-prices.js';
import type { Booking } from '../booking.entity.js';

/** What a booking asked for, to be priced again. */
export const askedAgain = ({
  package: { id },
  checkIn,
  adults,
  childrenAges,
  transfer,
  priceDetails,
}: Booking): TripRequest => ({
  package: String(id),
  check_in: checkIn,
  adults,
  children_ages: childrenAges,
  transfer: transfer && String(transfer.id),
  extras: (priceDetails?.lines ?? []).flatMap(({ kind, code, qty }) =>
    kind === 'extra' && code !== null ? [{ code, qty }] : [],
  ),
});
