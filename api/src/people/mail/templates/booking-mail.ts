import { listed } from '@atoll/contract/lists';
import { paths } from '@atoll/contract/paths';
import type { RoomUnit } from '@atoll/contract/price';
import type { Block, Fact, Wording } from '../letter.js';

/** What is to be paid for a booking, as decimal text. */
export interface BookingMoney {
  deposit: string;
  /** What is left of the total after the deposit. */
  rest: string;
  /** Last day for it; null when all of it is due at once. */
  rest_due_on: string | null;
  /** What was paid and did not go back. */
  paid: string;
  /** What is still to be paid, of all of it. */
  open: string;
  /** What is to be paid now; nothing before the agency has said yes. */
  due: string;
  /** Until when that is to be there; null where it confirms nothing. Letters of an earlier release do not tell. */
  due_until?: string | null;
  /** What stays to be paid after that. */
  later?: string;
}

/** Words of meal plans. */
const MEALS = {
  RO: 'meals.RO',
  BB: 'meals.BB',
  HB: 'meals.HB',
  FB: 'meals.FB',
  AI: 'meals.AI',
  PAI: 'meals.PAI',
} as const;

/** What comes back of a booking that is cancelled. */
export interface BookingConditions {
  /** Until it is confirmed, all of it. */
  free_at_first: boolean;
  deposit_refundable: boolean;
  /** Instants that are still to come, with what comes back until then, of the total. */
  cutoffs: { until: string; refund_percent: number }[];
  /** What cancelling costs in any case, after a change of the stay; letters of an earlier release do not tell. */
  least_fee?: string;
}

/** Why a flight and the way to the island do not fit: the time of day that decides it is local, `HH:MM`. */
export interface FlightFault {
  way: 'arrival' | 'departure';
  code: string;
  limit: string | null;
}

/**
 * What a booking mail tells. Money as decimal text, days as `YYYY-MM-DD`, `reply_by` as an instant. Letters that an earlier release has
 * queued do not tell what is marked as optional.
 */
export interface BookingMail {
  id: string;
  reference: string;
  package_name: string;
  check_in: string;
  check_out: string;
  travellers: number;
  /** Of each child at check-in. */
  children_ages?: number[];
  /** Landing and take-off as they stand on the tickets, `YYYY-MM-DDTHH:MM` in the Maldives. */
  arrival_flight_at?: string | null;
  departure_flight_at?: string | null;
  /** Why flights do not fit the way to the island; none where they do. */
  flight_faults?: FlightFault[];
  /** The kind of room of a stay by nights; null for a package. */
  room?: { name: string; meal_plan: keyof typeof MEALS | null } | null;
  /** How many rooms or villas the total is for; null where the price is not for rooms. */
  rooms?: { unit: RoomUnit; count: number } | null;
  /** What was booked on top of the trip, in the language of the booking. */
  extras?: { label: string; count: number; amount: string }[];
  /** What the agency has added or taken off by agreement. */
  adjustment?: string | null;
  total: string;
  currency: string;
  money?: BookingMoney;
  conditions?: BookingConditions | null;
  name: string;
  /** By when a request is answered; null where it is none. */
  reply_by: string | null;
}

/** A booking mail to whoever holds the booking. */
export interface GuestBookingMail extends BookingMail {
  /** The guest's key to the booking. */
  access_token: string;
}

/** Texts that all letters about bookings share. */
export const shared = ({ sayOf }: Wording) => sayOf('booking');

/** A page about a booking, opened without a password. */
const opened = (path: string, { access_token }: GuestBookingMail, { link }: Wording): string =>
  `${link(path)}?access_token=${encodeURIComponent(access_token)}`;

/** The booking's own page. */
export const bookingPage = (p: GuestBookingMail, wording: Wording): string =>
  opened(paths.bookingConfirmation(p.id), p, wording);

/** Where whoever has travelled says how it was. */
export const reviewPage = (p: GuestBookingMail, wording: Wording): string =>
  opened(paths.bookingReview(p.id), p, wording);

/** What was agreed about it, with the words of the terms. */
export const agreementLink = (p: GuestBookingMail, wording: Wording): Block => ({
  links: [{ label: shared(wording)('agreed'), url: opened(paths.bookingAgreement(p.id), p, wording) }],
});

/** `14 February 2027, 17:05` */
const ticketTime = (at: string | null | undefined, wording: Wording): string | null =>
  at ? shared(wording)('ticket', { day: wording.date(at.slice(0, 10)), time: at.slice(11) }) : null;

const extraLines = ({ extras = [], currency }: BookingMail, wording: Wording): string | null =>
  extras
    .map(({ label, count, amount }) =>
      shared(wording)('extra', { label, count, amount: wording.money(amount, currency) }),
    )
    .join('\n') || null;

