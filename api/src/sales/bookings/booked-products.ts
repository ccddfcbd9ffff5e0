import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import type { Offering } from '../quotes/offered-products.js';
import { acceptTerms } from './accepted-terms.queries.js';
import type { AcceptedTerms } from './booking.entity.js';
import type { BookedProduct } from './booked-trip.js';

/** What bookings need of the catalogue. */
@Injectable()
export class BookedProducts {
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
}
