import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { movedTo } from '../shared/stay-trip';
import type { Trip } from '../shared/trip';
import { useLength } from '../shared/trip-summary';
import { CheckOutField } from './stay-section';
import { DayChoice } from './day-choice';
import { useFaultText } from './fault-text';
import { FullDay } from './full-day';
import styles from './form.module.css';
import { RareDays } from './rare-days';
import type { BookingForm } from './use-booking-form';

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' };

/** First day; the last one follows from the trip. */
export function DatesSection({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const faultText = useFaultText();
  const { min, max } = form.limits.dates;
  const { day } = form.calendar;
  // That nobody books further ahead than two years helps nobody to choose.
  const isBounded = Boolean(trip.start_date ?? trip.end_date);
  const range = isBounded ? t('form.checkInHint', { min: format.date(min), max: format.date(max) }) : undefined;
  const hint = min > max ? t('faults.noDays') : range;
  return (
    <section className={styles.section} aria-labelledby="booking-when">
      <h2 id="booking-when">{t('form.when')}</h2>
      <div className={styles.pair}>
        <div className={styles.first}>
          <TextField
            type="date"
            name="checkIn"
            label={t(trip.stay ? 'stay.checkIn' : 'form.checkIn')}
            hint={hint}
            error={faultText(form.faults.checkIn)}
            required
            min={min}
            max={max}
            value={form.values.checkIn}
            onChange={({ target }) => form.change(movedTo(target.value, form.values), 'checkIn')}
            onBlur={() => form.leave('checkIn')}
          />
          {min <= max && <DayChoice form={form} trip={trip} />}
        </div>
        <div className={styles.first}>
          {form.values.checkIn === '' && <RareDays form={form} trip={trip} />}
          {form.values.stay && <CheckOutField form={form} stay={form.values.stay} />}
          <Stay checkIn={form.values.checkIn} trip={trip} />
        </div>
      </div>
      {(day === 'SOLD_OUT' || day === 'CLOSED') && <FullDay form={form} trip={trip} />}
    </section>
  );
}

function Stay({ checkIn, trip }: { checkIn: string; trip: Trip }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const length = useLength(trip);
  const known = isCalendarDate(checkIn) && (!trip.stay || trip.duration_nights > 0);
  const to = known ? addDays(checkIn, trip.duration_nights) : '';
  return (
    <div className={styles.stay} role="status" data-known={known || undefined}>
      {known && (
        <>
          <p className={styles.stayDates}>
            {trip.duration_nights > 0
              ? t('form.stay', { from: format.date(checkIn, DAY), to: format.date(to, DAY) })
              : t('form.dayTrip', { date: format.date(checkIn, DAY) })}
          </p>
          {trip.duration_nights > 0 && <p className={styles.stayLength}>{length}</p>}
        </>
      )}
    </div>
  );
}
