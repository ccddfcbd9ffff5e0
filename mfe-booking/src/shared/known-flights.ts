import { KNOWN_FLIGHTS, type KnownFlights, parseKnownFlights } from '@atoll/contract/known-flights';

/** Times of flights that were told on another page of this tab. */
export function knownFlights(): KnownFlights {
  try {
    return parseKnownFlights(sessionStorage.getItem(KNOWN_FLIGHTS));
  } catch {
    return parseKnownFlights(null);
  }
}
