import { useMemo, useState } from 'react';
import { type BookingValues, bookingLimits, emptyValues } from '../shared/booking-values';
import { readDraft, writeDraft } from '../shared/draft';
import { chosenTrip, draftName, offeredStay } from '../shared/stay-trip';
import type { Trip } from '../shared/trip';
import { useQuote } from '../booking-form/use-quote';

/** Day and party of the draft that the form begins with, and what they cost; a change is kept for the form. */
export function useWish(asked: Trip) {
  const [values, setValues] = useState(() => {
    const kept = readDraft(draftName(asked))?.values ?? emptyValues(bookingLimits(asked, new Date()));
    return asked.stay ? { ...kept, stay: offeredStay(asked.stay, kept.stay, null) } : kept;
  });
  const trip = useMemo(() => chosenTrip(asked, values), [asked, values]);
  const limits = useMemo(() => bookingLimits(trip, new Date()), [trip]);
  const { quote, asking } = useQuote(trip, values, limits, 0);
  const isClosed = quote?.availability === 'CLOSED';
  return {
    values,
    limits,
    /** US dollars; null while nobody has said it of these, and where nothing begins on this day. */
    total: quote && !asking && !isClosed ? quote.total : null,
    isClosed: isClosed && !asking,
    change(next: Partial<BookingValues>) {
      const changed = { ...values, ...next };
      setValues(changed);
      writeDraft(draftName(asked), { ...readDraft(draftName(asked)), values: changed });
    },
  };
}
