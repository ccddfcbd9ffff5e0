import { isCalendarDate } from './days.ts';
import { ADULTS, CHILDREN, CHILD_AGE } from './rules.ts';

/** The first day, and who travels, as one page hands them over to another. */
export interface ChosenStay {
  day: string;
  adults: number;
  /** Full years of each child. */
  ages: number[];
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** As an address says it: `day=2027-03-01&adults=2&ages=5-7`. */
export const chosenQuery = ({ day, adults, ages }: ChosenStay): string =>
  String(new URLSearchParams({ day, adults: String(adults), ...(ages.length > 0 && { ages: ages.join('-') }) }));

/** What an address says of it; null where it says nothing, or nothing that a form could hold. */
export function readChosen(query: URLSearchParams): ChosenStay | null {
  const [day, adults] = [query.get('day'), Number(query.get('adults'))];
  const ages = query.get('ages')?.split('-').map(Number) ?? [];
  if (!isCalendarDate(day) || !within(adults, ADULTS) || !within(ages.length, CHILDREN)) return null;
  return ages.every((age) => within(age, CHILD_AGE)) ? { day, adults, ages } : null;
}

/** The same address without it. */
export function withoutChosen(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['day', 'adults', 'ages']) rest.delete(name);
  return rest;
}
