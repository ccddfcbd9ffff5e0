import { type Offer, type Party, unitsOf } from '@atoll/contract/price';
import type { CancellationPolicyDto } from '../../content/listing/parts.dto.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { displayMinor, formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { PriceQuoteDto, ShownPriceDto } from './booking-price.dto.js';
import { OfferChangedError } from './bookings.errors.js';

/** Rate of a currency against US dollars: decimal text as stored. */
export interface DisplayRate {
  code: CurrencyCode;
  rate: string;
}

/** What is offered, besides its price. */
interface Bookable extends Offer {
  price_minor: number;
  duration_nights: number;
  cancellation_policy: CancellationPolicyDto;
}

/** What an offer costs a party, and under which conditions; with a rate also in that currency. */
export function quote(offer: Bookable, party: Party, display: DisplayRate | null): PriceQuoteDto {
  const { pricing_type, occupancy, price_minor, duration_nights, cancellation_policy } = offer;
  const units = unitsOf(offer, party);
  const total = price_minor * units;
  return {
    price: formatMinor(price_minor),
    pricing_type,
    occupancy,
    units,
    total: formatMinor(total),
    currency: 'USD',
    nights: duration_nights,
    cancellation_policy,
    ...(display && {
      display_currency: display.code,
      display_total: formatMinor(displayMinor(total, display.rate)),
      rate: String(Number(display.rate)),
    }),
  };
}

/**
 * A traveller accepts what was shown: the same total, at the same rate where it was shown in another currency, for as many nights
 * and under the cancellation policy that stood beside it, where the client says which.
 * @throws {OfferChangedError} 409 with the offer as it is, also when the price fell
 */
export function acceptShown(shown: ShownPriceDto, now: PriceQuoteDto): void {
  const sameTotal = parseMinor(shown.total) === parseMinor(now.total);
  const sameRate = Number(shown.rate ?? 1) === Number(now.rate ?? 1);
  if (!sameTotal || !sameRate) throw new OfferChangedError('price_changed', now);
  const sameStay = (shown.nights ?? now.nights) === now.nights;
  const samePolicy = (shown.cancellation_policy ?? now.cancellation_policy.code) === now.cancellation_policy.code;
  if (!sameStay || !samePolicy) throw new OfferChangedError('trip_changed', now);
}
