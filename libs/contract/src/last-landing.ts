/*
 * The latest landing after which an island is still reached the same day. Times are of the Maldives, `HH:MM`.
 */

/** From the door of the aircraft to the next boat: passport, baggage, the way to the jetty. Minutes. */
export const CONNECTION = 60;
/** Where an operator that needs daylight does not say: the usual rule of resorts. */
export const DAYLIGHT_LANDING = '15:30';

/** What a transfer says about when it goes; null where it says nothing. */
export interface LastDepartures {
  /** Seaplanes fly by sight: none leaves or lands in the dark. */
  daylight_only: boolean;
  last_departure: string | null;
  /** Who lands later stays the night near the airport. */
  latest_arrival_for_same_day: string | null;
}

const HOUR = 60;
/** Minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));
export const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Latest landing after which the last departure of the day is still reached; null when it goes around the clock. */
export function lastLanding(transfer: LastDepartures): string | null {
  if (transfer.latest_arrival_for_same_day !== null) return transfer.latest_arrival_for_same_day;
  if (transfer.daylight_only) return DAYLIGHT_LANDING;
  if (transfer.last_departure === null) return null;
  return timeAt(Math.max(0, minutesOf(transfer.last_departure) - CONNECTION));
}
