// A whole site of its own for tests and benchmarks: own Postgres, own data folder, own registry, free port.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { patient } from '../presets/patience.mjs';
import { dropDatabase, ensureDatabase, freePort, startPostgres } from './postgres.mjs';
import { SERVER, killGroup, sleep } from './processes.mjs';
import { publishBuilt } from './remote/publish-built.mjs';
import { scratchFolder } from './scratch.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OWNER = { email: 'owner@atoll.example', password: 'a-long-password-for-tests' };
/** One address sends what many visitors would. The limits stand; only their numbers are higher. */
const LIMITS = Object.fromEntries(
  [
    ...['read', 'document', 'stored', 'staff', 'refresh', 'sign_in', 'login_ip', 'login_account', 'report', 'visit'],
    ...['quote', 'booking', 'held_places', 'contact', 'trip_request', 'review', 'newsletter', 'form_try'],
    ...['office_letter', 'letter_test', 'register'],
  ].map((name) => [name, { points: 10_000_000 }]),
);
/** The database of the model. */
const MODEL = 'model';
const JWT_SECRET = 'only-for-test-sites-0123456789-0123456789-0123456789';

function runToEnd(args, env) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) =>
      code === 0 ? done(output) : failed(new Error(`${args[0]} ended with ${code}:\n${output}`)),
    );
  });
}

/** Settings of a site; what is given comes last. */
const settingsOf = (dir, store, databaseUrl, demo, env) => ({
  ...process.env,
  NODE_ENV: 'production',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  ATOLL_DATA: dir,
  ATOLL_DEMO: demo ? '1' : '0',
  ATOLL_OWNER_EMAIL: OWNER.email,
  ATOLL_OWNER_PASSWORD: OWNER.password,
  ATOLL_REMOTES: store,
  DATABASE_URL: databaseUrl,
  ATOLL_LIMITS: JSON.stringify(LIMITS),
  JWT_SECRET,
  LOG_LEVEL: 'warn',
  // Nobody waits for sizes that are made ahead, and they would take time from what is measured or tested.
  ATOLL_DERIVE_PICTURES: '0',
  ...env,
});

/** Starts the database server of a folder, in which sites have theirs. */
const startServer = (dir) => startPostgres({ dir: path.join(dir, 'postgres'), password: 'test', profile: 'test' });

/** What a site begins with: tables, demo agency and owner in its database, the built remotes in its store. */
async function lay(settings) {
  await Promise.all([
    runToEnd(['api/dist/prepare.js'], settings),
    publishBuilt({ root: ROOT, store: settings.ATOLL_REMOTES, env: settings }),
  ]);
}

/**
 * Lays what all sites of a run begin with once: each site that is given this model copies its database, on the same server, and
 * its releases, which takes a tenth of a second in place of six.
 * @param {Record<string, string>} env settings that all of them share
 * @returns {Promise<{model: {server: string, store: string}, stop: () => Promise<void>}>} `model` can be written as JSON for
 *   other processes; `stop` when all sites have ended
 */
export async function startModel(env = {}) {
  const dir = scratchFolder();
  const server = await startServer(dir);
  const stop = async () => {
    await server.stop();
    fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const store = path.join(dir, 'remotes');
    await lay(settingsOf(dir, `file:${store}`, await ensureDatabase(server.url, MODEL), true, env));
    return { model: { server: server.url, store }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A copy of the model's database and releases. */
async function copyModel({ server, store }, dir) {
  const name = `site_${path.basename(dir).replaceAll(/\W/g, '_')}`;
  fs.cpSync(store, path.join(dir, 'remotes'), { recursive: true, preserveTimestamps: true });
  return {
    databaseUrl: await ensureDatabase(server, name, MODEL),
    stop: () => dropDatabase(server, name),
  };
}

/** A server and a database of its own, and all else still to be laid. */
async function begin(dir) {
  const server = await startServer(dir);
  return { databaseUrl: await ensureDatabase(server.url, 'atoll'), stop: server.stop };
}

/**
 * Starts a site from what is built in the workspace.
 * @param {{env?: Record<string, string>, demo?: boolean, model?: {server: string, store: string}}} [options] `env` overrides
 *   settings of the API; a site with a `model` begins as that does
 * @returns {Promise<{url: string, port: number, dir: string, store: string, databaseUrl: string, owner: {email: string,
 *   password: string}, apiPid: () => number, restartApi: (env?: Record<string, string>) => Promise<void>, stop: () => Promise<void>}>}
 */
export async function startSite({ env = {}, demo = true, model } = {}) {
  const dir = scratchFolder();
  const { databaseUrl, stop: stopDatabase } = await (model ? copyModel(model, dir) : begin(dir));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const store = env.ATOLL_REMOTES ?? `file:${path.join(dir, 'remotes')}`;
  const settings = settingsOf(dir, store, databaseUrl, demo, { PORT: String(port), ATOLL_BASE_URL: url, ...env });
  let api;
  const startApi = async () => {
    const log = fs.openSync(path.join(dir, 'api.log'), 'a');
    api = spawn(process.execPath, SERVER, {
      cwd: ROOT,
      env: settings,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    fs.closeSync(log);
    const started = api;
    for (const deadline = Date.now() + patient(60_000); ; await sleep(50)) {
      if (started.exitCode !== null || Date.now() > deadline)
        throw new Error(`The API did not start:\n${fs.readFileSync(path.join(dir, 'api.log'), 'utf8').slice(-4000)}`);
      const ready = await fetch(`${url}/api/ready/`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
      if (ready?.ok) return;
    }
  };
  const stopApi = async () => {
    if (!api || api.exitCode !== null || api.signalCode !== null) return;
    const ended = new Promise((done) => api.once('exit', done));
    killGroup(api.pid, 'SIGTERM');
    await Promise.race([ended, sleep(8000)]);
    killGroup(api.pid);
  };
  const stop = async () => {
    await stopApi();
    await stopDatabase();
    fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    if (!model) await lay(settings);
    await startApi();
  } catch (error) {
    await stop();
    throw error;
  }
  const restartApi = async (changed = {}) => {
    await stopApi();
    Object.assign(settings, changed);
    await startApi();
  };
  return { url, port, dir, store, databaseUrl, owner: OWNER, apiPid: () => api.pid, restartApi, stop };
}
