import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../../platform/data/sql.js';
import { PAYMENT_STATUS } from '../bookings.queries.js';
import type { DayManifestEntryDto } from './day-manifest.dto.js';
import { MANIFEST_ENTRY } from './manifest.queries.js';

/** The day and the flight of either move. */
const MOVES = {
  arrival: { day: 'check_in', flight: 'arrival_flight_at' },
  departure: { day: 'check_out', flight: 'departure_flight_at' },
} as const;

/** Confirmed bookings that arrive or leave on a day, by the time of their flight; those that have not told it come last. */
export async function readMoves(
  sql: Pick<Sql, 'primaryRows'>,
  move: keyof typeof MOVES,
  date: string,
  language: Language,
): Promise<DayManifestEntryDto[]> {
  const { day, flight } = MOVES[move];
  const rows = await sql.primaryRows<{ entry: DayManifestEntryDto }>(
    `select ${MANIFEST_ENTRY}::jsonb || jsonb_build_object(
       'package', case when p.id is not null
         then json_build_object('id', p.id, 'slug', p.slug, 'name', coalesce(t.name, e.name, p.slug)) end,
       'check_in', b.check_in, 'check_out', b.check_out,
       'places', coalesce((
         select jsonb_agg(coalesce(rt.name, re.name, r.slug) order by s.position)
         from package_stay s join resort r on r.id = s.resort_id
         left join resort_text rt on rt.resort_id = r.id and rt.language = $2
         left join resort_text re on re.resort_id = r.id and re.language = 'en'
         where s.package_id = p.id), '[]'::jsonb)) as entry
     from (
       select b.*, ${PAYMENT_STATUS} as payment_status from booking b
       where b.${day} = $1::date and b.status in ('confirmed', 'completed', 'no_show')
     ) b
     left join package p on p.id = b.package_id
     left join package_text t on t.package_id = p.id and t.language = $2
     left join package_text e on e.package_id = p.id and e.language = 'en'
     order by b.${flight} nulls last, b.contact_name, b.reference`,
    [date, language],
  );
  return rows.map(({ entry }) => entry);
}
