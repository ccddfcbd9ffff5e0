import { prepared } from '../../platform/data/prepared.js';
import { NOTICES } from '../../platform/cache/public-cache.js';
import type { Sql } from '../../platform/data/sql.js';
import type { AllocationKind } from './allocation.entity.js';

type Transaction = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** One departure, or one night in a kind of room. */
export type StockRow = { departure: number } | { resort: number; room: string; date: string };

/** What is added to the counts of a row; less than 0 is given back. */
export type Delta<Row> = Row & { held: number; sold: number };
export type PlacesDelta = Delta<{ departure: number }>;
export type RoomsDelta = Delta<{ resort: number; room: string; date: string }>;

/** What somebody may take of a departure. The table's CHECK stands behind it. */
export const PLACES_LEFT = 'd.held + d.sold + w.held + w.sold <= d.capacity';

/** What somebody may take of a night. The table's CHECK stands behind it. */
export const ROOMS_LEFT = 'a.held + a.sold + w.held + w.sold <= a.rooms';

/*
 * First the rows are locked, in the order of their keys, so that nobody waits for somebody who waits for them. The change is a statement
 * of its own: it sees what those who had the locks before have left. In one statement it would count with what was there before it waited.
 */

const WANTED_PLACES = 'unnest($1::int[], $2::int[], $3::int[]) as w (id, held, sold)';
const WANTED_ROOMS =
  'unnest($1::int[], $2::text[], $3::date[], $4::int[], $5::int[]) as w (resort_id, room_code, date, held, sold)';
const SAME_ROOM = 'a.resort_id = w.resort_id and a.room_code = w.room_code and a.date = w.date';

const LOCK_PLACES = prepared(
  `select d.id from departure d join ${WANTED_PLACES} on w.id = d.id order by d.id for update of d`,
);
const LOCK_ROOMS = prepared(`select a.date from allotment a join ${WANTED_ROOMS} on ${SAME_ROOM}
  order by a.resort_id, a.room_code, a.date for update of a`);

/** The product of a row that has changed. Every replica hears of it with the commit, without a statement of its own. */
const toldOf = (kind: 'package' | 'resort', id: string) =>
  `${id} as product, pg_notify('${NOTICES}', 'stock:${kind}:' || ${id}) as told`;

/*
 * All rows are changed, or none. What is given back, or goes from held to sold, needs no room.
 */

const MAY_CHANGE = `(w.held + w.sold <= 0
  or (d.status = 'open' and coalesce(d.cutoff_at > $4::timestamptz, true) and ${PLACES_LEFT}))`;

/** Changes departures: `$1` their ids, `$2` held, `$3` sold, `$4` the instant that has to lie before their cut-off; null = any. */
export const CHANGE_PLACES = prepared(`
  with wanted as (select * from ${WANTED_PLACES}),
  fitting as (
    select count(*) as count from departure d join wanted w on w.id = d.id
    where ${MAY_CHANGE}
  )
  update departure d set held = d.held + w.held, sold = d.sold + w.sold from wanted w
  where d.id = w.id and (select count from fitting) = cardinality($1::int[])
  returning ${toldOf('package', 'd.package_id')}`);

/** The same for one departure that has room: it is locked as it is changed, and its row is looked at again after a wait. */
const CHANGE_PLACE = prepared(`
  update departure d set held = d.held + w.held, sold = d.sold + w.sold from ${WANTED_PLACES}
  where d.id = w.id and ${MAY_CHANGE}
  returning ${toldOf('package', 'd.package_id')}`);

/** Changes nights: `$1` resorts, `$2` codes of rooms, `$3` days, `$4` held, `$5` sold. */
export const CHANGE_ROOMS = prepared(`
  with wanted as (select * from ${WANTED_ROOMS}),
  fitting as (
    select count(*) as count from allotment a join wanted w on ${SAME_ROOM}
    where w.held + w.sold <= 0 or (not a.stop_sell and ${ROOMS_LEFT})
  )
  update allotment a set held = a.held + w.held, sold = a.sold + w.sold from wanted w
  where ${SAME_ROOM} and (select count from fitting) = cardinality($1::int[])
  returning ${toldOf('resort', 'a.resort_id')}`);

