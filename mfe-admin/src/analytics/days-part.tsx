import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitsDto } from '@atoll/api-client/endpoints/visits.gen';
import { useFormat } from '@atoll/i18n/instance';
import styles from './analytics.module.css';
import { saveCsv } from '@atoll/ui/office/save-csv';
import { type Period, daysOf } from './period';

/** Height of the drawing, and width of a day with its gap. */
const [HIGH, WIDE, GAP] = [24, 4, 1];
const SHORT = { day: 'numeric', month: 'short' } as const;

/** Views of each day as columns, the sent forms as marks above them, and the same as a table. */
export function DaysPart({ period, days: counted }: { period: Period; days: VisitsDto['days'] }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const format = useFormat();
  const known = new Map(counted.map((day) => [day.day, day]));
  // A day on which nothing was done is a day too.
  const days = daysOf(period).map((day) => known.get(day) ?? { day, views: 0, sent: 0 });
  const most = Math.max(...days.map(({ views }) => views), 1);
  const best = days.toSorted((a, b) => b.views - a.views)[0]!;
  const head = [t('analytics.day'), t('analytics.views'), t('analytics.sent')];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t('analytics.days')}</h2>
        <Button
          size="small"
          aria-label={t('analytics.csvOf', { what: t('analytics.days') })}
          onClick={() => saveCsv('days', [head, ...days.map(({ day, views, sent }) => [day, views, sent])])}
        >
          {t('list.export')}
        </Button>
      </header>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${days.length * WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('analytics.daysDrawn', { day: format.date(best.day, SHORT), number: format.number(best.views) })}
      >
        {days.map(({ day, views }, index) => (
          <rect
            key={day}
            x={index * WIDE}
            y={HIGH - (views / most) * HIGH}
            width={WIDE - GAP}
            height={(views / most) * HIGH}
          />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{format.date(period.from, SHORT)}</span>
        <span>{format.date(period.to, SHORT)}</span>
      </p>
      <details className={styles.details}>
        <summary>{t('analytics.asTable')}</summary>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views, sent }) => (
              <tr key={day}>
                <th scope="row">{format.date(day, SHORT)}</th>
                <td>{format.number(views)}</td>
                <td>{format.number(sent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
