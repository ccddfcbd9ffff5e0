import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import {
  type AvailabilityRow,
  openDays,
  packageAvailability,
} from '../../../catalogue/availability/availability.queries.js';
import { SoldOutError } from '../../../catalogue/availability/stock.errors.js';
import { Stock } from '../../../catalogue/availability/stock.js';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { Config } from '../../../platform/config/config.js';
import { Clock } from '../../../platform/data/clock.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import type { PricedTrip } from '../../quotes/trip-prices.js';
import type { Booking } from '../booking.entity.js';
import { DaySoldOutError } from '../bookings.errors.js';
import { holdUntil, paymentUntil, replyUntil } from './deadlines.js';
import { countedStay } from './counted-stay.js';
import { airportStock, stayStock } from './stay-stock.queries.js';

/** How far ahead other days are looked for, and how many are named. */
const LOOK_AHEAD = 120;
const NEXT_DATES = 4;

export interface Beginning {
  /** A colleague books for somebody, after the cut-off too: the agency has said yes already. */
  byStaff: boolean;
  /** To wait where nothing is left. */
  joinWaitlist: boolean;
}

/** How a booking begins (T1–T4): its state, and the places that it takes or holds. */
@Injectable()
export class Beginnings {
  constructor(
    private readonly stock: Stock,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * @throws {ValidationFailedError} on `check_in` when nothing begins on that day
   * @throws {DaySoldOutError} 409 with the next days that have room
   */
  async begin(
    em: EntityManager,
    booking: Booking,
    trip: Pick<PricedTrip, 'offer' | 'availability'>,
    { byStaff, joinWaitlist }: Beginning,
  ): Promise<void> {
    const now = booking.createdAt;
    const [sql, stay] = [transactionSql(em), countedStay(booking)];
    const own = await stayStock(sql, stay);
    const wanted = [...own, ...(await airportStock(sql, stay))];
    if (trip.availability === 'CLOSED' && (!byStaff || own.length === 0))
      throw ValidationFailedError.on('check_in', 'day_closed');
    const isInstant =
      trip.offer.confirmation_mode === 'instant' && trip.availability !== 'ON_REQUEST' && booking.isReached;
    const kind = byStaff ? 'hard' : 'soft';
    try {
      if (wanted.length > 0) await this.stock.take(em, { booking: booking.id, kind, wanted, late: byStaff });
    } catch (error) {
      if (!(error instanceof SoldOutError)) throw error;
      // Nobody waits for what does not take place.
      if (error.code === 'departure_cancelled') throw ValidationFailedError.on('check_in', 'day_closed');
      if (!joinWaitlist)
        throw new DaySoldOutError(await this.nextDates(em, booking, Math.max(0, ...own.map(({ qty }) => qty))));
      booking.enter('waitlisted');
      return;
    }
    if (byStaff) booking.enter('awaiting_payment', { paymentDueAt: paymentUntil(now, booking.checkIn) });
    // A transfer takes days: nobody is given half an hour for it.
    else if (isInstant && this.config.cardProvider === null)
      booking.enter('awaiting_payment', { paymentDueAt: paymentUntil(now, booking.checkIn) });
    else if (isInstant) booking.enter('on_hold', { expiresAt: holdUntil(now) });
    else booking.enter('requested', { replyBy: replyUntil(now, booking.checkIn) });
  }

  /** The next days on which the package begins, or so many nights, with so many places or rooms. */
  private async nextDates(em: EntityManager, booking: Booking, needed: number): Promise<string[]> {
    const { packageId, room, checkIn, nights } = countedStay(booking);
    const sql = transactionSql(em);
    const [from, to] = [addDays(checkIn, 1), addDays(checkIn, LOOK_AHEAD)];
    if (room) {
      const found = { resort: room.resort, room: room.code, nights };
      return (await openDays(sql, found, { from, to, rooms: needed, limit: NEXT_DATES })).map(({ date }) => date);
    }
    const today = this.clock.maldivesDate();
    const days = { from, to, today, now: this.clock.now() };
    const { text, values } = packageAvailability(String(packageId), days);
    const row = await sql.primaryRow<AvailabilityRow>(text, values);
    const open = (row?.days ?? []).filter(
      ({ status, vacancies }) =>
        status === 'FREESALE' ||
        status === 'ON_REQUEST' ||
        ((status === 'AVAILABLE' || status === 'LIMITED') && (vacancies ?? 0) >= needed),
    );
    return open.slice(0, NEXT_DATES).map(({ date }) => date);
  }
}
