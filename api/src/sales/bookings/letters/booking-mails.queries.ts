import type { Language } from '@atoll/contract/languages';
import type { Sql } from '../../../platform/data/sql.js';

/** Published packages by id or slug, in that order, with their names in a language or in English. */
export const namedPackages = (sql: Pick<Sql, 'primaryRows'>, references: string[], language: Language) =>
  sql.primaryRows<{ slug: string; name: string }>(
    `select p.slug, coalesce(t.name, e.name, p.slug) as name from unnest($1::text[]) with ordinality as wanted(reference, place)
     join package p on (p.slug = wanted.reference or p.id::text = wanted.reference) and p.status = 'published'
     left join package_text t on t.package_id = p.id and t.language = $2 and t.status <> 'draft'
     left join package_text e on e.package_id = p.id and e.language = 'en'
     order by wanted.place`,
    [references, language],
  );
