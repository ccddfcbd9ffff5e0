import type { EntityManager } from '@mikro-orm/postgresql';

/** Tells every process that listens on a channel; inside a transaction with its commit. */
export async function notify(em: EntityManager, channel: string, payload = ''): Promise<void> {
  const statement = 'select pg_notify(?, ?)';
  await em.getConnection().execute(statement, [channel, payload], 'run', em.getTransactionContext());
}
