import { describe, expect, it } from '@jest/globals';
import { season } from '../../../test/priced-stays.js';
import { baseLines } from './base.js';
import type { BasePrice, Season } from './pricing.types.js';
import { minNightsRefusals, obligatoryLines, seasonLines, seasonOf, seasonPolicy, segments } from './seasons.js';

const HIGH = season({ code: 'HIGH', from: '2026-11-01', to: '2027-04-30', priority: 1, surcharge_bp: 1_000 });
const FESTIVE = season();

const BASE: BasePrice = {
  pricing_type: 'per_group',
  per: 'stay',
  amount: 100_000,
  taxes: 'included',
  occupancy: null,
  child_bands: [],
  single_supplement: 0,
};
const COUPLE = { adults: 2, children_ages: [] };
const added = (seasons: readonly Season[], day: string, nights: number, amount = BASE.amount) =>
  seasonLines(segments(seasons, day, nights), baseLines({ ...BASE, amount }, COUPLE, nights));

describe('the season of a night', () => {
  it.each([
    ['2026-10-31', null],
    ['2026-11-01', 'HIGH'],
    ['2026-12-22', 'HIGH'],
    ['2026-12-23', 'FESTIVE'],
    ['2027-01-09', 'FESTIVE'],
    ['2027-01-10', 'HIGH'],
    ['2027-04-30', 'HIGH'],
    ['2027-05-01', null],
  ])('%s is %s', (night, code) => {
    expect(seasonOf([HIGH, FESTIVE], night)?.code ?? null).toBe(code);
    expect(seasonOf([FESTIVE, HIGH], night)?.code ?? null).toBe(code);
  });

  it('is among equals the one that began last, then the first by code', () => {
    const late = season({ code: 'LATE', from: '2026-12-24' });
    expect(seasonOf([FESTIVE, late], '2026-12-24')).toBe(late);
    expect(seasonOf([late, FESTIVE], '2026-12-24')).toBe(late);
    const twin = season({ code: 'TWIN' });
    expect(seasonOf([twin, FESTIVE], '2026-12-24')).toBe(FESTIVE);
    expect(seasonOf([FESTIVE, twin], '2026-12-24')).toBe(FESTIVE);
  });
});

describe('a stay', () => {
  it('is cut where another season begins to rule its nights', () => {
    expect(segments([HIGH, FESTIVE], '2026-10-30', 3).map(({ season: one, ...part }) => [one?.code, part])).toEqual([
      [undefined, { from: '2026-10-30', nights: 2 }],
      ['HIGH', { from: '2026-11-01', nights: 1 }],
    ]);
    expect(segments([HIGH, FESTIVE], '2027-01-08', 4).map(({ season: one, ...part }) => [one?.code, part])).toEqual([
      ['FESTIVE', { from: '2027-01-08', nights: 2 }],
      ['HIGH', { from: '2027-01-10', nights: 2 }],
    ]);
  });

  it('pays a surcharge on the part of the price that its nights are', () => {
    const [line] = added([FESTIVE], '2026-12-20', 7);
    // Four of seven nights: 30 % of 571.43.
    expect(line).toEqual({ kind: 'season', code: 'FESTIVE', age_max: null, qty: 4, unit: 'night', amount: 17_143 });
  });

  it('pays less in a low season, and for each season in a line of its own', () => {
    const low = season({ code: 'LOW', from: '2027-05-01', to: '2027-10-31', surcharge_bp: -2_500 });
    expect(added([HIGH, low], '2027-04-29', 3).map(({ code, qty, amount }) => [code, qty, amount])).toEqual([
      ['HIGH', 2, 6_667],
      ['LOW', 1, -8_333],
    ]);
  });

  it('has one line for a season that another one interrupts', () => {
    const peak = season({ code: 'PEAK', from: '2026-12-31', to: '2026-12-31', priority: 20, surcharge_bp: 10_000 });
    expect(added([peak, FESTIVE], '2026-12-30', 3).map(({ code, qty, amount }) => [code, qty, amount])).toEqual([
      ['FESTIVE', 2, 20_000],
      ['PEAK', 1, 33_333],
    ]);
  });

  it('pays no line of nothing, and nothing for the night after the last', () => {
    expect(added([season({ surcharge_bp: 0 })], '2026-12-24', 7)).toEqual([]);
    expect(added([FESTIVE], '2026-12-16', 7)).toEqual([]);
  });

  it('without a night is ruled by the season of its day, yet is never too short', () => {
    const parts = segments([season({ min_nights: 7, policy: 'festive_nonrefundable' })], '2026-12-24', 0);
    expect(added([FESTIVE], '2026-12-24', 0).map(({ amount }) => amount)).toEqual([30_000]);
    expect(minNightsRefusals(parts, 0)).toEqual([]);
    expect(seasonPolicy(parts)).toBe('festive_nonrefundable');
  });
});

