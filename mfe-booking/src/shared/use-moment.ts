import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';

const ZONE = { timeZone: 'Indian/Maldives' } as const;
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...ZONE };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...ZONE };

/** An instant in Maldives time as a deadline is said in the reader's language; the sentence names the zone. */
export function useMoment(): (at: string) => string {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (at) => t('details.moment', { date: format.date(at, DAY), time: format.date(at, TIME) });
}
