import { daysBetween } from '@atoll/contract/days';
import { listed } from '@atoll/contract/lists';
import type { Block, Fact, Say, Template, Wording } from '../letter.js';
import {
  type BookingMail,
  type GuestBookingMail,
  addedBlocks,
  bookingFacts,
  isNothing,
  pageBlocks,
  shared,
  tripFacts,
} from './booking-mail.js';
import { type Reachable, guestFacts, officeAction } from './booking-office-letters.js';
import { type Told, headed, refundLine, trip } from './booking-step-letters.js';
import { partyText } from './trip-wish-facts.js';

/** A stay as a guest would like it. */
export interface AskedMail {
  check_in: string;
  check_out: string;
  adults: number;
  children_ages: number[];
  /** All that is added to it, and what was; null where that stays. */
  extras: { before: string[]; after: string[] } | null;
  total: string;
  /** What is to be paid on top; below 0 where it would be less. */
  difference: string;
}

export interface BookingChangeAsked extends Reachable {
  /** What the guest writes to it. */
  message: string;
  /** Letters of an earlier release do not tell. */
  asked?: AskedMail;
}

/** There is nothing to answer any more. */
export type BookingChangeWithdrawn = Omit<BookingChangeAsked, 'message'>;

export type BookingChangeDeclined = GuestBookingMail & Told;

/** Letters of an earlier release do not tell what it has cost, is to be paid or goes back. */
export interface BookingChanged extends GuestBookingMail, Told {
  total_before?: string;
  /** What is to be paid next: to confirm it by an instant, of the rest by the end of a day, or at once. */
  next?: { amount: string; until: string | null; day: string | null };
  /** What was paid above the new total. */
  over?: string;
}

/** Texts about changes that letters share. */
const change =
  (wording: Wording): Say =>
  (key, values) =>
    shared(wording)(`change.${key}`, values);

/** From what to what; null where it stays. */
const moved = (before: string, after: string, wording: Wording): string | null =>
  before === after ? null : change(wording)('moved', { before, after });

const stayText = ({ check_in, check_out }: Pick<BookingMail, 'check_in' | 'check_out'>, wording: Wording): string => {
  const count = daysBetween(check_in, check_out);
  const days = wording.dates(check_in, check_out);
  return count === 0
    ? days
    : change(wording)('stay', { days, nights: wording.sayOf('trip-wish')('nights', { count }) });
};

const allOf = (names: string[], wording: Wording): string => listed(names, wording.locale) || change(wording)('none');

function differenceFact({ difference, currency }: { difference: string; currency: string }, wording: Wording): Fact {
  if (isNothing(difference)) return [change(wording)('difference'), change(wording)('same')];
  const amount = wording.money(difference.replace('-', ''), currency);
  return [change(wording)(Number(difference) < 0 ? 'less' : 'more'), amount];
}

/** What is asked for beside what is booked; what stays is left out. */
function askedFacts({ asked, ...p }: BookingMail & { asked?: AskedMail }, wording: Wording): Block[] {
  if (!asked) return [];
  const { children_ages: ages = [] } = p;
  const say = shared(wording);
  const { extras } = asked;
  const amount = (text: string) => wording.money(text, p.currency);
  const party = partyText(p.travellers - ages.length, ages, wording);
  return [
    {
      facts: [
        [say('labels.dates'), moved(stayText(p, wording), stayText(asked, wording), wording)],
        [say('labels.travellers'), moved(party, partyText(asked.adults, asked.children_ages, wording), wording)],
        [say('labels.extras'), extras && moved(allOf(extras.before, wording), allOf(extras.after, wording), wording)],
        [say('labels.total'), moved(amount(p.total), amount(asked.total), wording)],
        differenceFact({ ...asked, currency: p.currency }, wording),
      ],
    },
  ];
}

/** To the office: somebody would like another stay (T20). */
export const bookingChangeAsked: Template<BookingChangeAsked> = (p, wording) => {
  const { say } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    replyTo: p.email,
    blocks: [
      say('opening'),
      ...askedFacts(p, wording),
      ...(p.message ? [{ quote: p.message }] : []),
      { facts: [...tripFacts(p, wording), ...guestFacts(p, wording)] },
      officeAction(p, wording),
    ],
  };
};

/** To the office: there is nothing to answer any more. */
export const bookingChangeWithdrawn: Template<BookingChangeWithdrawn> = (p, wording) => {
  const { say } = wording;
  return {
    subject: say('subject'),
    title: say('title'),
    replyTo: p.email,
    blocks: [
      say('opening'),
      ...(p.asked ? [say('asked')] : []),
      ...askedFacts(p, wording),
      { facts: [...tripFacts(p, wording), ...guestFacts(p, wording)] },
      officeAction(p, wording),
    ],
  };
};

/** What the new stay costs beside the old one, what of it is to be paid next, and what goes back. */
function moneyBlocks(p: BookingChanged, wording: Wording): Block[] {
  const { say, money, date, moment } = wording;
  const amount = (text: string) => money(text, p.currency);
  if (p.total_before === undefined) return [];
  const cents = Math.round((Number(p.total) - Number(p.total_before)) * 100);
  const way = cents === 0 ? 'same' : cents > 0 ? 'more' : 'less';
  const difference = amount(String(Math.abs(cents) / 100));
  const { amount: due = '0.00', until = null, day = null } = p.next ?? {};
  const next = until === null ? (day === null ? 'at_once' : 'by_day') : 'confirm';
  const by = { until: until === null ? '' : moment(until), date: day === null ? '' : date(day) };
  return [
    say(`total.${way}`, { total: amount(p.total), difference }),
    ...(isNothing(due) ? [] : [say(`next.${next}`, { amount: amount(due), ...by })]),
    ...refundLine(p.over ?? '0.00', p, wording),
  ];
}

/** To the guest: the stay is another one from now on (T20). */
export const bookingChanged: Template<BookingChanged> = (p, wording) =>
  headed(wording, [
    wording.say('opening'),
    ...addedBlocks(p.message, wording),
    ...moneyBlocks(p, wording),
    bookingFacts(p, wording),
    ...(p.arrival_flight_at || p.departure_flight_at ? [] : [wording.say('flights')]),
    ...pageBlocks(p, wording, wording.say('action')),
  ]);

/** To the guest: the stay cannot be changed like this, and stays as it is. */
export const bookingChangeDeclined: Template<BookingChangeDeclined> = (p, wording) =>
  headed(wording, [
    wording.say('opening'),
    ...addedBlocks(p.message, wording),
    trip(p, wording),
    ...pageBlocks(p, wording, wording.say('action')),
  ]);
