import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config.js';
import { DatabasePulse } from './database-pulse.js';
import { preparedComposed } from './prepared.js';

/** Time-outs of every connection of the application (reliability R5, R6). Milliseconds. */
export const CONNECTION_OPTIONS = {
  connectionTimeoutMillis: 1500,
  query_timeout: 10_000,
  statement_timeout: 8000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
  application_name: 'atoll',
} as const;

// Calendar dates have no zone: as text they cannot shift.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** What a pool needs to end its connections when the pulse is gone. */
export const guardedBy = ({ Client }: DatabasePulse): Pick<pg.PoolConfig, 'Client'> => ({
  Client: Client as unknown as NonNullable<pg.PoolConfig['Client']>,
});

/**
 * Gives the place of a lost connection back to its pool. Whoever held it may never do so: Kysely gives a transaction's
 * connection back after its roll-back has succeeded, and on a lost one that fails; each loss would cost the pool a place.
 */
export function giveBackLost(pool: pg.Pool): void {
  pool.on('connect', (client) =>
    client.once('end', () => {
      try {
        client.release(true);
      } catch {
        // It was given back before.
      }
      client.release = () => undefined;
    }),
  );
}

/** A pool whose lost connections never end the process, and whose callers never wait for a server that is silent. */
function createPool(connectionString: string, pulse: DatabasePulse): pg.Pool {
  const options = { max: 10, idleTimeoutMillis: 30_000, ...CONNECTION_OPTIONS, ...guardedBy(pulse) };
  const pool = new pg.Pool({ connectionString, ...options });
  giveBackLost(pool);
  const logger = new Logger('Postgres');
  pool.on('error', (error) => logger.warn(`idle connection lost: ${error.message}`));
  return pool;
}

/**
 * Statements of `*.queries.ts` for reads that need no entity: JSON built by Postgres reaches the caller without hydration.
 * Parameters are bound (`$1`); identifiers come from enums only.
 */
@Injectable()
export class Sql implements OnModuleInit, OnApplicationShutdown {
  /** For libraries that need a pool; writes of the product go through the EntityManager. */
  readonly pool: pg.Pool;
  private readonly readPool: pg.Pool;
  private readonly readPulse: DatabasePulse | null;

  constructor({ databaseUrl, databaseReadUrl }: Config, pulse: DatabasePulse) {
    this.pool = createPool(databaseUrl, pulse);
    this.readPulse = databaseReadUrl === databaseUrl ? null : new DatabasePulse(databaseReadUrl, null);
    this.readPool = this.readPulse ? createPool(databaseReadUrl, this.readPulse) : this.pool;
  }

  async onModuleInit(): Promise<void> {
    await this.readPulse?.onModuleInit();
  }

  /** Rows of a read. */
  async rows<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.readPool.query<T & pg.QueryResultRow>(text, [...values])).rows;
  }

  /** First row of a read, or null. */
  async row<T extends object>(text: string, values: readonly unknown[] = []): Promise<T | null> {
    return (await this.rows<T>(text, values))[0] ?? null;
  }

  /**
   * First row of a read that is prepared once for each connection. For a bounded set of texts; one with free-text search does
   * not belong here, its general plan is slower.
   */
  async prepared<T extends object>(text: string, values: readonly unknown[]): Promise<T | null> {
    return this.row<T>(preparedComposed(text), values);
  }

  /** Rows of a read that must see what was just written (never a replica). */
  async primaryRows<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T & pg.QueryResultRow>(text, [...values])).rows;
  }

  /** First row of a statement that must see or make what was just written (never a replica). */
  async primaryRow<T extends object>(text: string, values: readonly unknown[] = []): Promise<T | null> {
    return (await this.primaryRows<T>(text, values))[0] ?? null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
    if (this.readPool !== this.pool) await this.readPool.end();
    await this.readPulse?.onApplicationShutdown();
  }
}
