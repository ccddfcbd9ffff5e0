import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { fromCents, toCents } from '@atoll/contract/cents';
import { isRecord } from '@atoll/ui/session-store';

/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => toCents(amount) > 0;

/** What came in beyond the total; `0.00` where nothing did. What is owed is the server's to say (`due`). */
export const surplus = ({ balance }: Pick<BookingDto, 'balance'>): string => fromCents(Math.max(0, -toCents(balance)));

/** An amount that an event tells under a name; null where it tells none. */
export const amountIn = (data: unknown, name: string): string | null => {
  const value = isRecord(data) ? data[name] : undefined;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null;
};
