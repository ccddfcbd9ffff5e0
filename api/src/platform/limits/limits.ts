import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { ThrottledError } from '../errors/app-error.js';
import type { Caller } from '../access/access.js';
import { type LimitName, type LimitRule, type Limits, OF_FAILURES } from '../config/limit-rules.js';
import { householdOf } from '../access/origin.js';
import { Sql } from '../data/sql.js';
import { WindowCounts } from './window-counts.js';

const LIMIT = 'atoll:limit';

/** Address of whoever asks inside the process, which nobody outside can have: the call that made it ask was counted. */
export const INSIDE = `inside-${randomUUID()}`;

/** The limit of a route, or of a call of it. */
type Named = LimitName | 'none' | undefined;

/** Names the limit of a route; without one anonymous calls count as `read` and staff calls as `staff`. */
export const Limit = (name: Named | ((request: FastifyRequest) => Named)) => SetMetadata(LIMIT, name);

/** What a process counts by itself before it tells the others: this part of the limit. */
const STEP = 1 / 20;

/** Refuses a call until the window of its limit ends. */
const over = (milliseconds: number) => new ThrottledError(Math.max(1, Math.ceil(milliseconds / 1000)));

/**
 * One limit. A cheap one is counted in memory and told to the other replicas in steps: a write for each call would cost more
 * than the call. A caller who goes from replica to replica gets at most a step more out of each; one who calls seldom is never
 * written down. Others are counted in Postgres, and in memory while it is away.
 */
class Limiter {
  private readonly memory: WindowCounts;
  private readonly step: number;

  constructor(
    private readonly rule: LimitRule,
    private readonly shared: RateLimiterAbstract,
  ) {
    this.memory = new WindowCounts(rule.seconds * 1000);
    this.step = Math.ceil(rule.points * STEP);
  }

  async consume(key: string): Promise<void> {
    if (this.rule.cheap) {
      const count = this.consumeHere(key);
      if (count % this.step === 0) await this.share(key);
      return;
    }
    try {
      await this.shared.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw over(error.msBeforeNext);
      this.consumeHere(key);
    }
  }

  /** Takes back what was counted. A caller who is over the limit stays there. */
  async refund(key: string): Promise<void> {
    await this.shared.reward(key, 1).catch(() => this.memory.add(key, -1));
  }

  /** Forgets a caller. */
  async clear(key: string): Promise<void> {
    this.memory.set(key, 0, 0);
    await this.shared.delete(key);
  }

  private consumeHere(key: string): number {
    const { count, ends } = this.memory.add(key, 1);
    if (count > this.rule.points) throw over(ends - Date.now());
    return count;
  }

  /** Adds a step to what all replicas know of, and goes on from there. */
  private async share(key: string): Promise<void> {
    const all = await this.shared.penalty(key, this.step).catch(() => null);
    if (all) this.memory.set(key, all.consumedPoints, Date.now() + all.msBeforeNext);
  }
}

/**
 * Rate limits, shared by all replicas through Postgres; a caller over the limit is then refused from memory without a query.
 * Figures come from the configuration.
 */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<LimitName, Limiter>;
  private readonly rules: Limits;

  constructor({ limits }: Config, sql: Sql) {
    this.rules = limits;
    const made = Object.entries(limits).map(([name, rule]) => {
      const shared = new RateLimiterPostgres({
        keyPrefix: name,
        points: rule.points,
        duration: rule.seconds,
        storeClient: sql.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // What memory refuses here another replica could not forgive.
        inMemoryBlockOnConsumed: OF_FAILURES.has(name as LimitName) ? 0 : rule.points + 1,
      });
      return [name, new Limiter(rule, shared)];
    });
    this.limiters = Object.fromEntries(made) as Record<LimitName, Limiter>;
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
    if (key !== INSIDE) await this.limiters[name].consume(bounded(key));
  }

  /**
   * Counts a call of which only what is taken shall count in the end: see `refund`. Every try counts as `form_try`.
   * @returns what `refund` needs; null when the limit counts every call
   */
  async take(name: LimitName, key: string): Promise<Taken | null> {
    if (!this.rules[name].taken) return this.consume(name, key).then(() => null);
    // Tries at one form take nothing from another: a household has one address.
    await this.consume('form_try', `${name}:${key}`);
    await this.consume(name, key);
    return { name, key };
  }

  /** Takes back one call that was no failure, was refused for its content or met a 503, or repeated another. */
  async refund(name: LimitName, key: string): Promise<void> {
    const mayBe = this.rules[name].taken === true || OF_FAILURES.has(name);
    if (mayBe && key !== INSIDE) await this.limiters[name].refund(bounded(key));
  }

  /** Forgets all failures of a key. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].clear(bounded(key));
  }
}

/** A count that may be taken back. */
export interface Taken {
  name: LimitName;
  key: string;
}

/** A call whose count is taken back unless it is taken. */
export type CountedRequest = FastifyRequest & { taken?: Taken | null };

/** Statuses of answers to what was not taken; one over the limit stays counted. */
const REFUSED = (status: number) => status === 503 || (status >= 400 && status < 500 && status !== 429);

/** Takes counts back with the answer that refuses, before it leaves: whoever mends a form at once is not one try behind. */
export function addRefunds(server: FastifyInstance): (limits: RateLimits) => void {
  let limits: RateLimits | undefined;
  server.addHook('onSend', async (request: CountedRequest, reply, payload) => {
    const wasRepeated = reply.getHeader('idempotency-replayed') === 'true';
    if (limits && request.taken && (REFUSED(reply.statusCode) || wasRepeated)) {
      const { name, key } = request.taken;
      await limits.refund(name, key);
    }
    return payload;
  });
  return (made) => {
    limits = made;
  };
}

/** A key as it is stored; of an IPv6 address the part that its owner cannot choose. */
const bounded = (key: string): string => (isIPv6(key) ? householdOf(key) : key).slice(0, 200);

/** Applies the limit of the route to the caller (user when signed in, else address); an API key has its own pace besides. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CountedRequest & { caller?: Caller }>();
    const rule = this.reflector.get<Parameters<typeof Limit>[0]>(LIMIT, context.getHandler());
    const named = typeof rule === 'function' ? rule(request) : rule;
    if (named === 'none') return true;
    const { caller } = request;
    if (caller?.key) await this.limits.consume(`key_${caller.key.pace}`, caller.id);
    if (caller?.key && !named) return true;
    const name = named ?? (caller?.kind === 'staff' ? 'staff' : 'read');
    request.taken = await this.limits.take(name, caller?.id ?? request.ip);
    return true;
  }
}
