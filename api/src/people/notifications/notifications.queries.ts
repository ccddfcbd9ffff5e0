import { instant } from '../../platform/data/sql-text.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import type { Notification } from './notification.entity.js';
import type { NotificationKind } from './notification-kinds.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

export interface StoredNotification<K extends Notification['kind'] = NotificationKind> {
  id: string;
  kind: K;
  facts: Notification['facts'];
  entity: string | null;
  entity_id: string | null;
  created_at: string;
  read_at: string | null;
}

/** SQL: the account that the thing with the id `$1` belongs to, where it has one. */
const OWNERS: Record<string, string> = {
  user: '$1::text::uuid',
  booking: '(select customer_id from booking where id = $1::text::uuid)',
};

/** Stores a notification for the customer whose thing it is about, else for the confirmed account of an address, where there is one. */
export const addNotification = (
  sql: Rows,
  email: string | null,
  row: Pick<Notification, 'id' | 'kind' | 'facts' | 'entity' | 'entityId' | 'createdAt'>,
) =>
  sql.primaryRows(
    prepared(`insert into notification (id, user_id, kind, facts, entity, entity_id, created_at)
     select $3::uuid, u.id, $4, $5::jsonb, $6, $1::text, $7::timestamptz from "user" u
     where u.kind = 'customer' and u.deleted_at is null
       and u.id = coalesce(${OWNERS[row.entity ?? ''] ?? 'null::uuid'},
         (select v.id from "user" v where v.email = lower($2) and v.email_verified_at is not null))`),
    [row.entityId, email, row.id, row.kind, JSON.stringify(row.facts), row.entity, row.createdAt],
  );

/** Things that are given to a colleague. */
const GIVEN = ['booking', 'contact_message', 'lead', 'trip_request'];
/** Things that nobody looks after alone. */
const OF_ALL = ['webhook_endpoint'];

/**
 * Stores a notification for whoever looks after the thing, else for every colleague with one of the roles. Of a kind and a thing
 * one waits to be read: the next takes its place.
 */
export const addStaffNotifications = (
  sql: Rows,
  roles: readonly string[],
  row: Pick<Notification, 'kind' | 'facts' | 'createdAt'> & { entity: string; entityId: string },
) => {
  if (![...GIVEN, ...OF_ALL].includes(row.entity)) throw new RangeError(`${row.entity} is given to nobody`);
  const holders = `a join ${row.entity} t on t.assigned_to_id = a.id where t.id = $4::text::uuid`;
  return sql.primaryRows(
    prepared(`with able as (select id from "user" where kind = 'staff' and is_active and role = any($1::text[])),
       given as (select a.id from able ${GIVEN.includes(row.entity) ? holders : 'a where false'}),
       told as (select id from given union all select id from able where not exists (select 1 from given)),
       replaced as (delete from notification n using told
         where n.user_id = told.id and n.read_at is null and n.kind = $2::text and n.entity = $3::text and n.entity_id = $4::text)
     insert into notification (id, user_id, kind, facts, entity, entity_id, created_at)
     select gen_random_uuid(), told.id, $2::text, $5::jsonb, $3::text, $4::text, $6::timestamptz from told`),
    [roles, row.kind, row.entity, row.entityId, JSON.stringify(row.facts), row.createdAt],
  );
};

/** Who decided, in a notice: colleagues by their address, systems by the name of their key. */
const BY = `jsonb_build_object('by', coalesce((select email from "user" where id = $3::uuid), (select name from api_key where id = $3::uuid)))`;

/** Stores for each author but who decides what became of what they have handed in. */
export const addHandInNotices = (
  sql: Rows,
  authors: readonly string[],
  actorId: string | null,
  row: Pick<Notification, 'kind' | 'facts' | 'entity' | 'entityId' | 'createdAt'>,
) =>
  sql.primaryRows(
    prepared(`insert into notification (id, user_id, kind, facts, entity, entity_id, created_at)
     select gen_random_uuid(), a.id, $1::text, $2::jsonb || ${BY}, $4::text, $5::text, $6::timestamptz
     from "user" a where a.id = any($7::uuid[]) and a.id is distinct from $3::uuid and a.kind = 'staff' and a.is_active`),
    [row.kind, JSON.stringify(row.facts), actorId, row.entity, row.entityId, row.createdAt, authors],
  );

