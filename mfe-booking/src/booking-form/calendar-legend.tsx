import { useTranslation } from 'react-i18next';
import styles from './calendar.module.css';
import { MARKS, type Mark, markOf } from './day-words';
import type { MonthDays } from './use-month-days';

/** What the marks of the days mean that are shown; nothing where there is none. Who hears the days is told with each. */
export function CalendarLegend({ days }: Pick<MonthDays, 'days'>) {
  const { t } = useTranslation('booking');
  const shown = [...days.values()];
  const marks = (Object.keys(MARKS) as Mark[]).filter((mark) => shown.some((day) => markOf(day) === mark));
  const isFull = shown.some(({ status }) => status === 'SOLD_OUT');
  if (marks.length === 0 && !isFull) return null;
  return (
    <ul className={styles.legend} aria-hidden="true">
      {marks.map((mark) => (
        <li key={mark}>
          <span className={styles.mark} data-mark={mark}>
            {MARKS[mark]}
          </span>
          {t(`calendar.legend.${mark}`)}
        </li>
      ))}
      {isFull && (
        <li>
          <s>{'12'}</s>
          {t('calendar.legend.soldOut')}
        </li>
      )}
    </ul>
  );
}
