import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { isLeast } from '@atoll/ui/offer-words';
import type { Trip } from '../shared/trip';
import type { Reprice } from './use-reprice';

/** What the amount is of: a room has no total before its nights are chosen, and another day may cost a package more. */
export function useTotalTitle(
  trip: Pick<Trip, 'stay' | 'duration_nights' | 'price_from'>,
  { details, standing }: Pick<Reprice, 'details' | 'standing'>,
): string {
  const { t } = useTranslation('booking');
  if (trip.stay) return t(trip.duration_nights === 0 ? 'total.oneNight' : 'total.title');
  return t(!details && standing === 'known' && isLeast(trip) ? 'total.from' : 'total.title');
}

/** The total, or words in its place: no amount stands there that is not of what the form says. */
export function useTotalWords({ shown, standing }: Pick<Reprice, 'shown' | 'standing'>): string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  if (standing === 'known') return format.total(shown.total);
  return t(standing === 'refused' ? 'details.noPrice' : `total.${standing}`);
}
