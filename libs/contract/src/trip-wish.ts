import { addDays } from './days.ts';
import { ADULTS, type Bounds } from './rules.ts';

// What a traveller wishes of a trip that does not exist yet. Pages offer these values, and the API takes no others (D-25).

/** Days of a trip whose days are open (specification §9). */
export const TRIP_DURATIONS = [3, 5, 7, 10, 14] as const;
/** Bands of US dollars (specification §9). */
export const TRIP_BUDGETS = ['1000-2000', '2000-5000', '5000-10000', '10000+'] as const;
export type TripBudget = (typeof TRIP_BUDGETS)[number];

/** How much is known of the time: both days, the month, or nothing. */
export const WISH_TIMES = ['dates', 'month', 'flexible'] as const;
export const WISH_STAYS = ['resort', 'guesthouse', 'hotel', 'liveaboard'] as const;
export const WISH_STYLES = ['honeymoon', 'family', 'adults_only', 'diving', 'surf', 'wellness', 'budget'] as const;
export const WISH_INTERESTS = [
  'snorkelling',
  'diving',
  'wildlife',
  'sandbank',
  'cruise',
  'fishing',
  'surfing',
  'watersport',
  'wellness',
  'culture',
  'photography',
] as const;
/** Whose money a budget is: one traveller's, or everybody's together. */
export const BUDGET_FOR = ['person', 'party'] as const;
export const CONTACT_WAYS = ['email', 'phone', 'whatsapp'] as const;

export type WishTime = (typeof WISH_TIMES)[number];
export type WishStay = (typeof WISH_STAYS)[number];
export type WishStyle = (typeof WISH_STYLES)[number];
export type WishInterest = (typeof WISH_INTERESTS)[number];
export type BudgetFor = (typeof BUDGET_FOR)[number];
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** Characters in which a trip is described (specification §5). */
export const TRIP_DESCRIPTION: Bounds = { min: 10, max: 1000 };
/** Nights between two exact days. */
export const WISH_NIGHTS: Bounds = { min: 1, max: 30 };
/** Destinations, or experiences, of one wish. */
export const WISHED_PLACES = 10;
/** How far ahead a trip may lie. Days. */
export const WISH_DAYS_AHEAD = 3 * 365;

/** What the steps of the trip builder add to the plain members of a trip request. */
export interface TripWish {
  when: WishTime;
  stays: WishStay[];
  styles: WishStyle[];
  interests: WishInterest[];
  budget_for: BudgetFor;
  contact_by: ContactWay;
}

/** A whole wish under the API's names. Days `YYYY-MM-DD`, the month `YYYY-MM`; the age of a child that is not known yet is null. */
export interface WishedTrip {
  date_from?: string | null;
  date_to?: string | null;
  travel_month?: string | null;
  /** Everybody, children too. */
  travellers?: number | null;
  children_ages?: readonly (number | null)[];
  phone?: string | null;
  builder: Pick<TripWish, 'when' | 'contact_by'>;
}

/** A rule that a wish breaks, with the code of its message. */
export type TripWishFault =
  | { field: 'date_from' | 'date_to' | 'travel_month' | 'travellers' | 'phone'; code: 'required' }
  | { field: 'date_from' | 'date_to' | 'travel_month'; code: 'date_too_early' | 'date_too_late'; date: string }
  | { field: 'travellers'; code: 'not_between'; min: number; max: number };

/** First and last day of a wished trip. @param today day in the Maldives */
export const wishDays = (today: string): { min: string; max: string } => ({
  min: addDays(today, 1),
  max: addDays(today, WISH_DAYS_AHEAD),
});

/** Days between which a trip that begins on `from` may end. @param today day in the Maldives */
export function wishEnds(from: string, today: string): { min: string; max: string } {
  const [longest, { max }] = [addDays(from, WISH_NIGHTS.max), wishDays(today)];
  return { min: addDays(from, WISH_NIGHTS.min), max: longest < max ? longest : max };
}

type DayField = 'date_from' | 'date_to' | 'travel_month';

const outside = (field: DayField, day: string, { min, max }: { min: string; max: string }): TripWishFault[] => {
  if (day < min) return [{ field, code: 'date_too_early', date: min }];
  return day > max ? [{ field, code: 'date_too_late', date: max }] : [];
};

function timeFaults({ builder, date_from: from, date_to: to, travel_month: month }: WishedTrip, today: string) {
  const missing = (field: DayField): TripWishFault => ({ field, code: 'required' });
  const days = wishDays(today);
  if (builder.when === 'flexible') return [];
  if (builder.when === 'month') {
    if (!month) return [missing('travel_month')];
    const first = `${month}-01`;
    return outside('travel_month', first, { min: `${days.min.slice(0, 7)}-01`, max: days.max });
  }
  const begins = from ? outside('date_from', from, days) : [missing('date_from')];
  if (!to) return [...begins, missing('date_to')];
  // What a trip without a beginning may end on is nobody's question.
  return from && begins.length === 0 ? outside('date_to', to, wishEnds(from, today)) : begins;
}

/** How many grown-ups come along. */
export const wishedAdults = ({ travellers, children_ages: ages = [] }: WishedTrip): number =>
  (travellers ?? 0) - ages.length;

function partyFaults(wished: WishedTrip): TripWishFault[] {
  const { travellers, children_ages: ages = [] } = wished;
  if (travellers === null || travellers === undefined) return [{ field: 'travellers', code: 'required' }];
  const adults = wishedAdults(wished);
  const [min, max] = [ADULTS.min + ages.length, ADULTS.max + ages.length];
  return adults < ADULTS.min || adults > ADULTS.max ? [{ field: 'travellers', code: 'not_between', min, max }] : [];
}

/**
 * Rules that bind members of a wish to one another; empty when it can be planned. The one rule of the builder and the server. Days
 * must exist (`isCalendarDate`).
 * @param today day in the Maldives
 */
export function tripWishFaults(wished: WishedTrip, today: string): TripWishFault[] {
  const silent = wished.builder.contact_by !== 'email' && !wished.phone?.trim();
  return [
    ...timeFaults(wished, today),
    ...partyFaults(wished),
    ...(silent ? [{ field: 'phone', code: 'required' } as const] : []),
  ];
}
