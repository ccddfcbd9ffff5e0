import type {
  BookingsDigest,
  DigestLine,
  DigestSection,
} from '../../../people/mail/templates/booking-office-letters.js';
import type { ReminderStage } from '../../../people/mail/templates/booking-money-letters.js';
import { CHANGE_REPLY, DETAILS_DUE, MONEY_BACK, PROOF_WAITING } from '../bookings.queries.js';
import { MESSAGE_WAITING } from '../messages/thread.js';
import { soldProduct } from '../../products/sold-product.queries.js';
import { instant } from '../../../platform/data/sql-text.js';
import type { DueRow } from '../due/due-of-row.js';
import type { Sql } from '../../../platform/data/sql.js';
import type { Language } from '@atoll/contract/languages';

type Rows = Pick<Sql, 'primaryRows'>;

/** Days from the last day for the rest to a reminder, and how many days later it may still be written when a day was missed. */
const STAGES: Record<ReminderStage, { offset: number; late: number }> = {
  before: { offset: -10, late: 2 },
  due: { offset: 0, late: 0 },
  after: { offset: 10, late: 2 },
};

/**
 * Confirmed bookings of which something is still owed on the day of a stage (D-15), and that have no such letter since that day: one
 * that a colleague sent earlier is another. Who booked after that day knows when the rest is due.
 * @param today in the Maldives
 * @param id only this one
 */
export const owedBookings = (sql: Rows, stage: ReminderStage, today: string, id: string | null = null) =>
  sql.primaryRows<{ id: string; due_on: string }>(
    `select b.id, b.balance_due_on::text as due_on from booking b
     where b.status = 'confirmed' and b.paid_minor - b.refunded_minor < b.total_minor
       and b.balance_due_on between $1::date - $2::int - $3::int and $1::date - $2::int
       and (b.created_at at time zone 'Indian/Maldives')::date < b.balance_due_on + $2::int
       and ($5::uuid is null or b.id = $5::uuid)
       and not exists (
         select 1 from outbox_message m
         where m.entity = 'booking' and m.entity_id = b.id::text and m.template = 'booking-balance-due'
           and m.payload ->> 'stage' = $4 and m.payload ->> 'due_on' = b.balance_due_on::text
           and (m.created_at at time zone 'Indian/Maldives')::date >= b.balance_due_on + $2::int)
     order by b.id`,
    [today, STAGES[stage].offset, STAGES[stage].late, stage, id],
  );

/** When a guest was last reminded of the rest, within the hours given; null where they were not. */
export const lastReminded = async (sql: Rows, id: string, since: Date): Promise<string | null> => {
  const [letter] = await sql.primaryRows<{ at: string | null }>(
    `select ${instant('max(m.created_at)')} as at from outbox_message m
     where m.entity = 'booking' and m.entity_id = $1 and m.template = 'booking-balance-due' and m.created_at > $2`,
    [id, since],
  );
  return letter?.at ?? null;
};

/** Days before the last one for flights on which they are asked for. */
const DETAILS_AHEAD = 7;

/**
 * Confirmed bookings of which a flight is not known in the week before the last day to tell it, and that were not asked for these days
 * yet. Who has booked in the last two days has only just been asked.
 * @param today in the Maldives
 * @param id only this one
 */
export const bookingsWithoutFlights = (sql: Rows, today: string, id: string | null = null) =>
  sql.primaryRows<{ id: string; due_on: string }>(
    `select b.id, ${DETAILS_DUE}::text as due_on from booking b
     where b.status = 'confirmed' and (b.arrival_flight_at is null or b.departure_flight_at is null)
       and b.check_in > $1::date and ($1::date between ${DETAILS_DUE} - ${DETAILS_AHEAD} and ${DETAILS_DUE})
       and (b.created_at at time zone 'Indian/Maldives')::date < $1::date - 2
       and ($2::uuid is null or b.id = $2::uuid)
       and not exists (
         select 1 from outbox_message m
         where m.entity = 'booking' and m.entity_id = b.id::text and m.template = 'booking-details-asked'
           and m.payload ->> 'check_in' = b.check_in::text)
     order by b.id`,
    [today, id],
  );

