import type { KeyPace, KeyScope } from '@atoll/contract/permissions';
import type { Language } from '@atoll/contract/languages';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';

/** `p` is the present time; a day ends when it ends in the Maldives. */
export const IS_OVER = (p: string) =>
  `coalesce((k.expires_on + 1)::timestamp at time zone 'Indian/Maldives' <= ${p}::timestamptz, false)`;

/** A key that counts, with who made it. */
export interface KnownKey {
  id: string;
  name: string;
  scopes: KeyScope[];
  pace: KeyPace;
  /** Whether it was noted this hour that it is used. */
  noted: boolean;
  role: string | null;
  totp_enabled: boolean;
  locale: Language;
}

/** The key with this hash: not revoked, not over, of an active account. Read from the primary: revoking acts at once. */
export const findKey = (sql: Sql, hash: string, now: Date) =>
  sql.primaryRow<KnownKey>(
    prepared(`select k.id, k.name, k.scopes, k.pace, u.role, u.locale, u.totp_confirmed_at is not null as totp_enabled,
       coalesce(k.last_used_at >= date_trunc('hour', $2::timestamptz), false) as noted
     from api_key k join "user" u on u.id = k.created_by_id
     where k.hash = $1 and k.revoked_at is null and not ${IS_OVER('$2')} and u.is_active and u.kind = 'staff'`),
    [hash, now],
  );

/** Notes the hour in which a key was used. */
export const noteUse = (sql: Sql, id: string, now: Date) =>
  sql.primaryRows(`update api_key set last_used_at = date_trunc('hour', $2::timestamptz) where id = $1`, [id, now]);
