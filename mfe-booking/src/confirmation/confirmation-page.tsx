import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { isApiError } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { Skeleton } from '@atoll/ui/skeleton';
import { AgencyContact } from '../shared/agency-contact';
import { useBookingQuery } from '../shared/booking-api';
import { bookingAccess, rememberBooking } from '../shared/booking-access';
import { useDocumentTitle } from '../shared/page-top';
import { ConfirmedRequest } from './confirmed-request';
import styles from './confirmation.module.css';

/** The access of this tab, or of a signed link, whose token leaves the address at once. */
function useAccess(id: string) {
  const [search, setSearch] = useSearchParams();
  const linked = search.get('access_token');
  useEffect(() => {
    if (!linked) return;
    if (bookingAccess(id)?.token !== linked) rememberBooking(id, { token: linked, reference: '' });
    setSearch({}, { replace: true });
  }, [id, linked, setSearch]);
  const known = bookingAccess(id);
  return linked && known?.token !== linked ? { token: linked, reference: '' } : known;
}

export default function ConfirmationPage() {
  const { t } = useTranslation('booking');
  const { id = '' } = useParams();
  const access = useAccess(id);
  const { currentData: booking, error, refetch } = useBookingQuery(id, access?.token);
  useDocumentTitle(booking ? `${t('confirmation.eyebrow')} ${booking.reference}` : t('confirmation.trip'));
  if (booking) return <ConfirmedRequest booking={booking} />;
  const refused = isApiError(error) && error.status === 404;
  return (
    <Container>
      {!access || refused ? (
        <NoAccess reference={access?.reference} />
      ) : error ? (
        <ErrorCard
          title={t('confirmation.failed')}
          text={
            <>
              {access.reference && `${t('confirmation.noAccess.reference', { reference: access.reference })} `}
              {errorText(error)}
            </>
          }
          error={error}
          onRetry={refetch}
        />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton lines={6} />
        </div>
      )}
    </Container>
  );
}

function NoAccess({ reference }: { reference: string | undefined }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <EmptyState whole title={t('confirmation.noAccess.title')} text={t('confirmation.noAccess.text')}>
      <div className={styles.noAccess}>
        {reference && <p>{t('confirmation.noAccess.reference', { reference })}</p>}
        <AgencyContact />
        <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
      </div>
    </EmptyState>
  );
}
