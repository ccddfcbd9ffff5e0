import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PermissionDeniedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { formatMinor, parseMinor, parseMinorOrNull } from '../../platform/fields/money.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import type { KeyedCall } from '../bookings/access/from-booker.js';
import type { BookingCall } from '../bookings/booking-care.js';
import type { Booking } from '../bookings/booking.entity.js';
import { findBooking } from '../bookings/bookings.queries.js';
import { dueOfRow } from '../bookings/due/due-of-row.js';
import { toDueDto } from '../bookings/due/due.dto.js';
import { BookingMails } from '../bookings/letters/booking-mails.js';
import { BookingSteps } from '../bookings/machine/booking-steps.js';
import { Ledger } from './ledger.js';
import { PaymentDoors } from './payment-doors.js';
import { PaymentProof } from './payment-proof.entity.js';
import type { CapturePaymentDto, FailPaymentDto, MovedMoneyDto, RecordPaymentDto } from './payment-writes.dto.js';
import { Payment } from './payment.entity.js';
import type { PaymentDto, PaymentsDto } from './payments.dto.js';
import {
  AlreadyRecordedError,
  PaymentStateError,
  RefundTooHighError,
  TransferRecordedError,
} from './payments.errors.js';
import { bankDetails, findPayment, hasAlike, ledgerSums, paymentsOf, sameTransfers } from './payments.queries.js';
import { type ProofFile, fingerprint, proofFile } from './proof-file.js';
import { CardProviders } from './providers/card-providers.js';
import { toPaymentDto } from './to-payment-dto.js';

/** An answer that may have been given before. */
export interface Replayable<T> {
  value: T;
  replayed: boolean;
}

const scopeOf = (operation: string, caller: KeyedCall['caller']): string => `${caller?.id ?? 'guest'}:${operation}`;

/** How long after a transfer somebody may show what proves it. Milliseconds. */
const SHOWN_LATER = 7 * 86_400_000;

/** Money as somebody enters it. */
type RecordedMoney = Pick<
  Payment,
  'kind' | 'method' | 'amountMinor' | 'settledMinor' | 'settledCurrency' | 'externalReference' | 'note'
> & { booking: Booking; receivedAt: Date };

/** The value of an answer, marked where it was given before. */
export function answered<T>(reply: FastifyReply, { value, replayed }: Replayable<T>): T {
  if (replayed) reply.header('idempotency-replayed', 'true');
  return value;
}

