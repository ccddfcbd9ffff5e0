import type { Sql } from '../../platform/data/sql.js';
import type { UserKind } from '../accounts/user.entity.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** How many places an account knows: of more the one that was not seen for the longest time goes. */
const KEPT = 20;

/** Whether the account of an address (lower case) knows a place that was seen since. */
export const knowsPlace = async (
  sql: Rows,
  { kind, email, place, since }: { kind: UserKind; email: string; place: string; since: Date },
): Promise<boolean> =>
  (await sql.primaryRow(
    `select 1 as found from familiar_place p join "user" u on u.id = p.user_id
     where u.email = $1 and u.kind = $2 and u.is_active and p.hash = $3 and p.seen_at > $4`,
    [email, kind, place, since],
  )) !== null;

/** Notes that a user was at a place. */
export const rememberPlace = (sql: Rows, userId: string, place: string, now: Date) =>
  sql.primaryRows(
    `with noted as (
       insert into familiar_place (user_id, hash, seen_at) values ($1, $2, $3)
       on conflict (user_id, hash) do update set seen_at = excluded.seen_at)
     delete from familiar_place where user_id = $1 and hash in (
       select hash from familiar_place where user_id = $1 and hash <> $2 order by seen_at desc offset ${KEPT - 1})`,
    [userId, place, now],
  );

/** Hashes of the places that a user knows. */
export const placesOf = (sql: Rows, userId: string) =>
  sql.primaryRows<{ hash: string }>(`select hash from familiar_place where user_id = $1`, [userId]);
