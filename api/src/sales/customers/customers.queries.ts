import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { CustomerDto } from './customers.dto.js';

/** Columns of a customer as it goes over the wire; `u` is the user, `c` the profile. */
export const CUSTOMER_COLUMNS = `u.id, json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name,
    'last_name', u.last_name, 'email_verified', u.email_verified_at is not null) as user,
  c.phone, c.country, u.locale, coalesce(c.currency, 'USD') as currency,
  coalesce(c.marketing_opt_in, false) as marketing_opt_in, ${instant('u.created_at')} as created_at, u.version`;

export const FROM_CUSTOMERS = `from "user" u left join customer_profile c on c.user_id = u.id`;

/** One customer. */
export const findCustomer = (sql: Pick<Sql, 'primaryRow'>, id: string) =>
  sql.primaryRow<CustomerDto>(
    `select ${CUSTOMER_COLUMNS} ${FROM_CUSTOMERS} where u.id = $1 and u.kind = 'customer' and u.deleted_at is null`,
    [id],
  );
