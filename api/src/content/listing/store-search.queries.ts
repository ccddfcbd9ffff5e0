import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { searchText } from './fold-text.js';

/** Tables whose search column holds nothing but their own words. */
export type SelfSearched = 'post' | 'faq' | 'page';

/** Writes a search column in the transaction that changed the words; the version stays as it is. */
export async function storeSearch(
  em: EntityManager,
  table: SelfSearched,
  id: number,
  words: readonly (string | null)[],
): Promise<void> {
  await transactionSql(em).primaryRows(`update ${table} set search = $2 where id = $1 and search <> $2`, [
    id,
    searchText(words),
  ]);
}
