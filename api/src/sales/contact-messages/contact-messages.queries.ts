import { colleague, instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { InboxTable } from '../inbox/inbox.queries.js';

/** Messages, and one with its thread and what became of each mail. */
export const CONTACT_MESSAGES: InboxTable = {
  name: 'contact_message',
  columns: `e.subject, e.message, e.page_url, e.converted_to, ${instant('e.answered_at')} as answered_at`,
  details: `(select coalesce(json_agg(json_build_object('id', r.id, 'author', ${colleague('w')}, 'body', r.body,
      'at', ${instant('r.at')}, 'delivery', o.status) order by r.at, r.id), '[]')
    from contact_reply r left join "user" w on w.id = r.author_id left join outbox_message o on o.id = r.outbox_id
    where r.message_id = e.id) as thread`,
  overdue: `(e.status in ('new', 'open') and e.answered_at is null and e.reply_by < $1)`,
  searched: ['e.reference', 'e.name', 'e.email', 'e.subject', 'e.message'],
};

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
