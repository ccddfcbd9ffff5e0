import type { Party } from '@atoll/contract/price';

/** Oldest ages on the day of arrival that count as an infant's and as a child's: 0–1, 2–11, adults from 12 (maldives.md 6.4). */
const INFANT_MAX = 1;
const CHILD_MAX = 11;

/** How many of a party pay fares of which age. An age that is not known yet is a child's. */
export function fareAges({ adults, children_ages }: Party): { adults: number; children: number; infants: number } {
  const infants = children_ages.filter((age) => age !== null && age <= INFANT_MAX).length;
  const children = children_ages.filter((age) => age === null || age <= CHILD_MAX).length - infants;
  return { adults: adults + children_ages.length - children - infants, children, infants };
}
