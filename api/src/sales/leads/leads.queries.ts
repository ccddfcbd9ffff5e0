import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import type { InboxTable } from '../inbox/inbox.queries.js';

/** A published package by id or slug with its name in a language. */
export const findLeadPackage = (sql: Sql, idOrSlug: string, language: Language) =>
  sql.row<{ id: number; slug: string; name: string }>(
    `select p.id, p.slug, coalesce(t.name, e.name, p.slug) as name
     from package p
     left join package_text t on t.package_id = p.id and t.language = $2
     left join package_text e on e.package_id = p.id and e.language = 'en'
     where p.status = 'published' and (p.slug = $1 or p.id::text = $1)`,
    [idOrSlug, language],
  );

/** WhatsApp number of the agency's settings. */
export const findWhatsappNumber = async (sql: Sql): Promise<string | null> =>
  (await sql.row<{ number: string | null }>(`select whatsapp_number as number from setting limit 1`))?.number ?? null;

const PACKAGE = `(select json_build_object('id', p.id, 'slug', p.slug, 'name', coalesce(w.name, p.slug))
  from package p left join package_text w on w.package_id = p.id and w.language = 'en' where p.id = e.package_id)`;

/** Chats, each with what stood in its first message. */
export const LEADS: InboxTable = {
  name: 'lead',
  columns: `${PACKAGE} as package, e.check_in::text as check_in, e.adults, e.children_ages,
    case when e.total_minor is not null then (e.total_minor / 100.0)::numeric(12, 2)::text end as total, e.note, e.booking_id`,
  overdue: `(e.status = 'new' and e.reply_by < $1)`,
  searched: ['e.reference', 'e.name', 'e.phone', 'e.email', 'e.note'],
};
