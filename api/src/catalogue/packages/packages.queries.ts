import type { Language } from '@atoll/contract/languages';
import { atAddress } from '../../content/listing/address.queries.js';
import { cards } from '../../content/listing/cards.queries.js';
import {
  DRAFTED_PACKAGE_WORDS,
  ON_SALE,
  onOffer,
  packageColumns,
  packagePage,
  staffPackageItems,
} from '../../content/listing/package-item.queries.js';
import { facetsOf } from '../../content/listing/facets.queries.js';
import type { Read } from '../../content/listing/reader.js';
import { type StateFilter, inState } from '../../content/listing/staff-list.queries.js';
import { Statement } from '../../platform/data/statement.js';
import { MAX_FOUND, listedPage, priceRange, readPage, searched } from '../../content/listing/list-pages.queries.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { pageWindow } from '../../platform/data/page.js';
import {
  type ListPackagesQuery,
  PACKAGE_ORDERINGS,
  PACKAGE_SORTS,
  type PackageFacetsQuery,
  type PackageSort,
} from './packages.dto.js';

/** So many matches are sorted; more of them are met soon on a walk in the list's order. */
const FEW = 200;

/** Orders of a list, with the columns that they read. What has no price comes last. */
const ORDERS: Record<PackageSort, { order: string; columns: string[] }> = {
  featured: { order: 'p.is_featured desc, p.position, p.id', columns: ['is_featured', 'position'] },
  price_low: { order: 'p.price_minor, p.id', columns: ['price_minor'] },
  price_high: { order: 'p.price_minor desc nulls last, p.id desc', columns: ['price_minor'] },
  rating: {
    order: 'p.rating_average desc nulls last, p.review_count desc, p.position, p.id',
    columns: ['rating_average', 'review_count', 'position'],
  },
  newest: { order: 'p.published_at desc, p.id desc', columns: ['published_at'] },
  duration: { order: 'p.duration, p.price_minor, p.id', columns: ['duration', 'price_minor'] },
};

const isSort = (value: string): value is PackageSort => (PACKAGE_SORTS as readonly string[]).includes(value);
const isOrdering = (value: string): value is keyof typeof PACKAGE_ORDERINGS => Object.hasOwn(PACKAGE_ORDERINGS, value);

/** `sort`, else the older `ordering`, else featured first. */
function sortOf({ sort, ordering }: ListPackagesQuery): PackageSort {
  if (sort !== undefined) return sort;
  if (ordering === undefined) return 'featured';
  if (isSort(ordering)) return ordering;
  return isOrdering(ordering) ? PACKAGE_ORDERINGS[ordering] : 'featured';
}

/** Destinations of `list`, the parameter of slugs and ids. */
const destinationsOf = (list: string) =>
  `select d.id from destination d where d.slug = any(${list}::text[]) or d.id::text = any(${list}::text[])`;

/** Filters that the rows of packages and of their listings, `p`, both answer. */
function filtered(query: PackageFacetsQuery, statement: Statement): string | null {
  const currency = query.currency === undefined ? null : statement.bind(query.currency);
  statement
    .filter(query.id, (ids) => `p.id = any(${ids}::int[])`)
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
  return currency;
}

/** Looks among the rows where each package stands once. */
function goAmongAll(statement: Statement, destination: string[] | undefined): void {
  statement.where('p.destination_id = 0').filter(
    destination,
    (list) => `exists (select from package_destination pd where pd.package_id = p.id
        and pd.destination_id = any(array(${destinationsOf(list)})))`,
  );
}

/** Rows of one destination lie together; those of several are looked for among all, as words are. */
function goTo(statement: Statement, destination: string[] | undefined, search: string | undefined): void {
  if (destination?.length === 1 && search === undefined) {
    const list = statement.bind(destination);
    statement.where(`p.destination_id = (${destinationsOf(list)} order by d.slug = any(${list}::text[]) desc limit 1)`);
  } else goAmongAll(statement, destination);
}

