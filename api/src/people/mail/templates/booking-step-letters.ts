import { paths } from '@atoll/contract/paths';
import type { Block, Template, Wording } from '../letter.js';
import type { BookingToPay } from './booking-letters.js';
import {
  type GuestBookingMail,
  addedBlocks,
  agreementLink,
  bookingFacts,
  bookingPage,
  conditionFacts,
  isNothing,
  moneyFacts,
  pageBlocks,
  reviewPage,
  shared,
  tripFacts,
} from './booking-mail.js';

/** With words of the agency. */
export interface Told {
  message: string;
}

export interface BookingApproved extends BookingToPay, Told {
  /** What the guest had asked for, where the agency says yes at another total. */
  total_before?: string | null;
}

export interface BookingDeclined extends GuestBookingMail, Told {
  /** One of `DECLINE_REASONS`. */
  reason: string;
  /** Other trips, by slug. */
  alternatives: { slug: string; name: string }[];
  /** What goes back. */
  refund: string;
}

/** A booking that ended because nobody acted in time. */
export interface BookingExpired extends GuestBookingMail {
  /** Of the package, or with `room_code` of the resort. */
  package_slug: string;
  room_code?: string | null;
  /** What goes back, once a colleague has released it. */
  refund: string;
}

/** A booking that ended because it was not paid for in time. */
export interface BookingLapsed extends BookingExpired {
  /** Until when money that is on its way confirms it all the same. ISO 8601. */
  honoured_until?: string;
  /** What had not come of the deposit. */
  missing?: string;
}

export interface BookingCancelled extends GuestBookingMail, Told {
  by_guest: boolean;
  fee: string;
  /** What goes back, once a colleague has released it. */
  refund: string;
}

export interface BookingDepartureCancelled extends GuestBookingMail, Told {
  /** Other trips, by slug. */
  alternatives: { slug: string; name: string }[];
  /** What goes back, once a colleague has released it. */
  refund: string;
}

/** A letter whose subject and title are its own. */
export const headed = ({ say }: Wording, blocks: Block[]) => ({ subject: say('subject'), title: say('title'), blocks });

/** What was booked. */
export const trip = (p: GuestBookingMail, wording: Wording): Block => ({ facts: tripFacts(p, wording) });

/** What waits to go back; nothing where nothing does. */
export const refundLine = (amount: string, p: GuestBookingMail, wording: Wording): Block[] =>
  isNothing(amount) ? [] : [shared(wording)('refund', { refund: wording.money(amount, p.currency) })];

const otherTrips = (trips: BookingDeclined['alternatives'], { link }: Wording) =>
  trips.map(({ slug, name }) => ({ label: name, url: link(paths.package(slug)) }));

/** To the guest: the agency says yes, and asks for the deposit (T8). */
export const bookingApproved: Template<BookingApproved> = (p, wording) => {
  const { say, money, moment } = wording;
  return headed(wording, [
    say('opening', { amount: money(p.amount, p.currency), until: moment(p.until) }),
    ...(p.total_before
      ? [say('price', { before: money(p.total_before, p.currency), total: money(p.total, p.currency) })]
      : []),
    ...addedBlocks(p.message, wording),
    bookingFacts(p, wording),
    ...pageBlocks(p, wording, shared(wording)('pay')),
  ]);
};

/** To the guest: the agency cannot, and says why and what else there is (T9). */
export const bookingDeclined: Template<BookingDeclined> = (p, wording) => {
  const { say, link } = wording;
  const links = otherTrips(p.alternatives, wording);
  const reason = p.reason === 'other' ? [] : [say(`reasons.${p.reason}`)];
  return headed(wording, [
    say('opening'),
    ...reason,
    ...addedBlocks(p.message, wording),
    trip(p, wording),
    ...refundLine(p.refund, p, wording),
    ...(links.length > 0 ? [say('instead'), { links }] : []),
    { action: { label: say('action'), url: link(paths.packages()) } },
    { note: say('note') },
  ]);
};

/** Where the same can be booked anew. */
const again = ({ package_slug: slug, room_code: room }: BookingExpired, { say, link }: Wording): Block => ({
  action: { label: say('action'), url: link(room ? paths.stayBooking(slug, room) : paths.booking(slug)) },
});

/** To the guest: an end by time; the words of each are its own. */
const ended: Template<BookingExpired> = (p, wording) => {
  const { say } = wording;
  return headed(wording, [
    say('opening'),
    trip(p, wording),
    ...refundLine(p.refund, p, wording),
    say('after'),
    again(p, wording),
  ]);
};

/** What becomes of money that still comes: of the rest, as long as the part has not gone back. */
function onItsWay(
  { honoured_until, missing, refund, currency }: BookingLapsed,
  { say, money, moment }: Wording,
): Block[] {
  if (!honoured_until) return [];
  const until = moment(honoured_until);
  if (isNothing(refund) || !missing) return [say('on_its_way', { until })];
  return [say('rest_on_its_way', { until, missing: money(missing, currency), paid: money(refund, currency) })];
}

