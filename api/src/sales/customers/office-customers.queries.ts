import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import { CUSTOMER_COLUMNS, FROM_CUSTOMERS } from './customers.queries.js';
import type { CustomerFilter, ListCustomersQuery, OfficeCustomerDto } from './office-customers.dto.js';

/** What the bookings of a customer tell. */
const BOOKINGS = `left join lateral (select count(*)::int as bookings_count, max(b.created_at) as last_booking_at
  from booking b where b.customer_id = u.id) n on true`;

const COLUMNS = `${CUSTOMER_COLUMNS}, n.bookings_count, ${instant('n.last_booking_at')} as last_booking_at,
  ${instant('u.last_login_at')} as last_login_at`;

const KNOWN = `u.kind = 'customer' and u.deleted_at is null`;

/** `$1` pattern, `$2` country, `$3` language, `$4` whether offers may be mailed; null = any. */
const FILTER = `${KNOWN} and ($1::text is null or u.email ilike $1 or c.phone ilike $1
    or concat_ws(' ', u.first_name, u.last_name) ilike $1)
  and ($2::text is null or c.country = $2) and ($3::text is null or u.locale = $3)
  and ($4::boolean is null or coalesce(c.marketing_opt_in, false) = $4)`;

const ORDER: Record<NonNullable<ListCustomersQuery['sort']>, string> = {
  newest: 'u.created_at desc, u.id desc',
  oldest: 'u.created_at, u.id',
  name: 'lower(u.first_name), lower(u.last_name), u.id',
  email: 'u.email',
  last_booking: 'n.last_booking_at desc nulls last, u.id',
  bookings: 'n.bookings_count desc, u.created_at desc, u.id',
};

const valuesOf = ({ search, country, locale, marketing_opt_in }: CustomerFilter) => [
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
  country?.toUpperCase() ?? null,
  locale ?? null,
  marketing_opt_in ?? null,
];

/** One page of customers and the number of all that fit. */
export async function listCustomers(
  sql: Sql,
  query: CustomerFilter & Pick<ListCustomersQuery, 'sort'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: OfficeCustomerDto[] }> {
  const values = valuesOf(query);
  const [count, rows] = await Promise.all([
    sql.primaryRow<{ count: number }>(`select count(*)::int as count ${FROM_CUSTOMERS} where ${FILTER}`, values),
    sql.primaryRows<OfficeCustomerDto>(
      `select ${COLUMNS} ${FROM_CUSTOMERS} ${BOOKINGS} where ${FILTER} order by ${ORDER[query.sort ?? 'newest']}
       limit $5 offset $6`,
      [...values, limit, offset],
    ),
  ]);
  return { count: count?.count ?? 0, rows };
}

/** One customer. */
export const findOfficeCustomer = (sql: Sql, id: string) =>
  sql.primaryRow<OfficeCustomerDto>(`select ${COLUMNS} ${FROM_CUSTOMERS} ${BOOKINGS} where ${KNOWN} and u.id = $1`, [
    id,
  ]);
