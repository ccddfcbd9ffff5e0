import { maldivesDay } from '@atoll/contract/days';
import type { Permission } from '@atoll/contract/permissions';
import type { BookingStatus } from '../booking-status.js';

/**
 * Who takes a step: who holds the booking (by link or account), the office, a timer, money that arrives or is shown to, or a departure that does not
 * take place and cancels all that was booked of it.
 */
export type StepParty = 'holder' | 'staff' | 'system' | 'ledger' | 'departure';

/** What becomes of the places: held, taken for good (in place of what was held), sold of what was held, given back, left as they are. */
export type StockEffect = 'hold' | 'take' | 'sell' | 'release' | 'keep';

interface Step {
  /** Its number in D-15. */
  rule: string;
  from: readonly BookingStatus[];
  to: BookingStatus;
  by: readonly StepParty[];
  /** What staff need for it. */
  permission: Permission;
  stock: StockEffect;
}

const step = (
  rule: string,
  from: readonly BookingStatus[],
  to: BookingStatus,
  by: readonly StepParty[],
  stock: StockEffect,
  permission: Permission = 'bookings.change',
): Step => ({ rule, from, to, by, stock, permission });

/** Every step that a booking can take (D-15, T5–T19); whatever is not here is 409 for everybody. How one begins: `BEGINNINGS`. */
export const STEPS = {
  extend: step('T5', ['on_hold'], 'on_hold', ['holder', 'staff'], 'keep'),
  /** A guest shows that a transfer is on its way: nobody's bank sends one within half an hour. Added to D-15. */
  transfer: step('T6a', ['on_hold'], 'awaiting_payment', ['ledger'], 'keep'),
  pay: step('T6, T11', ['on_hold', 'awaiting_payment'], 'confirmed', ['ledger'], 'sell'),
  /** Money that comes after the end of a hold: honoured while there are places. */
  honour: step('T6', ['expired'], 'confirmed', ['ledger'], 'take'),
  approve: step('T8', ['requested'], 'awaiting_payment', ['staff'], 'take'),
  decline: step('T9', ['requested', 'waitlisted'], 'declined', ['staff'], 'release'),
  /** Who waits until the day itself waits in vain. */
  expire: step(
    'T7, T10, T12, T18',
    ['on_hold', 'requested', 'awaiting_payment', 'waitlisted'],
    'expired',
    ['system'],
    'release',
  ),
  cancel: step(
    'T13, T14',
    ['waitlisted', 'on_hold', 'requested', 'awaiting_payment', 'confirmed'],
    'cancelled',
    ['holder', 'staff'],
    'release',
  ),
  /** Cancelled by the agency for everybody at once: all money back, no fee. */
  cancel_departure: step(
    'T15',
    ['waitlisted', 'on_hold', 'requested', 'awaiting_payment', 'confirmed'],
    'cancelled',
    ['departure'],
    'release',
    'bookings.waive_fee',
  ),
  complete: step('T16', ['confirmed'], 'completed', ['staff', 'system'], 'keep'),
  no_show: step('T17', ['confirmed'], 'no_show', ['staff'], 'keep'),
  /** A place for somebody who waits: held for them where paying confirms it, asked for where the agency has to say yes. */
  offer: step('T18', ['waitlisted'], 'on_hold', ['system'], 'hold'),
  /** The same where only transfers are taken, which have days. */
  offer_transfer: step('T18', ['waitlisted'], 'awaiting_payment', ['system'], 'hold'),
  request: step('T18', ['waitlisted'], 'requested', ['system'], 'hold'),
  reopen: step('T19', ['expired', 'cancelled'], 'requested', ['staff'], 'hold', 'bookings.override_price'),
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;

/** How a booking begins (T1–T4). */
export const BEGINNINGS = {
  on_hold: 'T1',
  requested: 'T2',
  waitlisted: 'T3',
  awaiting_payment: 'T4',
} as const satisfies Partial<Record<BookingStatus, string>>;

/** What the guards look at. */
export interface StepFacts {
  status: BookingStatus;
  checkIn: string;
  checkOut: string;
  expiresAt: Date | null;
  extended: boolean;
  /** Still to be paid, in cents; below 0 where too much was. */
  balance: number;
}

/** Why a step that the table knows is not possible now; the code of its message. */
export type StepFault =
  'hold_over' | 'already_extended' | 'stay_not_begun' | 'stay_begun' | 'stay_not_over' | 'balance_open';

/** @returns null when the step may be taken */
export function stepFault(name: StepName, facts: StepFacts, by: StepParty, now: Date): StepFault | null {
  const today = maldivesDay(now);
  switch (name) {
    case 'extend':
      if (facts.extended) return 'already_extended';
      return facts.expiresAt !== null && facts.expiresAt > now ? null : 'hold_over';
    case 'cancel':
      return by === 'holder' && today >= facts.checkIn ? 'stay_begun' : null;
    case 'no_show':
      return today >= facts.checkIn ? null : 'stay_not_begun';
    case 'complete':
      if (today < facts.checkOut) return 'stay_not_over';
      return by === 'system' && facts.balance > 0 ? 'balance_open' : null;
    case 'offer':
    case 'offer_transfer':
    case 'request':
      return today >= facts.checkIn ? 'stay_begun' : null;
    case 'approve':
    case 'cancel_departure':
    case 'reopen':
    case 'honour':
      return today > facts.checkIn ? 'stay_begun' : null;
    default:
      return null;
  }
}

/** True when the table has the step for this state and party, whatever the guards say. */
export const isInTable = (name: StepName, status: BookingStatus, by: StepParty): boolean =>
  (STEPS[name].from as readonly BookingStatus[]).includes(status) &&
  (STEPS[name].by as readonly StepParty[]).includes(by);

/** Steps that somebody may take by themselves now; what the caller's screen offers. */
export function allowedSteps(
  facts: StepFacts,
  { by, permissions }: { by: 'holder' | 'staff'; permissions: readonly Permission[] },
  now: Date,
): StepName[] {
  return (Object.keys(STEPS) as StepName[]).filter(
    (name) =>
      isInTable(name, facts.status, by) &&
      (by === 'holder' || permissions.includes(STEPS[name].permission)) &&
      stepFault(name, facts, by, now) === null,
  );
}

/** The machine as a Mermaid diagram, for the docs. */
export function diagram(): string {
  const begin = Object.entries(BEGINNINGS).map(([status, rule]) => `  [*] --> ${status}: ${rule}`);
  const steps = Object.entries<Step>(STEPS).flatMap(([name, { rule, from, to, by }]) =>
    from.map((status) => `  ${status} --> ${to}: ${name} (${rule}; ${by.join(', ')})`),
  );
  return ['stateDiagram-v2', ...begin, ...steps].join('\n');
}
