import type { Language } from './languages.ts';

/** Filters that the address of the package list carries, with the names and types of `GET packages/`. */
export interface PackageListArg {
  lang: Language;
  destination?: string[];
  category?: string;
  duration?: number;
  durationMin?: number;
  durationMax?: number;
  priceMin?: number;
  priceMax?: number;
  travellers?: number;
  mealPlan?: string;
  transferType?: string;
  search?: string;
  sort?: string;
  page?: number;
}

/** Filters that the address of the resort list carries, with the names and types of `GET resorts/`. */
export interface ResortListArg {
  lang: Language;
  destination?: string[];
  category?: string;
  starsMin?: number;
  style?: string;
  mealPlan?: string;
  transferType?: string;
  priceMin?: number;
  priceMax?: number;
  search?: string;
  sort?: string;
  page?: number;
}

/** The part of `URLSearchParams` that is needed; the contract knows no platform. */
interface Params {
  getAll(name: string): string[];
}

type Kind = 'text' | 'number' | 'list';

const PACKAGE_FILTERS: Record<string, Kind> = {
  destination: 'list',
  category: 'text',
  duration: 'number',
  duration_min: 'number',
  duration_max: 'number',
  price_min: 'number',
  price_max: 'number',
  travellers: 'number',
  meal_plan: 'text',
  transfer_type: 'text',
  search: 'text',
  sort: 'text',
  page: 'number',
};

const RESORT_FILTERS: Record<string, Kind> = {
  destination: 'list',
  category: 'text',
  stars_min: 'number',
  style: 'text',
  meal_plan: 'text',
  transfer_type: 'text',
  price_min: 'number',
  price_max: 'number',
  search: 'text',
  sort: 'text',
  page: 'number',
};

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function filtersOf(kinds: Record<string, Kind>, params: Params): Record<string, unknown> {
  const filters: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const values = params.getAll(name).filter(Boolean);
    const [value] = values;
    if (value === undefined) continue;
    if (kind === 'number' && !Number.isFinite(Number(value))) continue;
    filters[camel(name)] = kind === 'list' ? values : kind === 'number' ? Number(value) : value;
  }
  return filters;
}

/**
 * The exact arguments of a document's first queries. The API inlines the answers under them, the pages ask with them, so a
 * first page finds its data in the cache. Absent filters are absent, never undefined or empty.
 */
export const documentQueries = {
  /** `getHomepage` */
  home: (lang: Language) => ({ lang }),
  /** `listPackages` from the address of `/packages`. */
  packages: (lang: Language, params: Params): PackageListArg => ({
    lang,
    ...filtersOf(PACKAGE_FILTERS, params),
  }),
  /** `getPackage`; also for the booking pages. */
  package: (lang: Language, slug: string) => ({ lang, id: slug }),
  /** `listResorts` from the address of `/resorts`. */
  resorts: (lang: Language, params: Params): ResortListArg => ({ lang, ...filtersOf(RESORT_FILTERS, params) }),
  /** `getResort` */
  resort: (lang: Language, slug: string) => ({ lang, id: slug }),
} as const;

/** The query string that the API takes for an argument: `{ priceMin: 500 }` → `price_min=500`. */
export function toSearch(arg: object): string {
  return Object.entries(arg)
    .flatMap(([name, value]) => [value].flat().map((item: unknown) => [snake(name), item] as const))
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${name}=${encodeURIComponent(String(item))}`)
    .join('&');
}
