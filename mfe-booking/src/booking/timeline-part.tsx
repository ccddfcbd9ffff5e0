import { useTranslation } from 'react-i18next';
import type { BookingEventDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import styles from './booking.module.css';
import { Part } from './facts';
import { useEventWords } from './use-event-words';

/** What happened to a booking, in words, the latest first. */
export function TimelinePart({ events }: { events: BookingEventDto[] }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const words = useEventWords();
  const told = events.flatMap((event) => {
    const text = words(event);
    return text === null ? [] : [{ ...event, text }];
  });
  if (told.length === 0) return null;
  return (
    <Part id="booking-timeline" title={t('timeline.title')}>
      <ol className={styles.events} reversed>
        {told.toReversed().map(({ id, at, text }) => (
          <li key={id}>
            <time dateTime={at}>{format.date(at, MALDIVES_RECORD)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.small}>{t('common:details.zone')}</p>
    </Part>
  );
}
