import { instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import type { Sql } from '../../platform/data/sql.js';
import type { ExportSubscribersQuery, ListSubscribersQuery, SubscriberDto } from './newsletter.dto.js';

const COLUMNS = `id, email, locale, status, source, consent_version, ${instant('consent_at')} as consent_at,
  ${instant('confirmed_at')} as confirmed_at, ${instant('unsubscribed_at')} as unsubscribed_at, unsubscribe_reason,
  ${instant('created_at')} as created_at`;

const ORDER: Record<NonNullable<ListSubscribersQuery['sort']>, string> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  email: 'email, id',
};

/** Everything but spam unless a state is given. */
function filtersOf({ status, locale, search }: Pick<ListSubscribersQuery, 'status' | 'locale' | 'search'>): Statement {
  const filters = new Statement();
  if (status === undefined) filters.where(`status <> 'spam'`);
  return filters
    .filter(status, (p) => `status = ${p}`)
    .filter(locale, (p) => `locale = ${p}`)
    .contains(search, 'email');
}

/** One page of subscribers and the number of all that fit. */
export async function listSubscribers(
  sql: Sql,
  query: ListSubscribersQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: SubscriberDto[] }> {
  const filters = filtersOf(query);
  const counted = `select count(*) as count from newsletter_subscriber where ${filters.condition}`;
  const total = await sql.primaryRow<{ count: string }>(counted, [...filters.values]);
  const rows = await sql.primaryRows<SubscriberDto>(
    `select ${COLUMNS} from newsletter_subscriber where ${filters.condition} order by ${ORDER[query.sort ?? 'newest']}
     limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: Number(total?.count ?? 0), rows };
}

/** All subscribers that fit, by address. */
export function exportSubscribers(sql: Sql, { status, ...query }: ExportSubscribersQuery): Promise<SubscriberDto[]> {
  const filters = filtersOf({ ...query, ...(status !== 'all' && { status }) });
  const text = `select ${COLUMNS} from newsletter_subscriber where ${filters.condition} order by email`;
  return sql.primaryRows<SubscriberDto>(text, filters.values);
}

export const findSubscriber = (sql: Pick<Sql, 'primaryRow'>, id: string) =>
  sql.primaryRow<SubscriberDto>(`select ${COLUMNS} from newsletter_subscriber where id = $1`, [id]);

/** Two forms with one address wait for each other: the second finds what the first has made. */
export const lockAddress = (sql: Pick<Sql, 'primaryRow'>, email: string) =>
  sql.primaryRow('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`newsletter ${email}`]);
