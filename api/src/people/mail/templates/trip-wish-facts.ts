import { LANGUAGES } from '@atoll/contract/languages';
import { daysBetween, unbroken } from '@atoll/contract/days';
import { listed } from '@atoll/contract/lists';
import type { TripWish } from '@atoll/contract/trip-wish';
import type { Fact, Wording } from '../letter.js';

/**
 * A wish as letters tell it: what the builder's steps say, in closed lists alone, and names of the catalogue in the letter's
 * language. Nothing in it was typed by a stranger.
 */
export interface WishMail extends TripWish {
  /** `YYYY-MM-DD`. */
  date_from: string | null;
  date_to: string | null;
  /** `YYYY-MM`. */
  travel_month: string | null;
  /** Days. */
  duration: number | null;
  /** Everybody, children too. */
  travellers: number | null;
  children_ages: number[];
  /** US dollars: `2000-5000`. */
  budget: string | null;
  destinations: string[];
  experiences: string[];
}

function whenText(wish: WishMail, { locale, dates, sayOf }: Wording): string {
  const say = sayOf('trip-wish');
  const { date_from: from, date_to: to, travel_month: month, duration } = wish;
  const long = duration === null ? null : say('days', { count: duration });
  const timed = (time: string) => (long === null ? time : say('when.timed', { time, long }));
  if (wish.when === 'dates' && from && to)
    return say('when.timed', { time: dates(from, to), long: say('nights', { count: daysBetween(from, to) }) });
  if (wish.when !== 'month' || !month) return timed(say('when.flexible'));
  const name = new Intl.DateTimeFormat(LANGUAGES[locale].intl, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return timed(unbroken(name.format(new Date(`${month}-01T00:00:00Z`))));
}

/** `2 adults, 1 child (age 7)` */
export function partyText(adultCount: number, ages: number[], { locale, sayOf }: Wording): string {
  const say = sayOf('trip-wish');
  const adults = say('adults', { count: adultCount });
  if (ages.length === 0) return adults;
  return say('who', {
    adults,
    children: say('children', { count: ages.length, ages: listed(ages.map(String), locale) }),
  });
}

const whoText = ({ travellers, children_ages: ages }: WishMail, wording: Wording): string | null =>
  travellers === null ? null : partyText(travellers - ages.length, ages, wording);

/** The wish, a line for each thing that was said. */
export function wishFacts(wish: WishMail, wording: Wording): Fact[] {
  const say = wording.sayOf('trip-wish');
  const all = (names: string[]) => listed(names, wording.locale) || null;
  const coded = (group: string, codes: string[]) => all(codes.map((code) => say(`${group}.${code}`)));
  return [
    [say('labels.when'), whenText(wish, wording)],
    [say('labels.who'), whoText(wish, wording)],
    [say('labels.where'), all(wish.destinations)],
    [say('labels.stays'), coded('stays', wish.stays)],
    [say('labels.styles'), coded('styles', wish.styles)],
    [say('labels.interests'), coded('interests', wish.interests)],
    [say('labels.experiences'), all(wish.experiences)],
    [say('labels.budget'), wish.budget && say(`budget.${wish.budget_for}`, { budget: wording.budget(wish.budget) })],
    [say('labels.contact'), say(`contact.${wish.contact_by}`)],
  ];
}
