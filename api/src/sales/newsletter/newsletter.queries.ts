import { instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import type { Sql } from '../../platform/data/sql.js';
import type { SubscriberStatus } from './newsletter-subscriber.entity.js';
import type { ListSubscribersQuery, SubscriberDto } from './newsletter.dto.js';

const COLUMNS = `id, email, locale, status, source, consent_version, ${instant('consent_at')} as consent_at,
  ${instant('confirmed_at')} as confirmed_at, ${instant('unsubscribed_at')} as unsubscribed_at, unsubscribe_reason,
  ${instant('created_at')} as created_at`;

const ORDER: Record<NonNullable<ListSubscribersQuery['sort']>, string> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  email: 'email, id',
};

/** One page of subscribers and the number of all that fit. */
export async function listSubscribers(
  sql: Sql,
  query: ListSubscribersQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: SubscriberDto[] }> {
  const filters = new Statement();
  if (query.status === undefined) filters.where(`status <> 'spam'`);
  filters
    .filter(query.status, (p) => `status = ${p}`)
    .filter(query.locale, (p) => `locale = ${p}`)
    .contains(query.search, 'email');
  const counted = `select count(*) as count from newsletter_subscriber where ${filters.condition}`;
  const total = await sql.primaryRow<{ count: string }>(counted, [...filters.values]);
  const rows = await sql.primaryRows<SubscriberDto>(
    `select ${COLUMNS} from newsletter_subscriber where ${filters.condition} order by ${ORDER[query.sort ?? 'newest']}
     limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: Number(total?.count ?? 0), rows };
}

/** All subscribers of a state by address. */
export const exportSubscribers = (sql: Sql, status: SubscriberStatus) =>
  sql.primaryRows<SubscriberDto>(`select ${COLUMNS} from newsletter_subscriber where status = $1 order by email`, [
    status,
  ]);

export const findSubscriber = (sql: Pick<Sql, 'primaryRow'>, id: string) =>
  sql.primaryRow<SubscriberDto>(`select ${COLUMNS} from newsletter_subscriber where id = $1`, [id]);

/** Two forms with one address wait for each other: the second finds what the first has made. */
export const lockAddress = (sql: Pick<Sql, 'primaryRow'>, email: string) =>
  sql.primaryRow('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`newsletter ${email}`]);
