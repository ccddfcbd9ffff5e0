import { prepared } from '../../../platform/data/prepared.js';
import type { Sql } from '../../../platform/data/sql.js';

const LOCK = prepared('select pg_advisory_xact_lock(hashtextextended($1, 7302232))');

/** Bookings of one household are counted one after the other: of many at once each sees those before it. */
export const lockHousehold = (sql: Pick<Sql, 'primaryRow'>, household: string) => sql.primaryRow(LOCK, [household]);

const HELD = prepared(`select
    coalesce((select sum(b.travellers) from booking b
      where b.household = $1 and b.paid_minor = 0 and b.created_at > $2
        and exists (select from allocation a where a.booking_id = b.id and a.released_at is null)), 0)::int as held,
    exists (select from allocation a where a.booking_id = $3 and a.released_at is null) as takes`);

/** Travellers for whom a household holds places unpaid, of bookings since an instant, and whether a booking that begins takes any. */
export const heldBy = (
  sql: Pick<Sql, 'primaryRow'>,
  household: string,
  { since, booking }: { since: Date; booking: string },
) => sql.primaryRow<{ held: number; takes: boolean }>(HELD, [household, since, booking]);

const HOLDS_BESIDE = `o.id <> b.id and o.paid_minor = 0
      and exists (select from allocation k where k.booking_id = o.id and k.released_at is null)`;

/**
 * SQL: other bookings that hold places unpaid from the same household, or for the same address, as booking `b`. Each by its own index, and
 * twenty at most: a list reads it for every row.
 */
export const ALSO_HELD = `case when b.household is null or b.paid_minor > 0 then 0 else (select count(*)::int from (
    (select o.id from booking o where o.household = b.household and ${HOLDS_BESIDE} limit 20)
    union
    (select o.id from booking o where lower(o.contact_email) = lower(b.contact_email) and o.household is not null
      and ${HOLDS_BESIDE} limit 20)) beside) end`;
