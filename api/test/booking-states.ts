import { randomUUID } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import type { BookingStatus } from '../src/sales/bookings/booking-status.js';
import type { MoneyWorld } from './money-world.js';

/** A booking with the key of its guest's link. */
export interface MadeBooking {
  id: string;
  access_token: string;
}

/** What two pay for the trips of `machineWorld`. */
const TOTAL = '2000.00';
/** More than any test books of one day. */
const ROOMY = 500;

export interface Standing {
  status: BookingStatus;
  /** `soft 2`: held; `hard 2`: taken for good. */
  places: string | null;
  /** Type, states and actor. */
  event: unknown[];
  audit: unknown[];
  /** Names of the templates, in their order. */
  letters: string[];
}

const STANDING = `
  select b.status,
    (select string_agg(kind || ' ' || qty, ', ') from allocation a where a.booking_id = b.id and a.released_at is null) as places,
    (select json_build_array(type, from_status, to_status, actor_type, actor_id) from booking_event e
     where e.booking_id = b.id order by at desc, id desc limit 1) as event,
    (select json_build_array(action, before ->> 'status', after ->> 'status', actor_id) from audit_entry x
     where x.entity = 'booking' and x.entity_id = b.id::text order by seq desc limit 1) as audit,
    (select coalesce(json_agg(template order by created_at, id), '[]') from outbox_message m where m.entity_id = b.id::text) as letters
  from booking b where b.id = $1`;

/** Bookings of a customer in every state, each led there by the calls and timers of everyday. Both trips depart on their days. */
export function bookingStates(w: MoneyWorld, customer: TestAgent) {
  const places = (date: string, capacity: string) =>
    w.sql.primaryRows(`update departure set capacity = ${capacity} where start_date = $1`, [date]);
  const book = async (slug: 'boat' | 'asked', date: string, over: object = {}) => {
    const call = customer.post('/api/bookings/').set('idempotency-key', randomUUID());
    const { status, body } = await call.send(w.request(slug, date, 2, over));
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as MadeBooking;
  };
  const by = async (made: MadeBooking, step: string, body: object = {}) => {
    const { status, body: answer } = await w.staff(made.id, step, body, 'owner');
    if (status !== 200) throw new Error(`${step}: ${status} ${JSON.stringify(answer)}`);
    return made;
  };
  /** Their stays of three nights begin on another day; their places stay where they are. */
  const move = (all: readonly MadeBooking[], date: string) =>
    w.sql.primaryRows('update booking set check_in = $2, check_out = $2::date + 3 where id = any($1::uuid[])', [
      all.map(({ id }) => id),
      date,
    ]);
  /** Its stay ends today. */
  const begin = async (made: MadeBooking) => {
    await move([made], w.day(-3));
    return made;
  };
  const wait = async (slug: 'boat' | 'asked', date: string) => {
    await book(slug, date);
    await places(date, 'held + sold');
    return book(slug, date, { join_waitlist: true });
  };
  const ask = (date: string) => book('asked', date);
  const confirm = async (date: string) => {
    const made = await by(await ask(date), 'approve');
    const { status } = await w.record(made.id, TOTAL);
    if (status !== 201) throw new Error(`paid: ${status}`);
    return made;
  };
  const makers: Record<BookingStatus, (date: string) => Promise<MadeBooking>> = {
    on_hold: (date) => book('boat', date),
    requested: ask,
    awaiting_payment: async (date) => by(await ask(date), 'approve'),
    confirmed: confirm,
    completed: async (date) => by(await begin(await confirm(date)), 'complete'),
    cancelled: async (date) => by(await ask(date), 'cancel', { reason_code: 'other', confirm_fee: '0.00' }),
    declined: async (date) => by(await ask(date), 'decline', { reason_code: 'other' }),
    expired: async (date) => {
      const made = await book('boat', date);
      await w.sql.primaryRows(`update booking set expires_at = now() - interval '1 hour' where id = $1`, [made.id]);
      await w.timers();
      return made;
    },
    no_show: async (date) => by(await begin(await confirm(date)), 'no-show'),
    // Last: it leaves no place on its day.
    waitlisted: (date) => wait('boat', date),
  };

  const one = async (status: BookingStatus, date: string): Promise<MadeBooking> => {
    await places(date, String(ROOMY));
    const made = await makers[status](date);
    const { status: is } = await w.read(made.id);
    if (is !== status) throw new Error(`${is} is not ${status}`);
    return made;
  };
  return {
    one,
    begin,
    move,
    wait,
    /** Where a booking stands, with its places of two, how its history and the audit of it end, and the letters so far. */
    standing: async (id: string): Promise<Standing> => {
      const row = await w.sql.primaryRow<Standing>(STANDING, [id]);
      if (!row) throw new Error(`no booking ${id}`);
      return row;
    },
    places,
    /** A day on which both trips depart. */
    depart: async (date: string) => {
      await w.depart('boat', date, ROOMY);
      await w.depart('asked', date, ROOMY);
      return date;
    },
    /** One in each state, all on one day, which is full then. */
    all: async (date: string): Promise<Record<BookingStatus, MadeBooking>> => {
      const made: Partial<Record<BookingStatus, MadeBooking>> = {};
      for (const status of Object.keys(makers) as BookingStatus[]) made[status] = await one(status, date);
      return made as Record<BookingStatus, MadeBooking>;
    },
  };
}

export type BookingStates = ReturnType<typeof bookingStates>;
