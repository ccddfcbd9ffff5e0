import type { Read } from './reader.js';
import { Statement } from '../../platform/data/statement.js';

/** Tables whose rows have a public address; the name is also the kind of the editing engine. */
export type Addressed = 'package' | 'destination' | 'resort' | 'experience' | 'transfer' | 'page' | 'post' | 'faq';

const isId = (idOrSlug: string) => /^\d{1,9}$/.test(idOrSlug);

/** Condition for the row with this id, this slug, or once this slug. */
export function atAddress(statement: Statement, table: Addressed, alias: string, idOrSlug: string): string {
  const value = statement.bind(idOrSlug);
  if (isId(idOrSlug)) return `${alias}.id = ${value}::int`;
  return `${alias}.id = coalesce((select now_there.id from ${table} now_there where now_there.slug = ${value}),
    (select s.entity_id from content_slug s where s.kind = '${table}' and s.old_slug = ${value}))`;
}

/**
 * Condition for the row at an address, as visitors see it.
 * @param opened id that a preview token opens: that row in any state
 */
export function shownAt(
  statement: Statement,
  table: Addressed,
  alias: string,
  { idOrSlug, opened }: { idOrSlug: string; opened: number | undefined },
): string {
  const at = atAddress(statement, table, alias, idOrSlug);
  if (opened === undefined) return `${at} and ${alias}.status = 'published'`;
  return `${at} and ${alias}.deleted_at is null and ${alias}.id = ${statement.bind(opened)}::int`;
}

/** Finds out whether visitors once saw what stood at this address and is archived now. */
export function archivedAt(table: Addressed, idOrSlug: string): Read {
  const statement = new Statement('en');
  const text = `select $1::text from ${table} a where ${atAddress(statement, table, 'a', idOrSlug)}
    and a.status = 'archived' and a.deleted_at is null and a.published_at is not null`;
  return { text, values: statement.values, repeated: true };
}
