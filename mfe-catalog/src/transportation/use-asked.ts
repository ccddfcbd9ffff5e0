import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { KnownFlights } from '@atoll/contract/known-flights';
import { isAsked } from '../shared/check-arg';
import { useKnownFlights } from '../shared/use-known-flights';
import { usePlainAddress } from '../shared/use-plain-address';
import { ASKED_NAMES, type Asked, readAsked, writeAsked } from './asked';

/**
 * What the page is asked, and how to ask for something else. Times of the address are kept for the other pages of this tab; without
 * any the page shows those that the tab knows. What is chosen here goes into the address, which can be sent to somebody.
 */
export function useAsked(): { asked: Asked; ask: (part: Partial<Asked>) => void } {
  const [query, setQuery] = useSearchParams();
  const read = readAsked(query);
  usePlainAddress(query, writeAsked(read), ASKED_NAMES, setQuery);
  // A choice counts at once: whoever is quick makes the next one before the address has followed.
  const address = String(writeAsked(read));
  const [followed, setFollowed] = useState(address);
  const [chosen, setChosen] = useState(read);
  if (address !== followed) {
    setFollowed(address);
    setChosen(read);
  }
  const [known, keep] = useKnownFlights();
  const [told] = useState<KnownFlights | null>(isAsked(read) ? read : null);
  const [isKept, setKept] = useState(told === null);
  useEffect(() => {
    if (told) keep({ landsAt: told.landsAt, fliesAt: told.fliesAt });
    setKept(true);
  }, [told, keep]);
  const { landsAt, fliesAt } = isKept ? known : read;
  const asked = { ...chosen, landsAt, fliesAt };
  const ask = (part: Partial<Asked>) => {
    const next = { ...asked, ...part };
    setChosen(next);
    if (part.landsAt !== undefined || part.fliesAt !== undefined)
      keep({ landsAt: next.landsAt, fliesAt: next.fliesAt });
    setQuery(writeAsked(next), { replace: true, preventScrollReset: true });
  };
  return { asked, ask };
}
