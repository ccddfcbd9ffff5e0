import type {
  BookingConditions,
  BookingMail,
  BookingMoney,
  FlightFault,
  GuestBookingMail,
} from '../../../people/mail/templates/booking-mail.js';
import { formatMinor, parseMinor } from '../../../platform/fields/money.js';
import type { BookingStatus } from '../booking-status.js';
import type { BookingRow } from '../bookings.queries.js';
import { dueOfRow } from '../due/due-of-row.js';

/** States in which nothing has been confirmed: an end costs nothing (T13). */
const FIRST: readonly BookingStatus[] = ['on_hold', 'requested', 'awaiting_payment', 'waitlisted'];

const netPaid = (row: BookingRow): number => row.paid_minor - row.refunded_minor;

/** What was paid above the total. Cents. */
export const paidOver = (row: BookingRow): number => Math.max(netPaid(row) - row.total_minor, 0);

/** By when what is left of the deposit is to come; null where nothing is left, or no time is set. */
export const depositUntil = (row: BookingRow): string | null =>
  row.status === 'confirmed' || row.status === 'completed' ? null : (dueOfRow(row).by?.toISOString() ?? null);

const moneyOf = (row: BookingRow): BookingMoney => ({
  deposit: formatMinor(row.deposit_minor),
  rest: formatMinor(row.total_minor - row.deposit_minor),
  rest_due_on: row.balance_due_on,
  paid: formatMinor(netPaid(row)),
  open: formatMinor(Math.max(row.total_minor - netPaid(row), 0)),
  due: formatMinor(dueOfRow(row).amount),
  due_until: depositUntil(row),
  later: formatMinor(dueOfRow(row).later),
});

const conditionsOf = ({ price_details: details, status, ...row }: BookingRow, now: Date): BookingConditions | null =>
  details && {
    free_at_first: FIRST.includes(status),
    deposit_refundable: details.cancellation.deposit_refundable,
    cutoffs: details.cancellation.cutoffs.filter(({ until }) => Date.parse(until) >= now.getTime()),
    least_fee: formatMinor(Math.min(row.least_fee_minor, row.total_minor)),
  };

const extrasOf = ({ price_details: details }: BookingRow): BookingMail['extras'] =>
  (details?.lines ?? [])
    .filter(({ kind, amount }) => kind === 'extra' && parseMinor(amount) > 0)
    .map(({ label, qty, amount }) => ({ label, count: qty, amount }));

const flightFaults = ({ transfer_check: check }: BookingRow): FlightFault[] =>
  (['arrival', 'departure'] as const).flatMap((way) => {
    const told = check?.[way];
    return told && !told.feasible && told.code !== null ? [{ way, code: told.code, limit: told.limit }] : [];
  });

const adjustmentOf = ({ price_details: details }: BookingRow): string | null =>
  details?.lines.find(({ kind }) => kind === 'adjustment')?.amount ?? null;

/** What a letter tells of a booking. */
export const bookingMail = (row: BookingRow, now: Date): BookingMail => ({
  id: row.id,
  reference: row.reference,
  package_name: row.product_name,
  room: row.room_code === null ? null : { name: row.room_name ?? row.room_code, meal_plan: row.meal_plan },
  check_in: row.check_in,
  check_out: row.check_out,
  travellers: row.travellers,
  children_ages: row.children_ages,
  arrival_flight_at: row.arrival_flight_at,
  departure_flight_at: row.departure_flight_at,
  flight_faults: flightFaults(row),
  rooms: row.occupancy && { unit: row.occupancy.unit, count: row.units },
  extras: extrasOf(row) ?? [],
  adjustment: adjustmentOf(row),
  total: formatMinor(row.total_minor),
  currency: row.currency,
  money: moneyOf(row),
  conditions: conditionsOf(row, now),
  name: row.contact_name,
  reply_by: row.reply_by,
});

/** The same for whoever holds it. */
export const guestMail = (row: BookingRow, access_token: string, now: Date): GuestBookingMail => ({
  ...bookingMail(row, now),
  access_token,
});

/** How to reach its guest, for the office. */
export const reachOf = ({ contact_email: email, contact_phone: phone, locale }: BookingRow) => ({
  email,
  phone,
  guest_locale: locale,
});
