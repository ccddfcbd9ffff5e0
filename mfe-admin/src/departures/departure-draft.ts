import type { DepartureDto, WriteDepartureDto } from '@atoll/api-client/endpoints/stock.gen';
import { maldivesInput, maldivesInstant } from '@atoll/ui/office/maldives-input';

/** What a form holds of a departure, as typed. */
export interface DepartureDraft {
  capacity: string;
  min_to_run: string;
  price: string;
  notes: string;
}

export const draftOf = ({ capacity, min_to_run, price, notes }: DepartureDto): DepartureDraft => ({
  capacity: String(capacity),
  min_to_run: String(min_to_run),
  price: price ?? '',
  notes,
});

/** A whole number; anything else becomes one that no field takes. */
export const wholeOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : -1);

export const priceOf = (text: string): string | null => text.trim().replace(',', '.') || null;

/** All that the dialog of one departure holds: until when it is sold, in the time of the Maldives, besides. */
export type StoredDraft = DepartureDraft & { cutoff: string };

export const storedDraftOf = (departure: DepartureDto): StoredDraft => ({
  ...draftOf(departure),
  cutoff: maldivesInput(departure.cutoff_at),
});

/** Members that differ from what is stored. */
export function changeOf(draft: StoredDraft, was: StoredDraft): WriteDepartureDto {
  return {
    ...(draft.capacity !== was.capacity && { capacity: wholeOf(draft.capacity) }),
    ...(draft.min_to_run !== was.min_to_run && { min_to_run: wholeOf(draft.min_to_run) }),
    ...(draft.price !== was.price && { price: priceOf(draft.price) }),
    ...(draft.notes !== was.notes && { notes: draft.notes }),
    // What is no time goes to the API as it is, which says so.
    ...(draft.cutoff !== was.cutoff && { cutoff_at: maldivesInstant(draft.cutoff) ?? draft.cutoff }),
  };
}
