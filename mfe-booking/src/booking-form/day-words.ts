import { useTranslation } from 'react-i18next';
import type { AvailabilityDayDto } from '@atoll/api-client/endpoints/availability.gen';
import { useFormat } from '@atoll/i18n/instance';
import type { DayStatus } from '../shared/way';

const SPOKEN: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
const WHOLE: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
};

type Told = Pick<AvailabilityDayDto, 'status' | 'vacancies' | 'price_from'>;

/** How a day is told of. */
const STATES = {
  AVAILABLE: 'open',
  FREESALE: 'open',
  LIMITED: 'limited',
  SOLD_OUT: 'soldOut',
  CLOSED: 'closed',
  ON_REQUEST: 'onRequest',
} as const satisfies Record<DayStatus, string>;

const stateOf = ({ status, vacancies }: Told) => {
  const state = STATES[status];
  return state === 'limited' && vacancies === null ? 'few' : state;
};

/** What a day of the calendar says: in its cell, and as a sentence to whoever hears it. */
export function useDayWords() {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const price = ({ status, price_from: amount }: Told): string | null =>
    amount === null || status === 'SOLD_OUT' ? null : format.number(Math.ceil(Number(amount)), WHOLE);
  return {
    price,
    /** Short, for a narrow cell; null where there is nothing to add to the price. */
    note(day: Told): string | null {
      const state = stateOf(day);
      return state === 'open' || state === 'closed'
        ? null
        : t(`calendar.cell.${state}`, { places: String(day.vacancies ?? '') });
    },
    sentence(date: string, day: Told | undefined): string {
      const spoken = format.date(date, SPOKEN);
      if (!day) return spoken;
      const state = t(`calendar.state.${stateOf(day)}`, { places: String(day.vacancies ?? '') });
      const amount = price(day);
      return amount === null
        ? t('calendar.day', { date: spoken, state })
        : t('calendar.pricedDay', { date: spoken, price: amount, state });
    },
  };
}
