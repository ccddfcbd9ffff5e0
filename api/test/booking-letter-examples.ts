import type { GuestBookingMail } from '../src/people/mail/templates/booking-mail.js';
import type { BookingPayloads } from '../src/people/mail/templates/booking-templates.js';

/** What a stranger may write where a letter shows it. */
export const HOSTILE = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
/** 13:00 in the Maldives. */
export const AT = '2026-11-22T08:00:00.000Z';

export const BOOKING: GuestBookingMail = {
  id: '019aa7c1-0000-7000-8000-000000000000',
  reference: 'MV-7K3QZ4',
  package_name: `Quiet ${HOSTILE}`,
  check_in: '2027-02-14',
  check_out: '2027-02-21',
  travellers: 3,
  children_ages: [9],
  arrival_flight_at: '2027-02-14T17:05',
  departure_flight_at: null,
  rooms: { unit: 'villa', count: 2 },
  extras: [{ label: `Diving ${HOSTILE}`, count: 2, amount: '180.00' }],
  adjustment: '-103.00',
  total: '5697.00',
  currency: 'USD',
  money: {
    deposit: '1709.10',
    rest: '3987.90',
    rest_due_on: '2026-12-31',
    paid: '0.00',
    open: '5697.00',
    due: '1709.10',
  },
  conditions: {
    free_at_first: true,
    deposit_refundable: false,
    cutoffs: [
      { until: '2026-12-31T09:00:00.000Z', refund_percent: 100 },
      { until: '2027-01-15T09:00:00.000Z', refund_percent: 50 },
    ],
  },
  name: HOSTILE,
  reply_by: null,
  access_token: 'k&y',
};

const paid = { deposit: '1709.10', rest: '3987.90', rest_due_on: '2026-12-31', paid: '1709.10', open: '3987.90' };
const part = { ...BOOKING, money: { ...paid, due: '3987.90' } };
const until = { amount: '1709.10', until: AT };
const reach = { email: 'a@b.c', phone: '+7', guest_locale: 'ru' };
const line = { reference: 'MV-7K3QZ4', package_name: 'Quiet', check_in: '2027-02-14', travellers: 3 };

const asked = {
  check_in: '2027-02-21',
  check_out: '2027-02-27',
  adults: 2,
  children_ages: [],
  extras: { before: [`Diving ${HOSTILE} × 2`], after: [] },
  total: '3798.00',
  difference: '-1899.00',
};

/** One letter of each kind about a booking, with what may go wrong in it. */
export const BOOKING_EXAMPLES: BookingPayloads = {
  'booking-approved': { ...BOOKING, ...until, message: HOSTILE, total_before: '5800.00' },
  'booking-balance-due': { ...part, stage: 'before', amount: '3987.90', due_on: '2026-12-31' },
  'booking-details-asked': { ...part, due_on: '2027-02-07' },
  'booking-breach': { ...BOOKING, ...reach, assigned_to: null },
  'booking-departure-cancelled': {
    ...BOOKING,
    message: HOSTILE,
    alternatives: [{ slug: 'a b', name: HOSTILE }],
    refund: '1709.10',
  },
  'booking-cancelled': { ...BOOKING, by_guest: false, message: HOSTILE, fee: '569.70', refund: '1139.40' },
  'booking-change-withdrawn': { ...BOOKING, ...reach, asked },
  'booking-change-asked': {
    ...BOOKING,
    ...reach,
    message: HOSTILE,
    asked,
  },
  'booking-change-declined': { ...BOOKING, message: HOSTILE },
  'booking-changed': {
    ...part,
    message: HOSTILE,
    total_before: '4747.00',
    next: { amount: '3987.90', until: null, day: '2026-12-31' },
    over: '0.00',
  },
  'booking-chargeback': { ...part, ...reach, amount: '1709.10' },
  'booking-completed': BOOKING,
  'booking-message': { ...BOOKING, message: HOSTILE },
  'booking-message-new': part,
  'booking-confirmed': part,
  'booking-declined': {
    ...BOOKING,
    message: HOSTILE,
    reason: 'no_places',
    alternatives: [{ slug: 'a b', name: HOSTILE }],
    refund: '0.00',
  },
  'booking-guest-cancelled': {
    ...BOOKING,
    ...reach,
    reason: 'illness',
    message: HOSTILE,
    fee: '0.00',
    refund: '1709.10',
  },
  'booking-held': { ...BOOKING, ...until },
  'booking-hold-ended': { ...BOOKING, package_slug: 'quiet-week', refund: '0.00', honoured_until: AT },
  'booking-link': { ...BOOKING, days: 7 },
  'booking-new': { ...BOOKING, ...reach, reply_by: AT, special_requests: HOSTILE },
  'booking-no-show': { ...part, fee: '1709.10', refund: '0.00' },
  'booking-offer': { ...BOOKING, ...until },
  'booking-paid': { ...part, amount: '1709.10', refund_due: '10.00' },
  'booking-payment': { ...BOOKING, ...until, over: '0.00' },
  'booking-payment-lapsed': {
    ...BOOKING,
    package_slug: 'quiet-week',
    refund: '400.00',
    honoured_until: AT,
    missing: '100.00',
  },
  'booking-payment-late': { ...BOOKING, amount: '1709.10', refund: '1709.10' },
  'booking-place-asked': { ...BOOKING, reply_by: AT },
  'booking-prepared': { ...BOOKING, ...until },
  'booking-received': { ...BOOKING, reply_by: AT },
  'booking-refund': { ...BOOKING, amount: '1709.10' },
  'booking-reopened': { ...BOOKING, reply_by: AT },
  'booking-transfer': { ...BOOKING, ...until },
  'booking-unanswered': { ...BOOKING, package_slug: 'quiet-week', refund: '0.00' },
  'booking-proof-declined': { ...BOOKING, amount: '1709.10' },
  'booking-waitlist-ended': { ...BOOKING, package_slug: 'quiet-week', refund: '0.00' },
  'booking-waitlisted': BOOKING,
  'bookings-digest': {
    day: '2026-11-22',
    currency: 'USD',
    sections: {
      replies: [{ ...line, until: AT, amount: null }],
      today: [{ ...line, until: null, amount: null }],
      balances: [{ ...line, until: null, amount: '3987.90' }],
    },
    inboxes: { leads: 2, trip_requests: 1, contact_messages: 1 },
  },
};
