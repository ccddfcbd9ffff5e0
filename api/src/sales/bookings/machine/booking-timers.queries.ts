import { instant } from '../../../platform/data/sql-text.js';
import type { Sql } from '../../../platform/data/sql.js';
import type { BookingStatus } from '../booking-status.js';
import { CARD_WAIT, GRACE, PROOF_WAIT } from './deadlines.js';

/** At a time so many are looked at; the next run takes the rest. */
const AT_ONCE = 200;

/**
 * Bookings whose time is over: holds at once, requests and what waits for money after a day of grace (T7, T10, T12), and who waits for
 * a place once the day has come (T18). A payment by card
 * that was begun is waited for, and so is a transfer whose proof nobody has looked at, for places that the agency said yes to: from the
 * first of them on, or one more would keep them for ever.
 */
export const overdueBookings = (sql: Pick<Sql, 'primaryRows'>, now: Date, id: string | null = null) =>
  sql.primaryRows<{ id: string }>(
    `select b.id from booking b
     where ((b.status = 'on_hold' and b.expires_at <= $1) or (b.status = 'requested' and b.reply_by <= $2)
         or (b.status = 'awaiting_payment' and b.payment_due_at <= $2)
         or (b.status = 'waitlisted' and b.check_in <= ($1::timestamptz at time zone 'Indian/Maldives')::date))
       and not exists (select from payment p where p.booking_id = b.id and p.kind = 'payment' and p.status = 'pending'
         having max(p.created_at) filter (where p.provider is not null) > $3
           or (b.status = 'awaiting_payment' and min(p.created_at) filter (where p.provider is null) > $4))
       and ($5::uuid is null or b.id = $5)
     order by b.id limit ${AT_ONCE}`,
    [now, ...[GRACE, CARD_WAIT, PROOF_WAIT].map((time) => new Date(now.getTime() - time)), id],
  );

/** Confirmed bookings whose stay was over before a day, and for which nothing is owed (T16). */
export const endedStays = (sql: Sql, today: string) =>
  sql.primaryRows<{ id: string }>(
    `select id from booking
     where status = 'confirmed' and check_out < $1::date and paid_minor - refunded_minor >= total_minor
     order by id limit ${AT_ONCE}`,
    [today],
  );

/** Who waits for places of a package on a day, the longest first. */
export const waitingFor = (sql: Sql, packageId: number, checkIn: string) =>
  sql.primaryRows<{ id: string }>(
    `select id from booking where status = 'waitlisted' and package_id = $1 and check_in = $2::date order by created_at, id`,
    [packageId, checkIn],
  );

/** Days for which somebody waits and that are still to come: places may have come back by any door. */
export const waitedDays = (sql: Sql, today: string) =>
  sql.primaryRows<{ package_id: number; check_in: string }>(
    `select distinct package_id, check_in::text as check_in from booking
     where status = 'waitlisted' and check_in > $1::date order by 1, 2 limit ${AT_ONCE}`,
    [today],
  );

/** How a booking expired last: from which state, and when; null where it never did. */
export const lastExpiry = (sql: Pick<Sql, 'primaryRow'>, id: string) =>
  sql.primaryRow<{ from_status: BookingStatus; at: string }>(
    `select from_status, ${instant('at')} as at from booking_event
     where booking_id = $1 and type = 'expire' order by at desc, id desc limit 1`,
    [id],
  );
