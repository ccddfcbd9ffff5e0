import { addDays } from '../common/clock.js';
import { BookingFaults } from './bookings.errors.js';

/** What a package says about who may come and when. */
export interface PackageRules {
  duration_nights: number;
  group_size_min: number | null;
  group_size_max: number | null;
  min_age: number | null;
  /** Window in which the stay must lie; calendar dates, inclusive. */
  start_date: string | null;
  end_date: string | null;
}

export interface StayRequest {
  check_in: string;
  adults: number;
  children_ages: number[];
}

/** How far ahead a stay may begin. */
const YEARS_AHEAD = 2;

/**
 * Checks a request against the package and the calendar of the Maldives.
 * @param today date in the Maldives
 * @returns the last day of the stay
 * @throws {ValidationFailedError} with every broken rule
 */
export function checkStay(request: StayRequest, rules: PackageRules, today: string): string {
  const faults = new BookingFaults();
  const earliest = addDays(today, 1);
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  const checkOut = addDays(request.check_in, rules.duration_nights);
  if (request.check_in < earliest) faults.add('check_in', 'date_too_early', { date: earliest });
  else if (request.check_in > latest) faults.add('check_in', 'date_too_late', { date: latest });
  else if (
    (rules.start_date !== null && request.check_in < rules.start_date) ||
    (rules.end_date !== null && checkOut > rules.end_date)
  ) {
    faults.add('check_in', 'package_not_on_date');
  }
  const travellers = request.adults + request.children_ages.length;
  if (rules.group_size_min !== null && travellers < rules.group_size_min) {
    faults.add('adults', 'too_few_travellers', { count: rules.group_size_min });
  }
  if (rules.group_size_max !== null && travellers > rules.group_size_max) {
    faults.add('adults', 'too_many_travellers', { count: rules.group_size_max });
  }
  for (const [index, age] of request.children_ages.entries()) {
    if (rules.min_age !== null && age < rules.min_age) {
      faults.add(`children_ages.${index}`, 'too_young', { count: rules.min_age });
    }
  }
  faults.throwIfAny();
  return checkOut;
}
