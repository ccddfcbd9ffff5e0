import type { EntityManager } from '@mikro-orm/postgresql';

/** What a transaction has told already: it goes out once, with the commit. */
const told = new WeakMap<object, Set<string>>();

/** Tells every process that listens on a channel; inside a transaction with its commit, however often it is said. */
export async function notify(em: EntityManager, channel: string, payload = ''): Promise<void> {
  const transaction = em.getTransactionContext<object>();
  if (transaction) {
    const notices = told.get(transaction) ?? new Set();
    const notice = JSON.stringify([channel, payload]);
    if (notices.has(notice)) return;
    told.set(transaction, notices.add(notice));
  }
  await em.getConnection().execute('select pg_notify(?, ?)', [channel, payload], 'run', transaction);
}
