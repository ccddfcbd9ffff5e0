import { maldivesDay } from '@atoll/contract/days';
import type { BookingStatus } from '../booking-status.js';

/** States in which a stay can still be another (T20). */
export const CHANGEABLE: readonly BookingStatus[] = ['requested', 'awaiting_payment', 'confirmed'];

/** Why a stay cannot be another by now; null where it can. Who holds it asks before its first day, the office at any time. */
export function changeFault(
  { status, checkIn }: { status: BookingStatus; checkIn: string },
  by: string,
  now: Date,
): 'invalid_transition' | 'stay_begun' | null {
  if (!CHANGEABLE.includes(status)) return 'invalid_transition';
  return by === 'holder' && maldivesDay(now) >= checkIn ? 'stay_begun' : null;
}
