import type { EntityManager } from '@mikro-orm/postgresql';
import { transactionSql } from '../../platform/data/transaction-sql.js';

const OPEN = `status in ('on_hold', 'requested', 'awaiting_payment', 'confirmed')`;

/** Number of open bookings whose stay is not over on `today`. */
export async function countOpenBookings(em: EntityManager, id: number, today: string): Promise<number> {
  const row = await transactionSql(em).primaryRow<{ count: number }>(
    `select count(*)::int as count from booking where package_id = $1 and ${OPEN} and check_out >= $2::date`,
    [id, today],
  );
  return row?.count ?? 0;
}

/** True when anybody ever booked the package. */
export async function wasBooked(em: EntityManager, id: number): Promise<boolean> {
  const sql = 'select exists (select from booking where package_id = $1) as booked';
  return (await transactionSql(em).primaryRow<{ booked: boolean }>(sql, [id]))?.booked ?? false;
}

const CODES = `select pg_advisory_xact_lock(hashtextextended('package code', 0))`;

/** True when another package has the code. Callers wait for each other: two never get the same. */
export async function isCodeTaken(em: EntityManager, code: string, id: number | null): Promise<boolean> {
  await transactionSql(em).primaryRows(CODES);
  const sql = 'select exists (select from package where code = $1 and id is distinct from $2::int) as taken';
  return (await transactionSql(em).primaryRow<{ taken: boolean }>(sql, [code, id]))?.taken ?? false;
}

/** The next free code with this prefix: `MV-DIV-07`. Callers wait for each other. */
export async function nextCode(em: EntityManager, prefix: string): Promise<string> {
  const sql = transactionSql(em);
  await sql.primaryRows(CODES);
  const row = await sql.primaryRow<{ last: number }>(
    `select coalesce(max(substring(code from '[0-9]+$')::int), 0) as last from package where code ~ ('^' || $1 || '[0-9]{1,6}$')`,
    [prefix],
  );
  return `${prefix}${String((row?.last ?? 0) + 1).padStart(2, '0')}`;
}
