import type { Sql } from '../data/sql.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** Under which key who calls what. */
export interface CallKey {
  scope: string;
  key: string;
}

/**
 * Takes the key for a call in its transaction; one that is a day old is free again. Whoever comes second waits here for the
 * first one's commit, longer than for other locks.
 * @returns false when the key belongs to another call
 */
export async function takeKey(sql: Rows, { scope, key }: CallKey, requestHash: string): Promise<boolean> {
  await sql.primaryRows(`set local lock_timeout = '5s'`);
  await sql.primaryRows(
    `delete from idempotency_key where scope = $1 and key = $2 and created_at < now() - interval '24 hours'`,
    [scope, key],
  );
  const taken = await sql.primaryRow(
    `insert into idempotency_key (scope, key, request_hash, response) values ($1, $2, $3, '')
     on conflict do nothing returning key`,
    [scope, key, requestHash],
  );
  return taken !== null;
}

/** The call that holds the key, with the JSON of its answer. */
export const findAnswer = (sql: Rows, { scope, key }: CallKey) =>
  sql.primaryRow<{ request_hash: string; response: string }>(
    'select request_hash, response from idempotency_key where scope = $1 and key = $2',
    [scope, key],
  );

/** Keeps the answer of the call that took the key. */
export const keepAnswer = (sql: Rows, { scope, key }: CallKey, response: string) =>
  sql.primaryRow('update idempotency_key set response = $3 where scope = $1 and key = $2', [scope, key, response]);
