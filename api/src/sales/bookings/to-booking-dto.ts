import { formatMinor } from '../../platform/fields/money.js';
import type { BookingImageDto } from './booking-package.dto.js';
import type { BookingDto } from './bookings.dto.js';
import type { BookingRow } from './bookings.queries.js';

/**
 * A stored booking as it goes over the wire.
 * @param reachable whether the reader may know how to reach the guest
 */
export const toBookingDto = (
  row: BookingRow,
  { cover, reachable }: { cover: BookingImageDto | null; reachable: boolean },
): BookingDto => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  package: { id: row.package_id, slug: row.package_slug, name: row.package_name, cover_image: cover },
  check_in: row.check_in,
  check_out: row.check_out,
  nights: row.nights,
  adults: row.adults,
  children_ages: row.children_ages,
  travellers: row.travellers,
  arrival_flight_at: row.arrival_flight_at,
  departure_flight_at: row.departure_flight_at,
  contact: {
    name: row.contact_name,
    email: reachable ? row.contact_email : '',
    phone: reachable ? row.contact_phone : '',
    country: row.contact_country,
    preferred_channel: row.preferred_channel,
  },
  special_requests: row.special_requests,
  price: formatMinor(row.price_minor),
  pricing_type: row.pricing_type,
  occupancy: row.occupancy,
  units: row.units,
  total: formatMinor(row.total_minor),
  currency: row.currency,
  price_details: row.price_details,
  ...(row.display_total !== null && row.display_currency !== null
    ? { display_total: row.display_total, display_currency: row.display_currency }
    : {}),
  locale: row.locale,
  source: row.source,
  terms_version: row.terms_version,
  terms_accepted_at: row.terms_accepted_at,
  terms_hash: row.terms_hash,
  reply_by: row.reply_by,
  created_at: row.created_at,
  version: row.version,
});
