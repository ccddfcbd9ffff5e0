import { describe, expect, it } from '@jest/globals';
import type { Occupancy } from '@atoll/contract/price';
import { product } from '../../../test/priced-stays.js';
import { baseLines } from './base.js';
import type { BasePrice } from './pricing.types.js';

const BANDS = [
  { age_max: 1, share_bp: 0 },
  { age_max: 11, share_bp: 5_000 },
];
const lines = (base: Partial<BasePrice>, adults: number, ages: (number | null)[] = [], nights = 7) =>
  baseLines(product(base).base, { adults, children_ages: ages }, nights).map((line) => [
    line.kind,
    line.qty,
    line.unit,
    line.amount,
  ]);

describe('a price per person', () => {
  it('counts for each adult, and for each child where there are no bands', () => {
    expect(lines({}, 2)).toEqual([['base', 2, 'person', 200_000]]);
    expect(lines({}, 2, [5, 1])).toEqual([['base', 4, 'person', 400_000]]);
  });

  it('is a share of it for children up to an age, that one included', () => {
    expect(lines({ child_bands: BANDS }, 2, [1, 2, 11, 12])).toEqual([
      ['base', 3, 'person', 300_000],
      ['child', 1, 'person', 0],
      ['child', 2, 'person', 100_000],
    ]);
  });

  it('names the age of a band, in whatever order bands are kept', () => {
    const { base } = product({ child_bands: BANDS.toReversed() });
    const found = baseLines(base, { adults: 1, children_ages: [1, 11] }, 7);
    expect(found.map(({ age_max, amount }) => [age_max, amount])).toEqual([
      [null, 100_000],
      [1, 0],
      [11, 50_000],
    ]);
  });

  it('takes a child of an unknown age for one of the oldest band', () => {
    expect(lines({ child_bands: BANDS }, 2, [null])[1]).toEqual(['child', 1, 'person', 50_000]);
    expect(lines({}, 2, [null])).toEqual([['base', 3, 'person', 300_000]]);
  });

  it('is never more for a child than for an adult', () => {
    expect(lines({ child_bands: [{ age_max: 11, share_bp: 12_000 }] }, 2, [5])[1]).toEqual([
      'child',
      1,
      'person',
      100_000,
    ]);
  });

  it('is rounded for each child', () => {
    expect(lines({ amount: 1_001, child_bands: BANDS }, 2, [5, 6])[1]).toEqual(['child', 2, 'person', 1_002]);
  });

  it('counts for each night where it is one per night, for a trip without a night once', () => {
    expect(lines({ per: 'night', amount: 1_001, child_bands: BANDS }, 2, [5])).toEqual([
      ['base', 2, 'person', 14_014],
      ['child', 1, 'person', 3_504],
    ]);
    expect(lines({ per: 'night' }, 2, [], 0)).toEqual([['base', 2, 'person', 200_000]]);
    expect(lines({ per: 'stay' }, 2, [], 3)).toEqual(lines({ per: 'stay' }, 2, [], 7));
  });
});

describe('a single supplement', () => {
  const alone = { single_supplement: 30_000, child_bands: BANDS };

  it('is for an adult alone, per stay or night as the price', () => {
    const line = ['single_supplement', 1, 'person', 30_000];
    expect(lines(alone, 1)).toEqual([['base', 1, 'person', 100_000], line]);
    expect(lines({ ...alone, per: 'night' }, 1, [], 3)[1]).toEqual(['single_supplement', 1, 'person', 90_000]);
  });

  it('is not for two adults, nor for one with a child who pays as an adult', () => {
    expect(lines(alone, 2)).toEqual([['base', 2, 'person', 200_000]]);
    expect(lines(alone, 1, [12])).toEqual([['base', 2, 'person', 200_000]]);
  });

  it('is for an adult with children, up to what a second adult would have cost', () => {
    expect(lines(alone, 1, [5]).at(-1)).toEqual(['single_supplement', 1, 'person', 30_000]);
    expect(lines({ ...alone, single_supplement: 80_000 }, 1, [5, 1]).at(-1)).toEqual([
      'single_supplement',
      1,
      'person',
      50_000,
    ]);
    expect(lines({ ...alone, child_bands: [{ age_max: 11, share_bp: 10_000 }] }, 1, [5])).toEqual([
      ['base', 1, 'person', 100_000],
      ['child', 1, 'person', 100_000],
    ]);
  });
});

describe('a price per room or group', () => {
  const villa: Occupancy = { unit: 'villa', adults: 2, children: 2, child_age_max: 11 };

  it('counts for as many rooms as everybody has a place in', () => {
    const perRoom = { pricing_type: 'per_room', occupancy: villa } as const;
    expect(lines(perRoom, 2, [5, 1])).toEqual([['base', 1, 'villa', 100_000]]);
    expect(lines({ ...perRoom, per: 'night' }, 2, [12], 3)).toEqual([['base', 2, 'villa', 600_000]]);
    expect(lines({ ...perRoom, occupancy: { ...villa, unit: 'room' } }, 3)).toEqual([['base', 2, 'room', 200_000]]);
  });

  it('knows neither bands nor a supplement', () => {
    const group = { pricing_type: 'per_group', child_bands: BANDS, single_supplement: 5_000 } as const;
    expect(lines(group, 1, [5])).toEqual([['base', 1, 'group', 100_000]]);
    expect(lines({ ...group, per: 'night' }, 9, [], 2)).toEqual([['base', 1, 'group', 200_000]]);
  });
});
