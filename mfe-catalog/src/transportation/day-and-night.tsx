import { useTranslation } from 'react-i18next';
import type { TransferListItemDto } from '@atoll/api-client/endpoints/transfers.gen';
import type { KnownFlights } from '@atoll/contract/known-flights';
import { useLabels } from '../shared/use-labels';
import styles from './day-and-night.module.css';
import type { Span, Way } from './ways';

/** Width of a day in the drawing: its minutes. */
const DAY = 24 * 60;
/** It is light so long, give or take a quarter of an hour: the islands lie on the equator. */
const LIGHT: Span<string> = ['06:00', '18:00'];
const TICKS = [0, 6, 12, 18, 24];

/** `06:30` → 390. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** From when to when each way runs, on the hours of a day and a night, with the flights where they fall. */
export function DayAndNight({
  ways,
  own,
  flights,
}: {
  ways: readonly Way[];
  /** Transfers to where somebody stays: each has hours of its own. */
  own: readonly TransferListItemDto[];
  flights: KnownFlights;
}) {
  const { t } = useTranslation('catalog');
  const labels = useLabels();
  const marks = [flights.landsAt, flights.fliesAt];
  const told = [
    flights.landsAt && t('transportation.landing', { time: flights.landsAt }),
    flights.fliesAt && t('transportation.flight', { time: flights.fliesAt }),
  ].filter(Boolean);
  return (
    <div className={styles.day}>
      <ul className={styles.ways}>
        {[...own.map(ownRow), ...ways.map(({ mode, hours }) => ({ name: labels.mode(mode), hours, isOwn: false }))].map(
          ({ name, hours, isOwn }) => (
            <li key={name} data-own={isOwn}>
              <span className={styles.mode}>{name}</span>
              <span className={styles.hours}>
                {hours ? [...new Set(hours)].join('–') : t('transportation.anyHour')}
              </span>
              <Hours hours={hours} marks={marks} />
            </li>
          ),
        )}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        {TICKS.map((hour) => (
          <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
        ))}
      </p>
      {told.length > 0 && (
        <p className={styles.marked}>
          <svg viewBox="0 0 4 16" aria-hidden="true" focusable="false">
            <path d="M2 0v16" />
          </svg>
          {told.join(' · ')}
        </p>
      )}
    </div>
  );
}

const ownRow = ({ name, first_departure: first, last_departure: last }: TransferListItemDto) => ({
  name,
  hours: first !== null && last !== null ? ([first, last] as const) : null,
  isOwn: true,
});

/** A day from midnight to midnight. It says nothing to a screen reader: the words beside it do. */
function Hours({ hours, marks }: { hours: Span<string> | null; marks: string[] }) {
  const [from, to] = hours ? [minuteOf(hours[0]), minuteOf(hours[1])] : [0, DAY];
  const [dawn, dusk] = [minuteOf(LIGHT[0]), minuteOf(LIGHT[1])];
  return (
    <svg
      className={styles.track}
      viewBox={`0 0 ${DAY} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.night} width={DAY} height="10" />
      <rect className={styles.light} x={dawn} width={dusk - dawn} height="10" />
      {/* One that leaves once a day is seen, too. */}
      <rect className={styles.runs} x={from} y="2.5" width={Math.max(to - from, 12)} height="5" />
      {marks.map((time, index) => time && <path key={index} d={`M${minuteOf(time)} 0v10`} className={styles.mark} />)}
    </svg>
  );
}
