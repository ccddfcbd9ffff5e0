import { useTranslation } from 'react-i18next';
import { isLeast } from '@atoll/ui/offer-words';
import type { Trip } from '../shared/trip';

/** What the amount is of: a room has no total before its nights are chosen, and another day may cost a package more. */
export function useTotalTitle(trip: Pick<Trip, 'stay' | 'duration_nights' | 'price_from'>, isQuoted: boolean): string {
  const { t } = useTranslation('booking');
  if (trip.stay) return t(trip.duration_nights === 0 ? 'total.oneNight' : 'total.title');
  return t(!isQuoted && isLeast(trip) ? 'total.from' : 'total.title');
}
