import { maldivesDay } from '@atoll/contract/days';
import type { BookingStatus } from '../bookings/booking-status.js';

/** What the schedule asks for at once. */
export interface AmountDue {
  kind: 'deposit' | 'balance';
  /** Cents, more than 0. */
  amount: number;
}

interface Scheduled {
  status: BookingStatus;
  totalMinor: number;
  depositMinor: number;
  netPaid: number;
  checkOut: string;
}

/** The schedule less what was paid and did not go back: the deposit until the booking is confirmed, all the rest from then on (D-20). */
export function amountDue(
  { status, totalMinor, depositMinor, netPaid, checkOut }: Scheduled,
  now: Date,
): AmountDue | null {
  if (maldivesDay(now) > checkOut) return null;
  const isFirst = status === 'on_hold' || status === 'awaiting_payment';
  if (!isFirst && status !== 'confirmed') return null;
  const asksDeposit = isFirst && depositMinor > 0 && depositMinor < totalMinor;
  const amount = (asksDeposit ? depositMinor : totalMinor) - netPaid;
  return amount > 0 ? { kind: asksDeposit ? 'deposit' : 'balance', amount } : null;
}
