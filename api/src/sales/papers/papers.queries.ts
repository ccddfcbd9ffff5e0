import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import { instant } from '../../platform/data/sql-text.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import type { MealPlan } from '../../content/listing/codes.js';
import type { IssuedPaper, IssuedType, Named, PaperAgency, VoucherTraveller } from './paper-content.js';
import type { ProductKind } from '../products/product-kinds.js';
import { soldProduct } from '../products/sold-product.queries.js';

type Row = Pick<Sql, 'primaryRow'>;
type Rows = Pick<Sql, 'primaryRows'>;

/** A booking as its papers tell it, with names in its own language. Money in cents. */
export interface BookedRow {
  id: string;
  reference: string;
  status: string;
  locale: Language;
  guest_name: string;
  guest_country: string | null;
  product_kind: ProductKind;
  product_id: number;
  name: string;
  english_name: string;
  meal_plan: MealPlan | null;
  /** Of a stay in a room; null for a package. */
  room_name: string | null;
  english_room_name: string | null;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  /** Of the way that was chosen; null for the main one. */
  transfer_id: number | null;
  arrival_flight_at: string | null;
  departure_flight_at: string | null;
  arrival_flight_no: string | null;
  departure_flight_no: string | null;
  named_travellers: VoucherTraveller[];
  special_requests: string;
  units: number;
  total_minor: number;
  currency: string;
  price_details: PriceDetailsDto | null;
  deposit_minor: number;
  balance_due_on: string | null;
  received_minor: number;
  pay_by: string | null;
  terms_version: string | null;
  terms_accepted_at: string | null;
  updated_at: string;
  version: number;
}

const BOOKED = `select b.id, b.reference, b.status, b.locale, b.contact_name as guest_name, b.contact_country as guest_country,
    p.kind as product_kind, p.id as product_id, p.name, p.english_name, p.meal_plan, p.room_name, p.english_room_name,
    b.check_in, b.check_out, b.nights, b.adults, b.children_ages, b.transfer_id, b.arrival_flight_at, b.departure_flight_at,
    b.arrival_flight_no, b.departure_flight_no, b.named_travellers,
    b.special_requests, b.units, b.total_minor, b.currency, b.price_details, b.deposit_minor, b.balance_due_on,
    b.paid_minor - b.refunded_minor as received_minor, ${instant('coalesce(b.payment_due_at, b.expires_at)')} as pay_by,
    b.terms_version, ${instant('b.terms_accepted_at')} as terms_accepted_at, ${instant('b.updated_at')} as updated_at, b.version
  from booking b ${soldProduct('b.locale')}
  where b.id = $1`;

export const findBooked = (sql: Row, id: string) => sql.primaryRow<BookedRow>(BOOKED, [id]);

/** The same, locked until the transaction ends: of one booking one paper is issued at a time. */
export const lockBooked = (sql: Row, id: string) => sql.primaryRow<BookedRow>(`${BOOKED} for no key update of b`, [id]);

/** The agency in a language; null before there are settings. */
export const findAgency = (sql: Row, language: Language) =>
  sql.primaryRow<PaperAgency & { bank_details: string | null; whatsapp: string }>(
    `select coalesce(nullif(texts -> $1 ->> 'site_title', ''), texts -> 'en' ->> 'site_title') as name, legal_entity, address, taxpayer_no,
       tourism_licence_no as licence_no, contact_phone as phone, contact_email as email, bank_details,
       whatsapp_number as whatsapp
     from setting where id = 1`,
    [language],
  );

/**
 * The next number of a kind and year. Whoever asked for one has it alone until its transaction ends, so that none is lost when that
 * fails, and none is given twice.
 */
export async function nextSequence(sql: Row, type: IssuedType, year: number): Promise<number> {
  await sql.primaryRow('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`invoice ${type} ${year}`]);
  const row = await sql.primaryRow<{ next: number }>(
    'select coalesce(max(sequence), 0) + 1 as next from invoice where type = $1 and year = $2',
    [type, year],
  );
  return row?.next ?? 1;
}

/** A stored paper. */
export type InvoiceRow = IssuedPaper & { id: string };

const INVOICE = `select id, type, number, ${instant('issued_at')} as issued_at, content from invoice`;

/** Papers of a booking in the order they were issued. */
export const listInvoices = (sql: Rows, bookingId: string) =>
  sql.primaryRows<InvoiceRow>(`${INVOICE} where booking_id = $1 order by issued_at, id`, [bookingId]);

/** One paper, if it is of that booking. */
export const findInvoice = (sql: Row, bookingId: string, id: string) =>
  sql.primaryRow<InvoiceRow>(`${INVOICE} where booking_id = $1 and id = $2`, [bookingId, id]);

/** Where the nights of a booking are spent. */
export interface StayRow {
  place: Named;
  room: Named | null;
  nights: number;
  check_in_time: string;
  check_out_time: string;
}

const named = (own: string, english: string) => `json_build_object('own', ${own}, 'english', ${english})`;

/**
 * Places of a booking with their nights: its room, or of its package the kinds of room, else its resorts, where one has all nights. `$1`
 * is the language.
 */
export const listStays = (sql: Rows, bookingId: string, language: Language) =>
  sql.primaryRows<StayRow>(
    `with booked as (select package_id, resort_id, room_code, nights from booking where id = $2),
     place as (
       select resort_id, room_code, 1 as position, nights from booked where resort_id is not null
       union all
       select s.resort_id, s.room_code, s.position, s.nights from booked b join package_stay s on s.package_id = b.package_id
       union all
       select l.resort_id, null, l.position, b.nights from booked b join package_resort l on l.package_id = b.package_id
       where not exists (select from package_stay where package_id = b.package_id)
         and (select count(*) from package_resort where package_id = b.package_id) = 1)
     select ${named('coalesce(t.name, e.name, r.slug)', 'coalesce(e.name, r.slug)')} as place,
       case when room is not null then ${named(
         `coalesce(room -> 'text' -> $1 ->> 'name', room -> 'text' -> 'en' ->> 'name', s.room_code)`,
         `coalesce(room -> 'text' -> 'en' ->> 'name', s.room_code)`,
       )} end as room,
       s.nights, r.check_in_time, r.check_out_time
     from place s join resort r on r.id = s.resort_id
     left join resort_text t on t.resort_id = r.id and t.language = $1 and t.status <> 'draft'
     left join resort_text e on e.resort_id = r.id and e.language = 'en'
     left join lateral (select x as room from jsonb_array_elements(r.room_types) x where x ->> 'code' = s.room_code) y on true
     order by s.position`,
    [language, bookingId],
  );

/** English names and operators of transfers, by their ids. */
export const listOperators = (sql: Rows, ids: readonly number[]) =>
  sql.primaryRows<{ id: number; english_name: string; operator: string | null }>(
    `select f.id, coalesce(e.name, f.slug) as english_name, f.operator from transfer f
     left join transfer_text e on e.transfer_id = f.id and e.language = 'en' where f.id = any($1::int[])`,
    [ids],
  );

/** Hotels of nights near the airport, named in English, by the codes of those nights. */
export const listNightHotels = (sql: Rows, bookingId: string) =>
  sql.primaryRows<{ code: string; name: string }>(
    `select n ->> 'code' as code, coalesce(e.name, r.slug) as name
     from booking b cross join jsonb_array_elements(b.airport_nights) n join resort r on r.id = (n ->> 'resort')::int
     left join resort_text e on e.resort_id = r.id and e.language = 'en' where b.id = $1`,
    [bookingId],
  );
