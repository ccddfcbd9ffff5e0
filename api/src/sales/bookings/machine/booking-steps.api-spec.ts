import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a booking moves', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
  }, 60_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  const until = (instant: string, from: string) => (Date.parse(instant) - Date.parse(from)) / 1000;

  it('from a hold of 30 minutes, prolonged once, to its end', async () => {
    const date = w.day(40);
    await w.depart('boat', date, 4);
    const made = await w.book('boat', date);
    const before = await w.read(made.id);
    expect(before).toMatchObject({ status: 'on_hold', reply_by: null, payment_status: 'unpaid', balance: '2000.00' });
    expect(until(before.expires_at, before.created_at)).toBe(30 * MINUTE);
    expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });

    const longer = await w.guest(made, 'extend');
    expect(longer.status).toBe(200);
    expect(longer.body).toMatchObject({ extended: true, allowed_actions: ['cancel', 'edit_details', 'pay'] });
    expect(until(longer.body.expires_at, before.created_at)).toBe(45 * MINUTE);
    const again = await w.guest(made, 'extend');
    expect([again.status, again.body.code]).toEqual([409, 'already_extended']);

    w.test.clock.advance(44 * MINUTE);
    await w.timers();
    expect((await w.read(made.id)).status).toBe('on_hold');
    w.test.clock.advance(MINUTE);
    await w.timers();
    expect(await w.read(made.id)).toMatchObject({ status: 'expired', expires_at: null });
    expect(await w.places('boat', date)).toEqual({ held: 0, sold: 0 });
    expect(await w.events(made.id)).toEqual(['created', 'extend', 'expire']);
  });

  it('from a request over the agency’s yes and the deposit to its confirmation and the end of the stay', async () => {
    const date = w.day(42);
    await w.depart('asked', date, 4);
    const made = await w.book('asked', date);
    expect(made.status).toBe('requested');
    expect(await w.places('asked', date)).toEqual({ held: 2, sold: 0 });

    const yes = await w.staff(made.id, 'approve', { message: 'Ждём вас!' });
    expect(yes.status).toBe(200);
    expect(yes.body).toMatchObject({
      status: 'awaiting_payment',
      allowed_actions: ['cancel', 'edit_details', 'record_payment'],
    });
    expect(Math.abs(until(yes.body.payment_due_at, new Date(w.test.clock.now()).toISOString()) - 3 * DAY)).toBeLessThan(
      20,
    );
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 2 });

    const { deposit_due } = await w.read(made.id);
    const deposit = Number(deposit_due) * 100;
    await w.pay(made.id, deposit - 1);
    expect(await w.read(made.id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'partially_paid' });
    await w.pay(made.id, deposit);
    const paid = await w.read(made.id);
    expect(paid).toMatchObject({ status: 'confirmed', payment_due_at: null });
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 2 });

    await w.sql.primaryRows(`update booking set check_in = check_in - 60, check_out = check_out - 60 where id = $1`, [
      made.id,
    ]);
    await w.pay(made.id, 199_999);
    await w.timers();
    expect((await w.read(made.id)).status).toBe('confirmed');
    await w.pay(made.id, 200_000);
    await w.sql.primaryRows('update booking set check_out = $2 where id = $1', [made.id, w.day(0)]);
    await w.timers();
    expect((await w.read(made.id)).status).toBe('confirmed');
    await w.sql.primaryRows('update booking set check_out = $2 where id = $1', [made.id, w.day(-1)]);
    await w.timers();
    expect(await w.read(made.id)).toMatchObject({ status: 'completed', payment_status: 'paid', balance: '0.00' });
    expect(await w.events(made.id)).toEqual(['created', 'approve', 'pay', 'complete']);
  });

  it('to its confirmation with the yes, when the money was there before it', async () => {
    const date = w.day(43);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    await w.pay(made.id, 200_000);
    const yes = await w.staff(made.id, 'approve');
    expect([yes.status, yes.body.status, yes.body.payment_due_at]).toEqual([200, 'confirmed', null]);
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 2 });
    const letters = await w.sql.primaryRows<{ template: string }>(
      `select template from outbox_message where entity_id = $1 and template in ('booking-approved', 'booking-confirmed')`,
      [made.id],
    );
    expect(letters.map(({ template }) => template)).toEqual(['booking-confirmed']);
  });

  it('on with a yes after the cut-off to a time to pay that lies ahead and before the trip, and no further unpaid', async () => {
    const date = w.day(41);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    await w.sql.primaryRows('update departure set cutoff_at = now() where start_date = $1', [date]);
    await w.sql.primaryRows('update booking set deposit_minor = 0 where id = $1', [made.id]);
    for (const [payment_due_at, fault] of [
      [w.test.clock.now().toISOString(), 'This time has passed'],
      [`${w.day(43)}T00:00:00.000Z`, expect.any(String)],
    ] as const) {
      const { status, body } = await w.staff(made.id, 'approve', { payment_due_at });
      expect([status, body]).toEqual([400, { payment_due_at: [fault] }]);
    }
    const yes = await w.staff(made.id, 'approve', { payment_due_at: `${date}T12:00:00.000Z` });
    expect([yes.status, yes.body.status]).toEqual([200, 'awaiting_payment']);
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 2 });
  });

  it('on with a yes that comes while its time runs out', async () => {
    const date = w.day(45);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    w.test.clock.advance(2 * DAY);
    // The timer has found it, and waits for the booking that an agent has open.
    let timers: Promise<void> | undefined;
    await w.within(made.id, async (em, booking) => {
      timers = w.timers();
      await new Promise((resolve) => setTimeout(resolve, 400));
      await w.steps.take(em, booking, 'approve', { by: 'staff', type: 'staff', id: null, requestId: null });
    });
    await timers;
    expect(await w.events(made.id)).toEqual(['created', 'approve']);
  });

  it('to its end when nobody answers, or nobody pays, a day after the promise', async () => {
    const date = w.day(44);
    await w.depart('asked', date, 6);
    const [silent, unpaid] = [await w.book('asked', date), await w.book('asked', date)];
    expect((await w.staff(unpaid.id, 'approve')).status).toBe(200);
    w.test.clock.advance(2 * DAY - 30);
    await w.timers();
    expect((await w.read(silent.id)).status).toBe('requested');
    w.test.clock.advance(30);
    await w.timers();
    expect((await w.read(silent.id)).status).toBe('expired');
    w.test.clock.advance(2 * DAY - 30);
    await w.timers();
    expect((await w.read(unpaid.id)).status).toBe('awaiting_payment');
    w.test.clock.advance(30);
    await w.timers();
    expect((await w.read(unpaid.id)).status).toBe('expired');
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 0 });
  });

  it('to a refusal with its reason, and gives the places back', async () => {
    const date = w.day(46);
    await w.depart('asked', date, 2);
    const made = await w.book('asked', date);
    expect((await w.staff(made.id, 'decline', {})).status).toBe(400);
    const no = await w.staff(made.id, 'decline', {
      reason_code: 'not_operating',
      message: 'The boat is in the yard.',
      alternatives: ['boat'],
    });
    expect([no.status, no.body.status]).toEqual([200, 'declined']);
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 0 });
    const story = await w.test
      .api()
      .get(`/api/bookings/${made.id}/timeline/`)
      .query({ access_token: made.access_token });
    expect(story.body.at(-1)).toMatchObject({
      type: 'decline',
      reason_code: 'not_operating',
      message: 'The boat is in the yard.',
      actor: null,
    });
  });

  it('by staff for somebody: with a reason, awaiting the deposit, after the cut-off too', async () => {
    const date = w.day(48);
    await w.depart('boat', date, 2);
    await w.sql.primaryRows('update departure set cutoff_at = now() where start_date = $1', [date]);
    const body = w.request('boat', date, 2, { source: 'phone', staff_reason: 'Called in the morning' });
    expect((await w.send(w.request('boat', date), null)).body).toHaveProperty('check_in');
    expect((await w.send(body)).body).toEqual({ source: ['Only staff can set this'] });
    expect((await w.send(body, 'viewer')).status).toBe(403);
    expect((await w.send({ ...body, staff_reason: undefined }, 'agent')).body).toHaveProperty('staff_reason');
    const made = await w.send(body, 'agent');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 'awaiting_payment', source: 'phone' });
    expect(await w.places('boat', date)).toEqual({ held: 0, sold: 2 });
    const story = await (await w.as('agent')).get(`/api/bookings/${made.body.id}/timeline/`);
    expect(story.body[0]).toMatchObject({
      type: 'created',
      actor_type: 'staff',
      actor: 'Test agent',
      message: 'Called in the morning',
    });
    const own = await w.test
      .api()
      .get(`/api/bookings/${made.body.id}/timeline/`)
      .query({ access_token: made.body.access_token });
    expect(own.body[0]).toMatchObject({ type: 'created', actor: null, message: '' });
  });

  describe('where it cannot', () => {
    it('no step is taken before its time', async () => {
      const made = await w.book('free', w.day(50));
      await w.pay(made.id, 0);
      expect((await w.staff(made.id, 'approve')).status).toBe(200);
      await w.pay(made.id, 200_000);
      for (const [path, code] of [
        ['complete', 'stay_not_over'],
        ['no-show', 'stay_not_begun'],
      ] as const) {
        const answer = await w.staff(made.id, path);
        expect([answer.status, answer.body.code]).toEqual([409, code]);
      }
    });

    it('two agents say yes to two requests for one place: the second is told that it is sold out', async () => {
      const date = w.day(52);
      const asked = await Promise.all([w.book('free', date, 1), w.book('free', date, 1)]);
      await w.sql.primaryRows(`update package set sold_by = 'departures' where slug = 'free'`);
      await w.depart('free', date, 1);
      const answers = await Promise.all(asked.map(({ id }) => w.staff(id, 'approve')));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('sold_out');
      expect(await w.places('free', date)).toEqual({ held: 0, sold: 1 });
      await w.sql.primaryRows(`update package set sold_by = 'request' where slug = 'free'`);
    });
  });

  it('in the hands of a colleague, who notes what others need to know', async () => {
    const made = await w.book('free', w.day(54));
    const agent = await w.test.createUser('staff', 'agent', 'aishath@test.example');
    const office = await w.as('agent');
    const change = (body: object, version = '"1"') =>
      office.patch(`/api/bookings/${made.id}/`).set('if-match', version).send(body);
    expect((await office.patch(`/api/bookings/${made.id}/`).send({ note: 'x' })).status).toBe(428);
    const given = await change({ assigned_to: agent.id, note: 'Lands with QR 674.' });
    expect(given.status).toBe(200);
    expect(given.body).toMatchObject({ assigned_to: { id: agent.id, name: 'Test agent' }, version: 2 });
    expect((await change({ note: 'Again' })).status).toBe(412);
    const story = await office.get(`/api/bookings/${made.id}/timeline/`);
    expect(story.body.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['created', 'assign', 'note', 'letter']),
    );
    const own = await w.test.api().get(`/api/bookings/${made.id}/timeline/`).query({ access_token: made.access_token });
    expect(own.body.map(({ type }: { type: string }) => type)).toEqual(['created']);
    const mine = await office.get('/api/bookings/').query({ assigned_to: agent.id });
    expect(mine.body.results.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    const nobodys = await office
      .get('/api/bookings/')
      .query({ assigned_to: 'none', payment_status: 'unpaid', page_size: 100 });
    expect(nobodys.body.results.map(({ id }: { id: string }) => id)).not.toContain(made.id);
  });
});
