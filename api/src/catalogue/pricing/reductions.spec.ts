import { describe, expect, it } from '@jest/globals';
import { reduction, request } from '../../../test/priced-stays.js';
import { line } from './lines.js';
import { bestReduction, isReduced, reductionLines } from './reductions.js';

const wanted = request({ check_in: '2027-03-10', nights: 7, booked_on: '2026-12-10' });

describe('a reduction', () => {
  it.each([
    ['everybody', {}, true],
    ['arrivals from that day on', { arrive_from: '2027-03-10' }, true],
    ['arrivals from the day after on', { arrive_from: '2027-03-11' }, false],
    ['arrivals until that day', { arrive_to: '2027-03-10' }, true],
    ['arrivals until the day before', { arrive_to: '2027-03-09' }, false],
    ['bookings from that day on', { book_from: '2026-12-10' }, true],
    ['bookings from the day after on', { book_from: '2026-12-11' }, false],
    ['bookings until that day', { book_to: '2026-12-10' }, true],
    ['bookings until the day before', { book_to: '2026-12-09' }, false],
    ['who books 90 days ahead', { days_ahead_min: 90 }, true],
    ['who books 91 days ahead', { days_ahead_min: 91 }, false],
    ['who books in the last 90 days', { days_ahead_max: 90 }, true],
    ['who books in the last 89 days', { days_ahead_max: 89 }, false],
    ['seven nights', { nights_min: 7 }, true],
    ['eight nights', { nights_min: 8 }, false],
  ])('for %s is or is not for a stay booked 90 days ahead: %j', (_, rest, is) => {
    expect(isReduced(reduction(rest), wanted)).toBe(is);
  });

  it('is the best one of those that are for the stay, among equals the first by code', () => {
    const five = reduction({ code: 'FIVE', off_bp: 500 });
    const ten = reduction({ code: 'TEN', off_bp: 1_000 });
    const gone = reduction({ code: 'GONE', off_bp: 5_000, book_to: '2026-01-01' });
    const all = [five, ten, gone, reduction({ code: 'ALSO', off_bp: 1_000 })];
    expect(bestReduction(all, wanted)?.code).toBe('ALSO');
    expect(bestReduction([five, ten, gone], wanted)?.code).toBe('TEN');
    expect(bestReduction([gone], wanted)).toBeNull();
  });

  it('takes off its part of what it reduces, never more than all of it', () => {
    const base = [line('base', 1, 'person', 1_005), line('season', 1, 'night', -10)];
    const off = (off_bp: number) => reductionLines([reduction({ off_bp })], wanted, base).map(({ amount }) => amount);
    expect([off(1_000), off(20_000), off(0)]).toEqual([[-100], [-995], []]);
    expect(reductionLines([], wanted, base)).toEqual([]);
  });
});
