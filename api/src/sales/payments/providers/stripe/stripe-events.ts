import type { Stripe } from 'stripe';
import type { ChargeState, Reversal } from '../card-provider.js';
import { hundredths } from './stripe-amounts.js';

/** What a message of Stripe says: of a session, or of what went back of a payment intent. */
export type StripeWord =
  | { about: 'session'; ref: string; charge: ChargeState }
  | { about: 'intent'; intent: string; reversal: Reversal }
  | { about: 'nothing' };

const NOTHING: StripeWord = { about: 'nothing' };

const idOf = (given: string | { id: string } | null): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

/** A Checkout Session as a charge. */
export function chargeOf(session: Stripe.Checkout.Session, feeMinor: number | null = null): ChargeState {
  const { status, payment_status, amount_total, currency } = session;
  if (payment_status === 'paid' && amount_total !== null && currency !== null)
    return {
      state: 'captured',
      amountMinor: hundredths(amount_total, currency),
      currency: currency.toUpperCase(),
      feeMinor,
    };
  if (status === 'expired') return { state: 'expired' };
  return { state: 'open' };
}

/** Reads a message. A dispute that only asks has moved nothing. */
export function wordOf(event: Stripe.Event): StripeWord {
  switch (event.type) {
    // A bank that takes days says `completed` first, and later whether the money came.
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { about: 'session', ref: event.data.object.id, charge: chargeOf(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { about: 'session', ref: event.data.object.id, charge: { state: 'failed' } };
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, currency } = event.data.object;
      const reversal = { kind: 'refund', name: null, amountMinor: hundredths(amount_refunded, currency) } as const;
      return ofIntent(payment_intent, reversal);
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn': {
      const { id, status, payment_intent, amount, currency } = event.data.object;
      if (status.startsWith('warning_')) return NOTHING;
      const reversal = { kind: 'chargeback', name: id, amountMinor: hundredths(amount, currency) } as const;
      return ofIntent(payment_intent, reversal);
    }
    default:
      return NOTHING;
  }
}

function ofIntent(given: string | Stripe.PaymentIntent | null, reversal: Reversal): StripeWord {
  const intent = idOf(given);
  return intent === null ? NOTHING : { about: 'intent', intent, reversal };
}
