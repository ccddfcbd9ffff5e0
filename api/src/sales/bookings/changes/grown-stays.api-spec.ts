import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { Sql } from '../../../platform/data/sql.js';

const ROOM = { slug: 'kandu-veli', code: 'beach' };

describe('a stay whose party grows', () => {
  let test: TestApp;
  let sql: Sql;
  let staff: Awaited<ReturnType<TestApp['as']>>;
  let first: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    sql = test.app.get(Sql);
    staff = await test.as('owner');
    first = test.clock.maldivesDate(120);
    await sql.primaryRows(
      `update resort set children_policy = '{"min_age": 6, "infant_max": 1, "child_max": 11}', room_types = (
         select jsonb_agg(k || '{"price_minor": 62000, "max_occupancy": 3, "max_adults": 2, "max_children": 1}')
         from jsonb_array_elements(room_types) k) where slug = $1`,
      [ROOM.slug],
    );
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms)
       select r.id, $2, day::date, 3 from resort r, generate_series($3::date, $3::date + 1, '1 day') day where r.slug = $1
       on conflict (resort_id, room_code, date) do update set rooms = 3, held = 0, sold = 0, stop_sell = false, min_nights = 1`,
      [ROOM.slug, ROOM.code, first],
    );
  }, 120_000);
  afterAll(() => test.close());

  /** Bookings of the two nights that the agency has said yes to. */
  const approved = async (count: number) => {
    const stay = { resort: ROOM.slug, room_type: ROOM.code, check_in: first, nights: 2, adults: 2 };
    const quote = await test.api().post('/api/bookings/quote/').send(stay);
    expect(quote.status).toBe(200);
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const contact = { name: 'Eva', email: `eva${made}@example.com`, phone: '+960 300 0000' };
      const { status, body } = await test
        .api()
        .post('/api/bookings/')
        .set('idempotency-key', randomUUID())
        .send({ ...stay, contact, accept_terms: true, quote_token: quote.body.quote_token });
      expect(status).toBe(201);
      await sql.primaryRows(`update booking set status = 'requested', reply_by = now() where id = $1`, [body.id]);
      expect((await staff.post(`/api/bookings/${body.id}/approve/`).send({})).status).toBe(200);
      ids.push(body.id);
    }
    return ids;
  };
  const nights = async () =>
    sql.primaryRows<{ rooms: number; sold: number }>(
      `select a.rooms, a.sold from allotment a join resort r on r.id = a.resort_id
       where r.slug = $1 and a.room_code = $2 and a.date between $3 and $3::date + 1 order by a.date`,
      [ROOM.slug, ROOM.code, first],
    );

  it('has its rooms at the yes or is refused whole: of two at once one, and none once a night is off sale', async () => {
    const made = await approved(2);
    const wishes = await Promise.all(
      made.map(async (id) => {
        const { status, body } = await staff.post(`/api/bookings/${id}/change-requests/`).send({ adults: 4 });
        expect(status).toBe(201);
        return { id, cid: body.id as string, total: body.total as string };
      }),
    );
    const accept = ({ id, cid, total }: (typeof wishes)[number]) =>
      staff.post(`/api/bookings/${id}/change-requests/${cid}/accept/`).send({ confirm_total: total });
    const stop = (isStopped: boolean) =>
      sql.primaryRows(
        `update allotment a set stop_sell = $4 from resort r
         where r.id = a.resort_id and r.slug = $1 and a.room_code = $2 and a.date = $3`,
        [ROOM.slug, ROOM.code, addDays(first, 1), isStopped],
      );
    await stop(true);
    for (const wish of wishes) {
      const { status, body } = await accept(wish);
      expect([status, body.code]).toEqual([409, 'sold_out']);
    }
    await stop(false);
    const answers = await Promise.all(wishes.map(accept));
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'sold_out']);
    expect(await nights()).toEqual([
      { rooms: 3, sold: 3 },
      { rooms: 3, sold: 3 },
    ]);
    for (const id of made) {
      const fee = (await staff.get(`/api/bookings/${id}/cancellation/`)).body.fee;
      const end = { reason_code: 'other', confirm_fee: fee };
      expect((await staff.post(`/api/bookings/${id}/cancel/`).send(end)).status).toBe(200);
    }
    expect((await nights()).map(({ sold }) => sold)).toEqual([0, 0]);
  });

  it('needs another room only where each of its nights is for sale, and keeps those that it has', async () => {
    const stay = { resort: ROOM.slug, room_type: ROOM.code, check_in: first, nights: 2, adults: 2 };
    const quote = await test.api().post('/api/bookings/quote/').send(stay);
    expect(quote.status).toBe(200);
    const contact = { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' };
    const made = await test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({ ...stay, contact, accept_terms: true, quote_token: quote.body.quote_token });
    expect(made.status).toBe(201);
    const asOwner = (path: string, body: object = {}) =>
      staff.post(`/api/bookings/${made.body.id}/${path}/`).send(body);
    await sql.primaryRows(`update booking set status = 'requested', reply_by = now() where id = $1`, [made.body.id]);
    expect((await asOwner('approve')).status).toBe(200);
    await sql.primaryRows(
      `update allotment a set stop_sell = true from resort r
       where r.id = a.resort_id and r.slug = $1 and a.room_code = $2 and a.date = $3`,
      [ROOM.slug, ROOM.code, addDays(first, 1)],
    );
    const more = await asOwner('change-requests', { adults: 4 });
    expect([more.status, more.body]).toEqual([400, { adults: ['For one of these nights no more rooms are sold'] }]);
    const fits = await asOwner('change-requests', { children_ages: [7] });
    expect(fits.status).toBe(201);
    const yes = await asOwner(`change-requests/${fits.body.id}/accept`, { confirm_total: fits.body.total });
    expect(yes.status).toBe(200);
    const taken = await sql.primaryRows<{ qty: number }>(
      'select qty from allocation where booking_id = $1 and released_at is null',
      [made.body.id],
    );
    expect(taken.map(({ qty }) => qty)).toEqual([1, 1]);
  });
});
