import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Sql } from './sql.js';

/** The same statements as `Sql`, inside the transaction of an entity manager: they see what it has flushed. */
export function transactionSql(em: EntityManager): Pick<Sql, 'primaryRow' | 'primaryRows'> {
  const primaryRows = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> => {
    const transaction = em.getTransactionContext<Kysely<unknown>>();
    if (!transaction) throw new RangeError('transactionSql needs a transaction');
    return (await transaction.executeQuery<T>(CompiledQuery.raw(text, [...values]))).rows;
  };
  return {
    primaryRows,
    primaryRow: async <T extends object>(text: string, values: readonly unknown[] = []) =>
      (await primaryRows<T>(text, values))[0] ?? null,
  };
}
