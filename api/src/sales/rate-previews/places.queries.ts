import type { Sql } from '../../platform/data/sql.js';

/** A resort on sale by id or slug, with the policy of its rooms. */
export const findPlace = (sql: Pick<Sql, 'primaryRow'>, idOrSlug: string) =>
  sql.primaryRow<{ id: number; policy: string | null }>(
    `select id, cancellation_policy as policy from resort
     where status = 'published' and deleted_at is null and (slug = $1 or id::text = $1)`,
    [idOrSlug],
  );
