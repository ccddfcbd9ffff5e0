import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@atoll/contract/days';
import type { PricedProduct, Reduction, Season } from '../pricing/pricing.types.js';
import { priceStay } from '../pricing/price-stay.js';
import { type StockedDay, tripDays } from './priced-days.js';
import { oncePerRun, runsOf } from './price-runs.js';

const FIRST = '2027-01-01';
const DAYS = 60;
const within = fc.integer({ min: -10, max: DAYS + 10 }).map((days) => addDays(FIRST, days));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const season = fc
  .record({
    from: within,
    length: fc.nat(25),
    priority: fc.nat(2),
    surcharge_bp: fc.integer({ min: -3000, max: 9000 }),
    min_nights: fc.integer({ min: 1, max: 6 }),
    gala: maybe(fc.nat(25)),
  })
  .map(({ from, length, gala, ...rest }): Omit<Season, 'code'> => ({
    ...rest,
    from,
    to: addDays(from, length),
    policy: null,
    obligatory: gala === null ? [] : [{ code: 'gala', on: addDays(from, gala), adult: 12_345, child: 500 }],
  }));
const reduction = fc
  .record({
    off_bp: fc.integer({ min: 100, max: 5000 }),
    arrive_from: maybe(within),
    arrive_to: maybe(within),
    book_from: maybe(within),
    book_to: maybe(within),
    days_ahead_min: maybe(fc.nat(70)),
    days_ahead_max: maybe(fc.nat(70)),
    nights_min: maybe(fc.nat(6)),
  })
  .map((one): Omit<Reduction, 'code'> => one);
const coded = <T>(all: readonly T[]) => all.map((one, index) => ({ ...one, code: `c${index}` }));

const product = fc
  .record({ seasons: fc.array(season, { maxLength: 5 }), reductions: fc.array(reduction, { maxLength: 3 }) })
  .map(({ seasons, reductions }): PricedProduct => ({
    base: {
      ...{ pricing_type: 'per_person', per: 'stay', amount: 98_765, taxes: 'included' },
      ...{ occupancy: null, child_bands: [], single_supplement: 0 },
    },
    seasons: coded(seasons),
    extras: [],
    reductions: coded(reductions),
    transfer: null,
    meals: [],
    stays: [],
    service_charge_bp: null,
  }));

describe('prices of many days', () => {
  it('are those of each day alone, though they are made once for all that are alike', () => {
    const shut = fc.uniqueArray(fc.nat(DAYS), { maxLength: 30 });
    fc.assert(
      fc.property(product, fc.integer({ min: 0, max: 7 }), shut, (product, nights, closed) => {
        const asking = { adults: 2, children_ages: [4], booked_on: addDays(FIRST, -3), supplied_on: FIRST, rules: [] };
        const days = Array.from({ length: DAYS }, (_, index): StockedDay => ({
          ...{ date: addDays(FIRST, index), status: closed.includes(index) ? 'CLOSED' : 'AVAILABLE' },
          ...{
            vacancies: 1,
            capacity: 2,
            min_nights: null,
            cutoff_at: null,
            price_minor: null,
            rooms: null,
            is_guaranteed: false,
          },
        }));
        const request = { ...asking, nights, extras: [] };
        for (const [index, { date, price_from }] of tripDays(days, product, nights, asking).entries()) {
          const price = priceStay(product, { ...request, check_in: date }, []);
          const total = closed.includes(index) || 'refused' in price ? null : (price.total / 100).toFixed(2);
          expect([date, price_from]).toEqual([date, total]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are few where few seasons change', () => {
    const high = { code: 'high', from: '2027-01-20', to: '2027-02-10', priority: 1, surcharge_bp: 100 };
    const seasons = [{ ...high, min_nights: 1, policy: null, obligatory: [] }];
    let made = 0;
    const count = oncePerRun(runsOf({ seasons, reductions: [] }, 5, FIRST), () => ++made);
    for (let days = 0; days < DAYS; days++) count(addDays(FIRST, days));
    expect(made).toBe(11);
  });
});
