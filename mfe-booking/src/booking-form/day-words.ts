import { useTranslation } from 'react-i18next';
import type { AvailabilityDayDto } from '@atoll/api-client/endpoints/availability.gen';
import { useDisplayCurrency, useFormat } from '@atoll/i18n/instance';
import type { DayStatus } from '../shared/way';

const SPOKEN: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
/** From here on a price is told in millions: a cell is narrow. */
const MILLION = 1_000_000;
const MILLIONS: Intl.NumberFormatOptions = { notation: 'compact', maximumFractionDigits: 1 };

type Told = Pick<AvailabilityDayDto, 'status' | 'vacancies' | 'price_from' | 'is_guaranteed'>;

/** How a day is told of. */
const STATES = {
  AVAILABLE: 'open',
  FREESALE: 'open',
  LIMITED: 'limited',
  SOLD_OUT: 'soldOut',
  CLOSED: 'closed',
  ON_REQUEST: 'onRequest',
} as const satisfies Record<DayStatus, string>;

/** Marks of a cell that the legend explains. */
export const MARKS = { onRequest: '○', guaranteed: '✓' } as const;
export type Mark = keyof typeof MARKS;

const stateOf = ({ status, vacancies }: Told) => {
  const state = STATES[status];
  return state === 'limited' && vacancies === null ? 'few' : state;
};

export const markOf = (day: Told): Mark | null => {
  if (stateOf(day) === 'onRequest') return 'onRequest';
  return day.is_guaranteed && day.status !== 'SOLD_OUT' ? 'guaranteed' : null;
};

/** What a day of the calendar says: in its cell, and as a sentence to whoever hears it. */
export function useDayWords() {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { code, rate } = useDisplayCurrency();
  /** In the currency that is shown, in whole units and never too little; null where it is of no use. */
  const amountOf = ({ status, price_from: amount }: Told): number | null =>
    amount === null || status === 'SOLD_OUT' ? null : Math.ceil(Number((Number(amount) * rate).toFixed(4)));
  const spokenPrice = (amount: number): string =>
    format.number(amount, {
      ...{ style: 'currency', currency: code, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
    });
  return {
    /** A bare number: below the days stands which money it is. */
    price(day: Told): string | null {
      const amount = amountOf(day);
      return amount === null ? null : format.number(amount, amount < MILLION ? {} : MILLIONS);
    },
    /** Short, for a narrow cell; null where there is nothing to add to the price. */
    note(day: Told): string | null {
      const state = stateOf(day);
      return state === 'limited' || state === 'few'
        ? t(`calendar.cell.${state}`, { places: String(day.vacancies ?? '') })
        : null;
    },
    sentence(date: string, day: Told | undefined): string {
      const spoken = format.date(date, SPOKEN);
      if (!day) return spoken;
      const known = t(`calendar.state.${stateOf(day)}`, { places: String(day.vacancies ?? '') });
      const state = markOf(day) === 'guaranteed' ? t('calendar.state.guaranteed', { state: known }) : known;
      const amount = amountOf(day);
      return amount === null
        ? t('calendar.day', { date: spoken, state })
        : t('calendar.pricedDay', { date: spoken, price: spokenPrice(amount), state });
    },
  };
}
