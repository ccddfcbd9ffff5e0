import type { AirportNight } from '../../../catalogue/transfers/overnight.js';
import { prepared } from '../../../platform/data/prepared.js';
import type { Sql } from '../../../platform/data/sql.js';
import { type Wanted, keyOf } from '../../../catalogue/availability/stock.js';

/** A stay whose places are counted. */
export interface CountedStay {
  /** Either this or a room of a resort. */
  packageId: number | null;
  room: { resort: number; code: string } | null;
  checkIn: string;
  nights: number;
  travellers: number;
  adults: number;
  /** Rooms, where the price is for rooms; else as many as everybody has a bed in. */
  rooms: number | null;
  /** Rooms near the airport, before the stay or after it. */
  airportNights: readonly AirportNight[];
}

/** Of a departure as many places as travellers. */
const PLACES = `
  select d.id as departure, null::int as resort, null as room, null as date, $3::int as qty
  from package p join departure d on d.package_id = p.id and d.start_date = $2::date
  where p.id = $1 and p.sold_by = 'departures'`;

/** Of each night that the agency counts the rooms of, as many as the party needs. */
const ROOMS = `
  select null::int, s.resort_id, s.room_code, a.date::text,
    coalesce($5::int, greatest(ceil($3::numeric / k.beds), ceil($4::numeric / coalesce(k.adults, k.beds)), 1)::int)
  from (
    select s.*, sum(s.nights) over (order by s.position) - s.nights as later from package_stay s where s.package_id = $1
  ) s
  join package p on p.id = s.package_id and p.sold_by = 'rooms'
  join resort r on r.id = s.resort_id
  cross join lateral (
    select coalesce(max((t ->> 'max_occupancy')::int), 2) as beds, max((t ->> 'max_adults')::int) as adults
    from jsonb_array_elements(r.room_types) as t where t ->> 'code' = s.room_code
  ) k
  join allotment a on a.resort_id = s.resort_id and a.room_code = s.room_code
    and a.date >= $2::date + s.later::int and a.date < $2::date + s.later::int + s.nights`;

/** Of each night of a stay in a room that the agency counts the rooms of, as many as were booked. */
const NIGHTS = `
  select null::int as departure, a.resort_id as resort, a.room_code as room, a.date::text as date, $5::int as qty from allotment a
  where a.resort_id = $1 and a.room_code = $2 and a.date >= $3::date and a.date < $3::date + $4::int`;

/** Of nights near the airport that the agency counts the rooms of, as many as were booked. */
const AIRPORT_NIGHTS = `
  select null::int as departure, a.resort_id as resort, a.room_code as room, a.date::text as date, w.rooms as qty
  from jsonb_to_recordset($1::jsonb) as w (resort int, room text, date date, rooms int)
  join allotment a on a.resort_id = w.resort and a.room_code = w.room and a.date = w.date`;

type Rows = Pick<Sql, 'primaryRows'>;

/** What a stay takes of what is counted, with its nights near the airport; nothing where the agency asks for each. */
export const wantedFor = async (sql: Rows, stay: CountedStay): Promise<Wanted[]> => [
  ...(await stayStock(sql, stay)),
  ...(await airportStock(sql, stay)),
];

/** What its nights near the airport take. */
export const airportStock = (sql: Rows, { airportNights }: Pick<CountedStay, 'airportNights'>): Promise<Wanted[]> =>
  airportNights.length === 0 ? Promise.resolve([]) : rowsOf(sql, AIRPORT_NIGHTS, [JSON.stringify(airportNights)]);

/** What it takes itself. */
export function stayStock(
  sql: Rows,
  { packageId, room: booked, checkIn, nights, travellers, adults, rooms }: CountedStay,
): Promise<Wanted[]> {
  const [text, values] = booked
    ? ([NIGHTS, [booked.resort, booked.code, checkIn, nights, rooms]] as const)
    : ([`${PLACES} union all ${ROOMS}`, [packageId, checkIn, travellers, adults, rooms]] as const);
  return rowsOf(sql, text, values);
}

/** True where the house does not sell the rooms of one of the nights. */
export async function isAnyStopped(sql: Rows, wanted: readonly Wanted[]): Promise<boolean> {
  const nights = wanted.filter((row) => 'resort' in row);
  if (nights.length === 0) return false;
  const stopped = await sql.primaryRows(
    `select from jsonb_to_recordset($1::jsonb) as w (resort int, room text, date date)
     join allotment a on a.resort_id = w.resort and a.room_code = w.room and a.date = w.date where a.stop_sell limit 1`,
    [JSON.stringify(nights)],
  );
  return stopped.length > 0;
}

async function rowsOf(sql: Rows, text: string, values: readonly unknown[]): Promise<Wanted[]> {
  const rows = await sql.primaryRows<{
    departure: number | null;
    resort: number;
    room: string;
    date: string;
    qty: number;
  }>(prepared(text), [...values]);
  return rows.map(({ departure, resort, room, date, qty }) =>
    departure === null ? { resort, room, date, qty } : { departure, qty },
  );
}

/**
 * What a booking takes that has taken something already: the same again, for it is what was asked for, though the trip may be made of
 * other nights by now; and more only where that is still a part of the trip, of which more is counted since then.
 */
export function withTaken(wanted: readonly Wanted[], taken: readonly Wanted[]): Wanted[] {
  const keys = new Set(wanted.map((row) => keyOf(row)));
  if (!taken.every((row) => keys.has(keyOf(row)))) return [...taken];
  const own = new Map(taken.map((row) => [keyOf(row), row]));
  return wanted.map((row) => own.get(keyOf(row)) ?? row);
}
