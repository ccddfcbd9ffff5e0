import type { Language } from '@atoll/contract/languages';
import type pg from 'pg';
import { instant } from '../../platform/data/sql-text.js';
import { Statement } from '../../platform/data/statement.js';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import { MAIL_TEMPLATES, type MailTemplate } from './mail-templates.js';
import type { OutboxStatus } from './outbox-message.entity.js';
import type { ListOutboxQuery } from './outbox.dto.js';

/** Where the office gets its mail, and in which language: the address of the settings, the language of the first owner. */
export const findOffice = (sql: Pick<Sql, 'primaryRow'>) =>
  sql.primaryRow<{ email: string; locale: Language }>(
    prepared(`select s.contact_email as email,
       coalesce((select u.locale from "user" u where u.kind = 'staff' and u.role = 'owner' and u.is_active
                 order by u.created_at limit 1), 'en') as locale
     from setting s where s.id = 1`),
  );

/** A mail that the worker holds. */
export interface DueMail {
  id: string;
  template: MailTemplate;
  locale: Language;
  recipient: string;
  payload: Record<string, unknown>;
  /** What the mail is about: `newsletter_subscriber`, and its id. */
  entity: string | null;
  entity_id: string | null;
  attempts: number;
  /** ISO 8601. */
  created_at: string;
  /** Until when it is the worker's. */
  until: Date;
}

/**
 * The earliest mail that is due, of a kind that this release can write: those of a later one wait for its workers. No other worker
 * takes it until `until`, and nothing is locked meanwhile: what changes the table need not wait for a mail server.
 */
export async function claimDue(client: pg.Client, now: Date, until: Date): Promise<DueMail | null> {
  const { rows } = await client.query<Omit<DueMail, 'until'>>(
    prepared(`update outbox_message set next_at = $2 where id = (
       select id from outbox_message where status = 'queued' and next_at <= $1 and template = any($3)
       order by next_at, id limit 1 for update skip locked)
     returning id, template, locale, recipient, payload, entity, entity_id, attempts, ${instant('created_at')} as created_at`),
    [now, until, MAIL_TEMPLATES],
  );
  return rows[0] ? { ...rows[0], until } : null;
}

/** Name and address of the agency. */
export interface Sender {
  site: string;
  email: string | null;
}

const SENDER = `select coalesce(texts -> $1 ->> 'site_title', texts -> 'en' ->> 'site_title') as site, contact_email as email
  from setting where id = 1`;
type SenderRow = { site: string | null; email: string };
const toSender = (row: SenderRow | null): Sender => ({ site: row?.site ?? 'Atoll', email: row?.email ?? null });

/** Name and address of the agency for mails in a language. */
export const findSender = async (client: pg.Client, locale: Language): Promise<Sender> =>
  toSender((await client.query<SenderRow>(prepared(SENDER), [locale])).rows[0] ?? null);

/** The same for who looks at a letter. */
export const readSender = async (sql: Pick<Sql, 'primaryRow'>, locale: Language): Promise<Sender> =>
  toSender(await sql.primaryRow<SenderRow>(prepared(SENDER), [locale]));

/** The mail is out: its tokens have served. Leaves a mail alone that is no longer the worker's. */
export const markSent = (client: pg.Client, { id, until }: DueMail, payload: object, now: Date) =>
  client.query(
    prepared(`update outbox_message set status = 'sent', attempts = attempts + 1, sent_at = $2, last_error = null, payload = $3
     where id = $1 and status = 'queued' and next_at = $4`),
    [id, now, JSON.stringify(payload), until],
  );

/** The mail is not out: again at `next`, or given up. Leaves a mail alone that is no longer the worker's: another may have sent it. */
export const markTried = (client: pg.Client, { id, until }: DueMail, error: string, next: Date | null) =>
  client.query(
    `update outbox_message set status = case when $3::timestamptz is null then 'failed' else 'queued' end,
       attempts = attempts + 1, last_error = $2, next_at = coalesce($3::timestamptz, next_at)
     where id = $1 and status = 'queued' and next_at = $4`,
    [id, error, next, until],
  );

/**
 * The address of a subscriber takes no letters: nobody writes to it until it is asked for again (D-24). Whoever has
 * unsubscribed or complained stays so.
 */
export const markBounced = (client: pg.Client, subscriberId: string, now: Date) =>
  client.query(
    `with bounced as (
       update newsletter_subscriber set status = 'bounced', updated_at = $2
       where id = $1 and status in ('pending', 'subscribed') returning id, status, locale)
     insert into audit_entry (id, at, action, entity, entity_id, after)
     select gen_random_uuid(), $2, 'newsletter_subscriber.bounce', 'newsletter_subscriber', id,
       json_build_object('status', status, 'locale', locale) from bounced`,
    [subscriberId, now],
  );

/** Milliseconds from `now` until the next mail that this release can write is due; null when nothing waits. */
export async function untilNext(client: pg.Client, now: Date): Promise<number | null> {
  const { rows } = await client.query<{ wait: string | null }>(
    `select (extract(epoch from min(next_at) - $1::timestamptz) * 1000)::bigint as wait
     from outbox_message where status = 'queued' and template = any($2)`,
    [now, MAIL_TEMPLATES],
  );
  const wait = rows[0]?.wait ?? null;
  return wait === null ? null : Number(wait);
}

/** A row of the outbox as the office sees it: never the payload, which may hold keys. */
export interface OutboxRow {
  id: string;
  template: MailTemplate;
  locale: Language;
  to: string;
  entity: string | null;
  entity_id: string | null;
  status: OutboxStatus;
  attempts: number;
  next_at: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

const COLUMNS = `id, template, locale, recipient as "to", entity, entity_id, status, attempts,
  case when status = 'queued' then ${instant('next_at')} end as next_at, last_error,
  ${instant('created_at')} as created_at, ${instant('sent_at')} as sent_at`;

export const findOutboxRow = (sql: Pick<Sql, 'primaryRow'>, id: string) =>
  sql.primaryRow<OutboxRow>(`select ${COLUMNS} from outbox_message where id = $1`, [id]);

/** One page of the outbox, newest first, and the number of all that fit. */
export async function listOutbox(
  sql: Sql,
  query: ListOutboxQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: OutboxRow[] }> {
  const filters = new Statement()
    .filter(query.status, (p) => `status = ${p}`)
    .filter(query.template, (p) => `template = ${p}`)
    .filter(query.entity, (p) => `entity = ${p}`)
    .filter(query.entity_id, (p) => `entity_id = ${p}`)
    .contains(query.search, 'recipient');
  const counted = `select count(*) as count from outbox_message where ${filters.condition}`;
  const total = await sql.primaryRow<{ count: string }>(counted, [...filters.values]);
  const rows = await sql.primaryRows<OutboxRow>(
    `select ${COLUMNS} from outbox_message where ${filters.condition}
     order by created_at desc, id desc limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: Number(total?.count ?? 0), rows };
}
