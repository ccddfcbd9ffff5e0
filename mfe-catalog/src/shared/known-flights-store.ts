import { KNOWN_FLIGHTS, type KnownFlights } from '@atoll/contract/known-flights';

const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage; lives as long as the page. */
let memory: string | null = null;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function read(): string | null {
  try {
    return sessionStorage.getItem(KNOWN_FLIGHTS) ?? memory;
  } catch {
    return memory;
  }
}

export function write(flights: KnownFlights): void {
  memory = JSON.stringify(flights);
  try {
    sessionStorage.setItem(KNOWN_FLIGHTS, memory);
  } catch {
    // What the page knows is all that is kept.
  }
  for (const tell of listeners) tell();
}
