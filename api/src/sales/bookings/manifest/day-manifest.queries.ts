import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../../platform/data/sql.js';
import { soldProduct } from '../../products/sold-product.queries.js';
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
       'product', json_build_object('kind', p.kind, 'id', p.id, 'slug', p.slug, 'name', p.name),
       'check_in', b.check_in, 'check_out', b.check_out,
       'places', case when p.kind = 'resort' then jsonb_build_array(p.room_name) else coalesce((
         select jsonb_agg(coalesce(rt.name, re.name, r.slug) order by s.position)
         from package_stay s join resort r on r.id = s.resort_id
         left join resort_text rt on rt.resort_id = r.id and rt.language = $2
         left join resort_text re on re.resort_id = r.id and re.language = 'en'
         where s.package_id = p.id), '[]'::jsonb) end) as entry
     from (
       select b.*, ${PAYMENT_STATUS} as payment_status from booking b
       where b.${day} = $1::date and b.status in ('confirmed', 'completed', 'no_show')
     ) b
     ${soldProduct('$2')}
     order by b.${flight} nulls last, b.contact_name, b.reference`,
    [date, language],
  );
  return rows.map(({ entry }) => entry);
}
