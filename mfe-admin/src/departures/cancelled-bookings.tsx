import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CancelledBookingDto } from '@atoll/api-client/endpoints/stock.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import styles from './departures.module.css';

/** What became of each booking of a cancelled departure, and what waits to go back. */
export function CancelledBookings({ bookings }: { bookings: readonly CancelledBookingDto[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (bookings.length === 0) return <p className={styles.facts}>{t('departures.noBookings')}</p>;
  return (
    <ul className={styles.parties}>
      {bookings.map(({ booking, reference, name, state, refund }) => (
        <li key={booking}>
          <Link to={paths.dashboardBooking(booking)}>{`${reference} · ${name}`}</Link>
          <span>{t(`departures.results.${state}`)}</span>
          {Number(refund) > 0 && <span>{t('departures.refund', { amount: format.usd(refund ?? '0') })}</span>}
        </li>
      ))}
    </ul>
  );
}
