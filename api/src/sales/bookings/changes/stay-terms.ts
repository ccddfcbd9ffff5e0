import { formatMinor, parseMinor } from '../../../platform/fields/money.js';
import type { PriceDetailsDto } from '../../quotes/quote.dto.js';
import type { PricedTrip } from '../../quotes/trip-prices.js';
import type { Booking } from '../booking.entity.js';
import type { KeptTerms } from './change-request.entity.js';
import type { StayTermsDto } from './stay-terms.dto.js';

const stillToCome = (cutoffs: StayTermsDto['cutoffs'], now: Date) =>
  cutoffs.filter(({ until }) => Date.parse(until) > now.getTime());

const conditions = ({ cancellation: { cutoffs, deposit_refundable } }: PriceDetailsDto, now: Date) => ({
  cutoffs: stillToCome(cutoffs, now),
  deposit_refundable,
});

/** What holds for a stay as it is booked; null in bookings from before conditions were kept. */
export const bookedTerms = (
  { nights, totalMinor, depositMinor, balanceDueOn, priceDetails }: Booking,
  now: Date,
): StayTermsDto | null =>
  priceDetails && {
    nights,
    total: formatMinor(totalMinor),
    deposit_due: formatMinor(depositMinor),
    balance_due_on: balanceDueOn,
    ...conditions(priceDetails, now),
  };

/** What would hold for a stay. */
export const pricedTerms = ({ offer, price, details }: PricedTrip, now: Date): StayTermsDto => ({
  nights: offer.duration_nights,
  total: formatMinor(price.total),
  deposit_due: details.deposit_due,
  balance_due_on: details.balance_due_at,
  ...conditions(details, now),
});

/**
 * True where a stay still has the nights and terms that somebody was shown. Tiers pass with time, and a deposit is smaller where the total is; all
 * else they have not agreed to.
 */
export function isAsShown(shown: KeptTerms, now: StayTermsDto, at: Date): boolean {
  const rest = ({ cutoffs, balance_due_on, deposit_refundable }: KeptTerms) =>
    JSON.stringify([
      stillToCome(cutoffs, at).map(({ until, refund_percent }) => [until, refund_percent]),
      balance_due_on,
      deposit_refundable,
    ]);
  const isCheaper = parseMinor(now.total) < parseMinor(shown.total);
  const [before, after] = [parseMinor(shown.deposit_due), parseMinor(now.deposit_due)];
  const isAsLong = (shown.nights ?? now.nights) === now.nights;
  return isAsLong && rest(shown) === rest(now) && (before === after || (isCheaper && after < before));
}
