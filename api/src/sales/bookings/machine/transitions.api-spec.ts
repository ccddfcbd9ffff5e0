import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { ROLE_CODES } from '@atoll/contract/permissions';
import { type BookingStates, type MadeBooking, bookingStates } from '../../../../test/booking-states.js';
import { type MoneyWorld, moneyWorld } from '../../../../test/money-world.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-status.js';

jest.setTimeout(90_000);

const STRANGERS = ['another customer', 'nobody', 'the key of another booking'] as const;
const CALLERS = ['guest', 'customer', ...STRANGERS, ...ROLE_CODES] as const;
type Caller = (typeof CALLERS)[number];

const AGENTS: Caller[] = ['owner', 'manager', 'agent'];
const HOLDERS: Caller[] = ['guest', 'customer'];

interface PersonalStep {
  from: BookingStatus[];
  to: BookingStatus;
  who: Caller[];
  body?: object;
  /** Only once the stay has begun. */
  begun?: true;
  letters: string[];
}

/** D-15 by hand, as far as people take steps: from where to where, who may, and what is written to whom. */
const STEPS: Record<string, PersonalStep> = {
  extend: { from: ['on_hold'], to: 'on_hold', who: [...HOLDERS, ...AGENTS], letters: [] },
  approve: { from: ['requested'], to: 'awaiting_payment', who: AGENTS, letters: ['booking-approved'] },
  decline: {
    from: ['requested', 'waitlisted'],
    to: 'declined',
    who: AGENTS,
    body: { reason_code: 'other' },
    letters: ['booking-declined'],
  },
  cancel: {
    from: ['waitlisted', 'on_hold', 'requested', 'awaiting_payment', 'confirmed'],
    to: 'cancelled',
    who: [...HOLDERS, ...AGENTS],
    body: { reason_code: 'other', confirm_fee: '0.00' },
    letters: ['booking-cancelled'],
  },
  complete: { from: ['confirmed'], to: 'completed', who: AGENTS, begun: true, letters: ['booking-completed'] },
  'no-show': { from: ['confirmed'], to: 'no_show', who: AGENTS, begun: true, letters: ['booking-no-show'] },
  reopen: {
    from: ['expired', 'cancelled'],
    to: 'requested',
    who: ['owner', 'manager'],
    letters: ['booking-reopened'],
  },
};

/** Places of two by the state that people lead to: held, taken for good, or given back. */
const PLACES: Partial<Record<BookingStatus, string>> = {
  on_hold: 'soft 2',
  requested: 'soft 2',
  awaiting_payment: 'hard 2',
  completed: 'hard 2',
  no_show: 'hard 2',
};

/** What a refused call must leave as it is. */
const WRITTEN =
  'booking booking_event booking_agreement change_request allocation departure allotment payment invoice outbox_message audit_entry';

/** What somebody is told who may not: not signed in 401, a colleague without the right 403, else that there is no such booking. */
function refusal(step: string, caller: Caller): number {
  if ((ROLE_CODES as readonly string[]).includes(caller)) return 403;
  if (STEPS[step]?.who.includes('guest')) return 404;
  return caller.endsWith('customer') ? 403 : 401;
}

const eventOf = (step: string) => step.replace('-', '_');

describe('each step from each state for each caller', () => {
  let w: MoneyWorld;
  let states: BookingStates;
  let agents: Record<Caller, TestAgent>;
  let ids: Partial<Record<Caller, string>>;
  let other: MadeBooking;
  let ahead = 40;
  const nextDay = () => states.depart(w.day(ahead++));
  beforeAll(async () => {
    w = await moneyWorld();
    const signedIn = async (kind: 'staff' | 'customer', role: (typeof ROLE_CODES)[number] | null, name: string) => {
      const user = await w.test.createUser(kind, role, `${name}@caller.example`);
      return { id: user.id, call: w.test.api().auth(await w.test.signInAs(user), { type: 'bearer' }) };
    };
    const known = await Promise.all([
      ...ROLE_CODES.map(async (role) => [role, await signedIn('staff', role, role)] as const),
      ...(['customer', 'another customer'] as const).map(
        async (caller) => [caller, await signedIn('customer', null, caller.replace(' ', '-'))] as const,
      ),
    ]);
    ids = Object.fromEntries(known.map(([caller, { id }]) => [caller, id]));
    const nameless = CALLERS.map((caller) => [caller, w.test.api()]);
    agents = Object.fromEntries([...nameless, ...known.map(([caller, { call }]) => [caller, call])]);
    states = bookingStates(w, agents.customer);
    other = await states.one('requested', await nextDay());
  }, 60_000);
  afterAll(async () => {
    expect([await w.wrongCounts(), await w.faults()]).toEqual([[], []]);
    await w.test.close();
  });

  const send = (caller: Caller, { id, access_token }: MadeBooking, step: string) => {
    const made = agents[caller].post(`/api/bookings/${id}/${step}/`);
    const keys: Partial<Record<Caller, string>> = { guest: access_token, [STRANGERS[2]]: other.access_token };
    const key = keys[caller];
    return (key === undefined ? made : made.query({ access_token: key })).send(STEPS[step]?.body ?? {});
  };
  const written = () =>
    w.sql.primaryRow(
      `select ${WRITTEN.split(' ').map((table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${table}`)}`,
    );
  it('is refused outside of the table and to whom it is not given, and nothing is written', async () => {
    const made = await states.all(await nextDay());
    const wrong: unknown[] = [];
    let before = await written();
    for (const status of BOOKING_STATUSES)
      for (const [step, { from, who }] of Object.entries(STEPS))
        for (const caller of CALLERS) {
          const may = who.includes(caller);
          if (may && from.includes(status)) continue;
          const { status: code, body } = await send(caller, made[status], step);
          const should = may ? 409 : refusal(step, caller);
          const isTold = !may || (body.code === 'invalid_transition' && body.status === status);
          const after = await written();
          if (code !== should || !isTold || JSON.stringify(after) !== JSON.stringify(before))
            wrong.push({ status, step, caller, code, should, body });
          before = after;
        }
    expect(wrong).toEqual([]);
  });

  describe('by people', () => {
    const cells = Object.entries(STEPS).flatMap(([step, { from }]) => from.map((status) => [status, step] as const));

    it.each(cells)('%s: %s is done for whoever may, with all that belongs to it', async (status, step) => {
      const { to, who, begun, letters } = STEPS[step] as PersonalStep;
      const date = await nextDay();
      for (const caller of who) {
        const made = await states.one(status, date);
        if (begun) await states.begin(made);
        const earlier = (await states.standing(made.id)).letters.length;
        const { status: code, body } = await send(caller, made, step);
        expect({ caller, code, status: body.status, body }).toMatchObject({ caller, code: 200, status: to });
        const actor = caller === 'guest' || caller === 'customer' ? caller : 'staff';
        const actorId = ids[caller] ?? null;
        const { letters: all, ...rest } = await states.standing(made.id);
        expect({ caller, ...rest }).toEqual({
          caller,
          status: to,
          places: PLACES[to] ?? null,
          event: [eventOf(step), status, to, actor, actorId],
          audit: [`booking.${eventOf(step)}`, status, to, actorId],
        });
        const office = step === 'cancel' && actor !== 'staff' ? ['booking-guest-cancelled'] : [];
        const told = all.slice(earlier).toSorted();
        expect({ caller, told }).toEqual({ caller, told: [...letters, ...office].toSorted() });
      }
    });
  });
});
