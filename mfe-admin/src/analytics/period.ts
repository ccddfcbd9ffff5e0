import { addDays, daysBetween, isCalendarDate, maldivesDay } from '@atoll/contract/days';

/** First and last day, both of them counted. */
export interface Period {
  from: string;
  to: string;
}

export const LENGTHS = ['7', '30', '90'] as const;
export type Length = (typeof LENGTHS)[number];
const USUAL: Length = '30';

/** The last so many days, today (in the Maldives) with them. */
const lastDays = (length: Length, now: Date): Period => {
  const to = maldivesDay(now);
  return { from: addDays(to, 1 - Number(length)), to };
};

/** What the address asks for: two days of its own, else the last 7, 30 or 90; `length` is undefined for days of its own. */
export function periodOf(
  { from, to, days }: { from?: string | undefined; to?: string | undefined; days?: string | undefined },
  now: Date,
): Period & { length: Length | undefined } {
  const length = LENGTHS.find((known) => known === days) ?? USUAL;
  if (!isCalendarDate(from) && !isCalendarDate(to)) return { ...lastDays(length, now), length };
  const last = isCalendarDate(to) ? to : maldivesDay(now);
  const first = isCalendarDate(from) ? from : addDays(last, 1 - Number(length));
  return first <= last ? { from: first, to: last, length: undefined } : { from: last, to: first, length: undefined };
}

/** As many days that end where a period begins. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

/** Every day of a period. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
