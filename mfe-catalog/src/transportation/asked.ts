import type { ListFaqsApiArg } from '@atoll/api-client/endpoints/faqs.gen';
import type { ListPageHeroesApiArg } from '@atoll/api-client/endpoints/page-heroes.gen';
import type { ListResortsApiArg } from '@atoll/api-client/endpoints/resorts.gen';
import type { ListTransfersApiArg, TransferListItemDto } from '@atoll/api-client/endpoints/transfers.gen';
import { type KnownFlights, timeOfDay } from '@atoll/contract/known-flights';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { FILTERS, PAGE_SIZE, numberWithin, slugsWithin } from '@atoll/contract/rules';

/** Ways to travel, in the order in which they are explained. */
export const MODES = [
  'seaplane',
  'speedboat',
  'domestic_flight',
  'domestic_flight_plus_speedboat',
  'ferry',
  'road',
  'private_yacht',
] as const satisfies TransferListItemDto['mode'][];

/** What the address asks: whether flights fit the way to a place, and which transfers are listed. */
export interface Asked extends KnownFlights {
  resort: string;
  mode: (typeof MODES)[number] | '';
  to: string;
  /** Of the list. */
  page: number;
}

export const ASKED_NAMES = ['resort', 'landing', 'flight', 'mode', 'to', 'page'] as const;

const slug = (value: string | null): string => slugsWithin(value === null ? [] : [value])[0] ?? '';

/** Values nobody could have chosen are dropped. */
export const readAsked = (query: URLSearchParams): Asked => ({
  resort: slug(query.get('resort')),
  landsAt: timeOfDay(query.get('landing')),
  fliesAt: timeOfDay(query.get('flight')),
  mode: MODES.find((mode) => mode === query.get('mode')) ?? '',
  to: slug(query.get('to')),
  page: numberWithin(query.get('page'), FILTERS.page) ?? 1,
});

export const writeAsked = ({ resort, landsAt, fliesAt, mode, to, page }: Asked): URLSearchParams =>
  new URLSearchParams({
    ...(resort && { resort }),
    ...(landsAt && { landing: landsAt }),
    ...(fliesAt && { flight: fliesAt }),
    ...(mode && { mode }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  });

export const ASKED_DIALECT = {
  names: ASKED_NAMES,
  read: readAsked,
  write: writeAsked,
  to: (asked: Asked) => {
    const query = String(writeAsked(asked));
    return `${paths.transportation()}${query && `?${query}`}`;
  },
};

/** The first of all transfers, nearest first: what the ways are summed up from. */
export const allArg = (lang: Language): ListTransfersApiArg => ({ lang, pageSize: PAGE_SIZE.max, sort: 'duration' });

/** Those that are listed. */
export const listArg = ({ mode, to, page }: Asked, lang: Language): ListTransfersApiArg => ({
  ...allArg(lang),
  ...(mode && { mode }),
  ...(to && { to }),
  ...(page > 1 && { page }),
});

/** Places to stay that flights can be checked for. */
export const staysArg = (lang: Language): ListResortsApiArg => ({ lang, pageSize: PAGE_SIZE.max, sort: 'name' });

export const heroArg = (lang: Language): ListPageHeroesApiArg => ({ lang, pageKey: 'transportation' });
export const faqsArg = (lang: Language): ListFaqsApiArg => ({ lang, category: 'transfer' });
