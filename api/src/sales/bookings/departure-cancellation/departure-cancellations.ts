import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Departure } from '../../../catalogue/availability/departure.entity.js';
import { Audit } from '../../../platform/audit/audit.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { Clock } from '../../../platform/data/clock.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { AppError, NotFoundError } from '../../../platform/errors/app-error.js';
import type { StaffCall } from '../../../platform/http/staff-call.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Booking } from '../booking.entity.js';
import { InvalidStepError } from '../bookings.errors.js';
import { type StepActor, BookingSteps } from '../machine/booking-steps.js';
import { cancellationRecord } from '../machine/cancelling.js';
import { CancellationPreview, messageFor } from './cancellation-preview.js';
import type {
  CancelDepartureDto,
  DepartureCancellationPreviewDto,
  DepartureCancellationDto,
  PreviewDepartureCancellationDto,
} from './departure-cancellation.dto.js';
import { CancelledBooking, DepartureCancellation } from './departure-cancellation.entity.js';
import { DepartureBegunError, PreviewChangedError } from './departure-cancellation.errors.js';
import {
  cancellationsOf,
  confirmedBefore,
  lockBookings,
  noteFailure,
  pendingRows,
} from './departure-cancellation.queries.js';

/** So often a booking that cannot be cancelled is tried. */
const TRIES = 5;

/** Cancels a departure with all that was booked of it (T15): closed at once, then one booking after the other. */
@Injectable()
export class DepartureCancellations implements OnModuleInit {
  private readonly logger = new Logger('Bookings');

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly previews: CancellationPreview,
    private readonly steps: BookingSteps,
    private readonly audit: Audit,
    private readonly invalidation: CacheInvalidation,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('bookings.departure_cancelled', 60, () => this.work(null));
  }

  /** What it would do. @throws {NotFoundError} {DepartureBegunError} */
  preview(id: number, words: PreviewDepartureCancellationDto): Promise<DepartureCancellationPreviewDto> {
    return this.em.fork().transactional(async (em) => {
      const departure = await em.findOne(Departure, { id });
      this.requireAhead(departure);
      return this.previews.of(em, id, words);
    });
  }

  /**
   * Closes the departure for good and cancels what was booked of it; what a fault leaves behind is taken up by itself. Who books at
   * the same moment is in the preview that is compared, or finds it closed. Again with the same fingerprint, as after an answer that
   * never arrived, it is the same cancellation.
   * @throws {NotFoundError} {DepartureBegunError}
   * @throws {PreviewChangedError} when it would do something else than what was looked at; then nothing has changed
   */
  async cancel(
    id: number,
    { fingerprint, ...words }: CancelDepartureDto,
    call: StaffCall,
  ): Promise<DepartureCancellationDto> {
    const cancellation = await this.em.fork().transactional(async (em) => {
      const sql = transactionSql(em);
      await lockBookings(sql, id);
      // Who takes places holds this row until their booking is stored.
      const departure = this.requireAhead(
        await em.findOne(Departure, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      const again = departure.status === 'cancelled' && (await confirmedBefore(sql, id, fingerprint));
      if (again) return again;
      const preview = await this.previews.of(em, id, words);
      if (preview.fingerprint !== fingerprint) throw new PreviewChangedError(preview);
      return this.begin(em, departure, preview, words, call);
    });
    await this.work(cancellation);
    const [latest] = (await this.list(id)).filter((one) => one.id === cancellation);
    if (!latest) throw new NotFoundError();
    return latest;
  }

  /** Cancellations of a departure with what became of each booking, the latest first. @throws {NotFoundError} */
  async list(id: number): Promise<DepartureCancellationDto[]> {
    if (!(await this.em.fork().findOne(Departure, { id }))) throw new NotFoundError();
    return cancellationsOf(this.sql, id);
  }

  private requireAhead(departure: Departure | null): Departure {
    if (!departure) throw new NotFoundError();
    if (departure.startDate < this.clock.maldivesDate()) throw new DepartureBegunError();
    return departure;
  }

  private async begin(
    em: EntityManager,
    departure: Departure,
    { bookings, refund, fingerprint }: DepartureCancellationPreviewDto,
    { messages = {}, alternatives = [] }: PreviewDepartureCancellationDto,
    { caller, requestId }: StaffCall,
  ): Promise<string> {
    const before = { status: departure.status };
    const values = { departure, messages: { ...messages }, alternatives, fingerprint, actorId: caller.id, requestId };
    const cancellation = new DepartureCancellation(values, this.clock.now());
    em.persist(cancellation);
    for (const { id } of bookings) em.persist(new CancelledBooking(cancellation, em.getReference(Booking, id)));
    departure.status = 'cancelled';
    departure.updatedBy = caller.id;
    departure.updatedAt = this.clock.now();
    this.audit.record(em, {
      action: 'departure.cancel',
      entity: 'departure',
      entityId: departure.id,
      actorId: caller.id,
      before,
      after: { status: departure.status, bookings: bookings.length, refund },
      requestId,
    });
    await em.flush();
    await this.invalidation.invalidate(em, 'packages', `stock:package:${departure.package.id}`);
    return cancellation.id;
  }

  /** Works on what is pending, of one cancellation or of all. One that fails leaves the others alone. */
  private async work(cancellation: string | null): Promise<void> {
    for (const { id } of await pendingRows(this.sql, cancellation)) {
      try {
        await this.em.fork().transactional((em) => this.cancelBooking(em, id));
      } catch (error) {
        this.logger.error({ err: (error as Error).stack, row: id });
        await noteFailure(this.sql, id, error instanceof AppError ? error.code : 'unavailable', TRIES);
      }
    }
  }

  /** One booking. Who comes second, in whichever process, finds nothing left to do. */
  private async cancelBooking(em: EntityManager, id: string): Promise<void> {
    const pending = { id, state: 'pending' } as const;
    const row = await em.findOne(CancelledBooking, pending, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    if (!row) return;
    const { actorId, requestId, messages, alternatives, departure } = await em.findOneOrFail(
      DepartureCancellation,
      { id: row.cancellation.id },
      { populate: ['departure'] },
    );
    const actor: StepActor = { by: 'departure', type: 'staff', id: actorId, requestId };
    const booking = await this.steps.lock(em, row.booking.id);
    if (booking.package?.id !== departure.package.id || booking.checkIn !== departure.startDate) {
      row.state = 'skipped';
      row.code = 'moved';
      return;
    }
    try {
      this.steps.require(booking, 'cancel_departure', actor);
    } catch (error) {
      if (!(error instanceof InvalidStepError)) throw error;
      row.state = 'skipped';
      row.code = error.code;
      return;
    }
    const message = messageFor(messages, booking.locale as Language);
    const owed = { fee: 0, refund: booking.netPaid, refundPercent: 100 };
    booking.cancellation = cancellationRecord(owed, { reason_code: 'agency', note: message, waived: true });
    booking.refundDueMinor = booking.netPaid;
    const { refund } = booking.cancellation;
    const data = { refund, ...(alternatives.length > 0 && { alternatives }) };
    await this.steps.take(em, booking, 'cancel_departure', actor, { reasonCode: 'agency', message, data });
    row.state = 'done';
    row.code = null;
    row.refundMinor = booking.netPaid;
  }
}
