import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import type { InboxTable } from '../inbox/inbox.queries.js';
import type { ProductKind } from '../products/product-kinds.js';

/** A published package by id or slug with its name in a language. */
export const findLeadPackage = (sql: Sql, idOrSlug: string, language: Language) =>
  sql.row<{ id: number; slug: string; name: string }>(
    `select p.id, p.slug, coalesce(t.name, e.name, p.slug) as name
     from package p
     left join package_text t on t.package_id = p.id and t.language = $2 and t.status <> 'draft'
     left join package_text e on e.package_id = p.id and e.language = 'en'
     where p.status = 'published' and (p.slug = $1 or p.id::text = $1)`,
    [idOrSlug, language],
  );

/** A published place to stay by id or slug with its name in a language, and that of one of its kinds of room; null where it has none of it. */
export const findLeadResort = (sql: Sql, idOrSlug: string, room: string | null, language: Language) =>
  sql.row<{ id: number; slug: string; name: string; room: string | null }>(
    `select r.id, r.slug, coalesce(t.name, e.name, r.slug) as name,
       (select coalesce(k -> 'text' -> $2 ->> 'name', k -> 'text' -> 'en' ->> 'name', $3)
        from jsonb_array_elements(r.room_types) k where k ->> 'code' = $3 limit 1) as room
     from resort r
     left join resort_text t on t.resort_id = r.id and t.language = $2 and t.status <> 'draft'
     left join resort_text e on e.resort_id = r.id and e.language = 'en'
     where r.status = 'published' and r.deleted_at is null and (r.slug = $1 or r.id::text = $1)`,
    [idOrSlug, language, room],
  );

/** WhatsApp number of the agency's settings. */
export const findWhatsappNumber = async (sql: Sql): Promise<string | null> =>
  (await sql.row<{ number: string | null }>(`select whatsapp_number as number from setting limit 1`))?.number ?? null;

/** Name of what is sold, in the reader's language or in English. */
const named = (kind: ProductKind) => `
  (select json_build_object('kind', '${kind}', 'id', p.id, 'slug', p.slug, 'name', coalesce(t.name, w.name, p.slug))
   from ${kind} p left join ${kind}_text w on w.${kind}_id = p.id and w.language = 'en'
   left join ${kind}_text t on t.${kind}_id = p.id and t.language = reader.language and t.status <> 'draft'
   where p.id = e.${kind}_id)`;

const ROOM = `case when e.room_code is not null then json_build_object('code', e.room_code, 'name', coalesce((
    select coalesce(k -> 'text' -> reader.language ->> 'name', k -> 'text' -> 'en' ->> 'name')
    from resort r, jsonb_array_elements(r.room_types) k
    where r.id = e.resort_id and k ->> 'code' = e.room_code limit 1), e.room_code)) end`;

/** Chats, each with what stood in its first message. */
export const LEADS: InboxTable = {
  name: 'lead',
  columns: `coalesce(${named('package')}, ${named('resort')}) as product, ${ROOM} as room, e.rooms, e.meal_plan, e.check_in::text as check_in,
    e.check_out::text as check_out, e.adults, e.children_ages,
    case when e.total_minor is not null then (e.total_minor / 100.0)::numeric(12, 2)::text end as total, e.note, e.booking_id`,
  overdue: `(e.status = 'new' and e.reply_by < $1)`,
  searched: ['e.reference', 'e.name', 'e.phone', 'e.email', 'e.note'],
};
