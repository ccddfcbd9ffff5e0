import { startTransition, useEffect, useOptimistic, useState } from 'react';
import type { KnownFlights } from '@atoll/contract/known-flights';
import { isAsked } from '../shared/check-arg';
import { useKnownFlights } from '../shared/use-known-flights';
import { useListFilters } from '../shared/use-list-filters';
import { ASKED_DIALECT, type Asked } from './asked';

/**
 * What the page is asked, and how to ask for something else. Times of the address are kept for the other pages of this tab; without
 * any the page shows those that the tab knows. What is chosen here goes into the address, which can be sent to somebody.
 */
export function useAsked(): { asked: Asked; ask: (part: Partial<Asked>) => void } {
  const { filters: read, change } = useListFilters(ASKED_DIALECT);
  // A choice is seen at once, before the page of its address is drawn.
  const [chosen, choose] = useOptimistic(read, (now, part: Partial<Asked>) => ({ ...now, page: 1, ...part }));
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
    const flights = { landsAt: part.landsAt ?? landsAt, fliesAt: part.fliesAt ?? fliesAt };
    if (part.landsAt !== undefined || part.fliesAt !== undefined) keep(flights);
    startTransition(() => {
      choose(part);
      change({ ...part, ...flights }, { replace: true });
    });
  };
  return { asked, ask };
}
