import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';

/** True when one of the pictures says in English what it shows. */
export async function anyDescribed(em: EntityManager, media: readonly number[]): Promise<boolean> {
  const row = await transactionSql(em).primaryRow<{ found: boolean }>(
    `select exists (select from media_text where media_id = any($1::int[]) and language = 'en' and trim(alt) <> '') as found`,
    [[...media]],
  );
  return row?.found ?? false;
}
