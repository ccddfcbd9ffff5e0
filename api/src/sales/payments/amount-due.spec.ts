import { describe, expect, it } from '@jest/globals';
import { amountDue } from './amount-due.js';
import { isLate } from './payment-intents.js';

const NOW = new Date('2027-02-10T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

describe('what a booking has to pay', () => {
  const booked = {
    status: 'confirmed',
    totalMinor: 2_000,
    depositMinor: 500,
    netPaid: 0,
    checkOut: '2027-02-10',
  } as const;

  it.each<[string, Partial<Parameters<typeof amountDue>[0]>, ReturnType<typeof amountDue>]>([
    ['the deposit of a hold', { status: 'on_hold' }, { kind: 'deposit', amount: 500 }],
    ['what is left of it', { status: 'awaiting_payment', netPaid: 400 }, { kind: 'deposit', amount: 100 }],
    ['nothing more before the yes', { status: 'awaiting_payment', netPaid: 600 }, null],
    ['all of it where there is no deposit', { status: 'on_hold', depositMinor: 0 }, { kind: 'balance', amount: 2_000 }],
    [
      'all of it where that is the deposit',
      { status: 'on_hold', depositMinor: 2_000 },
      { kind: 'balance', amount: 2_000 },
    ],
    ['the rest on the last day of the stay', { netPaid: 500 }, { kind: 'balance', amount: 1_500 }],
    ['nothing after it', { netPaid: 500, checkOut: '2027-02-09' }, null],
    ['nothing where all is paid', { netPaid: 2_000 }, null],
    ['nothing where too much is', { netPaid: 2_001 }, null],
    ['nothing for a request', { status: 'requested' }, null],
    ['nothing after a cancellation', { status: 'cancelled' }, null],
  ])('is %s', (_, over, due) => {
    expect(amountDue({ ...booked, ...over }, NOW)).toEqual(due);
  });

  it.each<[string, 'on_hold' | 'awaiting_payment' | 'confirmed', Date | null, Date | null, boolean]>([
    ['a hold that runs', 'on_hold', hours(0.001), null, false],
    ['a hold at its end', 'on_hold', hours(0), null, true],
    ['what is to be paid by now', 'awaiting_payment', null, hours(0), false],
    ['the same just before the end of its grace', 'awaiting_payment', null, hours(-23.99), false],
    ['the same a day later', 'awaiting_payment', null, hours(-24), true],
    ['the rest', 'confirmed', null, null, false],
  ])('late or not: %s', (_, status, expiresAt, paymentDueAt, late) => {
    expect(isLate({ status, expiresAt, paymentDueAt } as Parameters<typeof isLate>[0], NOW)).toBe(late);
  });
});
