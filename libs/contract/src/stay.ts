import { addDays, addYears } from './days.ts';
import { type Party, travellersOf } from './price.ts';

/** What a package says about who may come and when; null where it says nothing. */
export interface StayRules {
  duration_nights: number;
  group_size_min: number | null;
  group_size_max: number | null;
  min_age: number | null;
  /** Window in which the whole stay must lie; calendar days, both included. */
  start_date: string | null;
  end_date: string | null;
}

/** A request to stay. The age of a child that is not known yet is null. */
export interface Stay extends Party {
  check_in: string;
}

/** A rule that a request breaks, under the API's name of the field and the code of its message. */
export type StayFault =
  | { field: 'check_in'; code: 'date_too_early' | 'date_too_late'; date: string }
  | { field: 'check_in'; code: 'package_not_on_date' }
  | { field: 'adults'; code: 'too_few_travellers' | 'too_many_travellers'; count: number }
  | { field: `children_ages.${number}`; code: 'too_young'; count: number };

/** How far ahead a stay may begin. */
const YEARS_AHEAD = 2;

/**
 * First and last day on which a stay may begin: from tomorrow to two years ahead, and all of it inside the package's window. The first
 * lies behind the last where no day is left.
 * @param today day in the Maldives
 */
export function firstDays(
  { duration_nights, start_date, end_date }: Pick<StayRules, 'duration_nights' | 'start_date' | 'end_date'>,
  today: string,
): { min: string; max: string } {
  const tomorrow = addDays(today, 1);
  const latest = addYears(today, YEARS_AHEAD);
  const last = end_date === null ? latest : addDays(end_date, -duration_nights);
  return {
    min: start_date !== null && start_date > tomorrow ? start_date : tomorrow,
    max: last < latest ? last : latest,
  };
}

function dayFault(day: string, { min, max }: { min: string; max: string }): StayFault[] {
  if (min > max) return [{ field: 'check_in', code: 'package_not_on_date' }];
  if (day < min) return [{ field: 'check_in', code: 'date_too_early', date: min }];
  return day > max ? [{ field: 'check_in', code: 'date_too_late', date: max }] : [];
}

function groupFault(travellers: number, { group_size_min: min, group_size_max: max }: StayRules): StayFault[] {
  if (min !== null && travellers < min) return [{ field: 'adults', code: 'too_few_travellers', count: min }];
  return max !== null && travellers > max ? [{ field: 'adults', code: 'too_many_travellers', count: max }] : [];
}

/**
 * Every rule of a package and of the calendar that a request breaks; empty when it may be booked. The one rule of the form and the
 * server. The day must exist (`isCalendarDate`).
 * @param today day in the Maldives
 */
export function stayFaults(stay: Stay, rules: StayRules, today: string): StayFault[] {
  const { min_age: age } = rules;
  return [
    ...dayFault(stay.check_in, firstDays(rules, today)),
    ...groupFault(travellersOf(stay), rules),
    ...stay.children_ages.flatMap((years, index): StayFault[] =>
      age !== null && years !== null && years < age
        ? [{ field: `children_ages.${index}`, code: 'too_young', count: age }]
        : [],
    ),
  ];
}
