import type { Sql } from '../../platform/data/sql.js';

/** Gives a customer the guest bookings that were made with an address. Returns how many. */
export const claimBookings = async (sql: Pick<Sql, 'primaryRows'>, customerId: string, email: string) =>
  (
    await sql.primaryRows(
      `update booking set customer_id = $1 where customer_id is null and lower(contact_email) = $2 returning id`,
      [customerId, email.toLowerCase()],
    )
  ).length;

/** Takes the contact out of a customer's bookings; what was booked and for how much stays for the books. */
export const forgetContact = async (sql: Pick<Sql, 'primaryRows'>, customerId: string, now: Date) =>
  (
    await sql.primaryRows(
      `update booking set contact_name = '', contact_email = '', contact_phone = '', contact_country = null, special_requests = '',
         named_travellers = '[]', arrival_flight_no = null, departure_flight_no = null,
         updated_at = $2, version = version + 1
       where customer_id = $1 returning id`,
      [customerId, now],
    )
  ).length;
