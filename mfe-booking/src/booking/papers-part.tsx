import { useTranslation } from 'react-i18next';
import {
  type BookingDto,
  type BookingPapersDto,
  useListBookingPapersQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES } from '@atoll/i18n/maldives-time';
import type { BookingKey } from '../shared/booking-api';
import { PaperLink } from '../shared/paper-link';
import styles from './booking.module.css';
import { Part } from './facts';

/** The day that stands on the paper, wherever its reader is. */
const MALDIVES_DAY = { dateStyle: 'long', ...MALDIVES } as const;

/** States in which there is no trip for a calendar. */
const NO_TRIP: readonly BookingDto['status'][] = ['waitlisted', 'declined', 'expired', 'cancelled', 'no_show'];

/** What the agency has issued for a booking, and the trip for a calendar. */
export function PapersPart({ of, status }: { of: BookingKey; status: BookingDto['status'] }) {
  const { t } = useTranslation('booking');
  const { data: papers } = useListBookingPapersQuery(of);
  const isTrip = !NO_TRIP.includes(status);
  if (!papers || (!isTrip && papers.voucher === null && papers.issued.length === 0)) return null;
  return (
    <Part id="booking-papers" title={t('papers.title')}>
      <PapersList papers={papers} accessToken={of.accessToken} isTrip={isTrip} />
    </Part>
  );
}

/** The papers of one booking; its key opens them too. */
export function PapersList({
  papers,
  accessToken,
  isTrip = true,
}: {
  papers: BookingPapersDto;
  accessToken: string;
  /** There is a trip for a calendar. */
  isTrip?: boolean;
}) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { issued, voucher, calendar } = papers;
  return (
    <ul className={styles.papers}>
      {voucher !== null && (
        <li>
          <PaperLink url={voucher} accessToken={accessToken} name="voucher.pdf">
            {t('papers.voucher')}
          </PaperLink>
          <small>{t('papers.voucherText')}</small>
        </li>
      )}
      {issued.map(({ id, type, number, issued_at: at, url }) => (
        <li key={id}>
          <PaperLink url={url} accessToken={accessToken} name={`${number}.pdf`}>
            {t(`papers.types.${type}`, { number })}
          </PaperLink>
          <small>{t('papers.issued', { date: format.date(at, MALDIVES_DAY) })}</small>
        </li>
      ))}
      {isTrip && (
        <li>
          <PaperLink url={calendar} accessToken={accessToken} name="trip.ics">
            {t('papers.calendar')}
          </PaperLink>
        </li>
      )}
    </ul>
  );
}
