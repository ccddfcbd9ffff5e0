import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { CurrencyCode } from '../common/currencies.js';
import { Sql } from '../common/sql.js';
import { transactionSql } from '../common/transaction-sql.js';
import { Package } from '../packages/package.entity.js';
import type { PackageRules } from './booking-rules.js';
import type { PricingType } from './booking-status.js';
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

  /** A published package by id or slug, read in the booking's transaction and held until it ends: its price cannot move. */
  find(em: EntityManager, idOrSlug: string): Promise<BookablePackage | null> {
    return transactionSql(em).primaryRow<BookablePackage>(
      `select id, slug, price_minor, pricing_type, duration_nights, group_size_min, group_size_max, min_age,
         available_from, available_to
       from package where status = 'published' and (slug = $1 or id::text = $1) for share`,
      [idOrSlug],
    );
  }

  reference(em: EntityManager, id: number): Package {
    return em.getReference(Package, id);
  }

  /** Rate of a currency against USD as stored now; null for USD and unknown ones. */
  rate(em: EntityManager, code: CurrencyCode): Promise<{ code: string; rate: string } | null> {
    return transactionSql(em).primaryRow(`select code, rate::text from currency where code = $1 and code <> 'USD'`, [
      code,
    ]);
  }

  /** Cover pictures by package. */
  async covers(_ids: number[], _language: Language): Promise<Map<number, BookingImageDto>> {
    return new Map();
  }
}
