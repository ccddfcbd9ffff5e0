import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type BookingStates, type MadeBooking, bookingStates } from '../../../../test/booking-states.js';
import { type MoneyWorld, moneyWorld } from '../../../../test/money-world.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-status.js';

jest.setTimeout(60_000);

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

/** What happened, where that leads, what becomes of the places of two, and who is told. */
type Move = [step: string, to: BookingStatus, places: string | null, ...letters: string[]];
type Moves = Partial<Record<BookingStatus, Move>>;

/** D-15 by hand, as far as time, money and departures take steps. A state that is not here stays, with its places. */
const MOVES = {
  'its time is over': {
    on_hold: ['expire', 'expired', null, 'booking-hold-ended'],
    requested: ['expire', 'expired', null, 'booking-breach', 'booking-unanswered'],
    awaiting_payment: ['expire', 'expired', null, 'booking-payment-lapsed'],
    waitlisted: ['expire', 'expired', null, 'booking-waitlist-ended'],
  },
  'its stay is over': {
    confirmed: ['complete', 'completed', 'hard 2', 'booking-completed'],
    waitlisted: ['expire', 'expired', null, 'booking-waitlist-ended'],
  },
  'there are places again': { waitlisted: ['offer', 'on_hold', 'soft 2', 'booking-offer'] },
  'all of it is paid': {
    on_hold: ['pay', 'confirmed', 'hard 2', 'booking-confirmed'],
    awaiting_payment: ['pay', 'confirmed', 'hard 2', 'booking-confirmed'],
    expired: ['honour', 'confirmed', 'hard 2', 'booking-confirmed'],
  },
  'a transfer is shown': { on_hold: ['transfer', 'awaiting_payment', 'soft 2', 'booking-transfer'] },
  'its departure does not take place': {
    waitlisted: ['cancel_departure', 'cancelled', null, 'booking-departure-cancelled'],
    on_hold: ['cancel_departure', 'cancelled', null, 'booking-departure-cancelled'],
    requested: ['cancel_departure', 'cancelled', null, 'booking-departure-cancelled'],
    awaiting_payment: ['cancel_departure', 'cancelled', null, 'booking-departure-cancelled'],
    confirmed: ['cancel_departure', 'cancelled', null, 'booking-departure-cancelled'],
  },
} as const satisfies Record<string, Moves>;
type Cause = keyof typeof MOVES;

