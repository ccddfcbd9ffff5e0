import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES, MALDIVES_CLOCK } from '@atoll/i18n/maldives-time';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...MALDIVES };

/** An instant in Maldives time as a deadline is said in the reader's language; the sentence names the zone. */
export function useMoment(): (at: string) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (at) => t('details.moment', { date: format.date(at, DAY), time: format.date(at, MALDIVES_CLOCK) });
}
