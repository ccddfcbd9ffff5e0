import type {
  BasePrice,
  PricedProduct,
  PriceRequest,
  Reduction,
  Season,
  StayPrice,
  TaxedStay,
  TaxRule,
} from '../src/catalogue/pricing/pricing.types.js';
import { isRefused, priceStay } from '../src/catalogue/pricing/price-stay.js';

/** A product with a price per person of 1,000.00, all in, and nothing else. */
export const product = (
  base: Partial<BasePrice> = {},
  rest: Partial<Omit<PricedProduct, 'base'>> = {},
): PricedProduct => ({
  base: {
    pricing_type: 'per_person',
    per: 'stay',
    amount: 100_000,
    taxes: 'included',
    occupancy: null,
    child_bands: [],
    single_supplement: 0,
    ...base,
  },
  seasons: [],
  extras: [],
  reductions: [],
  transfer: null,
  meals: [],
  stays: [],
  service_charge_bp: null,
  ...rest,
});

/** Two adults for a week in March. */
export const request = (rest: Partial<PriceRequest> = {}): PriceRequest => ({
  adults: 2,
  children_ages: [],
  check_in: '2027-03-10',
  nights: 7,
  extras: [],
  booked_on: '2026-11-23',
  supplied_on: '2026-11-23',
  ...rest,
});

/** Thirty percent more over Christmas and the New Year. */
export const season = (rest: Partial<Season> = {}): Season => ({
  code: 'FESTIVE',
  from: '2026-12-23',
  to: '2027-01-09',
  priority: 10,
  surcharge_bp: 3_000,
  min_nights: 1,
  policy: null,
  obligatory: [],
  ...rest,
});

/** Ten percent off for everybody. */
export const reduction = (rest: Partial<Reduction> = {}): Reduction => ({
  code: 'EARLY',
  off_bp: 1_000,
  arrive_from: null,
  arrive_to: null,
  book_from: null,
  book_to: null,
  days_ahead_min: null,
  days_ahead_max: null,
  nights_min: null,
  ...rest,
});

/** A resort with an island of its own, from 14:00 to 12:00. */
export const stay = (rest: Partial<TaxedStay> = {}): TaxedStay => ({
  place: 'uninhabited_island',
  registered_rooms: 120,
  nights: null,
  check_in_time: '14:00',
  check_out_time: '12:00',
  ...rest,
});

/** A guesthouse with twenty rooms on an island where people live. */
export const guesthouse = (rest: Partial<TaxedStay> = {}): TaxedStay =>
  stay({ place: 'inhabited_island', registered_rooms: 20, ...rest });

/** Ten percent of the price, everywhere and for good. */
export const taxRule = (rest: Partial<TaxRule> = {}): TaxRule => ({
  id: 'service',
  code: 'SERVICE',
  kind: 'percent',
  rate: 1_000,
  base: 'net',
  applies_to: ['stay', 'extra', 'transfer'],
  valid_from: '2008-10-15',
  valid_to: null,
  places: [],
  rooms_max: null,
  rooms_min: null,
  age_min: null,
  ...rest,
});

const gst = (rest: Partial<TaxRule>) => taxRule({ code: 'T_GST', base: 'net_plus_service', ...rest });

const green = (rest: Partial<TaxRule>) =>
  taxRule({
    code: 'GREEN_TAX',
    kind: 'per_person_per_day',
    rate: 1_200,
    applies_to: ['stay'],
    valid_from: '2025-01-01',
    age_min: 2,
    ...rest,
  });

/** The law (maldives.md 6.3). */
export const LAW: readonly TaxRule[] = [
  taxRule(),
  gst({ id: 'gst-16', rate: 1_600, valid_from: '2023-01-01', valid_to: '2025-06-30' }),
  gst({ id: 'gst-17', rate: 1_700, valid_from: '2025-07-01' }),
  green({ id: 'green-12', places: ['uninhabited_island', 'vessel'] }),
  green({ id: 'green-12-large', places: ['inhabited_island'], rooms_min: 51 }),
  green({ id: 'green-6', places: ['inhabited_island'], rooms_max: 50, rate: 600 }),
];

/** The price of a stay that has one. */
export function priceOf(what: PricedProduct, who: PriceRequest, rules: readonly TaxRule[] = LAW): StayPrice {
  const price = priceStay(what, who, rules);
  if (isRefused(price)) throw new Error(JSON.stringify(price.refused));
  return price;
}
