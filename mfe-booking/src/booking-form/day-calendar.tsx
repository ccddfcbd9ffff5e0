import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClassNames, DayPicker } from 'react-day-picker';
import { isCalendarDate } from '@atoll/contract/days';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import { Icon } from '@atoll/ui/icon';
import { CalendarDay, CalendarWeek, FirstDay, KnownDays } from './calendar-day';
import { dateOf, localDay, shownDates } from './calendar-dates';
import { CalendarLegend } from './calendar-legend';
import styles from './calendar.module.css';
import type { calendarOf } from '../shared/stay-trip';
import { useDayWords } from './day-words';
import { LaterMonth } from './later-month';
import { useMonthDays } from './use-month-days';

const CLASSES: Partial<ClassNames> = {
  root: styles.calendar,
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
};

/** Weeks begin on Monday in all of our languages (CLDR: 001, RU, CN). */
const MONDAY = 1;

interface DayCalendar {
  /** A package, or a kind of room: then prices are of a night. */
  of: ReturnType<typeof calendarOf>;
  party: { adults: number; children: number };
  dates: { min: string; max: string };
  /** Day in the Maldives. */
  today: string;
  /** The next day that can be booked; empty where nobody has said. */
  next: string;
  chosen: string;
  /** How many months stand beside each other. */
  months: number;
  onChoose(date: string): void;
}

/**
 * The months of a trip, from the one of the chosen day on, else from the first in which something begins: what each day costs and
 * whether it has room. Weeks that are over are left out.
 */
export default function DayCalendar({ of, party, dates, today, next, chosen, months, onChoose }: DayCalendar) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const words = useDayWords();
  const selected = isCalendarDate(chosen) ? localDay(chosen) : undefined;
  const [month, setMonth] = useState(() => selected ?? localDay(next > dates.min ? next : dates.min));
  const shown = shownDates(month, months);
  const known = useMonthDays({ of, party, dates, shown });
  const { code: currency } = useDisplayCurrency();
  const status = (day: Date) => known.days.get(dateOf(day))?.status;
  const nameOf = (day: Date) => format.date(dateOf(day), { month: 'long', year: 'numeric' });
  const weekday = (day: Date, style: 'long' | 'short') => format.date(dateOf(day), { weekday: style });
  const isOver = known.state === 'known' && known.days.size > 0;
  const isEmpty = isOver && [...known.days.values()].every((day) => day.status === 'CLOSED');
  return (
    <KnownDays value={known.days}>
      <FirstDay value={dates.min}>
        <DayPicker
          mode="single"
          required
          autoFocus
          classNames={CLASSES}
          components={{ DayButton: CalendarDay, Week: CalendarWeek, Chevron: Turn }}
          formatters={{
            formatCaption: nameOf,
            formatWeekdayName: (day) => weekday(day, 'short'),
          }}
          labels={{
            labelNav: () => t('calendar.turn'),
            labelPrevious: () => t('calendar.previous'),
            labelNext: () => t('calendar.next'),
            labelGrid: nameOf,
            labelWeekday: (day) => weekday(day, 'long'),
            labelDayButton: (day) => words.sentence(dateOf(day), known.days.get(dateOf(day))),
          }}
          weekStartsOn={MONDAY}
          numberOfMonths={months}
          pagedNavigation
          month={month}
          onMonthChange={setMonth}
          startMonth={localDay(dates.min)}
          endMonth={localDay(dates.max)}
          today={localDay(today)}
          disabled={[{ before: localDay(dates.min), after: localDay(dates.max) }, (day) => status(day) === 'CLOSED']}
          selected={selected}
          onSelect={(day) => onChoose(dateOf(day))}
        />
      </FirstDay>
      <CalendarLegend days={known.days} />
      <p role="status" className={styles.told}>
        {known.state === 'loading' && t('calendar.loading')}
        {known.state === 'failed' && t('calendar.failed')}
        {known.state === 'known' &&
          t(isEmpty ? 'calendar.empty' : 'resort' in of ? 'stay.calendar' : 'calendar.forAll', { currency })}
      </p>
      {isEmpty && <LaterMonth of={of} after={shown.to} last={dates.max} onGo={(day) => setMonth(localDay(day))} />}
    </KnownDays>
  );
}

const Turn = ({ orientation }: { orientation?: string }) => <Icon name={orientation === 'left' ? 'back' : 'forward'} />;
