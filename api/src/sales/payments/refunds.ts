import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { KeyedCall } from '../bookings/access/from-booker.js';
import { BookingSteps } from '../bookings/machine/booking-steps.js';
import { PROVIDER } from './arrivals.js';
import { Ledger, type LedgerActor } from './ledger.js';
import { PaymentDoors } from './payment-doors.js';
import type { RefundPaymentDto } from './payment-writes.dto.js';
import { Payment } from './payment.entity.js';
import type { PaymentDto } from './payments.dto.js';
import { PaymentStateError, RefundTooHighError } from './payments.errors.js';
import { findPayment, ledgerSums, returnedOf } from './payments.queries.js';
import { PaymentsService, type Replayable } from './payments.service.js';
import { CardProviders } from './providers/card-providers.js';
import { toPaymentDto } from './to-payment-dto.js';

/** Releases money to go back: a person does, with the permission; nothing goes back by itself (D-15). */
@Injectable()
export class Refunds {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly doors: PaymentDoors,
    private readonly payments: PaymentsService,
    private readonly ledger: Ledger,
    private readonly steps: BookingSteps,
    private readonly providers: CardProviders,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives back of a payment, at most what is left of it and of all that was paid. What a provider took goes back through it: the entry
   * waits until the provider has said yes, and counts against the next refund meanwhile.
   * @throws {PaymentStateError} {RefundTooHighError} 409
   */
  async refund(paymentId: string, dto: RefundPaymentDto, call: KeyedCall): Promise<Replayable<PaymentDto>> {
    const bookingId = await this.doors.bookingOf(paymentId);
    const { actor } = await this.doors.open(bookingId, call, 'payments.refund');
    const amountMinor = parseMinor(dto.amount);
    if (amountMinor === 0) throw ValidationFailedError.on('amount', 'must_be_positive');
    const answer = await this.payments.once('refundPayment', { paymentId, ...dto }, call, async (em) => {
      const booking = await this.steps.lock(em, bookingId);
      const payment = await em.findOneOrFail(Payment, { id: paymentId });
      if (payment.kind !== 'payment' || payment.status !== 'captured') throw new PaymentStateError();
      await this.requireLeft(em, payment, amountMinor);
      const { method, provider } = payment;
      const isOurs = provider === null;
      const entry = {
        booking,
        kind: 'refund',
        method,
        provider,
        amountMinor,
        refundOf: payment,
        recordedBy: actor.id,
        note: dto.reason,
        status: isOurs ? 'captured' : 'pending',
        receivedAt: isOurs ? this.clock.now() : null,
      } as const;
      return this.ledger.enter(em, entry, actor);
    });
    if (answer.value.status !== 'pending') return answer;
    await this.finish(answer.value.id, actor).catch((error: Error) => this.logger.error({ err: error.stack }));
    const row = await findPayment(this.sql, answer.value.id);
    return row ? { ...answer, value: toPaymentDto(row, { by: 'staff' }) } : answer;
  }

  /**
   * Asks the provider for a refund that waits; again does nothing. It counts once the provider says that it went back: an error, and
   * money that is still on its way, leave it waiting, and it is asked for again.
   */
  async finish(id: string, actor: LedgerActor = PROVIDER): Promise<void> {
    const refund = await this.em.fork().findOneOrFail(Payment, { id }, { populate: ['refundOf'] });
    const paid = refund.refundOf as Payment | null;
    if (refund.status !== 'pending' || !paid?.providerRef || refund.provider === null) return;
    const { done } = await this.providers.named(refund.provider).refund({
      ref: paid.providerRef,
      amountMinor: settledShare(paid, refund.amountMinor),
      currency: paid.settledCurrency ?? paid.currency,
      key: id,
    });
    if (done === null) return;
    await this.em.fork().transactional(async (em) => {
      const booking = await this.steps.lock(em, refund.booking.id);
      const entry = await em.findOneOrFail(Payment, { id });
      if (entry.status !== 'pending') return;
      if (done) await this.ledger.capture(em, booking, entry, { receivedAt: this.clock.now() }, actor);
      else await this.ledger.close(em, booking, entry, { status: 'failed', actor });
    });
  }

  private async requireLeft(em: EntityManager, payment: Payment, amountMinor: number): Promise<void> {
    const sql = transactionSql(em);
    const [{ paid, refunded, returning }, returned] = [
      await ledgerSums(sql, payment.booking.id),
      await returnedOf(sql, payment.id),
    ];
    const left = Math.max(Math.min(paid - refunded - returning, payment.amountMinor - returned), 0);
    if (amountMinor > left) throw new RefundTooHighError(formatMinor(left));
  }
}

/** So much of a charge in the currency in which it was made. */
const settledShare = ({ amountMinor, settledMinor }: Payment, part: number): number =>
  settledMinor === null ? part : Math.round((settledMinor * part) / amountMinor);
