import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { isApiError, usePermission } from '@atoll/api-client/base';
import { type BookingDto, useGetBookingQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { EmptyState } from '@atoll/ui/empty-state';
import { BookingMessages } from '../messages/booking-messages';
import { BackLink } from '../office/back-link';
import { OfficePage } from '../office/office-page';
import { ContactFacts, PriceFacts, TripFacts } from './booking-facts';
import { BookingHead } from './booking-head';
import styles from './booking-page.module.css';
import { BookingAssignee } from './care/booking-assignee';
import { BookingNote } from './care/booking-note';
import { FlightsNotice } from './flights/flights-notice';
import { BookingDetails } from './details/booking-details';
import { BookingLedger } from './ledger/booking-ledger';
import { BookingPapers } from './papers/booking-papers';
import { BookingTimeline } from './timeline/booking-timeline';

/** `/dashboard/bookings/:id`: one booking, how it stands, what can be done with it, and what happened. */
export default function BookingPage() {
  const { t } = useTranslation(['admin', 'common']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetBookingQuery({ id }, { refetchOnMountOrArgChange: true });
  const back = <BackLink to={paths.dashboardBookings()}>{t('booking.back')}</BackLink>;
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <OfficePage title={t('booking.notFound')} back={back}>
        <EmptyState title={t('booking.notFound')} text={t('booking.notFoundText')} />
      </OfficePage>
    );
  return (
    <OfficePage
      coded
      title={data ? t('booking.title', { reference: data.reference }) : t('booking.one')}
      back={back}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {data ? <BookingFacts booking={data} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </OfficePage>
  );
}

function BookingFacts({ booking }: { booking: BookingDto }) {
  const mayChange = usePermission('bookings.change');
  return (
    <>
      <BookingHead booking={booking} />
      <FlightsNotice booking={booking} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TripFacts booking={booking} />
          <BookingDetails booking={booking} />
          <ContactFacts booking={booking} />
          <PriceFacts booking={booking} />
          <BookingLedger booking={booking} />
          <BookingPapers booking={booking} />
        </div>
        <div className={styles.column}>
          {mayChange && <BookingAssignee booking={booking} />}
          {mayChange && <BookingNote booking={booking} />}
          <ComponentBoundary of={booking.id}>
            <BookingMessages booking={booking} />
          </ComponentBoundary>
          <ComponentBoundary of={booking.id}>
            <BookingTimeline booking={booking} />
          </ComponentBoundary>
        </div>
      </div>
    </>
  );
}
