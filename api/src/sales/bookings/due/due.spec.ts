import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES } from '../booking-status.js';
import { type Due, type DueFacts, type PayFault, dueOf, payFault } from './due.js';

const NOW = new Date('2027-02-10T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const LAST = '2027-01-18';

const booked: DueFacts = {
  status: 'confirmed',
  checkIn: '2027-03-10',
  totalMinor: 2_000,
  depositMinor: 500,
  netPaid: 0,
  balanceDueOn: LAST,
  expiresAt: null,
  paymentDueAt: null,
};
const nothing = (paid = 0, later = 0): Due => ({ kind: 'nothing', amount: 0, paid, later, by: null, lastDay: null });
const END = { by: new Date('2027-01-18T19:00:00Z'), lastDay: LAST };
const AT_ONCE = { by: null, lastDay: null };

describe('what a booking owes', () => {
  it.each<[string, Partial<DueFacts>, Due]>([
    [
      'is the deposit of a hold, until it ends',
      { status: 'on_hold', expiresAt: hours(0.5) },
      { kind: 'deposit', amount: 500, paid: 0, later: 1_500, by: hours(0.5), lastDay: '2027-02-10' },
    ],
    [
      'is what is left of it; an end at midnight is the day before',
      { status: 'awaiting_payment', netPaid: 400, paymentDueAt: hours(7) },
      { kind: 'deposit', amount: 100, paid: 400, later: 1_500, by: hours(7), lastDay: '2027-02-10' },
    ],
    ['is nothing more before the yes', { status: 'awaiting_payment', netPaid: 600 }, nothing(600, 1_400)],
    [
      'is all of it where there is no deposit',
      { status: 'on_hold', depositMinor: 0 },
      { kind: 'balance', amount: 2_000, paid: 0, later: 0, ...AT_ONCE },
    ],
    [
      'is all of it where that is the deposit',
      { status: 'on_hold', depositMinor: 2_000, balanceDueOn: null },
      { kind: 'balance', amount: 2_000, paid: 0, later: 0, ...AT_ONCE },
    ],
    [
      'is the rest once it is confirmed, and stays so after the stay',
      { netPaid: 500 },
      { kind: 'balance', amount: 1_500, paid: 500, later: 0, ...END },
    ],
    [
      'is the difference where all was due at once, and it became dearer',
      { netPaid: 1_800, depositMinor: 2_000, balanceDueOn: null },
      { kind: 'difference', amount: 200, paid: 1_800, later: 0, ...AT_ONCE },
    ],
    [
      'is the balance of a booking from before there were deposits',
      { netPaid: 500, depositMinor: 0, balanceDueOn: null },
      { kind: 'balance', amount: 1_500, paid: 500, later: 0, ...AT_ONCE },
    ],
    [
      'is more than the total where banks took more than was there',
      { netPaid: -200 },
      { kind: 'balance', amount: 2_200, paid: 0, later: 0, ...END },
    ],
    [
      'is the rest after a stay that was completed before it was paid',
      { status: 'completed', netPaid: 500 },
      { kind: 'balance', amount: 1_500, paid: 500, later: 0, ...END },
    ],
    ['is nothing where all is paid', { netPaid: 2_000 }, nothing(2_000)],
    ['is nothing where too much is', { netPaid: 2_001 }, nothing(2_001)],
    ['is nothing of a request', { status: 'requested' }, nothing()],
    ['is nothing after a cancellation', { status: 'cancelled', netPaid: 500 }, nothing(500)],
  ])('%s', (_, over, due) => {
    expect(dueOf({ ...booked, ...over })).toEqual(due);
  });

  it('is something in four states alone', () => {
    expect(BOOKING_STATUSES.filter((status) => dueOf({ ...booked, status }).amount > 0).toSorted()).toEqual([
      'awaiting_payment',
      'completed',
      'confirmed',
      'on_hold',
    ]);
  });

  it.each<[string, Partial<DueFacts>, PayFault | null]>([
    ['a hold that runs', { status: 'on_hold', expiresAt: hours(0.001) }, null],
    ['a hold at its end', { status: 'on_hold', expiresAt: hours(0) }, 'hold_over'],
    ['a hold that was ended', { status: 'expired' }, 'hold_over'],
    ['what is to be paid by now', { status: 'awaiting_payment', paymentDueAt: hours(0) }, null],
    ['it just before the end of its grace', { status: 'awaiting_payment', paymentDueAt: hours(-23.99) }, null],
    ['it a day later', { status: 'awaiting_payment', paymentDueAt: hours(-24) }, 'hold_over'],
    [
      'it just before the eve of the trip is over',
      { status: 'awaiting_payment', paymentDueAt: hours(-1), checkIn: '2027-02-11' },
      null,
    ],
    [
      'it once the day of the trip has begun',
      { status: 'awaiting_payment', paymentDueAt: hours(-17), checkIn: '2027-02-10' },
      'hold_over',
    ],
    [
      'what a colleague said yes to during the trip',
      { status: 'awaiting_payment', paymentDueAt: hours(-1), checkIn: '2027-02-10' },
      null,
    ],
    ['a request', { status: 'requested' }, 'not_payable_yet'],
    ['who waits for a place', { status: 'waitlisted' }, 'not_payable_yet'],
    ['the rest', {}, null],
    ['what is paid', { netPaid: 2_000 }, 'nothing_due'],
    ['what was cancelled', { status: 'cancelled' }, 'nothing_due'],
  ])('can be paid for or not: %s', (_, over, fault) => {
    expect(payFault({ ...booked, ...over }, NOW)).toBe(fault);
  });
});
