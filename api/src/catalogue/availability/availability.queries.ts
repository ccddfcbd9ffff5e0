import { shownAt } from '../../content/listing/address.queries.js';
import { instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import type { Read } from '../../content/listing/reader.js';
import type { StockedDay } from './priced-days.js';
import type { AvailabilityStatus } from './availability.dto.js';
import type { StockTag } from '../../platform/cache/public-cache.js';

/** Days of arrival that are asked for, and when. */
export interface AskedDays {
  from: string;
  to: string;
  /** Day in the Maldives. */
  today: string;
  now: Date;
}

/** What was found, with what it depends on. No row where there is no such thing. */
export interface AvailabilityRow {
  id: number;
  /** Nights of a package; null of a place to stay. */
  nights: number | null;
  /** Kinds of room of a place to stay that are asked for; null of a package. */
  rooms: string[] | null;
  days: StockedDay[];
  tags: StockTag[];
}

/** As far ahead as anything may begin (`firstDays` of the contract says the same to the booking form). */
const LATEST = "($3::date + interval '2 years')::date";

/** Days that are asked for. The plan of one day is the same for any, which that of a span is not. */
const asked = ({ from, to }: Pick<AskedDays, 'from' | 'to'>): string =>
  from === to
    ? '(select $1::date as date where $2::date is not null) asked'
    : "(select generate_series($1::date, $2::date, interval '1 day')::date as date) asked";

/** `counted` has, of each day with stock: `date`, `vacancies`, `capacity`, `closed`, `min_nights`, `cutoff_at`, `price_minor`, `rooms`, `is_guaranteed`. */
const answer = (days: AskedDays, unkept: string, tags: string, counted: string) => `
  select day.id, day.nights, day.kinds as rooms, json_agg(json_build_object('date', day.date, 'status', day.status,
      'vacancies', case when day.status in ('AVAILABLE', 'LIMITED', 'SOLD_OUT') then day.vacancies end,
      'capacity', case when day.status in ('AVAILABLE', 'LIMITED', 'SOLD_OUT') then day.capacity end,
      'min_nights', day.min_nights, 'cutoff_at', ${instant('day.cutoff_at')},
      'price_minor', day.price_minor, 'rooms', day.rooms, 'is_guaranteed', coalesce(day.is_guaranteed, false)) order by day.date) as days,
    ${tags} as tags
  from (
    select p.id, p.nights, p.kinds, asked.date, greatest(c.vacancies, 0) as vacancies, c.capacity, c.min_nights, c.cutoff_at,
      c.price_minor, c.rooms, c.is_guaranteed,
      case
        when not p.on_sale or asked.date < p.first or asked.date > p.last or c.closed then 'CLOSED'
        when c.date is null then ${unkept}
        when c.vacancies <= 0 then 'SOLD_OUT'
        when c.vacancies is null then 'ON_REQUEST'
        when c.vacancies * 2 < c.capacity then 'LIMITED'
        else 'AVAILABLE'
      end as status
    from product p
    cross join ${asked(days)}
    left join (${counted}) c on c.date = asked.date
  ) day group by day.id, day.nights, day.kinds`;

const DEPARTURES = `
  select d.start_date as date, d.capacity - d.held - d.sold as vacancies, d.capacity,
    d.status <> 'open' or d.cutoff_at <= $4::timestamptz as closed, null::int as min_nights, d.cutoff_at,
    d.price_minor, null::json as rooms, d.sold >= d.min_to_run as is_guaranteed
  from product p join departure d on d.package_id = p.id and d.start_date between $1::date and $2::date
  where p.sold_by = 'departures'`;

/** Where a trip stays, each place from so many days after its first on. */
const STAYS = `
  select s.resort_id, s.room_code, s.nights,
    (sum(s.nights) over (order by s.position) - s.nights)::int as later
  from product p join package_stay s on s.package_id = p.id where p.sold_by = 'rooms'`;

/** A trip begins where each of its nights has a room. A night that nobody counts the rooms of is asked for. */
const trips = (days: AskedDays) => `
  select asked.date, case when sum(n.count) = sum(s.nights) or min(n.vacancies) <= 0 then min(n.vacancies) end as vacancies,
    min(n.capacity) as capacity, bool_or(n.closed) as closed, null::int as min_nights,
    null::timestamptz as cutoff_at, null::int as price_minor, null::json as rooms, false as is_guaranteed
  from stay s
  cross join ${asked(days)}
  cross join lateral (
    select count(*) as count, min(a.rooms - a.held - a.sold) as vacancies, min(a.rooms) as capacity,
      bool_or(a.stop_sell or a.min_nights > s.nights) as closed
    from allotment a
    where a.resort_id = s.resort_id and a.room_code = s.room_code
      and a.date between asked.date + s.later and asked.date + s.later + s.nights - 1
  ) n
  group by asked.date`;

/**
 * Days on which a package may begin, by departures, rooms or on request.
 * @param opened id of a package that is read in any state
 */
export function packageAvailability(idOrSlug: string, days: AskedDays, opened?: number): Read {
  const { from, to, today, now } = days;
  const statement = new Statement(from, to, today, now);
  const shown = shownAt(statement, 'package', 'p', { idOrSlug, opened });
  const unkept = `case
      when p.sold_by = 'departures' then 'CLOSED' when p.sold_by = 'request' and p.confirmation_mode = 'instant' then 'FREESALE'
      else 'ON_REQUEST' end`;
  const tags = `(
      select array_agg('stock:package:' || p.id) from product p
    ) || (select array_agg(distinct 'stock:resort:' || s.resort_id) from stay s)`;
  return {
    values: statement.values,
    repeated: true,
    text: `with product as (
        select p.id, p.duration_nights as nights, null::text[] as kinds, p.sold_by, p.confirmation_mode, greatest(p.start_date, $3::date + 1) as first,
          least(p.end_date - p.duration_nights, ${LATEST}) as last,
          coalesce(p.available_from <= $3::date, true) and coalesce(p.available_to >= $3::date, true) as on_sale
        from package p where ${shown}
      ),
      stay as (${STAYS})
      ${answer(days, unkept, tags, `${DEPARTURES} union all ${trips(days)}`)}`,
  };
}

/** What one day of arrival of a package has; null where it is not on sale, unless somebody has booked it. */
export async function stockOn(
  sql: Pick<Sql, 'primaryRow'>,
  packageId: number,
  day: string,
  { today, now, booked = false }: Pick<AskedDays, 'today' | 'now'> & { booked?: boolean | undefined },
): Promise<StockedDay | null> {
  const { text, values } = packageAvailability(
    String(packageId),
    { from: day, to: day, today, now },
    booked ? packageId : undefined,
  );
  return (await sql.primaryRow<AvailabilityRow>(prepared(text), values))?.days[0] ?? null;
}

/** What the nights of a stay in one kind of room have. */
export interface RoomStock {
  /** Nights that the agency counts the rooms of. */
  counted: number;
  /** Rooms of the scarcest of them, and of how many; null where none is counted. */
  vacancies: number | null;
  capacity: number | null;
  /** One of them is not sold. */
  closed: boolean;
  /** Nights that a stay with these in it has at least. */
  min_nights: number;
  /** Cents that a night asks in place of the room's price. */
  prices: Record<string, number>;
}

/** A stay in one kind of room. */
export interface RoomNights {
  resort: number;
  room: string;
  check_in: string;
  nights: number;
}

/** What all nights of a stay have together. */
export async function roomStock(
  sql: Pick<Sql, 'primaryRow'>,
  { resort, room, check_in, nights }: RoomNights,
): Promise<RoomStock> {
  const found = await sql.primaryRow<RoomStock>(
    `select count(*)::int as counted, min(rooms - held - sold) as vacancies, min(rooms) as capacity,
       coalesce(bool_or(stop_sell), false) as closed, coalesce(max(min_nights), 1) as min_nights,
       coalesce(json_object_agg(date, price_minor) filter (where price_minor is not null), '{}') as prices
     from allotment
     where resort_id = $1 and room_code = $2 and date >= $3::date and date < $3::date + $4::int`,
    [resort, room, check_in, nights],
  );
  if (!found) throw new RangeError('no answer of an aggregate');
  return found;
}

/** Days between two on which so many rooms are left on every night of a stay that begins then, where they are counted. */
export const openDays = (
  sql: Pick<Sql, 'primaryRows'>,
  { resort, room, nights }: Omit<RoomNights, 'check_in'>,
  { from, to, rooms, limit }: { from: string; to: string; rooms: number; limit: number },
) =>
  sql.primaryRows<{ date: string }>(
    `select day.date::date::text as date from generate_series($4::date, $5::date, interval '1 day') as day (date)
     where not exists (select from allotment a where a.resort_id = $1 and a.room_code = $2
       and a.date >= day.date::date and a.date < day.date::date + $3::int
       and (a.stop_sell or a.min_nights > $3 or a.rooms - a.held - a.sold < $6))
     order by day.date limit $7`,
    [resort, room, nights, from, to, rooms, limit],
  );

/** The status of a stay that takes so many rooms. A night that nobody counts the rooms of is asked for. */
export function roomStatus(
  { counted, vacancies, capacity, closed }: RoomStock,
  { nights, rooms }: { nights: number; rooms: number },
): AvailabilityStatus {
  if (closed) return 'CLOSED';
  if (vacancies !== null && vacancies < rooms) return 'SOLD_OUT';
  if (counted < nights) return 'ON_REQUEST';
  return (vacancies ?? 0) * 2 < (capacity ?? 0) ? 'LIMITED' : 'AVAILABLE';
}

/** Rooms of all kinds that are for sale together, night by night. */
const NIGHTS = `
  select a.date, sum(a.rooms - a.held - a.sold) filter (where not a.stop_sell) as vacancies,
    sum(a.rooms) filter (where not a.stop_sell) as capacity, bool_and(a.stop_sell) as closed,
    min(a.min_nights) filter (where not a.stop_sell) as min_nights, null::timestamptz as cutoff_at, null::int as price_minor,
    coalesce(json_object_agg(a.room_code, a.price_minor) filter (where not a.stop_sell and a.held + a.sold < a.rooms), '{}') as rooms,
    false as is_guaranteed
  from product p join allotment a on a.resort_id = p.id and a.room_code = any(p.kinds) and a.date between $1::date and $2::date
  group by a.date`;

/**
 * Nights of a place to stay, in one kind of room or in all.
 * @param opened id of a place that is read in any state
 */
export function resortAvailability(idOrSlug: string, room: string | undefined, days: AskedDays, opened?: number): Read {
  const { from, to, today, now } = days;
  const statement = new Statement(from, to, today, now);
  const shown = shownAt(statement, 'resort', 'r', { idOrSlug, opened });
  const wanted = room === undefined ? 'true' : `t.room ->> 'code' = ${statement.bind(room)}`;
  return {
    values: statement.values,
    repeated: true,
    text: `with product as (
        select r.id, null::int as nights, true as on_sale, $3::date + 1 as first, ${LATEST} as last, array_agg(t.room ->> 'code') as kinds
        from resort r cross join jsonb_array_elements(r.room_types) as t (room)
        where ${shown} and ${wanted} and $4::timestamptz is not null
        group by r.id
      )
      ${answer(days, "'ON_REQUEST'", "(select array_agg('stock:resort:' || p.id) from product p)", NIGHTS)}`,
  };
}
