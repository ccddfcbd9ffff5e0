import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@atoll/ui/button';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Icon } from '@atoll/ui/icon';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { Skeleton } from '@atoll/ui/skeleton';
import { calendarOf, movedTo } from '../shared/stay-trip';
import type { Trip } from '../shared/trip';
import styles from './calendar.module.css';
import type { BookingForm } from './use-booking-form';

const DayCalendar = lazyAgain(() => import('./day-calendar'), { meanwhile: () => <Skeleton lines={8} /> });

/** From here on two months have room beside each other; calendar.module.css makes the sheet a window there. */
const WIDE = '(min-width: 56rem)';

/** Opens the calendar: a sheet from below on a phone. The field beside it takes the same day as text. */
export function DayChoice({ form, trip }: { form: BookingForm; trip: Trip }) {
  const { t } = useTranslation('booking');
  const { values, limits } = form;
  const dialog = useRef<HTMLDialogElement>(null);
  // Nothing of it is loaded or asked for before it is opened.
  const [months, setMonths] = useState<number | null>(null);
  const id = useId();
  const open = () => {
    setMonths(matchMedia(WIDE).matches ? 2 : 1);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <Button kind="secondary" className={styles.opener} aria-haspopup="dialog" onClick={open}>
        <Icon name="calendar" />
        {t('calendar.open')}
      </Button>
      <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} closedby="any" onClose={() => setMonths(null)}>
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 id={id}>{t('calendar.title')}</h2>
            <Button kind="quiet" onClick={close} aria-label={t('calendar.close')}>
              <Icon name="cross" />
            </Button>
          </header>
          {months !== null && (
            <ComponentBoundary of={trip}>
              <DayCalendar
                of={calendarOf(trip, values)}
                party={{ adults: values.adults, children: values.childrenAges.length }}
                dates={limits.dates}
                today={limits.today}
                next={(trip.stay?.night ?? trip).price_from?.date ?? ''}
                chosen={values.checkIn}
                months={months}
                onChoose={(day) => {
                  form.change(movedTo(day, values), 'checkIn', 'checkOut');
                  close();
                }}
              />
            </ComponentBoundary>
          )}
        </div>
      </dialog>
    </>
  );
}
