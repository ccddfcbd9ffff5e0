// Calendar days are `YYYY-MM-DD` without a zone; "today" is the day in the Maldives (UTC+5, no summer time).

const MALDIVES_OFFSET_MS = 5 * 3_600_000;

const write = (date: Date): string => date.toISOString().slice(0, 10);

/** The day in the Maldives at an instant. */
export const maldivesDay = (now: Date): string => write(new Date(now.getTime() + MALDIVES_OFFSET_MS));

/** True for a day that exists: `2027-02-29` does not, nor does the year 0. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && write(date) === value;
}

/** `addDays('2027-02-28', 1)` → `2027-03-01`. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return write(moved);
}

/** Number of days from one day to another; below 0 when the other one is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** The same day in another year; 29 February becomes 28 February where it must. */
export function addYears(day: string, years: number): string {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  const exists: boolean = isCalendarDate(moved);
  return exists ? moved : moved.replace(/29$/, '28');
}

/**
 * A written date whose numbers stay on the line of the word that they belong to: `14 February`, `2027 г.` by spaces that do not
 * break, `2月14日`, which has none, by joiners (U+2060).
 */
export const unbroken = (date: string): string =>
  date
    .replaceAll(/\b(\d{1,2}|\d{4}(?= г)) (?=\p{L})/gu, '$1\u00a0')
    .replaceAll(/(?<=\d)(?=[年月日])|(?<=月)(?=\d)/g, '\u2060');

/** A text for readers that lay out no lines, and may show a joiner as a box, as chats and mail programs do: without either. */
export const unjoined = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
