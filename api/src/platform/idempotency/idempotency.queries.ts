import { KEPT_HOURS } from './idempotency-rules.js';
import { prepared } from '../data/prepared.js';
import type { Sql } from '../data/sql.js';

type Rows = Pick<Sql, 'primaryRow' | 'primaryRows'>;

/** Under which key who calls what. */
export interface CallKey {
  scope: string;
  key: string;
}

const TAKE = prepared(`insert into idempotency_key as k (scope, key, request_hash, response)
  select $1, $2, $3, '' where set_config('lock_timeout', '5s', true) is not null
  on conflict (scope, key) do update set request_hash = $3, response = '', claimed_until = null, created_at = now()
    where k.created_at < now() - interval '${KEPT_HOURS} hours'
  returning key`);

/**
 * Takes the key for a call in its transaction; one that is a day old is free again. Whoever comes second waits here for the
 * first one's commit, longer than for other locks.
 * @returns false when the key belongs to another call
 */
export async function takeKey(sql: Rows, { scope, key }: CallKey, requestHash: string): Promise<boolean> {
  return (await sql.primaryRow(TAKE, [scope, key, requestHash])) !== null;
}

/** The call that holds the key, with the JSON of its answer. */
export const findAnswer = (sql: Rows, { scope, key }: CallKey) =>
  sql.primaryRow<{ request_hash: string; response: string }>(
    'select request_hash, response from idempotency_key where scope = $1 and key = $2',
    [scope, key],
  );

const KEEP = prepared('update idempotency_key set response = $3 where scope = $1 and key = $2');

/** Keeps the answer of the call that took the key. */
export const keepAnswer = (sql: Rows, { scope, key }: CallKey, response: string) =>
  sql.primaryRow(KEEP, [scope, key, response]);
