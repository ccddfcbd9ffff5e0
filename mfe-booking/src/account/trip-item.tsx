import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/customers.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat } from '@atoll/i18n/instance';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import styles from './account.module.css';
import { useNextWords } from './use-next-words';

const TONES: Partial<Record<BookingDto['status'], 'act' | 'good'>> = {
  on_hold: 'act',
  awaiting_payment: 'act',
  confirmed: 'good',
};

/** One booking: what it is of, how it stands, and what comes next. The whole card leads to its page. */
export function TripItem({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const { state, next } = useNextWords(booking);
  const { id, reference, travellers, nights, check_in: from, check_out: to } = booking;
  const days =
    nights > 0 ? t('booking:form.stay', { from: format.date(from), to: format.date(to) }) : format.date(from);
  return (
    <li className={styles.trip} data-tone={TONES[booking.status]}>
      <div className={styles.tripPicture}>
        <Picture picture={booking.product.cover_image} sizes="(min-width: 40rem) 15rem, 100vw" decorative />
      </div>
      <div className={styles.tripWords}>
        <p className={styles.state}>{state}</p>
        <h3>
          <LocalLink to={paths.bookingConfirmation(id)}>{booking.product.name}</LocalLink>
        </h3>
        {booking.room && <p>{booking.room.name}</p>}
        <p>{days}</p>
        {next && <p>{next}</p>}
        <p className={styles.small}>
          {t('common:units.travellers', { count: travellers })} · {format.usd(booking.total)} · {reference}
        </p>
      </div>
    </li>
  );
}
