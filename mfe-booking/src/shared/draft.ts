import { IDEMPOTENCY_KEY } from '@atoll/contract/rules';
import { isRecord, readStored, removeStored, writeStored } from './session-store';
import type { BookingBody } from './booking-body';
import { type BookingValues, readValues } from './booking-values';

/**
 * A request that is being written. It keeps one idempotency key from its first sending until the booking exists, so that a
 * double click, a reload while sending and a retry make one booking. `sent` holds the bodies whose answers are
 * still unknown, newest last.
 */
export interface Draft {
  values: BookingValues;
  key?: string;
  sent?: BookingBody[];
}

const storageKey = (slug: string) => `atoll_booking_draft:${slug}`;

const isBody = (value: unknown): value is BookingBody =>
  isRecord(value) && (typeof value.package === 'string' || typeof value.resort === 'string') && isRecord(value.contact);

/** The draft of a package in this tab, or null. */
export function readDraft(slug: string): Draft | null {
  const stored = readStored(storageKey(slug));
  if (!isRecord(stored)) return null;
  const values = readValues(stored.values);
  if (!values) return null;
  return {
    values,
    ...(typeof stored.key === 'string' && IDEMPOTENCY_KEY.test(stored.key) && { key: stored.key }),
    ...(Array.isArray(stored.sent) && { sent: stored.sent.filter(isBody) }),
  };
}

export const writeDraft = (slug: string, draft: Draft): void => writeStored(storageKey(slug), draft);

/** Ends a draft: its booking exists. */
export const removeDraft = (slug: string): void => removeStored(storageKey(slug));
