/** Times of flights that somebody has told on any page of the site, `HH:MM` in the Maldives; empty where they are not known. */
export interface KnownFlights {
  landsAt: string;
  fliesAt: string;
}

/** Under this name the tab keeps them, so that nobody is asked twice. */
export const KNOWN_FLIGHTS = 'atoll_flights';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day as `HH:MM`; empty for anything else. */
export const timeOfDay = (value: unknown): string => (typeof value === 'string' && TIME.test(value) ? value : '');

/** What is kept, from its JSON text; empty times for what is none. */
export function parseKnownFlights(text: string | null): KnownFlights {
  try {
    const { landsAt, fliesAt } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<keyof KnownFlights, unknown>>;
    return { landsAt: timeOfDay(landsAt), fliesAt: timeOfDay(fliesAt) };
  } catch {
    return { landsAt: '', fliesAt: '' };
  }
}
