import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { FREED_JOB } from '../../../catalogue/availability/freed-stock.js';
import { Stock } from '../../../catalogue/availability/stock.js';
import { Sql } from '../../../platform/data/sql.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

/** Five nights in one place, four in another. */
const PACKAGE = 'honeymoon-two-islands';

describe('rooms of a booking', () => {
  let test: TestApp;
  let sql: Sql;
  let first: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    sql = test.app.get(Sql);
    first = test.clock.maldivesDate(400);
    // Room enough on every night of the trip, and after it.
    await sql.primaryRows(
      `update allotment set rooms = greatest(rooms, held + sold + 4), stop_sell = false, min_nights = 1
       where date between $1::date - 12 and $1::date + 12`,
      [first],
    );
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms)
       select s.resort_id, s.room_code, day::date, 4 from package_stay s join package p on p.id = s.package_id
       cross join generate_series($1::date - 12, $1::date + 12, '1 day') as day
       where p.slug = $2 on conflict do nothing`,
      [first, PACKAGE],
    );
  }, 60_000);
  afterAll(() => test.close());

  const party = async (adults: number, over: object = {}) => {
    const stay = { package: PACKAGE, check_in: first, adults };
    const quote = await test.api().post('/api/bookings/quote/').send(stay);
    expect(quote.status).toBe(200);
    return test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        ...stay,
        contact: { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' },
        accept_terms: true,
        quote_token: quote.body.quote_token,
        ...over,
      });
  };
  /** Rooms that a booking has taken, by place and night. */
  const taken = (id: string) =>
    sql.primaryRows<{ slug: string; room: string; from: string; to: string; nights: number; qty: number }>(
      `select r.slug, a.room_code as room, min(a.date)::text as from, max(a.date)::text as to, count(*)::int as nights, a.qty
       from allocation a join resort r on r.id = a.resort_id
       where a.booking_id = $1 and a.released_at is null group by 1, 2, a.qty order by 3`,
      [id],
    );

  it('are those of each place on its nights, one after the other', async () => {
    const { status, body } = await party(2);
    expect(status).toBe(201);
    expect(await taken(body.id)).toEqual([
      { slug: 'rihiveli-north-ari', room: 'bungalow', from: first, to: addDays(first, 4), nights: 5, qty: 1 },
      { slug: 'velaa-thari-lagoon', room: 'water', from: addDays(first, 5), to: addDays(first, 8), nights: 4, qty: 1 },
    ]);
  });

  it('stay those that were asked for, though the trip is made of other nights by then', async () => {
    await sql.primaryRows(`update package set confirmation_mode = 'on_request' where slug = $1`, [PACKAGE]);
    const { status, body } = await party(2);
    expect([status, body.status]).toEqual([201, 'requested']);
    const before = await taken(body.id);
    const shorten = (by: number) =>
      sql.primaryRows(
        `update package_stay s set nights = nights - $2 from package p where p.id = s.package_id and p.slug = $1`,
        [PACKAGE, by],
      );
    await shorten(2);
    try {
      const approved = await (await test.as('agent')).post(`/api/bookings/${body.id}/approve/`).send({});
      expect(approved.status).toBe(200);
      expect(await taken(body.id)).toEqual(before);
    } finally {
      await shorten(-2);
      await sql.primaryRows(`update package set confirmation_mode = 'instant' where slug = $1`, [PACKAGE]);
    }
    const over = await test
      .api()
      .post(`/api/bookings/${body.id}/cancel/`)
      .query({ access_token: body.access_token })
      .send({ reason_code: 'change_of_plans', confirm_fee: '0.00' });
    expect(over.status).toBe(200);
    expect(await taken(body.id)).toEqual([]);
  });

  it('are as many as everybody has a bed in, and all of them or none', async () => {
    await sql.primaryRows(
      `update resort set room_types = (
         select jsonb_agg(t || '{"max_occupancy": 2, "max_adults": 2}') from jsonb_array_elements(room_types) t
       ) where slug in ('rihiveli-north-ari', 'velaa-thari-lagoon')`,
    );
    await sql.primaryRows(
      `update package set group_size_max = 8, occupancy = null, pricing_type = 'per_person' where slug = $1`,
      [PACKAGE],
    );
    const { status, body } = await party(3);
    expect(status).toBe(201);
    expect((await taken(body.id)).map(({ qty }) => qty)).toEqual([2, 2]);
    await sql.primaryRows(
      `update allotment a set rooms = held + sold from resort r
       where r.id = a.resort_id and r.slug = 'velaa-thari-lagoon' and a.room_code = 'water' and a.date = $1::date + 8`,
      [first],
    );
    const before = await sql.primaryRows('select * from allotment order by resort_id, room_code, date');
    const refused = await party(2);
    expect([refused.status, refused.body.code]).toEqual([409, 'sold_out']);
    expect(await sql.primaryRows('select * from allotment order by resort_id, room_code, date')).toEqual(before);
  });

  it('are offered at once to who waits, whether more are sold or another trip gives some back', async () => {
    const place = { resort: 'velaa-thari-lagoon', room_codes: ['water'] };
    const night = addDays(first, 8);
    const freed = () => test.app.get(Jobs).runSent(FREED_JOB);
    const stateOf = async (id: string) =>
      (await sql.primaryRow<{ status: string }>('select status from booking where id = $1', [id]))?.status;
    const waits = await party(2, { join_waitlist: true });
    expect([waits.status, waits.body.status]).toEqual([201, 'waitlisted']);
    const row = await sql.primaryRow<{ resort: number; rooms: number }>(
      `select a.resort_id as resort, a.rooms from allotment a join resort r on r.id = a.resort_id
       where r.slug = $1 and a.room_code = 'water' and a.date = $2`,
      [place.resort, night],
    );
    const office = await test.as('agent');
    const more = { ...place, from: night, to: night, rooms: (row?.rooms ?? 0) + 1 };
    const look = await office.patch('/api/allotments/').send({ ...more, dry_run: true });
    const done = await office.patch('/api/allotments/').send({ ...more, fingerprint: look.body.fingerprint });
    expect(done.status).toBe(200);
    await freed();
    expect(await stateOf(waits.body.id)).not.toBe('waitlisted');

    const next = await party(2, { join_waitlist: true });
    expect([next.status, next.body.status]).toEqual([201, 'waitlisted']);
    // There is one room more of each night, and some other trip has that of the last.
    await sql.primaryRows('update allotment set rooms = rooms + 1 where date between $1 and $2', [first, night]);
    const stock = test.app.get(Stock, { strict: false });
    const other = uuid();
    const wanted = [{ resort: row?.resort ?? 0, room: 'water', date: night, qty: 1 }];
    await test.em().transactional((em) => stock.take(em, { booking: other, kind: 'hard', wanted }));
    await freed();
    expect(await stateOf(next.body.id)).toBe('waitlisted');
    await test.em().transactional((em) => stock.release(em, other));
    await freed();
    expect(await stateOf(next.body.id)).not.toBe('waitlisted');
  });

  it('are not taken on nights that nobody counts', async () => {
    await sql.primaryRows(
      `delete from allotment where date = $1::date + 1 and resort_id in (select resort_id from package_stay) and held + sold = 0`,
      [addDays(first, 20)],
    );
    const stay = { package: PACKAGE, check_in: addDays(first, 30), adults: 2 };
    await sql.primaryRows(
      'delete from allotment a where date >= $1 and not exists (select 1 from allocation l where l.date = a.date)',
      [addDays(first, 30)],
    );
    const quote = await test.api().post('/api/bookings/quote/').send(stay);
    expect([quote.status, quote.body.availability]).toEqual([200, 'ON_REQUEST']);
    const { status, body } = await test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        ...stay,
        contact: { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' },
        accept_terms: true,
        quote_token: quote.body.quote_token,
      });
    expect([status, body.status]).toEqual([201, 'requested']);
    expect(await taken(body.id)).toEqual([]);
  });
});
