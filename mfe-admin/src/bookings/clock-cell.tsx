import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useDuration } from '../office/use-duration';
import { bookingClock } from './booking-clock';
import styles from './bookings.module.css';

/** From then on a deadline is close. Milliseconds. */
const SOON = 4 * 3_600_000;

/** Which deadline runs and how long it still does; in another colour when it is close, red when it is over. */
export function ClockCell({ booking, now }: { booking: BookingDto; now: number }) {
  const { t } = useTranslation('admin');
  const duration = useDuration();
  const clock = bookingClock(booking);
  if (!clock) return null;
  const left = Date.parse(clock.until) - now;
  return (
    <span className={styles.clock} data-late={left < 0} data-soon={left >= 0 && left < SOON}>
      {t(left < 0 ? 'clock.late' : 'clock.left', { time: duration(left) })}
      <span className={styles.second}>{t(`clock.kind.${clock.kind}`)}</span>
    </span>
  );
}
