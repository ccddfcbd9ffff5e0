import { addDays } from '@atoll/contract/days';
import { parseMinor } from '../../platform/fields/money.js';
import type { AvailabilityStatus } from '../availability/availability.dto.js';
import { type Asking, type StockedDay, asksOn, placeNights, tripDays } from '../availability/priced-days.js';
import { maldivesInstant } from '../pricing/maldives-time.js';
import { perUnit } from '../pricing/price-figures.js';
import { isRefused, priceStay } from '../pricing/price-stay.js';
import type { PricedProduct, TaxRule } from '../pricing/pricing.types.js';

/** A package that is sold, as far as its card goes. */
export interface Sold {
  product: PricedProduct;
  nights: number;
  group_size_min: number;
  group_size_max: number;
  /** Cents that were asked in place of the product's amount before. */
  original_minor: number | null;
}

/** What a card says a package costs; in cents. */
export interface CardPrice {
  date: string;
  /** For a traveller, a room or the group. */
  amount: number;
  /** For the whole party. */
  total: number;
  /** The amount without the offer; null without one. */
  original: number | null;
  /** The amount on the cheapest and on the dearest day. */
  lowest: number;
  highest: number;
}

/** A day with one of these can be asked for. */
const OPEN: ReadonlySet<AvailabilityStatus> = new Set(['AVAILABLE', 'LIMITED', 'FREESALE', 'ON_REQUEST']);

/** For how many adults a card's price is: two, or as near to two as the package takes. */
export const cardAdults = ({ group_size_min: least, group_size_max: most }: Sold): number =>
  Math.min(Math.max(2, least), most);

/** Who asks for a card's price on a day, under which taxes. */
export const askingOn = (sold: Sold, today: string, rules: readonly TaxRule[]): Asking => ({
  adults: cardAdults(sold),
  children_ages: [],
  booked_on: today,
  supplied_on: today,
  rules,
});

/** What the party would pay without any offer: without the reduction, at the amount of before. A departure's own amount is no offer. */
function totalBefore({ product, nights, original_minor: original }: Sold, day: StockedDay, asking: Asking): number {
  const usual =
    day.price_minor === null && original !== null ? asksOn(product, original) : asksOn(product, day.price_minor);
  const { rules, ...party } = asking;
  const price = priceStay({ ...usual, reductions: [] }, { ...party, check_in: day.date, nights, extras: [] }, rules);
  return isRefused(price) ? 0 : price.total;
}

/**
 * The price on a card: what the calendar says of the first of these days that can be asked for.
 * @param days in their order
 * @returns null where no day can be asked for, or none has a price
 */
export function cardPrice(sold: Sold, days: readonly StockedDay[], asking: Asking): CardPrice | null {
  const { product, nights } = sold;
  const amountOf = (total: number) => perUnit(total, product.base, asking);
  const open = tripDays(days, product, nights, asking).flatMap(({ date, status, price_from: price }, index) => {
    const day = days[index];
    return day && price !== null && OPEN.has(status) ? [{ date, day, total: parseMinor(price) }] : [];
  });
  const [next] = open;
  if (!next) return null;
  const amounts = open.map(({ total }) => amountOf(total));
  const [amount, original] = [amountOf(next.total), amountOf(totalBefore(sold, next.day, asking))];
  return {
    date: next.date,
    amount,
    total: next.total,
    original: original > amount ? original : null,
    lowest: Math.min(...amounts),
    highest: Math.max(...amounts),
  };
}

/** What a card says a night costs at a resort, in its cheapest room for two; in cents. */
export type NightPrice = Pick<CardPrice, 'date' | 'amount' | 'lowest' | 'highest'>;

/**
 * The price of a night on a card: what the calendar says of the first of these nights that can be asked for.
 * @param days in their order
 * @returns null where no night can be asked for, or none has a price
 */
export function nightPrice(
  days: readonly StockedDay[],
  rooms: ReadonlyMap<string, PricedProduct>,
  asking: Asking,
): NightPrice | null {
  // A night has a price where a room of it is for sale, or is asked for.
  const open = placeNights(days, rooms, asking).flatMap(({ date, price_from: price }) =>
    price === null ? [] : [{ date, amount: parseMinor(price) }],
  );
  const [next] = open;
  if (!next) return null;
  const amounts = open.map(({ amount }) => amount);
  return { ...next, lowest: Math.min(...amounts), highest: Math.max(...amounts) };
}

/** Until when it holds without any change: to the end of the day in the Maldives, or until the day of arrival is not sold any more. */
export function freshUntil(price: Pick<CardPrice, 'date'> | null, days: readonly StockedDay[], today: string): Date {
  const tomorrow = maldivesInstant(addDays(today, 1), '00:00');
  const cutoff = days.find(({ date }) => date === price?.date)?.cutoff_at ?? null;
  return cutoff !== null && new Date(cutoff) < tomorrow ? new Date(cutoff) : tomorrow;
}
