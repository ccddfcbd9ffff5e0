import { type ChosenStay, toldChosen } from '@atoll/contract/chosen-stay';
import { IDEMPOTENCY_KEY } from '@atoll/contract/rules';
import { isRecord, readStored, removeStored, writeStored } from '@atoll/ui/session-store';
import type { BookingBody } from './booking-body';
import { type BookingValues, readValues } from './booking-values';

/**
 * A request that is being written. It keeps one idempotency key from its first sending until the booking exists, so that a
 * double click, a reload while sending and a retry make one booking. `sent` holds the bodies whose answers are
 * still unknown, newest last; `wished` is what was chosen on the page of the trip since the last sending.
 */
export interface Draft {
  values: BookingValues;
  key?: string;
  sent?: BookingBody[];
  wished?: ChosenStay | undefined;
}

const storageKey = (slug: string) => `atoll_booking_draft:${slug}`;

const HOUR_MS = 3_600_000;
/** How long another tab of this browser finds dates and party, and how long who it is for and what is on its way. */
const TRIP_MS = 14 * 24 * HOUR_MS;
const PERSON_MS = 24 * HOUR_MS;

const isBody = (value: unknown): value is BookingBody =>
  isRecord(value) && (typeof value.package === 'string' || typeof value.resort === 'string') && isRecord(value.contact);

function draftOf(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null;
  const values = readValues(stored.values);
  if (!values) return null;
  const wished = toldChosen(stored.wished);
  return {
    values,
    ...(typeof stored.key === 'string' && IDEMPOTENCY_KEY.test(stored.key) && { key: stored.key }),
    ...(Array.isArray(stored.sent) && { sent: stored.sent.filter(isBody) }),
    ...(wished && { wished }),
  };
}

/** What may still be told of a draft so many milliseconds after it was written: after a day nobody is named, and nothing of it is sent again. */
function aged({ values, key, sent = [] }: Draft, age: number): Draft | null {
  if (!(age >= 0 && age <= TRIP_MS)) return null;
  // Conditions are accepted anew.
  if (age > PERSON_MS) return { values: { ...values, name: '', email: '', phone: '', requests: '', terms: false } };
  // A key goes with what may have arrived: another tab sends that again, and otherwise something of its own.
  return { values: { ...values, terms: false }, ...(key && sent.length > 0 && { key, sent }) };
}

/** What another tab left. What may not be told any more is forgotten. */
function leftBehind(slug: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(slug)) ?? 'null');
    const { at, draft } = isRecord(stored) ? stored : {};
    const age = typeof at === 'number' ? Date.now() - at : Infinity;
    const whole = draftOf(draft);
    const told = whole && aged(whole, age);
    if (!told) localStorage.removeItem(storageKey(slug));
    else if (age > PERSON_MS) localStorage.setItem(storageKey(slug), JSON.stringify({ at, draft: told }));
    return told;
  } catch {
    return null;
  }
}

/** The draft of a package in this tab, else what another one left of it, or null. */
export const readDraft = (slug: string): Draft | null => draftOf(readStored(storageKey(slug))) ?? leftBehind(slug);

export function writeDraft(slug: string, draft: Draft): void {
  writeStored(storageKey(slug), draft);
  try {
    localStorage.setItem(storageKey(slug), JSON.stringify({ at: Date.now(), draft }));
  } catch {
    // Kept for this tab only.
  }
}

/** Ends a draft: its booking exists. */
export function removeDraft(slug: string): void {
  removeStored(storageKey(slug));
  try {
    localStorage.removeItem(storageKey(slug));
  } catch {
    // Nothing was stored.
  }
}

/** Forgets what is too old of the drafts of all trips: a browser may belong to many. */
export function forgetOldDrafts(): void {
  try {
    const prefix = storageKey('');
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of kept) leftBehind(key.slice(prefix.length));
  } catch {
    // Nothing is stored.
  }
}