/** To the guest: the time to pay is over, and nothing or less than was due had come by then. */
const lapsed: Template<BookingLapsed> = (p, wording) => {
  const { say, money } = wording;
  return headed(wording, [
    isNothing(p.refund) ? say('opening') : say('opening_part', { paid: money(p.refund, p.currency) }),
    trip(p, wording),
    ...refundLine(p.refund, p, wording),
    ...onItsWay(p, wording),
    say('after'),
    again(p, wording),
  ]);
};

/** The hold is over (T7). */
export const bookingHoldEnded = lapsed;
/** Nobody answered: the agency owes an apology (T10). */
export const bookingUnanswered = ended;
/** No place came free before the day (T18). */
export const bookingWaitlistEnded = ended;
/** What was due was not paid in time (T12). */
export const bookingPaymentLapsed = lapsed;

/** To the guest: the money for it has come (T6, T11). */
export const bookingConfirmed: Template<GuestBookingMail> = (p, wording) => {
  const { say } = wording;
  return headed(wording, [
    say('opening'),
    { facts: [...tripFacts(p, wording), ...moneyFacts(p, wording), ...conditionFacts(p, wording)] },
    say('papers'),
    agreementLink(p, wording),
    ...pageBlocks(p, wording, say('action')),
  ]);
};

/** To the guest: it is over before it began, for that fee (T13, T14). */
export const bookingCancelled: Template<BookingCancelled> = (p, wording) => {
  const { say, money } = wording;
  const fee = isNothing(p.fee) ? say('no_fee') : say('fee', { fee: money(p.fee, p.currency) });
  return headed(wording, [
    say(p.by_guest ? 'opening_guest' : 'opening_agency'),
    ...(p.by_guest ? [] : addedBlocks(p.message, wording)),
    trip(p, wording),
    fee,
    ...refundLine(p.refund, p, wording),
    ...pageBlocks(p, wording, shared(wording)('page')),
  ]);
};

export interface BookingNoShow extends GuestBookingMail {
  fee: string;
  /** What goes back, once a colleague has released it. */
  refund: string;
}

/** To the guest: nobody arrived, and what that costs (T17). */
export const bookingNoShow: Template<BookingNoShow> = (p, wording) => {
  const { say, money } = wording;
  return headed(wording, [
    say('opening'),
    trip(p, wording),
    isNothing(p.fee) ? say('no_fee') : say('fee', { fee: money(p.fee, p.currency) }),
    ...refundLine(p.refund, p, wording),
    ...pageBlocks(p, wording, shared(wording)('page')),
  ]);
};

/** To the guest: the trip does not take place, for nobody who booked it; all money goes back (T15). */
export const bookingDepartureCancelled: Template<BookingDepartureCancelled> = (p, wording) => {
  const { say } = wording;
  const links = otherTrips(p.alternatives, wording);
  return headed(wording, [
    say('opening'),
    ...addedBlocks(p.message, wording),
    trip(p, wording),
    say('no_fee'),
    ...refundLine(p.refund, p, wording),
    ...(links.length > 0 ? [say('instead'), { links }] : []),
    ...pageBlocks(p, wording, shared(wording)('page')),
  ]);
};

/** To the guest: there is a place for who waited, if they pay in time (T18). */
export const bookingOffer: Template<BookingToPay> = (p, wording) => {
  const { say, money, moment } = wording;
  return headed(wording, [
    say('opening', { amount: money(p.amount, p.currency), until: moment(p.until) }),
    bookingFacts(p, wording),
    say('after'),
    ...pageBlocks(p, wording, shared(wording)('pay')),
  ]);
};

/** To the guest: there may be a place for who waited, or for whose booking was taken up again; the agency answers (T18, T19). */
const asked: Template<GuestBookingMail & { reply_by: string }> = (p, wording) => {
  const { say, moment } = wording;
  return headed(wording, [
    say('opening', { reply_by: moment(p.reply_by) }),
    bookingFacts(p, wording),
    ...pageBlocks(p, wording, shared(wording)('page')),
  ]);
};

export const bookingPlaceAsked = asked;
export const bookingReopened = asked;

/** To the guest: the trip is over; how was it? (T16) */
export const bookingCompleted: Template<GuestBookingMail> = (p, wording) => {
  const { say } = wording;
  return headed(wording, [
    say('opening'),
    say('invitation'),
    { action: { label: say('action'), url: reviewPage(p, wording) } },
    { links: [{ label: shared(wording)('page'), url: bookingPage(p, wording) }] },
    { note: shared(wording)('key') },
  ]);
};
