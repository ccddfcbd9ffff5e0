import type { Permission } from '@atoll/contract/permissions';
import { changeFault } from '../changes/changeable.js';
import { detailsFault } from '../details/detailable.js';
import { type DueFacts, payFault } from '../due/due.js';
import { type StepFacts, type StepName, STEPS, allowedSteps } from './booking-machine.js';

const PARTY_STEPS = (Object.keys(STEPS) as StepName[]).filter((name) => {
  const by: readonly string[] = STEPS[name].by;
  return by.includes('holder') || by.includes('staff');
});

/** What somebody can do with a booking: steps of the machine, changes of the stay (T20), and what concerns its money. */
export const BOOKING_ACTIONS = [
  ...PARTY_STEPS,
  'change',
  'decide_change',
  'edit_details',
  'pay',
  'record_payment',
  'refund',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** Who looks at a booking: who holds it, by link or account, or a colleague. */
export interface BookingReader {
  by: 'holder' | 'staff';
  permissions: readonly Permission[];
}

/** What there is to know of a booking to say what may be done with it. */
export interface ActionFacts extends StepFacts, DueFacts {
  /** A change of the stay waits for the agency's answer. */
  changeWaits: boolean;
  /** Last day on which the guest can tell flights and wishes, in the Maldives. */
  detailsDue: string;
}

/** What a reader may do with a booking now. */
export function allowedActions(facts: ActionFacts, { by, permissions }: BookingReader, now: Date): BookingAction[] {
  const steps = allowedSteps(facts, { by, permissions }, now);
  const has = (permission: Permission) => by === 'staff' && permissions.includes(permission);
  return [
    ...steps,
    ...(by === 'holder' && !facts.changeWaits && changeFault(facts, by, now) === null ? (['change'] as const) : []),
    ...(has('bookings.change') && facts.changeWaits ? (['decide_change'] as const) : []),
    ...((by === 'holder' || has('bookings.change')) && detailsFault(facts, by, now) === null
      ? (['edit_details'] as const)
      : []),
    ...(by === 'holder' && payFault(facts, now) === null ? (['pay'] as const) : []),
    ...(has('payments.record') ? (['record_payment'] as const) : []),
    ...(has('payments.refund') && facts.netPaid > 0 ? (['refund'] as const) : []),
  ];
}
