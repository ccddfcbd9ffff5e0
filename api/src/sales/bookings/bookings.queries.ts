import { maldivesDay } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import type { Occupancy, PricingType } from '@atoll/contract/price';
import type { ColleagueDto } from '../../platform/access/colleague.dto.js';
import { colleague, instant } from '../../platform/data/sql-text.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import type { MealPlan } from '../../content/listing/codes.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import type { BookedCover } from './booked-product.dto.js';
import type { NamedTraveller } from './booking.entity.js';
import { PRODUCT_KINDS, type ProductKind } from '../products/product-kinds.js';
import { soldProduct } from '../products/sold-product.queries.js';
import type { BookingSource, BookingStatus, ContactChannel, PaymentStatus } from './booking-status.js';
import { FLIGHT_DETAILS_DAYS } from '../../catalogue/transfers/transfer-options.queries.js';
import { CHANGEABLE } from './changes/changeable.js';
import type { KeptTransferCheck } from './flights/kept-transfer-check.js';
import { transferNamed } from './flights/transfer-named.queries.js';
import type { Cancellation } from './machine/cancelling.js';
import { REPLY } from './machine/deadlines.js';
import { ALSO_HELD } from './machine/held-places.queries.js';
import type { ListBookingsQuery } from './bookings.dto.js';
import { MESSAGE_WAITING, UNREAD } from './messages/thread.js';

/** A booking as it is stored, with the name of what it is of in one language. */
export interface BookingRow {
  id: string;
  reference: string;
  status: BookingStatus;
  product_kind: ProductKind;
  product_id: number;
  product_slug: string;
  product_name: string;
  cover: BookedCover | null;
  min_age: number | null;
  /** Of a stay in a room; null for a package. */
  room_code: string | null;
  room_name: string | null;
  rooms: number | null;
  meal_plan: MealPlan | null;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  travellers: number;
  arrival_flight_at: string | null;
  departure_flight_at: string | null;
  transfer: { id: number; name: string } | null;
  transfer_check: (KeptTransferCheck & { name: string }) | null;
  arrival_flight_no: string | null;
  departure_flight_no: string | null;
  details_due: string;
  named_travellers: NamedTraveller[];
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  contact_country: string | null;
  preferred_channel: ContactChannel | null;
  special_requests: string;
  price_minor: number;
  pricing_type: PricingType;
  occupancy: Occupancy | null;
  units: number;
  total_minor: number;
  currency: string;
  price_details: PriceDetailsDto | null;
  display_currency: string | null;
  display_total: string | null;
  locale: Language;
  source: BookingSource;
  terms_version: string | null;
  terms_accepted_at: string | null;
  terms_hash: string | null;
  deposit_minor: number;
  least_fee_minor: number;
  balance_due_on: string | null;
  paid_minor: number;
  refunded_minor: number;
  refund_due_minor: number;
  money_back_minor: number;
  proof_waiting: boolean;
  also_held: number;
  payment_status: PaymentStatus;
  expires_at: string | null;
  extended: boolean;
  reply_by: string | null;
  payment_due_at: string | null;
  change_reply_by: string | null;
  message_waiting_since: string | null;
  unread_by_holder: number;
  unread_by_staff: number;
  cancellation: Cancellation | null;
  assigned_to: ColleagueDto | null;
  created_at: string;
  version: number;
  access_token_hash: string;
  customer_id: string | null;
}

/** How far a booking is paid; what its ledger says, never set by anybody (D-15). */
export const PAYMENT_STATUS = `case
    when b.refunded_minor > 0 and b.paid_minor <= b.refunded_minor then 'refunded'
    when b.paid_minor - b.refunded_minor > b.total_minor then 'overpaid'
    when b.paid_minor - b.refunded_minor = b.total_minor then 'paid'
    when b.refunded_minor > 0 then 'partially_refunded'
    when b.paid_minor = 0 then 'unpaid'
    when b.paid_minor >= b.deposit_minor then 'deposit_paid'
    else 'partially_paid'
  end`;

/** A change `c` of the booking `b` waits for the agency's answer. */
export const CHANGE_WAITS = `c.status = 'open' and b.status in (${CHANGEABLE.map((status) => `'${status}'`).join(', ')})`;

/** By when the agency answers the change that waits, as `replyUntil` says; null where none does. */
export const CHANGE_REPLY = `(select min(greatest(c.created_at + interval '1 hour',
      least(c.created_at + interval '${REPLY / 1000} seconds', b.check_in::timestamp at time zone 'Indian/Maldives')))
    from change_request c
    where c.booking_id = b.id and ${CHANGE_WAITS})`;

/**
 * Cents of the guest's that the agency has: what waits for its way back, and what a booking that stands has above its total. That is so
 * after a change that made it cheaper, after two cards for one deposit, after money that came late.
 */
export const MONEY_BACK = `greatest(b.refund_due_minor,
    case when b.status in ('on_hold', 'requested', 'waitlisted', 'awaiting_payment', 'confirmed', 'completed')
      then b.paid_minor - b.refunded_minor - b.total_minor else 0 end, 0)`;

