import type { Language } from '@atoll/contract/languages';
import type { Occupancy, PricingType } from '@atoll/contract/price';
import type { Sql } from '../../platform/data/sql.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import type { BookingStatus, ContactChannel } from './booking-status.js';
import type { ListBookingsQuery } from './bookings.dto.js';

/** A booking as it is stored, with the package's name in one language. */
export interface BookingRow {
  id: string;
  reference: string;
  status: BookingStatus;
  package_id: number;
  package_slug: string;
  package_name: string;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  travellers: number;
  arrival_flight_at: string | null;
  departure_flight_at: string | null;
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
  source: 'form' | 'whatsapp';
  terms_version: string | null;
  terms_accepted_at: string | null;
  terms_hash: string | null;
  reply_by: string;
  created_at: string;
  version: number;
  access_token_hash: string;
  customer_id: string | null;
}

/** An instant as ISO 8601 text: the two drivers' pools would return different types. */
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const COLUMNS = `
  b.id, b.reference, b.status, b.package_id, p.slug as package_slug,
    coalesce(t.name, e.name, p.slug) as package_name,
    b.check_in, b.check_out, b.nights, b.adults, b.children_ages, b.travellers,
    b.arrival_flight_at, b.departure_flight_at, b.contact_name, b.contact_email, b.contact_phone, b.contact_country, b.preferred_channel,
    b.special_requests, b.terms_version, ${instant('b.terms_accepted_at')} as terms_accepted_at, b.terms_hash,
    b.price_minor, b.pricing_type, b.occupancy, b.units, b.total_minor, b.currency, b.price_details, b.display_currency,
    round(b.total_minor * b.display_rate / 100, 2)::text as display_total,
    b.locale, b.source, ${instant('b.reply_by')} as reply_by, ${instant('b.created_at')} as created_at,
  b.version, b.access_token_hash, b.customer_id`;

/** `$1` is the language. */
const FROM = `
  from booking b
  join package p on p.id = b.package_id
  left join package_text t on t.package_id = p.id and t.language = $1
  left join package_text e on e.package_id = p.id and e.language = 'en'`;

/** One booking by id, from the primary: a guest asks right after the creation. */
export const findBooking = (sql: Pick<Sql, 'primaryRow'>, id: string, language: Language) =>
  sql.primaryRow<BookingRow>(`select ${COLUMNS} ${FROM} where b.id = $2`, [language, id]);

const ORDER: Record<NonNullable<ListBookingsQuery['sort']>, string> = {
  newest: 'b.created_at desc, b.id desc',
  oldest: 'b.created_at, b.id',
  check_in: 'b.check_in, b.created_at desc, b.id',
  reply_by: 'b.reply_by, b.id',
};

/** Maldives calendar date of an instant. */
const LOCAL_DATE = `(b.created_at at time zone 'Indian/Maldives')::date`;

/** Who reads a list, and when. */
interface Reader {
  now: Date;
  /** Only the bookings of this customer. */
  customerId?: string;
  /** Whether the reader may know how to reach the guests. */
  reachable: boolean;
}

/** Conditions of a list with their parameters, numbered from `first`. */
function conditions(
  query: ListBookingsQuery,
  { customerId, now, reachable }: Reader,
  first: number,
): { where: string; values: unknown[] } {
  const parts: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(condition(`$${first + values.length - 1}`));
  };
  add(customerId, (p) => `b.customer_id = ${p}::uuid`);
  add(query.status, (p) => `b.status = ${p}`);
  add(query.package, (p) => `(p.slug = ${p}::text or p.id::text = ${p}::text)`);
  add(query.source, (p) => `b.source = ${p}`);
  add(query.locale, (p) => `b.locale = ${p}`);
  if (query.overdue !== undefined)
    add(now, (p) => `${query.overdue ? '' : 'not '}(b.status = 'requested' and b.reply_by < ${p}::timestamptz)`);
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
    `select count(*) as count from booking b join package p on p.id = b.package_id ${conditions(query, reader, 1).where}`,
    values,
  );
  return { count: Number(total?.count ?? 0), rows };
}

/** Gives a customer the guest bookings that were made with an address. Returns how many. */
export const claimBookings = async (sql: Pick<Sql, 'primaryRows'>, customerId: string, email: string) =>
  (
    await sql.primaryRows(
      `update booking set customer_id = $1 where customer_id is null and lower(contact_email) = $2 returning id`,
      [customerId, email.toLowerCase()],
    )
  ).length;

/** Every booking of a customer, oldest first. */
export const allBookingsOf = (sql: Sql, customerId: string, language: Language) =>
  sql.primaryRows<BookingRow>(`select ${COLUMNS} ${FROM} where b.customer_id = $2 order by b.created_at, b.id`, [
    language,
    customerId,
  ]);

/** Takes the contact out of a customer's bookings; what was booked and for how much stays for the books. */
export const forgetContact = async (sql: Pick<Sql, 'primaryRows'>, customerId: string, now: Date) =>
  (
    await sql.primaryRows(
      `update booking set contact_name = '', contact_email = '', contact_phone = '', contact_country = null, special_requests = '',
         updated_at = $2, version = version + 1
       where customer_id = $1 returning id`,
      [customerId, now],
    )
  ).length;
