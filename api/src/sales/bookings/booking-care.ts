import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { maldivesDay } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { Permission } from '@atoll/contract/permissions';
import { Assignees } from '../../people/auth/assignees.js';
import type { Caller } from '../../platform/access/access.js';
import { PermissionDeniedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Clock } from '../../platform/data/clock.js';
import { requireVersion, versionTag } from '../../platform/data/etags.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import { TripPrices } from '../quotes/trip-prices.js';
import { BookingDoors, staffView } from './access/booking-doors.js';
import { lastAgreedTotal } from './agreement/booking-agreement.queries.js';
import type {
  ApproveBookingDto,
  CancelBookingDto,
  CancellationCostDto,
  CompleteBookingDto,
  DeclineBookingDto,
  UpdateBookingDto,
} from './booking-steps.dto.js';
import type { Booking } from './booking.entity.js';
import { DearerPaidError, FeeChangedError, InvalidStepError } from './bookings.errors.js';
import type { BookingDto } from './bookings.dto.js';
import { BookingsService } from './bookings.service.js';
import { BookingFlights } from './flights/booking-flights.js';
import { askedAgain } from './machine/asked-again.js';
import { type StepName, STEPS } from './machine/booking-machine.js';
import { type StepActor, type StepWords, BookingSteps } from './machine/booking-steps.js';
import { Settling } from './machine/settling.js';
import { type CancellationCost, cancellationCost, cancellationRecord } from './machine/cancelling.js';
import type { PriceAdjustmentDto } from './price-adjustment.dto.js';
import { requireOverride, totals } from './price-adjustments.js';
import { pricedAgain } from './priced-again.js';
import { pricedFacts } from './trip-facts.js';
import type { BookingView } from './to-booking-dto.js';

/** Who calls, with what, in which request. */
export interface BookingCall {
  accessToken?: string | undefined;
  caller: Caller | null;
  requestId: string;
  language: Language;
  /** As the caller saw it, where that counts. */
  version?: number;
}

/** What people do with a booking: each call is one transaction. */
@Injectable()
export class BookingCare {
  constructor(
    private readonly em: EntityManager,
    private readonly steps: BookingSteps,
    private readonly settling: Settling,
    private readonly doors: BookingDoors,
    private readonly reading: BookingsService,
    private readonly prices: TripPrices,
    private readonly flights: BookingFlights,
    private readonly assignees: Assignees,
    private readonly clock: Clock,
  ) {}

  /** Prolongs a hold, once (T5). */
  extend(id: string, call: BookingCall): Promise<BookingDto> {
    return this.step(id, 'extend', call);
  }

  /**
   * The agency says yes; places are taken for good (T8).
   * @throws {ValidationFailedError} when the time to pay is over or too late
   * @throws {DearerPaidError} 409 when money of before would confirm it at a price that the guest has not agreed to
   */
  approve(
    id: string,
    { message = '', payment_due_at: due, price_adjustment: adjustment }: ApproveBookingDto,
    call: BookingCall,
  ): Promise<BookingDto> {
    if (adjustment) requireOverride(call.caller);
    return this.step(id, 'approve', call, async (booking, em, actor) => {
      const paymentDueAt = due === undefined ? undefined : new Date(due);
      if (paymentDueAt && paymentDueAt <= this.clock.now())
        throw ValidationFailedError.on('payment_due_at', 'date_in_past');
      if (paymentDueAt && maldivesDay(paymentDueAt) > booking.checkIn)
        throw ValidationFailedError.on('payment_due_at', 'date_too_late', { date: booking.checkIn });
      const data = adjustment && (await this.adjust(em, booking, adjustment, actor));
      const agreed = await lastAgreedTotal(transactionSql(em), booking.id);
      if (agreed !== null && !booking.askDearer(agreed)) throw new DearerPaidError(agreed, booking.netPaid - agreed);
      return { message, ...(paymentDueAt && { paymentDueAt }), ...(data && { data }) };
    });
  }

