import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepartureDto } from '@atoll/api-client/endpoints/stock.gen';
import { addDays, maldivesDay } from '@atoll/contract/days';
import { useFormat } from '@atoll/i18n/instance';
import { useNow } from '../office/use-now';
import { stateOf } from './departure-state';
import styles from './departures.module.css';
import { monthCells } from './month-days';

/** A Monday, to name the days of the week by. */
const MONDAY = '2027-01-04';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from departure to departure; Enter opens, as buttons do. */
function onArrow(event: KeyboardEvent<HTMLOListElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A month of departures: a grid of weeks, on a phone a list of the days that have one. */
export function DepartureMonth({
  month,
  departures,
  onOpen,
}: {
  month: string;
  departures: DepartureDto[];
  onOpen: (id: number) => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const now = new Date(useNow());
  const today = maldivesDay(new Date(useNow()));
  const found = new Map(departures.map((departure) => [departure.start_date, departure]));
  return (
    <>
      <div className={styles.weekdays} aria-hidden>
        {Array.from({ length: 7 }, (_, index) => {
          const day = addDays(MONDAY, index);
          return <span key={day}>{format.date(day, { weekday: 'short' })}</span>;
        })}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are what is pressed */}
      <ol className={styles.month} onKeyDown={onArrow}>
        {monthCells(month).map((day, place) => {
          const departure = day === null ? undefined : found.get(day);
          if (day === null || !departure)
            // oxlint-disable-next-line react/no-array-index-key -- the empty places before the first day have no other name
            return (
              <li
                key={day ?? `before-${place}`}
                className={day ? styles.bare : styles.blank}
                data-today={day === today || undefined}
                aria-hidden
              >
                {day && Number(day.slice(8))}
              </li>
            );
          const { sold, held, vacancies } = departure;
          const state = stateOf(departure, now);
          return (
            <li key={day}>
              <button
                type="button"
                className={styles.day}
                data-state={state}
                data-today={day === today || undefined}
                onClick={() => onOpen(departure.id)}
              >
                <strong>{format.date(day, { day: 'numeric', month: 'short', weekday: 'short' })}</strong>
                <span>{t(`departures.states.${state}`)}</span>
                {state !== 'cancelled' && <span>{t('departures.counts', { sold, held, vacancies })}</span>}
                {departure.is_guaranteed && state !== 'cancelled' && <span>{t('departures.guaranteed')}</span>}
                {departure.price !== null && <span>{format.usd(departure.price)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
