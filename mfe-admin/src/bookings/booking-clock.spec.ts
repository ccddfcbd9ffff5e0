import { describe, expect, it } from '@jest/globals';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { bookingClock } from './booking-clock';

const AT = '2027-01-05T09:30:00.000Z';
const NOTHING = { kind: 'nothing', amount: '0.00', paid: '0.00', later: '0.00', by: null, last_day: null } as const;
const timed = (facts: Partial<BookingDto>) =>
  bookingClock({
    status: 'requested',
    reply_by: null,
    expires_at: null,
    payment_due_at: null,
    change_reply_by: null,
    due: NOTHING,
    ...facts,
  });

describe('the clock of a booking', () => {
  it('is the deadline that runs in its state', () => {
    const all = { reply_by: AT, expires_at: '2027-01-06T00:00:00.000Z', payment_due_at: '2027-01-07T00:00:00.000Z' };
    expect(timed({ ...all, status: 'requested' })).toEqual({ kind: 'reply', until: AT });
    expect(timed({ ...all, status: 'on_hold' })).toEqual({ kind: 'hold', until: all.expires_at });
    expect(timed({ ...all, status: 'awaiting_payment' })).toEqual({ kind: 'pay', until: all.payment_due_at });
  });

  it('is the end of what is owed once it is confirmed', () => {
    const by = '2027-01-05T19:00:00.000Z';
    const due = { ...NOTHING, kind: 'balance', amount: '10.00', by, last_day: '2027-01-05' } as const;
    expect(timed({ status: 'confirmed', due })).toEqual({ kind: 'balance', until: by });
    expect(timed({ status: 'confirmed' })).toBeNull();
  });

  it('is the answer to a change where that is due earlier', () => {
    const later = '2027-01-09T00:00:00.000Z';
    const owed = { status: 'awaiting_payment', payment_due_at: later } as const;
    expect(timed({ ...owed, change_reply_by: AT })).toEqual({ kind: 'change', until: AT });
    expect(timed({ status: 'confirmed', change_reply_by: AT })).toEqual({ kind: 'change', until: AT });
    expect(timed({ ...owed, payment_due_at: AT, change_reply_by: later })).toEqual({ kind: 'pay', until: AT });
  });

  it('does not run where nothing is waited for', () => {
    expect(timed({ status: 'cancelled', reply_by: AT })).toBeNull();
    expect(timed({ status: 'requested' })).toBeNull();
  });
});
