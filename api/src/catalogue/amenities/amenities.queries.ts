import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@atoll/contract/languages';
import type { Read } from '../../content/listing/reader.js';
import { localization, word, words } from '../../content/listing/sql-parts.js';
import { inState, stateColumns } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { ListAmenitiesQuery } from './amenities.dto.js';

const COLUMNS = `a.id, a.code, coalesce(${word('name')}, a.code) as name, a.icon, a."group", a.is_filterable,
  ${localization(['name'])} as "_i18n"`;

/** Places `r` that offer the amenity `a`, themselves or in some of their rooms; deleted ones do not count. */
const OFFERS = `resort r where r.deleted_at is null
  and (exists (select from resort_amenity l where l.resort_id = r.id and l.amenity_id = a.id)
    or exists (select from jsonb_array_elements(r.room_types) room where coalesce(room -> 'amenities', '[]'::jsonb) ? a.code))`;

/** Published amenities that fit, in their order. */
export function listAmenities(query: ListAmenitiesQuery, language: Language): Read {
  const statement = new Statement(language);
  statement
    .where(inState(statement, 'a', query.status, `a.status = 'published'`))
    .filter(query.group, (group) => `a."group" = ${group}`)
    .filter(query.is_filterable, (yes) => `a.is_filterable = ${yes}::boolean`);
  const more =
    query.status === undefined
      ? ''
      : `${stateColumns('amenity', 'a')}, (select count(*)::int from ${OFFERS}) as resort_count`;
  const text = `select coalesce(json_agg(item), '[]')::text as body from (select ${COLUMNS}${more}
    from amenity a ${words('amenity_text', 'amenity_id', 'a.id')}
    where ${statement.condition} order by a.position, a.id) item`;
  return { text, values: statement.values, repeated: true };
}

/** True while a place offers the amenity. */
export async function isOffered(em: EntityManager, id: number): Promise<boolean> {
  const row = await transactionSql(em).primaryRow<{ offered: boolean }>(
    `select exists (select from ${OFFERS}) as offered from amenity a where a.id = $1`,
    [id],
  );
  return row?.offered ?? false;
}
