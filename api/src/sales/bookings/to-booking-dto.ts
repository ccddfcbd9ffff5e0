import type { Language } from '@atoll/contract/languages';
import { toldWay } from '../../catalogue/transfers/transfer-answer.js';
import { formatMinor } from '../../platform/fields/money.js';
import type { BookedCover, BookedRoomDto, BookingImageDto } from './booked-product.dto.js';
import type { BookingDto } from './bookings.dto.js';
import type { BookingStateDto } from './booking-state.dto.js';
import type { BookingTransferCheckDto } from './flights/booking-transfer.dto.js';
import type { BookingRow } from './bookings.queries.js';
import { dueFacts } from './due/due-of-row.js';
import { dueOf } from './due/due.js';
import { toDueDto } from './due/due.dto.js';
import { type ActionFacts, type BookingReader, allowedActions } from './machine/booking-actions.js';

/** Who reads a booking, and what they may know. */
export interface BookingView extends BookingReader {
  /** Whether they may know how to reach the guest. */
  reachable: boolean;
}

const factsOf = (row: BookingRow): ActionFacts => {
  const facts = dueFacts(row);
  return {
    ...facts,
    checkIn: row.check_in,
    checkOut: row.check_out,
    extended: row.extended,
    balance: facts.totalMinor - facts.netPaid,
    detailsDue: row.details_due,
    changeWaits: row.change_reply_by !== null,
  };
};

/** How a booking stands. */
const stateOf = (
  row: BookingRow,
  facts: ReturnType<typeof factsOf>,
  view: BookingView,
  now: Date,
): BookingStateDto => ({
  allowed_actions: allowedActions(facts, view, now),
  payment_status: row.payment_status,
  due: toDueDto(dueOf(facts)),
  deposit_due: formatMinor(row.deposit_minor),
  least_fee: formatMinor(Math.min(row.least_fee_minor, row.total_minor)),
  balance_due_on: row.balance_due_on,
  paid: formatMinor(row.paid_minor),
  refunded: formatMinor(row.refunded_minor),
  balance: formatMinor(facts.balance),
  refund_due: formatMinor(row.refund_due_minor),
  money_back: formatMinor(row.money_back_minor),
  proof_waiting: row.proof_waiting,
  also_held: view.by === 'staff' ? row.also_held : 0,
  message_waiting_since: view.by === 'staff' ? row.message_waiting_since : null,
  unread_messages: view.by === 'staff' ? row.unread_by_staff : row.unread_by_holder,
  expires_at: row.expires_at,
  extended: row.extended,
  reply_by: row.reply_by,
  payment_due_at: row.payment_due_at,
  change_reply_by: row.change_reply_by,
  cancellation: row.cancellation,
  assigned_to: view.by === 'staff' ? row.assigned_to : null,
});

const checkOf = ({ transfer_check: kept }: BookingRow, language: Language): BookingTransferCheckDto | null =>
  kept && {
    name: kept.name,
    feasible: kept.feasible,
    arrival: toldWay('arrival', kept.arrival, language),
    departure: toldWay('departure', kept.departure, language),
    checked_at: kept.checked_at,
  };

/** The room of a stay by nights; null for a package. */
export const bookedRoom = ({ room_code: code, room_name: name, rooms, meal_plan }: BookingRow): BookedRoomDto | null =>
  code === null ? null : { code, name: name ?? code, rooms, meal_plan };

function toCover({ hash, ...picture }: BookedCover): BookingImageDto {
  const base = `/media/${picture.key}-${hash}`;
  const webp = (name: string) => `${base}/${name}.webp`;
  return {
    ...picture,
    variants: {
      thumbnail: webp('thumbnail'),
      card: webp('card'),
      tile: webp('tile'),
      gallery: webp('gallery'),
      portrait: webp('portrait'),
      wide: webp('wide'),
      large: webp('large'),
      hero: webp('hero'),
      share: `${base}/share.jpg`,
    },
  };
}

/** A stored booking as it goes over the wire. */
export const toBookingDto = (
  row: BookingRow,
  { view, now, language }: { view: BookingView; now: Date; language: Language },
): BookingDto => ({
  ...stateOf(row, factsOf(row), view, now),
  id: row.id,
  reference: row.reference,
  status: row.status,
  product: {
    kind: row.product_kind,
    id: row.product_id,
    slug: row.product_slug,
    name: row.product_name,
    cover_image: row.cover && toCover(row.cover),
    min_age: row.min_age,
  },
  room: bookedRoom(row),
  check_in: row.check_in,
  check_out: row.check_out,
  nights: row.nights,
  adults: row.adults,
  children_ages: row.children_ages,
  travellers: row.travellers,
  arrival_flight_at: row.arrival_flight_at,
  departure_flight_at: row.departure_flight_at,
  transfer: row.transfer,
  transfer_check: checkOf(row, language),
  contact: {
    name: row.contact_name,
    email: view.reachable ? row.contact_email : '',
    phone: view.reachable ? row.contact_phone : '',
    country: row.contact_country,
    preferred_channel: row.preferred_channel,
  },
  details: {
    arrival_flight_no: row.arrival_flight_no,
    departure_flight_no: row.departure_flight_no,
    due: row.details_due,
    named_travellers: row.named_travellers.map(({ name, birth_date, nationality }) => ({
      name,
      birth_date: view.reachable ? birth_date : null,
      nationality: view.reachable ? nationality : null,
    })),
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
  created_at: row.created_at,
  version: row.version,
});
