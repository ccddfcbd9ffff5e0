import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { releasePrices, watchPrices } from '../catalogue/card-prices/keep-prices.queries.js';
import { releaseCards, watchCards } from '../content/listing/keep-cards.queries.js';
import { releaseMediaUses, watchMediaUses } from '../content/media/keep-media-uses.queries.js';
import { ownerIn } from '../platform/data/owner.js';
import { limitLockWait } from './locks.queries.js';
import { LOCK_WAIT } from './when-free.js';

/**
 * Applies what is pending with the triggers that go with it, in one transaction: a kill leaves all of before or all of now, and a site
 * that runs beside it is never without them.
 * @returns the number of migrations applied
 */
export async function migrate(orm: MikroORM): Promise<number> {
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return 0;
  // A fresh database gets its cards at once, after the seeds.
  const fresh = (await orm.migrator.getExecuted()).length === 0;
  await orm.em.fork().transactional((em) => apply(orm, em, fresh));
  return pending.length;
}

async function apply(orm: MikroORM, em: EntityManager, fresh: boolean): Promise<void> {
  const owner = ownerIn(em);
  await limitLockWait(owner, LOCK_WAIT, true);
  // Migrations may change what the triggers read.
  await releaseMediaUses(owner);
  await releaseCards(owner);
  await releasePrices(owner);
  await orm.migrator.up({ transaction: em.getTransactionContext() });
  await watchMediaUses(owner);
  await watchPrices(owner);
  if (!fresh) await watchCards(owner);
}
