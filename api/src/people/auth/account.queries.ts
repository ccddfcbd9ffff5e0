import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { SessionDto } from './account.dto.js';
import { SESSION_IDLE } from './sessions.js';

/** Sessions of a user that could still be used: `$1` user, `$2` current session, `$3` now. */
export const listSessions = (sql: Sql, userId: string, currentId: string | null, now: Date) =>
  sql.primaryRows<SessionDto>(
    `select s.id, s.user_agent, s.network, ${instant('s.created_at')} as created_at,
       ${instant('s.last_used_at')} as last_used_at, ${instant('s.expires_at')} as expires_at,
       coalesce(s.id = $2::uuid, false) as current
     from session s join "user" u on u.id = s.user_id
     where s.user_id = $1 and s.revoked_at is null and s.expires_at > $3
       and s.last_used_at > $3::timestamptz - case u.kind when 'staff' then $4::int else $5::int end * interval '1 ms'
     order by (s.id = $2::uuid) desc nulls last, s.last_used_at desc, s.id`,
    [userId, currentId, now, SESSION_IDLE.staff, SESSION_IDLE.customer],
  );
