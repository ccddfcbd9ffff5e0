import { maldivesDay } from '@atoll/contract/days';
import type { BookingStatus } from '../booking-status.js';

/** States in which there is still a trip to know more of. */
export const DETAILABLE: readonly BookingStatus[] = [
  'on_hold',
  'requested',
  'waitlisted',
  'awaiting_payment',
  'confirmed',
];

/**
 * Why flights, wishes and travellers cannot be told by now; null where they can. Who holds the booking tells them until the last day on
 * which the transfer takes them, the office at any time.
 * @param detailsDue that day, in the Maldives
 */
export function detailsFault(
  { status, detailsDue }: { status: BookingStatus; detailsDue: string },
  by: string,
  now: Date,
): 'invalid_transition' | 'details_closed' | null {
  if (!DETAILABLE.includes(status)) return 'invalid_transition';
  return by === 'holder' && maldivesDay(now) > detailsDue ? 'details_closed' : null;
}
