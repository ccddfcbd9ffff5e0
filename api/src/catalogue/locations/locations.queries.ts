import type { Language } from '@atoll/contract/languages';
import { searchPatterns } from '../../content/listing/fold-text.js';
import type { Read } from '../../content/listing/reader.js';
import { label, localization, word, words } from '../../content/listing/sql-parts.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import type { ListLocationsQuery } from './locations.dto.js';

/** Columns that stand alike in every table of places. */
const PLACE = `x.id, x.slug, coalesce(${word('name')}, x.slug) as name, x.island, x.atoll as atoll_code, x.lat, x.lng, x.search, x.position`;

/** State of what is derived, in staff lists: it is there because it is public, and is not edited here. */
const PUBLIC_STATE = `, 'published' as status, null::json as editing`;

/** Slug of the destination in `destination_id`, when visitors see it. */
const DESTINATION = `(select d.slug from destination d where d.id = x.destination_id and d.status = 'published')`;

/** Published destinations. */
const destinations = (state: string) => `select 1 as rank, 'destination' as source, ${PLACE}, x.type as kind,
    null as description, x.slug as destination, ${localization(['name'])} as "_i18n",
    (select count(*) from resort r where r.destination_id = x.id and r.status = 'published') as resort_count${state}
  from destination x ${words('destination_text', 'destination_id', 'x.id')} where x.status = 'published'`;

/** Islands that a published place to stay has to itself; boats lie nowhere. */
const ownIslands = (state: string) => `select 2 as rank, 'resort' as source, ${PLACE}, 'resort_island' as kind,
    null as description, ${DESTINATION} as destination, ${localization(['name'])} as "_i18n", 1 as resort_count${state}
  from resort x ${words('resort_text', 'resort_id', 'x.id')}
  where x.status = 'published' and x.place_type = 'uninhabited_island'`;

/** The agency's own points on the map. Staff lists have words that visitors do not see yet. */
const ownLocations = (condition: string, state: string) => `select 3 as rank, 'location' as source, ${PLACE}, x.kind,
    ${word('description')} as description, ${DESTINATION} as destination,
    ${localization(['name', 'description'])} as "_i18n", 0 as resort_count${state}
  from location x ${words('location_text', 'location_id', 'x.id', state !== '')} where ${condition}`;

/** All locations that fit: destinations in their order, then resort islands, then the agency's own. */
export function listLocations(query: ListLocationsQuery, language: Language): Read {
  const { status } = query;
  const statement = new Statement(language);
  const shown = inState(statement, 'x', status, `x.status = 'published'`);
  const derived = status === undefined || status === 'published' || status === 'all';
  const state = status === undefined ? '' : PUBLIC_STATE;
  const places = [
    ...(derived ? [destinations(state), ownIslands(state)] : []),
    ownLocations(shown, status === undefined ? '' : stateColumns('location', 'x')),
  ];
  statement
    .filter(query.kind, (kind) => `place.kind = ${kind}`)
    .filter(query.atoll, (code) => `place.atoll_code = ${code}`)
    .filter(query.source, (source) => `place.source = ${source}`);
  for (const pattern of searchPatterns(query.search ?? ''))
    statement.filter(pattern, (part) => `place.search like ${part}`);
  const text = `select coalesce(json_agg(item), '[]')::text as body from (
    select place.source, place.id, place.slug, place.name, place.description, place.island,
      ${label('atoll', 'place.atoll_code')} as atoll, place.atoll_code, place.kind, place.lat, place.lng,
      place.destination, place.resort_count, place."_i18n"${status === undefined ? '' : ', place.status, place.editing'}
    from (${places.join(' union all ')}) place where ${statement.condition}
    order by place.rank, place.position, place.id) item`;
  return { text, values: statement.values, repeated: query.search === undefined };
}
