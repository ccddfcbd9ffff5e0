import type { Language } from '@atoll/contract/languages';
import type { Read } from '../catalogue/reader.js';
import { label } from '../catalogue/sql-parts.js';
import { Statement } from '../catalogue/statement.js';
import type { ListLocationsQuery } from './locations.dto.js';

const nameOf = (table: 'destination' | 'resort') => `coalesce(
    (select t.name from ${table}_text t where t.${table}_id = x.id and t.language = $1 and t.status <> 'draft'),
    (select t.name from ${table}_text t where t.${table}_id = x.id and t.language = 'en'), x.slug)`;

/** Published destinations. */
const DESTINATIONS = `select x.slug, ${nameOf('destination')} as name, x.island, x.atoll as atoll_code, x.type as kind, x.lat, x.lng,
    (select count(*) from resort r where r.destination_id = x.id and r.status = 'published') as resort_count, 1 as rank, x.position, x.id
  from destination x where x.status = 'published'`;

/** Islands that a published place to stay has to itself; boats lie nowhere. */
const OWN_ISLANDS = `select x.slug, ${nameOf('resort')} as name, x.island, x.atoll as atoll_code, 'resort_island' as kind, x.lat, x.lng,
    1 as resort_count, 2 as rank, x.position, x.id
  from resort x where x.status = 'published' and x.place_type = 'uninhabited_island'`;

/** All locations that fit: destinations in their order, then resort islands. */
export function listLocations(query: ListLocationsQuery, language: Language): Read {
  const statement = new Statement(language).filter(query.kind, (kind) => `place.kind = ${kind}`);
  const text = `select coalesce(json_agg(json_build_object('slug', place.slug, 'name', place.name, 'island', place.island,
      'atoll', ${label('atoll', 'place.atoll_code')},
      'atoll_code', place.atoll_code, 'kind', place.kind, 'lat', place.lat, 'lng', place.lng,
      'resort_count', place.resort_count)
      order by place.rank, place.position, place.id), '[]')::text as body
    from (${DESTINATIONS} union all ${OWN_ISLANDS}) place where ${statement.condition}`;
  return { text, values: statement.values, repeated: true };
}
