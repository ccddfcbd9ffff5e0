import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { extractText } from 'unpdf';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { CreatedBookingDto } from './bookings.dto.js';
import { BookingTimers } from './machine/booking-timers.js';

jest.setTimeout(60_000);

const HOTEL = 'nala-inn';
const PACKAGE = 'south-ari-whale-sharks';
const FULL = { 'extras.0.code': ['The hotel near the airport has no room for this night'] };

describe('a night near the airport', () => {
  let test: TestApp;
  let sql: Sql;
  let staff: Awaited<ReturnType<TestApp['as']>>;
  /** First day of the trip; every test has nights of its own. */
  let first: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    sql = test.app.get(Sql);
    staff = await test.as('owner');
    first = `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06-01`;
    // As many bookings of one day as there are tests.
    await sql.primaryRows(`update package set sold_by = 'request' where slug = $1`, [PACKAGE]);
  }, 120_000);
  beforeEach(() => {
    first = addDays(first, 20);
  });
  afterAll(() => test.close());

  /** So many rooms of each kind of the hotel, from the night before the trip to the one after it. */
  const count = (rooms: number) =>
    sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms)
       select r.id, k ->> 'code', day::date, $3 from resort r, jsonb_array_elements(r.room_types) k,
         generate_series($2::date - 1, $2::date + 9, '1 day') day where r.slug = $1
       on conflict (resort_id, room_code, date) do update set rooms = $3, held = 0, sold = 0, stop_sell = false, min_nights = 1`,
      [HOTEL, first, rooms],
    );
  /** Nights of which something is taken, as days after the first one, with how many rooms. */
  const taken = async () =>
    Object.fromEntries(
      (
        await sql.primaryRows<{ day: number; rooms: number }>(
          `select a.date - $2::date as day, a.held + a.sold as rooms from allotment a join resort r on r.id = a.resort_id
           where r.slug = $1 and a.date between $2::date - 1 and $2::date + 9 and a.held + a.sold > 0 order by a.date`,
          [HOTEL, first],
        )
      ).map(({ day, rooms }) => [day, rooms]),
    );
  const trip = (over: object = {}) => ({
    ...{ package: PACKAGE, check_in: first, adults: 2 },
    extras: [{ code: 'overnight_arrival', qty: 1 }],
    ...over,
  });
  const send = async (over: object = {}) => {
    const quoted = await test.api().post('/api/bookings/quote/').send(trip(over));
    expect([quoted.status, quoted.body]).toEqual([200, expect.anything()]);
    return () =>
      test
        .api()
        .post('/api/bookings/')
        .set('idempotency-key', randomUUID())
        .send({
          ...trip(over),
          contact: { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' },
          accept_terms: true,
          quote_token: quoted.body.quote_token,
        });
  };
  const book = async (over: object = {}): Promise<CreatedBookingDto> => {
    const { status, body } = await (await send(over))();
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as CreatedBookingDto;
  };
  const asOwner = (booking: CreatedBookingDto, path: string, body: object = {}) =>
    staff.post(`/api/bookings/${booking.id}/${path}/`).send(body);

  it('takes a room of its hotel, before the trip and after it, and gives it back with the end', async () => {
    await count(3);
    const both = [
      { code: 'overnight_arrival', qty: 1 },
      { code: 'overnight_departure', qty: 1 },
    ];
    const made = await book({ extras: both });
    expect(await taken()).toEqual({ [-1]: 1, [made.nights]: 1 });
    const cancelled = await asOwner(made, 'cancel', { reason_code: 'change_of_plans', confirm_fee: '0.00' });
    expect(cancelled.status).toBe(200);
    expect(await taken()).toEqual({});
    const reopened = await asOwner(made, 'reopen');
    expect(reopened.status).toBe(200);
    expect(await taken()).toEqual({ [-1]: 1, [made.nights]: 1 });
  });

  it('comes back when nobody acts in time', async () => {
    await count(1);
    const made = await book();
    expect(await taken()).toEqual({ [-1]: 1 });
    await sql.primaryRows(
      `update booking set reply_by = now() - interval '30 days', expires_at = now() - interval '30 days',
         payment_due_at = now() - interval '30 days' where id = $1`,
      [made.id],
    );
    await test.app.get(BookingTimers).run();
    expect((await staff.get(`/api/bookings/${made.id}/`)).body.status).toBe('expired');
    expect(await taken()).toEqual({});
  });

  it('takes a room for every two of its guests', async () => {
    await count(5);
    await book({ adults: 4 });
    expect(await taken()).toEqual({ [-1]: 2 });
  });

  it('is sold once where one room is left, and whoever comes later hears that it is the night', async () => {
    await count(1);
    const calls = await Promise.all(Array.from({ length: 4 }, () => send()));
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    for (const { status, body } of answers) if (status === 400) expect(body).toEqual(FULL);
    expect(await taken()).toEqual({ [-1]: 1 });
  });

  it('is refused as the night that it is when somebody takes the last room at the same moment', async () => {
    await count(1);
    const call = await send();
    const answer = await test.em().transactional(async (em) => {
      await em.execute(
        `update allotment set sold = rooms where date = ? and resort_id = (select id from resort where slug = ?)`,
        [addDays(first, -1), HOTEL],
      );
      const asked = Promise.resolve(call());
      const isWaiting = () =>
        sql.primaryRows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      while ((await isWaiting()).length === 0) await setImmediate();
      return { asked };
    });
    const { status, body } = await answer.asked;
    expect([status, body]).toEqual([400, FULL]);
  });

  it('is sold alone, whatever the hotel asks of those who stay', async () => {
    await count(3);
    await sql.primaryRows('update allotment set min_nights = 2 where date = $1', [addDays(first, -1)]);
    const { status, body } = await test.api().post('/api/bookings/quote/').send(trip());
    expect([status, body.lines]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ code: 'overnight_arrival' })]),
    ]);
  });

  it('moves with its trip, stays where only the party changes, and is not added where the hotel is full', async () => {
    await count(1);
    const made = await book();
    const other = await book({ extras: [] });
    await sql.primaryRows(
      `update booking set status = 'requested', expires_at = null, reply_by = now() where id = any($1)`,
      [[made.id, other.id]],
    );
    for (const booking of [made, other]) expect((await asOwner(booking, 'approve')).status).toBe(200);
    const added = await asOwner(other, 'change-requests', { extras: trip().extras });
    expect([added.status, added.body]).toEqual([400, FULL]);
    const change = async (wish: object) => {
      const asked = await asOwner(made, 'change-requests', wish);
      expect([asked.status, asked.body]).toEqual([201, expect.anything()]);
      const yes = await asOwner(made, `change-requests/${asked.body.id}/accept`, { confirm_total: asked.body.total });
      expect([yes.status, yes.body]).toEqual([200, expect.anything()]);
    };
    await change({ adults: 1 });
    expect(await taken()).toEqual({ [-1]: 1 });
    await change({ check_in: addDays(first, 3) });
    expect(await taken()).toEqual({ 2: 1 });
    await sql.primaryRows('update allotment set stop_sell = true where date = $1', [addDays(first, 5)]);
    const full = await asOwner(made, 'change-requests', { check_in: addDays(first, 6) });
    expect([full.status, full.body]).toEqual([400, FULL]);
    await change({ extras: [] });
    expect(await taken()).toEqual({});
  });

  it('is in the list of who has the rooms of the night', async () => {
    await count(1);
    const made = await book();
    const [room] = await sql.primaryRows<{ code: string }>(
      `select room_code as code from allotment where date = $1 and held + sold > 0
         and resort_id = (select id from resort where slug = $2)`,
      [addDays(first, -1), HOTEL],
    );
    const { status, body } = await staff
      .get('/api/allotments/bookings/')
      .query({ resort: HOTEL, room_code: room?.code ?? '', date: addDays(first, -1) });
    expect([status, body.bookings]).toMatchObject([200, [{ reference: made.reference, rooms: 1 }]]);
  });

  it('keeps the kind of room that it is in', async () => {
    await count(1);
    const { reference } = await book();
    const { version } = (await staff.get(`/api/resorts/${HOTEL}/editable/`)).body;
    const gone = await staff.patch(`/api/resorts/${HOTEL}/`).set('if-match', `"${version}"`).send({ room_types: [] });
    expect([gone.status, gone.body]).toEqual([400, { room_types: [expect.stringContaining(reference)] }]);
  });

  it.each([
    ['ru', 'Ночь у аэропорта перед поездкой:'],
    ['en', 'Night near the airport before the stay:'],
  ])('is named on a voucher in %s, and once in English for the desk of the hotel', async (locale, own) => {
    await count(1);
    const quoted = await test.api().post('/api/bookings/quote/').send(trip());
    expect(quoted.status).toBe(200);
    const contact = { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' };
    const made = await test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({ ...trip(), contact, accept_terms: true, locale, quote_token: quoted.body.quote_token });
    expect(made.status).toBe(201);
    await sql.primaryRows(`update booking set status = 'confirmed', expires_at = null where id = $1`, [made.body.id]);
    const { status, body } = await staff.get(`/api/bookings/${made.body.id}/voucher/`).responseType('blob');
    expect(status).toBe(200);
    const { text } = await extractText(new Uint8Array(body), { mergePages: true });
    const flat = (words: string) => words.replaceAll(/[\s\u2060]+/g, '');
    expect(flat(text)).toContain(flat(own));
    expect(flat(text).split(flat('Night near the airport before the stay:'))).toHaveLength(2);
  });

  it('grows with the party only where the hotel sells as many more rooms', async () => {
    await count(3);
    const made = await book();
    await sql.primaryRows(
      `update booking set status = 'requested', expires_at = null, reply_by = now() where id = $1`,
      [made.id],
    );
    expect((await asOwner(made, 'approve')).status).toBe(200);
    const night = (set: string) =>
      sql.primaryRows(
        `update allotment set ${set} where date = $1 and resort_id = (select id from resort where slug = $2)`,
        [addDays(first, -1), HOTEL],
      );
    const ask = async (adults: number) => {
      const { status, body } = await asOwner(made, 'change-requests', { adults });
      if (status === 201) expect((await asOwner(made, `change-requests/${body.id}/withdraw`)).status).toBe(200);
      return [status, status === 400 ? body : null];
    };
    await night('stop_sell = true');
    expect(await ask(4)).toEqual([400, FULL]);
    expect(await ask(1)).toEqual([201, null]);
    await night('stop_sell = false, rooms = 2');
    expect(await ask(4)).toEqual([201, null]);
    expect(await ask(5)).toEqual([400, FULL]);
  });

  it('is named by a check of transfers where the hotel sells it on that day', async () => {
    await count(1);
    const check = async (query: object = {}) => {
      const { status, body } = await test
        .api()
        .get('/api/transfer-check/')
        .query({ resort: 'madi-faru', landing: '17:05', ...query });
      expect([status, body.feasible]).toEqual([200, false]);
      return body.alternatives.map(({ kind }: { kind: string }) => kind);
    };
    expect(await check({ check_in: first })).toContain('overnight_before');
    await sql.primaryRows('update allotment set stop_sell = true where date = $1', [first]);
    expect(await check({ check_in: first })).not.toContain('overnight_before');
    expect(await check()).toContain('overnight_before');
  });
});
