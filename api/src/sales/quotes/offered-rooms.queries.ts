import type { Sql } from '../../platform/data/sql.js';

type Row = Pick<Sql, 'primaryRow'>;

/** What a quote and a booking take from a published resort. */
export interface OfferedResort {
  id: number;
  slug: string;
  /** Of its rooms; without one none is sold. */
  policy: string | null;
  /** Youngest guest; null for all ages. */
  min_age: number | null;
}

const SOLD = `select id, slug, cancellation_policy as policy, (children_policy ->> 'min_age')::int as min_age
  from resort where (slug = $1 or id::text = $1)`;
const ON_SALE = `${SOLD} and status = 'published' and deleted_at is null`;

export const findResort = (sql: Row, idOrSlug: string) => sql.primaryRow<OfferedResort>(ON_SALE, [idOrSlug]);

/** The same, shared until the transaction ends, so that nobody changes it meanwhile. */
export const holdResort = (sql: Row, idOrSlug: string) =>
  sql.primaryRow<OfferedResort>(`${ON_SALE} for share`, [idOrSlug]);

/** One with nights that are booked, whether it is still on sale or not, shared alike. */
export const holdBookedResort = (sql: Row, idOrSlug: string) =>
  sql.primaryRow<OfferedResort>(`${SOLD} for share`, [idOrSlug]);
