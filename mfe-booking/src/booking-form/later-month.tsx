import { useTranslation } from 'react-i18next';
import { addDays } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import type { calendarOf } from '../shared/stay-trip';
import styles from './calendar.module.css';
import { useOpenDay } from './use-next-days';

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
  const day = useOpenDay({ of, from: addDays(after, 1), last });
  if (!day) return null;
  return (
    <Button kind="secondary" className={styles.jump} onClick={() => onGo(day)}>
      {t('calendar.jump', { month: format.date(day, { month: 'long', year: 'numeric' }) })}
    </Button>
  );
}
