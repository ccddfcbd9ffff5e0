import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';
import { colleague, instant } from '../../platform/data/sql-text.js';
import { OFFERABLE } from './trip-request-status.js';
import type { InboxTable } from '../inbox/inbox.queries.js';

/** Trip requests, and one with its offers and notes. */
export const TRIP_REQUESTS: InboxTable = {
  name: 'trip_request',
  columns: `e.description, e.duration, e.budget, e.travellers, e.children_ages, e.travel_month,
    e.date_from::text as date_from, e.date_to::text as date_to, e.destinations, e.experiences, e.transfer_preference,
    e.meal_plan, e.currency`,
  details: `e.builder, e.quotes, e.status in (${OFFERABLE.map((status) => `'${status}'`).join(', ')}) as can_offer,
    (select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'status', o.status,
       'package', json_build_object('slug', p.slug, 'name', coalesce(t.name, w.name, p.slug)), 'check_in', o.check_in, 'check_out', o.check_out,
       'adults', o.adults, 'children_ages', o.children_ages, 'total', (o.total_minor / 100.0)::numeric(12, 2)::text,
       'price_reason', o.price_reason, 'words', o.words, 'valid_until', o.valid_until, 'author', ${colleague('u')}, 'answer', o.answer,
       'sent_at', ${instant('o.created_at')}, 'decided_at', ${instant('o.decided_at')}, 'booking_id', o.booking_id)
       order by o.number), '[]')
     from trip_offer o join package p on p.id = o.package_id
     left join package_text w on w.package_id = p.id and w.language = 'en'
     left join package_text t on t.package_id = p.id and t.language = reader.language and t.status <> 'draft'
     left join "user" u on u.id = o.author_id where o.request_id = e.id) as offers,
    e.lost_reason, e.contact_message_id as contact_message,
    (select coalesce(json_agg(json_build_object('id', n.id, 'author', ${colleague('w')}, 'text', n.text,
       'at', ${instant('n.at')}) order by n.at, n.id), '[]')
     from trip_request_note n left join "user" w on w.id = n.author_id where n.request_id = e.id) as notes`,
  overdue: `(e.status in ('new', 'in_progress') and e.reply_by < $1)`,
  searched: ['e.reference', 'e.name', 'e.email', 'e.description'],
};

const WISHED = { destinations: 'destination', experiences: 'experience' } as const;

/** Slugs of the public places or experiences whose numbers are among the references, by number. */
export async function slugsOfIds(
  sql: Pick<Sql, 'primaryRows'>,
  member: keyof typeof WISHED,
  references: readonly string[],
): Promise<Map<string, string>> {
  const numbers = references.filter((reference) => /^\d{1,9}$/.test(reference));
  if (numbers.length === 0) return new Map();
  const rows = await sql.primaryRows<{ id: string; slug: string }>(
    `select id::text as id, slug from ${WISHED[member]} where id = any($1::int[]) and status = 'published'`,
    [numbers],
  );
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Names of public places or experiences in a language, else in English, in the order of their slugs; others are left out. */
export async function namesOfSlugs(
  sql: Pick<Sql, 'primaryRows'>,
  member: keyof typeof WISHED,
  slugs: readonly string[],
  language: Language,
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const table = WISHED[member];
  const rows = await sql.primaryRows<{ name: string }>(
    `select coalesce(t.name, e.name) as name from ${table} w
     join ${table}_text e on e.${table}_id = w.id and e.language = 'en'
     left join ${table}_text t on t.${table}_id = w.id and t.language = $2 and t.status <> 'draft'
     where w.slug = any($1::text[]) and w.status = 'published' order by array_position($1::text[], w.slug::text)`,
    [slugs, language],
  );
  return rows.map(({ name }) => name);
}

/** Takes back the offer of a request that still holds, as a colleague goes on without it. */
export const withdrawOffer = (sql: Pick<Sql, 'primaryRows'>, request: string, now: Date) =>
  sql.primaryRows(
    `update trip_offer set status = 'withdrawn', decided_at = $2 where request_id = $1 and status = 'open' returning id`,
    [request, now],
  );
