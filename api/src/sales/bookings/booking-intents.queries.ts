import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../platform/data/sql.js';

/** A published package by id or slug with its name in a language. */
export const findIntentPackage = (sql: Sql, idOrSlug: string, language: Language) =>
  sql.row<{ slug: string; name: string }>(
    `select p.slug, coalesce(t.name, e.name, p.slug) as name
     from package p
     left join package_text t on t.package_id = p.id and t.language = $2
     left join package_text e on e.package_id = p.id and e.language = 'en'
     where p.status = 'published' and (p.slug = $1 or p.id::text = $1)`,
    [idOrSlug, language],
  );

/** WhatsApp number of the agency's settings. */
export const findWhatsappNumber = async (sql: Sql): Promise<string | null> =>
  (await sql.row<{ number: string | null }>(`select whatsapp_number as number from setting limit 1`))?.number ?? null;
