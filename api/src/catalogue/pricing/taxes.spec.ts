import { describe, expect, it } from '@jest/globals';
import { guesthouse, LAW, priceOf, product, request, stay } from '../../../test/priced-stays.js';
import { nightsOfStays, taxedDays, taxedPersons } from './green-tax.js';
import type { PricedProduct, TaxRule } from './pricing.types.js';

const onTop = (amount: number, rest: Partial<Omit<PricedProduct, 'base'>> = {}) =>
  product({ taxes: 'on_top', pricing_type: 'per_group', amount }, rest);
const included = (amount: number, rest: Partial<Omit<PricedProduct, 'base'>> = {}) =>
  product({ pricing_type: 'per_group', amount }, rest);
/** A trip without a night: percentages and nothing else. */
const DAY_TRIP = request({ nights: 0 });
const FAMILY = request({ adults: 2, children_ages: [5, 1], nights: 7 });

const taxes = (...of: Parameters<typeof priceOf>) =>
  priceOf(...of).taxes.map(({ rule, base, amount }) => [rule, base, amount]);

describe('$100.00++', () => {
  it('is 128.70, and with the rate before July 2025 127.60', () => {
    const price = priceOf(onTop(10_000), DAY_TRIP);
    expect(price.total).toBe(12_870);
    expect(price.net).toBe(10_000);
    expect(price.taxes).toEqual([
      { code: 'SERVICE', rule: 'service', rate: 1_000, kind: 'percent', base: 10_000, amount: 1_000 },
      { code: 'T_GST', rule: 'gst-17', rate: 1_700, kind: 'percent', base: 11_000, amount: 1_870 },
    ]);
    const paidBefore = { ...DAY_TRIP, supplied_on: '2025-06-30' };
    expect(priceOf(onTop(10_000), paidBefore).total).toBe(12_760);
    expect(taxes(onTop(10_000), paidBefore)[1]).toEqual(['gst-16', 11_000, 1_760]);
  });

  it('is the price without what is inside 128.70', () => {
    const price = priceOf(included(12_870), DAY_TRIP);
    expect([price.net, price.total, price.taxes_included]).toEqual([10_000, 12_870, true]);
    expect(price.taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [10_000, 1_000],
      [11_000, 1_870],
    ]);
  });

  it('pays the service charge of the place, and T-GST on it', () => {
    expect(taxes(onTop(10_000, { service_charge_bp: 1_200 }), DAY_TRIP)).toEqual([
      ['service', 10_000, 1_200],
      ['gst-17', 11_200, 1_904],
    ]);
    expect(taxes(onTop(10_000, { service_charge_bp: 0 }), DAY_TRIP)).toEqual([['gst-17', 10_000, 1_700]]);
  });
});

describe('Green Tax', () => {
  it('of two adults, a child of 5 and an infant is 252.00 for seven nights in a resort, 126.00 in a small guesthouse', () => {
    expect(taxes(onTop(0, { stays: [stay()] }), FAMILY)).toEqual([['green-12', 21, 25_200]]);
    expect(taxes(onTop(0, { stays: [guesthouse()] }), FAMILY)).toEqual([['green-6', 21, 12_600]]);
  });

  it.each([
    ['14:00', '12:00', 7, 7],
    ['14:00', '01:00', 7, 6],
    ['14:00', '02:00', 7, 7],
    ['14:00', '01:59', 7, 6],
    ['14:00', '14:00', 7, 7],
    ['12:00', '14:00', 7, 7],
    ['00:00', '12:00', 7, 8],
    ['14:00', '12:00', 1, 1],
    ['14:00', '01:00', 1, 0],
    ['14:00', '12:00', 0, 0],
    ['08:00', '22:00', 0, 1],
  ])('from %s to %s after %i nights is for %i days', (check_in_time, check_out_time, nights, days) => {
    expect(taxedDays(nights, stay({ check_in_time, check_out_time }))).toBe(days);
  });

  it('is not for those under two on the day of arrival, and for those whose age is not known', () => {
    expect(taxedPersons({ age_min: 2 }, { adults: 2, children_ages: [0, 1, 2, null] })).toBe(4);
    expect(taxedPersons({ age_min: null }, { adults: 2, children_ages: [0, 1, 2, null] })).toBe(6);
  });

  it('is for the nights of each place, in one line for each rule', () => {
    const trip = [stay({ nights: 2 }), guesthouse({ nights: 3 }), stay({ place: 'vessel', nights: 2 })];
    expect(taxes(onTop(0, { stays: trip }), request())).toEqual([
      ['green-12', 8, 9_600],
      ['green-6', 6, 3_600],
    ]);
  });

  it('is inside an amount before the percentages are', () => {
    const price = priceOf(included(12_870 + 16_800, { stays: [stay()] }), request());
    expect([price.net, price.total]).toEqual([10_000, 29_670]);
    expect(price.taxes.map(({ amount }) => amount)).toEqual([1_000, 1_870, 16_800]);
  });

  it('is owed even where less is asked than that', () => {
    const price = priceOf(included(0, { stays: [stay()] }), request());
    expect([price.net, price.total]).toEqual([-16_800, 0]);
    expect(price.taxes.map(({ amount }) => amount)).toEqual([16_800]);
  });
});

