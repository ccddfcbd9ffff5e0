import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate } from '@atoll/contract/days';
import { sentences } from '@atoll/contract/lists';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { flightDays } from '../shared/booking-body';
import { OVERNIGHT } from '../shared/extras';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

/** The other way that was taken: the agency reads it with the booking, and it can be taken back. */
export function TakenTransfer({ form, words }: { form: BookingForm; words: string }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.taken}>
      <p>
        <strong>{words}</strong>
      </p>
      <p className={styles.lead}>{t('flights.noted')}</p>
      <Button kind="secondary" onClick={() => form.change({ transfer: null }, 'landsAt', 'fliesAt')}>
        {t('flights.usual')}
      </Button>
    </div>
  );
}

/** Nights near the airport that were taken, with the days of the trip as they are with them. */
export function TakenNights({ form, nights }: { form: BookingForm; nights: number }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { checkIn, sleeps } = form.values;
  if (!isCalendarDate(checkIn)) return null;
  const days = flightDays(form.values, nights);
  const last = addDays(checkIn, nights);
  const stay = t('form.stay', { from: format.date(checkIn), to: format.date(last) });
  const label = (night: keyof typeof OVERNIGHT) =>
    form.price.details?.lines.find(({ code }) => code === OVERNIGHT[night])?.label;
  // Without its night the stay is where it was before somebody took it.
  const leave = (night: keyof typeof OVERNIGHT) =>
    form.change(
      { checkIn: addDays(checkIn, night === 'before' ? -1 : 1), sleeps: { ...sleeps, [night]: false } },
      'checkIn',
    );
  return (['before', 'after'] as const).map((night) =>
    sleeps[night] ? (
      <div key={night} className={styles.taken}>
        <p>
          <strong>{label(night)}</strong>
        </p>
        <p>
          {sentences(
            night === 'before'
              ? t('flights.nightBefore', { date: format.date(days.lands), stay })
              : t('flights.nightAfter', { date: format.date(days.flies), last: format.date(last), stay }),
            t('flights.inTotal'),
          )}
        </p>
        <Button kind="secondary" onClick={() => leave(night)}>
          {t('flights.withoutNight')}
        </Button>
      </div>
    ) : null,
  );
}
