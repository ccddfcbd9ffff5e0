import type { Sql } from '../../platform/data/sql.js';
import { instant } from '../../platform/data/sql-text.js';
import type { DeliveryFault } from './webhook-delivery.entity.js';
import type { StopReason } from './webhook-endpoint.entity.js';

type InTransaction = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** A delivery that the worker holds. */
export interface DueDelivery {
  id: string;
  endpoint: string;
  message: string;
  body: string;
  attempts: number;
  url: string;
  /** Sealed; the former one while it still signs. */
  secret: string;
  former: string | null;
}

/**
 * The deliveries that are due, at most so many, of each endpoint in turn: one that is slow keeps nobody else waiting. No other worker
 * takes them until `until`. Those of endpoints that are off wait.
 */
export const claimDue = (sql: Sql, now: Date, until: Date, most: number) =>
  sql.primaryRows<DueDelivery>(
    `with waiting as (
       select d.id, row_number() over (partition by d.endpoint_id order by d.next_at, d.id) as turn
       from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
       where d.status = 'queued' and d.next_at <= $1 and e.is_active),
     due as (
       select d.id from webhook_delivery d join waiting w on w.id = d.id
       where d.status = 'queued' and d.next_at <= $1
       order by w.turn, d.next_at, d.id limit $3 for update of d skip locked)
     update webhook_delivery d set next_at = $2 from due, webhook_endpoint e
     where d.id = due.id and e.id = d.endpoint_id
     returning d.id, d.endpoint_id as endpoint, d.message, d.body, d.attempts, e.url, e.secret,
       case when e.former_until > $1 then e.former_secret end as former`,
    [now, until, most],
  );

export interface Tried {
  status: 'queued' | 'delivered' | 'failed';
  /** When it is tried again; null where this was the last time. */
  next: Date | null;
  responseStatus: number | null;
  responseBody: string | null;
  fault: DeliveryFault | null;
  duration: number;
}

/** What came of a try. */
export const markTried = (sql: InTransaction, id: string, tried: Tried, now: Date) =>
  sql.primaryRows(
    `update webhook_delivery set status = $2, next_at = coalesce($3::timestamptz, $4), attempts = attempts + 1, tried_at = $4,
       response_status = $5, response_body = $6, fault = $7, duration = $8 where id = $1`,
    [id, tried.status, tried.next, now, tried.responseStatus, tried.responseBody, tried.fault, tried.duration],
  );

/** All is well with an endpoint. */
export const markWell = (sql: InTransaction, id: string) =>
  sql.primaryRows('update webhook_endpoint set failing_since = null where id = $1 and failing_since is not null', [id]);

/** Nothing arrived: since when, and what the endpoint is called. */
export const markFailing = (sql: InTransaction, id: string, now: Date) =>
  sql.primaryRow<{ since: string; description: string; url: string }>(
    `update webhook_endpoint set failing_since = coalesce(failing_since, $2) where id = $1 and is_active
     returning ${instant('failing_since')} as since, description, url`,
    [id, now],
  );

/** Switches an endpoint off. What waits is given up: it can be sent again once the endpoint is on. */
export async function stop(sql: InTransaction, id: string, reason: StopReason, now: Date): Promise<void> {
  await sql.primaryRows(
    `update webhook_endpoint set is_active = false, stop_reason = $2, updated_at = $3, updated_by = null, version = version + 1
     where id = $1`,
    [id, reason, now],
  );
  await sql.primaryRows(
    `update webhook_delivery set status = 'failed', next_at = $2 where endpoint_id = $1 and status = 'queued'`,
    [id, now],
  );
}
