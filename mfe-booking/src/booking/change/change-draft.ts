import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { isRecord, readStored, removeStored, writeStored } from '@atoll/ui/session-store';
import { type StayWish, asBooked } from './stay-wish';

const keyOf = ({ id }: Pick<BookingDto, 'id'>): string => `atoll_change_draft:${id}`;

const isAges = (ages: unknown): boolean =>
  Array.isArray(ages) && ages.every((age) => age === null || Number.isInteger(age));

/** The change that is being written in this tab; null where there is none, or the booking is another by now. */
export function readChange(booking: BookingDto): StayWish | null {
  const stored = readStored(keyOf(booking));
  if (!isRecord(stored) || stored.version !== booking.version || !isRecord(stored.wish)) return null;
  const { checkIn, nights, adults, ages, extras, note } = stored.wish;
  const isWish =
    typeof checkIn === 'string' &&
    (nights === null || typeof nights === 'number') &&
    Number.isInteger(adults) &&
    isAges(ages) &&
    Array.isArray(extras) &&
    typeof note === 'string';
  return isWish ? ({ ...asBooked(booking), ...stored.wish } as StayWish) : null;
}

export const keepChange = (booking: BookingDto, wish: StayWish): void =>
  writeStored(keyOf(booking), { version: booking.version, wish });

/** Ends it: it was sent, or is not wanted any more. */
export const forgetChange = (booking: BookingDto): void => removeStored(keyOf(booking));
