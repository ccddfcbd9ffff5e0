import type { Language } from './languages.ts';
import { type Bounds, CATEGORY_CODE_MAX, FILTERS, LENGTHS, SLUG, numberWithin, slugsWithin } from './rules.ts';

type Filter = string | number | boolean | string[];

/** Argument of a list: the language and the filters that are set, by the names of the client (`priceMin`). */
export type ListArg = { lang: Language } & Record<string, Filter>;

/** The part of `URLSearchParams` that is needed; the contract knows no platform. */
interface Params {
  getAll(name: string): string[];
}

/** How a filter is read: free text, a code, a whole number within bounds, a list of slugs, a switch that is only ever on. */
type Kind = 'text' | 'code' | 'slugs' | 'switch' | Bounds;

const SHARED_FILTERS = { destination: 'slugs', category: 'code', meal_plan: 'text', transfer_type: 'text' } as const;
const PRICES = { price_min: FILTERS.price, price_max: FILTERS.price } as const;
const ENDING = { is_featured: 'switch', search: 'text', sort: 'text', page: FILTERS.page } as const;

const PACKAGE_FILTERS: Record<string, Kind> = {
  ...SHARED_FILTERS,
  duration: FILTERS.days,
  duration_min: FILTERS.days,
  duration_max: FILTERS.days,
  ...PRICES,
  travellers: FILTERS.travellers,
  ...ENDING,
};

const RESORT_FILTERS: Record<string, Kind> = {
  ...SHARED_FILTERS,
  category: 'text',
  stars_min: FILTERS.stars,
  style: 'text',
  ...PRICES,
  ...ENDING,
};

/** What a list is without asking: left out of the argument, so that one list has one key. */
const DEFAULTS: Record<string, string | number> = { sort: 'featured', page: 1 };

const fromApiName = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const toApiName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function readFilter(kind: Kind, values: string[]): Filter | undefined {
  if (typeof kind === 'object') return numberWithin(values[0], kind);
  if (kind === 'slugs') {
    const slugs = slugsWithin(values);
    return slugs.length > 0 ? slugs : undefined;
  }
  const value = values[0]?.trim();
  if (!value) return undefined;
  if (kind === 'switch') return value === 'true' || undefined;
  if (kind === 'code') return value.length <= CATEGORY_CODE_MAX && SLUG.test(value) ? value : undefined;
  return value.slice(0, LENGTHS.search.max);
}

function filtersOf(kinds: Record<string, Kind>, params: Params): Record<string, Filter> {
  const filters: Record<string, Filter> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = readFilter(kind, params.getAll(name));
    if (value !== undefined && value !== DEFAULTS[name]) filters[fromApiName(name)] = value;
  }
  return filters;
}

/**
 * The exact arguments of a document's first queries, as the generated client takes them. The API inlines the answers under
 * them, the pages ask with them, so a first page finds its data in the cache. Absent filters are absent, never undefined or
 * empty.
 */
export const documentQueries = {
  /** `getHomepage` */
  home: (lang: Language) => ({ lang }),
  /** `listPackages` from the address of `/packages`. */
  packages: (lang: Language, params: Params): ListArg => ({
    lang,
    ...filtersOf(PACKAGE_FILTERS, params),
  }),
  /** `getPackage`; also for the booking pages. */
  package: (lang: Language, slug: string) => ({ lang, id: slug }),
  /** `listResorts` from the address of `/resorts`. */
  resorts: (lang: Language, params: Params): ListArg => ({ lang, ...filtersOf(RESORT_FILTERS, params) }),
  /** `getResort` */
  resort: (lang: Language, slug: string) => ({ lang, id: slug }),
} as const;

/** A query string; what is undefined is left out, a list repeats its name: `{ ns: ['a', 'b'] }` → `ns=a&ns=b`. */
export function toSearch(params: object): string {
  return Object.entries(params)
    .flatMap(([name, value]) => [value].flat().map((item: unknown) => [name, item] as const))
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${name}=${encodeURIComponent(String(item))}`)
    .join('&');
}

/** What the API is asked for an argument of the client: `{ lang: 'en', priceMin: 500 }` → `lang=en&price_min=500`. */
export function toApiSearch(arg: object): string {
  return toSearch(Object.fromEntries(Object.entries(arg).map(([name, value]) => [toApiName(name), value as unknown])));
}
