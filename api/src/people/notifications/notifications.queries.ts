import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { Notification } from './notification.entity.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** Whom a notification is for: the account, else the one that has confirmed the address. */
export interface Recipient {
  userId: string | null;
  email: string | null;
}

export interface StoredNotification {
  id: string;
  kind: Notification['kind'];
  facts: Notification['facts'];
  entity: string | null;
  entity_id: string | null;
  created_at: string;
  read_at: string | null;
}

/** Stores a notification for a customer; for an address without a confirmed account there is none. */
export const addNotification = (
  sql: Rows,
  { userId, email }: Recipient,
  row: Pick<Notification, 'id' | 'kind' | 'facts' | 'entity' | 'entityId' | 'createdAt'>,
) =>
  sql.primaryRows(
    `insert into notification (id, user_id, kind, facts, entity, entity_id, created_at)
     select $3::uuid, u.id, $4, $5::jsonb, $6, $7, $8::timestamptz from "user" u
     where u.kind = 'customer' and u.deleted_at is null
       and (u.id = $1::uuid or ($1::uuid is null and u.email = lower($2) and u.email_verified_at is not null))`,
    [userId, email, row.id, row.kind, JSON.stringify(row.facts), row.entity, row.entityId, row.createdAt],
  );

/** The account that a booking or a review belongs to, where it has one. */
export const ownerOf = async (sql: Rows, entity: string, id: string): Promise<string | null> => {
  if (entity === 'user') return id;
  const booking = entity === 'review' ? '(select booking_id from review where id = $1::uuid)' : '$1::uuid';
  if (entity !== 'booking' && entity !== 'review') return null;
  const statement = `select customer_id from booking where id = ${booking}`;
  return (await sql.primaryRow<{ customer_id: string | null }>(statement, [id]))?.customer_id ?? null;
};

const COLUMNS = `n.id, n.kind, n.facts, n.entity, n.entity_id, ${instant('n.created_at')} as created_at,
  ${instant('n.read_at')} as read_at`;

/** A page of a customer's notifications, newest first, and how many fit. */
export async function listNotifications(
  sql: Rows,
  userId: string,
  unread: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: StoredNotification[] }> {
  const from = `from notification n where n.user_id = $1::uuid ${unread ? 'and n.read_at is null' : ''}`;
  const counted = await sql.primaryRow<{ count: number }>(`select count(*)::int as count ${from}`, [userId]);
  const rows = await sql.primaryRows<StoredNotification>(
    `select ${COLUMNS} ${from} order by n.created_at desc, n.id desc limit ${limit} offset ${offset}`,
    [userId],
  );
  return { count: counted?.count ?? 0, rows };
}

/** Everything that a customer was told, oldest first. */
export const allNotificationsOf = (sql: Rows, userId: string) =>
  sql.primaryRows<StoredNotification>(
    `select ${COLUMNS} from notification n where n.user_id = $1::uuid order by n.created_at, n.id`,
    [userId],
  );

export const countUnread = async (sql: Rows, userId: string): Promise<number> => {
  const statement = 'select count(*)::int as count from notification where user_id = $1::uuid and read_at is null';
  return (await sql.primaryRow<{ count: number }>(statement, [userId]))?.count ?? 0;
};

/** Marks a customer's notifications as read, those of `ids` or all. What is another's, or read already, stays as it is. */
export const markRead = (sql: Rows, userId: string, ids: readonly string[] | null, now: Date) =>
  sql.primaryRows(
    `update notification set read_at = $2::timestamptz
     where user_id = $1::uuid and read_at is null and ($3::uuid[] is null or id = any($3::uuid[]))`,
    [userId, now, ids],
  );
