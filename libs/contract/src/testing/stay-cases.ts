// Requests on both sides of every rule of `stay.ts`. The form's test and the server's run the same table: a new rule is a few rows here.
import type { Stay, StayFault, StayRules } from '../stay.ts';

/** Day in the Maldives on which all of these are asked. */
export const TODAY = '2027-03-10';

const RULES: StayRules = {
  duration_nights: 7,
  group_size_min: null,
  group_size_max: null,
  min_age: null,
  start_date: null,
  end_date: null,
};
const STAY: Stay = { check_in: '2027-06-01', adults: 2, children_ages: [] };

export interface StayCase {
  /** What is tried. */
  name: string;
  today: string;
  rules: StayRules;
  stay: Stay;
  /** What it breaks; null when it may be booked. */
  fault: StayFault | null;
}

const tried = (
  name: string,
  rules: Partial<StayRules>,
  stay: Partial<Stay>,
  fault: StayFault | null,
  today = TODAY,
): StayCase => ({ name, today, rules: { ...RULES, ...rules }, stay: { ...STAY, ...stay }, fault });

const early = (date: string): StayFault => ({ field: 'check_in', code: 'date_too_early', date });
const late = (date: string): StayFault => ({ field: 'check_in', code: 'date_too_late', date });
const over: StayFault = { field: 'check_in', code: 'package_not_on_date' };
const few = (count: number): StayFault => ({ field: 'adults', code: 'too_few_travellers', count });
const many = (count: number): StayFault => ({ field: 'adults', code: 'too_many_travellers', count });
const young = (index: number, count: number): StayFault => ({
  field: `children_ages.${index}`,
  code: 'too_young',
  count,
});
const WINDOW = { start_date: '2027-05-01', end_date: '2027-11-30' };
const LEAP_DAY = '2028-02-29';

/** Value − 1, value and value + 1 of each rule. */
export const STAY_CASES: readonly StayCase[] = [
  tried('yesterday', {}, { check_in: '2027-03-09' }, early('2027-03-11')),
  tried('today', {}, { check_in: TODAY }, early('2027-03-11')),
  tried('tomorrow', {}, { check_in: '2027-03-11' }, null),
  tried('the day after', {}, { check_in: '2027-03-12' }, null),
  tried('a day less than two years ahead', {}, { check_in: '2029-03-09' }, null),
  tried('two years ahead', {}, { check_in: '2029-03-10' }, null),
  tried('a day more than two years ahead', {}, { check_in: '2029-03-11' }, late('2029-03-10')),
  tried('two years after a leap day', {}, { check_in: '2030-02-28' }, null, LEAP_DAY),
  tried('a day more than two years after a leap day', {}, { check_in: '2030-03-01' }, late('2030-02-28'), LEAP_DAY),

  tried('a day before the window', WINDOW, { check_in: '2027-04-30' }, early('2027-05-01')),
  tried('the first day of the window', WINDOW, { check_in: '2027-05-01' }, null),
  tried('the second day of the window', WINDOW, { check_in: '2027-05-02' }, null),
  tried('leaving a day before the window ends', WINDOW, { check_in: '2027-11-22' }, null),
  tried('leaving on the last day of the window', WINDOW, { check_in: '2027-11-23' }, null),
  tried('leaving a day after the window', WINDOW, { check_in: '2027-11-24' }, late('2027-11-23')),
  tried('a window that has begun', { start_date: '2027-01-01' }, { check_in: TODAY }, early('2027-03-11')),
  tried('a window that ends today', { end_date: TODAY }, { check_in: '2027-03-11' }, over),
  tried('a window that is a day too short', { end_date: '2027-03-17' }, { check_in: '2027-03-11' }, over),
  tried('a window as long as the stay', { end_date: '2027-03-18' }, { check_in: '2027-03-11' }, null),
  tried('a day trip on its last day', { duration_nights: 0, end_date: '2027-06-01' }, {}, null),
  tried('a day trip a day later', { duration_nights: 0, end_date: '2027-05-31' }, {}, late('2027-05-31')),

  tried('one fewer than the smallest group', { group_size_min: 4 }, { adults: 3 }, few(4)),
  tried('the smallest group', { group_size_min: 4 }, { adults: 4 }, null),
  tried('one more than the smallest group', { group_size_min: 4 }, { adults: 5 }, null),
  tried('one fewer than the largest group', { group_size_max: 4 }, { adults: 3 }, null),
  tried('the largest group', { group_size_max: 4 }, { adults: 4 }, null),
  tried('one more than the largest group', { group_size_max: 4 }, { adults: 5 }, many(4)),
  tried('children who fill a group', { group_size_min: 4 }, { children_ages: [9, 9] }, null),
  tried('a child too few', { group_size_min: 4 }, { children_ages: [9] }, few(4)),
  tried('a child too many', { group_size_max: 4 }, { children_ages: [9, 9, 9] }, many(4)),

  tried('a year younger than the least age', { min_age: 6 }, { children_ages: [5] }, young(0, 6)),
  tried('the least age', { min_age: 6 }, { children_ages: [6] }, null),
  tried('a year older than the least age', { min_age: 6 }, { children_ages: [7] }, null),
  tried('the second child too young', { min_age: 6 }, { children_ages: [6, 5] }, young(1, 6)),
  tried('a baby where no age is asked for', {}, { children_ages: [0] }, null),
];
