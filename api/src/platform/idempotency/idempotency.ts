import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IDEMPOTENCY_KEY } from '@atoll/contract/rules';
import { AppError } from '../errors/app-error.js';
import { findAnswer, keepAnswer, takeKey } from './idempotency.queries.js';
import { Sql } from '../data/sql.js';
import { transactionSql } from '../data/transaction-sql.js';

/** True for a well-formed `Idempotency-Key`. */
export const isIdempotencyKey = (key: string): boolean => IDEMPOTENCY_KEY.test(key);

/** 409: the key belongs to another request. */
export class IdempotencyConflictError extends AppError {
  constructor() {
    super(409, 'idempotency_conflict');
  }
}

export interface IdempotentCall {
  /** Who calls what: `guest:createBooking`. */
  scope: string;
  /** Value of the `Idempotency-Key` header. */
  key: string | undefined;
  /** Validated body; its hash tells a repetition from another request under the same key. */
  body: unknown;
}

export interface IdempotentAnswer<T> {
  value: T;
  replayed: boolean;
}

/**
 * Runs work once per key. Key, work and stored answer share one transaction, so that a crash leaves all or nothing; callers
 * with the same key at the same time wait for the first one and get its answer.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  /** Whether a call was made under its key: it is answered as it was, whatever holds by now. */
  async isKnown({ scope, key }: Pick<IdempotentCall, 'scope' | 'key'>): Promise<boolean> {
    return (await findAnswer(this.sql, { scope, key: requireKey(key) })) !== null;
  }

  /**
   * @param work gets the transaction's entity manager; what it returns must survive JSON and hold no secret
   * @throws {AppError} 400 without a well-formed key
   * @throws {IdempotencyConflictError} 409 when the key was used with another body
   */
  async run<T>(call: IdempotentCall, work: (em: EntityManager) => Promise<T>): Promise<IdempotentAnswer<T>> {
    const key = { scope: call.scope, key: requireKey(call.key) };
    const hash = createHash('sha256').update(canonicalJson(call.body)).digest('hex');
    return this.em.fork().transactional(async (em) => {
      const sql = transactionSql(em);
      if (!(await takeKey(sql, key, hash))) {
        const stored = await findAnswer(sql, key);
        if (stored?.request_hash !== hash) throw new IdempotencyConflictError();
        return { value: JSON.parse(stored.response) as T, replayed: true };
      }
      const value = await work(em);
      await em.flush();
      const response = JSON.stringify(value);
      await keepAnswer(sql, key, response);
      return { value: JSON.parse(response) as T, replayed: false };
    });
  }
}

function requireKey(key: string | undefined): string {
  if (!key) throw new AppError(400, 'idempotency_key_required');
  if (!IDEMPOTENCY_KEY.test(key)) throw new AppError(400, 'idempotency_key_invalid');
  return key;
}

/** JSON with sorted keys, so that the order of members does not make another request. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
