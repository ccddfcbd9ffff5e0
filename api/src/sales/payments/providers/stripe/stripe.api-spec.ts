import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { stripeMessage, stripeWorld } from '../../../../../test/card-world.js';
import type { SignedMessage } from '../../sandbox/sandbox-provider.js';
import { API_VERSION } from './stripe-client.js';

jest.setTimeout(30_000);

const MINUTE = 60;

describe('cards by Stripe', () => {
  let w: Awaited<ReturnType<typeof stripeWorld>>;
  let ahead = 30;
  beforeAll(async () => {
    w = await stripeWorld({ ATOLL_STRIPE_WAIT: '200' });
  }, 60_000);
  afterEach(() => {
    w.stripe.mood = 'up';
    w.stripe.fee = 6100;
    w.stripe.refundStatus = 'succeeded';
  });
  afterAll(async () => {
    expect(await w.faults()).toEqual([]);
    expect(await w.wrongCounts()).toEqual([]);
    await w.close();
  });

  const hold = async () => {
    const date = w.day(ahead++);
    await w.depart('boat', date, 4);
    const made = await w.book('boat', date);
    await w.sql.primaryRows('update booking set deposit_minor = total_minor where id = $1', [made.id]);
    return made;
  };
  const deliver = ({ body, signature }: SignedMessage) =>
    w.test
      .api()
      .post('/api/payments/webhooks/stripe/')
      .set('content-type', 'application/json')
      .set('stripe-signature', signature)
      .send(body);
  /** Stripe says so, of now. */
  const say = (type: string, object: object, over: { id?: string; livemode?: boolean } = {}) =>
    deliver(stripeMessage(type, object, { ...over, now: w.test.clock.now() }));
  /** A booking that was paid at Stripe. */
  const paid = async () => {
    const made = await hold();
    const charge = await w.charge(made);
    await deliver(await w.paid(charge.ref));
    return { ...made, ...charge, intent: w.stripe.session(charge.ref).payment_intent };
  };
  const entries = async (id: string) =>
    (await w.ledger(id)).payments.map(
      ({ kind, status, amount }: { kind: string; status: string; amount: string }) => `${kind} ${status} ${amount}`,
    );

  it('asks for a page in the language of who reads, for the amount and once for each payment', async () => {
    const made = await hold();
    const from = w.stripe.calls.length;
    const { payment_id, ref } = await w.charge(made);
    const [call, ...others] = w.stripe.calls.slice(from);
    expect([call?.method, call?.path, call?.key, call?.version, others]).toEqual([
      'POST',
      '/v1/checkout/sessions',
      payment_id,
      API_VERSION,
      [],
    ]);
    const { reference } = await w.read(made.id);
    const back = call?.form['success_url'] ?? '';
    expect(call?.form).toMatchObject({
      mode: 'payment',
      locale: 'ru',
      client_reference_id: reference,
      'metadata[payment_id]': payment_id,
      'payment_intent_data[metadata][payment_id]': payment_id,
      'line_items[0][price_data][unit_amount]': '200000',
      'line_items[0][price_data][currency]': 'usd',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      cancel_url: back,
    });
    expect(back).toMatch(/^https:\/\/atoll\.example\/ru\/booking\/confirmation\/[\w-]+\?access_token=/);
    expect(back).not.toContain(made.access_token);
    expect(w.stripe.session(ref).expires_at * 1000).toBeLessThan(w.test.clock.now().getTime() + 50 * MINUTE * 1000);
  });

  it('leads from the page of another language to one like it, and back to it', async () => {
    const made = await hold();
    expect((await w.ask(made, randomUUID(), 'zh')).status).toBe(201);
    expect((await w.ask(made, randomUUID(), 'en')).status).toBe(201);
    const opened = w.stripe.calls
      .filter(({ path, method }) => method === 'POST' && path.endsWith('/sessions'))
      .slice(-2);
    expect(opened.map(({ form }) => [form['locale'], form['success_url']?.split('?')[0]])).toEqual([
      ['zh', `https://atoll.example/zh/booking/confirmation/${made.id}`],
      ['en', `https://atoll.example/booking/confirmation/${made.id}`],
    ]);
    expect([...w.stripe.sessions.values()].slice(-2).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('goes on with the same page where the first call broke off, minutes later too', async () => {
    const made = await hold();
    const { ref, payment_id } = await w.charge(made);
    const lost = 'update payment set provider_ref = null, redirect_url = null where id = $1';
    await w.sql.primaryRows(lost, [payment_id]);
    w.test.clock.advance(4 * MINUTE);
    expect(await w.charge(made)).toMatchObject({ ref, payment_id });
  });

  it('leads nobody to a page whose payment was over before it opened', async () => {
    const made = await hold();
    const open = w.provider.createIntent.bind(w.provider);
    const slow = jest.spyOn(w.provider, 'createIntent').mockImplementationOnce(async (charge) => {
      const page = await open(charge);
      await w.sql.primaryRows(`update payment set status = 'cancelled' where id = $1`, [charge.paymentId]);
      return page;
    });
    const { status, body } = await w.ask(made);
    slow.mockRestore();
    expect([status, body.code]).toEqual([409, 'charge_over']);
    expect([...w.stripe.sessions.values()].at(-1)).toMatchObject({ status: 'expired' });
  });

  it.each(['down', 'slow', 'refusing'] as const)(
    'says that no card can be taken now while Stripe is %s, and holds the places',
    async (mood) => {
      const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
      const made = await hold();
      w.stripe.mood = mood;
      const started = performance.now();
      const { status, body, headers } = await w.ask(made);
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'cards_away', '30']);
      expect(body.detail).toMatch(/места остаются за вами/);
      expect(performance.now() - started).toBeLessThan(5000);
      expect(JSON.stringify(log.mock.calls)).not.toContain(w.test.database.config.stripe?.secretKey);
      log.mockRestore();
      expect(await w.read(made.id)).toMatchObject({ status: 'on_hold', expires_at: made.expires_at });
      // Nobody waits for word of a page that never opened.
      expect(await entries(made.id)).toEqual([]);
      w.stripe.mood = 'up';
      await w.charge(made);
      expect(await entries(made.id)).toEqual(['payment pending 2000.00']);
    },
  );

  it('opens no second page while the first is open whatever is tried', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const made = await hold();
    const { ref } = await w.charge(made);
    w.test.clock.advance(6 * MINUTE);
    w.stripe.mood = 'unclosing';
    const key = randomUUID();
    const { status, body } = await w.ask(made, key);
    w.stripe.mood = 'up';
    log.mockRestore();
    expect([status, body.code]).toEqual([503, 'cards_away']);
    expect(await entries(made.id)).toEqual(['payment pending 2000.00']);
    expect((await w.ask(made, key)).status).toBe(201);
    expect(w.stripe.session(ref).status).toBe('expired');
    expect(await entries(made.id)).toEqual(['payment cancelled 2000.00', 'payment pending 2000.00']);
  });

  it('costs a guest no try of the limit while Stripe is away', async () => {
    const made = await hold();
    const tries = async () =>
      (
        await w.sql.primaryRow<{ points: number }>(
          `select coalesce(sum(points), 0)::int as points from rate_limit where key like 'payment_intent:%'`,
        )
      )?.points;
    const before = await tries();
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    w.stripe.mood = 'refusing';
    expect((await w.ask(made)).status).toBe(503);
    log.mockRestore();
    expect(await tries()).toBe(before);
    w.stripe.mood = 'up';
    expect((await w.ask(made)).status).toBe(201);
    expect(await tries()).toBe((before ?? 0) + 1);
  });

  it('tries once more by itself, under the same key', async () => {
    const made = await hold();
    w.stripe.mood = 'busy';
    const from = w.stripe.calls.length;
    await w.charge(made);
    const keys = w.stripe.calls.slice(from).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('enters what the card cost where Stripe says so, and the money without it where it does not', async () => {
    const known = await paid();
    expect((await w.ledger(known.id)).payments).toMatchObject([{ amount: '2000.00', fee: '61.00' }]);
    w.stripe.fee = null;
    const unknown = await paid();
    expect((await w.ledger(unknown.id)).payments).toMatchObject([{ amount: '2000.00', fee: null }]);
    const made = await hold();
    const { ref } = await w.charge(made);
    const message = await w.paid(ref);
    w.stripe.mood = 'down';
    expect((await deliver(message)).status).toBe(200);
    expect((await w.ledger(made.id)).payments).toMatchObject([{ status: 'captured', fee: null }]);
  });

  it('waits for a bank that takes days', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    const session = { ...w.stripe.session(ref), status: 'complete', payment_status: 'unpaid' };
    expect((await say('checkout.session.completed', session)).status).toBe(200);
    expect(await entries(made.id)).toEqual(['payment pending 2000.00']);
    const come = { ...session, payment_status: 'paid' };
    expect((await say('checkout.session.async_payment_succeeded', come)).status).toBe(200);
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  it('closes a page that nobody paid on before its places go to others', async () => {
    const [left, late] = [await hold(), await hold()];
    const charges = [await w.charge(left), await w.charge(late)];
    w.test.clock.advance(16 * MINUTE);
    // Between our question and our wish to close it somebody pays.
    const status = jest.spyOn(w.provider, 'getStatus').mockImplementationOnce(async () => ({ state: 'open' }));
    w.stripe.pay(charges[0]?.ref ?? '');
    await w.watch.askAll();
    status.mockRestore();
    expect(await entries(left.id)).toEqual(['payment captured 2000.00']);
    expect(w.stripe.session(charges[1]?.ref ?? '').status).toBe('expired');
    expect(await entries(late.id)).toEqual(['payment cancelled 2000.00']);
    const expired = await say('checkout.session.expired', w.stripe.session(charges[1]?.ref ?? ''));
    expect(expired.status).toBe(200);
    expect(await entries(late.id)).toEqual(['payment cancelled 2000.00']);
  });

  it('asks again later for what it could not ask, and gives nothing up meanwhile', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    w.stripe.pay(ref);
    w.test.clock.advance(16 * MINUTE);
    w.stripe.mood = 'down';
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await w.watch.askAll();
    log.mockRestore();
    expect(await entries(made.id)).toEqual(['payment pending 2000.00']);
    w.stripe.mood = 'up';
    await w.watch.askAll();
    expect(await w.read(made.id)).toMatchObject({ status: 'confirmed' });
  });

  it('takes in a refund from Stripe’s own pages, once, and beside ours', async () => {
    const { id, intent, payment_id } = await paid();
    await w.refund(payment_id, '500.00');
    const refunded = (amount_refunded: number) =>
      say('charge.refunded', { object: 'charge', payment_intent: intent, amount_refunded, currency: 'usd' });
    expect((await refunded(50_000)).status).toBe(200);
    expect(await w.read(id)).toMatchObject({ refunded: '500.00' });
    const all = await Promise.all([refunded(80_000), refunded(80_000), refunded(50_000)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await entries(id)).toEqual(['payment captured 2000.00', 'refund captured 500.00', 'refund captured 300.00']);
    expect(await w.read(id)).toMatchObject({ paid: '2000.00', refunded: '800.00' });
  });

  it('wants a refund told again whose payment is still under way', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    const message = await w.paid(ref);
    const { payment_intent } = w.stripe.session(ref);
    const refunded = () =>
      say('charge.refunded', { object: 'charge', payment_intent, amount_refunded: 200_000, currency: 'usd' });
    const early = await refunded();
    expect([early.status, Number(early.headers['retry-after']) > 0]).toEqual([503, true]);
    await deliver(message);
    expect((await refunded()).status).toBe(200);
    expect(await w.read(made.id)).toMatchObject({ paid: '2000.00', refunded: '2000.00' });
  });

  it('enters once what a bank took back, and nothing while it only asks', async () => {
    const { id, intent } = await paid();
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: intent, amount: 200_000, currency: 'usd' };
    await say('charge.dispute.created', { ...dispute, status: 'warning_needs_response' });
    expect(await entries(id)).toEqual(['payment captured 2000.00']);
    await say('charge.dispute.created', { ...dispute, status: 'needs_response' });
    await say('charge.dispute.funds_withdrawn', { ...dispute, status: 'needs_response' });
    expect(await entries(id)).toEqual(['payment captured 2000.00', 'chargeback captured 2000.00']);
    // A second bank cannot take what is gone.
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    expect((await say('charge.dispute.created', { ...dispute, id: 'dp_2', status: 'needs_response' })).status).toBe(
      200,
    );
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    expect(await w.read(id)).toMatchObject({ paid: '2000.00', refunded: '2000.00' });
  });

  it('enters what a bank took back after it had only asked', async () => {
    const { id, intent } = await paid();
    const dispute = { id: 'dp_4', object: 'dispute', payment_intent: intent, amount: 150_000, currency: 'usd' };
    await say('charge.dispute.created', { ...dispute, status: 'warning_needs_response' });
    for (let told = 0; told < 2; told++)
      expect((await say('charge.dispute.funds_withdrawn', { ...dispute, status: 'needs_response' })).status).toBe(200);
    expect(await entries(id)).toEqual(['payment captured 2000.00', 'chargeback captured 1500.00']);
  });

  it('enters what a bank took back of a payment that the agency had given back before', async () => {
    const { id, intent, payment_id } = await paid();
    expect((await w.refund(payment_id, '2000.00')).status).toBe(201);
    const dispute = { id: 'dp_3', object: 'dispute', payment_intent: intent, amount: 200_000, currency: 'usd' };
    expect((await say('charge.dispute.created', { ...dispute, status: 'needs_response' })).status).toBe(200);
    expect(await entries(id)).toEqual([
      'payment captured 2000.00',
      'refund captured 2000.00',
      'chargeback captured 2000.00',
    ]);
  });

  it('asks for a refund that went back already by its name, not a second time', async () => {
    const { ref, payment_id } = await paid();
    const answer = await w.refund(payment_id, '400.00');
    expect(answer.body.status).toBe('captured');
    // Stripe has forgotten the key, and nobody has heard the answer.
    const key = answer.body.id as string;
    const from = w.stripe.calls.length;
    expect(await w.provider.refund({ ref, amountMinor: 40_000, currency: 'USD', key })).toEqual({ done: true });
    expect(w.stripe.calls.slice(from).map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect(await w.returned(ref)).toEqual([40_000]);
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const tooMuch = { ref, amountMinor: 160_001, currency: 'USD', key: 'another' };
    expect(await w.provider.refund(tooMuch)).toEqual({ done: false });
    log.mockRestore();
  });

  it('counts a refund once its bank has it, and asks until then', async () => {
    const [fine, bad] = [await paid(), await paid()];
    w.stripe.refundStatus = 'pending';
    const from = w.stripe.refunds.length;
    for (const { payment_id } of [fine, bad])
      expect((await w.refund(payment_id, '500.00')).body.status).toBe('pending');
    // Stripe counts it among what went back, and nobody counts it twice.
    const charge = { object: 'charge', payment_intent: fine.intent, amount_refunded: 50_000, currency: 'usd' };
    expect((await say('charge.refunded', charge)).status).toBe(200);
    w.test.clock.advance(16 * MINUTE);
    await w.watch.askAll();
    for (const { id } of [fine, bad]) {
      expect(await entries(id)).toEqual(['payment captured 2000.00', 'refund pending 500.00']);
      expect(await w.read(id)).toMatchObject({ refunded: '0.00' });
    }
    const [first, second] = w.stripe.refunds.slice(from);
    Object.assign(first ?? {}, { status: 'succeeded' });
    Object.assign(second ?? {}, { status: 'canceled' });
    await w.watch.askAll();
    await w.watch.askAll();
    expect(await w.read(fine.id)).toMatchObject({ refunded: '500.00' });
    expect(await entries(bad.id)).toEqual(['payment captured 2000.00', 'refund failed 500.00']);
    expect(await w.read(bad.id)).toMatchObject({ refunded: '0.00' });
    expect(w.stripe.refunds.length - from).toBe(2);
  });

  it('is asked about five charges at a time', async () => {
    const { id } = await hold();
    await w.sql.primaryRows(
      `insert into payment (id, booking_id, kind, method, provider, provider_ref, status, amount_minor, currency, note, created_at)
       select gen_random_uuid(), $1, 'payment', 'card', 'stripe', 'cs_silent_' || n, 'pending', 100, 'USD', '', $2
       from generate_series(1, 7) n`,
      [id, w.test.clock.now()],
    );
    w.test.clock.advance(16 * MINUTE);
    let [asked, most] = [0, 0];
    const spy = jest.spyOn(w.provider, 'getStatus').mockImplementation(async () => {
      most = Math.max(most, ++asked);
      await new Promise((done) => setTimeout(done, 50));
      asked--;
      return { state: 'unknown' };
    });
    await w.watch.askAll();
    spy.mockRestore();
    expect(most).toBe(5);
    expect(await entries(id)).toEqual(Array(7).fill('payment cancelled 1.00'));
  });

  it('hears nothing from the other mode, from what is not ours, or about other things', async () => {
    const made = await hold();
    const { ref } = await w.charge(made);
    const done = { ...w.stripe.session(ref), status: 'complete', payment_status: 'paid' };
    const charge = { object: 'charge', payment_intent: 'pi_of_a_shop', amount_refunded: 100, currency: 'usd' };
    const answers = [
      await say('checkout.session.completed', done, { livemode: true }),
      await say('checkout.session.completed', { ...done, id: 'cs_of_a_shop' }),
      await say('charge.refunded', charge),
      await say('charge.refunded', { ...charge, payment_intent: null }),
      await say('invoice.paid', { id: 'in_1', object: 'invoice' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const foreign = stripeMessage('checkout.session.completed', done, { secret: `whsec_${'1'.repeat(32)}` });
    expect((await deliver(foreign)).status).toBe(400);
    expect(await entries(made.id)).toEqual(['payment pending 2000.00']);
  });
});
