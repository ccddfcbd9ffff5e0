import { useTranslation } from 'react-i18next';
import type { Trip } from '../shared/trip';

/** What the amount is of: a room has no total before its nights are chosen. */
export function useTotalTitle({ stay, duration_nights: nights }: Pick<Trip, 'stay' | 'duration_nights'>): string {
  const { t } = useTranslation('booking');
  return t(stay && nights === 0 ? 'total.oneNight' : 'total.title');
}
