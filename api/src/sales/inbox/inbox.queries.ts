import type { Language } from '@atoll/contract/languages';
import { colleague, instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import type { Sql } from '../../platform/data/sql.js';
import type { InboxQuery } from './inbox.dto.js';

/** Where an inbox is read from: its row is `e`, the present is `$1`, the language of whoever reads `reader.language`. */
export interface InboxTable {
  name: string;
  /** What a list shows beside what every entry has. */
  columns: string;
  /** What one entry shows beside that. */
  details?: string;
  /** Condition on entries whose answer is late. */
  overdue: string;
  /** Columns that `search` looks into. */
  searched: readonly string[];
}

const itemOf = ({ overdue, columns }: InboxTable) =>
  `e.id, e.reference, e.status, e.name, e.email, e.phone, e.locale, ${colleague('a')} as assigned_to,
   ${instant('e.reply_by')} as reply_by, ${overdue} as is_overdue, ${instant('e.created_at')} as created_at,
   ${instant('e.updated_at')} as updated_at, e.version, ${columns}`;

const fromOf = ({ name }: InboxTable) =>
  `from ${name} e left join "user" a on a.id = e.assigned_to_id
   cross join (select $1::timestamptz as now, $2::text as language) reader`;

/** When somebody reads, and in which language. */
export interface Reading {
  now: Date;
  language: Language;
}

/** One entry with its details, as the transaction or the primary sees it. */
export const findEntry = <R extends object>(
  sql: Pick<Sql, 'primaryRow'>,
  table: InboxTable,
  id: string,
  { now, language }: Reading,
): Promise<R | null> =>
  sql.primaryRow<R>(
    `select ${[itemOf(table), ...(table.details ? [table.details] : [])].join(', ')} ${fromOf(table)} where e.id = $3`,
    [now, language, id],
  );

const ORDER: Record<NonNullable<InboxQuery['sort']>, string> = {
  newest: 'e.created_at desc, e.id desc',
  oldest: 'e.created_at, e.id',
  reply_by: 'e.reply_by, e.id',
};

/** Filters of a list: those of every inbox, and the two whose limits each says itself. */
export type EntriesQuery = InboxQuery & { status?: string; search?: string };

/** One page of entries and the number of all that fit; spam only when it is asked for. @param me id of the caller */
export async function listEntries<R extends object>(
  sql: Sql,
  table: InboxTable,
  query: EntriesQuery,
  { me, now, language, limit, offset }: { me: string; limit: number; offset: number } & Reading,
): Promise<{ count: number; rows: R[] }> {
  const filters = new Statement(now, language);
  if (query.status === undefined) filters.where(`e.status <> 'spam'`);
  filters.filter(query.status, (p) => `e.status = ${p}`);
  if (query.assigned_to === 'none') filters.where('e.assigned_to_id is null');
  else filters.filter(query.assigned_to === 'me' ? me : query.assigned_to, (p) => `e.assigned_to_id = ${p}`);
  if (query.overdue !== undefined) filters.where(`${query.overdue ? '' : 'not '}${table.overdue}`);
  filters.contains(query.search, ...table.searched);
  const total = await sql.primaryRow<{ count: string }>(
    `select count(*) as count ${fromOf(table)} where ${filters.condition}`,
    [...filters.values],
  );
  const rows = await sql.primaryRows<R>(
    `select ${itemOf(table)} ${fromOf(table)} where ${filters.condition} order by ${ORDER[query.sort ?? 'newest']}
     limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: Number(total?.count ?? 0), rows };
}
