import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Notifications } from '../../people/notifications/notifications.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { formatMinor } from '../../platform/fields/money.js';
import type { Booking } from '../bookings/booking.entity.js';
import { type StepActor, BookingSteps } from '../bookings/machine/booking-steps.js';
import { type MovedMoney, Settling } from '../bookings/machine/settling.js';
import { type NewPayment, Payment } from './payment.entity.js';
import { AmountTooHighError, PaymentStateError, RefundTooHighError } from './payments.errors.js';
import { type LedgerSums, ledgerSums } from './payments.queries.js';

/** Who moves money. */
export type LedgerActor = Omit<StepActor, 'by'>;

/** What is known of money once it has moved. */
export type Arrival = Pick<Payment, 'receivedAt'> &
  Partial<Pick<Payment, 'providerRef' | 'providerEventId' | 'feeMinor' | 'recordedBy' | 'externalReference' | 'note'>>;

/** What happens on the timeline by what an entry is. */
const EVENT = { payment: 'payment', adjustment: 'payment', refund: 'refund', chargeback: 'refund' } as const;

/** What there is to write letters about: no correction downwards, and nothing of no value. */
const told = ({ kind, amountMinor, receivedAt: at }: Payment): MovedMoney | undefined =>
  amountMinor > 0 ? { type: kind === 'chargeback' ? kind : EVENT[kind], amountMinor, at } : undefined;

/** What the sums of a booking hold, in cents. */
const MOST = 2_147_483_647;

/**
 * Whether somebody decides that it goes. A bank asks nobody, and what a provider has sent is gone: both are written down even where
 * less was left.
 */
const isChosen = ({ kind, provider, amountMinor }: Payment): boolean =>
  (kind === 'refund' && provider === null) || (kind === 'adjustment' && amountMinor < 0);

/**
 * The one way to the ledger. Each call is part of its caller's transaction, which holds the booking (`BookingSteps.lock`): the entry, the
 * sums on the booking, what the machine makes of them and the note of it are there together or not at all.
 */
@Injectable()
export class Ledger {
  constructor(
    private readonly steps: BookingSteps,
    private readonly settling: Settling,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an entry.
   * @throws {RefundTooHighError} 409 when more would go back than came in, or banks would take back more than that
   * @throws {AmountTooHighError} 409
   */
  async enter(em: EntityManager, entry: Omit<NewPayment, 'createdAt'>, actor: LedgerActor): Promise<Payment> {
    const payment = new Payment({ ...entry, createdAt: this.clock.now() });
    em.persist(payment);
    if (payment.status === 'captured') await this.count(em, entry.booking as Booking, payment, actor);
    else await em.flush();
    return payment;
  }

  /** What was waited for has moved, to the cent. @throws {PaymentStateError} 409 when it no longer waits */
  async capture(
    em: EntityManager,
    booking: Booking,
    payment: Payment,
    arrival: Arrival,
    actor: LedgerActor,
  ): Promise<void> {
    if (payment.status !== 'pending') throw new PaymentStateError();
    Object.assign(payment, arrival, { status: 'captured' });
    await this.count(em, booking, payment, actor);
  }

  /** What was waited for does not come. @throws {PaymentStateError} 409 when it no longer waits */
  async close(
    em: EntityManager,
    booking: Booking,
    payment: Payment,
    { status, actor, ...facts }: { status: 'failed' | 'cancelled'; actor: LedgerActor } & Partial<Arrival>,
  ): Promise<void> {
    if (payment.status !== 'pending') throw new PaymentStateError();
    Object.assign(payment, facts, { status });
    if (status === 'failed') this.note(em, booking, payment, 'payment_failed', actor);
    await em.flush();
    if (status === 'failed' && actor.type !== 'staff') await this.tellStaff(em, booking);
  }

  private tellStaff(em: EntityManager, { id, reference }: Booking): Promise<void> {
    const notice = { kind: 'office_payment_failed', reference } as const;
    return this.notifications.tellStaff(transactionSql(em), notice, { name: 'booking', id });
  }

  private async count(em: EntityManager, booking: Booking, payment: Payment, actor: LedgerActor): Promise<void> {
    await em.flush();
    const sums = await ledgerSums(transactionSql(em), booking.id);
    const { paid, refunded } = sums;
    this.requireSense(booking, payment, sums);
    booking.paidMinor = paid;
    booking.refundedMinor = refunded;
    if (EVENT[payment.kind] === 'refund')
      booking.refundDueMinor = Math.max(booking.refundDueMinor - payment.amountMinor, 0);
    booking.updatedAt = this.clock.now();
    this.note(em, booking, payment, EVENT[payment.kind], actor);
    await this.settling.settle(em, booking, actor, told(payment));
    await em.flush();
  }

  private requireSense(booking: Booking, payment: Payment, { paid, refunded, charged_back: taken }: LedgerSums): void {
    if (Math.max(paid, refunded) > MOST) throw new AmountTooHighError(formatMinor(MOST - booking.paidMinor));
    if (payment.kind === 'chargeback' && taken > paid)
      throw new RefundTooHighError(formatMinor(Math.max(paid - taken + payment.amountMinor, 0)));
    if (paid < 0 || (isChosen(payment) && refunded > paid))
      throw new RefundTooHighError(formatMinor(Math.max(booking.netPaid, 0)));
  }

  private note(
    em: EntityManager,
    booking: Booking,
    payment: Payment,
    type: 'payment' | 'payment_failed' | 'refund',
    actor: LedgerActor,
  ): void {
    const { id, kind, method, amountMinor, settledMinor, settledCurrency } = payment;
    const settled = settledMinor !== null && {
      settled_amount: formatMinor(settledMinor),
      settled_currency: settledCurrency,
    };
    const data = { payment_id: id, kind, method, amount: formatMinor(amountMinor), ...settled };
    this.steps.note(em, booking, { type, actor: { ...actor, by: 'ledger' }, words: { data } });
  }
}
