import { formatMinor } from '../../platform/fields/money.js';
import { type Refused, isRefused, priceStay } from '../pricing/price-stay.js';
import type { PricedProduct, PriceRequest, StayPrice, TaxRule } from '../pricing/pricing.types.js';
import { seasonOf } from '../pricing/seasons.js';
import type { AvailabilityDayDto, AvailabilityStatus } from './availability.dto.js';
import { oncePerRun, runsOf } from './price-runs.js';

/** A day as its stock has it. */
export interface StockedDay {
  date: string;
  status: AvailabilityStatus;
  vacancies: number | null;
  capacity: number | null;
  min_nights: number | null;
  cutoff_at: string | null;
  is_guaranteed: boolean;
  /** Cents that this departure asks in place of its package; null = as the package. */
  price_minor: number | null;
  /** Kinds of room that are for sale this night, with the cents that it asks in place of the room's price; null where nobody counts. */
  rooms: Record<string, number | null> | null;
}

/** Who asks, on which day, and under which taxes. */
export type Asking = Pick<PriceRequest, 'adults' | 'children_ages' | 'booked_on' | 'supplied_on'> & {
  rules: readonly TaxRule[];
};

/** The rule that a place has all year, which is no season to anybody. */
const ALL_YEAR = 'all_year';

/** A day without what only prices need. */
const shown = (
  { date, status, vacancies, capacity, cutoff_at, is_guaranteed }: StockedDay,
  more: Pick<AvailabilityDayDto, 'min_nights' | 'season' | 'price_from'>,
): AvailabilityDayDto => ({
  ...{ date, status, vacancies, capacity, cutoff_at, currency: 'USD', ...more },
  // A day on which nothing begins guarantees nothing.
  is_guaranteed: is_guaranteed && status !== 'CLOSED',
});

const closed = (day: AvailabilityDayDto): AvailabilityDayDto => ({
  ...day,
  status: 'CLOSED',
  vacancies: null,
  capacity: null,
  price_from: null,
  is_guaranteed: false,
});

/** The season that rules a night: its code as others know it, and the nights that it asks for. */
function seasonIn(product: PricedProduct | undefined, date: string): { code: string | null; nights: number } {
  const season = product ? seasonOf(product.seasons, date) : null;
  return { code: season === null || season.code === ALL_YEAR ? null : season.code, nights: season?.min_nights ?? 1 };
}

/** A product on a day that asks an amount of its own; null = as always. */
export const asksOn = (product: PricedProduct, amount: number | null): PricedProduct =>
  amount === null ? product : { ...product, base: { ...product.base, amount } };

/** Prices of a product by day of arrival; a day may ask an amount of its own in place of the product's. */
function pricesOf(
  product: PricedProduct,
  nights: number,
  { rules, ...party }: Asking,
  runOf: (date: string) => number,
) {
  const priced = (date: string, asked: PricedProduct) =>
    priceStay(asked, { ...party, check_in: date, nights, extras: [] }, rules);
  const usual = oncePerRun(runOf, (date) => priced(date, product));
  return (date: string, amount: number | null): StayPrice | Refused =>
    amount === null ? usual(date) : priced(date, asksOn(product, amount));
}

/** Days of a package, each with what the whole trip costs the party. Where a season asks for a longer stay, nothing begins. */
export function tripDays(
  days: readonly StockedDay[],
  product: PricedProduct,
  nights: number,
  asking: Asking,
): AvailabilityDayDto[] {
  const runOf = runsOf(product, nights, asking.booked_on);
  const priceOn = pricesOf(product, nights, asking, runOf);
  const seasonOn = oncePerRun(runOf, (date) => seasonIn(product, date));
  return days.map((stocked) => {
    const day = shown(stocked, { min_nights: null, season: seasonOn(stocked.date).code, price_from: null });
    if (day.status === 'CLOSED') return day;
    const price = priceOn(day.date, stocked.price_minor);
    if (!isRefused(price)) return { ...day, price_from: formatMinor(price.total) };
    return price.refused.some(({ code }) => code === 'min_nights') ? closed(day) : day;
  });
}

/** A night alone: without the way to the place, however long a stay has to be. */
const nightOf = (product: PricedProduct): PricedProduct => ({
  ...product,
  transfer: null,
  seasons: product.seasons.map((season) => ({ ...season, min_nights: 1 })),
});

/** Nights of a place to stay, each with what it costs the party in the cheapest room that is for sale. */
export function placeNights(
  days: readonly StockedDay[],
  products: ReadonlyMap<string, PricedProduct>,
  asking: Asking,
): AvailabilityDayDto[] {
  // Seasons and reductions are the place's, whatever the room.
  const any = products.values().next().value;
  const runOf = runsOf(any ?? { seasons: [], reductions: [] }, 1, asking.booked_on);
  const seasonOn = oncePerRun(runOf, (date) => seasonIn(any, date));
  const kinds = [...products].map(([room, product]) => ({
    room,
    priceOn: pricesOf(nightOf(product), 1, asking, runOf),
  }));
  return days.map((stocked) => {
    const { date, status, rooms } = stocked;
    const season = seasonOn(date);
    const minNights = status === 'CLOSED' ? null : Math.max(stocked.min_nights ?? 1, season.nights);
    const day = shown(stocked, { min_nights: minNights, season: season.code, price_from: null });
    if (status === 'CLOSED') return day;
    const totals = kinds.flatMap(({ room, priceOn }) => {
      if (rooms && !(room in rooms)) return [];
      const price = priceOn(date, rooms?.[room] ?? null);
      return isRefused(price) ? [] : price.total;
    });
    return { ...day, price_from: totals.length === 0 ? null : formatMinor(Math.min(...totals)) };
  });
}
