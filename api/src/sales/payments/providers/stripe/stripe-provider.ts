import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { Config } from '../../../../platform/config/config.js';
import type { StripeSettings } from '../../../../platform/config/stripe-settings.js';
import { Clock } from '../../../../platform/data/clock.js';
import { UnavailableError } from '../../../../platform/errors/app-error.js';
import { CARD_WAIT } from '../../../bookings/machine/deadlines.js';
import { CardsAwayError, SignatureInvalidError } from '../../payments.errors.js';
import type {
  CardProvider,
  ChargeRequest,
  ChargeState,
  OpenCharge,
  ProviderEvent,
  RefundRequest,
} from '../card-provider.js';
import { TOLERANCE } from '../signed-message.js';
import { stripeAmount } from './stripe-amounts.js';
import { connectStripe, faultText, isNotThere, isRefused } from './stripe-client.js';
import { chargeOf, wordOf } from './stripe-events.js';

/** The shortest life that Stripe gives a session, with a minute for clocks that differ. Milliseconds. */
const SHORTEST = 31 * 60_000;

/** Where what a card cost stands. */
const WITH_FEE = ['payment_intent.latest_charge.balance_transaction'];

/** Money is entered without its fee rather than late. */
const FEE_PATIENCE = { timeout: 2000, maxNetworkRetries: 0 };

/** Stripe did not answer, or not as it should; what it said stays out of the log. */
class StripeAwayError extends Error {}

/** Cards by Stripe: a Checkout Session for each payment, on Stripe's own page. */
@Injectable()
export class StripeProvider implements CardProvider {
  readonly code = 'stripe';
  private readonly logger = new Logger('Payments');
  private connection: Promise<Stripe> | null = null;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * A session dies half an hour after the payment has stopped waiting for it, the earliest that Stripe allows; one that is still open
   * is closed before (`close`).
   */
  async createIntent(charge: ChargeRequest): Promise<OpenCharge> {
    try {
      const stripe = await this.stripe();
      const session = await stripe.checkout.sessions.create(sessionOf(charge), { idempotencyKey: charge.paymentId });
      return { ref: session.id, redirectUrl: this.checked(session.url) };
    } catch (error) {
      this.logger.error({ msg: 'no page for a card', fault: faultText(error), payment: charge.paymentId });
      throw new CardsAwayError();
    }
  }

