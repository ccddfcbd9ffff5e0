import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import type { Trip } from '../shared/trip';
import { DayButtons } from './day-buttons';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';
import { useNextDays } from './use-next-days';

/** The chosen day is sold out, or nothing begins on it: the next days that have room, each a click away. */
export function FullDay({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const notice = useRef<HTMLDivElement>(null);
  const { calendar, values } = form;
  const days = useNextDays(trip, values.checkIn, form.limits.dates.max, calendar.nextDays);
  const { refusedTries } = calendar;
  // Who was about to send looks at the end of the form.
  useEffect(() => {
    if (refusedTries > 0) notice.current?.focus();
  }, [refusedTries]);
  const isSoldOut = calendar.day === 'SOLD_OUT';
  const date = format.date(values.checkIn);
  const title = trip.stay
    ? t(isSoldOut ? 'stay.soldOut' : 'stay.closed')
    : t(isSoldOut ? 'full.soldOut' : 'full.closed', { date });
  return (
    <div ref={notice} tabIndex={-1} className={styles.repriced}>
      <Notice kind="warning" title={title}>
        {refusedTries > 0 && <p>{t('full.faster')}</p>}
        {days.length > 0 && (
          <>
            <p>{t('full.next')}</p>
            <DayButtons days={days} form={form} />
          </>
        )}
        {isSoldOut && trip.stay && days.length === 0 && <p>{t('stay.otherRoom')}</p>}
        {isSoldOut && <p>{t('full.orWait')}</p>}
      </Notice>
    </div>
  );
}
