import { describe, expect, it } from '@jest/globals';
import { daysOf, periodBefore, periodOf } from './period';

/** Past midnight in the Maldives, not yet in Greenwich. */
const NOW = new Date('2026-11-26T20:00:00Z');

describe('a period', () => {
  it('is the last thirty days of the Maldives unless the address says otherwise', () => {
    expect(periodOf({}, NOW)).toEqual({ from: '2026-10-29', to: '2026-11-27', length: '30' });
    expect(periodOf({ days: '7' }, NOW)).toEqual({ from: '2026-11-21', to: '2026-11-27', length: '7' });
    expect(periodOf({ days: '8' }, NOW).length).toBe('30');
  });

  it('is of two days in either order, one of which may be left open', () => {
    const own = { from: '2026-11-02', to: '2026-11-05', length: undefined };
    expect(periodOf({ from: '2026-11-02', to: '2026-11-05' }, NOW)).toEqual(own);
    expect(periodOf({ from: '2026-11-05', to: '2026-11-02' }, NOW)).toEqual(own);
    expect(periodOf({ from: '2026-11-02' }, NOW).to).toBe('2026-11-27');
    expect(periodOf({ to: '2026-11-05', days: '7' }, NOW).from).toBe('2026-10-30');
    expect(periodOf({ from: '2026-02-30' }, NOW).length).toBe('30');
  });

  it('is compared to as many days before it', () => {
    expect(periodBefore({ from: '2026-11-21', to: '2026-11-27' })).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(periodBefore({ from: '2026-11-01', to: '2026-11-01' })).toEqual({ from: '2026-10-31', to: '2026-10-31' });
  });

  it('has all its days', () => {
    expect(daysOf({ from: '2026-10-31', to: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  });
});
