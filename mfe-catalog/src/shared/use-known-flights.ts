import { useSyncExternalStore } from 'react';
import { KNOWN_FLIGHTS, type KnownFlights, parseKnownFlights } from '@atoll/contract/known-flights';

const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage; lives as long as the page. */
let memory: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KNOWN_FLIGHTS) ?? memory;
  } catch {
    return memory;
  }
}

function write(flights: KnownFlights): void {
  memory = JSON.stringify(flights);
  try {
    sessionStorage.setItem(KNOWN_FLIGHTS, memory);
  } catch {
    // What the page knows is all that is kept.
  }
  for (const tell of listeners) tell();
}

/** Times of flights as this tab knows them, and how to change them; the server, which draws the page first, knows none. */
export function useKnownFlights(): [KnownFlights, (flights: KnownFlights) => void] {
  return [parseKnownFlights(useSyncExternalStore(subscribe, read, () => null)), write];
}
