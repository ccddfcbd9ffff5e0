import { randomUUID } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { Config } from '../config.js';
import { ThrottledError } from './app-error.js';
import type { Caller } from './access.js';
import { LIMITS, type LimitName } from './limit-rules.js';
import { Sql } from './sql.js';

const LIMIT = 'atoll:limit';

/** Address of whoever asks inside the process, which nobody outside can have: the call that made it ask was counted. */
export const INSIDE = `inside-${randomUUID()}`;

/** Names the limit of a route; without one anonymous calls count as `read` and staff calls as `staff`. */
export const Limit = (name: LimitName | 'none') => SetMetadata(LIMIT, name);

/** What a process counts by itself before it tells the others: this part of the limit. */
const STEP = 1 / 20;

/**
 * Counts cheap calls in memory and tells the other replicas in steps: a write for each would cost more than the call. A caller
 * who goes from replica to replica gets at most a step more out of each; one who calls seldom is never written down.
 */
class SteppedLimiter {
  private readonly step: number;

  constructor(
    private readonly memory: RateLimiterMemory,
    private readonly shared: RateLimiterAbstract,
  ) {
    this.step = Math.ceil(memory.points * STEP);
  }

  async consume(key: string): Promise<void> {
    const { consumedPoints } = await this.memory.consume(key);
    if (consumedPoints % this.step === 0) await this.share(key);
  }

  /** Adds a step to what all replicas know of, and goes on from there. */
  private async share(key: string): Promise<void> {
    const all = await this.shared.penalty(key, this.step);
    await this.memory.set(key, all.consumedPoints, Math.ceil(all.msBeforeNext / 1000));
  }
}

/**
 * Rate limits, shared by all replicas through Postgres; a caller over the limit is then refused from memory without a query,
 * and memory takes over while Postgres is away. Figures come from the configuration.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<LimitName, Pick<RateLimiterAbstract, 'consume'> | SteppedLimiter>();

  constructor(config: Config, sql: Sql) {
    for (const name of Object.keys(LIMITS) as LimitName[]) {
      const { points, seconds, cheap } = config.limits[name];
      const options = { keyPrefix: name, points, duration: seconds };
      const shared = new RateLimiterPostgres({
        ...options,
        storeClient: sql.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory(options),
      });
      this.limiters.set(name, cheap ? new SteppedLimiter(new RateLimiterMemory(options), shared) : shared);
    }
  }

  /** Counts one call and tells whether the limit still allows it. */
  async allows(name: LimitName, key: string): Promise<boolean> {
    return this.consume(name, key).then(
      () => true,
      () => false,
    );
  }

  /**
   * Counts one call.
   * @param key who calls: an address, an account, a user; only values the server knows
   * @throws {ThrottledError} when the limit is used up
   */
  async consume(name: LimitName, key: string): Promise<void> {
    if (key === INSIDE) return;
    try {
      await this.limiters.get(name)?.consume(key.slice(0, 200));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new ThrottledError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }
}

/** Applies the limit of the route to the caller (user when signed in, else address). */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { caller?: Caller }>();
    const named = this.reflector.get<LimitName | 'none' | undefined>(LIMIT, context.getHandler());
    if (named === 'none') return true;
    const staff = request.caller?.kind === 'staff';
    await this.limits.consume(named ?? (staff ? 'staff' : 'read'), request.caller?.id ?? request.ip);
    return true;
  }
}
