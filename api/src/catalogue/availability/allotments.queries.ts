import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import type { AllotmentMonthDto } from './allotments.dto.js';

/** Rooms of a place to stay in a month, kind by kind as it names them; null where there is no such place. */
export const readMonth = (sql: Pick<Sql, 'primaryRow'>, idOrSlug: string, month: string, language: Language) =>
  sql.primaryRow<AllotmentMonthDto>(
    `select r.id as resort, $2 as month, coalesce((
        select json_agg(json_build_object('room_code', t.room ->> 'code',
          'name', coalesce(t.room #>> array['text', $3, 'name'], t.room #>> '{text,en,name}', t.room ->> 'code'),
          'nights', (
            select json_agg(json_build_object('date', day::date, 'rooms', a.rooms, 'held', coalesce(a.held, 0),
              'sold', coalesce(a.sold, 0), 'left', a.rooms - a.held - a.sold, 'stop_sell', coalesce(a.stop_sell, false),
              'min_nights', coalesce(a.min_nights, 1)) order by day)
            from generate_series(($2 || '-01')::date, ($2 || '-01')::date + interval '1 month - 1 day', interval '1 day') as day
            left join allotment a on a.resort_id = r.id and a.room_code = t.room ->> 'code' and a.date = day::date
          )) order by t.place)
        from jsonb_array_elements(r.room_types) with ordinality as t (room, place)
      ), '[]') as rooms
     from resort r where (r.slug = $1 or r.id::text = $1) and r.deleted_at is null`,
    [idOrSlug, month, language],
  );
