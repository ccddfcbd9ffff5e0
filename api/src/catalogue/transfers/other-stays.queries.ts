import type { Language } from '@atoll/contract/languages';
import { word, words } from '../../content/listing/sql-parts.js';
import { leadsTo } from '../../content/listing/transfer-item.queries.js';
import type { Sql } from '../../platform/data/sql.js';
import type { OtherTransfer } from './transfer-alternatives.js';
import { OPTION_COLUMNS } from './transfer-options.queries.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** A place to stay that is open to visitors, with its cheapest room. `code` is its slug. */
export interface StayPlace {
  id: number;
  code: string;
  /** In the language asked for, or in English. */
  name: string;
  room: string;
}

/** A place that boats reach, and the main way there. */
export interface BoatPlace extends StayPlace {
  transfer: OtherTransfer;
}

const PLACE = `r.id, r.slug as code, coalesce(${word('name')}, r.slug) as name, k.room`;

const FROM = `from resort r ${words('resort_text', 'resort_id', 'r.id')}
  cross join lateral (select x ->> 'code' as room, (x -> 'price_minor')::int as price
    from jsonb_array_elements(r.room_types) x order by price limit 1) k`;

const BY_ROAD = `exists (select from transfer f where f.mode = 'road' and ${leadsTo('f', 'r.id')})`;

/** Whoever sleeps near the airport drives there: the cheapest place that a road leads to. */
export const findAirportHotel = (sql: Rows, language: Language) =>
  sql.primaryRow<StayPlace>(
    `select ${PLACE} ${FROM} where r.status = 'published' and ${BY_ROAD} order by k.price, r.id limit 1`,
    [language],
  );

/** Islands whose main way is a speedboat, the cheapest first; none of `except`. */
export const listBoatPlaces = (sql: Rows, except: readonly number[], language: Language) =>
  sql.primaryRows<BoatPlace>(
    `select ${PLACE}, to_json(way) as transfer ${FROM}
     cross join lateral (select f.mode, ${OPTION_COLUMNS} from transfer f
       where ${leadsTo('f', 'r.id')} order by f.position, f.price_adult_return_minor nulls last, f.id limit 1) way
     where r.status = 'published' and way.mode = 'speedboat' and r.id <> all($2::int[]) and not ${BY_ROAD}
     order by k.price, r.id limit 12`,
    [language, except],
  );

/** Id of a package or a place to stay that is open to visitors, by id or slug; null where there is none. */
export const findPublished = async (sql: Rows, kind: 'package' | 'resort', reference: string): Promise<number | null> =>
  (
    await sql.primaryRow<{ id: number }>(
      `select id from ${kind} where status = 'published' and (slug = $1 or id::text = $1)`,
      [reference],
    )
  )?.id ?? null;

/** Places of a package. */
export const placesOf = async (sql: Rows, packageId: number): Promise<number[]> =>
  (
    await sql.primaryRows<{ id: number }>(`select resort_id as id from package_resort where package_id = $1`, [
      packageId,
    ])
  ).map(({ id }) => id);
