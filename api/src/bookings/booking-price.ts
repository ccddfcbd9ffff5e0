import { type Offer, type Party, unitsOf } from '@atoll/contract/price';
import type { CurrencyCode } from '../common/currencies.js';
import { displayMinor, formatMinor, parseMinor } from '../common/money.js';
import type { PriceQuoteDto, ShownPriceDto } from './booking-price.dto.js';
import { PriceChangedError } from './bookings.errors.js';

/** Rate of a currency against US dollars: decimal text as stored. */
export interface DisplayRate {
  code: CurrencyCode;
  rate: string;
}

/** What an offer costs a party; with a rate also in that currency. */
export function quote(
  offer: Offer & { price_minor: number },
  party: Party,
  display: DisplayRate | null,
): PriceQuoteDto {
  const { pricing_type, occupancy, price_minor } = offer;
  const units = unitsOf(offer, party);
  const total = price_minor * units;
  return {
    price: formatMinor(price_minor),
    pricing_type,
    occupancy,
    units,
    total: formatMinor(total),
    currency: 'USD',
    ...(display && {
      display_currency: display.code,
      display_total: formatMinor(displayMinor(total, display.rate)),
      rate: String(Number(display.rate)),
    }),
  };
}

/**
 * A traveller accepts what was shown: the same total, at the same rate where it was shown in another currency.
 * @throws {PriceChangedError} 409 with the price as it is, also when it fell
 */
export function acceptShown(shown: ShownPriceDto, now: PriceQuoteDto): void {
  const sameTotal = parseMinor(shown.total) === parseMinor(now.total);
  const sameRate = Number(shown.rate ?? 1) === Number(now.rate ?? 1);
  if (!sameTotal || !sameRate) throw new PriceChangedError(now);
}
