import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '@atoll/api-client/base';
import { type TripRequestDto, useGetTripRequestQuery } from '@atoll/api-client/endpoints/trip-requests.gen';
import { paths } from '@atoll/contract/paths';
import { EmptyState } from '@atoll/ui/empty-state';
import { BackLink } from '../office/back-link';
import { OfficePage } from '../office/office-page';
import { RequestActions } from './request-actions';
import { ContactFacts, WishFacts } from './request-facts';
import { RequestNote } from './request-note';
import { ReplyClock, RequestStatus } from './request-status';
import { RequestTimeline } from './request-timeline';
import styles from './trip-requests.module.css';

/** `/dashboard/trip-requests/:id`: what somebody wishes for, what was answered, and what comes next. */
export default function RequestPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetTripRequestQuery({ id }, { refetchOnMountOrArgChange: true });
  const back = <BackLink to={paths.dashboardTripRequests()}>{t('tripRequests.back')}</BackLink>;
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return (
      <OfficePage title={t('tripRequests.notFound')} back={back}>
        <EmptyState title={t('tripRequests.notFound')} text={t('tripRequests.notFoundText')} />
      </OfficePage>
    );
  return (
    <OfficePage
      coded
      title={data ? t('tripRequests.one', { reference: data.reference }) : t('tripRequests.title')}
      back={back}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    >
      {data ? <RequestDetails request={data} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </OfficePage>
  );
}

function RequestDetails({ request }: { request: TripRequestDto }) {
  return (
    <>
      <div className={styles.state}>
        <RequestStatus status={request.status} />
        <ReplyClock request={request} />
      </div>
      <RequestActions request={request} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WishFacts request={request} />
          <ContactFacts request={request} />
        </div>
        <div className={styles.column}>
          <RequestNote request={request} />
          <RequestTimeline request={request} />
        </div>
      </div>
    </>
  );
}
