import { CURRENCIES } from './sql-parts.js';

/** Collects the conditions of a list with their bound values; `$1` is the language. */
export class Statement {
  readonly values: unknown[];
  private readonly conditions: string[] = [];

  constructor(language: string) {
    this.values = [language];
  }

  /** Binds a value; returns its parameter. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Adds a condition that needs no value. */
  where(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  /** Adds a condition when there is a value. */
  filter(value: unknown, condition: (parameter: string) => string): this {
    if (value !== undefined) this.conditions.push(condition(this.bind(value)));
    return this;
  }

  /** All conditions. */
  get condition(): string {
    return this.conditions.length > 0 ? this.conditions.join(' and ') : 'true';
  }
}

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

export interface PageOf {
  table: 'package' | 'resort' | 'destination' | 'experience' | 'transfer' | 'post' | 'faq' | 'page';
  alias: string;
  statement: Statement;
  /** Columns that `order` names. */
  sortColumns: readonly string[];
  order: string;
  /** With free text the rows are looked for once, otherwise page and count have an index each. */
  searched: boolean;
  window: { limit: number; offset: number };
}

/**
 * Parts of a statement that reads one page: `before` it, the `count` of all that fit, and the `page`'s rows with their `place`.
 * Sorting works on ids; only the rows of the page are read whole.
 */
export function pageOf({ table, alias, statement, sortColumns, order, searched, window }: PageOf) {
  const { condition } = statement;
  const limit = `limit ${statement.bind(window.limit)}::int offset ${statement.bind(window.offset)}::int`;
  const columns = ['id', ...sortColumns].map((column) => `${alias}.${column}`).join(', ');
  const before = searched
    ? `with found as materialized (select ${columns} from ${table} ${alias} where ${condition}) `
    : '';
  const source = searched ? `found ${alias}` : `${table} ${alias} where ${condition}`;
  const ids = `select ${alias}.id from ${source} order by ${order} ${limit}`;
  return { before, count: `(select count(*)::int from ${source})`, page: wholeRows(table, ids) };
}

/** Whole rows of the ids that `ids` gives, with their `place` in its order. */
export const wholeRows = (table: string, ids: string): string =>
  `select whole.*, found_ids.place from (select id, row_number() over () as place from (${ids}) ordered) found_ids
   join ${table} whole on whole.id = found_ids.id`;
