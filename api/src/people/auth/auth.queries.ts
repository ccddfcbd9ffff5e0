import type { Caller } from '../../platform/access/access.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';

/** The user of a session that is neither revoked nor over, if still active. Read from the primary: revoking acts at once. */
export const findCaller = (sql: Sql, sessionId: string, now: Date) =>
  sql.primaryRow<Omit<Caller, 'sessionId' | 'permissions' | 'totp_setup_required'>>(
    prepared(`select u.id, u.kind, u.email, u.first_name, u.last_name, u.role, u.locale, u.languages, u.version,
       u.email_verified_at is not null as email_verified, u.totp_confirmed_at is not null as totp_enabled
     from session s join "user" u on u.id = s.user_id
     where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.is_active`),
    [sessionId, now],
  );
