import { LIST_COUNTED, PAGE_SIZE } from '@atoll/contract/rules';
import { pageWindow } from '../../platform/data/page.js';
import type { PageQuery } from '../../platform/data/page.dto.js';
import type { Statement } from '../../platform/data/statement.js';
import { searchPatterns } from './fold-text.js';
import type { Read } from './reader.js';
import { CURRENCIES } from './sql-parts.js';

/** Lowest and highest price in cents; amounts are in `currency` when its parameter is given. */
export function priceRange(
  statement: Statement,
  column: string,
  range: { min: string | undefined; max: string | undefined },
  currency: string | null,
): void {
  const cents = (amount: string) =>
    currency === null
      ? `${amount}::numeric * 100`
      : `${amount}::numeric * 100 / (select c.rate from ${CURRENCIES} c where c.code = ${currency})`;
  // No price is higher than the column can hold.
  const whole = (amount: string) => `least(${amount}, 2147483647)::int`;
  statement.filter(range.min, (amount) => `${column} >= ${whole(`ceil(${cents(amount)})`)}`);
  statement.filter(range.max, (amount) => `${column} <= ${whole(`floor(${cents(amount)})`)}`);
}

interface PageOf {
  table: 'package' | 'resort' | 'destination' | 'experience' | 'transfer' | 'post' | 'faq' | 'page';
  alias: string;
  statement: Statement;
  /** Columns that `order` names. */
  sortColumns: readonly string[];
  order: string;
  window: { limit: number; offset: number };
}

/** The same of a search by words: each row that fits has to be read, and nobody reads on for eighty pages. */
export const MAX_FOUND = 1000;

/**
 * Parts of a statement that reads one page: what stands `before` it, the `count` of all that fit, and the `page`'s rows with their
 * `place`. Sorting works on ids; only the rows of the page are read whole.
 *
 * Only `LIST_COUNTED` rows are counted: an exact number of more would cost what all the rest does.
 *
 * What fits is found first, because the planner cannot know how much that is: filters that hardly ever meet would make it walk
 * through the whole table in the list's order in search of a page. Only where more fits than is counted the order is walked.
 */
function pageOf({ table, alias, statement, sortColumns, order, window }: PageOf) {
  const columns = ['id', ...sortColumns].map((column) => `${alias}.${column}`).join(', ');
  const sorted = `order by ${order} limit ${statement.bind(window.limit)}::int offset ${statement.bind(window.offset)}::int`;
  const fitting = `from ${table} ${alias} where ${statement.condition}`;
  const few = `select ${alias}.id from found ${alias} where (select n from size) <= ${LIST_COUNTED} ${sorted}`;
  const many = `select ${alias}.id ${fitting} and (select n from size) > ${LIST_COUNTED} ${sorted}`;
  return {
    before: `with found as materialized (select ${columns} ${fitting} limit ${LIST_COUNTED + 1}),
      size as materialized (select count(*)::int as n from found) `,
    count: `(select least(n, ${LIST_COUNTED}) from size)`,
    page: wholeRows(table, `select id from ((${few}) union all (${many})) ids`),
  };
}

/**
 * The same for a narrow table with an index for each order: `page` gives ids with their `place`. Up to `kept` matches are found
 * once, counted and sorted. Where there are more they are counted in a narrow index, and the page is read in its order, which
 * meets enough of them soon.
 */
export function listedPage({
  table,
  alias,
  statement,
  sortColumns,
  order,
  window: { limit, offset },
  kept,
  counted = LIST_COUNTED,
}: Omit<PageOf, 'table'> & { table: 'package_listing'; kept: number; counted?: number }) {
  const columns = ['id', ...sortColumns].map((column) => `${alias}.${column}`).join(', ');
  // The usual page stands in the statement itself: the planner takes an unknown limit for a tenth of everything.
  const sorted = `order by ${order} ${limit === PAGE_SIZE.usual && offset === 0 ? `limit ${PAGE_SIZE.usual}` : `limit ${statement.bind(limit)}::int offset ${statement.bind(offset)}::int`}`;
  const fitting = `from ${table} ${alias} where ${statement.condition}`;
  const all = `select count(*)::int from (select ${fitting} limit ${counted + 1}) counted`;
  const found = '(select count(*)::int from found)';
  const few = `select ${alias}.id from found ${alias} where (select n from size) <= ${kept} ${sorted}`;
  const many = `select ${alias}.id ${fitting} and (select n from size) > ${kept} ${sorted}`;
  return {
    before: `with found as materialized (select ${columns} ${fitting} limit ${kept + 1}), size as materialized (
      select ${kept < counted ? `case when ${found} <= ${kept} then ${found} else (${all}) end` : found} as n) `,
    count: `(select least(n, ${counted}) from size)`,
    page: `select id, row_number() over () as place from ((${few}) union all (${many})) ids`,
  };
}

/** Whole rows of the ids that `ids` gives, with their `place` in its order. */
export const wholeRows = (table: string, ids: string): string =>
  `select whole.*, found_ids.place from (select id, row_number() over () as place from (${ids}) ordered) found_ids
   join ${table} whole on whole.id = found_ids.id`;

/** Conditions of a search by words: each has to occur in what the row is found by. */
export function searched(statement: Statement, alias: string, search = ''): void {
  for (const pattern of searchPatterns(search)) statement.filter(pattern, (part) => `${alias}.search like ${part}`);
}

/**
 * Reads one page of a table, and the number of all that fit: the statement's conditions, and the words that are looked for.
 * @param items JSON of the page's rows
 */
export function readPage({
  query,
  items,
  ...list
}: Omit<PageOf, 'window'> & { query: PageQuery & { search?: string }; items: (page: string) => string }): Read {
  searched(list.statement, list.alias, query.search);
  const { before, count, page } = pageOf({ ...list, window: pageWindow(query) });
  const text = `${before}select ${count} as count, ${items(page)}::text as body`;
  return { text, values: list.statement.values, repeated: query.search === undefined };
}
