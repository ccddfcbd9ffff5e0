import { useTranslation } from 'react-i18next';
import type { SeasonDto } from '@atoll/api-client/endpoints/rates.gen';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import styles from './rates.module.css';
import { monthStarts, spanIn } from './season-years';

const HEIGHT = 10;

/** A year with a line for each season in it, the one that rules at the top. The table says the same in words. */
export function SeasonTimeline({ year, seasons }: { year: number; seasons: readonly SeasonDto[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const starts = monthStarts(year);
  const length = spanIn(year, { first_night: `${year}-01-01`, last_night: `${year}-12-31` })?.days ?? 0;
  const lines = new Map<string, { season: SeasonDto; span: { from: number; days: number }; count: number }>();
  for (const season of seasons.toSorted((one, other) => other.priority - one.priority)) {
    const span = spanIn(year, season);
    if (!span) continue;
    // One of each resort on the same nights is one line.
    const key = JSON.stringify([season.names, season.first_night, season.last_night, season.priority]);
    lines.set(key, { season, span, count: (lines.get(key)?.count ?? 0) + 1 });
  }
  const shown = [...lines.values()];
  if (shown.length === 0) return <p className={styles.note}>{t('rates.season.noneIn', { year })}</p>;
  return (
    <div className={styles.timeline} aria-hidden="true">
      <div className={styles.line}>
        <span />
        <ol className={styles.months}>
          {starts.map((start, month) => (
            <li key={start}>
              {format.date(`${year}-${String(month + 1).padStart(2, '0')}-01`, { month: 'narrow', timeZone: 'UTC' })}
            </li>
          ))}
        </ol>
      </div>
      {shown.map(({ season, span, count }) => (
        <div key={season.id} className={styles.line}>
          <span>
            {season.names[lang] ?? season.names.en}
            {count > 1 && ` × ${count}`}
          </span>
          <svg viewBox={`0 0 ${length} ${HEIGHT}`} preserveAspectRatio="none" className={styles.strip}>
            {starts.slice(1).map((start) => (
              <line key={start} x1={start} x2={start} y1={0} y2={HEIGHT} />
            ))}
            <rect
              x={span.from}
              width={span.days}
              y={1}
              height={HEIGHT - 2}
              data-tone={Number(season.surcharge_percent) > 0 ? 'up' : 'plain'}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
