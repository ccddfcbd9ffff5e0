import type { BookingMoney, GuestBookingMail } from '../templates/booking-mail.js';
import type { BookingPayloads } from '../templates/booking-templates.js';
import { SAMPLE_ID, SAMPLE_KEY, SAMPLE_REACH, type SampleFacts } from './sample-facts.js';

const REFERENCE = 'MV-SAMPLE';
const TOTAL = '5400.00';
const DEPOSIT = '1620.00';
const REST = '3780.00';

/** A part of the deposit has come. */
const PARTLY_PAID = { deposit: DEPOSIT, rest: REST, paid: '600.00', open: '4800.00', due: '1020.00', later: REST };

/** A booking of a package for a family, half a year ahead. */
const bookingOf = ({ words, day, hour }: SampleFacts): GuestBookingMail => ({
  id: SAMPLE_ID,
  reference: REFERENCE,
  package_name: words.trip,
  check_in: day(180),
  check_out: day(187),
  travellers: 3,
  children_ages: [9],
  arrival_flight_at: `${day(180)}T10:40`,
  departure_flight_at: `${day(187)}T19:15`,
  rooms: { unit: 'villa', count: 1 },
  extras: [{ label: words.extra, count: 2, amount: '180.00' }],
  total: TOTAL,
  currency: 'USD',
  money: { deposit: DEPOSIT, rest: REST, rest_due_on: day(135), paid: '0.00', open: TOTAL, due: DEPOSIT },
  conditions: {
    free_at_first: true,
    deposit_refundable: false,
    cutoffs: [
      { until: hour(24 * 135), refund_percent: 100 },
      { until: hour(24 * 160), refund_percent: 50 },
    ],
  },
  name: words.guest,
  reply_by: null,
  access_token: SAMPLE_KEY,
});

/** The same once the deposit has come. */
function confirmedOf(facts: SampleFacts): GuestBookingMail {
  const money: BookingMoney = {
    ...{ deposit: DEPOSIT, rest: REST, rest_due_on: facts.day(135), paid: DEPOSIT },
    ...{ open: REST, due: REST },
  };
  return { ...bookingOf(facts), money };
}

/** A sample of each letter about a booking. */
export function bookingSamples(facts: SampleFacts): BookingPayloads {
  const { words, day, hour, locale } = facts;
  const asked = bookingOf(facts);
  const confirmed = confirmedOf(facts);
  const toPay = { ...asked, amount: DEPOSIT, until: hour(48) };
  const reach = { ...SAMPLE_REACH, guest_locale: locale };
  const told = { message: words.from_agency };
  const alternatives = [{ slug: SAMPLE_KEY, name: words.other_trip }];
  const again = { package_slug: SAMPLE_KEY, refund: '0.00' };
  const trip = { reference: REFERENCE, package_name: words.trip, travellers: 3 };
  const line = { ...trip, check_in: day(0), until: null, amount: null };
  const other = {
    ...{ check_in: day(182), check_out: day(189), adults: 2, children_ages: [9], extras: null },
    ...{ total: '5700.00', difference: '300.00' },
  };
  return {
    'booking-approved': { ...toPay, ...told },
    'booking-balance-due': { ...confirmed, stage: 'before', amount: REST, due_on: day(135) },
    'booking-breach': { ...asked, ...reach, assigned_to: words.colleague },
    'booking-cancelled': { ...confirmed, ...told, by_guest: true, fee: '540.00', refund: '1080.00' },
    'booking-change-asked': { ...confirmed, ...reach, message: words.from_guest, asked: other },
    'booking-change-declined': { ...confirmed, ...told },
    'booking-change-withdrawn': { ...confirmed, ...reach, asked: other },
    'booking-changed': {
      ...{ ...confirmed, ...told, check_in: other.check_in, check_out: other.check_out },
      ...{ arrival_flight_at: null, departure_flight_at: null, total: other.total, total_before: TOTAL },
      money: { ...confirmed.money!, rest: '4080.00', open: '4080.00', due: '4080.00' },
      next: { amount: '4080.00', until: null, day: day(135) },
      over: '0.00',
    },
    'booking-chargeback': { ...confirmed, ...reach, amount: DEPOSIT },
    'booking-completed': confirmed,
    'booking-confirmed': confirmed,
    'booking-declined': { ...asked, ...told, alternatives, reason: 'no_places', refund: '0.00' },
    'booking-departure-cancelled': { ...confirmed, ...told, alternatives, refund: DEPOSIT },
    'booking-details-asked': {
      ...{ ...confirmed, arrival_flight_at: null, departure_flight_at: null },
      due_on: day(173),
    },
    'booking-guest-cancelled': {
      ...{ ...confirmed, ...reach, reason: 'change_of_plans', message: words.from_guest },
      ...{ fee: '540.00', refund: '1080.00' },
    },
    'booking-held': toPay,
    'booking-hold-ended': { ...asked, ...again, honoured_until: hour(72) },
    'booking-link': { ...asked, days: 7 },
    'booking-message': { ...confirmed, ...told },
    'booking-message-new': confirmed,
    'booking-new': { ...asked, ...reach, reply_by: hour(24), special_requests: words.from_guest },
    'booking-no-show': { ...confirmed, fee: DEPOSIT, refund: '0.00' },
    'booking-offer': toPay,
    'booking-paid': { ...confirmed, amount: DEPOSIT, refund_due: '0.00' },
    'booking-payment': {
      ...{ ...asked, amount: '600.00', until: hour(48), over: '0.00' },
      money: { ...PARTLY_PAID, rest_due_on: day(135), due_until: hour(48) },
    },
    'booking-payment-lapsed': { ...asked, ...again, honoured_until: hour(72) },
    'booking-payment-late': { ...asked, amount: DEPOSIT, refund: DEPOSIT },
    'booking-place-asked': { ...asked, reply_by: hour(24) },
    'booking-prepared': toPay,
    'booking-proof-declined': { ...asked, amount: DEPOSIT },
    'booking-received': { ...asked, reply_by: hour(24) },
    'booking-refund': { ...confirmed, amount: '1080.00' },
    'booking-reopened': { ...asked, reply_by: hour(24) },
    'booking-transfer': { ...toPay, until: hour(24 * 5) },
    'booking-unanswered': { ...asked, ...again },
    'booking-waitlist-ended': { ...asked, ...again },
    'booking-waitlisted': asked,
    'bookings-digest': {
      day: day(0),
      currency: 'USD',
      sections: {
        overdue: [{ ...line, check_in: day(170), until: hour(-2) }],
        replies: [{ ...line, check_in: day(180), until: hour(6) }],
        messages: [{ ...line, check_in: day(20) }],
        changes: [{ ...line, check_in: day(60) }],
        holds: [{ ...line, check_in: day(120), until: hour(30), amount: DEPOSIT }],
        proofs: [{ ...line, check_in: day(90), amount: DEPOSIT }],
        refunds: [{ ...line, check_in: day(30), amount: '1080.00' }],
        today: [line],
        week: [{ ...line, check_in: day(5) }],
        balances: [{ ...line, check_in: day(40), amount: REST }],
      },
      inboxes: { leads: 2, trip_requests: 1, contact_messages: 1 },
    },
  };
}