/** A guest has shown the proof of a transfer, and nobody has decided on it. */
export const PROOF_WAITING = `exists (select from payment_proof f join payment w on w.id = f.payment_id
    where w.booking_id = b.id and w.status = 'pending')`;

/** Days before the stay until which a guest tells flights and wishes, where no transfer sets a time. */
const DETAILS_DAYS = 1;

/** The last day on which its transfer takes the flights of a booking. */
export const DETAILS_DUE = `(b.check_in - coalesce(
    (select w.flight_details_due_days from transfer w where w.id = b.transfer_id), ${FLIGHT_DETAILS_DAYS}, ${DETAILS_DAYS}))`;

/** The cover of `p`, described in the language `$1` or in English; null where it has none. */
const COVER = `(select json_build_object('id', m.id, 'key', m.key, 'hash', m.hash, 'alt', coalesce(t.alt, e.alt, ''),
      'focal_x', m.focal_x, 'focal_y', m.focal_y, 'width', m.width, 'height', m.height)
    from media m
    left join media_text t on t.media_id = m.id and t.language = $1::text
    left join media_text e on e.media_id = m.id and e.language = 'en'
    where m.id = p.cover_id)`;

const COLUMNS = `
  b.id, b.reference, b.status, p.kind as product_kind, p.id as product_id, p.slug as product_slug, p.name as product_name,
    ${COVER} as cover, p.min_age, b.room_code, p.room_name, b.rooms, p.meal_plan,
    b.check_in, b.check_out, b.nights, b.adults, b.children_ages, b.travellers,
    b.arrival_flight_at, b.departure_flight_at, ${transferNamed('b.transfer_id', '$1')} as transfer,
    case when b.transfer_check is not null
      then b.transfer_check || coalesce(${transferNamed(`(b.transfer_check ->> 'transfer')::int`, '$1')}, '{"name": ""}') end as transfer_check,
    b.arrival_flight_no, b.departure_flight_no, ${DETAILS_DUE} as details_due, b.named_travellers,
    b.contact_name, b.contact_email, b.contact_phone, b.contact_country, b.preferred_channel,
    b.special_requests, b.terms_version, ${instant('b.terms_accepted_at')} as terms_accepted_at, b.terms_hash,
    b.price_minor, b.pricing_type, b.occupancy, b.units, b.total_minor, b.currency, b.price_details, b.display_currency,
    round(b.total_minor * b.display_rate / 100, 2)::text as display_total,
    b.deposit_minor, b.least_fee_minor, b.balance_due_on, b.paid_minor, b.refunded_minor, b.refund_due_minor, ${MONEY_BACK} as money_back_minor, ${PROOF_WAITING} as proof_waiting, ${ALSO_HELD} as also_held,
    ${PAYMENT_STATUS} as payment_status,
    ${instant('b.expires_at')} as expires_at, b.extended, ${instant('b.reply_by')} as reply_by,
    ${instant('b.payment_due_at')} as payment_due_at, ${instant(CHANGE_REPLY)} as change_reply_by,
    ${instant(MESSAGE_WAITING)} as message_waiting_since, ${UNREAD.holder} as unread_by_holder, ${UNREAD.staff} as unread_by_staff, b.cancellation, ${colleague('a')} as assigned_to,
    b.locale, b.source, ${instant('b.created_at')} as created_at,
  b.version, b.access_token_hash, b.customer_id`;

/** `$1` is the language. */
const FROM = `
  from booking b
  ${soldProduct('$1::text')}
  left join "user" a on a.id = b.assigned_to_id`;

const ONE = prepared(`select ${COLUMNS} ${FROM} where b.id = $2`);

/** One booking by id, from the primary: a guest asks right after the creation. */
export const findBooking = (sql: Pick<Sql, 'primaryRow'>, id: string, language: Language) =>
  sql.primaryRow<BookingRow>(ONE, [language, id]);

/** The next deadline that runs: to answer, to pay while places are held, the deposit, the rest (until its midnight in the Maldives). */
export const CLOCK = `least(${CHANGE_REPLY}, case
    when b.status = 'requested' then b.reply_by
    when b.status = 'on_hold' then b.expires_at
    when b.status = 'awaiting_payment' then b.payment_due_at
    when b.status in ('confirmed', 'completed') and b.total_minor > b.paid_minor - b.refunded_minor
      then (b.balance_due_on + 1)::timestamp at time zone 'Indian/Maldives'
  end)`;

const ORDER: Record<NonNullable<ListBookingsQuery['sort']>, string> = {
  newest: 'b.created_at desc, b.id desc',
  oldest: 'b.created_at, b.id',
  check_in: 'b.check_in, b.created_at desc, b.id',
  reply_by: 'b.reply_by, b.id',
  message: `${MESSAGE_WAITING} nulls last, b.created_at desc, b.id`,
  clock: `${CLOCK} nulls last, b.created_at desc, b.id`,
};

