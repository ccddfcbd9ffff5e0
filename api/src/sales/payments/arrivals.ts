import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { CURRENCY_CODES, type CurrencyCode } from '../../platform/fields/currencies.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { formatMinor } from '../../platform/fields/money.js';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingSteps } from '../bookings/machine/booking-steps.js';
import { findRate } from '../quotes/offers.queries.js';
import { Ledger, type LedgerActor } from './ledger.js';
import { Payment } from './payment.entity.js';
import type { ChargeState, ProviderEvent } from './providers/card-provider.js';

/** The provider's messages and our own questions to it: nobody in particular. */
export const PROVIDER: LedgerActor = { type: 'system', id: null, requestId: null };

type Captured = Extract<ChargeState, { state: 'captured' }>;

const isKnown = (currency: string): currency is CurrencyCode => CURRENCY_CODES.includes(currency as CurrencyCode);

/** Takes in what a provider says of a charge, in whatever order and however often it says it. */
@Injectable()
export class Arrivals {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly em: EntityManager,
    private readonly steps: BookingSteps,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /**
   * An event counts once, and a charge brings money once. What arrived is what is entered, be it another amount or currency than was
   * asked for; money that comes after a failure or an end is money all the same.
   */
  async receive(provider: string, { id, ref, charge }: ProviderEvent): Promise<void> {
    const asked = ref === null ? null : await this.em.fork().findOne(Payment, { provider, providerRef: ref });
    if (!asked || ref === null || charge.state === 'open' || charge.state === 'unknown') {
      this.logger.warn({ msg: 'a message about nothing that is waited for', provider, event: id.slice(0, 100) });
      return;
    }
    await this.em.fork().transactional(async (em) => {
      const booking = await this.steps.lock(em, asked.booking.id);
      const entries = await em.find(Payment, { provider, providerRef: ref, kind: 'payment' });
      const isOver = entries.some(({ status, providerEventId }) => status === 'captured' || providerEventId === id);
      if (isOver) return;
      const waiting = entries.find(({ status }) => status === 'pending') ?? null;
      if (charge.state === 'captured') await this.capture(em, booking, asked, waiting, { id, ref, charge });
      else if (waiting) {
        const status = charge.state === 'failed' ? 'failed' : 'cancelled';
        await this.ledger.close(em, booking, waiting, { status, actor: PROVIDER, providerEventId: id });
      }
    });
  }

  /** Nothing came of a charge. */
  async giveUp(paymentId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { booking: asked } = await em.findOneOrFail(Payment, { id: paymentId });
      const booking = await this.steps.lock(em, asked.id);
      const payment = await em.findOneOrFail(Payment, { id: paymentId }, { refresh: true });
      if (payment.status === 'pending')
        await this.ledger.close(em, booking, payment, { status: 'cancelled', actor: PROVIDER });
    });
  }

  private async capture(
    em: EntityManager,
    booking: Booking,
    { provider, method }: Payment,
    waiting: Payment | null,
    { id, ref, charge }: { id: string; ref: string; charge: Captured },
  ): Promise<void> {
    const receivedAt = this.clock.now();
    const arrival = { receivedAt, providerEventId: id, feeMinor: charge.feeMinor };
    const isAsAsked = charge.amountMinor === waiting?.amountMinor && charge.currency === waiting.currency;
    if (waiting && isAsAsked) return this.ledger.capture(em, booking, waiting, arrival, PROVIDER);
    if (waiting) await this.ledger.close(em, booking, waiting, { status: 'cancelled', actor: PROVIDER });
    const money = await this.credited(em, booking, charge);
    const note = waiting ? `Asked for: ${formatMinor(waiting.amountMinor)} ${waiting.currency}` : '';
    const facts = { ...money, ...arrival, provider, providerRef: ref, note };
    await this.ledger.enter(em, { booking, kind: 'payment', method, status: 'captured', ...facts }, PROVIDER);
  }

  /** What a booking is credited with: another currency by the rate of today; without one nothing, until somebody adjusts it. */
  private async credited(em: EntityManager, booking: Booking, { amountMinor, currency }: Captured) {
    if (currency === booking.currency) return { amountMinor };
    const rate = isKnown(currency) ? ((await findRate(transactionSql(em), currency))?.rate ?? null) : null;
    const credited = rate === null ? 0 : Math.round(amountMinor / Number(rate));
    return { amountMinor: credited, settledMinor: amountMinor, settledCurrency: currency, fxRate: rate };
  }
}
