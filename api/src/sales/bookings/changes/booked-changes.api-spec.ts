import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';

jest.setTimeout(30_000);

describe('a change of a stay that is booked', () => {
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

  it('ends with its booking, in the same moment, and both read that', async () => {
    const made = await w.book('free', w.day(101));
    const wish = await asked(made, { adults: 1 });
    expect((await w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    const list = async () =>
      (await w.test.api().get(`/api/bookings/${made.id}/change-requests/`).query({ access_token: made.access_token }))
        .body as { id: string; status: string; reply_by: string | null; decided_at: string | null }[];
    expect(await list()).toMatchObject([{ id: wish.id, status: 'lapsed', reply_by: null }]);
    expect((await list())[0]?.decided_at).not.toBeNull();
    expect(await w.events(made.id)).toContain('change_lapsed');
    expect(await w.read(made.id)).toMatchObject({ change_reply_by: null });
    expect((await w.staff(made.id, 'reopen', {}, 'manager')).status).toBe(200);
    const late = await decide(made, wish.id, 'accept', { confirm_total: '1000.00' });
    expect([late.status, late.body.code]).toEqual([409, 'change_decided']);
    expect((await ask(made, { adults: 1 })).status).toBe(201);
  });

  it('is possible for who has booked what is no longer published', async () => {
    const made = await w.book('free', w.day(102));
    const publish = (status: string) =>
      w.sql.primaryRows(`update package set status = $1 where slug = 'free'`, [status]);
    await publish('unpublished');
    const wish = await ask(made, { adults: 3 });
    const yes = await decide(made, wish.body.id, 'accept', { confirm_total: '3000.00' });
    const fresh = await w.send(w.request('free', w.day(102)));
    await publish('published');
    expect([wish.status, yes.status, fresh.status]).toEqual([201, 200, 400]);
    expect(await w.read(made.id)).toMatchObject({ adults: 3, total: '3000.00' });
  });

  it('keeps what was agreed by hand about the price', async () => {
    const agreed = {
      price_adjustment: { total: '1750.50', reason: 'Third stay' },
      source: 'phone',
      staff_reason: 'Call',
    };
    const made = await w.send(w.request('free', w.day(103), 2, agreed), 'manager');
    expect(made.status).toBe(201);
    const more = await asked(made.body, { adults: 3 });
    expect(more.total).toBe('2750.50');
    expect((await decide(made.body, more.id, 'accept', { confirm_total: '2750.50' })).status).toBe(200);
    const moved = await asked(made.body, { check_in: w.day(104) });
    expect(moved.total).toBe('2750.50');
    const after = await w.read(made.body.id);
    expect(after.price_details.lines.at(-1)).toMatchObject({ kind: 'adjustment', amount: '-249.50' });
  });

  it('costs before it is asked for what it is then asked for at, and nothing is kept of it', async () => {
    const agreed = {
      price_adjustment: { total: '900.00', reason: 'Third stay' },
      source: 'phone',
      staff_reason: 'Call',
    };
    const made = await w.send(w.request('free', w.day(105), 2, agreed), 'manager');
    expect(made.status).toBe(201);
    const quote = (body: object) => w.guest(made.body, 'change-requests/quote', body);
    const more = await quote({ adults: 3 });
    expect([more.status, more.body]).toEqual([
      200,
      { total_before: '900.00', total: '1900.00', difference: '1000.00', nights: 3, availability: expect.any(String) },
    ]);
    expect(await w.events(made.body.id)).not.toContain('change_asked');
    const less = await quote({ adults: 1 });
    expect([less.status, less.body.code, (await ask(made.body, { adults: 1 })).body.code]).toEqual([
      409,
      'agreed_price',
      'agreed_price',
    ]);
    expect((await quote({ adults: 2 })).body).toMatchObject({ check_in: expect.any(Array) });
    const unseen = await ask(made.body, { adults: 3, shown_total: '3000.00' });
    expect([unseen.status, unseen.body.code, unseen.body.total]).toEqual([409, 'price_changed', '1900.00']);
    expect((await asked(made.body, { adults: 3, shown_total: '1900.00' })).total).toBe('1900.00');
  });

  it('tells the guest what the new stay leaves to pay by when, and what of it comes back', async () => {
    const told = async (id: string) =>
      (
        await w.sql.primaryRows<{ payload: Record<string, unknown> }>(
          `select payload from outbox_message where entity_id = $1 and template = 'booking-changed' order by created_at, id`,
          [id],
        )
      ).map(({ payload: { total_before, next, over } }) => ({ total_before, next, over }));
    const take = async (made: Made, body: object) => {
      const wish = await asked(made, body);
      expect((await decide(made, wish.id, 'accept', { confirm_total: wish.total })).status).toBe(200);
    };
    const made = await w.book('free', w.day(110));
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    await take(made, { adults: 3 });
    const { payment_due_at, deposit_due, balance_due_on } = await w.read(made.id);
    await w.pay(made.id, 200_000);
    await take(made, { adults: 4 });
    await take(made, { adults: 1 });
    expect(await told(made.id)).toEqual([
      { total_before: '2000.00', next: { amount: deposit_due, until: payment_due_at, day: null }, over: '0.00' },
      { total_before: '3000.00', next: { amount: '2000.00', until: null, day: balance_due_on }, over: '0.00' },
      { total_before: '4000.00', next: { amount: '0.00', until: null, day: null }, over: '1000.00' },
    ]);
    expect((await w.read(made.id)).payment_status).toBe('overpaid');
  });

  it('says how many nights the stay has and would have, and is not accepted with others than those', async () => {
    const made = await w.book('free', w.day(120));
    const sold = (nights: number) =>
      w.sql.primaryRows(`update package set duration = $1::int + 1, duration_nights = $1 where slug = 'free'`, [
        nights,
      ]);
    await sold(5);
    const wish = await ask(made, { adults: 3 });
    expect([wish.status, wish.body.nights]).toEqual([201, null]);
    expect([wish.body.terms_before.nights, wish.body.terms_after.nights]).toEqual([3, 5]);
    const [letter] = await w.sql.primaryRows<{ out: string }>(
      `select payload -> 'asked' ->> 'check_out' as out from outbox_message
       where entity_id = $1 and template = 'booking-change-asked'`,
      [made.id],
    );
    expect(letter?.out).toBe(w.day(125));
    await sold(2);
    const other = await decide(made, wish.body.id, 'accept', { confirm_total: wish.body.total });
    expect([other.status, other.body]).toMatchObject([409, { code: 'terms_changed', terms: { nights: 2 } }]);
    expect(await w.read(made.id)).toMatchObject({ adults: 2, nights: 3 });
    await sold(5);
    const yes = await decide(made, wish.body.id, 'accept', { confirm_total: wish.body.total });
    await sold(3);
    expect([yes.status, yes.body.terms_after.nights]).toEqual([200, 5]);
    expect(await w.read(made.id)).toMatchObject({ adults: 3, nights: 5, check_out: w.day(125) });
  });

  it('of before nights were kept is decided as it was asked for', async () => {
    const made = await w.book('free', w.day(121));
    const wish = await asked(made, { adults: 1 });
    await w.sql.primaryRows(
      `update change_request set terms_before = terms_before - 'nights', terms_after = terms_after - 'nights' where id = $1`,
      [wish.id],
    );
    const { body } = await w.test
      .api()
      .get(`/api/bookings/${made.id}/change-requests/`)
      .query({ access_token: made.access_token });
    expect(body).toMatchObject([{ terms_before: { nights: null }, terms_after: { nights: null } }]);
    expect((await decide(made, wish.id, 'accept', { confirm_total: '1000.00' })).status).toBe(200);
  });
});
