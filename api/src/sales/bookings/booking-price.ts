import { unitsOf } from '@atoll/contract/price';
import { displayMinor, formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { Offering } from '../quotes/offered-products.js';
import { type QuotedStay, quotedProduct } from '../quotes/quote-tokens.js';
import { termsOf } from '../quotes/quoted-terms.js';
import type { PricedTrip } from '../quotes/trip-prices.js';
import type { PriceQuoteDto } from './booking-price.dto.js';
import { OfferChangedError } from './bookings.errors.js';
import type { CreateBookingDto } from './bookings.dto.js';

/** What a traveller saw and accepts. */
export interface Shown {
  /** Cents. */
  total: number;
  /** Of the currency it was shown in; null for US dollars. */
  rate: string | null;
  /** Absent where the present ones are meant. */
  nights?: number | undefined;
  policy?: string | undefined;
  /** Cents. */
  deposit?: number | undefined;
  /** Day by which the rest is due. */
  balanceDue?: string | undefined;
  /** Of a quote: all else that it said (`termsOf`). */
  terms?: string | undefined;
}

/** What a client says that it showed. */
export const shownIn = ({
  total,
  rate,
  nights,
  cancellation_policy,
  deposit_due,
  balance_due_at,
}: NonNullable<CreateBookingDto['shown_price']>): Shown => ({
  total: parseMinor(total),
  rate: rate ?? null,
  nights,
  policy: cancellation_policy,
  deposit: deposit_due === undefined ? undefined : parseMinor(deposit_due),
  balanceDue: balance_due_at,
});

type Asked = Pick<CreateBookingDto, 'check_in' | 'adults' | 'children_ages' | 'extras'>;

/** Nights of a package may be others by now: that is told apart. */
const asked = (
  { check_in, adults, children_ages = [], extras = [] }: Asked,
  { product, rooms, meal_plan }: ReturnType<typeof quotedProduct>,
  nights: number | null,
): string =>
  JSON.stringify([
    ...[product, rooms, meal_plan, nights],
    ...[check_in, adults, children_ages, extras.map(({ code, qty }) => [code, qty])],
  ]);

/** True when a quote was made for what is booked now. */
export function isQuoteOf(quoted: QuotedStay, dto: CreateBookingDto, offer: Offering, way: number | null): boolean {
  const nightsOf = (nights: number) => (offer.kind === 'resort' ? nights : null);
  return (
    quoted.transfer === way &&
    asked(quoted, quoted, nightsOf(quoted.nights)) === asked(dto, quotedProduct(offer), nightsOf(offer.duration_nights))
  );
}

/** What a trip costs a party now, for somebody who saw another price. */
function offerNow({ offer, price, details, display }: PricedTrip, dto: CreateBookingDto): PriceQuoteDto {
  const { code, label } = details.cancellation;
  return {
    price: formatMinor(offer.price_minor),
    pricing_type: offer.pricing_type,
    occupancy: offer.occupancy,
    units: unitsOf(offer, { adults: dto.adults, children_ages: dto.children_ages ?? [], rooms: offer.rooms }),
    total: formatMinor(price.total),
    currency: 'USD',
    nights: offer.duration_nights,
    cancellation_policy: { code: code as PriceQuoteDto['cancellation_policy']['code'], label },
    ...(display && {
      display_currency: display.code,
      display_total: formatMinor(displayMinor(price.total, display.rate)),
      rate: String(Number(display.rate)),
    }),
    details,
  };
}

/**
 * A traveller accepts what was shown: the same total, at the same rate where it was shown in another currency, for as many nights
 * and under the cancellation policy that stood beside it, with as much to pay by the same days, where the client says which; after a quote all that it said.
 * @throws {OfferChangedError} 409 with the offer as it is, also when the price fell
 */
export function acceptShown(shown: Shown, trip: PricedTrip, dto: CreateBookingDto): void {
  const now = offerNow(trip, dto);
  const sameRate = Number(shown.rate ?? 1) === Number(now.rate ?? 1);
  if (shown.total !== trip.price.total || !sameRate) throw new OfferChangedError('price_changed', now);
  const sameStay = (shown.nights ?? now.nights) === now.nights;
  const samePolicy = (shown.policy ?? now.cancellation_policy.code) === now.cancellation_policy.code;
  const sameTerms = shown.terms === undefined || shown.terms === termsOf(trip);
  const { deposit_due, balance_due_at } = trip.details;
  const sameDue =
    (shown.deposit ?? parseMinor(deposit_due)) === parseMinor(deposit_due) &&
    (shown.balanceDue ?? balance_due_at) === balance_due_at;
  if (!sameStay || !samePolicy || !sameTerms || !sameDue) throw new OfferChangedError('trip_changed', now);
}
