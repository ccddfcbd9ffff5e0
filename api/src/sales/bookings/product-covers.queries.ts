import type { Language } from '@atoll/contract/languages';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import type { ProductKind } from '../products/product-kinds.js';
import type { BookingImageDto } from './booked-product.dto.js';

type Row = Pick<Sql, 'primaryRow'>;

/**
 * Version of the terms, and the SHA-256 of their words in a language or in English. Somebody accepts them: words that nobody has accepted
 * before are kept.
 */
export const acceptTerms = (sql: Row, language: Language) =>
  sql.primaryRow<{ version: string; hash: string | null }>(
    prepared(`with shown as materialized (
       select encode(sha256(convert_to(w.blocks::text, 'UTF8')), 'hex') as hash, w.* from (
         select case when t.blocks is null then 'en' else $1::text end as language,
           coalesce(t.title, e.title, '') as title, coalesce(t.blocks, e.blocks) as blocks
         from page p
         left join page_text t on t.page_id = p.id and t.language = $1 and t.status <> 'draft'
         left join page_text e on e.page_id = p.id and e.language = 'en' and e.status <> 'draft'
         where p.slug = 'terms' and p.status = 'published') w
       where w.blocks is not null),
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
