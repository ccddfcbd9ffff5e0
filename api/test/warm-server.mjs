// The Postgres of a chosen run: its folder stays, with the template databases of the sources as they are now, so that the next run
// of one spec begins with its first test. Whole runs make theirs anew.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startTime } from '@atoll/tools/processes.mjs';
import { startPostgres } from '@atoll/tools/postgres.mjs';

const API = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(API, '..');
const short = (hash) => hash.digest('hex').slice(0, 12);
const FOLDER = path.join(tmpdir(), `atoll-warm-${short(createHash('sha256').update(ROOT))}`);
const OWNER = path.join(FOLDER, 'owner');

const SOURCES = [
  'package-lock.json',
  'api/src/**/*.{ts,json}',
  'api/demo/**/*.json',
  'libs/{contract,registry}/src/**/*.ts',
];

/** What the contents of a template depend on: sources without tests, the demo agency, and the day that it is made for. */
function fingerprint() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/spec\.ts$/.test(file));
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return short(hash);
}

/** Whether the folder is ours now; another run that lives has it otherwise. */
function claim() {
  mkdirSync(FOLDER, { recursive: true });
  for (;;) {
    try {
      writeFileSync(OWNER, `${process.pid} ${startTime(process.pid)}`, { flag: 'wx' });
      return true;
    } catch {
      const [pid, since] = readFileSync(OWNER, 'utf8').split(' ');
      if (String(startTime(Number(pid))) === since) return false;
      rmSync(OWNER, { force: true });
    }
  }
}

/** Takes away what runs left behind and templates of other sources. */
async function tidy(url, mark) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select datname as name from pg_database where datname ~ '^(test|template)_'");
  for (const { name } of rows.filter(({ name }) => !name.endsWith(`_${mark}`))) {
    await client.query(`alter database ${name} is_template false`);
    await client.query(`drop database ${name} with (force)`);
  }
  await client.end();
}

/**
 * The server of the last run of this checkout with what it has prepared, or null when another run uses it.
 * @returns {Promise<{url: string, mark: string, stop: () => Promise<void>} | null>} `mark` ends the names of templates that may
 *   be taken as they are
 */
export async function warmServer() {
  if (!claim()) return null;
  const mark = fingerprint();
  const start = () => startPostgres({ dir: path.join(FOLDER, 'postgres'), password: 'test', profile: 'test' });
  // A machine that went down may have left half a folder: these databases are not durable.
  const server = await start().catch(() => {
    rmSync(path.join(FOLDER, 'postgres'), { recursive: true, force: true });
    return start();
  });
  await tidy(server.url, mark);
  const stop = async () => {
    await server.stop();
    rmSync(OWNER, { force: true });
  };
  return { url: server.url, mark, stop };
}
