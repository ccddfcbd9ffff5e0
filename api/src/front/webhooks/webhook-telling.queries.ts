import { v7 as uuid } from 'uuid';
import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import { EVENT_OF, type Named, THINGS, type Told } from './webhook-messages.js';

type InTransaction = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** Entries of the audit that one run looks at. */
const STEP = 500;

/** An endpoint that listens, up to where it has been told. */
export interface Listener {
  id: string;
  seq: string;
  events: string[];
}

/** Endpoints that listen, locked: another replica leaves them alone meanwhile. */
export const lockListeners = (sql: InTransaction) =>
  sql.primaryRows<Listener>(
    'select id, seq::text as seq, events from webhook_endpoint where is_active order by id for update skip locked',
  );

/** The end of the audit. */
export async function lastSeq(sql: Pick<Sql, 'primaryRow'>): Promise<string> {
  const row = await sql.primaryRow<{ seq: string }>('select coalesce(max(seq), 0)::text as seq from audit_entry');
  return row?.seq ?? '0';
}

export interface Entry extends Told {
  seq: string;
  /** How the thing stood before, where that changed. */
  before: string | null;
}

/** The next entries after a place in the chain. Places are given at commit, one after the other: none is missed. */
export const entriesAfter = (sql: InTransaction, seq: string) =>
  sql.primaryRows<Entry>(
    `select seq::text as seq, id, ${instant('at')} as at, action, entity, entity_id,
       after ->> 'status' as status, before ->> 'status' as before
     from audit_entry where seq > $1::bigint order by seq limit ${STEP}`,
    [seq],
  );

/** What things are called and how they stand, by entity and id. */
export async function namesOf(sql: InTransaction, entries: readonly Entry[]): Promise<Map<string, Named>> {
  const names = new Map<string, Named>();
  for (const [entity, { table, name, id }] of THINGS) {
    const ids = entries.filter((entry) => entry.entity === entity).map(({ entity_id }) => entity_id);
    if (ids.length === 0) continue;
    // A few kinds at a time, in one transaction: one after the other.
    const rows = await sql.primaryRows<Named>(
      `select id::text as id, ${name ?? 'null::text'} as name, status from "${table}" where id = any($1::${id}[])`,
      [ids],
    );
    for (const row of rows) names.set(`${entity} ${row.id}`, row);
  }
  return names;
}

/** An entry that an endpoint is told of. */
export interface Delivery {
  endpoint: string;
  message: string;
  event: string;
  body: string;
}

/** Puts messages into the queue, each once for an endpoint. */
export const addDeliveries = (sql: InTransaction, deliveries: readonly Delivery[], now: Date) =>
  sql.primaryRows<{ id: string }>(
    `insert into webhook_delivery (id, endpoint_id, message, event, body, status, attempts, next_at, created_at)
     select id, endpoint, message, event, body, 'queued', 0, $2::timestamptz, $2::timestamptz
     from jsonb_to_recordset($1::jsonb) as given (id uuid, endpoint uuid, message uuid, event text, body text)
     on conflict do nothing returning id`,
    [JSON.stringify(deliveries.map((delivery) => ({ id: uuid(), ...delivery }))), now],
  );

/** Notes up to where endpoints have been told. */
export const markTold = (sql: InTransaction, ids: readonly string[], seq: string) =>
  sql.primaryRows(`update webhook_endpoint set seq = $2::bigint where id = any($1::uuid[]) and seq < $2::bigint`, [
    ids,
    seq,
  ]);

const SHOWN = ['published', 'approved'];

/** The kind of event that an entry is; null where nobody is told, and where what ends had not been shown. */
export function eventOf({ action, before }: Pick<Entry, 'action' | 'before'>): string | null {
  const event = EVENT_OF.get(action) ?? null;
  return event?.endsWith('.unpublished') && before !== null && !SHOWN.includes(before) ? null : event;
}
