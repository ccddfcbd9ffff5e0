import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isNotThere } from '@atoll/api-client/not-there';
import { sentences } from '@atoll/contract/lists';
import { errorText } from '@atoll/i18n/error-text';
import { Container } from '@atoll/ui/container';
import { ErrorCard } from '@atoll/ui/error-card';
import { PageHeading } from '@atoll/ui/page-heading';
import { Skeleton } from '@atoll/ui/skeleton';
import { useBrowser } from '@atoll/ui/use-browser';
import { useBookingKey, useBookingQuery, useMayOpen } from '../shared/booking-api';
import { useDocumentTitle } from '../shared/page-top';
import { useAccess } from '../shared/use-access';
import { WithoutScripts } from '../shared/without-scripts';
import { BookingView } from './booking-view';
import { NoAccess } from './no-access';

export default function BookingPage() {
  const isHere = useBrowser(() => true, false);
  return isHere ? <Request /> : <RequestToCome />;
}

/** What the server knows of a request: nothing. */
function RequestToCome() {
  const { t } = useTranslation('booking');
  return (
    <Container className="doc-fill">
      <PageHeading title={t('confirmation.trip')} />
      <WithoutScripts text={t('withoutScripts.request')} message={t('message.question')} />
    </Container>
  );
}

function Request() {
  const { t } = useTranslation('booking');
  const { id = '' } = useParams();
  const access = useAccess(id);
  const key = useBookingKey(id, access?.token);
  const mayOpen = useMayOpen(access?.token);
  const { currentData: booking, error, refetch } = useBookingQuery(key);
  const title = t('confirmation.documentTitle', { heading: t('confirmation.trip'), reference: booking?.reference });
  useDocumentTitle(booking ? title : t('confirmation.trip'));
  if (booking) return <BookingView booking={booking} of={key} />;
  return (
    <Container className="doc-fill">
      {!mayOpen || isNotThere(error) ? (
        <NoAccess access={access} />
      ) : error ? (
        <ErrorCard
          title={t('confirmation.failed')}
          text={sentences(
            access?.reference && t('confirmation.noAccess.reference', { reference: access.reference }),
            errorText(error),
          )}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <div aria-busy="true">
          <PageHeading title={t('confirmation.trip')} />
          <Skeleton lines={6} />
        </div>
      )}
    </Container>
  );
}
