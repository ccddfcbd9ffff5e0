import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/data/clock.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { BookingDoors } from '../access/booking-doors.js';
import { type BookingCall, BookingCare } from '../booking-care.js';
import { type BookingRow, findBooking } from '../bookings.queries.js';
import { BookingMails } from '../letters/booking-mails.js';
import { BookingSteps } from '../machine/booking-steps.js';
import type { BookingMessageDto, BookingThreadDto, CreateBookingMessageDto } from './booking-messages.dto.js';
import { type ThreadSide, markSeen, threadOf, unreadOf } from './booking-messages.queries.js';

/** What a guest and the agency say to each other about a booking (D-18). */
@Injectable()
export class BookingMessages {
  constructor(
    private readonly care: BookingCare,
    private readonly doors: BookingDoors,
    private readonly steps: BookingSteps,
    private readonly mails: BookingMails,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The thread, as its side reads it. @throws {NotFoundError} {PermissionDeniedError} as the booking itself */
  async list(id: string, call: BookingCall): Promise<BookingThreadDto> {
    const { side } = await this.open(id, call);
    return { unread: await unreadOf(this.sql, id, side), messages: await threadOf(this.sql, id, side) };
  }

  /** Says something: it stands on the timeline, and the other side hears of it. Who writes has read what was there. */
  create(id: string, { text }: CreateBookingMessageDto, call: BookingCall): Promise<BookingMessageDto> {
    return this.care.within(id, call, 'bookings.change', async (em: EntityManager, booking, actor) => {
      const side: ThreadSide = actor.by === 'staff' ? 'staff' : 'holder';
      const waited = (await this.read(id, call, em)).message_waiting_since !== null;
      const event = this.steps.note(em, booking, { type: 'message', actor, words: { message: text } });
      await em.flush();
      const sql = transactionSql(em);
      await markSeen(sql, id, side, event.at);
      await this.mails.said(em, booking, event, waited);
      const message = (await threadOf(sql, id, side)).find((one) => one.id === event.id);
      if (!message) throw new NotFoundError();
      return message;
    });
  }

  /** This side has seen all that was said until now. @throws {NotFoundError} {PermissionDeniedError} as the booking itself */
  async see(id: string, call: BookingCall): Promise<BookingThreadDto> {
    const { side } = await this.open(id, call);
    // Who may only look has seen nothing for those who answer.
    const isLooking = side === 'staff' && !call.caller?.permissions.includes('bookings.change');
    if (!isLooking) await markSeen(this.sql, id, side, this.clock.now());
    return this.list(id, call);
  }

  /** The booking as it is read, for who may. */
  async open(id: string, call: BookingCall): Promise<{ row: BookingRow; side: ThreadSide; reachable: boolean }> {
    const row = await findBooking(this.sql, id, call.language);
    const { by, reachable } = this.doors.viewOf(row, call.accessToken, call.caller);
    if (!row) throw new NotFoundError();
    return { row, side: by === 'staff' ? 'staff' : 'holder', reachable };
  }

  private async read(id: string, { language }: BookingCall, em: EntityManager): Promise<BookingRow> {
    const row = await findBooking(transactionSql(em), id, language);
    if (!row) throw new NotFoundError();
    return row;
  }
}