const faultLines = ({ flight_faults: faults = [] }: BookingMail, wording: Wording): string | null =>
  faults.map(({ way, code, limit }) => shared(wording)(`flights.${way}.${code}`, { limit: limit ?? '' })).join('\n') ||
  null;

const roomsLabel = ({ room, rooms }: BookingMail) => {
  if (room) return 'labels.room_kind';
  return rooms?.unit === 'villa' ? 'labels.villa' : 'labels.room';
};

/** `2 × Water villa`; of a package only how many. */
function roomsOf({ room, rooms }: BookingMail): string | null {
  if (!room) return rooms ? String(rooms.count) : null;
  return rooms && rooms.count > 1 ? `${rooms.count} × ${room.name}` : room.name;
}

/** What was booked, as both the guest and the office read it. */
export function tripFacts(p: BookingMail, wording: Wording): Fact[] {
  const { dates, money } = wording;
  const say = shared(wording);
  return [
    [say('labels.reference'), p.reference],
    [say('labels.trip'), p.package_name],
    [say('labels.dates'), dates(p.check_in, p.check_out)],
    [say('labels.travellers'), String(p.travellers)],
    [say('labels.ages'), listed((p.children_ages ?? []).map(String), wording.locale) || null],
    [say(roomsLabel(p)), roomsOf(p)],
    [say('labels.meals'), p.room?.meal_plan ? say(MEALS[p.room.meal_plan]) : null],
    [say('labels.landing'), ticketTime(p.arrival_flight_at, wording)],
    [say('labels.flight_home'), ticketTime(p.departure_flight_at, wording)],
    [say('labels.flight_faults'), faultLines(p, wording)],
    [say('labels.extras'), extraLines(p, wording)],
    [say('labels.adjustment'), p.adjustment ? money(p.adjustment, p.currency) : null],
    [say('labels.total'), money(p.total, p.currency)],
  ];
}

/** Whether an amount is none. */
export const isNothing = (amount: string): boolean => Number(amount) === 0;

/** When which part is to be paid; once something was, how much that is and what is left, each part by its own time. */
export function moneyFacts({ money: due, currency }: BookingMail, wording: Wording): Fact[] {
  if (!due) return [];
  const say = shared(wording);
  const amount = (text: string) => wording.money(text, currency);
  const now = (text: string, until: string) => say('by_moment', { amount: amount(text), until: wording.moment(until) });
  const later = (text: string) =>
    due.rest_due_on === null
      ? amount(text)
      : say('by_day', { amount: amount(text), date: wording.date(due.rest_due_on) });
  const rest = isNothing(due.later ?? '0.00') ? [] : [later(due.later ?? '0.00')];
  const open = due.due_until ? [now(due.due, due.due_until), ...rest].join('\n') : later(due.open);
  if (!isNothing(due.paid))
    return [
      [say('labels.paid'), amount(due.paid)],
      [say('labels.open'), isNothing(due.open) ? null : open],
    ];
  if (isNothing(due.deposit) || isNothing(due.rest)) return [];
  return [
    [say('labels.deposit'), amount(due.deposit)],
    [say('labels.rest'), later(due.rest)],
  ];
}

/** What comes back of a booking that is cancelled, until when. */
export function conditionFacts({ conditions: terms, currency }: BookingMail, wording: Wording): Fact[] {
  if (!terms) return [];
  const say = shared(wording);
  const whole = terms.deposit_refundable ? 'conditions.all' : 'conditions.all_but_deposit';
  const tiers = terms.cutoffs
    .filter(({ refund_percent }) => refund_percent > 0)
    .map(({ until, refund_percent: percent }) =>
      say(percent === 100 ? whole : 'conditions.part', {
        until: wording.moment(until),
        percent: wording.percent(percent),
      }),
    );
  const first = terms.free_at_first ? [say('conditions.before')] : [];
  const last = say(tiers.length > 0 ? 'conditions.then_nothing' : 'conditions.nothing');
  const fee = terms.least_fee ?? '0.00';
  const least = Number(fee) > 0 ? [say('conditions.least', { amount: wording.money(fee, currency) })] : [];
  return [[say('labels.cancel'), [...first, ...tiers, last, ...least].join('\n')]];
}

/** All that there is to say of a booking that stands. */
export const bookingFacts = (p: BookingMail, wording: Wording): Block => ({
  facts: [...tripFacts(p, wording), ...moneyFacts(p, wording), ...conditionFacts(p, wording)],
});

/** The end of a letter to whoever holds a booking: its page, and how to keep the link. */
export const pageBlocks = (p: GuestBookingMail, wording: Wording, label: string): Block[] => [
  { action: { label, url: bookingPage(p, wording) } },
  { note: shared(wording)('key') },
];

/** What the agency adds in its own words. */
export const addedBlocks = (message: string, wording: Wording): Block[] =>
  message ? [shared(wording)('added'), { quote: message }] : [];
