import { KEPT_HOURS } from './idempotency-rules.js';
import type { Sql } from '../data/sql.js';

/** How long a call may hold its key before another one may take it over: longer than a request may last. Seconds. */
export const CLAIM_SECONDS = 60;

/** Who calls what under which key, and with which body. */
export interface Claim {
  scope: string;
  key: string;
  requestHash: string;
}

export interface KnownCall {
  request_hash: string;
  /** JSON of a remembered answer; empty while the call runs. */
  response: string;
  running: boolean;
}

/**
 * Takes the key for a call. A key that is a day old, or whose call ended without a word (a crash), is free again.
 * @returns the claim's mark, with which it is settled or given up; null when the key belongs to another call
 */
export async function takeClaim(sql: Sql, { scope, key, requestHash }: Claim): Promise<string | null> {
  const row = await sql.primaryRow<{ claimed_until: string }>(
    `insert into idempotency_key as known (scope, key, request_hash, response, claimed_until)
     values ($1, $2, $3, '', now() + make_interval(secs => ${CLAIM_SECONDS}))
     on conflict (scope, key) do update
       set request_hash = excluded.request_hash, response = '', claimed_until = excluded.claimed_until, created_at = now()
       where known.created_at < now() - interval '${KEPT_HOURS} hours' or known.claimed_until < now()
     returning claimed_until::text`,
    [scope, key, requestHash],
  );
  return row?.claimed_until ?? null;
}

/** The call that holds or held the key. */
export const findCall = (sql: Sql, { scope, key }: Claim): Promise<KnownCall | null> =>
  sql.primaryRow<KnownCall>(
    `select request_hash, response, claimed_until is not null as running
     from idempotency_key where scope = $1 and key = $2`,
    [scope, key],
  );

/** Keeps the answer of a call that still holds its key. */
export async function settleClaim(sql: Sql, claim: Claim, mark: string, response: string): Promise<void> {
  await sql.primaryRow(
    `update idempotency_key set response = $4, claimed_until = null
     where scope = $1 and key = $2 and claimed_until = $3::timestamptz`,
    [claim.scope, claim.key, mark, response],
  );
}

/** Frees the key of a call that failed or whose answer may not be kept. */
export async function dropClaim(sql: Sql, claim: Claim, mark: string): Promise<void> {
  await sql.primaryRow(
    'delete from idempotency_key where scope = $1 and key = $2 and claimed_until = $3::timestamptz',
    [claim.scope, claim.key, mark],
  );
}
