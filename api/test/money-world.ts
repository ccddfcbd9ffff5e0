import { randomUUID } from 'node:crypto';
import type { Language } from '@atoll/contract/languages';
import type { Role } from '@atoll/contract/permissions';
import { SandboxProvider, SANDBOX_SIGNATURE } from '../src/sales/payments/sandbox/sandbox-provider.js';
import { PaymentWatch } from '../src/sales/payments/payment-watch.js';
import { ledgerFaults } from '../src/sales/payments/payments.queries.js';
import { machineWorld } from './machine-world.js';

/** A holder of a booking, by its link. */
export interface Held {
  id: string;
  access_token: string;
}

/** What tests of money share: bookings with counted places, and everybody who moves money. */
export async function moneyWorld(env: Record<string, string> = {}) {
  const world = await machineWorld(env);
  const { test, sql, as } = world;
  const sandbox = test.app.get(SandboxProvider, { strict: false });
  const watch = test.app.get(PaymentWatch, { strict: false });

  const keyed = async (path: string, role: Role | null, body: object, key = randomUUID()) => {
    const agent = role === null ? test.api() : await as(role);
    return agent.post(`/api/${path}`).set('idempotency-key', key).send(body);
  };
  /** A colleague records a transfer. */
  const record = (id: string, amount: string, over: object = {}, role: Role = 'finance') =>
    keyed(`bookings/${id}/payments/`, role, { kind: 'payment', method: 'bank_transfer', amount, ...over });
  /** Somebody with the link wants to pay by card, on a page of a language. @returns the answer */
  const ask = ({ id, access_token }: Held, key = randomUUID(), language: Language = 'ru') =>
    test
      .api()
      .post(`/api/bookings/${id}/payment-intents/?access_token=${access_token}`)
      .set('idempotency-key', key)
      .set('accept-language', language)
      .send({});
  const refOf = async (payment: string) =>
    (await sql.primaryRow<{ provider_ref: string }>('select provider_ref from payment where id = $1', [payment]))
      ?.provider_ref ?? '';
  /** The charge of a card payment that was begun. */
  const charge = async (held: Held, language?: Language) => {
    const { status, body } = await ask(held, randomUUID(), language);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return {
      ...(body as { payment_id: string; redirect_url: string; amount: string }),
      ref: await refOf(body.payment_id),
    };
  };
  const deliver = ({ body, signature }: { body: string; signature: string }) =>
    test
      .api()
      .post('/api/payments/webhooks/sandbox/')
      .set('content-type', 'application/json')
      .set(SANDBOX_SIGNATURE, signature)
      .send(body);
  /** What the provider writes of a charge. */
  const message = (
    ref: string,
    {
      id = randomUUID(),
      type = 'charge.paid' as 'charge.paid' | 'charge.declined',
      amount = 200_000,
      currency = 'USD',
    } = {},
  ) => sandbox.signed({ id, type, charge: { ref, amount_minor: amount, currency } });
  const tell = (ref: string, over: Parameters<typeof message>[1] = {}) => deliver(message(ref, over));

  return {
    ...world,
    sandbox,
    watch,
    keyed,
    record,
    ask,
    charge,
    refOf,
    deliver,
    message,
    tell,
    ledger: async (id: string) => (await (await as('owner')).get(`/api/bookings/${id}/payments/`)).body,
    /** Bookings whose columns are not the sums of their ledger: none, ever. */
    faults: () => ledgerFaults(sql),
    refund: (payment: string, amount: string, role: Role = 'finance', key = randomUUID()) =>
      keyed(`payments/${payment}/refund/`, role, { amount, reason: 'Cancelled in time' }, key),
  };
}

export type MoneyWorld = Awaited<ReturnType<typeof moneyWorld>>;
