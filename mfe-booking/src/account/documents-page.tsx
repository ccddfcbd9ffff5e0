import { useTranslation } from 'react-i18next';
import { useListBookingPapersQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { type BookingDto, useListCustomerBookingsQuery } from '@atoll/api-client/endpoints/customers.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { Skeleton } from '@atoll/ui/skeleton';
import { PapersList } from '../booking/papers-part';
import { AccountArea } from './account-area';
import styles from './account.module.css';

/** As many of the latest bookings as one page of the API has. */
const LATEST = 24;

/** `/customer/dashboard/documents`: the papers of the bookings, one beside the other. */
export default function DocumentsPage() {
  return <AccountArea of="documents">{() => <Documents />}</AccountArea>;
}

function Documents() {
  const { t } = useTranslation(['booking', 'common']);
  const { data, error, refetch } = useListCustomerBookingsQuery({ lang: useLanguage(), pageSize: LATEST });
  if (error && !data)
    return <ErrorCard title={t('booking:account.documents.failed')} error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton lines={5} />
      </div>
    );
  if (data.count === 0)
    return (
      <EmptyState title={t('booking:account.documents.none')} text={t('booking:account.documents.noneText')}>
        <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
      </EmptyState>
    );
  return data.results.map((booking) => <PapersOf key={booking.id} booking={booking} />);
}

function PapersOf({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { id, reference, check_in: from } = booking;
  const { data, error } = useListBookingPapersQuery({ id, lang: useLanguage() });
  return (
    <section className={styles.part} aria-labelledby={`papers-${id}`}>
      <div>
        <h2 id={`papers-${id}`}>
          <LocalLink to={paths.bookingConfirmation(id)}>{booking.product.name}</LocalLink>
        </h2>
        <p className={styles.small}>
          {format.date(from)} · {reference}
        </p>
      </div>
      {data && <PapersList papers={data} accessToken="" />}
      {error && !data && <p role="alert">{t('account.documents.failed')}</p>}
    </section>
  );
}
