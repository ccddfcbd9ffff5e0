import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PERMISSIONS } from '@atoll/contract/permissions';
import { permissionsOf } from '../../../people/accounts/roles.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-status.js';
import { type ActionFacts, allowedActions } from './booking-actions.js';
import { holdUntil, offerUntil, paymentUntil, placesUntil, prolonged, replyUntil, waitUntil } from './deadlines.js';
import {
  type StepFacts,
  type StepName,
  type StepParty,
  STEPS,
  allowedSteps,
  diagram,
  isInTable,
  stepFault,
} from './booking-machine.js';

const NOW = new Date('2027-02-10T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const facts = (over: Partial<ActionFacts> = {}): ActionFacts => ({
  status: 'requested',
  checkIn: '2027-02-14',
  checkOut: '2027-02-21',
  expiresAt: null,
  extended: false,
  balance: 100_00,
  totalMinor: 100_00,
  depositMinor: 25_00,
  netPaid: 0,
  balanceDueOn: '2027-01-15',
  paymentDueAt: null,
  changeWaits: false,
  detailsDue: '2027-02-13',
  ...over,
});

/** D-15, told once more by hand: who may take which step from which state. */
const TABLE: Record<BookingStatus, Partial<Record<StepName, StepParty[]>>> = {
  on_hold: {
    extend: ['holder', 'staff'],
    transfer: ['ledger'],
    pay: ['ledger'],
    expire: ['system'],
    cancel: ['holder', 'staff'],
    cancel_departure: ['departure'],
  },
  requested: {
    approve: ['staff'],
    decline: ['staff'],
    expire: ['system'],
    cancel: ['holder', 'staff'],
    cancel_departure: ['departure'],
  },
  awaiting_payment: {
    pay: ['ledger'],
    expire: ['system'],
    cancel: ['holder', 'staff'],
    cancel_departure: ['departure'],
  },
  confirmed: {
    cancel: ['holder', 'staff'],
    cancel_departure: ['departure'],
    complete: ['staff', 'system'],
    no_show: ['staff'],
  },
  completed: {},
  cancelled: { reopen: ['staff'] },
  declined: {},
  expired: { honour: ['ledger'], reopen: ['staff'] },
  no_show: {},
  waitlisted: {
    offer: ['system'],
    offer_transfer: ['system'],
    request: ['system'],
    expire: ['system'],
    decline: ['staff'],
    cancel: ['holder', 'staff'],
    cancel_departure: ['departure'],
  },
};
const LEADS_TO: Record<StepName, BookingStatus> = {
  extend: 'on_hold',
  transfer: 'awaiting_payment',
  pay: 'confirmed',
  honour: 'confirmed',
  approve: 'awaiting_payment',
  decline: 'declined',
  expire: 'expired',
  cancel: 'cancelled',
  cancel_departure: 'cancelled',
  complete: 'completed',
  no_show: 'no_show',
  offer: 'on_hold',
  offer_transfer: 'awaiting_payment',
  request: 'requested',
  reopen: 'requested',
};

