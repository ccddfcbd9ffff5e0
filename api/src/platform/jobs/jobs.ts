import type { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { Db, PgBoss } from 'pg-boss';
import { Sql } from '../data/sql.js';
import { transactionSql } from '../data/transaction-sql.js';
import { openQueue } from './job-queue.js';

/** What a job carries; it is stored as JSON. */
export type JobData = Record<string, unknown>;
export type JobHandler = (data: JobData) => Promise<void>;

interface Registered {
  handler: JobHandler;
  cron: string | null;
}

export interface SendOptions {
  /** Sends with this transaction: no job without the change, no change without the job. */
  em?: EntityManager;
  /** One waiting job at a time for this key. */
  key?: string;
  /** Not before. */
  startAfter?: Date;
}

/** Until the next try to begin. Milliseconds. */
const RETRY_MS = 10_000;

/** How often a worker looks for jobs of a queue. Seconds. */
const LOOK_EVERY = { sent: 3, planned: 30 };

/**
 * Work outside of requests, on a queue in the same database: whichever replica is free takes a job, one that fails is tried again
 * (after 30 s, 1 min, 2 min, …, five times in all). A handler must bear to run twice.
 *
 * A module registers its jobs in `onModuleInit`:
 *
 *     this.jobs.every('content.publish', 60, () => this.scheduled.runDue());
 *     this.jobs.handle('media.variants', ({ id }) => this.variants.make(Number(id)));
 *     await this.jobs.send('media.variants', { id: media.id }, { em });
 *
 * `main` calls `start()` once the server listens; nothing runs in tests unless they call it, or `run(name)` for one job and
 * `runSent(name)` for what was sent.
 */
@Injectable()
export class Jobs implements BeforeApplicationShutdown {
  private readonly registered = new Map<string, Registered>();
  private readonly known = new Set<string>();
  private queue: Promise<PgBoss> | null = null;
  private working = false;
  private ended = false;
  private retry: NodeJS.Timeout | undefined;
  private readonly logger = new Logger('Jobs');

  constructor(private readonly sql: Sql) {}

  /**
   * Runs `handler` again and again, on one replica each time.
   * @param name `<module>.<verb>`: letters, digits, dots, dashes
   * @param when a cron expression in the time of the Maldives, or whole minutes in seconds (60 to 3,540)
   */
  every(name: string, when: string | number, handler: JobHandler): void {
    this.register(name, { handler, cron: typeof when === 'string' ? when : cronOf(when) });
  }

  /** Works on what `send` puts in under this name. */
  handle(name: string, handler: JobHandler): void {
    this.register(name, { handler, cron: null });
  }

  private register(name: string, job: Registered): void {
    if (this.registered.has(name)) throw new RangeError(`two jobs are called ${name}`);
    this.registered.set(name, job);
  }

  /** Puts a job in the queue. Returns its id; null when one with the same key waits already. */
  async send(name: string, data: JobData = {}, { em, key, startAfter }: SendOptions = {}): Promise<string | null> {
    const queue = await this.open();
    await this.ensure(queue, name);
    return queue.send(name, data, {
      ...(em ? { db: this.inTransaction(em) } : {}),
      ...(key === undefined ? {} : { singletonKey: key }),
      ...(startAfter ? { startAfter } : {}),
    });
  }

  /** Runs a registered job here and now. */
  async run(name: string, data: JobData = {}): Promise<void> {
    const job = this.registered.get(name);
    if (!job) throw new RangeError(`no job is called ${name}`);
    await job.handler(data);
  }

  /** Works on what was sent under a name until nothing waits; what fails goes back for another try and is thrown. */
  async runSent(name: string): Promise<number> {
    const queue = await this.open();
    await this.ensure(queue, name);
    for (let count = 0; ; count++) {
      // One after the other, as a worker does.
      const [job] = await queue.fetch<JobData>(name);
      if (!job) return count;
      try {
        await this.run(name, job.data);
      } catch (error) {
        await queue.fail(name, job.id, { message: (error as Error).message });
        throw error;
      }
      await queue.complete(name, job.id);
    }
  }

  /** Plans and works from now on. While the database is away it tries again; the site runs without it meanwhile. */
  async start(): Promise<void> {
    // A server may be told to end before its jobs have begun.
    if (this.ended) return;
    this.working = true;
    const sender = await this.queue?.catch(() => null);
    this.queue = null;
    await sender?.stop({ graceful: false });
    await this.work().catch((error: Error) => {
      this.logger.warn(`no jobs yet: ${error.message}`);
      if (this.working) this.retry = setTimeout(() => void this.start(), RETRY_MS).unref();
    });
  }

  private async work(): Promise<void> {
    const queue = await this.open();
    for (const [name, { cron, handler }] of this.registered) {
      // Each queue has to be there before its plan.
      await this.ensure(queue, name);
      if (cron !== null) await queue.schedule(name, cron, {}, { tz: 'Indian/Maldives' });
      const pollingIntervalSeconds = cron === null ? LOOK_EVERY.sent : LOOK_EVERY.planned;
      await queue.work<JobData>(name, { pollingIntervalSeconds, burstWhenBatchFull: true }, async ([job]) => {
        if (job) await this.guarded(name, handler, job.data);
      });
    }
  }

  private async guarded(name: string, handler: JobHandler, data: JobData): Promise<void> {
    try {
      await handler(data);
    } catch (error) {
      this.logger.error({ err: (error as Error).stack, job: name });
      throw error;
    }
  }

  private open(): Promise<PgBoss> {
    this.queue ??= this.opened().catch((error: unknown) => {
      this.queue = null;
      throw error;
    });
    return this.queue;
  }

  private async opened(): Promise<PgBoss> {
    const queue = await openQueue(this.direct(), this.working ? 'worker' : 'sender');
    queue.on('error', (error) => this.logger.warn(`queue: ${error.message}`));
    return queue.start();
  }

  private async ensure(queue: PgBoss, name: string): Promise<void> {
    if (this.known.has(name)) return;
    await queue.createQueue(name, {
      policy: 'standard',
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: 900,
      retentionSeconds: 14 * 86_400,
      deleteAfterSeconds: 3 * 86_400,
    });
    this.known.add(name);
  }

  private direct(): Db {
    return { executeSql: async (text, values) => this.sql.pool.query(text, values) };
  }

  private inTransaction(em: EntityManager): Db {
    const sql = transactionSql(em);
    return { executeSql: async (text, values) => ({ rows: await sql.primaryRows(text, values) }) };
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    clearTimeout(this.retry);
    const graceful = this.working;
    this.working = false;
    const queue = await this.queue?.catch(() => null);
    await queue?.stop({ graceful, timeout: 5000 }).catch(() => undefined);
  }
}

/** Whole minutes as a cron expression. */
export function cronOf(seconds: number): string {
  const minutes = seconds / 60;
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 59)
    throw new RangeError(`a plan has whole minutes below an hour, not ${seconds} s; give a cron expression`);
  return minutes === 1 ? '* * * * *' : `*/${minutes} * * * *`;
}
