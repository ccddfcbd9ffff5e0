import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { acceptTerms, listCovers } from './bookable-packages.queries.js';
import type { AcceptedTerms } from './booking.entity.js';
import type { BookingImageDto } from './booking-package.dto.js';

/** What bookings need of the catalogue. */
@Injectable()
export class BookablePackages {
  constructor(private readonly sql: Sql) {}

  reference(em: EntityManager, id: number): Package {
    return em.getReference(Package, id);
  }

  /**
   * The terms as they stand now and are accepted: their version, and a hash of their words in a language or in English, which are kept.
   */
  async terms(em: EntityManager, language: Language): Promise<AcceptedTerms> {
    const terms = await acceptTerms(transactionSql(em), language);
    return { termsVersion: terms?.version ?? null, termsHash: terms?.hash ?? null };
  }

  /** Cover pictures by package, described in a language or in English. */
  async covers(ids: number[], language: Language): Promise<Map<number, BookingImageDto>> {
    if (ids.length === 0) return new Map();
    const rows = await listCovers(this.sql, ids, language);
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
