import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';

/** Those of the packages that are there. */
export async function knownPackages(em: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await transactionSql(em).primaryRows<{ id: number }>(
    'select id from package where id = any($1::int[]) and deleted_at is null',
    [[...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}
