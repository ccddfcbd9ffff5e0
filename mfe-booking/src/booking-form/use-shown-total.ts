import { useTranslation } from 'react-i18next';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import type { Trip } from '../shared/trip';

/** A total of US dollars in the currency that the reader chose: in dollars to the cent, in another one as prices are shown. */
export function useShownTotal(): (total: string) => string {
  const format = useFormat();
  const { code } = useDisplayCurrency();
  return (total) => (code === 'USD' ? format.usd(total) : format.money(total));
}

/** What the amount is of: a room has no total before its nights are chosen. */
export function useTotalTitle({ stay, duration_nights: nights }: Pick<Trip, 'stay' | 'duration_nights'>): string {
  const { t } = useTranslation('booking');
  return t(stay && nights === 0 ? 'total.oneNight' : 'total.title');
}
