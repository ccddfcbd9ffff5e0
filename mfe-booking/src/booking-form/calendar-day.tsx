import { createContext, use } from 'react';
import { DayButton, type DayButtonProps, Week, type WeekProps } from 'react-day-picker';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import styles from './calendar.module.css';
import { MARKS, markOf, useDayWords } from './day-words';
import type { MonthDays } from './use-month-days';

/** What is known of the days that are shown. */
export const KnownDays = createContext<MonthDays['days']>(new Map());

/** First day on which the trip may begin. */
export const FirstDay = createContext('');

/** A week of the calendar; none where all of it lies before the first day. */
export function CalendarWeek(row: WeekProps) {
  const first = use(FirstDay);
  return <>{row.week.days.some(({ isoDate }) => isoDate >= first) && <Week {...row} />}</>;
}

/** A day of the calendar: its number, what the trip costs then, and what else there is to know; all of it in one sentence to hear. */
export function CalendarDay({ 'aria-label': sentence, children, ...button }: DayButtonProps) {
  const words = useDayWords();
  const day = use(KnownDays).get(button.day.isoDate);
  const price = day && words.price(day);
  const note = day && words.note(day);
  const mark = day && markOf(day);
  return (
    <DayButton {...button} data-status={day?.status}>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {children}
        {mark && (
          <span className={styles.mark} data-mark={mark}>
            {MARKS[mark]}
          </span>
        )}
      </span>
      {price && (
        <span className={styles.price} aria-hidden="true">
          {price}
        </span>
      )}
      {note && (
        <span className={styles.note} aria-hidden="true">
          {note}
        </span>
      )}
    </DayButton>
  );
}
