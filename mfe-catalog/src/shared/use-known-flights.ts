import { useSyncExternalStore } from 'react';
import { type KnownFlights, parseKnownFlights } from '@atoll/contract/known-flights';
import { read, subscribe, write } from './known-flights-store';

/** Times of flights as this tab knows them, and how to change them; the server, which draws the page first, knows none. */
export function useKnownFlights(): [KnownFlights, (flights: KnownFlights) => void] {
  return [parseKnownFlights(useSyncExternalStore(subscribe, read, () => null)), write];
}
