import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isNotThere } from '@atoll/api-client/not-there';
import { useGetBookingAgreementQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { Container } from '@atoll/ui/container';
import { ErrorCard } from '@atoll/ui/error-card';
import { PageHeading } from '@atoll/ui/page-heading';
import { Skeleton } from '@atoll/ui/skeleton';
import { useBrowser } from '@atoll/ui/use-browser';
import { NoAccess } from '../booking/no-access';
import { useBookingKey, useMayOpen } from '../shared/booking-api';
import { useDocumentTitle } from '../shared/page-top';
import { useAccess } from '../shared/use-access';
import { WithoutScripts } from '../shared/without-scripts';
import { AgreementView } from './agreement-view';

export default function AgreementPage() {
  const { t } = useTranslation('booking');
  const isHere = useBrowser(() => true, false);
  useDocumentTitle(t('agreement.title'));
  return (
    <Container className="doc-fill">
      {isHere ? (
        <Agreement />
      ) : (
        <>
          <PageHeading title={t('agreement.title')} />
          <WithoutScripts text={t('withoutScripts.request')} message={t('message.question')} />
        </>
      )}
    </Container>
  );
}

function Agreement() {
  const { t } = useTranslation('booking');
  const { id = '' } = useParams();
  const access = useAccess(id);
  const key = useBookingKey(id, access?.token);
  const mayOpen = useMayOpen(access?.token);
  const { currentData: agreement, error, refetch } = useGetBookingAgreementQuery(key, { skip: !mayOpen });
  if (agreement) return <AgreementView agreement={agreement} id={id} />;
  if (!mayOpen || isNotThere(error)) return <NoAccess access={access} />;
  if (error) return <ErrorCard title={t('agreement.failed')} error={error} onRetry={refetch} />;
  return (
    <div aria-busy="true">
      <PageHeading title={t('agreement.title')} />
      <Skeleton lines={8} />
    </div>
  );
}
