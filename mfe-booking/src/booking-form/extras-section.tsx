import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import { EXTRA } from '../shared/booking-values';
import { offeredExtras } from '../shared/extras';
import type { Trip } from '../shared/trip';
import styles from './form.module.css';
import { Stepper } from './stepper';
import type { BookingForm } from './use-booking-form';

/** What can be added to the trip, each with its price; nothing where it offers nothing. */
export function ExtrasSection({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const offered = offeredExtras(trip);
  const { extras } = form.values;
  if (offered.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="booking-extras">
      <h2 id="booking-extras">{t('form.extras')}</h2>
      <div className={styles.steppers}>
        {offered.map(({ code, label, price }) => (
          <Stepper
            key={code}
            name={`extras.${code}`}
            label={label}
            hint={t('form.extraPrice', { price: format.usd(price) })}
            value={extras[code] ?? 0}
            min={EXTRA.min}
            max={EXTRA.max}
            onChange={(qty) => form.change({ extras: { ...extras, [code]: qty } })}
          />
        ))}
      </div>
    </section>
  );
}
