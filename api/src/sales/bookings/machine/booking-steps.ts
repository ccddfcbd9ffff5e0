import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Stock } from '../../../catalogue/availability/stock.js';
import { Package } from '../../../catalogue/packages/package.entity.js';
import { Audit } from '../../../platform/audit/audit.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/data/clock.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { formatMinor } from '../../../platform/fields/money.js';
import { Papers } from '../../papers/papers.js';
import { BookingAgreement, isAgreeing } from '../agreement/booking-agreement.entity.js';
import { BookingEvent, type BookingEventType, type EventActor } from '../booking-event.entity.js';
import { ChangeRequest } from '../changes/change-request.entity.js';
import { CHANGEABLE } from '../changes/changeable.js';
import { dueOf } from '../due/due.js';
import { DueChanges } from '../due/due-changes.js';
import { BookingMails } from '../letters/booking-mails.js';
import { Booking } from '../booking.entity.js';
import type { BookingStatus } from '../booking-status.js';
import { InvalidStepError } from '../bookings.errors.js';
import { type StepFacts, type StepName, type StepParty, STEPS, isInTable, stepFault } from './booking-machine.js';
import { feeOf } from './cancelling.js';
import { countedStay } from './counted-stay.js';
import { holdUntil, offerUntil, paymentUntil, prolonged, replyUntil } from './deadlines.js';
import { stayStock, wantedFor, withTaken } from './stay-stock.queries.js';

/** Who takes a step. */
export interface StepActor {
  by: StepParty;
  type: EventActor;
  /** User id; null for guests and the system. */
  id: string | null;
  requestId: string | null;
}

export const SYSTEM: StepActor = { by: 'system', type: 'system', id: null, requestId: null };

/** What is said with a step. */
export interface StepWords {
  reasonCode?: string | null;
  /** To the guest, or for colleagues. */
  message?: string;
  data?: Record<string, unknown>;
  /** Another end of the payment's time than the usual one. */
  paymentDueAt?: Date;
}

const factsOf = (booking: Booking): StepFacts => ({
  status: booking.status,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  expiresAt: booking.expiresAt,
  extended: booking.extended,
  balance: booking.totalMinor - booking.netPaid,
});

/** What the books need of a step: a request for payment, or the invoice of what was paid for (time of supply). */
const ISSUED: Partial<Record<StepName, 'pro_forma' | 'tax_invoice'>> = {
  approve: 'pro_forma',
  offer: 'pro_forma',
  offer_transfer: 'pro_forma',
  transfer: 'pro_forma',
  pay: 'tax_invoice',
  honour: 'tax_invoice',
};

/** Who waits is offered nothing after the cut-off. */
const OFFERS: readonly StepName[] = ['offer', 'offer_transfer', 'request'];

/** After these nothing is owed but the fee of the end. */
const CREDITED: readonly StepName[] = ['cancel', 'cancel_departure', 'no_show', 'reopen'];

/** Money that was paid for what ends by time or is refused waits for its way back: both sides read so. */
const withRefund = ({ refundDueMinor }: Booking, name: StepName, words: StepWords): StepWords =>
  (name === 'expire' || name === 'decline') && refundDueMinor > 0
    ? { ...words, data: { ...words.data, refund: formatMinor(refundDueMinor) } }
    : words;

/** Takes bookings from state to state: the table, the guard, the places, the note and the letters of it, in the caller's transaction. */
@Injectable()
export class BookingSteps {
  constructor(
    private readonly stock: Stock,
    private readonly papers: Papers,
    private readonly audit: Audit,
    private readonly mails: BookingMails,
    private readonly dueChanges: DueChanges,
    private readonly clock: Clock,
  ) {}

