import { Filters, instant } from '../common/sql-text.js';
import type { Sql } from '../common/sql.js';
import type { ContactMessageDto, ContactMessageItemDto, ListContactMessagesQuery } from './contact-messages.dto.js';

/** A message as it is stored, without what is derived from its state. */
export type ContactMessageRow = Omit<ContactMessageDto, 'allowed_statuses'>;

const colleague = (alias: string) =>
  `case when ${alias}.id is null then null
   else json_build_object('id', ${alias}.id, 'name', trim(${alias}.first_name || ' ' || ${alias}.last_name)) end`;

/** `$1` is the present. */
const OVERDUE = `(m.status in ('new', 'open') and m.answered_at is null and m.reply_by < $1)`;

const ITEM = `m.id, m.reference, m.status, m.name, m.email, m.phone, m.subject, m.message, m.locale, m.page_url,
  ${colleague('a')} as assigned_to, m.converted_to, ${instant('m.reply_by')} as reply_by, ${OVERDUE} as is_overdue,
  ${instant('m.answered_at')} as answered_at, ${instant('m.created_at')} as created_at,
  ${instant('m.updated_at')} as updated_at, m.version`;

const FROM = `from contact_message m left join "user" a on a.id = m.assigned_to_id`;

/** One message with its thread and what became of each mail. */
export const findContactMessage = (sql: Pick<Sql, 'primaryRow'>, id: string, now: Date) =>
  sql.primaryRow<ContactMessageRow>(
    `select ${ITEM},
       (select coalesce(json_agg(json_build_object('id', r.id, 'author', ${colleague('w')}, 'body', r.body,
          'at', ${instant('r.at')}, 'delivery', o.status) order by r.at, r.id), '[]')
        from contact_reply r left join "user" w on w.id = r.author_id left join outbox_message o on o.id = r.outbox_id
        where r.message_id = m.id) as thread
     ${FROM} where m.id = $2`,
    [now, id],
  );

/** Id of the last mail to the visitor about a message: what an answer continues. */
export const findLastMail = async (sql: Pick<Sql, 'primaryRow'>, id: string): Promise<string | null> =>
  (
    await sql.primaryRow<{ id: string }>(
      `select id from outbox_message
       where entity = 'contact_message' and entity_id = $1 and template in ('contact-received', 'contact-reply')
       order by created_at desc, id desc limit 1`,
      [id],
    )
  )?.id ?? null;

const ORDER: Record<NonNullable<ListContactMessagesQuery['sort']>, string> = {
  newest: 'm.created_at desc, m.id desc',
  oldest: 'm.created_at, m.id',
  reply_by: 'm.reply_by, m.id',
};

/** One page of messages and the number of all that fit. @param me id of the caller */
export async function listContactMessages(
  sql: Sql,
  query: ListContactMessagesQuery,
  me: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: ContactMessageItemDto[] }> {
  const filters = new Filters();
  filters.bind(now);
  if (query.status === undefined) filters.always(`m.status <> 'spam'`);
  filters.add(query.status, (p) => `m.status = ${p}`);
  if (query.assigned_to === 'none') filters.always('m.assigned_to_id is null');
  else filters.add(query.assigned_to === 'me' ? me : query.assigned_to, (p) => `m.assigned_to_id = ${p}`);
  if (query.overdue !== undefined) filters.always(`${query.overdue ? '' : 'not '}${OVERDUE}`);
  filters.contains(query.search, 'm.reference', 'm.name', 'm.email', 'm.subject', 'm.message');
  const total = await sql.primaryRow<{ count: string }>(
    `select count(*) filter (where $1::timestamptz is not null) as count ${FROM} ${filters.where}`,
    [...filters.values],
  );
  const rows = await sql.primaryRows<ContactMessageItemDto>(
    `select ${ITEM} ${FROM} ${filters.where} order by ${ORDER[query.sort ?? 'newest']}
     limit ${filters.bind(limit)} offset ${filters.bind(offset)}`,
    filters.values,
  );
  return { count: Number(total?.count ?? 0), rows };
}
