import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';

/** True when resorts, packages, experiences, transfers or locations name the destination; deleted ones do not count. */
export async function isNamed(em: EntityManager, id: number): Promise<boolean> {
  const row = await transactionSql(em).primaryRow<{ named: boolean }>(
    `select exists (select from resort where destination_id = $1 and deleted_at is null)
       or exists (select from package_destination l join package p on p.id = l.package_id
         where l.destination_id = $1 and p.deleted_at is null)
       or exists (select from experience_destination l join experience x on x.id = l.experience_id
         where l.destination_id = $1 and x.deleted_at is null)
       or exists (select from transfer where to_destination_id = $1 and deleted_at is null)
       or exists (select from location where destination_id = $1 and deleted_at is null) as named`,
    [id],
  );
  return row?.named ?? false;
}

/** Number of open bookings of packages that go there, whose stay is not over on `today`. */
export async function countOpenBookingsThere(em: EntityManager, id: number, today: string): Promise<number> {
  const row = await transactionSql(em).primaryRow<{ count: number }>(
    `select count(*)::int as count from booking b join package_destination l on l.package_id = b.package_id
     where l.destination_id = $1 and b.status in ('on_hold', 'requested', 'awaiting_payment', 'confirmed')
       and b.check_out >= $2::date`,
    [id, today],
  );
  return row?.count ?? 0;
}

/** True when the agency knows an atoll with this code. */
export async function isAtoll(em: EntityManager, code: string): Promise<boolean> {
  const sql = `select exists (select from term where kind = 'atoll' and code = $1) as known`;
  return (await transactionSql(em).primaryRow<{ known: boolean }>(sql, [code]))?.known ?? false;
}
