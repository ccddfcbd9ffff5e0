import type { Language } from '@atoll/contract/languages';
import { money } from '../../../content/listing/sql-parts.js';
import type { Sql } from '../../../platform/data/sql.js';
import { instant } from '../../../platform/data/sql-text.js';
import type { BookingStatus } from '../booking-status.js';
import type { DepartureCancellationDto } from './departure-cancellation.dto.js';

type Rows = Pick<Sql, 'primaryRows'>;

/** At a time so many are looked at; the next run takes the rest. */
const AT_ONCE = 500;

export interface LiveBooking {
  id: string;
  reference: string;
  status: BookingStatus;
  name: string;
  locale: Language;
  travellers: number;
  /** Cents that were paid and did not go back. */
  paid_minor: number;
}

/** Bookings of a departure that have not ended and that no other cancellation is at work on, by reference. */
export const liveBookings = (sql: Rows, departure: number) =>
  sql.primaryRows<LiveBooking>(
    `select b.id, b.reference, b.status, b.contact_name as name, b.locale, b.travellers,
       b.paid_minor - b.refunded_minor as paid_minor
     from departure d join booking b on b.package_id = d.package_id and b.check_in = d.start_date
     where d.id = $1 and b.status in ('waitlisted', 'on_hold', 'requested', 'awaiting_payment', 'confirmed')
       and not exists (select from cancelled_booking c where c.booking_id = b.id and c.state = 'pending')
     order by b.reference`,
    [departure],
  );

/**
 * Locks the bookings of a departure until the transaction ends. To be called before the departure is locked: every other step locks
 * its booking first and places after it, so nobody waits for somebody who waits for them.
 */
export const lockBookings = (sql: Rows, departure: number) =>
  sql.primaryRows(
    `select b.id from departure d join booking b on b.package_id = d.package_id and b.check_in = d.start_date
     where d.id = $1 order by b.id for update of b`,
    [departure],
  );

/** The cancellation that a preview became; undefined where there is none, or bookings of it have to be tried once more. */
export const confirmedBefore = async (sql: Rows, departure: number, fingerprint: string) =>
  (
    await sql.primaryRows<{ id: string }>(
      `select m.id from departure_cancellation m where m.departure_id = $1 and m.fingerprint = $2
         and not exists (select from cancelled_booking c where c.cancellation_id = m.id and c.state = 'failed')
       order by m.created_at desc limit 1`,
      [departure, fingerprint],
    )
  )[0]?.id;

/** Rows that are still to be worked on: of one cancellation, or of all. */
export const pendingRows = (sql: Rows, cancellation: string | null) =>
  sql.primaryRows<{ id: string }>(
    `select id from cancelled_booking
     where state = 'pending' and ($1::uuid is null or cancellation_id = $1) order by id limit ${AT_ONCE}`,
    [cancellation],
  );

/** Notes a try that came to nothing; after so many it is given up. */
export const noteFailure = (sql: Rows, id: string, code: string, tries: number) =>
  sql.primaryRows(
    `update cancelled_booking set attempts = attempts + 1, code = $2,
       state = case when attempts + 1 >= $3 then 'failed' else state end
     where id = $1 and state = 'pending'`,
    [id, code, tries],
  );

/** Cancellations of a departure, the latest first. */
export const cancellationsOf = (sql: Rows, departure: number) =>
  sql.primaryRows<DepartureCancellationDto>(
    `select m.id, ${instant('m.created_at')} as created_at, nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as by,
       coalesce((
         select json_agg(json_build_object('booking', b.id, 'reference', b.reference, 'name', b.contact_name, 'state', c.state,
           'code', c.code, 'refund', ${money('c.refund_minor')}) order by b.reference)
         from cancelled_booking c join booking b on b.id = c.booking_id where c.cancellation_id = m.id
       ), '[]') as bookings
     from departure_cancellation m left join "user" u on u.id = m.actor_id
     where m.departure_id = $1 order by m.created_at desc, m.id desc`,
    [departure],
  );

/** Name of the site in a language. */
export const siteName = async (sql: Pick<Sql, 'primaryRow'>, language: Language): Promise<string> =>
  (
    await sql.primaryRow<{ site: string | null }>(
      `select coalesce(texts -> $1 ->> 'site_title', texts -> 'en' ->> 'site_title') as site from setting where id = 1`,
      [language],
    )
  )?.site ?? 'Atoll';
