import type { BookingRow } from '../bookings.queries.js';
import { type Due, type DueFacts, dueOf } from './due.js';

/** What of a stored booking says what it owes. */
export type DueRow = Pick<
  BookingRow,
  | 'status'
  | 'check_in'
  | 'total_minor'
  | 'deposit_minor'
  | 'paid_minor'
  | 'refunded_minor'
  | 'balance_due_on'
  | 'expires_at'
  | 'payment_due_at'
>;

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const dueFacts = (row: DueRow): DueFacts => ({
  status: row.status,
  checkIn: row.check_in,
  totalMinor: row.total_minor,
  depositMinor: row.deposit_minor,
  netPaid: row.paid_minor - row.refunded_minor,
  balanceDueOn: row.balance_due_on,
  expiresAt: instant(row.expires_at),
  paymentDueAt: instant(row.payment_due_at),
});

/** What a stored booking owes now. */
export const dueOfRow = (row: DueRow): Due => dueOf(dueFacts(row));
