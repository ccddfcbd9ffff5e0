import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Notifications } from '../../people/notifications/notifications.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import type { KeyedCall } from '../bookings/access/from-booker.js';
import { requireDue } from '../bookings/due/due.errors.js';
import { Booking } from '../bookings/booking.entity.js';
import { BookingSteps } from '../bookings/machine/booking-steps.js';
import { Ledger } from './ledger.js';
import { PaymentDoors } from './payment-doors.js';
import type { ProofType } from './payment-kinds.js';
import type { PaymentDto } from './payments.dto.js';
import { ProofsFullError } from './payments.errors.js';
import { findProof, waitingProofs } from './payments.queries.js';
import { PaymentsService, type Replayable } from './payments.service.js';
import { fingerprint, proofFile } from './proof-file.js';

/** Proofs of one booking that may wait at a time. */
const WAITING = 3;

/** What keys of this call are for. */
const SENDING = 'sendPaymentProof';

/** Takes proofs of transfers from guests, and shows them to who records payments. */
@Injectable()
export class PaymentProofs {
  constructor(
    private readonly doors: PaymentDoors,
    private readonly payments: PaymentsService,
    private readonly ledger: Ledger,
    private readonly steps: BookingSteps,
    private readonly notifications: Notifications,
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * A guest says that a transfer is on its way: an entry over what is due that waits for a colleague. Half an hour is no time for a
   * transfer: places that were held for it are kept for days from now on.
   * @throws {NotPayableError} {ProofsFullError} 409
   */
  async send(bookingId: string, file: SentFile | null, call: KeyedCall): Promise<Replayable<PaymentDto>> {
    const { actor } = await this.doors.open(bookingId, call, 'payments.record');
    if (!file) throw ValidationFailedError.on('proof', 'required');
    await this.requireWanted(bookingId, call);
    const proof = await proofFile(file);
    const body = { bookingId, proof: fingerprint(proof) };
    return this.payments.once(
      SENDING,
      body,
      call,
      async (em) => {
        const booking = await this.steps.lock(em, bookingId);
        const due = requireDue(booking, this.clock.now());
        if ((await waitingProofs(transactionSql(em), bookingId)) >= WAITING) throw new ProofsFullError(WAITING);
        const entry = { booking, kind: 'payment', method: 'bank_transfer', status: 'pending' } as const;
        const payment = await this.ledger.enter(em, { ...entry, amountMinor: due.amount }, actor);
        await this.payments.attach(em, payment, proof);
        const by = actor.type === 'staff' ? ('staff' as const) : ('holder' as const);
        this.steps.note(em, booking, {
          type: 'proof',
          actor: { ...actor, by },
          words: { data: { payment_id: payment.id } },
        });
        const { id, reference } = booking;
        if (by === 'holder')
          await this.notifications.tellStaff(
            transactionSql(em),
            { kind: 'office_proof', reference },
            { name: 'booking', id },
          );
        if (booking.status === 'on_hold') await this.steps.take(em, booking, 'transfer', { ...actor, by: 'ledger' });
        return payment;
      },
      'holder',
    );
  }

  /** A picture costs a second to open: none is opened that would be refused whatever it shows. @throws {NotPayableError} {ProofsFullError} 409 */
  private async requireWanted(bookingId: string, call: KeyedCall): Promise<void> {
    if (await this.payments.isKnown(SENDING, call)) return;
    requireDue(await this.em.fork().findOneOrFail(Booking, { id: bookingId }), this.clock.now());
    if ((await waitingProofs(this.sql, bookingId)) >= WAITING) throw new ProofsFullError(WAITING);
  }

  /** The file of a payment. @throws {NotFoundError} */
  async file(paymentId: string): Promise<{ type: ProofType; content: Buffer; reference: string }> {
    const proof = await findProof(this.sql, paymentId);
    if (!proof) throw new NotFoundError();
    return proof;
  }
}