describe('a season that asks for seven nights', () => {
  const seven = season({ min_nights: 7 });
  const refused = (day: string, nights: number) => minNightsRefusals(segments([HIGH, seven], day, nights), nights);

  it('refuses five nights across 23 December', () => {
    expect(refused('2026-12-20', 5)).toEqual([{ code: 'min_nights', season: 'FESTIVE', count: 7 }]);
  });

  it.each([
    ['seven across 23 December', '2026-12-20', 7],
    ['five that end on 23 December', '2026-12-18', 5],
    ['five from the day after its last night', '2027-01-10', 5],
  ])('takes %s', (_, day, nights) => {
    expect(refused(day, nights)).toEqual([]);
  });

  it('does not refuse where another one rules all its nights', () => {
    const exempt = season({ code: 'OPEN', priority: 11, min_nights: 1 });
    expect(minNightsRefusals(segments([seven, exempt], '2026-12-24', 2), 2)).toEqual([]);
  });
});

describe('a gala dinner', () => {
  const gala = { code: 'gala_new_year', on: '2026-12-31', adult: 25_000, child: 12_500 };
  const dinners = (day: string, nights: number, item = gala) =>
    obligatoryLines(segments([season({ obligatory: [item] })], day, nights), nights, {
      adults: 2,
      children_ages: [12, 11, 1, null],
    });

  it('is paid by all who sleep there that night, by children under 12 as children', () => {
    const line = { kind: 'obligatory', code: 'gala_new_year', age_max: null, qty: 6, unit: 'person', amount: 112_500 };
    expect(dinners('2026-12-25', 7)).toEqual([line]);
    expect(dinners('2026-12-31', 1)).toEqual([line]);
  });

  it('is not paid by who leaves that day, comes the day after or only spends the day', () => {
    expect(dinners('2026-12-24', 7)).toEqual([]);
    expect(dinners('2027-01-01', 7)).toEqual([]);
    expect(dinners('2026-12-31', 0)).toEqual([]);
  });

  it('costs a child no more than an adult', () => {
    expect(dinners('2026-12-31', 1, { ...gala, child: 30_000 }).map(({ amount }) => amount)).toEqual([150_000]);
  });

  it('is asked for by the season that rules its night alone', () => {
    const parts = segments([season({ obligatory: [gala] }), season({ code: 'OWN', priority: 11 })], '2026-12-30', 3);
    expect(obligatoryLines(parts, 3, COUPLE)).toEqual([]);
  });
});

describe('the policy of a stay', () => {
  it('is that of the highest season that has one', () => {
    const high = { ...HIGH, policy: 'resort_high_60d' };
    const festive = { ...FESTIVE, policy: 'festive_nonrefundable' };
    expect(seasonPolicy(segments([high, festive], '2026-12-20', 7))).toBe('festive_nonrefundable');
    expect(seasonPolicy(segments([high, FESTIVE], '2026-12-20', 7))).toBe('resort_high_60d');
    expect(seasonPolicy(segments([high, festive], '2026-12-10', 7))).toBe('resort_high_60d');
    expect(seasonPolicy(segments([HIGH, FESTIVE], '2026-12-20', 7))).toBeNull();
  });
});
