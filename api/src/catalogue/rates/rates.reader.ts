import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { CancellationTerms, PricedProduct, TaxRule } from '../pricing/pricing.types.js';
import { type Row, readPackage, readRoom, readTaxRules, readTerms } from './rates.queries.js';

/**
 * What prices are made of, as it is stored now: `priceStay` of `catalogue/pricing` is asked with it. Each read is one statement of the
 * primary database; with an entity manager it runs in that one's transaction and sees what was flushed there. Nothing is held: whoever
 * sells holds the package or the resort.
 */
@Injectable()
export class RatesReader {
  constructor(private readonly sql: Sql) {}

  /** A package whatever its state: whether it is on sale is the caller's matter. Null where there is none. */
  forPackage(id: number, em?: EntityManager): Promise<PricedProduct | null> {
    return readPackage(this.on(em), id);
  }

  /** A room of a resort by its code, per night, with the main transfer of the resort. Null where there is none. */
  forResort(id: number, room: string, em?: EntityManager): Promise<PricedProduct | null> {
    return readRoom(this.on(em), id, room);
  }

  /** Taxes and charges of every day: pricing takes those of the day of supply. */
  taxRules(em?: EntityManager): Promise<TaxRule[]> {
    return readTaxRules(this.on(em));
  }

  /** What a cancellation policy says. Null for a code that there is none of. */
  terms(code: string, em?: EntityManager): Promise<CancellationTerms | null> {
    return readTerms(this.on(em), code);
  }

  private on(em: EntityManager | undefined): Row {
    return em ? transactionSql(em) : this.sql;
  }
}
