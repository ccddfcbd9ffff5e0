import type { Language } from '@atoll/contract/languages';
import type { Offer } from '@atoll/contract/price';
import type { StayRules } from '@atoll/contract/stay';
import type { CancellationPolicyDto } from '../../content/listing/parts.dto.js';
import { CURRENCIES, label } from '../../content/listing/sql-parts.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import type { Sql } from '../../platform/data/sql.js';
import type { DisplayRate } from './booking-price.js';
import type { BookingImageDto } from './bookings.dto.js';

type Row = Pick<Sql, 'primaryRow'>;

/** What a booking takes from a published package. */
export interface BookablePackage extends StayRules, Offer {
  id: number;
  slug: string;
  /** Cents. */
  price_minor: number;
  /** Named in the reader's language. */
  cancellation_policy: CancellationPolicyDto;
}

/** A package that is on sale on a day, by id or slug; shared until the transaction ends, so that nobody changes it meanwhile. */
export const holdPackage = (sql: Row, idOrSlug: string, today: string, language: Language) =>
  sql.primaryRow<BookablePackage>(
    `select id, slug, price_minor, pricing_type, occupancy, duration_nights, group_size_min, group_size_max, min_age, start_date, end_date,
       json_build_object('code', cancellation_policy,
         'label', coalesce(${label('cancellation', 'cancellation_policy')}, cancellation_policy)) as cancellation_policy
     from package
     where status = 'published' and (slug = $2 or id::text = $2)
       and coalesce(available_from <= $3::date, true) and coalesce(available_to >= $3::date, true)
     for share`,
    [language, idOrSlug, today],
  );

/** Rate of a currency against USD; null for USD and unknown ones. */
export const findRate = (sql: Row, code: CurrencyCode) =>
  sql.primaryRow<DisplayRate>(
    `select c.code, c.rate::text from ${CURRENCIES} c where c.code = $1 and c.code <> 'USD'`,
    [code],
  );

/** Version of the terms, and the SHA-256 of their words in a language or in English. */
export const findTerms = (sql: Row, language: Language) =>
  sql.primaryRow<{ version: string; hash: string | null }>(
    `select s.terms_version as version,
       (select encode(sha256(convert_to(coalesce(t.blocks, e.blocks)::text, 'UTF8')), 'hex') from page p
        left join page_text t on t.page_id = p.id and t.language = $1 and t.status <> 'draft'
        left join page_text e on e.page_id = p.id and e.language = 'en' and e.status <> 'draft'
        where p.slug = 'terms' and p.status = 'published') as hash
     from setting s where s.id = 1`,
    [language],
  );

/** Cover pictures of packages, described in a language or in English. */
export const listCovers = (sql: Sql, ids: number[], language: Language) =>
  sql.rows<Omit<BookingImageDto, 'variants'> & { package_id: number; hash: string }>(
    `select p.id as package_id, m.id, m.key, m.hash, m.width, m.height, m.focal_x, m.focal_y, coalesce(t.alt, e.alt, '') as alt
     from package p
     join media m on m.id = p.cover_id
     left join media_text t on t.media_id = m.id and t.language = $2
     left join media_text e on e.media_id = m.id and e.language = 'en'
     where p.id = any($1::int[])`,
    [ids, language],
  );
