import type { Language } from '@atoll/contract/languages';
import { atAddress } from '../catalogue/address.queries.js';
import { searchPatterns } from '../catalogue/fold-text.js';
import {
  DRAFTED_PACKAGE_WORDS,
  ON_SALE,
  PACKAGE_WORDS,
  packageColumns,
  packageItems,
  staffPackageItems,
} from '../catalogue/package-item.queries.js';
import type { Read } from '../catalogue/reader.js';
import { inState } from '../catalogue/staff-list.queries.js';
import { type Narrowed, Statement, pageOf, priceRange } from '../catalogue/statement.js';
import type { CurrencyCode } from '../common/currencies.js';
import { pageWindow } from '../common/page.js';
import type { ListPackagesQuery, PackageSort } from './packages.dto.js';

/** Orders of a list, with the columns that they read. */
const ORDERS: Record<PackageSort, { order: string; columns: string[] }> = {
  featured: { order: 'p.is_featured desc, p.position, p.id', columns: ['is_featured', 'position'] },
  price_low: { order: 'p.price_minor, p.id', columns: ['price_minor'] },
  price_high: { order: 'p.price_minor desc, p.id desc', columns: ['price_minor'] },
  rating: {
    order: 'p.rating_average desc nulls last, p.review_count desc, p.position, p.id',
    columns: ['rating_average', 'review_count', 'position'],
  },
  newest: { order: 'p.published_at desc, p.id desc', columns: ['published_at'] },
  duration: { order: 'p.duration, p.price_minor, p.id', columns: ['duration', 'price_minor'] },
};

/** Destinations of `list`, the parameter of slugs and ids. */
const destinationsOf = (list: string) =>
  `select d.id from destination d where d.slug = any(${list}::text[]) or d.id::text = any(${list}::text[])`;

const goesTo = (wanted: string) =>
  `exists (select from package_destination pd where pd.package_id = p.id and pd.destination_id = ${wanted})`;

/**
 * Keeps the packages that go to one of the destinations of a query. Those of a single one are found among its listings, which a
 * narrow index holds together; the office's drafts and words searched for are not in it.
 */
function toDestinations(statement: Statement, query: ListPackagesQuery): Narrowed | undefined {
  if (query.destination === undefined) return undefined;
  const list = statement.bind(query.destination);
  if (query.destination.length > 1 || query.status !== undefined || query.search !== undefined) {
    statement.where(goesTo(`any(array(${destinationsOf(list)}))`));
    return undefined;
  }
  const wanted = `(${destinationsOf(list)} order by d.slug = any(${list}::text[]) desc limit 1)`;
  return { table: 'package_listing', where: `p.destination_id = ${wanted}`, same: goesTo(wanted) };
}

/** One page of packages and the number of all that fit. */
export function listPackages(query: ListPackagesQuery, sort: PackageSort, language: Language): Read {
  const statement = new Statement(language);
  const currency = query.currency === undefined ? null : statement.bind(query.currency);
  statement
    .where(inState(statement, 'p', query.status, ON_SALE))
    .filter(query.category, (code) => `p.category_code = ${code}`)
    .filter(query.duration, (days) => `p.duration = ${days}::int`)
    .filter(query.duration_min, (days) => `p.duration >= ${days}::int`)
    .filter(query.duration_max, (days) => `p.duration <= ${days}::int`)
    .filter(query.travellers, (party) => `${party}::int between p.group_size_min and p.group_size_max`)
    .filter(query.available_from, (day) => `coalesce(p.end_date >= ${day}::date, true)`)
    .filter(query.available_to, (day) => `coalesce(p.start_date <= ${day}::date, true)`)
    .filter(query.meal_plan, (code) => `p.meal_plan = ${code}`)
    .filter(query.transfer_type, (mode) => `p.transfer_mode = ${mode}`)
    .filter(query.is_featured, (yes) => `p.is_featured = ${yes}::boolean`);
  priceRange(
    statement,
    'p.price_minor',
    { min: query.price_min ?? query.min_price, max: query.price_max ?? query.max_price },
    currency,
  );
  for (const pattern of searchPatterns(query.search ?? ''))
    statement.filter(pattern, (word) => `p.search like ${word}`);
  const narrowed = toDestinations(statement, query);
  const { columns, order } = ORDERS[sort];
  const { before, count, page } = pageOf({
    table: 'package',
    alias: 'p',
    statement,
    narrowed,
    sortColumns: columns,
    order,
    window: pageWindow(query),
    countApart: query.search === undefined,
  });
  const items = query.status === undefined ? packageItems : staffPackageItems;
  const text = `${before}select ${count} as count, ${items(page, currency)}::text as body`;
  return { text, values: statement.values, repeated: query.search === undefined };
}

/**
 * One published package by id or slug, in full.
 * @param opened id that a preview token opens: that package in any state, with words that visitors do not see yet
 */
export function getPackage(
  idOrSlug: string,
  currency: CurrencyCode | undefined,
  language: Language,
  opened?: number,
): Read {
  const statement = new Statement(language);
  const by = atAddress(statement, 'package', 'p', idOrSlug);
  const code = currency === undefined ? null : statement.bind(currency);
  const shown = opened === undefined ? ON_SALE : `p.deleted_at is null and p.id = ${statement.bind(opened)}::int`;
  const words = opened === undefined ? PACKAGE_WORDS : DRAFTED_PACKAGE_WORDS;
  const text = `select row_to_json(item)::text as body from (select ${packageColumns(code)}
    from package p ${words} where ${by} and ${shown}) item`;
  return { text, values: statement.values, repeated: true };
}
