import { useMemo, useState } from 'react';
import { type BookingValues, bookingLimits, emptyValues } from '../shared/booking-values';
import { readDraft, writeDraft } from '../shared/draft';
import type { Trip } from '../shared/trip';
import { useQuote } from '../booking-form/use-quote';

/** Day and party of the draft that the form begins with, and what they cost; a change is kept for the form. */
export function useWish(trip: Trip) {
  const limits = useMemo(() => bookingLimits(trip, new Date()), [trip]);
  const [values, setValues] = useState(() => readDraft(trip.slug)?.values ?? emptyValues(limits));
  const { quote, asking } = useQuote(trip, values, limits, 0);
  return {
    values,
    limits,
    /** US dollars; null while nobody has said it of these. */
    total: quote && !asking ? quote.total : null,
    change(next: Partial<BookingValues>) {
      const changed = { ...values, ...next };
      setValues(changed);
      writeDraft(trip.slug, { ...readDraft(trip.slug), values: changed });
    },
  };
}
