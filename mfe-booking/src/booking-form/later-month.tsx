import { useTranslation } from 'react-i18next';
import { useListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import { addDays } from '@atoll/contract/days';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import type { calendarOf } from '../shared/stay-trip';
import styles from './calendar.module.css';
import { OPEN } from './use-next-days';

/** As far as one answer goes. */
const LOOK_AHEAD = 365;

interface LaterMonthProps {
  of: ReturnType<typeof calendarOf>;
  /** Last day that is shown. */
  after: string;
  /** Last day on which the trip may begin. */
  last: string;
  onGo(day: string): void;
}

/** Nothing begins in the months that are shown: the way to the next one in which something does. */
export function LaterMonth({ of, after, last, onGo }: LaterMonthProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const lang = useLanguage();
  const from = addDays(after, 1);
  const { currentData: days = [] } = useListAvailabilityQuery(
    { lang, ...of, from, to: addDays(from, LOOK_AHEAD) },
    { skip: from > last },
  );
  const next = days.find(({ date, status }) => OPEN.includes(status) && date <= last);
  if (!next) return null;
  return (
    <Button kind="secondary" className={styles.jump} onClick={() => onGo(next.date)}>
      {t('calendar.jump', { month: format.date(next.date, { month: 'long', year: 'numeric' }) })}
    </Button>
  );
}
