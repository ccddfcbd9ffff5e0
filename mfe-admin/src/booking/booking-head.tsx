import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { sentences } from '@atoll/contract/lists';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { bookingClock } from '../bookings/booking-clock';
import { PaymentTag } from '../bookings/payment-tag';
import { StatusTag } from '../bookings/status-tag';
import { useDuration } from '../office/use-duration';
import { useNow } from '../office/use-now';
import { BookingActions } from './booking-actions';
import styles from './booking-head.module.css';
import { BookingChange } from './changes/booking-change';

/** Who travels where and when, how it stands, how long that may last, and what can be done. */
export function BookingHead({ booking }: { booking: BookingDto }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const state = useRef<HTMLDivElement>(null);
  const { check_in: from, check_out: to, contact } = booking;
  const dates = format.range(from, to);
  const travellers = t('common:units.travellers', { count: booking.travellers });
  return (
    <div className={styles.head}>
      <p className={styles.trip}>
        {[contact.name, booking.product.name, booking.room?.name, dates, travellers].filter(Boolean).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <State booking={booking} focus={state} />
      <BookingChange booking={booking} state={state} />
      <BookingActions booking={booking} state={state} />
    </div>
  );
}

function State({ booking, focus }: { booking: BookingDto; focus: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const maldivesTime = useMaldivesTime();
  const duration = useDuration();
  const now = useNow();
  const clock = bookingClock(booking);
  const left = clock && Date.parse(clock.until) - now;
  const isLate = left !== null && left < 0;
  // A day is told as the day that it is, not as the midnight at which it ends.
  const date =
    clock?.kind === 'balance'
      ? format.date(booking.due.last_day ?? '')
      : maldivesTime(clock?.until ?? '1970-01-01T00:00:00Z');
  return (
    <>
      <div className={styles.state} ref={focus} tabIndex={-1}>
        <StatusTag status={booking.status} />
        <PaymentTag booking={booking} />
        {clock && left !== null && !isLate && (
          <>
            <span>{t(`clock.until.${clock.kind}`, { date })}</span>
            <strong className={styles.left}>{t('clock.left', { time: duration(left) })}</strong>
          </>
        )}
      </div>
      {clock && left !== null && isLate && (
        <Notice kind="error">
          {sentences(t(`clock.missed.${clock.kind}`, { date }), t('clock.late', { time: duration(left) }))}
        </Notice>
      )}
    </>
  );
}
