import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { AllotmentMonthDto } from './allotments.dto.js';

/** Rooms of a place to stay in a month, kind by kind as it names them; null where there is no such place. */
export const readMonth = (sql: Pick<Sql, 'primaryRow'>, idOrSlug: string, month: string, language: Language) =>
  sql.primaryRow<AllotmentMonthDto>(
    `select r.id as resort, $2 as month, coalesce((
        select json_agg(json_build_object('room_code', t.room ->> 'code',
          'name', coalesce(t.room #>> array['text', $3, 'name'], t.room #>> '{text,en,name}', t.room ->> 'code'),
          'nights', (
            select json_agg(json_build_object('date', day::date, 'rooms', a.rooms, 'held', coalesce(a.held, 0),
              'sold', coalesce(a.sold, 0), 'stop_sell', coalesce(a.stop_sell, false),
              'min_nights', coalesce(a.min_nights, 1)) order by day)
            from generate_series(($2 || '-01')::date, ($2 || '-01')::date + interval '1 month - 1 day', interval '1 day') as day
            left join allotment a on a.resort_id = r.id and a.room_code = t.room ->> 'code' and a.date = day::date
          )) order by t.place)
        from jsonb_array_elements(r.room_types) with ordinality as t (room, place)
      ), '[]') as rooms
     from resort r where (r.slug = $1 or r.id::text = $1) and r.deleted_at is null`,
    [idOrSlug, month, language],
  );

/** A place to stay that is there, and whether it has such a room; it stays until the transaction ends. */
export const holdRoom = (em: EntityManager, idOrSlug: string, room: string) =>
  transactionSql(em).primaryRow<{ id: number; has_room: boolean }>(
    `select id, room_types @> jsonb_build_array(jsonb_build_object('code', $2::text)) as has_room
     from resort where (slug = $1 or id::text = $1) and deleted_at is null for share`,
    [idOrSlug, room],
  );

export interface StoredNight {
  date: string;
  rooms: number;
  held: number;
  sold: number;
  stop_sell: boolean;
  min_nights: number;
}

/** Nights that are there. Who takes rooms of them waits until the transaction ends; locked in the order in which `Stock` locks. */
export const lockNights = (em: EntityManager, resort: number, room: string, dates: readonly string[]) =>
  transactionSql(em).primaryRows<StoredNight>(
    `select date::text as date, rooms, held, sold, stop_sell, min_nights from allotment
     where resort_id = $1 and room_code = $2 and date = any($3::date[])
     order by resort_id, room_code, date for update`,
    [resort, room, dates],
  );

export interface NightChange {
  rooms: number | undefined;
  stop_sell: boolean | undefined;
  min_nights: number | undefined;
}

/** Writes the same into nights that have been looked at; those that are not there are made. */
export const writeNights = (
  em: EntityManager,
  { resort, room, dates }: { resort: number; room: string; dates: readonly string[] },
  { rooms, stop_sell: stopSell, min_nights: minNights }: NightChange,
  { by, now }: { by: string | null; now: Date },
) =>
  transactionSql(em).primaryRows(
    `insert into allotment as a (resort_id, room_code, date, rooms, stop_sell, min_nights, updated_by, updated_at)
     select $1, $2, date, coalesce($4::int, 0), coalesce($5::boolean, false), coalesce($6::int, 1), $7, $8
     from unnest($3::date[]) as date
     on conflict (resort_id, room_code, date) do update set rooms = coalesce($4::int, a.rooms),
       stop_sell = coalesce($5::boolean, a.stop_sell), min_nights = coalesce($6::int, a.min_nights),
       updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    [resort, room, dates, rooms ?? null, stopSell ?? null, minNights ?? null, by, now],
  );
