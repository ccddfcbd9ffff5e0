import { describe, expect, it } from '@jest/globals';
import { LAW, priceOf, product, reduction, request, season, stay } from '../../../test/priced-stays.js';
import { perUnit } from './price-figures.js';
import { priceStay } from './price-stay.js';

const BANDS = [
  { age_max: 1, share_bp: 0 },
  { age_max: 11, share_bp: 5_000 },
];
const GALA = { code: 'gala_christmas', on: '2026-12-24', adult: 20_000, child: 10_000 };
const RESORT = product(
  { per: 'night', amount: 20_000, taxes: 'on_top', child_bands: BANDS },
  {
    stays: [stay()],
    seasons: [season({ min_nights: 7, obligatory: [GALA], policy: 'festive_nonrefundable' })],
    reductions: [reduction({ off_bp: 1_000, nights_min: 7 })],
    extras: [{ code: 'whale_sharks', amount: 10_000, per: 'person' }],
    transfer: { code: 'seaplane', adult: 50_000, child: 25_000, infant: 0, shared: true },
  },
);
const PLAIN = { ...RESORT, reductions: [] };

describe('the price of a stay', () => {
  it('is one honest total for two adults, a child of 5 and an infant in a resort', () => {
    const price = priceOf(PLAIN, request({ children_ages: [5, 1] }));
    expect(price.lines.map(({ kind, qty, amount }) => [kind, qty, amount])).toEqual([
      ['base', 2, 280_000],
      ['child', 1, 0],
      ['child', 1, 70_000],
      ['transfer', 4, 125_000],
    ]);
    expect(price.taxes.map(({ code, amount }) => [code, amount])).toEqual([
      ['SERVICE', 47_500],
      ['T_GST', 88_825],
      ['GREEN_TAX', 25_200],
    ]);
    expect(price).toMatchObject({
      net: 475_000,
      total: 636_525,
      taxes_included: false,
      total_before: null,
      policy: null,
    });
  });

  it('has its season, the reduction of price and season, then what is never reduced', () => {
    const price = priceOf(RESORT, request({ check_in: '2026-12-19', extras: [{ code: 'whale_sharks', qty: 2 }] }));
    expect(price.lines.map(({ kind, code, qty, amount }) => [kind, code, qty, amount])).toEqual([
      ['base', null, 2, 280_000],
      ['season', 'FESTIVE', 3, 36_000],
      ['reduction', 'EARLY', 1, -31_600],
      ['obligatory', 'gala_christmas', 2, 40_000],
      ['extra', 'whale_sharks', 2, 20_000],
      ['transfer', 'seaplane', 2, 100_000],
    ]);
    expect(price.policy).toBe('festive_nonrefundable');
    expect(price.net).toBe(444_400);
  });

  it('says what it would be without the reduction, taxes and all', () => {
    const wanted = request();
    const price = priceOf(RESORT, wanted);
    expect(price.total_before).toBe(priceOf(PLAIN, wanted).total);
    expect(price.total).toBeLessThan(price.total_before ?? 0);
    const inside = product({}, { reductions: [reduction()], stays: [stay()] });
    expect(priceOf(inside, wanted)).toMatchObject({ total: 180_000, total_before: 200_000 });
  });

  it('of today, all in, stays what it is: price times travellers, whatever the taxes are', () => {
    const wanted = request({ children_ages: [5, 1, null] });
    expect(priceOf(product({}, { stays: [stay()] }), wanted)).toMatchObject({ total: 500_000, taxes_included: true });
    expect(priceOf(product(), wanted, [])).toMatchObject({ total: 500_000, net: 500_000, taxes: [] });
  });

  it('is refused with every reason at once', () => {
    const wanted = request({ check_in: '2026-12-20', nights: 5, extras: [{ code: 'yacht', qty: 1 }] });
    const rules = LAW.filter(({ code }) => code !== 'T_GST');
    expect(priceStay(RESORT, wanted, rules)).toEqual({
      refused: [
        { code: 'min_nights', season: 'FESTIVE', count: 7 },
        { code: 'unknown_extra', extra: 'yacht' },
        { code: 'no_tax_rule', tax: 'T_GST' },
      ],
    });
  });

  it('uses the rules of the day of supply, whenever the stay is', () => {
    const used = (supplied_on: string) =>
      priceOf(PLAIN, request({ check_in: '2026-02-01', supplied_on })).taxes.map(({ rule }) => rule);
    expect(used('2025-06-30')).toEqual(['service', 'gst-16', 'green-12']);
    expect(used('2025-07-01')).toEqual(['service', 'gst-17', 'green-12']);
  });
});

describe('figures of a price', () => {
  const couple = { adults: 2, children_ages: [5] };
  it('are each traveller’s part, halves up', () => {
    expect(perUnit(100_000, PLAIN.base, couple)).toBe(33_333);
    expect(perUnit(1_001, PLAIN.base, { adults: 2, children_ages: [] })).toBe(501);
  });

  it('are each room’s part, or all that a group pays', () => {
    const occupancy = { unit: 'room', adults: 1, children: 0, child_age_max: null } as const;
    expect(perUnit(100_000, { pricing_type: 'per_room', occupancy }, couple)).toBe(33_333);
    expect(perUnit(100_000, { pricing_type: 'per_group', occupancy: null }, couple)).toBe(100_000);
  });
});
