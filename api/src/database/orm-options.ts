import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { type Options, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { DatabasePulse } from '../platform/data/database-pulse.js';
import { CONNECTION_OPTIONS, giveBackLost, guardedBy } from '../platform/data/sql.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * MikroORM's options. The application gets short time-outs; the owner role, which migrates and seeds, none.
 * @param durable false only in tests: commits are not flushed to disk
 * @param pulse ends the connections of the application when Postgres falls silent
 */
export function ormOptions(
  url: string,
  role: 'application' | 'owner',
  durable = true,
  pulse: DatabasePulse | null = null,
): Options {
  const guard = pulse ? guardedBy(pulse) : {};
  const limits = role === 'application' ? { ...CONNECTION_OPTIONS, ...guard } : { application_name: 'atoll owner' };
  return {
    driver: PostgreSqlDriver,
    clientUrl: url,
    entities: ENTITIES,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    timezone: 'UTC',
    forceUtcTimezone: true,
    pool: { min: 0, max: role === 'application' ? 10 : 2 },
    driverOptions: { ...limits, onPoolCreated: giveBackLost, options: durable ? '' : '-c synchronous_commit=off' },
    migrations: {
      migrationsList: MIGRATIONS,
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
      disableForeignKeys: false,
    },
    // Triggers, functions and views are written in migrations: comparing entities and database leaves them alone.
    schemaGenerator: { disableForeignKeys: false, ignoreTriggers: true, ignoreRoutines: true, skipViews: [/./] },
    allowGlobalContext: false,
    debug: false,
  };
}
