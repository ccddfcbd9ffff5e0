/** Maldives time is five hours ahead the whole year. */
const MALDIVES_MS = 5 * 3_600_000;

/** An instant as an input for local time shows it, in the time of the Maldives: `2027-01-02T19:00`. */
export const maldivesInput = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + MALDIVES_MS).toISOString().slice(0, 16);

/** The instant that such an input means; undefined where it names none. */
export function maldivesInstant(local: string): string | undefined {
  const at = Date.parse(`${local}Z`);
  return Number.isNaN(at) ? undefined : new Date(at - MALDIVES_MS).toISOString();
}
