import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from './transaction-sql.js';

/** What prepares a database: a client of the owner role, or a transaction of it. */
export interface Owner {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The transaction of an entity manager of the owner role. */
export function ownerIn(em: EntityManager): Owner {
  const sql = transactionSql(em);
  return { query: async (text, values) => ({ rows: await sql.primaryRows(text, values) }) };
}

/** Runs `work` in one transaction of a client: a kill in between leaves what was. */
export async function within(owner: Owner, work: () => Promise<void>): Promise<void> {
  await owner.query('begin');
  try {
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