  async verifyWebhook(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent> {
    const event = await this.signed(raw, headers['stripe-signature']);
    const { id } = event;
    // The test account writes to its own endpoint. What it says is not about money.
    const word = event.livemode === this.settings.live ? wordOf(event) : { about: 'nothing' as const };
    if (word.about === 'nothing') return { id, ref: null, charge: { state: 'unknown' } };
    if (word.about === 'session') return { id, ref: word.ref, charge: await this.withFee(word.ref, word.charge) };
    const ref = await this.sessionOf(word.intent);
    return { id, ref, charge: { state: 'unknown' }, reversal: word.reversal };
  }

  /** Looks first whether it went back already: Stripe remembers a key for a day, and we may ask later than that. */
  async refund({ ref, amountMinor, currency, key }: RefundRequest): Promise<{ done: boolean | null }> {
    try {
      const stripe = await this.stripe();
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(ref);
      const payment_intent = typeof intent === 'string' ? intent : (intent?.id ?? '');
      const { data: known } = await stripe.refunds.list({ payment_intent, limit: 100 });
      const made = known.find(({ metadata }) => metadata?.['payment_id'] === key);
      const asked = { payment_intent, amount: stripeAmount(amountMinor, currency), metadata: { payment_id: key } };
      const { status } = made ?? (await stripe.refunds.create(asked, { idempotencyKey: key }));
      return { done: refundEnd(status) };
    } catch (error) {
      this.logger.error({ msg: 'a refund that was not taken', fault: faultText(error), payment: key });
      if (isRefused(error)) return { done: false };
      throw new StripeAwayError(faultText(error));
    }
  }

  async getStatus(ref: string, patience: Stripe.RequestOptions = {}): Promise<ChargeState> {
    try {
      const stripe = await this.stripe();
      const session = await stripe.checkout.sessions.retrieve(ref, { expand: WITH_FEE }, patience);
      return chargeOf(session, feeOf(session));
    } catch (error) {
      if (isNotThere(error)) return { state: 'unknown' };
      throw new StripeAwayError(faultText(error));
    }
  }

  async close(ref: string): Promise<ChargeState> {
    try {
      const stripe = await this.stripe();
      return chargeOf(await stripe.checkout.sessions.expire(ref));
    } catch (error) {
      // Most often it is not open any more: paid a moment ago.
      if (isRefused(error)) return this.getStatus(ref);
      throw new StripeAwayError(faultText(error));
    }
  }

  private get settings(): StripeSettings {
    if (!this.config.stripe) throw new RangeError('Stripe is not configured');
    return this.config.stripe;
  }

  private stripe(): Promise<Stripe> {
    return (this.connection ??= connectStripe(this.settings));
  }

  private async signed(raw: Buffer, header: unknown): Promise<Stripe.Event> {
    const { webhooks } = await this.stripe();
    const now = this.clock.now().getTime();
    try {
      return webhooks.constructEvent(raw, String(header ?? ''), this.settings.webhookSecret, TOLERANCE, undefined, now);
    } catch {
      throw new SignatureInvalidError();
    }
  }

  /** Only a page of the web that nobody reads along. */
  private checked(url: string | null): string {
    const isSafe = url !== null && URL.canParse(url) && new URL(url).protocol === 'https:';
    if (!isSafe) throw new StripeAwayError('an address that is none');
    return url;
  }

  /** What the card cost, where Stripe knows it in time. */
  private async withFee(ref: string, charge: ChargeState): Promise<ChargeState> {
    if (charge.state !== 'captured') return charge;
    const known = await this.getStatus(ref, FEE_PATIENCE).catch(() => null);
    return known?.state === 'captured' ? { ...charge, feeMinor: known.feeMinor } : charge;
  }

  /** The session of a payment intent; null where it had none, and so is not ours. */
  private async sessionOf(payment_intent: string): Promise<string | null> {
    try {
      const stripe = await this.stripe();
      const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 });
      return data[0]?.id ?? null;
    } catch (error) {
      if (isRefused(error)) return null;
      this.logger.error({ msg: 'a message that waits for Stripe', fault: faultText(error) });
      throw new UnavailableError(60);
    }
  }
}

/** Whether a refund has reached the guest's bank; null while it can still fail (`pending`, `requires_action`). */
function refundEnd(status: string | null): boolean | null {
  if (status === 'succeeded') return true;
  return status === 'failed' || status === 'canceled' ? false : null;
}

function sessionOf(charge: ChargeRequest): Stripe.Checkout.SessionCreateParams {
  const { paymentId, bookingReference, amountMinor, currency, language, returnUrl, begunAt } = charge;
  const metadata = { payment_id: paymentId, booking: bookingReference };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // The price was quoted in this currency, and is taken in it.
    adaptive_pricing: { enabled: false },
    locale: language,
    client_reference_id: bookingReference,
    metadata,
    payment_intent_data: { metadata, description: bookingReference },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: stripeAmount(amountMinor, currency),
          product_data: { name: bookingReference },
        },
      },
    ],
    expires_at: Math.ceil((begunAt.getTime() + CARD_WAIT + SHORTEST) / 1000),
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}

/** Cents that Stripe kept; null while it does not say, or where its account counts in another currency than the charge. */
function feeOf({ payment_intent, currency }: Stripe.Checkout.Session): number | null {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : null;
  const balance = typeof charge === 'object' ? charge?.balance_transaction : null;
  return balance !== null && typeof balance === 'object' && balance?.currency === currency ? balance.fee : null;
}
