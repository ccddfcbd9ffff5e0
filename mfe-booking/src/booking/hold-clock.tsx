import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { useMoment } from '../shared/use-moment';
import styles from './state-panel.module.css';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number) => String(value).padStart(2, '0');

/** How long places are held: the time that is left for eyes, and a word at five minutes and at one for ears. */
export function HoldClock({ until, left }: { until: string; left: number }) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const minutes = Math.floor(left / MINUTE);
  const shown =
    left >= HOUR
      ? t('clock.hours', { hours: Math.floor(left / HOUR), minutes: minutes % 60 })
      : `${two(minutes)}:${two(left % MINUTE)}`;
  const near = left <= MINUTE ? t('clock.one') : t('clock.five');
  return (
    <div className={styles.clock}>
      <p role="timer" className={styles.digits} data-near={left <= 5 * MINUTE || undefined}>
        {shown}
      </p>
      <p className={styles.until}>{t('clock.until', { time: moment(until) })}</p>
      <VisuallyHidden>
        <span role="status">{left <= 5 * MINUTE ? near : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
