import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  type BookingDto,
  type CustomerDto,
  useListCustomerBookingsQuery,
} from '@atoll/api-client/endpoints/customers.gen';
import { maldivesDay } from '@atoll/contract/days';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { EmptyState } from '@atoll/ui/empty-state';
import { ErrorCard } from '@atoll/ui/error-card';
import { LinkButton } from '@atoll/ui/link-button';
import { Pagination } from '@atoll/ui/pagination';
import { Skeleton } from '@atoll/ui/skeleton';
import { AccountArea } from './account-area';
import styles from './account.module.css';
import { TripItem } from './trip-item';
import { WishesPart } from './wishes-part';

const PER_PAGE = 12;

/** `/customer/dashboard`: the bookings of a customer, each with how it stands and what comes next. */
export default function TripsPage() {
  return (
    <AccountArea of="trips">
      {(customer) => (
        <>
          <Trips customer={customer} />
          <WishesPart />
        </>
      )}
    </AccountArea>
  );
}

function Trips({ customer }: { customer: CustomerDto }) {
  const { t } = useTranslation(['booking', 'common']);
  const lang = useLanguage();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const { data, error, refetch } = useListCustomerBookingsQuery({ lang, page, pageSize: PER_PAGE });
  if (!data)
    return error ? (
      <ErrorCard title={t('booking:account.trips.failed')} error={error} onRetry={refetch} />
    ) : (
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
    );
  if (data.count === 0)
    return (
      <EmptyState
        title={t('booking:account.trips.none')}
        text={t('booking:account.trips.noneText', { email: customer.user.email })}
      >
        <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
      </EmptyState>
    );
  const today = maldivesDay(new Date());
  const isAhead = (booking: BookingDto) => booking.check_out >= today && !ENDED.includes(booking.status);
  return (
    <>
      <Group title={t('booking:account.trips.ahead')} bookings={data.results.filter(isAhead)} />
      <Group title={t('booking:account.trips.before')} bookings={data.results.filter((it) => !isAhead(it))} />
      <Pagination page={page} pages={Math.ceil(data.count / PER_PAGE)} hrefOf={(it) => `?page=${it}`} />
    </>
  );
}

/** Nothing comes of these any more. */
const ENDED: readonly BookingDto['status'][] = ['expired', 'cancelled', 'declined', 'completed', 'no_show'];

function Group({ title, bookings }: { title: string; bookings: BookingDto[] }) {
  if (bookings.length === 0) return null;
  return (
    <section className={styles.form}>
      <h2>{title}</h2>
      <ul className={styles.trips}>
        {bookings.map((booking) => (
          <TripItem key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}