describe('each state moves where nobody asked for it', () => {
  let w: MoneyWorld;
  let states: BookingStates;
  let ahead = 40;
  beforeAll(async () => {
    w = await moneyWorld();
    states = bookingStates(w, await w.test.as('customer'));
  }, 60_000);
  afterAll(async () => {
    expect([await w.wrongCounts(), await w.faults()]).toEqual([[], []]);
    await w.test.close();
  });

  const show = ({ id, access_token }: MadeBooking) =>
    w.test
      .api()
      .post(`/api/bookings/${id}/payment-proofs/`)
      .query({ access_token })
      .set('idempotency-key', randomUUID())
      .attach('proof', PDF, 'slip.pdf');
  const cancelDepartures = async (date: string) => {
    const office = await w.as('manager');
    for (const { id } of await w.sql.primaryRows<{ id: number }>('select id from departure where start_date = $1', [
      date,
    ])) {
      const seen = await office.post(`/api/departures/${id}/cancel/preview/`).send({});
      const { fingerprint } = seen.body as { fingerprint: string };
      expect((await office.post(`/api/departures/${id}/cancel/`).send({ fingerprint })).status).toBe(200);
    }
  };
  const bring: Record<Cause, (all: Record<BookingStatus, MadeBooking>, date: string) => Promise<unknown>> = {
    'its time is over': async (all) => {
      const ids = Object.values(all).map(({ id }) => id);
      await w.sql.primaryRows(
        `update booking set expires_at = now() - interval '1 hour', reply_by = now() - interval '25 hours',
           payment_due_at = now() - interval '25 hours'
         where id = any($1::uuid[])`,
        [ids],
      );
      await states.move([all.waitlisted], w.day(0));
      await w.timers();
    },
    'its stay is over': async (all) => {
      await states.move(Object.values(all), w.day(-4));
      await w.timers();
    },
    'there are places again': async (all, date) => {
      await states.places(date, '1000');
      await w.jobs.run('bookings.waiting');
    },
    'all of it is paid': async (all, date) => {
      await states.places(date, '1000');
      for (const { id } of Object.values(all))
        expect((await w.record(id, '2000.00', { method: 'cash' })).status).toBe(201);
    },
    'a transfer is shown': async (all) => {
      for (const status of BOOKING_STATUSES)
        expect([status, (await show(all[status])).status]).toEqual([
          status,
          status === 'on_hold' || status === 'awaiting_payment' ? 201 : 409,
        ]);
    },
    'its departure does not take place': async (all, date) => {
      await states.move(Object.values(all), date);
      await cancelDepartures(date);
    },
  };

  it.each(Object.keys(MOVES) as Cause[])('%s: as the table says, and else not at all', async (cause) => {
    const date = await states.depart(w.day(ahead++));
    const all = await states.all(date);
    const stood = Object.fromEntries(
      await Promise.all(
        BOOKING_STATUSES.map(async (status) => [status, await states.standing(all[status].id)] as const),
      ),
    );
    await bring[cause](all, date);
    for (const status of BOOKING_STATUSES) {
      const move = (MOVES[cause] as Moves)[status];
      const { letters, event, ...rest } = await states.standing(all[status].id);
      const before = stood[status];
      if (!move) {
        const stays = { was: status, status: rest.status, places: rest.places };
        expect(stays).toEqual({ was: status, status, places: before?.places });
        continue;
      }
      const [step, to, places, ...told] = move;
      expect({
        was: status,
        status: rest.status,
        places: rest.places,
        event: event.slice(0, 3),
        audit: rest.audit.slice(0, 3),
      }).toEqual({
        was: status,
        status: to,
        places,
        event: [step, status, to],
        audit: [`booking.${step}`, status, to],
      });
      expect({ status, told: letters.slice(before?.letters.length).toSorted() }).toEqual({ status, told });
    }
  });

  it('keeps places a day longer than was said, never into the trip', async () => {
    const date = await states.depart(w.day(ahead++));
    const { requested, awaiting_payment } = await states.all(date);
    const both = [requested, awaiting_payment];
    const expired = async (checkIn: string, until: string) => {
      await states.move(both, checkIn);
      await w.sql.primaryRows(
        `update booking set reply_by = ${until}, payment_due_at = ${until} where id = any($1::uuid[])`,
        [both.map(({ id }) => id)],
      );
      await w.timers();
      return Promise.all(both.map(async ({ id }) => (await states.standing(id)).status === 'expired'));
    };
    const eve = `(now() at time zone 'Indian/Maldives')::date::timestamp at time zone 'Indian/Maldives'`;
    expect(await expired(w.day(1), `now() - interval '23 hours'`)).toEqual([false, false]);
    expect(await expired(w.day(0), `least(now(), ${eve} + interval '1 second')`)).toEqual([false, false]);
    expect(await expired(w.day(0), eve)).toEqual([true, true]);
  });

  it('there are places again where the agency says yes to each: it is asked', async () => {
    const date = await states.depart(w.day(ahead++));
    const waits = await states.wait('asked', date);
    await states.places(date, '1000');
    await w.jobs.run('bookings.waiting');
    const { letters, ...rest } = await states.standing(waits.id);
    expect(rest).toEqual({
      status: 'requested',
      places: 'soft 2',
      event: ['request', 'waitlisted', 'requested', 'system', null],
      audit: ['booking.request', 'waitlisted', 'requested', null],
    });
    expect(letters.at(-1)).toBe('booking-place-asked');
  });
});
