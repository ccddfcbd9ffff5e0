import { randomBytes, randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { StripeProvider } from '../src/sales/payments/providers/stripe/stripe-provider.js';
import { API_VERSION } from '../src/sales/payments/providers/stripe/stripe-client.js';
import { SANDBOX_SIGNATURE, type SignedMessage } from '../src/sales/payments/sandbox/sandbox-provider.js';
import { moneyWorld } from './money-world.js';
import { StripeStandIn } from './stripe-stand-in.js';

const KEY = `sk_test_${randomBytes(12).toString('hex')}`;
const SECRET = `whsec_${randomBytes(16).toString('hex')}`;

/** What a provider is made to say of a charge. */
export interface Said {
  id?: string;
  type?: 'charge.paid' | 'charge.declined' | 'charge.other';
  amount?: number;
  currency?: string;
}

/** A world of money in which the simulated provider takes the cards. */
async function sandboxWorld(env: Record<string, string>) {
  const w = await moneyWorld(env);
  const said = (ref: string, { id = randomUUID(), type = 'charge.paid', amount = 200_000, currency = 'USD' }: Said) =>
    w.sandbox.signed({ id, type: type as 'charge.paid', charge: { ref, amount_minor: amount, currency } });
  return {
    ...w,
    provider: w.sandbox,
    signature: SANDBOX_SIGNATURE,
    said,
    page: (ref: string) => `https://atoll.example/ru/sandbox-pay/${ref}`,
    /** Somebody pays on the provider's page. @returns the message, which is not delivered yet */
    paid: async (ref: string) => (await w.sandbox.choose(ref, 'paid')) ?? { body: '', signature: '' },
    /** What the provider has given back. Cents. */
    returned: async (ref: string) => {
      const text = 'select refunds from sandbox_charge where ref = $1';
      return Object.values((await w.sql.primaryRow<{ refunds: Record<string, number> }>(text, [ref]))?.refunds ?? {});
    },
    close: () => w.test.close(),
  };
}

const TYPES = {
  'charge.paid': 'checkout.session.completed',
  'charge.declined': 'checkout.session.async_payment_failed',
  'charge.other': 'checkout.session.of_tomorrow',
} as const;

/** A message as Stripe signs it. */
export function stripeMessage(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, livemode = false, secret = SECRET, now = new Date() } = {},
): SignedMessage {
  const event = { id, object: 'event', api_version: API_VERSION, livemode, type, data: { object } };
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(now.getTime() / 1000);
  return { body: payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

/** The same with a stand-in for Stripe. */
export async function stripeWorld(env: Record<string, string> = {}) {
  let now = () => new Date();
  const stripe = await StripeStandIn.start(KEY, () => now());
  const ours = { ATOLL_STRIPE_SECRET_KEY: KEY, ATOLL_STRIPE_WEBHOOK_SECRET: SECRET };
  const w = await moneyWorld({ ...ours, ATOLL_STRIPE_ADDRESS: stripe.address, ...env });
  now = () => w.test.clock.now();
  const said = (ref: string, { id, type = 'charge.paid', amount = 200_000, currency = 'USD' }: Said) => {
    const known = stripe.sessions.get(ref);
    const session = { id: ref, object: 'checkout.session', status: 'complete', payment_status: 'paid' };
    const money = { amount_total: amount, currency: currency.toLowerCase() };
    return stripeMessage(TYPES[type], { ...known, ...session, ...money }, { ...(id && { id }), now: now() });
  };
  return {
    ...w,
    stripe,
    provider: w.test.app.get(StripeProvider, { strict: false }),
    signature: 'stripe-signature',
    said,
    page: (ref: string) => `https://checkout.stripe.test/c/pay/${ref}`,
    paid: async (ref: string) => said(ref, { amount: stripe.pay(ref).amount_total ?? 0 }),
    returned: async (ref: string) =>
      stripe.refunds
        .filter(({ payment_intent }) => payment_intent === stripe.session(ref).payment_intent)
        .map(({ amount }) => amount),
    close: async () => {
      await w.test.close();
      await stripe.stop();
    },
  };
}

/** The tests of cards hold for whoever takes them. */
export async function cardWorld(code: 'sandbox' | 'stripe', env: Record<string, string> = {}) {
  const w = await (code === 'stripe' ? stripeWorld(env) : sandboxWorld(env));
  const deliver = ({ body, signature }: SignedMessage) =>
    w.test
      .api()
      .post(`/api/payments/webhooks/${code}/`)
      .set('content-type', 'application/json')
      .set(w.signature, signature)
      .send(body);
  const message = (ref: string, over: Said = {}) => w.said(ref, over);
  return { ...w, deliver, message, tell: (ref: string, over: Said = {}) => deliver(message(ref, over)) };
}

export type CardWorld = Awaited<ReturnType<typeof cardWorld>>;
