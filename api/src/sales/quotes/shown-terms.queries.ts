import type { Language } from '@atoll/contract/languages';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';

/** The terms as somebody reads them: their version, and the SHA-256 of their words; null where there are none. */
export interface TermsWords {
  version: string;
  hash: string | null;
}

/** Words of the terms in the language `$1` or in English, with their hash. */
export const SHOWN_TERMS = `select encode(sha256(convert_to(w.blocks::text, 'UTF8')), 'hex') as hash, w.* from (
    select case when t.blocks is null then 'en' else $1::text end as language,
      coalesce(t.title, e.title, '') as title, coalesce(t.blocks, e.blocks) as blocks
    from page p
    left join page_text t on t.page_id = p.id and t.language = $1 and t.status <> 'draft'
    left join page_text e on e.page_id = p.id and e.language = 'en' and e.status <> 'draft'
    where p.slug = 'terms' and p.status = 'published') w
  where w.blocks is not null`;

/** The terms as they are shown now in a language. */
export const shownTerms = (sql: Pick<Sql, 'primaryRow'>, language: Language) =>
  sql.primaryRow<TermsWords>(
    prepared(
      `select s.terms_version as version, (select hash from (${SHOWN_TERMS}) shown) as hash from setting s where s.id = 1`,
    ),
    [language],
  );
