import type { Sql } from '../../platform/data/sql.js';
import { parseMinor } from '../../platform/fields/money.js';
import type { Booking } from './booking.entity.js';
import { givenByHand, type totals } from './price-adjustments.js';

/** What was agreed by hand about the price of a booking, and still is a part of it: cents above the computed total, below 0 where it is less. */
export async function agreedDifference(
  sql: Pick<Sql, 'primaryRow'>,
  { id, priceDetails }: Pick<Booking, 'id' | 'priceDetails'>,
): Promise<number> {
  const given = priceDetails ? givenByHand(priceDetails) : 0;
  if (given === 0) return 0;
  const last = await sql.primaryRow<ReturnType<typeof totals>>(
    `select data ->> 'total_before' as total_before, data ->> 'total' as total from booking_event
     where booking_id = $1 and type = 'price' order by at desc, id desc limit 1`,
    [id],
  );
  // Bookings of earlier offers have no such event.
  return last ? parseMinor(last.total) - parseMinor(last.total_before) : given;
}
