import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@atoll/contract/days';
import { paymentSchedule } from './payment-schedule.js';

const TERMS = { deposit_bp: 2_500, balance_days_before: 45 };
const STAY = { total: 100_003, check_in: '2027-03-10' };

describe('the payments of a stay', () => {
  it('are a deposit at once and the balance so many days before arrival', () => {
    expect(paymentSchedule(TERMS, STAY, new Date('2026-11-23T20:00:00Z'))).toEqual([
      { kind: 'deposit', amount: 25_001, due_on: '2026-11-24', due_at: '2026-11-23T20:00:00.000Z' },
      { kind: 'balance', amount: 75_002, due_on: '2027-01-24', due_at: '2027-01-24T19:00:00.000Z' },
    ]);
  });

  it('are two from 46 days before arrival in the Maldives, one from 45', () => {
    const kinds = (at: string) => paymentSchedule(TERMS, STAY, new Date(at)).map(({ kind, amount }) => [kind, amount]);
    expect(kinds('2027-01-23T18:59:59Z')).toEqual([
      ['deposit', 25_001],
      ['balance', 75_002],
    ]);
    expect(kinds('2027-01-23T19:00:00Z')).toEqual([['full', 100_003]]);
    expect(kinds('2027-03-09T00:00:00Z')).toEqual([['full', 100_003]]);
  });

  it('are one where the deposit is all or nothing, none where nothing is owed', () => {
    const at = new Date('2026-11-23T08:00:00Z');
    expect(paymentSchedule({ ...TERMS, deposit_bp: 10_000 }, STAY, at)).toEqual([
      { kind: 'full', amount: 100_003, due_on: '2026-11-23', due_at: '2026-11-23T08:00:00.000Z' },
    ]);
    expect(paymentSchedule({ ...TERMS, deposit_bp: 0 }, STAY, at)).toEqual([
      { kind: 'full', amount: 100_003, due_on: '2027-01-24', due_at: '2027-01-24T19:00:00.000Z' },
    ]);
    expect(paymentSchedule(TERMS, { ...STAY, total: 0 }, at)).toEqual([]);
  });

  it('add up to the total, each above nothing and in the order in which they fall due', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(120),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.nat(400),
        (deposit_bp, balance_days_before, total, ahead) => {
          const stay = { total, check_in: addDays('2026-11-23', ahead) };
          const parts = paymentSchedule({ deposit_bp, balance_days_before }, stay, new Date('2026-11-23T08:00:00Z'));
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(parts.every(({ amount }) => amount > 0)).toBe(true);
          expect(parts.map(({ due_at }) => due_at)).toEqual(parts.map(({ due_at }) => due_at).toSorted());
        },
      ),
    );
  });
});
