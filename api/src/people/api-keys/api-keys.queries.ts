import type { Sql } from '../../platform/data/sql.js';
import { instant } from '../../platform/data/sql-text.js';
import { IS_OVER } from '../auth/key-check.queries.js';
import type { ApiKeyDto } from './api-keys.dto.js';

const COLUMNS = `k.id, k.name, k.prefix, k.scopes, k.pace as calls_per_minute,
  to_char(k.expires_on, 'YYYY-MM-DD') as expires_on, ${instant('k.created_at')} as created_at,
  ${instant('k.last_used_at')} as last_used_at, ${instant('k.revoked_at')} as revoked_at,
  case when u.id is not null then json_build_object('id', u.id, 'name', trim(concat(u.first_name, ' ', u.last_name))) end
    as created_by,
  case when k.revoked_at is not null then 'revoked' when ${IS_OVER('$1')} then 'expired'
    when u.is_active then 'active' else 'suspended' end as status`;

const FROM = `from api_key k left join "user" u on u.id = k.created_by_id`;

/** All keys, those that count first, newest first. */
export const listKeys = (sql: Sql, now: Date) =>
  sql.primaryRows<ApiKeyDto>(
    `select ${COLUMNS} ${FROM} order by k.revoked_at is not null, k.created_at desc, k.id desc`,
    [now],
  );

/** One key, also of the transaction that has just written it. */
export const readKey = (sql: Pick<Sql, 'primaryRow'>, id: string, now: Date) =>
  sql.primaryRow<ApiKeyDto>(`select ${COLUMNS} ${FROM} where k.id = $2`, [now, id]);

/** How many keys are neither revoked nor over; who makes one waits for who makes another. */
export async function countKeys(sql: Pick<Sql, 'primaryRow'>, now: Date): Promise<number> {
  await sql.primaryRow(`select pg_advisory_xact_lock(hashtextextended('api_key', 0))`);
  const row = await sql.primaryRow<{ count: number }>(
    `select count(*)::int as count from api_key k where k.revoked_at is null and not ${IS_OVER('$1')}`,
    [now],
  );
  return row?.count ?? 0;
}
