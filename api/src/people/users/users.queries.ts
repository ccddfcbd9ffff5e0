import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { ListUsersQuery, UserDto, UserStatus } from './users.dto.js';

/** `$1` is the time. */
const STATUS = `case when not u.is_active then 'disabled' when u.locked_until > $1 then 'locked'
  when u.email_verified_at is null then 'invited' else 'active' end`;

const COLUMNS = `u.id, u.email, u.first_name, u.last_name, u.role, u.languages, u.locale, u.is_active, ${STATUS} as status,
  u.totp_confirmed_at is not null as totp_enabled,
  case when u.locked_until > $1 then ${instant('u.locked_until')} end as locked_until,
  ${instant('u.last_login_at')} as last_login_at, ${instant('u.created_at')} as created_at,
  ${instant('u.updated_at')} as updated_at, u.version`;

const ORDER: Record<NonNullable<ListUsersQuery['sort']>, string> = {
  name: 'lower(u.first_name), lower(u.last_name), u.id',
  email: 'u.email',
  role: 'u.role, lower(u.first_name), lower(u.last_name), u.id',
  newest: 'u.created_at desc, u.id desc',
  last_login: 'u.last_login_at desc nulls last, u.id',
};

/** One member of staff. */
export const findUser = (sql: Pick<Sql, 'primaryRow'>, id: string, now: Date) =>
  sql.primaryRow<UserDto>(`select ${COLUMNS} from "user" u where u.id = $2 and u.kind = 'staff'`, [now, id]);

/** One page of members of staff and the number of all that fit. */
export async function listUsers(
  sql: Sql,
  {
    search,
    role,
    status,
    sort,
  }: { search?: string; role?: string; status?: UserStatus; sort?: ListUsersQuery['sort'] },
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: UserDto[] }> {
  const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const where = `u.kind = 'staff' and ($2::text is null or u.role = $2) and ($3::text is null or ${STATUS} = $3)
    and ($4::text is null or u.email ilike $4 or concat_ws(' ', u.first_name, u.last_name) ilike $4)`;
  const values = [now, role ?? null, status ?? null, pattern];
  const [count, rows] = await Promise.all([
    sql.primaryRow<{ count: number }>(`select count(*)::int as count from "user" u where ${where}`, values),
    sql.primaryRows<UserDto>(
      `select ${COLUMNS} from "user" u where ${where} order by ${ORDER[sort ?? 'name']} limit $5 offset $6`,
      [...values, limit, offset],
    ),
  ]);
  return { count: count?.count ?? 0, rows };
}

/** Whether a member of staff has left any trace; who has none may be removed. */
export const hasHistory = async (sql: Pick<Sql, 'primaryRow'>, id: string): Promise<boolean> =>
  (await sql.primaryRow(
    `select 1 as found from "user" u where u.id = $1
     and (u.last_login_at is not null or exists (select from audit_entry a where a.actor_id = u.id))`,
    [id],
  )) !== null;
