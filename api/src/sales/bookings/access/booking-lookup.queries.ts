import type { Sql } from '../../../platform/data/sql.js';

/** The booking with a reference that was made with an address; null when there is none. */
export const bookingOf = (sql: Pick<Sql, 'primaryRow'>, reference: string, email: string) =>
  sql.primaryRow<{ id: string }>('select id from booking where reference = $1 and lower(contact_email) = $2', [
    reference,
    email.toLowerCase(),
  ]);
