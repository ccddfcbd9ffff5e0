import { isRecord, readStored, writeStored } from '@atoll/ui/session-store';

/** What opens a request without an account, and its reference in case the details cannot be read: empty where a link opened it. */
export interface BookingAccess {
  token: string;
  reference: string;
}

const key = (id: string) => `atoll_booking:${id}`;

/** Remembers a request in this tab. */
export const rememberBooking = (id: string, access: BookingAccess): void => writeStored(key(id), access);

/** The access to a request that this tab sent, or null. */
export function bookingAccess(id: string): BookingAccess | null {
  const stored = readStored(key(id));
  if (!isRecord(stored)) return null;
  const { token, reference } = stored;
  return typeof token === 'string' && typeof reference === 'string' ? { token, reference } : null;
}
