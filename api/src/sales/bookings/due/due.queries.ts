import type { Sql } from '../../../platform/data/sql.js';

/** Whether somebody may be paying for a booking by card. */
export const hasBegunCharge = async (sql: Pick<Sql, 'primaryRow'>, id: string): Promise<boolean> =>
  (await sql.primaryRow(
    `select from payment where booking_id = $1 and status = 'pending' and kind = 'payment' and provider is not null limit 1`,
    [id],
  )) !== null;
