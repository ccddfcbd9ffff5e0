import type { Language } from '@atoll/contract/languages';
import type { Read } from '../catalogue/reader.js';
import { Statement } from '../catalogue/statement.js';
import type { ListAmenitiesQuery } from './amenities.dto.js';

/** `_i18n` of a row whose names stand by language in one column. */
const LOCALIZATION = `json_build_object('language', $1::text, 'fallback_fields',
  case when a.names ? $1 then '[]'::json else '["name"]'::json end, 'outdated_fields', '[]'::json)`;

/** Members of the amenity `a` in a list. */
export const AMENITY = `'id', a.id, 'code', a.code, 'name', coalesce(a.names ->> $1, a.names ->> 'en'), 'icon', a.icon,
  'group', a."group", 'is_filterable', a.is_filterable, '_i18n', ${LOCALIZATION}`;

/** All amenities that fit, in their order. */
export function listAmenities(query: ListAmenitiesQuery, language: Language): Read {
  const statement = new Statement(language)
    .filter(query.group, (group) => `a."group" = ${group}`)
    .filter(query.is_filterable, (yes) => `a.is_filterable = ${yes}::boolean`);
  const text = `select coalesce(json_agg(json_build_object(${AMENITY}) order by a.position, a.id), '[]')::text as body
    from amenity a where ${statement.condition}`;
  return { text, values: statement.values, repeated: true };
}
