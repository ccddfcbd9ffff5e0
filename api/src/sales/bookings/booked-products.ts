import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import type { Offering } from '../quotes/offered-products.js';
import { acceptTerms, listCovers } from './product-covers.queries.js';
import type { AcceptedTerms } from './booking.entity.js';
import type { BookedProduct } from './booked-trip.js';
import type { ProductKind } from '../products/product-kinds.js';
import type { BookingImageDto } from './booked-product.dto.js';

/** What bookings need of the catalogue. */
@Injectable()
export class BookedProducts {
  constructor(private readonly sql: Sql) {}

  /** What a booking of an offering belongs to. */
  reference(em: EntityManager, { id, room }: Pick<Offering, 'id' | 'room'>): BookedProduct {
    return room === null
      ? { package: em.getReference(Package, id) }
      : { resort: em.getReference(Resort, id), roomCode: room };
  }

  /**
   * The terms as they stand now and are accepted: their version, and a hash of their words in a language or in English, which are kept.
   */
  async terms(em: EntityManager, language: Language): Promise<AcceptedTerms> {
    const terms = await acceptTerms(transactionSql(em), language);
    return { termsVersion: terms?.version ?? null, termsHash: terms?.hash ?? null };
  }

  /** Cover pictures of what is booked, described in a language or in English; by `coverKey`. */
  async covers(rows: readonly CoverOwner[], language: Language): Promise<Map<string, BookingImageDto>> {
    const idsOf = (kind: ProductKind) => [
      ...new Set(rows.filter((row) => row.product_kind === kind).map((row) => row.product_id)),
    ];
    if (rows.length === 0) return new Map();
    const found = await listCovers(this.sql, { packages: idsOf('package'), resorts: idsOf('resort') }, language);
    return new Map(
      found.map(({ product_kind, product_id, hash, ...picture }) => [
        coverKey({ product_kind, product_id }),
        { ...picture, variants: variants(picture.key, hash) },
      ]),
    );
  }
}

/** Whose cover it is. */
export interface CoverOwner {
  product_kind: ProductKind;
  product_id: number;
}

export const coverKey = ({ product_kind, product_id }: CoverOwner): string => `${product_kind}/${product_id}`;

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
