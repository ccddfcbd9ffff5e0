/** A calendar widget thinks in days of the browser's own zone: a Maldives day is that date there, at noon, where no clock is changed. */
export const localDay = (date: string): Date => new Date(`${date}T12:00:00`);

const padded = (number: number): string => String(number).padStart(2, '0');

/** The date of such a day, as the API writes it. */
export const dateOf = (day: Date): string =>
  `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;

/** First and last date of the months that are shown, from the one in which `month` lies. */
export function shownDates(month: Date, months: number): { from: string; to: string } {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  return { from: dateOf(new Date(year, index, 1, 12)), to: dateOf(new Date(year, index + months, 0, 12)) };
}