/**
 * What was accepted of a thing becomes news of another kind: it says who did that, unless its time had come, and is told nobody of
 * their own act.
 */
export const turnHandInNotices = (
  sql: Rows,
  actorId: string | null,
  row: Pick<Notification, 'kind' | 'entity' | 'entityId' | 'createdAt'>,
) => {
  const accepted = `kind = 'office_hand_in_accepted' and entity = $2::text and entity_id = $4::text`;
  return sql.primaryRows(
    prepared(`with own as (delete from notification where ${accepted} and user_id = $3::uuid)
     update notification set kind = $1::text, created_at = $5::timestamptz, read_at = null,
       facts = facts || case when $3::uuid is null then '{}' else ${BY} end
     where ${accepted} and user_id is distinct from $3::uuid`),
    [row.kind, row.entity, actorId, row.entityId, row.createdAt],
  );
};

const COLUMNS = `n.id, n.kind, n.facts, n.entity, n.entity_id, ${instant('n.created_at')} as created_at,
  ${instant('n.read_at')} as read_at`;

/** Whose notifications, and of which kinds; null for all. */
export interface NotificationReader<K extends Notification['kind'] = NotificationKind> {
  userId: string;
  kinds: readonly K[] | null;
}

const READABLE = 'n.user_id = $1::uuid and ($2::text[] is null or n.kind = any($2::text[]))';

/** A page of somebody's notifications, newest first, and how many fit. */
export async function listNotifications<K extends Notification['kind']>(
  sql: Rows,
  { userId, kinds }: NotificationReader<K>,
  unread: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: StoredNotification<K>[] }> {
  const from = `from notification n where ${READABLE} ${unread ? 'and n.read_at is null' : ''}`;
  const counted = await sql.primaryRow<{ count: number }>(`select count(*)::int as count ${from}`, [userId, kinds]);
  const rows = await sql.primaryRows<StoredNotification<K>>(
    `select ${COLUMNS} ${from} order by n.created_at desc, n.id desc limit ${limit} offset ${offset}`,
    [userId, kinds],
  );
  return { count: counted?.count ?? 0, rows };
}

/** Which of these are about something that is there no longer; content that is deleted stays for a while, unseen. */
export async function goneAmong(
  sql: Rows,
  rows: readonly Pick<StoredNotification, 'id' | 'entity' | 'entity_id'>[],
): Promise<Set<string>> {
  const about = rows.filter(({ entity, entity_id: id }) => entity !== null && id !== null);
  const things = [...new Set(about.map(({ entity }) => entity))];
  if (things.length === 0) return new Set();
  // Each is called as its table is.
  const there = things.map((thing) => {
    const isContent = ![...GIVEN, ...OF_ALL].includes(thing ?? '');
    const row = isContent ? 't.id = n.entity_id::int and t.deleted_at is null' : 't.id = n.entity_id::uuid';
    return `when '${thing}' then exists (select 1 from ${thing} t where ${row})`;
  });
  const gone = await sql.primaryRows<{ id: string }>(
    `select n.id from notification n where n.id = any($1::uuid[]) and not case n.entity ${there.join(' ')} end`,
    [about.map(({ id }) => id)],
  );
  return new Set(gone.map(({ id }) => id));
}

/** Everything that a customer was told, oldest first. */
export const allNotificationsOf = (sql: Rows, userId: string) =>
  sql.primaryRows<StoredNotification>(
    `select ${COLUMNS} from notification n where n.user_id = $1::uuid order by n.created_at, n.id`,
    [userId],
  );

export const countUnread = async (
  sql: Rows,
  { userId, kinds }: NotificationReader<Notification['kind']>,
): Promise<number> => {
  const statement = `select count(*)::int as count from notification n where ${READABLE} and n.read_at is null`;
  return (await sql.primaryRow<{ count: number }>(statement, [userId, kinds]))?.count ?? 0;
};

/** Marks somebody's notifications as read, those of `ids` or all. What is another's, or read already, stays as it is. */
export const markRead = (sql: Rows, userId: string, ids: readonly string[] | null, now: Date) =>
  sql.primaryRows(
    `update notification set read_at = $2::timestamptz
     where user_id = $1::uuid and read_at is null and ($3::uuid[] is null or id = any($3::uuid[]))`,
    [userId, now, ids],
  );