const NO_TIME = 'null::timestamptz';

/** Of each section: which bookings, and by when somebody acts. `$1` is the present, `$2` the day in the Maldives. */
const SECTIONS: Record<DigestSection, { where: string; until: string }> = {
  overdue: { where: `b.status = 'requested' and b.reply_by < $1`, until: 'b.reply_by' },
  replies: { where: `b.status = 'requested' and b.reply_by >= $1`, until: 'b.reply_by' },
  messages: { where: `${MESSAGE_WAITING} is not null`, until: NO_TIME },
  changes: { where: `${CHANGE_REPLY} is not null`, until: CHANGE_REPLY },
  holds: { where: `b.status in ('on_hold', 'awaiting_payment')`, until: 'coalesce(b.expires_at, b.payment_due_at)' },
  proofs: { where: PROOF_WAITING, until: NO_TIME },
  refunds: { where: `${MONEY_BACK} > 0`, until: NO_TIME },
  today: { where: `b.status = 'confirmed' and b.check_in = $2::date`, until: NO_TIME },
  week: { where: `b.status = 'confirmed' and b.check_in = $2::date + 7`, until: NO_TIME },
  balances: {
    where: `b.status in ('confirmed', 'completed') and b.balance_due_on < $2::date and b.paid_minor - b.refunded_minor < b.total_minor`,
    until: NO_TIME,
  },
};

/** A line of the digest as it is stored: its booking's money in cents. */
export interface DigestRow extends DueRow {
  section: DigestSection;
  line: Omit<DigestLine, 'amount'>;
  money_back_minor: number;
}

const line = ([name, { where, until }]: [string, { where: string; until: string }]) =>
  `select '${name}' as section, b.id, ${until} as until from booking b where ${where}`;

/** What the office has to know this morning, within a section by time. */
export const digestRows = (sql: Rows, now: Date, today: string, language: Language) =>
  sql.primaryRows<DigestRow>(
    `select l.section, json_build_object('reference', b.reference, 'package_name', p.name,
         'check_in', b.check_in, 'travellers', b.travellers, 'until', ${instant('l.until')}) as line,
       b.status, b.check_in::text as check_in, b.total_minor, b.deposit_minor, b.paid_minor, b.refunded_minor, b.balance_due_on,
       ${instant('b.expires_at')} as expires_at, ${instant('b.payment_due_at')} as payment_due_at, ${MONEY_BACK} as money_back_minor
     from (${Object.entries(SECTIONS).map(line).join(' union all ')}) l
     join booking b on b.id = l.id
     ${soldProduct('$3::text')}
     order by l.section, l.until nulls last, b.check_in, b.id`,
    [now, today, language],
  );

/** What came in beside bookings and nobody has taken up yet. */
export const countInboxes = (sql: Pick<Sql, 'primaryRow'>) =>
  sql.primaryRow<NonNullable<BookingsDigest['inboxes']>>(
    `select (select count(*)::int from lead where status = 'new') as leads,
       (select count(*)::int from trip_request where status = 'new') as trip_requests,
       (select count(*)::int from contact_message where status = 'new') as contact_messages`,
  );

/** Whether the digest of a day is written. Whoever asks at the same time waits until it is. */
export async function digestIsWritten(sql: Rows, day: string): Promise<boolean> {
  await sql.primaryRows(`select pg_advisory_xact_lock(hashtextextended('bookings.digest', 0))`);
  const rows = await sql.primaryRows(
    `select 1 from outbox_message where template = 'bookings-digest' and entity = 'digest' and entity_id = $1`,
    [day],
  );
  return rows.length > 0;
}
