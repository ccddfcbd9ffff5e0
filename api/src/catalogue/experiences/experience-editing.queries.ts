import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';

/** True when packages name the experience; deleted ones do not count. */
export async function isExperienceNamed(em: EntityManager, id: number): Promise<boolean> {
  const row = await transactionSql(em).primaryRow<{ named: boolean }>(
    `select exists (select from package_experience l join package p on p.id = l.package_id
       where l.experience_id = $1 and p.deleted_at is null) as named`,
    [id],
  );
  return row?.named ?? false;
}