describe('the machine of a booking', () => {
  const steps = Object.keys(STEPS) as StepName[];
  const parties: StepParty[] = ['holder', 'staff', 'system', 'ledger', 'departure'];

  it('has the steps of D-15 and no others, for these parties alone', () => {
    for (const status of BOOKING_STATUSES)
      for (const name of steps)
        for (const party of parties)
          expect({ status, name, party, may: isInTable(name, status, party) }).toEqual({
            status,
            name,
            party,
            may: TABLE[status][name]?.includes(party) ?? false,
          });
    expect(Object.fromEntries(steps.map((name) => [name, STEPS[name].to]))).toEqual(LEADS_TO);
  });

  it('gives places back with every end before the stay, and takes them with every yes', () => {
    const effects = Object.fromEntries(steps.map((name) => [name, STEPS[name].stock]));
    expect(effects).toEqual({
      extend: 'keep',
      transfer: 'keep',
      pay: 'sell',
      honour: 'take',
      approve: 'take',
      decline: 'release',
      expire: 'release',
      cancel: 'release',
      cancel_departure: 'release',
      complete: 'keep',
      no_show: 'keep',
      offer: 'hold',
      offer_transfer: 'hold',
      request: 'hold',
      reopen: 'hold',
    });
  });

  it.each<[string, StepName, Partial<StepFacts>, StepParty, string | null]>([
    ['a hold is prolonged before its end', 'extend', { expiresAt: minutes(1) }, 'holder', null],
    ['not at its end', 'extend', { expiresAt: minutes(0) }, 'holder', 'hold_over'],
    ['nor twice', 'extend', { expiresAt: minutes(1), extended: true }, 'staff', 'already_extended'],
    ['a guest cancels on the eve', 'cancel', { checkIn: '2027-02-11' }, 'holder', null],
    ['not on the day', 'cancel', { checkIn: '2027-02-10' }, 'holder', 'stay_begun'],
    ['staff still do', 'cancel', { checkIn: '2027-02-10' }, 'staff', null],
    ['nobody is missing on the eve', 'no_show', { checkIn: '2027-02-11' }, 'staff', 'stay_not_begun'],
    ['but on the day', 'no_show', { checkIn: '2027-02-10' }, 'staff', null],
    ['a stay is not over the day before its last', 'complete', { checkOut: '2027-02-11' }, 'staff', 'stay_not_over'],
    ['but on its last', 'complete', { checkOut: '2027-02-10' }, 'staff', null],
    ['a timer waits for the balance', 'complete', { checkOut: '2027-02-10', balance: 1 }, 'system', 'balance_open'],
    ['and completes what is paid', 'complete', { checkOut: '2027-02-10', balance: 0 }, 'system', null],
    ['a yes on the day itself', 'approve', { checkIn: '2027-02-10' }, 'staff', null],
    ['not after it', 'approve', { checkIn: '2027-02-09' }, 'staff', 'stay_begun'],
    ['a departure is cancelled on its day', 'cancel_departure', { checkIn: '2027-02-10' }, 'departure', null],
    ['not after it', 'cancel_departure', { checkIn: '2027-02-09' }, 'departure', 'stay_begun'],
    ['nothing past is taken up again', 'reopen', { checkIn: '2027-02-09' }, 'staff', 'stay_begun'],
    ['nobody is offered a trip on its day', 'offer', { checkIn: '2027-02-10' }, 'system', 'stay_begun'],
    ['however it is paid', 'offer_transfer', { checkIn: '2027-02-10' }, 'system', 'stay_begun'],
    ['but on the eve', 'request', { checkIn: '2027-02-11' }, 'system', null],
    ['nor honoured', 'honour', { checkIn: '2027-02-09' }, 'ledger', 'stay_begun'],
  ])('guards: %s', (_, name, over, party, fault) => {
    expect(stepFault(name, facts(over), party, NOW)).toBe(fault);
  });

  it('knows the day of the Maldives, which begins before that of the server', () => {
    const lateEvening = new Date('2027-02-13T20:00:00Z');
    expect(stepFault('cancel', facts(), 'holder', lateEvening)).toBe('stay_begun');
  });

  it.each<[string, Date, number]>([
    ['a hold', holdUntil(NOW), 30],
    ['a hold that is prolonged', prolonged(holdUntil(NOW)), 45],
    ['an offer', offerUntil(NOW, '2027-03-10'), 24 * 60],
    ['an offer on the eve', offerUntil(NOW, '2027-02-11'), 7 * 60],
    ['an answer', replyUntil(NOW, '2027-03-10'), 24 * 60],
    ['an answer on the eve', replyUntil(NOW, '2027-02-11'), 7 * 60],
    ['an answer on the day of the trip', replyUntil(NOW, '2027-02-10'), 60],
    ['the grace', placesUntil(NOW, '2027-03-10'), 24 * 60],
    ['the grace on the eve', placesUntil(NOW, '2027-02-11'), 7 * 60],
    ['the grace of a time that ends with the eve', placesUntil(minutes(7 * 60), '2027-02-11'), 7 * 60],
    ['the grace of a yes during the trip', placesUntil(NOW, '2027-02-10'), 24 * 60],
    ['a payment', paymentUntil(NOW, '2027-03-10'), 72 * 60],
    ['a payment before the trip', paymentUntil(NOW, '2027-02-12'), 31 * 60],
    ['a payment on the day of the trip', paymentUntil(NOW, '2027-02-10'), 60],
    ['a payment after a question', waitUntil(minutes(5), NOW, '2027-03-10'), 24 * 60],
    ['a payment after a question, where it was later', waitUntil(minutes(26 * 60), NOW, '2027-03-10'), 26 * 60],
    ['a payment after a question on the eve', waitUntil(minutes(5), NOW, '2027-02-11'), 7 * 60],
  ])('sets the end of %s', (_, end, later) => {
    expect(end).toEqual(minutes(later));
  });

  it('offers each reader what they may do', () => {
    const by = (role: string | null, over: Partial<ActionFacts>) =>
      allowedActions(facts(over), { by: role ? 'staff' : 'holder', permissions: permissionsOf(role) }, NOW);
    expect(by(null, {})).toEqual(['cancel', 'change', 'edit_details']);
    expect(by('agent', {})).toEqual(['approve', 'decline', 'cancel', 'edit_details', 'record_payment']);
    expect(by('viewer', {})).toEqual([]);
    expect(by('finance', { status: 'confirmed', netPaid: 1 })).toEqual(['record_payment', 'refund']);
    expect(by(null, { status: 'on_hold', expiresAt: minutes(5) })).toEqual(['extend', 'cancel', 'edit_details', 'pay']);
    expect(by(null, { status: 'on_hold', expiresAt: minutes(0) })).toEqual(['cancel', 'edit_details']);
    const paid = { status: 'confirmed', netPaid: 100_00 } as const;
    expect(by(null, paid)).toEqual(['cancel', 'change', 'edit_details']);
    expect(by(null, { ...paid, detailsDue: '2027-02-10' })).toContain('edit_details');
    expect(by(null, { ...paid, detailsDue: '2027-02-09' })).not.toContain('edit_details');
    expect(by('agent', { ...paid, detailsDue: '2027-02-09' })).toContain('edit_details');
    expect(by(null, { ...paid, netPaid: 99_99 })).toEqual(['cancel', 'change', 'edit_details', 'pay']);
    expect(by(null, { ...paid, changeWaits: true })).toEqual(['cancel', 'edit_details']);
    expect(by(null, { ...paid, checkIn: '2027-02-10', detailsDue: '2027-02-09' })).toEqual([]);
    const over = { checkIn: '2027-02-01', checkOut: '2027-02-08', detailsDue: '2027-01-31' };
    expect(by(null, { status: 'confirmed', ...over })).toEqual(['pay']);
    expect(by('agent', { changeWaits: true })).toContain('decide_change');
    expect(by('viewer', { changeWaits: true })).toEqual([]);
    expect(by('agent', { status: 'expired' })).toEqual(['record_payment']);
    expect(by('manager', { status: 'expired' })).toEqual(['reopen', 'record_payment']);
    expect(by('owner', { status: 'completed' })).toEqual(['record_payment']);
    expect(by(null, { status: 'completed' })).toEqual(['pay']);
    expect(by(null, { ...paid, status: 'completed' })).toEqual([]);
  });

  it('asks for the permission of each step', () => {
    for (const name of steps) {
      const rest = PERMISSIONS.filter((permission) => permission !== STEPS[name].permission);
      for (const status of BOOKING_STATUSES)
        expect(
          allowedSteps(
            facts({ status, checkIn: '2027-02-10', checkOut: '2027-02-10', expiresAt: minutes(1) }),
            { by: 'staff', permissions: rest },
            NOW,
          ),
        ).not.toContain(name);
    }
  });

  it('is drawn in the docs as it is', () => {
    const file = path.resolve(import.meta.dirname, '../STATES.md');
    const text = `# States of a booking\n\nDrawn from \`machine/booking-machine.ts\` (decision D-15); its spec writes this file anew with \`ATOLL_WRITE_STATES=1\`.\n\n\`\`\`mermaid\n${diagram()}\n\`\`\`\n`;
    if (process.env['ATOLL_WRITE_STATES'] === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
