import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { createPackage } from '../../../../test/factories.js';
import { OutboxMessage } from '../../../people/mail/outbox-message.entity.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { Booking } from '../booking.entity.js';
import { BookingReminders } from '../letters/booking-reminders.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('one thing done with several bookings', () => {
  let test: TestApp;
  let rows: { id: string; version: number }[];

  const stored = async (id: string) => {
    const { status, body } = await (await test.as('agent')).get(`/api/bookings/${id}/`);
    expect(status).toBe(200);
    return body;
  };
  const seen = async (id = '') => ({ id, version: (await stored(id)).version as number });
  const book = async (name: string) => {
    const { status, body } = await test
      .api()
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        package: 'quiet-week',
        check_in: test.clock.maldivesDate(60),
        adults: 2,
        contact: { name, email: `${name}@example.com`, phone: '+7 912 345-67-89' },
        accept_terms: true,
        shown_price: { total: '2000.00' },
      });
    expect(status).toBe(201);
    return { id: body.id as string, version: body.version as number };
  };
  const send = async (body: object, key: string = randomUUID()) => {
    const { status, body: answer } = await (
      await test.as('agent')
    )
      .post('/api/bookings/bulk/')
      .set({ 'idempotency-key': key, 'accept-language': 'en' })
      .send(body);
    expect([status, answer]).toEqual([200, { results: expect.any(Array) }]);
    return answer.results as {
      id: string;
      done: boolean;
      code: string | null;
      detail: string | null;
      version: number;
    }[];
  };
  const letters = (id: string, template: string) =>
    test.em().count(OutboxMessage, { entity: 'booking', entityId: id, template });
  const owing = (id: string, days: number) =>
    test.em().nativeUpdate(
      Booking,
      { id },
      {
        status: 'confirmed',
        replyBy: null,
        paidMinor: 50_000,
        depositMinor: 50_000,
        balanceDueOn: test.clock.maldivesDate(days),
      },
    );

  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'quiet-week' });
  }, 60_000);
  beforeEach(async () => {
    rows = [await book('Anna'), await book('Boris')];
    await test.em().nativeUpdate(Booking, { id: { $in: rows.map(({ id }) => id) } }, { status: 'requested' });
    rows = [await seen(rows[0]?.id), await seen(rows[1]?.id)];
  });
  afterAll(() => test.close());

  it('gives each to a colleague, and says of one that was changed meanwhile that it was not', async () => {
    const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
    const agent = await test.as('agent');
    const { body: colleagues } = await agent.get('/api/bookings/assignees/');
    const [{ id: colleague }] = colleagues;
    const noted = await agent
      .patch(`/api/bookings/${second.id}/`)
      .set('if-match', `"${second.version}"`)
      .send({ note: 'Called' });
    expect(noted.status).toBe(200);
    const results = await send({ action: 'assign', assigned_to: colleague, bookings: rows });
    expect(results).toEqual([
      { id: first.id, done: true, code: null, detail: null, version: first.version + 1 },
      {
        id: second.id,
        done: false,
        code: 'stale_version',
        detail: 'Someone else has changed this in the meantime.',
        version: null,
      },
    ]);
    expect((await stored(first.id)).assigned_to?.id).toBe(colleague);
    expect((await stored(second.id)).assigned_to).toBeNull();
    const undone = await send({
      action: 'assign',
      assigned_to: null,
      bookings: [{ id: first.id, version: results[0]?.version }],
    });
    expect(undone[0]?.done).toBe(true);
    expect((await stored(first.id)).assigned_to).toBeNull();
  });

  it('approves and declines what its state allows; the others stay as they are', async () => {
    const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
    expect((await send({ action: 'approve', bookings: [first] }))[0]).toMatchObject({ done: true });
    const now = await seen(first.id);
    const results = await send({ action: 'decline', reason_code: 'no_places', bookings: [now, second] });
    expect(results.map(({ done, code }) => [done, code])).toEqual([
      [false, 'invalid_transition'],
      [true, null],
    ]);
    expect((await stored(first.id)).status).toBe('awaiting_payment');
    expect((await stored(second.id)).status).toBe('declined');
    expect(await letters(second.id, 'booking-declined')).toBe(1);
  });

  it('declines nothing that was changed since it was looked at', async () => {
    const [first] = rows as [(typeof rows)[0]];
    const stale = { id: first.id, version: first.version + 1 };
    const results = await send({ action: 'decline', reason_code: 'other', bookings: [stale] });
    expect(results[0]).toMatchObject({ done: false, code: 'stale_version' });
    expect((await stored(first.id)).status).toBe('requested');
  });

  it('reminds who owes the rest, once a day, and the letter of the schedule still goes out', async () => {
    const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
    await owing(first.id, 20);
    const owed = await seen(first.id);
    expect((await send({ action: 'remind', bookings: [owed, second] })).map(({ done, code }) => [done, code])).toEqual([
      [true, null],
      [false, 'nothing_owed'],
    ]);
    expect((await send({ action: 'remind', bookings: [owed] }))[0]).toMatchObject({
      done: false,
      code: 'reminded_already',
      detail: 'The guest was reminded within the last 24 hours.',
    });
    expect([await letters(first.id, 'booking-balance-due'), await letters(second.id, 'booking-balance-due')]).toEqual([
      1, 0,
    ]);
    expect(await test.em().count(AuditEntry, { action: 'booking.remind', entityId: first.id })).toBe(1);
    test.clock.advance(10 * 86_400);
    await test.app.get(BookingReminders, { strict: false }).remind();
    expect(await letters(first.id, 'booking-balance-due')).toBe(2);
    await test.app.get(BookingReminders, { strict: false }).remind();
    expect(await letters(first.id, 'booking-balance-due')).toBe(2);
    test.clock.advance(-10 * 86_400);
  });

  it('happens once for one key', async () => {
    const key = randomUUID();
    const body = { action: 'decline', reason_code: 'other', bookings: rows };
    expect((await send(body, key)).map(({ done }) => done)).toEqual([true, true]);
    expect((await send(body, key)).map(({ done }) => done)).toEqual([true, true]);
    expect((await send(body)).map(({ code }) => code)).toEqual(['stale_version', 'stale_version']);
  });

  it('names a booking that is not there among the others', async () => {
    const gone = { id: '019aa7c1-0000-7000-8000-000000000000', version: 1 };
    const results = await send({ action: 'approve', bookings: [gone, ...rows] });
    expect(results.map(({ code }) => code)).toEqual(['not_found', null, null]);
  });

  it('is for who may change bookings, and asks for what it needs', async () => {
    const body = { action: 'approve', bookings: rows };
    for (const role of ['viewer', 'finance'] as const)
      expect((await (await test.as(role)).post('/api/bookings/bulk/').send(body)).status).toBe(403);
    const agent = await test.as('agent');
    const many = Array.from({ length: 101 }, () => ({ id: randomUUID(), version: 1 }));
    for (const wrong of [
      { action: 'approve', bookings: [] },
      { action: 'approve', bookings: [rows[0], rows[0]] },
      { action: 'approve', bookings: many },
      { action: 'decline', bookings: rows },
      { action: 'assign', bookings: rows },
      { action: 'assign', assigned_to: randomUUID(), bookings: rows },
      { action: 'cancel', bookings: rows },
    ])
      expect([wrong.action, (await agent.post('/api/bookings/bulk/').send(wrong)).status]).toEqual([wrong.action, 400]);
  });
});
