import { type AvailabilityDayDto, useListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import { addDays } from '@atoll/contract/days';
import { useLanguage } from '@atoll/i18n/instance';

/** As far as one answer goes. */
const WHOLE_YEAR = 365;

const NOT_FOR_SALE: readonly AvailabilityDayDto['status'][] = ['CLOSED', 'SOLD_OUT'];

/** Days from one on, which is among them, that can be booked or asked for within a year, by their months. */
export function useOpenDays(id: number, from: string): [month: string, days: string[]][] {
  const lang = useLanguage();
  const { currentData = [] } = useListAvailabilityQuery({
    lang,
    package: String(id),
    from,
    to: addDays(from, WHOLE_YEAR),
  });
  const open = currentData.filter(({ status }) => !NOT_FOR_SALE.includes(status)).map(({ date }) => date);
  const days = open.includes(from) ? open : [from, ...open];
  const months = new Set(days.map((day) => day.slice(0, 7)));
  return [...months].map((month) => [month, days.filter((day) => day.startsWith(month))]);
}
