import { instant } from '../../../platform/data/sql-text.js';
import type { Sql } from '../../../platform/data/sql.js';
import type { BookingStatus } from '../booking-status.js';
import type { FreedStock } from '../../../catalogue/availability/freed-stock.js';
import { CARD_WAIT, GRACE, PROOF_WAIT } from './deadlines.js';

/** At a time so many are looked at; the next run takes the rest. */
const AT_ONCE = 200;

/**
 * Bookings whose time is over: holds at once, requests and what waits for money after a day of grace, with the eve of the trip at the
 * latest (T7, T10, T12; `placesUntil`), and who waits for a place once the day has come (T18). A payment by card
 * that was begun is waited for, and so is a transfer whose proof nobody has looked at, for places that the agency said yes to: from the
 * first of them on, or one more would keep them for ever.
 */
export const overdueBookings = (sql: Pick<Sql, 'primaryRows'>, now: Date, id: string | null = null) =>
  sql.primaryRows<{ id: string }>(
    `select b.id from booking b
     cross join lateral (select case b.status when 'requested' then b.reply_by when 'awaiting_payment' then b.payment_due_at end as until,
       b.check_in::timestamp at time zone 'Indian/Maldives' as eve) d
     where ((b.status = 'on_hold' and b.expires_at <= $1) or d.until <= $2 or (d.until <= d.eve and d.eve <= $1)
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

/**
 * Who waits for a day that is still to come, the longest first: for what was freed, which several packages may share, or for anything,
 * as places may have come back by any door. What is off sale is offered to nobody.
 */
export const waitingBookings = (sql: Sql, today: string, freed: FreedStock | null) => {
  const { departures, resort, from, to } = { departures: null, resort: null, from: null, to: null, ...freed };
  return sql.primaryRows<{ id: string }>(
    `select b.id from booking b
     where b.status = 'waitlisted' and b.check_in > $1::date
       and exists (select from package p where p.id = b.package_id and p.status = 'published'
         union all select from resort r where r.id = b.resort_id and r.status = 'published' and r.deleted_at is null)
       and ($2::int[] is null or exists (select from departure d
         where d.id = any($2::int[]) and d.package_id = b.package_id and d.start_date = b.check_in))
       and ($3::int is null or (b.check_in <= $5::date and b.check_out > $4::date
         and (b.resort_id = $3::int
           or exists (select from package_stay s where s.package_id = b.package_id and s.resort_id = $3::int))))
     order by b.created_at, b.id`,
    [today, departures, resort, from, to],
  );
};

/** How a booking expired last: from which state, and when; null where it never did. */
export const lastExpiry = (sql: Pick<Sql, 'primaryRow'>, id: string) =>
  sql.primaryRow<{ from_status: BookingStatus; at: string }>(
    `select from_status, ${instant('at')} as at from booking_event
     where booking_id = $1 and type = 'expire' order by at desc, id desc limit 1`,
    [id],
  );
