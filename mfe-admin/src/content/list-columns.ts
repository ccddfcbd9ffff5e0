import type { ContentRow } from './content-api';
import type { KindPath } from './kind';

/** How a fact of a row is written. */
type Written = 'text' | 'code' | 'usd' | 'number' | 'yes' | 'choice';

/** What a row of a list can say beside what all kinds say: a member of its answer, and the member of the form whose word it has. */
export interface Fact {
  key: string;
  as: Written;
  /** Where the form calls it otherwise. */
  member?: string;
  /** Shown until somebody chooses otherwise. */
  isUsual?: true;
}

const SLUG: Fact = { key: 'slug', as: 'code' };
const CODE: Fact = { key: 'code', as: 'code' };
const FEATURED: Fact = { key: 'is_featured', as: 'yes' };

/** Facts of each kind, in the order of their columns. */
export const FACTS: Readonly<Record<KindPath, readonly Fact[]>> = {
  packages: [
    { key: 'category', as: 'text', member: 'category_code' },
    { key: 'duration_nights', as: 'number' },
    { key: 'price', as: 'usd', isUsual: true },
    SLUG,
    FEATURED,
  ],
  destinations: [{ key: 'type', as: 'choice' }, { key: 'island', as: 'text' }, SLUG, FEATURED],
  experiences: [
    { key: 'category', as: 'text', member: 'category_code' },
    { key: 'price', as: 'usd', isUsual: true },
    SLUG,
    FEATURED,
  ],
  resorts: [
    { key: 'category', as: 'choice' },
    { key: 'destination', as: 'text' },
    { key: 'stars', as: 'number' },
    { key: 'price_from_per_night', as: 'usd', isUsual: true },
    SLUG,
    FEATURED,
  ],
  transfers: [
    { key: 'mode', as: 'choice' },
    { key: 'service', as: 'choice' },
    { key: 'from', as: 'text' },
    { key: 'price_adult_return', as: 'usd', isUsual: true },
    FEATURED,
  ],
  categories: [CODE, FEATURED, { key: 'position', as: 'number' }],
  amenities: [CODE, { key: 'group', as: 'choice' }, { key: 'is_filterable', as: 'yes' }],
  locations: [{ key: 'kind', as: 'choice' }, { key: 'island', as: 'text' }, SLUG],
  faqs: [{ key: 'category', as: 'text', isUsual: true }, SLUG, FEATURED],
  posts: [SLUG, FEATURED],
  pages: [{ key: 'template', as: 'choice' }, SLUG, { key: 'show_in_footer', as: 'yes' }],
  'page-heroes': [
    { key: 'page_key', as: 'choice', isUsual: true },
    { key: 'active', as: 'yes' },
  ],
  'cultural-content': [{ key: 'content_type', as: 'choice', isUsual: true }],
};

/** Columns that every kind has: before and after its facts. */
const FIRST = ['name', 'status', 'languages'];
const LAST = ['changed'];

/** Names of all columns of a kind. */
export const columnsOf = (path: KindPath): string[] => [...FIRST, ...FACTS[path].map(({ key }) => key), ...LAST];

/** Those that everybody begins with. */
export const usualColumns = (path: KindPath): string[] => [
  ...FIRST,
  ...FACTS[path].filter(({ isUsual }) => isUsual).map(({ key }) => key),
  ...LAST,
];

/** Stored columns in their order, without those that are not known any more; null where the name is not among them. */
export function parseColumns(path: KindPath, value: unknown): string[] | null {
  const known = Array.isArray(value) ? columnsOf(path).filter((key) => value.includes(key)) : [];
  return known.includes('name') ? known : null;
}

/** What a row says of a fact; of another thing its name. */
export function factOf(row: ContentRow, key: string): string | number | boolean | null {
  const value = (row as unknown as Record<string, unknown>)[key];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  return 'name' in value && typeof value.name === 'string' ? value.name : null;
}
