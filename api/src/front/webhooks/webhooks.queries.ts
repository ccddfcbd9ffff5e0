import type { Sql } from '../../platform/data/sql.js';
import { instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import type { ListWebhookDeliveriesQuery, WebhookDeliveryDto, WebhookEndpointDto } from './webhooks.dto.js';

type InTransaction = Pick<Sql, 'primaryRow' | 'primaryRows'>;

const ENDPOINT = `e.id, e.url, e.description, e.events, e.is_active, e.stop_reason, e.version,
  ${instant('e.failing_since')} as failing_since, ${instant('e.created_at')} as created_at, ${instant('e.updated_at')} as updated_at,
  case when e.former_until > $1::timestamptz then ${instant('e.former_until')} end as former_secret_until,
  (select ${instant('max(d.tried_at)')} from webhook_delivery d where d.endpoint_id = e.id and d.status = 'delivered')
    as last_delivered_at`;

/** All endpoints, oldest first. */
export const listEndpoints = (sql: Sql, now: Date) =>
  sql.primaryRows<WebhookEndpointDto>(`select ${ENDPOINT} from webhook_endpoint e order by e.created_at, e.id`, [now]);

export const readEndpoint = (sql: Pick<Sql, 'primaryRow'>, id: string, now: Date) =>
  sql.primaryRow<WebhookEndpointDto>(`select ${ENDPOINT} from webhook_endpoint e where e.id = $2`, [now, id]);

/** How many endpoints there are; who adds one waits for who adds another. */
export async function countEndpoints(sql: InTransaction): Promise<number> {
  await sql.primaryRow(`select pg_advisory_xact_lock(hashtextextended('webhook_endpoint', 0))`);
  const row = await sql.primaryRow<{ count: number }>('select count(*)::int as count from webhook_endpoint');
  return row?.count ?? 0;
}

const DELIVERY = `id, message as message_id, event, body, status, attempts,
  case when status = 'queued' then ${instant('next_at')} end as next_at, ${instant('tried_at')} as tried_at,
  response_status, response_body, fault, duration, ${instant('created_at')} as created_at`;

/** One page of what an endpoint was sent, newest first, and the number of all that fit. */
export async function listDeliveries(
  sql: Sql,
  endpoint: string,
  query: ListWebhookDeliveriesQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: WebhookDeliveryDto[] }> {
  const filters = new Statement()
    .filter(endpoint, (p) => `endpoint_id = ${p}::uuid`)
    .filter(query.status, (p) => `status = ${p}`)
    .filter(query.event, (p) => `event = ${p}`);
  const total = await sql.primaryRow<{ count: number }>(
    `select count(*)::int as count from webhook_delivery where ${filters.condition}`,
    [...filters.values],
  );
  const rows = await sql.primaryRows<WebhookDeliveryDto>(
    `select ${DELIVERY} from webhook_delivery where ${filters.condition}
     order by created_at desc, id desc limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: total?.count ?? 0, rows };
}

export const readDelivery = (sql: Pick<Sql, 'primaryRow'>, id: string) =>
  sql.primaryRow<WebhookDeliveryDto>(`select ${DELIVERY} from webhook_delivery where id = $1`, [id]);

/** Puts a message into the queue again, with all its tries; one that waits goes at once. */
export const replayOne = (sql: InTransaction, endpoint: string, id: string, now: Date) =>
  sql.primaryRows<{ id: string }>(
    `update webhook_delivery set status = 'queued', attempts = 0, next_at = $3 where endpoint_id = $1 and id = $2 returning id`,
    [endpoint, id, now],
  );

/** The same for all that was given up since a time, whenever it happened. */
export const replayFailed = (sql: InTransaction, endpoint: string, since: string, now: Date) =>
  sql.primaryRows<{ id: string }>(
    `update webhook_delivery set status = 'queued', attempts = 0, next_at = $3
     where endpoint_id = $1 and status = 'failed' and next_at >= $2::timestamptz returning id`,
    [endpoint, since, now],
  );
