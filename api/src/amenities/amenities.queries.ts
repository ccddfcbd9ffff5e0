import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import type { Read } from '../catalogue/reader.js';
import { Statement } from '../catalogue/statement.js';
import { transactionSql } from '../common/transaction-sql.js';
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

/** Makers of codes wait for each other until their transactions end. */
export async function lockCodes(em: EntityManager): Promise<void> {
  await transactionSql(em).primaryRows(`select pg_advisory_xact_lock(hashtextextended('amenity code', 0))`);
}

/** Number of places that offer an amenity, themselves or in some of their rooms; deleted ones do not count. */
export async function countOffers(em: EntityManager, id: number): Promise<number> {
  const row = await transactionSql(em).primaryRow<{ count: number }>(
    `select count(*)::int as count from resort r
     where r.deleted_at is null and (exists (select from resort_amenity l where l.resort_id = r.id and l.amenity_id = $1)
       or exists (select from jsonb_array_elements(r.room_types) room join amenity a on a.id = $1
         where coalesce(room -> 'amenities', '[]'::jsonb) ? a.code))`,
    [id],
  );
  return row?.count ?? 0;
}

/** Forgets that deleted places offered an amenity. */
export async function dropRetiredOffers(em: EntityManager, id: number): Promise<void> {
  await transactionSql(em).primaryRows(
    `delete from resort_amenity l using resort r
     where r.id = l.resort_id and l.amenity_id = $1 and r.deleted_at is not null`,
    [id],
  );
}
