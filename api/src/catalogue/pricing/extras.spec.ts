import { describe, expect, it } from '@jest/globals';
import { request } from '../../../test/priced-stays.js';
import { extraLines, extraRefusals } from './extras.js';
import type { Extra } from './pricing.types.js';
import { transferLines } from './transfer.js';

const EXTRAS: Extra[] = [
  { code: 'whale_sharks', amount: 10_000, per: 'person' },
  { code: 'cake', amount: 4_500, per: 'booking' },
  { code: 'all_inclusive', amount: 3_000, per: 'person_night' },
];

describe('an extra', () => {
  it.each([
    ['whale_sharks', 2, 7, ['person', 20_000]],
    ['cake', 2, 7, ['booking', 9_000]],
    ['all_inclusive', 2, 7, ['person', 42_000]],
    ['all_inclusive', 1, 0, ['person', 3_000]],
  ])('%s, ordered %i times for %i nights', (code, qty, nights, [unit, amount]) => {
    expect(extraLines(EXTRAS, request({ nights, extras: [{ code, qty }] }))).toEqual([
      { kind: 'extra', code, age_max: null, qty, unit, amount },
    ]);
  });

  it('that the product does not have is refused by name', () => {
    const wanted = request({
      extras: [
        { code: 'cake', qty: 1 },
        { code: 'yacht', qty: 1 },
      ],
    });
    expect(extraRefusals(EXTRAS, wanted)).toEqual([{ code: 'unknown_extra', extra: 'yacht' }]);
    expect(extraRefusals(EXTRAS, request())).toEqual([]);
  });
});

describe('a transfer', () => {
  const fare = { code: 'seaplane', adult: 52_000, child: 26_000, infant: 0, shared: true };
  const party = { adults: 2, children_ages: [0, 1, 2, 11, 12, null] };

  it('is paid by age: infants under 2, children under 12 and those of unknown age, adults', () => {
    expect(transferLines(fare, party)).toEqual([
      { kind: 'transfer', code: 'seaplane', age_max: null, qty: 8, unit: 'person', amount: 3 * 52_000 + 3 * 26_000 },
    ]);
    expect(transferLines({ ...fare, infant: 1_000 }, party)[0]?.amount).toBe(3 * 52_000 + 3 * 26_000 + 2 * 1_000);
  });

  it('is paid once where it is private', () => {
    expect(transferLines({ ...fare, shared: false }, party)).toEqual([
      { kind: 'transfer', code: 'seaplane', age_max: null, qty: 1, unit: 'booking', amount: 52_000 },
    ]);
  });

  it('costs nobody more than an adult', () => {
    const odd = { ...fare, child: 60_000, infant: 70_000 };
    expect(transferLines(odd, { adults: 1, children_ages: [1, 5] })[0]?.amount).toBe(3 * 52_000);
  });

  it('is no line where none is paid apart', () => {
    expect(transferLines(null, party)).toEqual([]);
  });
});
