import { addDays } from '@atoll/contract/days';

/** First and last day of a month: `2027-02`. */
export function monthSpan(month: string): { first: string; last: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { first: `${month}-01`, last };
}

/** So many months later, or earlier. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Days of a month, with null for those of its first week that belong to the month before. Weeks begin on Mondays. */
export function monthCells(month: string): (string | null)[] {
  const { first, last } = monthSpan(month);
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Saturday and Sunday. */
export const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0;

export const isMonday = (day: string): boolean => weekdayOf(day) === 1;
