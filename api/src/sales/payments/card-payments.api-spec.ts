import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type CardWorld, cardWorld } from '../../../test/card-world.js';
import { type Held, moneyWorld } from '../../../test/money-world.js';
import type { CardProvider } from './providers/card-provider.js';

jest.setTimeout(30_000);

const MINUTE = 60;

describe.each(['sandbox', 'stripe'] as const)('a payment by card at %s', (code) => {
  let w: CardWorld;
  let ahead = 30;
  beforeAll(async () => {
    w = await cardWorld(code);
    await w.sql.primaryRows(
      `with known as (insert into currency (code, name, symbol, locale, decimals, position, version)
         values ('EUR', 'Euro', '€', 'de-DE', 2, 1, 1) on conflict do nothing)
       insert into currency_rate (currency_code, rate, as_of, source, created_at) select 'EUR', 0.8, '2026-01-01', 'test', now()`,
    );
  }, 60_000);
  afterAll(async () => {
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    await w.close();
  });

  /** Two places held on a boat of so many; all of the price confirms it. */
  const hold = async (places = 4) => {
    const date = w.day(ahead++);
    await w.depart('boat', date, places);
    const made = await w.book('boat', date);
    await w.sql.primaryRows('update booking set deposit_minor = total_minor where id = $1', [made.id]);
    return { ...made, date };
  };
  const places = ({ date }: { date: string }) => w.places('boat', date);
  const kinds = async ({ id }: Held) =>
    (await w.ledger(id)).payments.map(
      ({ status, amount }: { status: string; amount: string }) => `${status} ${amount}`,
    );

  it('asks for what is due, whatever the caller would like, and confirms the booking', async () => {
    const made = await hold();
    const wish = await w.keyed(`bookings/${made.id}/payment-intents/?access_token=${made.access_token}`, null, {
      amount: '1.00',
    });
    expect(wish.body.amount ?? '2000.00').toBe('2000.00');
    const { amount, redirect_url, ref } = await w.charge(made);
    expect(amount).toBe('2000.00');
    expect(redirect_url).toBe(w.page(ref));
    expect(await w.read(made.id)).toMatchObject({ status: 'on_hold', payment_status: 'unpaid' });
    expect([(await w.tell(ref)).status, await places(made)]).toEqual([200, { held: 0, sold: 2 }]);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid', paid: '2000.00' });
    const again = await w.ask(made);
    expect([again.status, again.body.code]).toEqual([409, 'nothing_due']);
  });

  it('asks for the deposit first and for the rest when that is there', async () => {
    const made = await hold();
    await w.sql.primaryRows('update booking set deposit_minor = 50000 where id = $1', [made.id]);
    const first = await w.charge(made);
    expect(first.amount).toBe('500.00');
    await w.tell(first.ref, { amount: 50_000 });
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', payment_status: 'deposit_paid' });
    const rest = await w.charge(made);
    expect(rest.amount).toBe('1500.00');
    await w.tell(rest.ref, { amount: 150_000 });
    expect(await w.read(made.id)).toMatchObject({ payment_status: 'paid', balance: '0.00' });
  });

  it('sends who asks again to the same page: nobody pays twice by a second click', async () => {
    const made = await hold();
    const all = await Promise.all(Array.from({ length: 6 }, () => w.ask(made)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.payment_id}`)).size).toBe(1);
    const key = randomUUID();
    const [one, two] = [await w.ask(made, key), await w.ask(made, key)];
    expect([two.body, two.headers['idempotency-replayed']]).toEqual([one.body, 'true']);
    expect(await kinds(made)).toEqual(['pending 2000.00']);
    const without = await w.test
      .api()
      .post(`/api/bookings/${made.id}/payment-intents/?access_token=${made.access_token}`);
    expect([without.status, without.body.code]).toEqual([400, 'idempotency_key_required']);
  });

  it('opens for who holds the booking, and its key opens no other', async () => {
    const [made, other] = [await hold(), await hold()];
    const key = randomUUID();
    expect((await w.ask(made, key)).status).toBe(201);
    // What was answered under the key is for who may ask.
    for (const token of [other.access_token, 'x'.repeat(43), ''])
      expect((await w.ask({ id: made.id, access_token: token }, key)).status).toBe(404);
    expect((await w.keyed(`bookings/${made.id}/payment-intents/`, 'viewer', {})).status).toBe(403);
    // A key that two guests have thought of is two keys.
    const [first, second] = [await w.ask(made, key), await w.ask(other, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.payment_id).not.toBe(first.body.payment_id);
  });

  it('counts once, however often its message comes, and at once', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    const message = w.message(ref);
    const all = await Promise.all(Array.from({ length: 10 }, () => w.deliver(message)));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
    // The same charge under the name of another message brings no more money.
    expect((await w.tell(ref)).status).toBe(200);
    expect(await kinds(made)).toEqual(['captured 2000.00']);
    expect(await w.events(made.id)).toEqual(['created', 'payment', 'pay']);
  });

  it('is believed only when the provider signed it, to the byte, within five minutes', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    const { body, signature } = w.message(ref);
    const forged = createHmac('sha256', 'guess').update(body).digest('hex');
    const seconds = Math.floor(w.test.clock.now().getTime() / 1000);
    const later = (t: number) => signature.replace(/t=\d+/, `t=${t}`);
    for (const [text, header] of [
      [body.replace('200000', '200001'), signature],
      [`${body} `, signature],
      [body, `t=${seconds},v1=${forged}`],
      [body, later(seconds + 1)],
      [body, 'v1=abc'],
      [body, ''],
    ] as const) {
      const { status, body: said } = await w.deliver({ body: text, signature: header });
      expect([status, said.code]).toEqual([400, 'signature_invalid']);
    }
    w.test.clock.advance(6 * MINUTE);
    expect((await w.deliver({ body, signature })).status).toBe(400);
    w.test.clock.advance(-6 * MINUTE);
    expect(await kinds(made)).toEqual(['pending 2000.00']);
    expect((await w.test.api().post('/api/payments/webhooks/another/').send({})).status).toBe(404);
    expect((await w.test.api().post(`/api/payments/webhooks/${code}/`).send({})).status).toBe(400);
  });

  it('is 200 for what nobody knows, and changes nothing', async () => {
    expect((await w.tell('nothing-of-ours')).status).toBe(200);
    expect((await w.tell('y', { type: 'charge.other' })).status).toBe(200);
  });

  it('may fail, and be tried again', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    await w.tell(ref, { type: 'charge.declined' });
    expect(await kinds(made)).toEqual(['failed 2000.00']);
    expect(await w.read(made.id)).toMatchObject({ status: 'on_hold', payment_status: 'unpaid' });
    const second = await w.charge(made);
    expect(second.ref).not.toBe(ref);
    await w.tell(second.ref);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed' });
  });

  it('is nobody’s to call arrived or failed while its provider has not said so', async () => {
    const made = await hold();
    const { payment_id: id } = await w.charge(made);
    for (const verb of ['capture', 'fail']) {
      const { status, body } = await w.keyed(`payments/${id}/${verb}/`, 'finance', {});
      expect([verb, status, body.code]).toEqual([verb, 409, 'payment_final']);
    }
    expect(await kinds(made)).toEqual(['pending 2000.00']);
    expect(await w.read(made.id)).toMatchObject({ status: 'on_hold', paid: '0.00' });
  });

  it('ends alike in whatever order its messages come', async () => {
    const [late, early] = [await hold(), await hold()];
    const [first, second] = [await w.charge(late), await w.charge(early)];
    await w.tell(first.ref, { type: 'charge.declined' });
    await w.tell(first.ref);
    await w.tell(second.ref);
    await w.tell(second.ref, { type: 'charge.declined' });
    expect(await kinds(late)).toEqual(['failed 2000.00', 'captured 2000.00']);
    expect(await kinds(early)).toEqual(['captured 2000.00']);
    for (const { id } of [late, early])
      expect(await w.read(id)).toMatchObject({ status: 'confirmed', paid: '2000.00' });
  });

  it('of another amount is entered as it came, and the machine decides by it', async () => {
    const [less, more] = [await hold(), await hold()];
    await w.tell((await w.charge(less)).ref, { amount: 100_000 });
    expect(await kinds(less)).toEqual(['cancelled 2000.00', 'captured 1000.00']);
    expect(await w.read(less.id)).toMatchObject({ status: 'on_hold', payment_status: 'partially_paid' });
    const rest = await w.charge(less);
    expect(rest.amount).toBe('1000.00');
    await w.tell(rest.ref, { amount: 100_000 });
    expect(await w.read(less.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    await w.tell((await w.charge(more)).ref, { amount: 250_000 });
    expect(await w.read(more.id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'overpaid',
      balance: '-500.00',
    });
  });

  it('of another currency is credited by the rate of the day, or waits for a colleague', async () => {
    const [euros, unknown] = [await hold(), await hold()];
    await w.tell((await w.charge(euros)).ref, { amount: 160_000, currency: 'EUR' });
    const [, entered] = (await w.ledger(euros.id)).payments;
    expect(entered).toMatchObject({
      amount: '2000.00',
      settled_amount: '1600.00',
      settled_currency: 'EUR',
      fx_rate: '0.8',
    });
    expect(await w.read(euros.id)).toMatchObject({ status: 'confirmed', total: '2000.00', payment_status: 'paid' });
    const back = jest.spyOn(w.provider, 'refund').mockResolvedValueOnce({ done: true });
    expect((await w.refund(entered.id, '500.00')).body.status).toBe('captured');
    expect(back.mock.lastCall?.[0]).toMatchObject({ amountMinor: 40_000, currency: 'EUR' });
    back.mockRestore();
    const same = await hold();
    await w.tell((await w.charge(same)).ref, { amount: 200_000, currency: 'EUR' });
    expect(
      (await w.ledger(same.id)).payments.map(({ status, amount }: { status: string; amount: string }) => [
        status,
        amount,
      ]),
    ).toEqual([
      ['cancelled', '2000.00'],
      ['captured', '2500.00'],
    ]);
    await w.tell((await w.charge(unknown)).ref, { amount: 160_000, currency: 'XTS' });
    const [, kept] = (await w.ledger(unknown.id)).payments;
    expect(kept).toMatchObject({
      status: 'captured',
      amount: '0.00',
      settled_amount: '1600.00',
      settled_currency: 'XTS',
    });
    const adjusted = await w.record(unknown.id, '2000.00', { kind: 'adjustment', method: 'card', note: '1,600 XTS' });
    expect(adjusted.status).toBe(201);
    expect(await w.read(unknown.id)).toMatchObject({ status: 'confirmed' });
  });

  it('is taken for what the agency has said yes to, while it is held, and after the stay', async () => {
    const asked = await w.ask(await w.book('free', w.day(40)));
    expect([asked.status, asked.body.code]).toEqual([409, 'not_payable_yet']);
    const ended = await hold();
    w.test.clock.advance(31 * MINUTE);
    await w.timers();
    expect((await w.read(ended.id)).status).toBe('expired');
    const late = await w.ask(ended);
    expect([late.status, late.body.code]).toEqual([409, 'hold_over']);
    const stayed = await hold();
    await w.sql.primaryRows('update booking set deposit_minor = 50000 where id = $1', [stayed.id]);
    await w.tell((await w.charge(stayed)).ref, { amount: 50_000 });
    const over = 'update booking set check_in = $2::date - 9, check_out = $2::date - 2 where id = $1';
    await w.sql.primaryRows(over, [stayed.id, w.day(0)]);
    expect((await w.ledger(stayed.id)).due).toMatchObject({ amount: '1500.00', paid: '500.00' });
    expect((await w.ask(stayed)).body.amount).toBe('1500.00');
  });

  it('keeps its hold for a quarter of an hour, and no longer', async () => {
    const made = await hold();
    w.test.clock.advance(25 * MINUTE);
    await w.charge(made);
    w.test.clock.advance(10 * MINUTE);
    await w.timers();
    expect(await w.read(made.id)).toMatchObject({ status: 'on_hold' });
    // A second one would keep it for ever.
    const again = await w.ask(made);
    expect([again.status, again.body.code]).toEqual([409, 'hold_over']);
    w.test.clock.advance(5 * MINUTE + 1);
    // Money on its way out is no reason to wait.
    await w.sql.primaryRows(
      `insert into payment (id, booking_id, kind, method, provider, status, amount_minor, currency, note, created_at)
       values (gen_random_uuid(), $1, 'refund', 'card', $3, 'pending', 100, 'USD', '', $2)`,
      [made.id, w.test.clock.now(), code],
    );
    await w.timers();
    expect(await w.read(made.id)).toMatchObject({ status: 'expired' });
    expect(await places(made)).toEqual({ held: 0, sold: 0 });
  });

  it('that comes late is honoured while there are places, and else is to go back', async () => {
    const [lucky, other] = [await hold(), await hold(2)];
    const charges = [await w.charge(lucky), await w.charge(other)];
    w.test.clock.advance(31 * MINUTE);
    await w.timers();
    expect(await w.read(other.id)).toMatchObject({ status: 'expired' });
    await w.book('boat', other.date);
    await w.watch.askAll();
    for (const { ref } of charges) expect((await w.tell(ref)).status).toBe(200);
    expect(await w.read(lucky.id)).toMatchObject({ status: 'confirmed', refund_due: '0.00' });
    expect(await kinds(lucky)).toEqual(['cancelled 2000.00', 'captured 2000.00']);
    expect(await w.read(other.id)).toMatchObject({ status: 'expired', paid: '2000.00', refund_due: '2000.00' });
  });

  it('that comes after the guest cancelled is to go back', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    expect((await w.guest(made, 'cancel', { reason_code: 'other', confirm_fee: '0.00' })).status).toBe(200);
    await w.tell(ref);
    expect(await w.read(made.id)).toMatchObject({ status: 'cancelled', paid: '2000.00', refund_due: '2000.00' });
    expect(await places(made)).toEqual({ held: 0, sold: 0 });
  });

  it('whose message was lost is asked for', async () => {
    const [paid, left] = [await hold(), await hold()];
    const charges = [await w.charge(paid), await w.charge(left)];
    await w.paid(charges[0]?.ref ?? '');
    w.test.clock.advance(16 * MINUTE);
    await w.watch.askAll();
    expect(await w.read(paid.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(await kinds(left)).toEqual(['cancelled 2000.00']);
    // The lost message finds its way after all.
    await w.tell(charges[0]?.ref ?? '');
    expect(await kinds(paid)).toEqual(['captured 2000.00']);
  });

  it('goes back through its provider, once', async () => {
    const made = await hold();
    const { ref, payment_id } = await w.charge(made);
    await w.deliver(await w.paid(ref));
    const path = `payments/${payment_id}/refund/`;
    const body = { amount: '1200.00', reason: 'Shorter stay' };
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 4 }, () => w.keyed(path, 'finance', body, key)));
    expect(new Set(all.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect((await w.ledger(made.id)).payments[1]).toMatchObject({
      kind: 'refund',
      status: 'captured',
      provider: code,
    });
    expect((await w.refund(payment_id, '800.01')).status).toBe(409);
    expect(await w.returned(ref)).toEqual([120_000]);
    expect(await w.read(made.id)).toMatchObject({ refunded: '1200.00', payment_status: 'partially_refunded' });
  });

  it('whose refund broke off is tried again, and one that is refused has failed', async () => {
    const [made, other] = [await hold(), await hold()];
    const [one, two] = [await w.charge(made), await w.charge(other)];
    for (const { ref } of [one, two]) await w.deliver(await w.paid(ref));
    const spy = jest.spyOn(w.provider, 'refund').mockRejectedValueOnce(new Error('the line is dead'));
    const pending = await w.refund(one.payment_id, '500.00');
    expect([pending.status, pending.body.status]).toEqual([201, 'pending']);
    // What is on its way back is not there to go back again.
    expect((await w.refund(one.payment_id, '1500.01')).status).toBe(409);
    spy.mockResolvedValueOnce({ done: false });
    expect((await w.refund(two.payment_id, '500.00')).body.status).toBe('failed');
    spy.mockRestore();
    // Whoever released it may still be asking.
    w.test.clock.advance(0.9 * MINUTE);
    await w.watch.askAll();
    expect(await w.read(made.id)).toMatchObject({ refunded: '0.00' });
    w.test.clock.advance(0.1 * MINUTE);
    await w.watch.askAll();
    expect(await w.read(made.id)).toMatchObject({ refunded: '500.00' });
    expect(await w.read(other.id)).toMatchObject({ refunded: '0.00' });
  });

  it('whose refund takes its time is asked about each minute for an hour, and then once an hour', async () => {
    const made = await hold();
    const { ref, payment_id: payment } = await w.charge(made);
    await w.deliver(await w.paid(ref));
    const spy = jest.spyOn(w.provider as CardProvider, 'refund').mockResolvedValue({ done: null });
    expect((await w.refund(payment, '500.00')).body.status).toBe('pending');
    const askedIn = async (minutes: number) => {
      spy.mockClear();
      for (let count = 0; count < minutes; count++) {
        w.test.clock.advance(MINUTE);
        await w.watch.askAll();
      }
      return spy.mock.calls.length;
    };
    expect(await askedIn(59)).toBe(59);
    expect(await askedIn(180)).toBe(3);
    spy.mockRestore();
    expect(await askedIn(60)).toBe(0);
    expect(await w.read(made.id)).toMatchObject({ refunded: '500.00' });
  });
});

describe('a payment by card where nobody takes cards', () => {
  it('is refused, and the simulated provider is unknown', async () => {
    const w = await moneyWorld({ ATOLL_SANDBOX_PAY: '0' });
    const date = w.day(30);
    await w.depart('boat', date, 4);
    // A transfer takes days: an instant trip waits for its money as long as any other.
    const made = await w.book('boat', date);
    expect(await w.read(made.id)).toMatchObject({ status: 'awaiting_payment', expires_at: null });
    w.test.clock.advance(60 * MINUTE);
    await w.timers();
    expect(await w.places('boat', date)).toEqual({ held: 2, sold: 0 });
    const { status, body } = await w.ask(made);
    expect([status, body.code]).toEqual([409, 'no_card_provider']);
    expect((await w.ledger(made.id)).card).toBe(false);
    expect((await w.tell('any')).status).toBe(404);
    await w.test.close();
  }, 60_000);
});
