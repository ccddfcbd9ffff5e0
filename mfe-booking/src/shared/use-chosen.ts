import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readChosen, withoutChosen } from '@atoll/contract/chosen-stay';
import { bookingLimits, emptyValues } from './booking-values';
import { readDraft, writeDraft } from './draft';
import { knownFlights } from './known-flights';
import { draftName, withChosen } from './stay-trip';
import type { Trip } from './trip';

/**
 * Day and party that were chosen on the page of the trip go from the address into the draft: chosen last, they hold, and what was taken
 * for the flights of another day goes. A request whose answer is not known stays as it was sent: the form names what was chosen since,
 * and takes it where that is wished.
 * @returns whether that is still to come: what begins with the draft waits
 */
export function useChosen(trip: Trip): boolean {
  const [query, setQuery] = useSearchParams();
  const chosen = useMemo(() => readChosen(query), [query]);
  useEffect(() => {
    if (!chosen) return;
    const name = draftName(trip);
    const kept = readDraft(name);
    if (kept?.sent?.length) writeDraft(name, { ...kept, wished: chosen });
    else {
      const values = kept?.values ?? { ...emptyValues(bookingLimits(trip, new Date())), ...knownFlights() };
      writeDraft(name, { ...kept, wished: undefined, values: withChosen(values, chosen) });
    }
    setQuery(withoutChosen(query), { replace: true, preventScrollReset: true });
    // Once for an address: begun with every drawing, the way to the next one would never end.
  }, [chosen, query, setQuery, trip]);
  return chosen !== null;
}
