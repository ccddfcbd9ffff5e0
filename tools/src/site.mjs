// A whole site of its own for tests and benchmarks: own Postgres, own data folder, own registry, free port.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { patient } from '../presets/patience.mjs';
import { ensureDatabase, freePort, startPostgres } from './postgres.mjs';
import { SERVER, killGroup, sleep } from './processes.mjs';
import { publishBuilt } from './remote/publish-built.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OWNER = { email: 'owner@atoll.example', password: 'a-long-password-for-tests' };
/** One address sends what many visitors would. The limits stand; only their numbers are higher. */
const LIMITS = Object.fromEntries(
  [
    ...['read', 'document', 'stored', 'staff', 'refresh', 'sign_in', 'login_ip', 'login_account', 'report'],
    ...['booking', 'contact', 'trip_request', 'review', 'newsletter', 'form_try'],
  ].map((name) => [name, { points: 10_000_000 }]),
);
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

/**
 * Starts a site from what is built in the workspace.
 * @param {{env?: Record<string, string>, demo?: boolean}} [options] `env` overrides settings of the API
 * @returns {Promise<{url: string, port: number, dir: string, store: string, databaseUrl: string, owner: {email: string,
 *   password: string}, apiPid: () => number, restartApi: (env?: Record<string, string>) => Promise<void>, stop: () => Promise<void>}>}
 */
export async function startSite({ env = {}, demo = true } = {}) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-site-'));
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres'), password: 'test', profile: 'test' });
  const databaseUrl = await ensureDatabase(postgres.url, 'atoll');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const store = env.ATOLL_REMOTES ?? `file:${path.join(dir, 'remotes')}`;
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: String(port),
    ATOLL_DATA: dir,
    ATOLL_BASE_URL: url,
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
  };
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
    await postgres.stop();
    fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await runToEnd(['api/dist/prepare.js'], settings);
    await publishBuilt({ root: ROOT, store, env: settings });
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
