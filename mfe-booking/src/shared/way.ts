import type { AvailabilityDayDto } from '@atoll/api-client/endpoints/availability.gen';

export type DayStatus = AvailabilityDayDto['status'];

/** What sending the form does: places are held for who pays at once, the agency is asked, or somebody waits for a place. */
export type Way = 'hold' | 'request' | 'waitlist';

/**
 * The way in which a trip is booked on a day; null stands for a day that nobody has told of.
 * @param isReached whether the flights fit, as far as they are known: else the agency settles the way before anybody pays
 */
export function wayOf(trip: { confirmation_mode?: string }, day: DayStatus | null, isReached = true): Way {
  if (day === 'SOLD_OUT') return 'waitlist';
  return trip.confirmation_mode === 'instant' && day !== 'ON_REQUEST' && isReached ? 'hold' : 'request';
}

/** Whether the agency says yes before anything is due: also of who waits for a place on such a trip. */
export const isAsked = (trip: { confirmation_mode?: string }, way: Way): boolean =>
  way === 'request' || (way === 'waitlist' && wayOf(trip, null) === 'request');
