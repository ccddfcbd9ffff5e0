import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, insisting, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

describe('a change of a stay', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
  }, 60_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  type Made = Awaited<ReturnType<MachineWorld['book']>>;
  const ask = (made: Made, body: object) => w.guest(made, 'change-requests', body);
  /** A question that was taken. */
  const asked = async (made: Made, body: object) => {
    const { status, body: answer } = await ask(made, body);
    expect(status).toBe(201);
    return answer as { id: string; total: string };
  };
  const decide = (made: Made, cid: string, verb: string, body: object) =>
    w.staff(made.id, `change-requests/${cid}/${verb}`, body);

  it('costs what the new stay costs, and takes its places with the yes', async () => {
    const [from, to] = [w.day(40), w.day(43)];
    await w.depart('asked', from, 2);
    await w.depart('asked', to, 3);
    const made = await w.book('asked', from);
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    const wish = await ask(made, { check_in: to, adults: 3, note: 'My sister comes along' });
    expect(wish.status).toBe(201);
    expect(wish.body).toMatchObject({
      status: 'open',
      check_in: to,
      adults: 3,
      children_ages: null,
      total_before: '2000.00',
      total: '3000.00',
      difference: '1000.00',
    });
    const replyBy = new Date(Date.parse(wish.body.created_at) + 24 * 3_600_000).toISOString();
    expect(wish.body.reply_by).toBe(replyBy);
    expect((await w.read(made.id)).change_reply_by).toBe(replyBy);
    expect(await w.places('asked', from)).toEqual({ held: 0, sold: 2 });
    expect((await ask(made, { adults: 1 })).body.code).toBe('change_open');

    const waiting = await w.book('asked', from, 2, { join_waitlist: true });
    const wrong = await decide(made, wish.body.id, 'accept', { confirm_total: '2999.00' });
    expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'price_changed', total: '3000.00' }]);
    const yes = await decide(made, wish.body.id, 'accept', { confirm_total: '3000.00', message: 'See you then' });
    expect([yes.status, yes.body.status, yes.body.answer]).toEqual([200, 'accepted', 'See you then']);
    const after = await w.read(made.id);
    expect(after).toMatchObject({
      status: 'awaiting_payment',
      check_in: to,
      check_out: w.lastDay(to),
      adults: 3,
      travellers: 3,
      total: '3000.00',
    });
    expect(after.price_details.lines[0]).toMatchObject({ qty: 3, amount: '3000.00' });
    expect(after.price_details.cancellation.cutoffs[0].until.slice(0, 10) < to).toBe(true);
    expect(await w.places('asked', to)).toEqual({ held: 0, sold: 3 });
    expect(await w.places('asked', from)).toEqual({ held: 0, sold: 0 });
    await w.waiting();
    expect((await w.read(waiting.id)).status).toBe('requested');
    expect(await w.events(made.id)).toEqual(['created', 'approve', 'change_asked', 'change']);
    expect(await w.papers(made.id)).toEqual(['pro_forma 2000.00', 'pro_forma 3000.00']);
    const again = await decide(made, wish.body.id, 'accept', { confirm_total: '3000.00' });
    expect([again.status, again.body.code]).toEqual([409, 'change_decided']);
  });

  it('is offered to the guest while none waits, and then to who decides; the list has what waits with its clock', async () => {
    const made = await w.book('free', w.day(58));
    const actions = async (role: 'agent' | 'viewer' | null) => {
      const call = role === null ? w.test.api() : await w.as(role);
      const { body } = await call
        .get(`/api/bookings/${made.id}/`)
        .query(role === null ? { access_token: made.access_token } : {});
      return body.allowed_actions as string[];
    };
    const listed = async (query: string) => {
      const { body } = await (await w.as('agent')).get(`/api/bookings/?${query}&page_size=100`);
      return (body.results as { id: string }[]).map(({ id }) => id);
    };
    const counted = async () =>
      (await (await w.as('agent')).get('/api/dashboard/overview/')).body.bookings.change_asked;
    expect(await actions(null)).toContain('change');
    expect(await actions('agent')).not.toContain('decide_change');
    expect([await listed('change_asked=true'), await counted()]).toEqual([[], 0]);
    const wish = await asked(made, { adults: 1 });
    expect(await actions(null)).not.toContain('change');
    expect(await actions('agent')).toContain('decide_change');
    expect(await actions('viewer')).not.toContain('decide_change');
    expect([await listed('change_asked=true&sort=clock'), await counted()]).toEqual([[made.id], 1]);
    // A process of the release before has ended the booking, and left its change as it was.
    await w.sql.primaryRows(`update booking set status = 'expired' where id = $1`, [made.id]);
    expect([await listed('change_asked=true'), await counted()]).toEqual([[], 0]);
    await w.sql.primaryRows(`update booking set status = 'requested' where id = $1`, [made.id]);
    expect(await listed('change_asked=false')).not.toContain(made.id);
    expect((await w.guest(made, `change-requests/${wish.id}/withdraw`)).status).toBe(200);
    expect(await actions(null)).toContain('change');
    expect(await listed('change_asked=true')).toEqual([]);
  });

  it('is answered by the eve of the trip, and the office has the same clock', async () => {
    const made = await w.book('free', w.day(46), 2);
    const { id } = await asked(made, { adults: 1 });
    await w.sql.primaryRows(
      `update change_request set created_at = $2::date::timestamp at time zone 'Indian/Maldives' - interval '5 hours' where id = $1`,
      [id, w.day(46)],
    );
    const { body } = await w.test
      .api()
      .get(`/api/bookings/${made.id}/change-requests/`)
      .query({ access_token: made.access_token });
    const eve = new Date(`${w.day(46)}T00:00:00+05:00`).toISOString();
    expect([body[0].reply_by, (await w.read(made.id)).change_reply_by]).toEqual([eve, eve]);
    expect((await w.guest(made, `change-requests/${id}/withdraw`)).status).toBe(200);
  });

  it('is told to the guest in their language and to the office, each once', async () => {
    const made = await w.book('free', w.day(44), 2);
    const letters = async () =>
      w.sql.primaryRows<{ template: string; locale: string; payload: Record<string, unknown> }>(
        `select template, locale, payload from outbox_message
         where entity_id = $1 and template like 'booking-change%' order by created_at, id`,
        [made.id],
      );
    const first = await asked(made, { adults: 3, note: 'My sister comes along' });
    expect((await decide(made, first.id, 'decline', { message: 'The villa takes two' })).status).toBe(200);
    const second = await asked(made, { adults: 1, note: 'Then I come alone' });
    expect((await decide(made, second.id, 'accept', { confirm_total: '1000.00', message: 'Done' })).status).toBe(200);
    const third = await asked(made, { adults: 2 });
    expect((await w.guest(made, `change-requests/${third.id}/withdraw`)).status).toBe(200);
    const sent = await letters();
    expect(sent.map(({ template, locale }) => [template, locale])).toEqual([
      ['booking-change-asked', 'en'],
      ['booking-change-declined', 'ru'],
      ['booking-change-asked', 'en'],
      ['booking-changed', 'ru'],
      ['booking-change-asked', 'en'],
      ['booking-change-withdrawn', 'en'],
    ]);
    expect(sent[2]?.payload).toMatchObject({
      message: 'Then I come alone',
      total: '2000.00',
      check_in: w.day(44),
      asked: {
        check_in: w.day(44),
        check_out: w.lastDay(w.day(44)),
        adults: 1,
        children_ages: [],
        extras: null,
        total: '1000.00',
        difference: '-1000.00',
      },
    });
    expect(sent[3]?.payload).toMatchObject({
      total: '1000.00',
      total_before: '2000.00',
      travellers: 1,
      message: 'Done',
      next: { amount: '0.00' },
      over: '0.00',
    });
    expect(sent[5]?.payload).toMatchObject({ asked: { adults: 2, total: '2000.00', difference: '1000.00' } });
  });

  it('is refused whole where there are no places for it', async () => {
    const [from, to] = [w.day(46), w.day(49)];
    await w.depart('boat', from, 4);
    await w.depart('boat', to, 1);
    const made = await w.send(w.request('boat', from, 2, { source: 'phone', staff_reason: 'Called us' }), 'agent');
    expect(made.status).toBe(201);
    const wish = await asked(made.body, { check_in: to });
    const refused = await decide(made.body, wish.id, 'accept', { confirm_total: wish.total });
    expect([refused.status, refused.body.code]).toEqual([409, 'sold_out']);
    expect(await w.read(made.body.id)).toMatchObject({ check_in: from, total: '2000.00' });
    expect(await w.places('boat', from)).toEqual({ held: 0, sold: 2 });
    expect(await w.places('boat', to)).toEqual({ held: 0, sold: 0 });
    const no = await decide(made.body, wish.id, 'decline', { message: 'The boat is full' });
    expect([no.status, no.body]).toMatchObject([200, { status: 'declined', answer: 'The boat is full' }]);
  });

  it('makes a party smaller on a full day, and leaves what was paid too much to a refund', async () => {
    const date = w.day(52);
    await w.depart('asked', date, 3);
    const made = await w.book('asked', date, 3);
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await w.pay(made.id, 300_000);
    const wish = await asked(made, { adults: 2 });
    expect((await decide(made, wish.id, 'accept', { confirm_total: '2000.00' })).status).toBe(200);
    expect(await w.read(made.id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'overpaid',
      balance: '-1000.00',
    });
    expect(await w.places('asked', date)).toEqual({ held: 0, sold: 2 });
    expect(await w.papers(made.id)).toEqual(['pro_forma 3000.00', 'tax_invoice 3000.00', 'tax_invoice 2000.00']);
  });

  it('moves a request to places that are held, with its children, and makes it larger after the cut-off too', async () => {
    const [from, to] = [w.day(62), w.day(65)];
    await w.depart('asked', from, 2);
    await w.depart('asked', to, 4);
    const made = await w.book('asked', from);
    const wish = await asked(made, { check_in: to, children_ages: [7] });
    expect((await decide(made, wish.id, 'accept', { confirm_total: wish.total })).status).toBe(200);
    expect(await w.read(made.id)).toMatchObject({ status: 'requested', children_ages: [7], travellers: 3 });
    expect(await w.places('asked', to)).toEqual({ held: 3, sold: 0 });
    expect(await w.places('asked', from)).toEqual({ held: 0, sold: 0 });
    await w.sql.primaryRows('update departure set cutoff_at = now() where start_date = $1', [to]);
    const more = await asked(made, { adults: 3 });
    expect((await decide(made, more.id, 'accept', { confirm_total: more.total })).status).toBe(200);
    expect(await w.places('asked', to)).toEqual({ held: 4, sold: 0 });
  });

  it('is the agency’s alone to ask for once the stay has begun', async () => {
    const made = await w.book('free', w.day(63));
    await w.sql.primaryRows('update booking set check_in = $2 where id = $1', [made.id, w.day(0)]);
    const late = await ask(made, { adults: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stay_begun']);
    expect((await w.staff(made.id, 'change-requests', { check_in: w.day(64) })).status).toBe(201);
  });

  it('confirms a booking whose deposit is covered by it', async () => {
    const made = await w.book('free', w.day(54));
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    const { deposit_due } = await w.read(made.id);
    await w.pay(made.id, Math.round(Number(deposit_due) * 100) - 10_000);
    const wish = await asked(made, { adults: 1 });
    expect((await decide(made, wish.id, 'accept', { confirm_total: '1000.00' })).status).toBe(200);
    expect((await w.read(made.id)).status).toBe('confirmed');
  });

  it('is not accepted for more than the guest had read, nor on a cancelled booking', async () => {
    const made = await w.book('free', w.day(55));
    const wish = await asked(made, { adults: 3 });
    await w.sql.primaryRows(`update package set price_minor = 150000 where slug = 'free'`);
    const dearer = await decide(made, wish.id, 'accept', { confirm_total: '4500.00' });
    expect([dearer.status, dearer.body]).toMatchObject([409, { code: 'price_changed', total: '4500.00' }]);
    await w.sql.primaryRows(`update package set price_minor = 100000 where slug = 'free'`);
    expect((await w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    const late = await decide(made, wish.id, 'accept', { confirm_total: '3000.00' });
    expect([late.status, late.body.code]).toEqual([409, 'change_decided']);
  });

  it('is not asked for where nothing changes, nothing begins, or it is too late', async () => {
    const date = w.day(56);
    await w.depart('asked', date, 3);
    const made = await w.book('asked', date);
    expect((await ask(made, { adults: 2 })).body).toEqual({ check_in: ['Nothing would change'] });
    expect((await ask(made, { check_in: w.day(57) })).body).toEqual({ check_in: ['Nothing begins on this day'] });
    expect((await ask(made, { adults: 31 })).status).toBe(400);
    const wish = await asked(made, { adults: 1 });
    const back = await w.guest(made, `change-requests/${wish.id}/withdraw`);
    expect([back.status, back.body.status]).toEqual([200, 'withdrawn']);
    expect((await w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    const late = await ask(made, { adults: 1 });
    expect([late.status, late.body]).toMatchObject([409, { code: 'invalid_transition', status: 'cancelled' }]);
  });

  it('stops the time to pay until it is answered, and a no leaves a day for it, but asking again gains none', async () => {
    const HOUR = 3_600_000;
    const awaited = async (dueIn: number) => {
      const made = await w.book('free', w.day(59));
      expect((await w.staff(made.id, 'approve')).status).toBe(200);
      const due = new Date(w.test.clock.now().getTime() + dueIn);
      await w.sql.primaryRows('update booking set payment_due_at = $2 where id = $1', [made.id, due]);
      return made;
    };
    const left = async ({ id }: Made) =>
      Math.round((Date.parse((await w.read(id)).payment_due_at) - w.test.clock.now().getTime()) / HOUR);
    const late = await awaited(-23 * HOUR);
    const wish = await asked(late, { adults: 1 });
    expect(await left(late)).toBe(24);
    w.test.clock.advance(25 * 3600);
    await w.timers();
    expect((await w.read(late.id)).status).toBe('awaiting_payment');
    expect((await decide(late, wish.id, 'decline', { message: 'The villa takes two' })).status).toBe(200);
    expect(await left(late)).toBe(24);

    const early = await awaited(50 * HOUR);
    await asked(early, { adults: 1 });
    expect(await left(early)).toBe(50);

    const sly = await awaited(2 * HOUR);
    for (const hours of [24, 1]) {
      const again = await asked(sly, { adults: 1 });
      expect((await w.guest(sly, `change-requests/${again.id}/withdraw`)).status).toBe(200);
      expect(await left(sly)).toBe(hours);
      w.test.clock.advance(23 * 3600);
    }
  });

  it('leads nobody out of a fee that is due: a moved stay costs as much to cancel as it did when it was asked for', async () => {
    const preview = async ({ id, access_token }: Made) =>
      (await w.test.api().get(`/api/bookings/${id}/cancellation/`).query({ access_token })).body;
    const made = await w.book('free', w.day(1));
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await w.pay(made.id, 200_000);
    const before = await preview(made);
    expect(Number(before.fee)).toBeGreaterThan(0);
    const wish = await asked(made, { check_in: w.day(120), adults: 3 });
    expect((await decide(made, wish.id, 'accept', { confirm_total: wish.total })).status).toBe(200);
    expect(await preview(made)).toMatchObject({ fee: before.fee, total: '3000.00' });
    expect((await w.read(made.id)).least_fee).toBe(before.fee);
    const [told] = await w.sql.primaryRows<{ least: string }>(
      `select payload -> 'conditions' ->> 'least_fee' as least from outbox_message
       where entity_id = $1 and template = 'booking-changed'`,
      [made.id],
    );
    expect(told?.least).toBe(before.fee);
    const cheap = await w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'fee_changed']);
    const done = await w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: before.fee });
    expect([done.status, done.body.cancellation.fee]).toEqual([200, before.fee]);
    const again = await w.staff(made.id, 'reopen', {}, 'manager');
    expect([again.status, again.body.least_fee]).toEqual([200, '0.00']);
  });

  it('shows what would hold, and is not accepted under other terms; then nothing has changed', async () => {
    const made = await w.book('free', w.day(90));
    const { body } = await ask(made, { check_in: w.day(100), adults: 3 });
    const booked = await w.read(made.id);
    expect(body.terms_before).toEqual({
      nights: 3,
      total: '2000.00',
      deposit_due: booked.deposit_due,
      balance_due_on: booked.balance_due_on,
      cutoffs: booked.price_details.cancellation.cutoffs,
      deposit_refundable: booked.price_details.cancellation.deposit_refundable,
    });
    expect(body.terms_after).toMatchObject({ total: '3000.00' });
    const policy = async (code: string) =>
      (
        await w.sql.primaryRows<{ was: string }>(
          `update package p set cancellation_policy = $1 from package o where o.id = p.id and p.slug = 'free'
           returning o.cancellation_policy as was`,
          [code],
        )
      )[0]!.was;
    const was = await policy('festive_nonrefundable');
    const no = await decide(made, body.id, 'accept', { confirm_total: '3000.00' });
    expect([no.status, no.body]).toMatchObject([
      409,
      { code: 'terms_changed', terms: { total: '3000.00', cutoffs: [] } },
    ]);
    expect(await w.read(made.id)).toMatchObject({ check_in: w.day(90), total: '2000.00' });
    await policy(was);
    const yes = await decide(made, body.id, 'accept', { confirm_total: '3000.00' });
    expect([yes.status, yes.body.terms_after]).toEqual([200, body.terms_after]);
  });

  it('keeps both stays in its history, and of a stay that moves no flight of the old day', async () => {
    const flights = { arrival_flight_at: `${w.day(70)}T09:40`, departure_flight_at: `${w.day(73)}T22:10` };
    const made = await w.book('free', w.day(70), 2, flights);
    const more = await asked(made, { adults: 3, children_ages: [7] });
    expect((await decide(made, more.id, 'accept', { confirm_total: more.total })).status).toBe(200);
    expect(await w.read(made.id)).toMatchObject(flights);
    const later = await asked(made, { check_in: w.day(80) });
    expect((await decide(made, later.id, 'accept', { confirm_total: later.total })).status).toBe(200);
    expect(await w.read(made.id)).toMatchObject({ arrival_flight_at: null, departure_flight_at: null });
    const kept = await w.sql.primaryRows<{ data: object }>(
      `select data from booking_event where booking_id = $1 and type = 'change' order by at, id`,
      [made.id],
    );
    expect(kept.map(({ data }) => data)).toMatchObject([
      { before: { adults: 2, children_ages: [] }, after: { adults: 3, children_ages: [7], extras: [] } },
      { before: { check_in: w.day(70), ...flights }, after: { check_in: w.day(80), arrival_flight_at: null } },
    ]);
  });

  it('is nobody else’s', async () => {
    const [made, other] = [await w.book('free', w.day(58)), await w.book('free', w.day(58))];
    const wish = await asked(made, { adults: 1 });
    const key = { id: made.id, access_token: other.access_token };
    expect((await w.guest(key as Made, 'change-requests', { adults: 3 })).status).toBe(404);
    expect((await w.guest(key as Made, `change-requests/${wish.id}/withdraw`)).status).toBe(404);
    expect((await w.guest(other, `change-requests/${wish.id}/withdraw`)).status).toBe(404);
    expect((await w.guest(made, `change-requests/${wish.id}/accept`, { confirm_total: '1000.00' })).status).toBe(401);
    expect(
      (await w.staff(made.id, `change-requests/${wish.id}/accept`, { confirm_total: '1000.00' }, 'viewer')).status,
    ).toBe(403);
    expect((await w.staff(made.id, `change-requests/${wish.id}/withdraw`, {}, 'viewer')).status).toBe(403);
    const list = await w.test
      .api()
      .get(`/api/bookings/${made.id}/change-requests/`)
      .query({ access_token: made.access_token });
    expect(list.body).toMatchObject([{ id: wish.id, status: 'open' }]);
  });

  it('gives ten places to ten of many who want to move there at once', async () => {
    const to = w.day(60);
    await w.depart('boat', to, 10);
    await w.depart('boat', w.day(61), 40);
    const made = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const wanted = w.request('boat', w.day(61), 1, { source: 'phone', staff_reason: 'Called us' });
        const { body, status } = await insisting(() => w.send(wanted, 'agent'));
        expect(status).toBe(201);
        const booking = body as Made;
        return { booking, wish: await asked(booking, { check_in: to }) };
      }),
    );
    const answers = await Promise.all(
      made.map(({ booking, wish }) =>
        insisting(() => decide(booking, wish.id, 'accept', { confirm_total: wish.total })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.code]).toEqual([409, 'sold_out']);
    expect(await w.places('boat', to)).toEqual({ held: 0, sold: 10 });
    expect(await w.places('boat', w.day(61))).toEqual({ held: 0, sold: 6 });
  });
});
