import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { AllotmentChanges } from '../../../catalogue/availability/allotment-changes.js';
import type { Caller } from '../../../platform/access/access.js';
import { Sql } from '../../../platform/data/sql.js';

/** Five nights in one place, four in another. */
const PACKAGE = 'honeymoon-two-islands';
const ROOM = { resort: 'rihiveli-north-ari', room_code: 'bungalow' };

describe('who has rooms of a night', () => {
  let test: TestApp;
  let sql: Sql;
  let first: string;
  let bookings: { id: string; reference: string }[];
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    sql = test.app.get(Sql);
    first = test.clock.maldivesDate(400);
    await sql.primaryRows('delete from allotment');
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms, sold)
       select s.resort_id, s.room_code, day::date, 6, 1 from package_stay s join package p on p.id = s.package_id
       cross join generate_series($1::date - 12, $1::date + 12, '1 day') as day where p.slug = $2`,
      [first, PACKAGE],
    );
    const book = async (name: string) => {
      const stay = { package: PACKAGE, check_in: first, adults: 2 };
      const quote = await test.api().post('/api/bookings/quote/').send(stay);
      const contact = { name, email: 'eva@example.com', phone: '+960 300 0000' };
      const sent = { ...stay, contact, accept_terms: true, quote_token: quote.body.quote_token };
      const { body } = await test.api().post('/api/bookings/').set('idempotency-key', randomUUID()).send(sent);
      return body as { id: string; reference: string };
    };
    bookings = [await book('Eva'), await book('Boris'), await book('Clara')];
    const gone = await (
      await test.as('agent')
    )
      .post(`/api/bookings/${bookings[2]?.id}/decline/`)
      .send({ reason_code: 'other' });
    expect(gone.status).toBe(200);
  }, 60_000);
  afterAll(() => test.close());

  const read = async (over: object = {}, role: 'viewer' | 'translator' = 'viewer') =>
    (await test.as(role)).get('/api/allotments/bookings/').query({ ...ROOM, date: first, ...over });

  it('is told with name, status and stay, and how many rooms belong to none of them', async () => {
    const { status, body, headers } = await read();
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({ room_code: 'bungalow', date: first, held: 2, sold: 1, elsewhere: 1 });
    const [eva, boris] = bookings;
    const stay = { rooms: 1, is_held: true, status: 'requested', check_in: first, travellers: 2 };
    expect(body.bookings).toMatchObject([
      { ...stay, ...{ id: boris?.id, reference: boris?.reference, name: 'Boris' } },
      { ...stay, ...{ id: eva?.id, reference: eva?.reference, name: 'Eva' } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Clara|example\.com|300 ?0000/);
  });

  it('is nobody on the other nights, and a night without a contract', async () => {
    expect((await read({ date: addDays(first, 5) })).body).toMatchObject({
      held: 0,
      sold: 1,
      elsewhere: 1,
      bookings: [],
    });
    expect((await read({ date: addDays(first, 90) })).body).toMatchObject({ held: 0, sold: 0, elsewhere: 0 });
  });

  it('is not told of what is not there, nor to who may not see bookings', async () => {
    expect((await read({ resort: 'nowhere' })).status).toBe(404);
    expect((await read({ room_code: 'attic' })).status).toBe(404);
    expect((await read({ date: '2027-02-30' })).status).toBe(400);
    expect((await read({}, 'translator')).status).toBe(403);
  });

  it('stands by name in the refusal of a change that would leave too few', async () => {
    const wanted = { resort: ROOM.resort, room_codes: ['bungalow'], from: first, to: first, rooms: 1 };
    const agent = await test.as('agent');
    const { body: seen } = await agent.patch('/api/allotments/').send({ ...wanted, dry_run: true });
    const { status, body } = await agent.patch('/api/allotments/').send({ ...wanted, fingerprint: seen.fingerprint });
    expect([status, body.code]).toEqual([409, 'nights_oversold']);
    const { taken, bookings: named } = body.preview.oversold[0];
    expect(taken).toBe(3);
    expect(named).toHaveLength(2);
    expect(named).toEqual(
      expect.arrayContaining([{ id: bookings[0]?.id, reference: bookings[0]?.reference, name: 'Eva', rooms: 1 }]),
    );
  });

  it('stands there without names for who may not see bookings', async () => {
    const caller = { id: randomUUID(), permissions: ['availability.change'] } as unknown as Caller;
    const changes = test.app.get(AllotmentChanges, { strict: false });
    const wanted = { resort: ROOM.resort, room_codes: ['bungalow'], from: first, to: first, rooms: 1, dry_run: true };
    const { oversold } = await changes.change(wanted, { caller, requestId: 'r', language: 'en', ifMatch: undefined });
    expect(oversold[0]?.bookings.map(({ name }) => name)).toEqual([null, null]);
  });
});