/** Packages whose departures were changed, once for each departure; none where one of them had no room. */
export async function changePlaces(
  sql: Transaction,
  rows: readonly PlacesDelta[],
  before: Date | null,
): Promise<{ product: number }[]> {
  const wanted = [rows.map(({ departure }) => departure), rows.map(({ held }) => held), rows.map(({ sold }) => sold)];
  if (rows.length === 1) {
    const changed = await sql.primaryRows<{ product: number }>(CHANGE_PLACE, [...wanted, before]);
    if (changed.length > 0) return changed;
    // What had no room was not waited for: whoever holds it may be cancelling it, or giving places back.
  }
  await sql.primaryRows(LOCK_PLACES, wanted);
  return sql.primaryRows(CHANGE_PLACES, [...wanted, before]);
}

/** True where somebody wants places of a departure that does not take place. */
export const cancelledAmong = async (sql: Transaction, rows: readonly PlacesDelta[]): Promise<boolean> =>
  (
    await sql.primaryRows(`select from departure where id = any($1::int[]) and status = 'cancelled'`, [
      rows.filter(({ held, sold }) => held + sold > 0).map(({ departure }) => departure),
    ])
  ).length > 0;

/** Resorts whose nights were changed, once for each night; none where one of them had no room. */
export async function changeRooms(sql: Transaction, rows: readonly RoomsDelta[]): Promise<{ product: number }[]> {
  const wanted = [
    rows.map(({ resort }) => resort),
    rows.map(({ room }) => room),
    rows.map(({ date }) => date),
    rows.map(({ held }) => held),
    rows.map(({ sold }) => sold),
  ];
  await sql.primaryRows(LOCK_ROOMS, wanted);
  return sql.primaryRows(CHANGE_ROOMS, wanted);
}

/** An allocation that counts. */
export interface Taken {
  departure_id: number | null;
  resort_id: number | null;
  room_code: string | null;
  date: string | null;
  qty: number;
  kind: AllocationKind;
}

const TAKEN = 'departure_id, resort_id, room_code, date::text as date, qty, kind';

/** What a booking has taken and not given back; nobody else changes it until the transaction ends. */
export const holdAllocations = (sql: Transaction, booking: string) =>
  sql.primaryRows<Taken>(
    `select ${TAKEN} from allocation where booking_id = $1 and released_at is null order by id for update`,
    [booking],
  );

/** Ends what a booking has taken. Of several at once only the first gets any rows. */
export const endAllocations = (sql: Transaction, booking: string, now: Date) =>
  sql.primaryRows<Taken>(
    `update allocation set released_at = $2 where booking_id = $1 and released_at is null returning ${TAKEN}`,
    [booking, now],
  );

/** Makes hard what a booking has taken softly. Of several at once only the first gets any rows. */
export const hardenAllocations = (sql: Transaction, booking: string) =>
  sql.primaryRows<Taken>(
    `update allocation set kind = 'hard' where booking_id = $1 and released_at is null and kind = 'soft'
     returning ${TAKEN}`,
    [booking],
  );

/** Notes what a booking has taken. */
export const insertAllocations = (
  sql: Transaction,
  rows: readonly { id: string; row: StockRow; qty: number }[],
  { booking, kind, now }: { booking: string; kind: AllocationKind; now: Date },
) =>
  sql.primaryRows(
    prepared(`insert into allocation (id, departure_id, resort_id, room_code, date, qty, booking_id, kind, taken_at)
     select w.*, $7, $8, $9 from unnest($1::uuid[], $2::int[], $3::int[], $4::text[], $5::date[], $6::int[]) as w`),
    [
      rows.map(({ id }) => id),
      rows.map(({ row }) => ('departure' in row ? row.departure : null)),
      rows.map(({ row }) => ('departure' in row ? null : row.resort)),
      rows.map(({ row }) => ('departure' in row ? null : row.room)),
      rows.map(({ row }) => ('departure' in row ? null : row.date)),
      rows.map(({ qty }) => qty),
      booking,
      kind,
      now,
    ],
  );
