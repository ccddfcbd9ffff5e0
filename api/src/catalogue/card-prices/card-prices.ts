import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { PricedKind } from './card-prices.queries.js';
import { writeDuePrices, writeOwnPrices } from './write-prices.js';

/** Whoever changes what lists and pages show of these has their cached answers dropped. */
const PRICED: ReadonlySet<CacheTag> = new Set(['packages', 'resorts']);

/**
 * Keeps the prices on cards what the pricing function says. What staff change is written with the change itself; what bookings take,
 * passing days and writes past the application are followed by a job each minute.
 */
@Injectable()
export class CardPrices implements EventSubscriber, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly invalidation: CacheInvalidation,
    private readonly jobs: Jobs,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  onModuleInit(): void {
    this.jobs.every('card-prices.write', 60, () => this.writeDue());
  }

  /** Writes every price that is due, a few at a time: nobody waits for it for long. */
  async writeDue(): Promise<void> {
    for (let count = 1; count > 0;)
      count = await this.em.fork().transactional(async (em) => {
        const written = await writeDuePrices(transactionSql(em), this.clock.now());
        await this.drop(em, written.changed);
        return written.count;
      });
  }

  /** A change takes its prices along, or fails with them. */
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    if (!em.isInTransaction() || !this.invalidation.droppedWith(transaction).some((tag) => PRICED.has(tag))) return;
    const own = em as EntityManager;
    await this.drop(own, await writeOwnPrices(transactionSql(own), this.clock.now()));
  }

  private async drop(em: EntityManager, changed: readonly PricedKind[]): Promise<void> {
    if (changed.length > 0) await this.invalidation.invalidate(em, ...changed.map((kind) => `${kind}s` as const));
  }
}