/** Maldives calendar date of an instant. */
const LOCAL_DATE = `(b.created_at at time zone 'Indian/Maldives')::date`;

/** Midnight after a Maldives calendar date, at which what is due on that day is late. */
const endOf = (day: string) => `(${day}::date + 1)::timestamp at time zone 'Indian/Maldives'`;

/** Who reads a list, and when. */
interface Reader {
  now: Date;
  /** Only these bookings. */
  ids?: string[] | undefined;
  /** Only the bookings of this customer. */
  customerId?: string;
  /** Id of the colleague who reads. */
  me?: string;
  /** Whether the reader may know how to reach the guests. */
  reachable: boolean;
}

/** Conditions of a list with their parameters, numbered from `first`. */
function conditions(
  query: ListBookingsQuery,
  { ids, customerId, me, now, reachable }: Reader,
  first: number,
): { where: string; values: unknown[] } {
  const parts: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(condition(`$${first + values.length - 1}`));
  };
  add(ids, (p) => `b.id = any(${p}::uuid[])`);
  add(customerId, (p) => `b.customer_id = ${p}::uuid`);
  add(query.status, (p) => `b.status = any(${p}::text[])`);
  for (const kind of PRODUCT_KINDS)
    add(query[kind], (p) => `b.${kind}_id = (select id from ${kind} where slug = ${p}::text or id::text = ${p}::text)`);
  add(query.source, (p) => `b.source = ${p}`);
  add(query.payment_status, (p) => `${PAYMENT_STATUS} = any(${p}::text[])`);
  if (query.assigned_to === 'none') parts.push('b.assigned_to_id is null');
  else add(query.assigned_to === 'me' ? me : query.assigned_to, (p) => `b.assigned_to_id = ${p}::uuid`);
  add(query.locale, (p) => `b.locale = ${p}`);
  if (query.overdue !== undefined)
    add(now, (p) => `${query.overdue ? '' : 'not '}(b.status = 'requested' and b.reply_by < ${p}::timestamptz)`);
  if (query.due === 'overdue') add(now, (p) => `${CLOCK} < ${p}::timestamptz`);
  if (query.due === 'today') add(maldivesDay(now), (p) => `${CLOCK} <= ${endOf(p)}`);
  add(query.due_from, (p) => `${CLOCK} > ${p}::date::timestamp at time zone 'Indian/Maldives'`);
  add(query.due_to, (p) => `${CLOCK} <= ${endOf(p)}`);
  if (query.change_asked !== undefined) parts.push(`${CHANGE_REPLY} is ${query.change_asked ? 'not null' : 'null'}`);
  if (query.message_waiting !== undefined)
    parts.push(`${MESSAGE_WAITING} is ${query.message_waiting ? 'not null' : 'null'}`);
  if (query.money_back !== undefined) parts.push(`${query.money_back ? '' : 'not '}(${MONEY_BACK} > 0)`);
  if (query.proof_waiting !== undefined) parts.push(`${query.proof_waiting ? '' : 'not '}${PROOF_WAITING}`);
  add(query.created_from, (p) => `${LOCAL_DATE} >= ${p}::date`);
  add(query.created_to, (p) => `${LOCAL_DATE} <= ${p}::date`);
  add(query.check_in_from, (p) => `b.check_in >= ${p}::date`);
  add(query.check_in_to, (p) => `b.check_in <= ${p}::date`);
  const pattern = query.search && `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const searched = ['b.reference', 'b.contact_name', ...(reachable ? ['b.contact_email'] : [])];
  add(pattern, (p) => `(${searched.map((column) => `${column} ilike ${p}`).join(' or ')})`);
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
}

/** One page of bookings and the number of all that fit. Only a reader who may know an address may search by it. */
export async function listBookings(
  sql: Sql,
  query: ListBookingsQuery,
  language: Language,
  { limit, offset, ...reader }: { limit: number; offset: number } & Reader,
): Promise<{ count: number; rows: BookingRow[] }> {
  const { where, values } = conditions(query, reader, 2);
  const order = ORDER[query.sort ?? 'newest'];
  const rows = await sql.primaryRows<BookingRow & { full_count: string }>(
    `select ${COLUMNS}, count(*) over () as full_count ${FROM} ${where}
     order by ${order}
     limit $${values.length + 2} offset $${values.length + 3}`,
    [language, ...values, limit, offset],
  );
  if (rows.length > 0 || offset === 0) return { count: Number(rows[0]?.full_count ?? 0), rows };
  const total = await sql.primaryRow<{ count: string }>(
    `select count(*) as count from booking b ${conditions(query, reader, 1).where}`,
    values,
  );
  return { count: Number(total?.count ?? 0), rows };
}

/** Every booking of a customer, oldest first. */
export const allBookingsOf = (sql: Sql, customerId: string, language: Language) =>
  sql.primaryRows<BookingRow>(`select ${COLUMNS} ${FROM} where b.customer_id = $2 order by b.created_at, b.id`, [
    language,
    customerId,
  ]);
