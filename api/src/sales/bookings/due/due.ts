import { addDays, maldivesDay } from '@atoll/contract/days';
import { maldivesInstant } from '../../../catalogue/pricing/maldives-time.js';
import type { BookingStatus } from '../booking-status.js';
import { placesUntil } from '../machine/deadlines.js';

/**
 * What is asked for: the deposit, with which a booking is confirmed; the balance, which is all the rest; the difference, which a stay
 * that was due at once is short of by now, because it became dearer or a bank took money back.
 */
export const DUE_KINDS = ['deposit', 'balance', 'difference', 'nothing'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** What there is to know of a booking to say what it owes: its state, what was agreed, what its ledger says. Money in cents. */
export interface DueFacts {
  status: BookingStatus;
  /** First day, in the Maldives. */
  checkIn: string;
  totalMinor: number;
  depositMinor: number;
  /** What was paid and did not go back. */
  netPaid: number;
  /** Last day for the rest, in the Maldives; null where all was due at once. */
  balanceDueOn: string | null;
  expiresAt: Date | null;
  paymentDueAt: Date | null;
}

/** What a guest owes now. Money in cents, none below 0. */
export interface Due {
  kind: DueKind;
  amount: number;
  /** What was paid and did not go back. */
  paid: number;
  /** What stays to be paid after that, by the last day for the rest. */
  later: number;
  /** Until when `amount` is to be there; null for at once, and where nothing is due. */
  by: Date | null;
  /** The last day on which that is so, in the Maldives. */
  lastDay: string | null;
}

/** Why nobody can pay now; the code of its message. */
export type PayFault = 'hold_over' | 'not_payable_yet' | 'nothing_due';

/** States in which paying confirms, those in which all the rest is owed, and those in which the agency has still to say yes. */
const FIRST: readonly BookingStatus[] = ['on_hold', 'awaiting_payment'];
const LAST: readonly BookingStatus[] = ['confirmed', 'completed'];
const EARLY: readonly BookingStatus[] = ['requested', 'waitlisted'];

/**
 * The one reckoning of what is owed: the schedule less what was paid and did not go back. Until a booking is confirmed that is its
 * deposit, from then on all the rest (D-20), the days after the stay included, and after it was completed; whatever has ended otherwise
 * owes nothing.
 */
export function dueOf(facts: DueFacts): Due {
  const paid = Math.max(facts.netPaid, 0);
  const isFirst = FIRST.includes(facts.status);
  if (!isFirst && !LAST.includes(facts.status)) return nothing(paid, 0);
  const asksDeposit = isFirst && facts.depositMinor > 0 && facts.depositMinor < facts.totalMinor;
  const open = Math.max(facts.totalMinor - facts.netPaid, 0);
  const amount = asksDeposit ? Math.max(facts.depositMinor - facts.netPaid, 0) : open;
  const later = open - amount;
  if (amount === 0) return nothing(paid, later);
  const kind = asksDeposit ? 'deposit' : isShort(facts) ? 'difference' : 'balance';
  return { kind, amount, paid, later, ...timeOf(facts) };
}

/** Why a booking cannot be paid for now; null where it can. */
export function payFault(facts: DueFacts, now: Date): PayFault | null {
  if (facts.status === 'expired' || isLate(facts, now)) return 'hold_over';
  if (EARLY.includes(facts.status)) return 'not_payable_yet';
  return dueOf(facts).kind === 'nothing' ? 'nothing_due' : null;
}

const nothing = (paid: number, later: number): Due => ({
  kind: 'nothing',
  amount: 0,
  paid,
  later,
  by: null,
  lastDay: null,
});

/** A stay that was due at once had been paid for when it was confirmed. */
const isShort = ({ status, balanceDueOn, depositMinor }: DueFacts): boolean =>
  LAST.includes(status) && balanceDueOn === null && depositMinor > 0;

/** True once the places may go to somebody else at any moment: a hold at its end, a yes after its day of grace (T7, T12). */
const isLate = ({ status, checkIn, expiresAt, paymentDueAt }: DueFacts, now: Date): boolean =>
  (status === 'on_hold' && expiresAt !== null && expiresAt <= now) ||
  (status === 'awaiting_payment' && paymentDueAt !== null && placesUntil(paymentDueAt, checkIn) <= now);

/** A day lasts until its midnight in the Maldives; an instant at midnight belongs to the day before. */
function timeOf({ status, expiresAt, paymentDueAt, balanceDueOn }: DueFacts): Pick<Due, 'by' | 'lastDay'> {
  if (LAST.includes(status)) {
    const end = balanceDueOn === null ? null : maldivesInstant(addDays(balanceDueOn, 1), '00:00');
    return { by: end, lastDay: balanceDueOn };
  }
  const by = status === 'on_hold' ? expiresAt : paymentDueAt;
  return { by, lastDay: by && maldivesDay(new Date(by.getTime() - 1)) };
}