  /** A booking, locked until the transaction ends. */
  find(em: EntityManager, id: string): Promise<Booking | null> {
    return em.findOne(Booking, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The same. @throws {NotFoundError} */
  async lock(em: EntityManager, id: string): Promise<Booking> {
    const booking = await this.find(em, id);
    if (!booking) throw new NotFoundError();
    return booking;
  }

  /** True where the agency says yes to each booking of the package, to nights that nobody counts, or to flights that do not fit. */
  async isOnRequest(em: EntityManager, booking: Booking): Promise<boolean> {
    if (!booking.isReached) return true;
    if (!booking.package) return (await stayStock(transactionSql(em), countedStay(booking))).length < booking.nights;
    return (await em.findOneOrFail(Package, { id: booking.package.id })).confirmationMode === 'on_request';
  }

  /** Checks table and guard of a step. @throws {InvalidStepError} */
  require(booking: Booking, name: StepName, { by }: StepActor): void {
    if (!isInTable(name, booking.status, by)) throw new InvalidStepError('invalid_transition', booking.status, name);
    const fault = stepFault(name, factsOf(booking), by, this.clock.now());
    if (fault) throw new InvalidStepError(fault, booking.status, name);
  }

  /**
   * Takes a locked booking one step on.
   * @throws {InvalidStepError} 409 for a step outside of the table (`invalid_transition`), or one whose guard says no
   * @throws {SoldOutError} 409 when the places that it needs are gone
   */
  async take(
    em: EntityManager,
    booking: Booking,
    name: StepName,
    actor: StepActor,
    words: StepWords = {},
  ): Promise<BookingEvent> {
    const now = this.clock.now();
    const from = booking.status;
    this.require(booking, name, actor);
    await this.move(em, booking, name);
    this.enter(booking, name, now, words);
    booking.updatedAt = now;
    const event = this.note(em, booking, { type: name, from, actor, words: withRefund(booking, name, words) });
    await this.endChanges(em, booking, actor);
    await this.issue(em, booking, name);
    await this.dueChanges.tell(em, booking.id);
    await this.mails.stepped(em, booking, event);
    return event;
  }

  /** The paper of a booking whose stay is another one by now: what is still to be paid for, or was. */
  async reissue(em: EntityManager, booking: Booking): Promise<void> {
    const { id, status } = booking;
    if (status === 'awaiting_payment') await this.papers.issue(em, id, 'pro_forma', dueOf(booking));
    if (status === 'confirmed') await this.papers.issue(em, id, 'tax_invoice', dueOf(booking));
  }

  /** What the books need of a step. Of what was invoiced, all but the fee is credited with its end; that as well when it is taken up again. */
  private async issue(em: EntityManager, booking: Booking, name: StepName): Promise<void> {
    const type = ISSUED[name];
    if (type) await this.papers.issue(em, booking.id, type, dueOf(booking));
    if (CREDITED.includes(name)) await this.papers.reduce(em, booking.id, feeOf(booking));
  }

  /** Writes down what happened to a booking, for its timeline and the audit, and what was agreed with it. */
  note(
    em: EntityManager,
    booking: Booking,
    {
      type,
      from,
      actor,
      words = {},
    }: { type: BookingEventType; from?: BookingStatus; actor: StepActor; words?: StepWords },
  ): BookingEvent {
    const { reasonCode = null, message = '', data = null } = words;
    const event = new BookingEvent({
      booking,
      at: this.clock.now(),
      type,
      fromStatus: from ?? booking.status,
      toStatus: booking.status,
      actorType: actor.type,
      actorId: actor.id,
      reasonCode,
      message,
      data,
    });
    em.persist(isAgreeing(type) ? [event, new BookingAgreement(event, booking)] : event);
    this.audit.record(em, {
      action: `booking.${type}`,
      entity: 'booking',
      entityId: booking.id,
      actorId: actor.id,
      requestId: actor.requestId,
      before: { status: from ?? booking.status },
      after: { status: booking.status, ...(reasonCode && { reason_code: reasonCode }), ...data },
    });
    return event;
  }

  /**
   * The places of another stay in place of those that a booking has: held or taken as its state has them.
   * @throws {SoldOutError} 409 when they are gone
   */
  async moveStay(em: EntityManager, booking: Booking): Promise<void> {
    const wanted = await wantedFor(transactionSql(em), countedStay(booking));
    const kind = booking.status === 'requested' ? 'soft' : 'hard';
    await this.stock.take(em, { booking: booking.id, kind, wanted, instead: true, late: true });
  }

  /** What was still asked of a booking that has ended is over with it. */
  private async endChanges(em: EntityManager, booking: Booking, actor: StepActor): Promise<void> {
    if (CHANGEABLE.includes(booking.status)) return;
    const open = await em.find(ChangeRequest, { booking, status: 'open' });
    for (const request of open) {
      request.decide('lapsed', '', this.clock.now());
      this.note(em, booking, { type: 'change_lapsed', actor });
    }
  }

  /** Places follow the state. */
  private async move(em: EntityManager, booking: Booking, name: StepName): Promise<void> {
    const effect = STEPS[name].stock;
    if (effect === 'sell') await this.stock.confirm(em, booking.id);
    if (effect === 'take' || effect === 'hold') {
      const taken = await this.stock.takenBy(em, booking.id);
      const wanted = withTaken(await wantedFor(transactionSql(em), countedStay(booking)), taken);
      const kind = effect === 'take' ? 'hard' : 'soft';
      await this.stock.take(em, { booking: booking.id, kind, wanted, instead: true, late: !OFFERS.includes(name) });
    }
    if (effect === 'release') await this.stock.release(em, booking.id);
  }

  private enter(booking: Booking, name: StepName, now: Date, { paymentDueAt }: StepWords): void {
    switch (name) {
      case 'extend':
        booking.extended = true;
        booking.expiresAt = prolonged(booking.expiresAt ?? holdUntil(now));
        return;
      case 'approve':
        booking.enter('awaiting_payment', { paymentDueAt: paymentDueAt ?? paymentUntil(now, booking.checkIn) });
        return;
      case 'offer':
        booking.enter('on_hold', { expiresAt: offerUntil(now, booking.checkIn) });
        return;
      case 'offer_transfer':
      case 'transfer':
        booking.enter('awaiting_payment', { paymentDueAt: paymentUntil(now, booking.checkIn) });
        return;
      case 'request':
      case 'reopen':
        booking.enter('requested', { replyBy: replyUntil(now, booking.checkIn) });
        return;
      case 'pay':
      case 'honour':
        booking.enter(STEPS[name].to);
        booking.settleDeposit();
        booking.refundDueMinor = 0;
        return;
      case 'expire':
      case 'decline':
        booking.enter(STEPS[name].to);
        booking.refundDueMinor = booking.netPaid;
        return;
      default:
        booking.enter(STEPS[name].to);
    }
  }
}
