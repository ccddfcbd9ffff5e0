import type { Language } from '@atoll/contract/languages';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import type { ProductKind } from '../products/product-kinds.js';
import { SHOWN_TERMS, type TermsWords } from '../quotes/shown-terms.queries.js';
import type { BookingImageDto } from './booked-product.dto.js';

type Row = Pick<Sql, 'primaryRow'>;

/**
 * Version of the terms, and the SHA-256 of their words in a language or in English. Somebody accepts them: words that nobody has accepted
 * before are kept.
 */
export const acceptTerms = (sql: Row, language: Language) =>
  sql.primaryRow<TermsWords>(
    prepared(`with shown as materialized (${SHOWN_TERMS}),
     kept as (
       insert into agreed_words (hash, language, title, blocks)
       select hash, language, title, blocks from shown where not exists (select from agreed_words k where k.hash = shown.hash)
       on conflict do nothing)
     select s.terms_version as version, (select hash from shown) as hash from setting s where s.id = 1`),
    [language],
  );

/** Cover pictures of packages and resorts, described in a language or in English. */
export const listCovers = (
  sql: Sql,
  { packages, resorts }: { packages: number[]; resorts: number[] },
  language: Language,
) =>
  sql.rows<Omit<BookingImageDto, 'variants'> & { product_kind: ProductKind; product_id: number; hash: string }>(
    prepared(`select p.kind as product_kind, p.id as product_id, m.id, m.key, m.hash, m.width, m.height, m.focal_x, m.focal_y,
       coalesce(t.alt, e.alt, '') as alt
     from (select 'package' as kind, id, cover_id from package where id = any($1::int[])
       union all select 'resort', id, cover_id from resort where id = any($2::int[])) p
     join media m on m.id = p.cover_id
     left join media_text t on t.media_id = m.id and t.language = $3
     left join media_text e on e.media_id = m.id and e.language = 'en'`),
    [packages, resorts, language],
  );
