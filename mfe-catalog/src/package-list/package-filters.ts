import type { GetPackageFacetsApiArg, ListPackagesApiArg } from '@atoll/api-client/endpoints/packages.gen';
import type { Language } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { CATEGORY_CODE_MAX, FILTERS, LENGTHS, SLUG, numberWithin, slugsWithin } from '@atoll/contract/rules';
import type { Counts } from '../shared/counted';
import { readMonth } from '../shared/search';

export const TRANSFERS = [
  'speedboat',
  'seaplane',
  'domestic_flight',
  'domestic_flight_plus_speedboat',
  'ferry',
  'road',
  'private_yacht',
] as const satisfies NonNullable<ListPackagesApiArg['transferType']>[];
export const MEALS = ['RO', 'BB', 'HB', 'FB', 'AI', 'PAI'] as const satisfies NonNullable<
  ListPackagesApiArg['mealPlan']
>[];
export const DURATIONS = ['1-4', '5-7', '8-10', '11-'] as const;
export const SORTS = [
  'featured',
  'price_low',
  'price_high',
  'rating',
  'newest',
  'duration',
] as const satisfies NonNullable<ListPackagesApiArg['sort']>[];

/** What the list is narrowed to. The address is the only place it is kept. */
export interface PackageFilters {
  destination: string[];
  category?: string | undefined;
  duration?: number | undefined;
  durationMin?: number | undefined;
  durationMax?: number | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  travellers?: number | undefined;
  meals?: string | undefined;
  transfer?: string | undefined;
  featured?: boolean | undefined;
  search?: string | undefined;
  /** Not a filter of the list: carried to the package's page, which says how good the month is there. */
  month?: number | undefined;
  sort: string;
  page: number;
}

const oneOf = (list: readonly string[], value: string | null) => (value && list.includes(value) ? value : undefined);

/** A code as the agency makes them; whether there is such a one, the list says. */
const readCode = (value: string | null) =>
  value && value.length <= CATEGORY_CODE_MAX && SLUG.test(value) ? value : undefined;

/**
 * Filters of an address. Values nobody could have chosen are dropped, so that a mangled link still opens a list; numbers beyond what
 * the API takes are held to it.
 */
export function readFilters(query: URLSearchParams): PackageFilters {
  return {
    destination: slugsWithin(query.getAll('destination')),
    category: readCode(query.get('category')),
    duration: numberWithin(query.get('duration'), FILTERS.days),
    durationMin: numberWithin(query.get('duration_min'), FILTERS.days),
    durationMax: numberWithin(query.get('duration_max'), FILTERS.days),
    priceMin: numberWithin(query.get('price_min'), FILTERS.price),
    priceMax: numberWithin(query.get('price_max'), FILTERS.price),
    travellers: numberWithin(query.get('travellers'), FILTERS.travellers),
    meals: oneOf(MEALS, query.get('meal_plan')),
    transfer: oneOf(TRANSFERS, query.get('transfer_type')),
    featured: query.get('is_featured') === 'true' || undefined,
    search: query.get('search')?.trim().slice(0, LENGTHS.search.max) || undefined,
    month: readMonth(query.get('month')),
    sort: oneOf(SORTS, query.get('sort')) ?? 'featured',
    page: numberWithin(query.get('page'), FILTERS.page) ?? 1,
  };
}

/** Filters by the names the API gives them; what is not set is `undefined`. */
const named = (filters: PackageFilters) => ({
  destination: filters.destination.length > 0 ? filters.destination : undefined,
  category: filters.category,
  duration: filters.duration,
  duration_min: filters.durationMin,
  duration_max: filters.durationMax,
  price_min: filters.priceMin,
  price_max: filters.priceMax,
  travellers: filters.travellers,
  meal_plan: filters.meals,
  transfer_type: filters.transfer,
  is_featured: filters.featured,
  search: filters.search,
  sort: filters.sort === 'featured' ? undefined : filters.sort,
  page: filters.page > 1 ? filters.page : undefined,
});

/** The address of a filtered list: parameters in one order, so that one list has one address. */
export function writeFilters(filters: PackageFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...named(filters), month: filters.month })) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) query.append(name, String(item));
  }
  return query;
}

/** What the API is asked; what is not set is not there. `readFilters` lets only its values in. */
export const listArg = (filters: PackageFilters, lang: Language) =>
  Object.fromEntries(
    Object.entries({ lang, ...named(filters) })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [clientName(name), value]),
  ) as ListPackagesApiArg;

/** What the numbers beside the choices are asked for: neither order nor page changes them, nor does a language. */
export function facetsArg(filters: PackageFilters): GetPackageFacetsApiArg {
  const { lang: _lang, sort: _sort, page: _page, ...rest } = listArg(filters, 'en');
  return rest;
}

/** `price_min` → `priceMin` */
const clientName = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export const NO_FILTERS: PackageFilters = { destination: [], sort: 'featured', page: 1 };

/** Parameters of an address that are filters. */
export const FILTER_NAMES: readonly string[] = [...Object.keys(named(NO_FILTERS)), 'month'];

export const PACKAGE_DIALECT = {
  names: FILTER_NAMES,
  read: readFilters,
  write: writeFilters,
  to: (filters: PackageFilters) => paths.packages(String(writeFilters(filters))),
};

/** The duration band an address stands for, `custom` when it is none of them, empty for any. */
export function durationBand({ duration, durationMin, durationMax }: PackageFilters): string {
  if (duration) return 'custom';
  if (!durationMin && !durationMax) return '';
  const band = `${durationMin ?? 1}-${durationMax ?? ''}`;
  return (DURATIONS as readonly string[]).includes(band) ? band : 'custom';
}

/** How many a band of days would leave. */
export function inBand(band: string, counts: Counts): number {
  const { durationMin: min = 1, durationMax: max = Infinity } = fromBand(band);
  return Object.entries(counts).reduce(
    (sum, [days, n]) => (Number(days) >= min && Number(days) <= max ? sum + n : sum),
    0,
  );
}

/** A band as filters: `5-7` → from 5 to 7 days. */
export function fromBand(band: string): Partial<PackageFilters> {
  const [min, max] = band.split('-').map((part) => Number(part) || undefined);
  return { duration: undefined, durationMin: min === 1 ? undefined : min, durationMax: max };
}