/** Reads the ledger, and writes into it what people know: transfers, cash, corrections. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly doors: PaymentDoors,
    private readonly ledger: Ledger,
    private readonly steps: BookingSteps,
    private readonly providers: CardProviders,
    private readonly mails: BookingMails,
    private readonly idempotency: Idempotency,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The ledger of a booking, and what is due. */
  async list(bookingId: string, call: BookingCall): Promise<PaymentsDto> {
    const { view } = await this.doors.open(bookingId, call);
    const [row, rows, details] = await Promise.all([
      findBooking(this.sql, bookingId, call.language),
      paymentsOf(this.sql, bookingId),
      bankDetails(this.sql),
    ]);
    const due = row && dueOfRow(row);
    return {
      due: due && due.kind !== 'nothing' ? toDueDto(due) : null,
      card: this.providers.current !== null,
      bank_details: details,
      payments: rows.map((payment) => toPaymentDto(payment, view)),
    };
  }

  /**
   * Records money that moved outside of any provider.
   * @throws {ValidationFailedError} for an amount of the wrong sign, a time to come, an adjustment without its reason
   * @throws {PermissionDeniedError} for what takes away, without `payments.refund`
   */
  async record(
    bookingId: string,
    dto: RecordPaymentDto,
    file: SentFile | null,
    call: KeyedCall,
  ): Promise<Replayable<PaymentDto>> {
    const { actor } = await this.doors.open(bookingId, call, 'payments.record');
    const amountMinor = this.checkedAmount(dto, call);
    const proof = file && (await proofFile(file));
    const body = { bookingId, ...dto, proof: proof && fingerprint(proof) };
    return this.once('recordPayment', body, call, async (em) => {
      const booking = await this.steps.lock(em, bookingId);
      const { kind, method } = dto;
      const moved = this.moved(dto, amountMinor);
      await this.requireNew(em, { booking, kind, method, amountMinor, ...moved }, dto.again);
      if (kind === 'refund') await this.requireFree(em, bookingId, amountMinor);
      const facts = { kind, method, ...moved, recordedBy: actor.id };
      const payment = await this.ledger.enter(em, { booking, status: 'captured', amountMinor, ...facts }, actor);
      if (proof) await this.attach(em, payment, proof);
      return payment;
    });
  }

  /** What was waited for has arrived; another amount than was expected is an entry of its own. @throws {PaymentStateError} */
  async capture(paymentId: string, dto: CapturePaymentDto, call: KeyedCall): Promise<Replayable<PaymentDto>> {
    const bookingId = await this.doors.bookingOf(paymentId);
    const { actor } = await this.doors.open(bookingId, call, 'payments.record');
    const given = parseMinorOrNull(dto.amount ?? null);
    if (given === 0) throw ValidationFailedError.on('amount', 'must_be_positive');
    return this.once('capturePayment', { paymentId, ...dto }, call, async (em) => {
      const { booking, payment } = await this.waiting(em, bookingId, paymentId);
      const { kind, method } = payment;
      const amountMinor = given ?? payment.amountMinor;
      const facts = { ...this.moved(dto, amountMinor), recordedBy: actor.id };
      // Without a day of its own it may have come before it was announced: people pay first and show it later.
      const announced = new Date(payment.createdAt.getTime() - SHOWN_LATER);
      const since = dto.received_at === undefined ? announced : facts.receivedAt;
      await this.requireNew(em, { booking, kind, method, amountMinor, ...facts }, dto.again, since);
      const isAsExpected = amountMinor === payment.amountMinor && facts.settledMinor === null;
      if (isAsExpected) {
        const { settledMinor: _s, settledCurrency: _c, fxRate: _r, ...arrival } = facts;
        await this.ledger.capture(em, booking, payment, arrival, actor);
        return payment;
      }
      await this.ledger.close(em, booking, payment, { status: 'cancelled', actor });
      const entry = { booking, kind, method, status: 'captured' as const, amountMinor, ...facts };
      const made = await this.ledger.enter(em, entry, actor);
      await em.nativeUpdate(PaymentProof, { payment: paymentId }, { payment: made.id });
      return made;
    });
  }

  /** What was waited for does not come. @throws {PaymentStateError} */
  async fail(paymentId: string, { note }: FailPaymentDto, call: KeyedCall): Promise<Replayable<PaymentDto>> {
    const bookingId = await this.doors.bookingOf(paymentId);
    const { actor } = await this.doors.open(bookingId, call, 'payments.record');
    return this.once('failPayment', { paymentId, note }, call, async (em) => {
      const { booking, payment } = await this.waiting(em, bookingId, paymentId);
      const facts = { recordedBy: actor.id, ...(note !== undefined && { note }) };
      await this.ledger.close(em, booking, payment, { status: 'failed', actor, ...facts });
      const isProven = (await em.count(PaymentProof, { payment: paymentId })) > 0;
      if (isProven) await this.mails.proofDeclined(em, booking, payment.amountMinor);
      return payment;
    });
  }

  /** Stores the file of a payment, in its transaction. */
  async attach(em: EntityManager, payment: Payment, proof: ProofFile): Promise<void> {
    em.persist(new PaymentProof({ payment, ...proof, createdAt: this.clock.now() }));
    await em.flush();
  }

  /** Whether something was asked for under this key before. */
  isKnown(operation: string, { caller, idempotencyKey: key }: KeyedCall): Promise<boolean> {
    return this.idempotency.isKnown({ scope: scopeOf(operation, caller), key });
  }

  /** Runs work once for its key and answers with the payment that it gives. */
  async once(
    operation: string,
    body: object,
    { caller, idempotencyKey }: KeyedCall,
    work: (em: EntityManager) => Promise<Payment>,
    by: 'staff' | 'holder' = 'staff',
  ): Promise<Replayable<PaymentDto>> {
    const scope = scopeOf(operation, caller);
    return this.idempotency.run<PaymentDto>({ scope, key: idempotencyKey, body }, async (em) => {
      const { id } = await work(em);
      await em.flush();
      const row = await findPayment(transactionSql(em), id);
      if (!row) throw new RangeError('a payment that is not there');
      return toPaymentDto(row, { by });
    });
  }

  /** A payment that people wait for, with its booking locked. */
  private async waiting(
    em: EntityManager,
    bookingId: string,
    paymentId: string,
  ): Promise<{ booking: Booking; payment: Payment }> {
    const booking = await this.steps.lock(em, bookingId);
    const payment = await em.findOneOrFail(Payment, { id: paymentId });
    if (payment.status !== 'pending' || payment.provider !== null) throw new PaymentStateError();
    return { booking, payment };
  }

  /**
   * One transfer counts once for a booking, unless somebody says why there are two.
   * @param since from when on it may have arrived
   * @throws {AlreadyRecordedError} {TransferRecordedError} 409
   */
  private async requireNew(
    em: EntityManager,
    entry: RecordedMoney,
    again = false,
    since = entry.receivedAt,
  ): Promise<void> {
    if (again && !entry.note) throw ValidationFailedError.on('note', 'required');
    if (again) return;
    const { booking, kind, amountMinor, externalReference: reference, receivedAt: until } = entry;
    const sql = transactionSql(em);
    const same = reference === null ? [] : await sameTransfers(sql, reference, kind);
    if (reference !== null && same.some(({ booking_id }) => booking_id === booking.id))
      throw new AlreadyRecordedError(reference);
    if (entry.method !== 'bank_transfer') return;
    const minor = entry.settledMinor ?? amountMinor;
    const currency = entry.settledCurrency ?? booking.currency;
    if (await hasAlike(sql, booking.id, { kind, amountMinor, minor, currency, reference, since, until }))
      throw new TransferRecordedError({ amount: formatMinor(minor), currency });
  }

  /** What is on its way back already goes back once. @throws {RefundTooHighError} 409 */
  private async requireFree(em: EntityManager, bookingId: string, amountMinor: number): Promise<void> {
    const { paid, refunded, returning } = await ledgerSums(transactionSql(em), bookingId);
    const free = Math.max(paid - refunded - returning, 0);
    if (amountMinor > free) throw new RefundTooHighError(formatMinor(free));
  }

  private checkedAmount({ kind, amount, note }: RecordPaymentDto, { caller }: BookingCall): number {
    const minor = parseMinor(amount);
    if (minor === 0 || (minor < 0 && kind !== 'adjustment'))
      throw ValidationFailedError.on('amount', 'must_be_positive');
    if (kind === 'adjustment' && !note) throw ValidationFailedError.on('note', 'required');
    const takesAway = kind === 'refund' || kind === 'chargeback' || minor < 0;
    if (takesAway && !caller?.permissions.includes('payments.refund')) throw new PermissionDeniedError();
    return minor;
  }

  /** What is known of money that has moved. @throws {ValidationFailedError} */
  private moved(
    { settled_amount, settled_currency, fee, received_at, external_reference, note }: MovedMoneyDto,
    amount: number,
  ) {
    const now = this.clock.now();
    const receivedAt = received_at === undefined ? now : new Date(received_at);
    if (receivedAt > now) throw ValidationFailedError.on('received_at', 'date_in_future');
    const settledMinor = parseMinorOrNull(settled_amount ?? null);
    if (settledMinor === 0) throw ValidationFailedError.on('settled_amount', 'must_be_positive');
    return {
      receivedAt,
      settledMinor,
      settledCurrency: settled_currency ?? null,
      fxRate: settledMinor === null ? null : (settledMinor / Math.abs(amount)).toFixed(8),
      feeMinor: parseMinorOrNull(fee ?? null),
      externalReference: external_reference ?? null,
      note: note ?? '',
    };
  }
}
