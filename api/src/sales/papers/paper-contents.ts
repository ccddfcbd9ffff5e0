import { addDays } from '@atoll/contract/days';
import { formatMinor } from '../../platform/fields/money.js';
import type { Sql } from '../../platform/data/sql.js';
import { sleepsOf } from '../../catalogue/transfers/overnight.js';
import { transfersTo } from '../../catalogue/transfers/transfer-options.queries.js';
import { type TransferOption, takenWays } from '../../catalogue/transfers/transfer-ways.js';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';
import type { IssuedContent, Named, PaperTrip, VoucherContent, VoucherStay, VoucherWay } from './paper-content.js';
import {
  type BookedRow,
  type StayRow,
  findAgency,
  listNightHotels,
  listOperators,
  listStays,
} from './papers.queries.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

const NO_AGENCY = {
  name: 'Atoll',
  legal_entity: null,
  address: null,
  taxpayer_no: null,
  licence_no: null,
  phone: '',
  email: '',
  bank_details: null,
  whatsapp: '',
};

const tripOf = ({ room_name: room, meal_plan, units: count, ...row }: BookedRow): PaperTrip => ({
  name: row.name,
  check_in: row.check_in,
  check_out: row.check_out,
  nights: row.nights,
  adults: row.adults,
  children_ages: row.children_ages,
  ...(room !== null && { room: { name: room, count, meal_plan } }),
});

/** What was agreed; for a booking from before that was kept its one price. */
function detailsOf(row: BookedRow): PriceDetailsDto {
  const total = formatMinor(row.total_minor);
  const agreed = row.price_details ?? {
    lines: [{ kind: 'base', code: null, label: row.name, qty: row.units, unit: 'booking', amount: total }],
    taxes_included: true,
    taxes: [],
    net: total,
    total_before: null,
    deposit_due: total,
    balance_due_at: null,
    cancellation: { code: '', label: '', cutoffs: [], deposit_refundable: true },
  };
  return { ...agreed, deposit_due: formatMinor(row.deposit_minor), balance_due_at: row.balance_due_on };
}

/** What an issued paper says of a booking now. */
export async function issuedContent(sql: Rows, row: BookedRow): Promise<IssuedContent> {
  const { whatsapp: _, ...agency } = (await findAgency(sql, row.locale)) ?? NO_AGENCY;
  const { terms_version: version, terms_accepted_at: accepted_at } = row;
  return {
    language: row.locale,
    agency,
    reference: row.reference,
    guest: { name: row.guest_name, country: row.guest_country },
    trip: tripOf(row),
    total: formatMinor(row.total_minor),
    currency: row.currency,
    details: detailsOf(row),
    received: formatMinor(row.received_minor),
    pay_by: row.pay_by,
    terms: version !== null && accepted_at !== null ? { version, accepted_at } : null,
    replaces: null,
    credit: null,
  };
}

/** Stays one after the other; without any known place the days of the trip. */
function staysOf(rows: readonly StayRow[], { check_in, check_out, room_name, units }: BookedRow): VoucherStay[] {
  const unknown = { place: null, room: null, rooms: 1, check_in_time: null, check_out_time: null };
  if (rows.length === 0) return [{ ...unknown, check_in, check_out }];
  let night = check_in;
  return rows.map(({ nights, ...stay }) => {
    const from = night;
    night = addDays(night, nights);
    return { ...stay, rooms: room_name === null ? 1 : units, check_in: from, check_out: night };
  });
}

/** What was booked of nights near the airport; in the guest's words alone where their hotel was not kept. */
async function nightsOf(sql: Rows, { id, price_details: details }: BookedRow): Promise<Named[]> {
  const booked = (details?.lines ?? []).flatMap(({ code, label }) => {
    const { before, after } = sleepsOf(code === null ? [] : [{ code }]);
    return code !== null && (before || after) ? [{ code, own: label }] : [];
  });
  if (booked.length === 0) return [];
  const hotels = new Map((await listNightHotels(sql, id)).map(({ code, name }) => [code, name]));
  return booked.map(({ code, own }) => {
    const name = hotels.get(code);
    return { own, english: name === undefined ? own : DOCUMENT_WORDS.say('en', `transfer.${code}`, { name }) };
  });
}

/** What the voucher of a booking tells now. */
export async function voucherContent(sql: Rows, row: BookedRow): Promise<VoucherContent> {
  const { locale } = row;
  const { bank_details: _, ...agency } = (await findAgency(sql, locale)) ?? NO_AGENCY;
  const stays = await listStays(sql, row.id, locale);
  const ways = await transfersTo(sql, { kind: row.product_kind, id: row.product_id }, locale);
  const taken = takenWays(ways, row.transfer_id === null ? null : String(row.transfer_id));
  const chosen = taken?.there;
  const back = taken?.home ?? ways.home[0];
  const operators = await listOperators(
    sql,
    [chosen, back].flatMap((way) => (way ? [way.id] : [])),
  );
  const wayOf = (way: TransferOption | undefined): VoucherWay | null => {
    const known = operators.find(({ id }) => id === way?.id);
    if (!way || !known) return null;
    const name = { own: way.name, english: known.english_name };
    return { name, minutes: way.duration_minutes, operator: known.operator };
  };
  return {
    language: locale,
    agency,
    reference: row.reference,
    guest: { name: row.guest_name },
    trip: { ...tripOf(row), english_name: row.english_name, meal_plan: row.meal_plan },
    stays: staysOf(stays, row),
    there: wayOf(chosen),
    home: wayOf(back),
    nights_near_airport: await nightsOf(sql, row),
    arrival_flight_at: row.arrival_flight_at,
    departure_flight_at: row.departure_flight_at,
    arrival_flight_no: row.arrival_flight_no,
    departure_flight_no: row.departure_flight_no,
    travellers: row.named_travellers,
    special_requests: row.special_requests,
    as_of: row.updated_at,
  };
}
