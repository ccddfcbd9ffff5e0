import { useSessionUser } from '@atoll/api-client/base';
import { addDays, daysBetween, isCalendarDate, maldivesDay } from '@atoll/contract/days';
import { type Language, LANGUAGE_CODES } from '@atoll/contract/languages';
import { FILTERS, numberWithin } from '@atoll/contract/rules';
import { useAddress } from '@atoll/ui/office/use-address';

export const WAYS = ['hand', 'bulk', 'import', 'put_back'] as const;
export type Way = (typeof WAYS)[number];

/** Days that are shown unless somebody chooses others, and the most at once. */
const USUAL_DAYS = 30;
const MOST_DAYS = 92;

const dayOf = (value: string | null): string | undefined => (isCalendarDate(value) ? value : undefined);

/** The languages whose changes somebody sees and puts back. */
export function useOwnLanguages(): Language[] {
  const own = useSessionUser()?.languages;
  return LANGUAGE_CODES.filter((code) => !own || own.includes(code));
}

/** Language, way, days, page and the opened change, kept in the address. */
export function useReleaseFilters() {
  const { params, setParams, put } = useAddress();
  const languages = useOwnLanguages();
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))];
  const last = to ?? maldivesDay(new Date());
  const first = from && from <= last ? from : addDays(last, 1 - USUAL_DAYS);
  return {
    lang: languages.find((code) => code === params.get('lang')),
    way: WAYS.find((way) => way === params.get('way')),
    from,
    to,
    /** What is asked for: no more days than can be shown at once, from the first on. */
    days: { from: first, to: daysBetween(first, last) < MOST_DAYS ? last : addDays(first, MOST_DAYS - 1) },
    page: numberWithin(params.get('page') ?? undefined, FILTERS.page) ?? 1,
    opened: params.get('open') ?? undefined,
    set: (name: string, value: string | undefined) => put(name, value, { preventScrollReset: name !== 'page' }),
    /** The address with one change opened. */
    openAddress: (id: string): string => {
      const next = new URLSearchParams(params);
      next.set('open', id);
      return `?${next.toString()}`;
    },
    close: () => put('open', undefined, { keepsPage: true, preventScrollReset: true }),
    isFiltered: ['lang', 'way', 'from', 'to'].some((name) => params.has(name)),
    clear: () => setParams({}),
  };
}

export type ReleaseFilters = ReturnType<typeof useReleaseFilters>;
