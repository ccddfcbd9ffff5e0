import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { keepPrices } from '../catalogue/card-prices/keep-prices.queries.js';
import { preparePrices } from '../catalogue/card-prices/prepare-prices.js';
import type { Clock } from '../platform/data/clock.js';
import type { Config } from '../platform/config/config.js';
import { keepCards } from '../content/listing/keep-cards.queries.js';
import { prepareQueue } from '../platform/jobs/prepare-queue.js';
import { keepMediaUses } from '../content/media/keep-media-uses.queries.js';
import { cleanUp } from './clean-up.js';
import { migrate } from './migrate.js';
import { limitLockWait } from './locks.queries.js';
import { ormOptions } from './orm-options.js';
import { grantApplicationRole } from './roles.js';
import { seed } from './seed.js';
import { LOCK_WAIT, whenFree } from './when-free.js';

/** Any fixed number: one preparation at a time in a database. */
const ADVISORY_LOCK = 7_302_114;

/** Waits until Postgres takes connections, for at most `seconds`. */
export async function waitForDatabase(url: string, seconds: number): Promise<void> {
  for (let waited = 0; ; waited++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      // A wrong password or a missing database does not heal by waiting.
      if (waited >= seconds || code === '28P01' || code === '3D000') throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(1000);
  }
}

/**
 * Brings a database to the state this version needs, as the owner role and under an advisory lock: migrations, triggers,
 * the narrow role's rights, seeds. Safe to run on every start, by several replicas at once, and after a kill at any point.
 */
export async function prepareDatabase(config: Config, clock: Clock, say: (line: string) => void): Promise<void> {
  await waitForDatabase(config.databaseMigrationUrl, 60);
  const owner = new pg.Client({ connectionString: config.databaseMigrationUrl, application_name: 'atoll prepare' });
  owner.on('error', () => undefined);
  await owner.connect();
  const orm = await MikroORM.init(ormOptions(config.databaseMigrationUrl, 'owner', config.durable));
  const step = <T>(work: () => Promise<T>) => whenFree(owner, say, work);
  try {
    await owner.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await limitLockWait(owner, LOCK_WAIT, false);
    const applied = await step(() => migrate(orm));
    if (applied > 0) say(`applied ${applied} migration(s)`);
    await step(() => prepareQueue(owner));
    await step(() => keepMediaUses(owner));
    await step(() => keepPrices(owner));
    await step(() => grantApplicationRole(owner, config));
    await step(() => cleanUp(owner));
    await seed(orm, { config, clock, say });
    await step(() => preparePrices(owner, clock.now()));
    // After the seeds: a fresh database gets all its cards at once.
    await step(() => keepCards(owner));
  } finally {
    await orm.close(true);
    await owner.end();
  }
}
