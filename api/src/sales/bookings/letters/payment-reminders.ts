import { Injectable } from '@nestjs/common';
import { maldivesDay } from '@atoll/contract/days';
import type { ReminderStage } from '../../../people/mail/templates/booking-money-letters.js';
import { Audit } from '../../../platform/audit/audit.js';
import { Clock } from '../../../platform/data/clock.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { BookingCare, type BookingCall } from '../booking-care.js';
import { NothingOwedError, RemindedAlreadyError } from '../bookings.errors.js';
import { BookingMails } from './booking-mails.js';
import { lastReminded } from './booking-reminders.queries.js';

/** How long one reminder is enough. Milliseconds. */
const PAUSE = 24 * 3_600_000;

/** A colleague reminds a guest of what is owed, beside the letters that go out by themselves. */
@Injectable()
export class PaymentReminders {
  constructor(
    private readonly care: BookingCare,
    private readonly mails: BookingMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the letter of the balance.
   * @throws {NothingOwedError} where no balance is asked for, or nobody can be written to
   * @throws {RemindedAlreadyError} when one went out within a day
   */
  remind(id: string, call: BookingCall): Promise<{ version: number }> {
    return this.care.within(id, call, 'bookings.change', async (em, booking, actor) => {
      const dueOn = booking.balanceDueOn;
      const isOwed = booking.status === 'confirmed' && booking.netPaid < booking.totalMinor;
      if (!isOwed || dueOn === null || booking.contactEmail === '') throw new NothingOwedError();
      const now = this.clock.now();
      const last = await lastReminded(transactionSql(em), id, new Date(now.getTime() - PAUSE));
      if (last !== null) throw new RemindedAlreadyError();
      await this.mails.reminded(em, booking, stageOf(dueOn, maldivesDay(now)), dueOn);
      const entry = { action: 'booking.remind', entity: 'booking', entityId: id, actorId: actor.id };
      this.audit.record(em, { ...entry, after: { due_on: dueOn }, requestId: actor.requestId });
      return { version: booking.version };
    });
  }
}

const stageOf = (dueOn: string, today: string): ReminderStage => {
  if (today === dueOn) return 'due';
  return today < dueOn ? 'before' : 'after';
};