  /**
   * Another total for a booking, with the taxes of today and under its own conditions (T8).
   * @returns what it was before, and is now
   */
  private async adjust(
    em: EntityManager,
    booking: Booking,
    { total, reason }: PriceAdjustmentDto,
    actor: StepActor,
  ): Promise<ReturnType<typeof totals>> {
    const before = booking.totalMinor;
    const supposed = { policy: booking.priceDetails?.cancellation.code, booked: true };
    const [asked, language] = [askedAgain(booking), booking.locale as Language];
    const { price: computed } = await this.prices.of(asked, language, em, supposed);
    booking.reprice(pricedFacts(await this.prices.of(asked, language, em, { ...supposed, total: parseMinor(total) })));
    // What the total was before may have been agreed as well: what is agreed now differs from the computed one.
    const data = totals(computed.total, booking.totalMinor);
    this.steps.note(em, booking, { type: 'price', actor, words: { message: reason, data } });
    return totals(before, booking.totalMinor);
  }

  /** The agency cannot (T9). */
  decline(id: string, { reason_code, message = '', alternatives = [] }: DeclineBookingDto, call: BookingCall) {
    return this.step(id, 'decline', call, () => ({
      reasonCode: reason_code,
      message,
      ...(alternatives.length > 0 && { data: { alternatives } }),
    }));
  }

  /** The stay is over (T16); what is open stays owed. @throws {InvalidStepError} `balance_open` unless it is said why it may stay open */
  complete(
    id: string,
    { despite_balance: isMeant = false, note = '' }: CompleteBookingDto,
    call: BookingCall,
  ): Promise<BookingDto> {
    if (isMeant && !note) throw ValidationFailedError.on('note', 'required');
    return this.step(id, 'complete', call, (booking) => {
      const open = booking.totalMinor - booking.netPaid;
      if (open <= 0) return { message: note };
      if (!isMeant) throw new InvalidStepError('balance_open', booking.status, 'complete');
      return { message: note, data: { balance: formatMinor(open) } };
    });
  }

  /** Nobody arrived (T17): it ends for the fee that was agreed for an end so late. */
  noShow(id: string, call: BookingCall): Promise<BookingDto> {
    return this.step(id, 'no_show', call, (booking) => {
      const cost = cancellationCost(booking, this.clock.now());
      booking.cancellation = cancellationRecord(cost, { reason_code: 'no_show', note: '', waived: false });
      booking.refundDueMinor = cost.refund;
      const { fee, refund } = booking.cancellation;
      return { data: { fee, refund } };
    });
  }

  /** What cancelling costs now. */
  async cost(id: string, call: BookingCall): Promise<CancellationCostDto> {
    return this.within(id, call, 'bookings.view', async (_, booking) =>
      toCostDto(cancellationCost(booking, this.clock.now()), booking),
    );
  }

  /** Ends a booking, for the fee that was shown (T13, T14). @throws {FeeChangedError} {PermissionDeniedError} */
  cancel(id: string, dto: CancelBookingDto, call: BookingCall): Promise<BookingDto> {
    const { reason_code, note = '', waive: waived = false } = dto;
    if (waived && !call.caller?.permissions.includes('bookings.waive_fee')) throw new PermissionDeniedError();
    if (waived && !note) throw ValidationFailedError.on('note', 'required');
    return this.step(id, 'cancel', call, (booking) => {
      const cost = cancellationCost(booking, this.clock.now());
      if (parseMinor(dto.confirm_fee) !== cost.fee) throw new FeeChangedError(toCostDto(cost, booking));
      const asked = waived ? { ...cost, fee: 0, refund: booking.netPaid } : cost;
      booking.cancellation = cancellationRecord(asked, { reason_code, note, waived });
      booking.refundDueMinor = asked.refund;
      const { fee, refund } = booking.cancellation;
      return { reasonCode: reason_code, message: note, data: { fee, refund, ...(waived && { waived }) } };
    });
  }

  /**
   * Takes up again what has ended, at the price of today with what was agreed by hand about it (T19); what was to go back stays promised
   * until it is confirmed again.
   */
  reopen(id: string, call: BookingCall): Promise<BookingDto> {
    return this.step(id, 'reopen', call, async (booking, em) => {
      const was = formatMinor(booking.totalMinor);
      const refund = booking.refundDueMinor > 0 && { refund: formatMinor(booking.refundDueMinor) };
      const trip = await pricedAgain(this.prices, em, booking, askedAgain(booking));
      booking.reprice(pricedFacts(trip));
      await this.flights.recheck(em, booking);
      booking.cancellation = null;
      booking.leastFeeMinor = 0;
      return { data: { total_before: was, total: formatMinor(booking.totalMinor), ...refund } };
    });
  }

