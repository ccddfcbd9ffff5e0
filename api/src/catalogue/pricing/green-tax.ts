import { type Party, travellersOf } from '@atoll/contract/price';
import { minutesOf } from './maldives-time.js';
import type { TaxedStay, TaxRule } from './pricing.types.js';

const BLOCK_MINUTES = 24 * 60;
const COUNTED_MINUTES = 12 * 60;

/**
 * How many days of a stay Green Tax is asked for: every 24 hours from check-in, the last ones when it is at least 12 of them
 * (maldives.md 6.3: seven nights from 14:00 to 12:00 are seven, to 01:00 on the last day six).
 */
export function taxedDays(nights: number, { check_in_time, check_out_time }: TaxedStay): number {
  const minutes = nights * BLOCK_MINUTES + minutesOf(check_out_time) - minutesOf(check_in_time);
  if (minutes <= 0) return 0;
  const last = minutes % BLOCK_MINUTES;
  return (minutes - last) / BLOCK_MINUTES + (last >= COUNTED_MINUTES ? 1 : 0);
}

/** How many of a party a tax is asked of: not of those under its age on the day of arrival. An age not known yet is old enough. */
export const taxedPersons = ({ age_min }: Pick<TaxRule, 'age_min'>, party: Party): number =>
  travellersOf(party) - party.children_ages.filter((age) => age_min !== null && age !== null && age < age_min).length;

/**
 * Nights in each place of a trip: those that a place has, in its order, as long as there are any; the rest where it is not said how
 * many, else in the last place.
 */
export function nightsOfStays(stays: readonly TaxedStay[], nights: number): number[] {
  let left = nights;
  const known = stays.map((stay) => {
    const here = Math.min(stay.nights ?? 0, left);
    left -= here;
    return here;
  });
  const open = stays.findIndex((stay) => stay.nights === null);
  const rest = open < 0 ? stays.length - 1 : open;
  return known.map((here, index) => (index === rest ? here + left : here));
}
