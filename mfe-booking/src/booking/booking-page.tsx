import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { Container } from '@atoll/ui/container';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { Skeleton } from '@atoll/ui/skeleton';
import { AgencyContact } from '../shared/agency-contact';
import { useBookingKey, useBookingQuery, useMayOpen } from '../shared/booking-api';
import { bookingAccess, rememberBooking } from '../shared/booking-access';
import { useDocumentTitle } from '../shared/page-top';
import { useBrowser } from '../shared/use-browser';
import { WithoutScripts } from '../shared/without-scripts';
import { BookingView } from './booking-view';
import styles from './booking.module.css';

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
        <NoAccess reference={access?.reference} />
      ) : error ? (
        <ErrorCard
          title={t('confirmation.failed')}
          text={
            <>
              {access?.reference && `${t('confirmation.noAccess.reference', { reference: access.reference })} `}
              {errorText(error)}
            </>
          }
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

function NoAccess({ reference }: { reference: string | undefined }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <>
      <PageHeading title={t('confirmation.noAccess.title')} lead={t('confirmation.noAccess.text')} />
      <div className={styles.noAccess}>
        {reference && <p>{t('confirmation.noAccess.reference', { reference })}</p>}
        <LinkButton to={paths.bookingLookup()}>{t('confirmation.noAccess.find')}</LinkButton>
        <AgencyContact />
        <LinkButton kind="secondary" to={paths.packages()}>
          {t('common:actions.browsePackages')}
        </LinkButton>
      </div>
    </>
  );
}
