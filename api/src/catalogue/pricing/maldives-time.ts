const DAY_MS = 86_400_000;

/** The instant at which clocks in the Maldives (UTC+5, no summer time) show a time (`HH:MM`) of a day. */
export const maldivesInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:00`);

/** Days from one day to another; below 0 when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Minutes since midnight of a time of day (`HH:MM`). */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
