import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '../shared/trip';
import { DayButtons } from './day-buttons';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';
import { useRareDays } from './use-next-days';

/** A trip that begins on few days, as long as none is chosen: the next ones. */
export function RareDays({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const id = useId();
  const days = useRareDays(trip, form.limits.dates);
  if (days.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.lead}>
        {t('form.rareDays')}
      </p>
      <DayButtons days={days.map(({ date }) => date)} form={form} />
    </div>
  );
}
