// Calendar dates are `YYYY-MM-DD` without a zone; "today" is the date in the Maldives (UTC+5, no summer time).
const MALDIVES_OFFSET_MS = 5 * 3_600_000;
/** How far ahead a first day may lie. */
const YEARS_AHEAD = 2;

const two = (number: number) => String(number).padStart(2, '0');

const write = (date: Date) => `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;

/** The date in the Maldives at an instant. */
export const maldivesDate = (now: Date): string => write(new Date(now.getTime() + MALDIVES_OFFSET_MS));

/** `addDays('2027-02-28', 1)` → `2027-03-01`. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return write(moved);
}

/** True for a date that exists: `2027-02-30` does not. */
export const isCalendarDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && addDays(value, 0) === value;

export interface Offered {
  duration_nights: number;
  available_from?: string | null;
  available_to?: string | null;
}

export interface DateLimits {
  min: string;
  max: string;
}

const later = (a: string, b: string | null | undefined) => (b && b > a ? b : a);
const earlier = (a: string, b: string | null | undefined) => (b && b < a ? b : a);

/** The same day in another year; 29 February becomes 28 February where it must. */
function addYears(date: string, years: number): string {
  const moved = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return isCalendarDate(moved) ? moved : moved.replace(/29$/, '28');
}

/** First and last possible first day: from tomorrow to two years ahead, and the stay inside the time the trip is offered. */
export function dateLimits(trip: Offered, now: Date = new Date()): DateLimits {
  const today = maldivesDate(now);
  return {
    min: later(addDays(today, 1), trip.available_from),
    max: earlier(addYears(today, YEARS_AHEAD), trip.available_to && addDays(trip.available_to, -trip.duration_nights)),
  };
}

/** An instant as day and time in the Maldives, for the formatters of libs/i18n. */
export const MALDIVES_TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Indian/Maldives',
};