  /** Gives it to a colleague, or notes something. @throws {StaleVersionError} {PreconditionRequiredError} */
  update(id: string, { assigned_to, note }: UpdateBookingDto, call: StaffCall): Promise<BookingDto> {
    return this.em.fork().transactional(async (em) => {
      const booking = await this.steps.lock(em, id);
      const view = staffView(call.caller);
      const current = await this.reading.inTransaction(em, id, call.language, view);
      const state = { current, updated_by: null, updated_at: booking.updatedAt.toISOString() };
      requireVersion(call.ifMatch, booking.version, () => state);
      const actor: StepActor = { by: 'staff', type: 'staff', id: call.caller.id, requestId: call.requestId };
      if (assigned_to !== undefined) {
        booking.assignedTo = await this.assignees.find(em, assigned_to, 'bookings.change');
        this.steps.note(em, booking, { type: 'assign', actor, words: { data: { assigned_to } } });
      }
      if (note !== undefined) this.steps.note(em, booking, { type: 'note', actor, words: { message: note } });
      booking.updatedAt = this.clock.now();
      await em.flush();
      return this.reading.inTransaction(em, id, call.language, view);
    });
  }

  /** Work with a booking, locked, for who may open it; one transaction. */
  within<T>(
    id: string,
    call: BookingCall,
    permission: Permission,
    work: (em: EntityManager, booking: Booking, actor: StepActor, view: BookingView) => Promise<T>,
  ): Promise<T> {
    return this.em.fork().transactional(async (em) => {
      const { booking, view } = await this.open(em, id, call, permission);
      return work(em, booking, actorOf(view, call, booking), view);
    });
  }

  private async step(
    id: string,
    name: StepName,
    call: BookingCall,
    prepare?: (booking: Booking, em: EntityManager, actor: StepActor) => StepWords | Promise<StepWords>,
  ): Promise<BookingDto> {
    return this.em.fork().transactional(async (em) => {
      const { booking, view } = await this.open(em, id, call, STEPS[name].permission);
      const actor = actorOf(view, call, booking);
      this.steps.require(booking, name, actor);
      const words = await prepare?.(booking, em, actor);
      await this.steps.take(em, booking, name, actor, words);
      // Who has paid already is not asked to.
      if (name === 'approve') await this.settling.settle(em, booking, actor);
      await em.flush();
      return this.reading.inTransaction(em, id, call.language, view);
    });
  }

  /** The booking, locked, for who may open it. */
  private async open(
    em: EntityManager,
    id: string,
    { accessToken, caller, version }: BookingCall,
    permission: Permission,
  ): Promise<{ booking: Booking; view: BookingView }> {
    const booking = await this.steps.find(em, id);
    const lock = booking && {
      id: booking.id,
      access_token_hash: booking.accessTokenHash,
      customer_id: booking.customer?.id ?? null,
    };
    const view = this.doors.viewOf(lock, accessToken, caller, permission);
    if (!booking) throw new RangeError('a door without a booking');
    if (version !== undefined) requireVersion(versionTag(version), booking.version, () => UNTOLD);
    return { booking, view };
  }
}

/** What a booking is by now is told by reading it. */
const UNTOLD = { current: null, updated_by: null, updated_at: null };

const actorOf = ({ by }: BookingView, { caller, requestId }: BookingCall, booking: Booking): StepActor => {
  if (by === 'staff') return { by, type: 'staff', id: caller?.id ?? null, requestId };
  const isOwn = caller?.kind === 'customer' && booking.customer?.id === caller.id;
  return isOwn ? { by, type: 'customer', id: caller.id, requestId } : { by, type: 'guest', id: null, requestId };
};

const toCostDto = ({ fee, refund, refundPercent, until }: CancellationCost, booking: Booking): CancellationCostDto => ({
  fee: formatMinor(fee),
  refund: formatMinor(refund),
  refund_percent: refundPercent,
  paid: formatMinor(booking.netPaid),
  total: formatMinor(booking.totalMinor),
  until,
});
