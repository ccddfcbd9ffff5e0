import { label, localization, picture, word, words } from './sql-parts.js';
import { stateColumns } from './staff-list.queries.js';

const LIST_FIELDS = ['name', 'summary'];

/** Columns of a destination in a list; `d` is the destination, `t` and `e` its words. */
export const destinationItemColumns = (i18n = localization(LIST_FIELDS)): string => `
  d.id, d.slug, coalesce(${word('name')}, d.slug) as name, d.type, ${label('atoll', 'd.atoll')} as atoll, d.atoll as atoll_code,
  d.island, coalesce(${word('summary')}, '') as summary, ${picture('d.cover_id')} as image,
  case when d.cover_id is null then d.image_url end as image_url, d.is_featured, d.lat, d.lng,
  (select count(*) from resort r where r.destination_id = d.id and r.status = 'published') as resort_count,
  (select count(*) from package_destination pd join package p on p.id = pd.package_id and p.status = 'published'
    where pd.destination_id = d.id) as package_count,
  ${i18n} as "_i18n"`;

/** Joins the words of the destination `d`. */
export const DESTINATION_WORDS = words('destination_text', 'destination_id', 'd.id');

/** A JSON array of destinations: those of `source` (rows of `destination` with their `place`), in its order. */
export const destinationItems = (source: string): string =>
  `(select coalesce(json_agg(item), '[]') from (
    select ${destinationItemColumns()} from (${source}) d ${DESTINATION_WORDS} order by d.place) item)`;

/** The same list for staff: destinations in any state, and where each of them stands. */
export const staffDestinationItems = (source: string): string =>
  `(select coalesce(json_agg(item), '[]') from (
    select ${destinationItemColumns()}${stateColumns('destination', 'd')}
    from (${source}) d ${words('destination_text', 'destination_id', 'd.id', true)} order by d.place) item)`;
