import { type AvailabilityDayDto, useListAvailabilityQuery } from '@atoll/api-client/endpoints/availability.gen';
import { useLanguage } from '@atoll/i18n/instance';
import type { calendarOf } from '../shared/stay-trip';

/** What is known of the days that a calendar shows, by their dates. */
export interface MonthDays {
  days: ReadonlyMap<string, AvailabilityDayDto>;
  state: 'loading' | 'known' | 'failed';
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

interface Asked {
  /** A package, or a kind of room. */
  of: ReturnType<typeof calendarOf>;
  party: { adults: number; children: number };
  /** What the calendar shows. */
  shown: { from: string; to: string };
  /** First and last day on which the trip may begin. */
  dates: { min: string; max: string };
}

/** Prices and room of the days that are shown: one request for all of them, kept while the page lives. */
export function useMonthDays({ of, party, shown, dates }: Asked): MonthDays {
  const lang = useLanguage();
  const from = later(shown.from, dates.min);
  const to = earlier(shown.to, dates.max);
  const { currentData, isError } = useListAvailabilityQuery({ lang, ...of, from, to, ...party }, { skip: from > to });
  const days = new Map((currentData ?? []).map((day) => [day.date, day]));
  if (from > to) return { days, state: 'known' };
  return { days, state: currentData ? 'known' : isError ? 'failed' : 'loading' };
}
