import { isCalendarDate } from './days.ts';
import { ADULTS, CHILDREN, CHILD_AGE } from './rules.ts';

/** The first day, and who travels, as one page hands them over to another. */
export interface ChosenStay {
  day: string;
  adults: number;
  /** Full years of each child; null while they are not said. */
  ages: (number | null)[];
}

const within = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** An age that is not said. Earlier releases, which know none, take it for no age and leave the address alone. */
const UNSAID = 'x';

/** As an address says it: `day=2027-03-01&adults=2&ages=5-7`; an age that is not said is `x`. */
export const chosenQuery = ({ day, adults, ages }: ChosenStay): string =>
  String(
    new URLSearchParams({
      ...{ day, adults: String(adults) },
      ...(ages.length > 0 && { ages: ages.map((age) => age ?? UNSAID).join('-') }),
    }),
  );

/** What was told as one; null where a form could not hold it. */
export function toldChosen(told: unknown): ChosenStay | null {
  const { day, adults, ages } = (told ?? {}) as Partial<ChosenStay>;
  if (!isCalendarDate(day) || !within(adults, ADULTS) || !Array.isArray(ages)) return null;
  return within(ages.length, CHILDREN) && ages.every((age) => age === null || within(age, CHILD_AGE))
    ? { day, adults, ages }
    : null;
}

/** What an address says of it; null where it says nothing, or nothing that a form could hold. */
export const readChosen = (query: URLSearchParams): ChosenStay | null =>
  toldChosen({
    day: query.get('day'),
    adults: Number(query.get('adults')),
    ages:
      query
        .get('ages')
        ?.split('-')
        .map((age) => (age === UNSAID ? null : Number(age || NaN))) ?? [],
  });

/** Whether both are of the same day and party. */
export const isSameStay = (one: ChosenStay, other: ChosenStay): boolean => chosenQuery(one) === chosenQuery(other);

/** The same address without it. */
export function withoutChosen(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['day', 'adults', 'ages']) rest.delete(name);
  return rest;
}
