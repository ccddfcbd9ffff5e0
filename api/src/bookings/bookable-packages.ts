import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { CURRENCIES } from '../catalogue/sql-parts.js';
import type { CurrencyCode } from '../common/currencies.js';
import { Sql } from '../common/sql.js';
import { transactionSql } from '../common/transaction-sql.js';
import { Package } from '../packages/package.entity.js';
import type { PackageRules } from './booking-rules.js';
import type { PricingType } from './booking-status.js';
import type { AcceptedTerms } from './booking.entity.js';
import type { BookingImageDto } from './bookings.dto.js';

/** What a booking takes from a published package. */
export interface BookablePackage extends PackageRules {
  id: number;
  slug: string;
  /** Cents. */
  price_minor: number;
  pricing_type: PricingType;
}

/** What bookings need of the catalogue. */
@Injectable()
export class BookablePackages {
  constructor(private readonly sql: Sql) {}

  /** A package on sale by id or slug, read in the booking's transaction and held until it ends: its price cannot move. */
  find(em: EntityManager, idOrSlug: string, today: string): Promise<BookablePackage | null> {
    return transactionSql(em).primaryRow<BookablePackage>(
      `select id, slug, price_minor, pricing_type, duration_nights, group_size_min, group_size_max, min_age, start_date, end_date
       from package
       where status = 'published' and (slug = $1 or id::text = $1)
         and coalesce(available_from <= $2::date, true) and coalesce(available_to >= $2::date, true)
       for share`,
      [idOrSlug, today],
    );
  }

  reference(em: EntityManager, id: number): Package {
    return em.getReference(Package, id);
  }

  /** Rate of a currency against USD as stored now; null for USD and unknown ones. */
  rate(em: EntityManager, code: CurrencyCode): Promise<{ code: string; rate: string } | null> {
    return transactionSql(em).primaryRow(
      `select c.code, c.rate::text from ${CURRENCIES} c where c.code = $1 and c.code <> 'USD'`,
      [code],
    );
  }

  /**
   * The terms as they stand now: their version, and a hash of their words in a language or in English.
   */
  async terms(em: EntityManager, language: Language): Promise<AcceptedTerms> {
    const terms = await transactionSql(em).primaryRow<{ version: string; hash: string | null }>(
      `select s.terms_version as version,
         (select encode(sha256(convert_to(coalesce(t.blocks, e.blocks)::text, 'UTF8')), 'hex') from page p
          left join page_text t on t.page_id = p.id and t.language = $1 and t.status <> 'draft'
          left join page_text e on e.page_id = p.id and e.language = 'en' and e.status <> 'draft'
          where p.slug = 'terms' and p.status = 'published') as hash
       from setting s where s.id = 1`,
      [language],
    );
    return { termsVersion: terms?.version ?? null, termsHash: terms?.hash ?? null };
  }

  /** Cover pictures by package, described in a language or in English. */
  async covers(ids: number[], language: Language): Promise<Map<number, BookingImageDto>> {
    if (ids.length === 0) return new Map();
    const rows = await this.sql.rows<Omit<BookingImageDto, 'variants'> & { package_id: number; hash: string }>(
      `select p.id as package_id, m.id, m.key, m.hash, m.width, m.height, m.focal_x, m.focal_y, coalesce(t.alt, e.alt, '') as alt
       from package p
       join media m on m.id = p.cover_id
       left join media_text t on t.media_id = m.id and t.language = $2
       left join media_text e on e.media_id = m.id and e.language = 'en'
       where p.id = any($1::int[])`,
      [ids, language],
    );
    return new Map(
      rows.map(({ package_id, hash, ...picture }) => [
        package_id,
        { ...picture, variants: variants(picture.key, hash) },
      ]),
    );
  }
}

const variants = (key: string, hash: string): BookingImageDto['variants'] => {
  const base = `/media/${key}-${hash}`;
  const webp = (name: string) => `${base}/${name}.webp`;
  return {
    thumbnail: webp('thumbnail'),
    card: webp('card'),
    gallery: webp('gallery'),
    hero: webp('hero'),
    share: `${base}/share.jpg`,
  };
};
