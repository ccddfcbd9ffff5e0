import type { ListResortsApiArg } from '@atoll/api-client/endpoints/resorts.gen';
import type { Language } from '@atoll/contract/languages';
import { FILTERS, numberWithin, slugsWithin } from '@atoll/contract/rules';

export const STYLES = [
  'honeymoon',
  'family',
  'adults_only',
  'diving',
  'surf',
  'wellness',
  'budget',
] as const satisfies NonNullable<ListResortsApiArg['style']>[];
export const MODES = [
  'speedboat',
  'seaplane',
  'domestic_flight',
  'domestic_flight_plus_speedboat',
] as const satisfies NonNullable<ListResortsApiArg['transferType']>[];
export const RESORT_SORTS = ['featured', 'price_low', 'price_high', 'stars', 'name'] as const satisfies NonNullable<
  ListResortsApiArg['sort']
>[];

export interface ResortFilters {
  destination: string;
  style: string;
  transfer: string;
  sort: string;
  page: number;
}

const oneOf = (list: readonly string[], value: string | null, other = '') =>
  value && list.includes(value) ? value : other;

/** Filters of an address; values nobody could have chosen are dropped. */
export function readResortFilters(query: URLSearchParams): ResortFilters {
  const [destination = ''] = slugsWithin(query.getAll('destination'));
  return {
    destination,
    style: oneOf(STYLES, query.get('style')),
    transfer: oneOf(MODES, query.get('transfer_type')),
    sort: oneOf(RESORT_SORTS, query.get('sort'), 'featured'),
    page: numberWithin(query.get('page'), FILTERS.page) ?? 1,
  };
}

const set = ({ destination, style, transfer, sort, page }: ResortFilters): Record<string, string | number> => ({
  ...(destination && { destination }),
  ...(style && { style }),
  ...(transfer && { transfer_type: transfer }),
  ...(sort !== 'featured' && { sort }),
  ...(page > 1 && { page }),
});

export const RESORT_FILTER_NAMES = ['destination', 'style', 'transfer_type', 'sort', 'page'] as const;

export const writeResortFilters = (filters: ResortFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(set(filters)).map(([name, value]) => [name, String(value)]));

/** What the API is asked. Only values of these lists get this far. */
export const resortListArg = ({ destination, style, transfer, sort, page }: ResortFilters, lang: Language) =>
  ({
    lang,
    ...(destination && { destination: [destination] }),
    ...(style && { style }),
    ...(transfer && { transferType: transfer }),
    ...(sort !== 'featured' && { sort }),
    ...(page > 1 && { page }),
  }) as ListResortsApiArg;