/** One page of what is on sale and the number of all that fit. */
export function listPackages(query: ListPackagesQuery, language: Language): Read {
  const sort = sortOf(query);
  if (query.status !== undefined) return listInState(query, query.status, sort, language);
  const statement = new Statement(language);
  goTo(statement, query.destination, query.search);
  statement.where(onOffer('p'));
  const currency = filtered(query, statement);
  searched(statement, 'p', query.search);
  const { columns, order } = ORDERS[sort];
  const byWords = query.search !== undefined;
  const { before, count, page } = listedPage({
    table: 'package_listing',
    alias: 'p',
    statement,
    sortColumns: columns,
    order,
    window: pageWindow(query),
    ...(byWords ? { kept: MAX_FOUND, counted: MAX_FOUND } : { kept: FEW }),
  });
  const text = `${before}select ${count} as count, ${cards('package', page, currency)} as body`;
  return { text, values: statement.values, repeated: !byWords };
}

/** What is on sale, counted by the values of each filter. */
export function packageFacets(query: PackageFacetsQuery): Read {
  const all = new Statement();
  const isPriced = [query.price_min, query.min_price, query.price_max, query.max_price].some(Boolean);
  const narrowed = (statement: Statement, free: Partial<PackageFacetsQuery>) => {
    const kept = { ...query, ...free, currency: isPriced ? query.currency : undefined };
    statement.where(onOffer('p'));
    filtered(kept, statement);
    searched(statement, 'p', kept.search);
    return kept;
  };
  const counts = (value: string, free: Partial<PackageFacetsQuery>): string => {
    const statement = all.beside();
    goAmongAll(statement, narrowed(statement, free).destination);
    return `select ${value} as value, count(*) as n from package_listing p where ${statement.condition} and ${value} is not null group by 1`;
  };
  // Each package has a row with each of its destinations, in their order; words are looked for among those that have none.
  const places = (): string => {
    const statement = all.beside();
    narrowed(statement, { destination: undefined });
    statement.where(query.search === undefined ? 'p.destination_id > 0' : 'p.destination_id = 0');
    const [place, joined] =
      query.search === undefined
        ? ['p.destination_id', '']
        : ['pd.destination_id', 'join package_destination pd on pd.package_id = p.id'];
    return `select d.slug as value, g.n from (select ${place} as id, count(*) as n from package_listing p ${joined}
      where ${statement.condition} group by 1) g join destination d on d.id = g.id and d.status = 'published'`;
  };
  return facetsOf(all, {
    destination: places(),
    category: counts('p.category_code', { category: undefined }),
    meal_plan: counts('p.meal_plan', { meal_plan: undefined }),
    transfer_type: counts('p.transfer_mode', { transfer_type: undefined }),
    duration: counts('p.duration', { duration: undefined, duration_min: undefined, duration_max: undefined }),
  });
}

/** The same for staff: packages in a state, and where each of them stands. */
function listInState(query: ListPackagesQuery, state: StateFilter, sort: PackageSort, language: Language): Read {
  const statement = new Statement(language);
  statement.where(inState(statement, 'p', state, ON_SALE));
  const currency = filtered(query, statement);
  if (query.destination !== undefined) {
    const list = statement.bind(query.destination);
    statement.where(`exists (select from package_destination pd where pd.package_id = p.id
      and pd.destination_id = any(array(${destinationsOf(list)})))`);
  }
  const { columns, order } = ORDERS[sort];
  return readPage({
    table: 'package',
    alias: 'p',
    statement,
    sortColumns: columns,
    order,
    query,
    items: (page) => staffPackageItems(page, currency),
  });
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
  const text =
    opened === undefined
      ? `select ${packagePage(code)} as body from package p
          join card c on c.kind = 'package' and c.entity_id = p.id and c.language = $1 where ${by} and ${ON_SALE}`
      : `select row_to_json(item)::text as body from (select ${packageColumns(code)} from package p ${DRAFTED_PACKAGE_WORDS}
          where ${by} and p.deleted_at is null and p.id = ${statement.bind(opened)}::int) item`;
  return { text, values: statement.values, repeated: true };
}
