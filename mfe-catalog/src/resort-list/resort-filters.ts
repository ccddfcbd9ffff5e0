import type { GetResortFacetsApiArg, ListResortsApiArg } from '@atoll/api-client/endpoints/resorts.gen';
import type { Language } from '@atoll/contract/languages';
import { timeOfDay } from '@atoll/contract/known-flights';
import { paths } from '@atoll/contract/paths';
import { FILTERS, FILTER_VALUES, PAGE_SIZE, TRANSFER_MINUTES, numberWithin, slugsWithin } from '@atoll/contract/rules';

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
  'ferry',
  'road',
  'private_yacht',
] as const satisfies NonNullable<ListResortsApiArg['transferType']>[];
export const KINDS = ['resort', 'guesthouse', 'hotel', 'liveaboard', 'city_hotel'] as const satisfies NonNullable<
  ListResortsApiArg['category']
>[];
export const MEALS = ['RO', 'BB', 'HB', 'FB', 'AI', 'PAI'] as const satisfies NonNullable<
  ListResortsApiArg['mealPlan']
>[];
/** Minutes that the way there takes at most. */
export const MINUTES = TRANSFER_MINUTES.map(String);
/** A code of an amenity as the API takes it. */
const AMENITY = /^(?=.{1,40}$)[a-z0-9]+(_[a-z0-9]+)*$/;
export const RESORT_SORTS = ['featured', 'price_low', 'price_high', 'stars', 'name'] as const satisfies NonNullable<
  ListResortsApiArg['sort']
>[];

export interface ResortFilters {
  destination: string;
  kind: string;
  style: string;
  transfer: string;
  minutes: string;
  /** When the plane lands, `HH:MM`: what is reached the same day. */
  landing: string;
  meals: string;
  /** Codes; all of them are to be there. */
  amenities: string[];
  sort: string;
  page: number;
  /** A list, or a chart of the sea beside it, which has no pages. */
  view: 'map' | '';
}

const oneOf = (list: readonly string[], value: string | null, other = '') =>
  value && list.includes(value) ? value : other;

/** Filters of an address; values nobody could have chosen are dropped. */
export function readResortFilters(query: URLSearchParams): ResortFilters {
  const [destination = ''] = slugsWithin(query.getAll('destination'));
  const view = query.get('view') === 'map' ? 'map' : '';
  return {
    destination,
    kind: oneOf(KINDS, query.get('category')),
    style: oneOf(STYLES, query.get('style')),
    transfer: oneOf(MODES, query.get('transfer_type')),
    minutes: oneOf(MINUTES, query.get('transfer_minutes_max')),
    landing: timeOfDay(query.get('landing')),
    meals: oneOf(MEALS, query.get('meal_plan')),
    amenities: [...new Set(query.getAll('amenity').filter((code) => AMENITY.test(code)))].slice(0, FILTER_VALUES),
    sort: oneOf(RESORT_SORTS, query.get('sort'), 'featured'),
    page: view ? 1 : (numberWithin(query.get('page'), FILTERS.page) ?? 1),
    view,
  };
}

/** Filters by the names that the API gives them; what is not set is not there. */
const narrowing = ({ destination, kind, style, transfer, minutes, landing, meals, amenities }: ResortFilters) => ({
  ...(destination && { destination }),
  ...(kind && { category: kind }),
  ...(style && { style }),
  ...(transfer && { transfer_type: transfer }),
  ...(minutes && { transfer_minutes_max: minutes }),
  ...(landing && { landing }),
  ...(meals && { meal_plan: meals }),
  ...(amenities.length > 0 && { amenity: amenities }),
});

export const RESORT_FILTER_NAMES = [
  'destination',
  'category',
  'style',
  'transfer_type',
  'transfer_minutes_max',
  'landing',
  'meal_plan',
  'amenity',
  'sort',
  'page',
  'view',
] as const;

/** The address of a filtered list: parameters in one order, so that one list has one address. */
export function writeResortFilters(filters: ResortFilters): URLSearchParams {
  const { sort, page, view } = filters;
  const set = {
    ...narrowing(filters),
    ...(sort !== 'featured' && { sort }),
    ...(page > 1 && { page }),
    ...(view && { view }),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(set)) for (const item of [value].flat()) query.append(name, String(item));
  return query;
}

export const RESORT_DIALECT = {
  names: RESORT_FILTER_NAMES,
  read: readResortFilters,
  write: writeResortFilters,
  to: (filters: ResortFilters) => paths.resorts(String(writeResortFilters(filters))),
};

/** What the numbers beside the choices are asked for. Only values of these lists get this far. */
export const resortFacetsArg = ({ destination, kind, style, transfer, minutes, landing, ...filters }: ResortFilters) =>
  ({
    ...(destination && { destination: [destination] }),
    ...(kind && { category: kind }),
    ...(style && { style }),
    ...(transfer && { transferType: transfer }),
    ...(minutes && { transferMinutesMax: Number(minutes) }),
    ...(landing && { landing }),
    ...(filters.meals && { mealPlan: filters.meals }),
    ...(filters.amenities.length > 0 && { amenity: filters.amenities }),
  }) as GetResortFacetsApiArg;

/** What the API is asked. */
export const resortListArg = (filters: ResortFilters, lang: Language) =>
  ({
    lang,
    ...resortFacetsArg(filters),
    ...(filters.sort !== 'featured' && { sort: filters.sort }),
    ...(filters.page > 1 && { page: filters.page }),
    ...(filters.view && { pageSize: PAGE_SIZE.max }),
  }) as ListResortsApiArg;

/** The address of the list without any filter, shown the same way. */
export const plainResortsAddress = ({ view }: ResortFilters): string =>
  String(writeResortFilters({ ...readResortFilters(new URLSearchParams()), view }));
