import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import styles from './form.module.css';
import type { BookingForm } from './use-booking-form';

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' };

/** First days, each a click away. */
export function DayButtons({ days, form }: { days: string[]; form: BookingForm }) {
  const format = useFormat();
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <Button key={day} kind="secondary" onClick={() => form.chooseDay(day)}>
          {format.date(day, DAY)}
        </Button>
      ))}
    </div>
  );
}
