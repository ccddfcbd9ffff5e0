import type { Stripe } from 'stripe';
import type { StripeSettings } from '../../../../platform/config/stripe-settings.js';

/** The version that this program was written for, and that its webhook endpoint must have. A newer library fails to compile here. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** How often a call is repeated that broke off or met a busy Stripe. Each repetition carries the key of the first. */
const REPETITIONS = 1;

/** Opens the account. The library is loaded here: who has no account at Stripe pays nothing. */
export async function connectStripe({ secretKey, address, wait }: StripeSettings): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  const { protocol, hostname, port } = new URL(address ?? 'https://api.stripe.com');
  return new Library(secretKey, {
    apiVersion: API_VERSION,
    timeout: wait,
    maxNetworkRetries: REPETITIONS,
    telemetry: false,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
  });
}

/** What the library throws, as far as we look at it. */
interface StripeFault {
  type?: string;
  code?: string;
  statusCode?: number;
  requestId?: string;
}

const faultOf = (error: unknown): StripeFault => (error ?? {}) as StripeFault;

/** Stripe has looked at a call and will not do it: there is no such thing, or it is not possible. */
export const isRefused = (error: unknown): boolean => faultOf(error).type === 'StripeInvalidRequestError';

export const isNotThere = (error: unknown): boolean => isRefused(error) && faultOf(error).statusCode === 404;

/** What may be told of a fault in the log: Stripe's own words can hold parts of a key or of what was asked. */
export function faultText(error: unknown): string {
  const { type = 'no answer', code, statusCode, requestId } = faultOf(error);
  return ['Stripe:', type, code, statusCode, requestId].filter((part) => part !== undefined).join(' ');
}