describe('nights of a trip', () => {
  const trip = (...nights: (number | null)[]) => nights.map((own) => stay({ nights: own }));

  it.each([
    [[null], 7, [7]],
    [[4, 3], 7, [4, 3]],
    [[null, 3], 7, [4, 3]],
    [[4, null, null], 7, [4, 3, 0]],
    [[4, 3], 9, [4, 5]],
    [[4, 3], 5, [4, 1]],
    [[4, null], 3, [3, 0]],
    [[7], 5, [5]],
    [[], 5, []],
  ])('with %j in its places are, for %i in all, %j', (own, nights, found) => {
    expect(nightsOfStays(trip(...own), nights)).toEqual(found);
  });
});

describe('a tax', () => {
  const only = (code: string, ...parts: TaxRule['applies_to']) =>
    LAW.map((rule) => (rule.code === code ? { ...rule, applies_to: parts } : rule));
  const rich = onTop(10_000, {
    extras: [{ code: 'cake', amount: 2_000, per: 'booking' }],
    transfer: { code: 'boat', adult: 4_000, child: 0, infant: 0, shared: false },
  });
  const wanted = { ...DAY_TRIP, extras: [{ code: 'cake', qty: 1 }] };

  it('is asked for stay, extras and transfer alike', () => {
    expect(taxes(rich, wanted)).toEqual([
      ['service', 16_000, 1_600],
      ['gst-17', 17_600, 2_992],
    ]);
  });

  it('is asked for what it applies to only', () => {
    expect(taxes(rich, wanted, only('SERVICE', 'stay'))).toEqual([
      ['service', 10_000, 1_000],
      ['gst-17', 17_000, 2_890],
    ]);
    expect(taxes(rich, wanted, only('T_GST', 'stay', 'extra'))).toEqual([
      ['service', 16_000, 1_600],
      ['gst-17', 13_200, 2_244],
    ]);
  });

  it('is the same out of amounts that hold it', () => {
    const rules = only('SERVICE', 'stay');
    const inside = included(12_870, {
      extras: [{ code: 'cake', amount: 2_340, per: 'booking' }],
      transfer: { code: 'boat', adult: 4_680, child: 0, infant: 0, shared: false },
    });
    expect(taxes(inside, wanted, rules)).toEqual(taxes(rich, wanted, rules));
    expect(priceOf(inside, wanted, rules).net).toBe(16_000);
  });

  it('with another rate in one place is asked there for its nights', () => {
    const rules = [...LAW, { ...LAW[2]!, id: 'gst-boat', rate: 800, places: ['vessel' as const] }];
    const trip = { stays: [stay({ nights: 4 }), stay({ place: 'vessel', nights: 3 })] };
    const found = taxes(onTop(70_000, trip), request(), rules);
    expect(found).toEqual([
      ['service', 70_000, 7_000],
      ['gst-17', 44_000, 7_480],
      ['gst-boat', 33_000, 2_640],
      ['green-12', 14, 16_800],
    ]);
    const inside = included(70_000 + 7_000 + 7_480 + 2_640 + 16_800, trip);
    expect(priceOf(inside, request(), rules).total).toBe(103_920);
  });

  it('of a code that the law does not name is asked beside the others', () => {
    const bed: TaxRule = { ...LAW[0]!, id: 'bed', code: 'ISLAND_FUND', rate: 100 };
    expect(taxes(onTop(10_000), DAY_TRIP, [bed, ...LAW])).toEqual([
      ['bed', 10_000, 100],
      ['service', 10_000, 1_000],
      ['gst-17', 11_000, 1_870],
    ]);
    expect(taxes(included(12_970), DAY_TRIP, [bed, ...LAW])).toEqual([
      ['bed', 10_000, 100],
      ['service', 10_000, 1_000],
      ['gst-17', 11_000, 1_870],
    ]);
  });
});
