import { Skeleton } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDto, useGetBookingTimelineQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_SHORT } from '@atoll/i18n/maldives-time';
import { LoadFailure } from '../../office/load-failure';
import { Timeline } from '../../office/timeline';
import styles from './booking-timeline.module.css';
import { UnsentLetter, isUnsent, statusSince } from './unsent-letter';
import { useEventWords, useLetterName } from './use-event-words';

/** What happened to a booking, the latest first: steps, notes and letters, and whose they are. */
export function BookingTimeline({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const format = useFormat();
  const words = useEventWords();
  const nameOf = useLetterName();
  const { data, error, refetch } = useGetBookingTimelineQuery({ id: booking.id }, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby={id}>
      <Timeline
        title={
          <div>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {t('timeline.title')}
            </h2>
            <p className={styles.zone}>{t('timeline.zone')}</p>
          </div>
        }
        entries={(data ?? []).toReversed().map((event) => ({
          id: event.id,
          at: event.at,
          when: format.date(event.at, MALDIVES_SHORT),
          ...words(event),
          action: isUnsent(event) && (
            <UnsentLetter
              id={event.id}
              name={nameOf(event.letter?.template)}
              since={statusSince(event, data ?? [])}
              onSent={async () => {
                await refetch();
                // The button goes with the letter that went out.
                heading.current?.focus();
              }}
            />
          ),
        }))}
      />
      {!data && (error ? <LoadFailure small error={error} onRetry={() => void refetch()} /> : <Skeleton active />)}
    </section>
  );
}
