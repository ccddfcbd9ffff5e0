import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { notify } from './notices.queries.js';
import { type CacheTag, NOTICES, PublicCache } from './public-cache.js';

/**
 * Drops cached answers with the transaction that changed their data: other replicas hear of it on commit through NOTIFY, this
 * process drops them before the caller gets its answer. A roll-back drops nothing.
 */
@Injectable()
export class CacheInvalidation implements EventSubscriber {
  private readonly pending = new WeakMap<object, CacheTag[]>();

  constructor(
    private readonly cache: PublicCache,
    em: EntityManager,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  /** To be called inside `em.transactional`, with the entity manager it hands out. */
  async invalidate(em: EntityManager, ...tags: CacheTag[]): Promise<void> {
    await notify(em, NOTICES, tags.join(','));
    this.dropWith(em, ...tags);
  }

  /** The same for a change whose own statement tells the other replicas, which saves a way to the database. */
  dropWith(em: EntityManager, ...tags: CacheTag[]): void {
    const transaction = em.getTransactionContext<object>();
    if (transaction) this.pending.set(transaction, [...(this.pending.get(transaction) ?? []), ...tags]);
    else this.cache.drop(tags);
  }

  /** What a transaction that has not ended yet has dropped so far. */
  droppedWith(transaction: object | undefined): readonly CacheTag[] {
    return (transaction && this.pending.get(transaction)) ?? [];
  }

  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    const tags = transaction && this.pending.get(transaction as object);
    if (tags) this.cache.drop(tags);
  }
}
