import { type Read, readTogether } from '../../platform/data/read-together.queries.js';
import type { Sql } from '../../platform/data/sql.js';
import { leadsTo } from '../../content/listing/transfer-item.queries.js';
import type { Language } from '@atoll/contract/languages';
import { word, words } from '../../content/listing/sql-parts.js';
import type { TransferOption, TransferWays } from './transfer-ways.js';

type Row = Pick<Sql, 'primaryRow'>;

/** A place that is travelled to. */
interface Place {
  kind: 'package' | 'resort';
  id: number;
}

/** What checks and fares need of the transfer `f`. */
export const OPTION_COLUMNS = `f.slug as code, f.duration_minutes, f.daylight_only, f.first_departure, f.last_departure,
    f.latest_arrival_for_same_day, f.earliest_international_departure, f.pickup_before_flight_hours, f.wait_minutes_typical,
    f.operates_weekdays, f.flight_details_due_days,
    case when f.price_adult_return_minor is not null then json_build_object('adult', f.price_adult_return_minor,
      'child', f.price_child_minor, 'infant', f.price_infant_minor, 'shared', f.service = 'shared') end as fares`;

const MAIN_FIRST = 'f.position, f.price_adult_return_minor nulls last, f.id';

/** Ways to an island in the agency's order; the first is the main one. */
const options = (leads: string) =>
  `select f.id, f.mode, coalesce(${word('name')}, f.slug) as name, ${OPTION_COLUMNS}
  from transfer f ${words('transfer_text', 'transfer_id', 'f.id')}
  where f.status = 'published' and ${leads}
  order by ${MAIN_FIRST}`;

/** The first place of a package, or the last: a resort, else the destination there. `id` is SQL that names the package. */
const place = (
  order: 'asc' | 'desc',
  id = '$2',
) => `case when exists (select from package_resort pr where pr.package_id = ${id})
  then ${leadsTo('f', `(select pr.resort_id from package_resort pr where pr.package_id = ${id} order by pr.position ${order} limit 1)`)}
  else f.to_resort_id is null and f.to_destination_id =
    (select pd.destination_id from package_destination pd where pd.package_id = ${id} order by pd.position ${order} limit 1) end`;

/** SQL: so many days before a stay the main way to the package or the resort of booking `b` wants the flights; null where it does not say. */
export const FLIGHT_DETAILS_DAYS = `(select f.flight_details_due_days from transfer f where f.status = 'published'
     and case when b.resort_id is null then ${place('asc', 'b.package_id')} else ${leadsTo('f', 'b.resort_id')} end
     order by ${MAIN_FIRST} limit 1)`;

/** Reads the ways to where a package begins and from where it ends, or to a resort and from there. */
export function waysTo({ kind, id }: Place, language: Language): Record<keyof TransferWays, Read<TransferOption>> {
  const way = (order: 'asc' | 'desc') => ({
    text: options(kind === 'resort' ? leadsTo('f', '$2') : place(order)),
    values: [language, id],
  });
  return { there: way('asc'), home: way('desc') };
}

/** Those ways. */
export const transfersTo = (sql: Row, to: Place, language: Language): Promise<TransferWays> =>
  readTogether(sql, waysTo(to, language));
