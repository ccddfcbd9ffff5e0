import { Skeleton } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDto, useGetBookingTimelineQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { LoadFailure } from '../../office/load-failure';
import { Timeline } from '../../office/timeline';
import { useMaldivesTime } from '../../office/use-maldives-time';
import { useEventWords } from './use-event-words';

/** What happened to a booking, the latest first: steps, notes and letters, and whose they are. */
export function BookingTimeline({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const maldivesTime = useMaldivesTime();
  const words = useEventWords();
  const { data, error, refetch } = useGetBookingTimelineQuery({ id: booking.id }, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby={id}>
      <Timeline
        title={<h2 id={id}>{t('timeline.title')}</h2>}
        entries={(data ?? []).toReversed().map((event) => ({
          id: event.id,
          at: event.at,
          when: maldivesTime(event.at),
          ...words(event),
        }))}
      />
      {!data && (error ? <LoadFailure small error={error} onRetry={() => void refetch()} /> : <Skeleton active />)}
    </section>
  );
}
