import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_SHORT } from '@atoll/i18n/maldives-time';

/** An instant as guests were told it: day and time in the Maldives, with the zone's name, wherever the office sits. */
export function useMaldivesTime(): (instant: string) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (instant) => t('maldivesTime', { time: format.date(instant, MALDIVES_SHORT) });
}
