import { createHash } from 'node:crypto';
import pg from 'pg';
import { Clock } from '../src/platform/data/clock.js';
import { Config, loadConfig } from '../src/platform/config/config.js';
import { prepareDatabase } from '../src/database/prepare-database.js';
import { appUrl } from '../src/database/roles.js';
import { LIMITS } from '../src/platform/config/limit-rules.js';

const TEMPLATE_LOCK = 7_302_200;

export const TEST_SECRET = createHash('sha256').update('atoll tests').digest('hex');

/** Limits no test meets by accident; a test that wants one passes its own. */
const ROOMY = JSON.stringify(
  Object.fromEntries(Object.keys(LIMITS).map((name) => [name, { points: 1_000_000, seconds: 60 }])),
);

function serverUrl(): string {
  const url = process.env['ATOLL_TEST_SERVER'];
  if (!url) throw new Error('The tests run through Jest: its globalSetup starts Postgres.');
  return url;
}

const databaseUrl = (name: string) => serverUrl().replace(/\/[^/]*$/, `/${name}`);

/**
 * Configuration of a test application: as in production, read from an environment. Without releases no page is drawn, so that
 * the process which would load the shell for it is not started.
 */
export function testConfig(name: string, env: Record<string, string> = {}): Config {
  return new Config({
    ...loadConfig({
      DATABASE_URL: databaseUrl(name),
      JWT_SECRET: TEST_SECRET,
      ATOLL_BASE_URL: 'https://atoll.example',
      ATOLL_LIMITS: ROOMY,
      ATOLL_DATA: `/tmp/atoll-test-${name}`,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      ATOLL_DRAW: 'ATOLL_REMOTES' in env ? '1' : '0',
      ...env,
    }),
    durable: false,
  });
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  /** Configuration with the narrow role, as `main` runs it. */
  config: Config;
  /** The same with the owner's rights. */
  ownerConfig: Config;
  drop(): Promise<void>;
}

/**
 * A database of its own, copied from a template that the first test file migrates.
 * @param demo with the demo agency (a template of its own, seeded once in a run)
 */
export async function createTestDatabase(env: Record<string, string> = {}, demo = false): Promise<TestDatabase> {
  const template = `template_${demo ? 'demo' : 'empty'}_${process.env['ATOLL_TEST_TEMPLATES']}`;
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await withServer(async (client) => {
    // One test file makes the template, the others wait; copying needs it to have no other connections.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select datistemplate as ready from pg_database where datname = $1', [template]);
    if (!found.rows[0]?.ready) {
      await client.query(`drop database if exists ${template} with (force)`);
      await client.query(`create database ${template}`);
      await prepareDatabase(testConfig(template, { ATOLL_DEMO: demo ? '1' : '0' }), new Clock(), () => undefined);
      await client.query(`alter database ${template} is_template true`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const ownerConfig = testConfig(name, env);
  const narrow = appUrl(ownerConfig);
  return {
    config: new Config({ ...ownerConfig, databaseUrl: narrow, databaseReadUrl: narrow }),
    ownerConfig,
    drop: () => withServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}
