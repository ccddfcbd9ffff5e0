// Starting, stopping and surviving: a whole installation of its own, killed wherever it hurts.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { patient } from '../presets/patience.mjs';
import { freePort } from './postgres.mjs';
import { killGroup, sleep, startTime } from './processes.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PATIENCE = patient(60_000);

let data;
let port;
let run;

/** Starts an installation, if wanted by npm; resolves when it is ready, or with its exit code when it ended before. */
function start({ npm = false, env = {} } = {}) {
  const [file, args] = npm ? ['npm', ['start']] : [process.execPath, ['tools/bootstrap.mjs', 'start']];
  // A package manager that runs the tests is not the one that runs the installation.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn(file, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(own), ATOLL_DATA: data, PORT: String(port), ...env },
  });
  const started = { child, output: '', ended: null };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (started.output += chunk));
  started.ready = new Promise((done) => {
    const look = setInterval(() => {
      if (!/Atoll is ready/.test(started.output)) return;
      clearInterval(look);
      done('ready');
    }, 50);
    child.once('exit', (code, signal) => {
      clearInterval(look);
      started.ended = code ?? signal;
      done(started.ended);
    });
  });
  run = started;
  return started;
}

const entry = (name) => JSON.parse(fs.readFileSync(path.join(data, 'run', `${name}.json`), 'utf8'));
/** Pid of the database; 0 while it is being started again. */
function postmaster() {
  const file = path.join(data, 'postgres/postmaster.pid');
  return fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) || 0 : 0;
}

/** Processes whose command line names this installation's database folder and that are no backends. */
function postmasters() {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  return list
    .split('\n')
    .filter((line) => line.includes(path.join(data, 'postgres')) && line.includes('listen_addresses'));
}

/** Whether the preparation is at work: it holds its lock in the database. */
async function preparing() {
  const [, , , listen] = fs.readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const { postgres: password } = JSON.parse(fs.readFileSync(path.join(data, 'secrets.json'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(listen),
    user: 'postgres',
    password,
    database: 'atoll',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query("select 1 from pg_locks where locktype = 'advisory'")).rowCount > 0;
  } finally {
    await client.end();
  }
}

async function until(condition, what) {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    if (await condition()) return;
    await sleep(50);
  }
  throw new Error(`${what} did not happen:\n${run.output}`);
}

const gone = (pid) => until(() => startTime(pid) === null, `the end of process ${pid}`);

async function book(key) {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const packages = await (await fetch(`http://127.0.0.1:${port}/api/packages/?page_size=1`)).json();
  const { slug, price, pricing_type: basis, group_size_min: least } = packages.results[0];
  const adults = Math.max(2, least);
  const response = await fetch(`http://127.0.0.1:${port}/api/bookings/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      package: slug,
      check_in: day,
      adults,
      contact: { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+7 912 345-67-89' },
      accept_terms: true,
      shown_price: { total: (Number(price) * (basis === 'per_person' ? adults : 1)).toFixed(2) },
    }),
  });
  return { status: response.status, body: await response.json() };
}

const readBooking = async ({ id, access_token: token }) =>
  (await fetch(`http://127.0.0.1:${port}/api/bookings/${id}/?access_token=${token}`)).json();

beforeAll(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-start-'));
  port = await freePort();
});

afterEach(() => {
  if (run && run.ended === null) run.child.kill('SIGTERM');
});

afterAll(async () => {
  if (run && run.ended === null) {
    run.child.kill('SIGTERM');
    await gone(run.child.pid);
  }
  fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 });
});

describe('npm start', () => {
  it('ends ready after kills during the first preparation and keeps every acknowledged booking afterwards', async () => {
    // While the database folder is made, in the middle of migrations and seeds, and of the first start of the server.
    for (const stage of ['postgres.new', 'database', 'prepare', 'prepare', 'api']) {
      const { child } = start();
      const reached = () =>
        stage === 'postgres.new'
          ? fs.readdirSync(data).some((name) => name.startsWith(stage))
          : fs.existsSync(path.join(data, 'run', `${stage === 'database' ? 'prepare' : stage}.json`));
      await until(() => run.ended !== null || reached(), `the stage ${stage}`);
      if (stage === 'database') {
        // The database alone: what prepares it fails, and nobody is left behind.
        await until(preparing, 'the first migration');
        process.kill(postmaster(), 'SIGKILL');
        expect(await run.ready).toBe(1);
        expect(run.output).toMatch(/The database could not be prepared; the lines above say why\./);
        expect(postmasters()).toHaveLength(0);
        continue;
      }
      if (stage === 'prepare') {
        await sleep(700);
        if (fs.existsSync(path.join(data, 'run/prepare.json'))) killGroup(entry('prepare').pid);
      }
      const inner = entry('start').pid;
      killGroup(inner);
      killGroup(child.pid);
      await gone(inner);
    }
    expect(await start({ npm: true }).ready).toBe('ready');
    expect(postmasters()).toHaveLength(1);
    const { status, body } = await book('start-spec-booking-1');
    expect(status).toBe(201);

    // npm alone dies, then the bootstrap alone; what they ran is still ending when the next start comes.
    for (let turn = 0; turn < 2; turn++) {
      process.kill(run.child.pid, 'SIGKILL');
      expect(await start().ready).toBe('ready');
      expect(postmasters()).toHaveLength(1);
    }

    // Who starts a second one is told, every time alike, and the first goes on.
    const serving = run;
    for (let turn = 0; turn < 2; turn++) {
      expect(await start().ready).toBe(1);
      expect(run.output.trim()).toBe(
        `Atoll already runs from this folder (process ${entry('start').pid}, http://localhost:${port}).`,
      );
    }
    run = serving;

    // The runner dies; server and database are left alone.
    killGroup(entry('start').pid);
    killGroup(run.child.pid);
    expect(await start().ready).toBe('ready');
    expect(postmasters()).toHaveLength(1);
    expect((await readBooking(body)).reference).toBe(body.reference);
    expect(run.output).not.toMatch(/error|taken|already/i);

    // The database dies under a serving site: it comes back by itself.
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    await until(async () => {
      const response = await fetch(`http://127.0.0.1:${port}/api/ready/`).catch(() => null);
      return response?.ok && postmaster() > 0 && postmaster() !== killed;
    }, 'the return of the database');
    await until(async () => (await readBooking(body)).reference === body.reference, 'the booking');
    expect((await book('start-spec-booking-1')).body.reference).toBe(body.reference);
  }, 600_000);

  it('leaves no process behind on Ctrl-C and is ready again within ten seconds', async () => {
    if (run.ended === null) {
      run.child.kill('SIGTERM');
      await gone(run.child.pid);
    }
    const before = Date.now();
    expect(await start().ready).toBe('ready');
    const took = Date.now() - before;
    const pids = [entry('start').pid, entry('api').pid, postmaster()];
    process.kill(-run.child.pid, 'SIGINT');
    for (const pid of [run.child.pid, ...pids]) await gone(pid);
    expect(postmasters()).toHaveLength(0);
    // Ten seconds on a quiet machine; here tests run beside it.
    expect(took).toBeLessThan(30_000);
  }, 200_000);

  it('starts a server that crashed again, says so in one line, and gives up when it crashes again and again', async () => {
    expect(await start().ready).toBe('ready');
    const { status, body } = await book('start-spec-before-the-crash');
    expect(status).toBe(201);
    const answers = async () => (await fetch(`http://127.0.0.1:${port}/api/ready/`).catch(() => null))?.ok === true;
    const crash = async () => {
      const { pid } = entry('api');
      process.kill(pid, 'SIGKILL');
      await gone(pid);
      return pid;
    };
    const crashed = await crash();
    await until(answers, 'the return of the server');
    expect(entry('api').pid).not.toBe(crashed);
    expect(run.output).toMatch(/^The server was ended by SIGKILL and is being started again in 1 s …$/m);
    expect((await readBooking(body)).reference).toBe(body.reference);
    // Some twenty seconds of waiting.
    if (!process.env.ATOLL_NIGHTLY) {
      const inner = entry('start').pid;
      run.child.kill('SIGTERM');
      for (const pid of [run.child.pid, inner]) await gone(pid);
      return;
    }
    for (let times = 1; times < 5; times++) {
      await until(answers, 'the return of the server');
      await crash();
    }
    await until(() => run.ended !== null, 'the end');
    expect(run.ended).toBe(1);
    expect(run.output.trim().split('\n').at(-1)).toMatch(
      /^The server was ended by SIGKILL, the 5th time in a row .* once it is mended\.$/,
    );
    expect(postmasters()).toHaveLength(0);
  }, 200_000);

  it('says in one sentence which setting is wrong', async () => {
    expect(await start({ env: { PORT: 'abc' } }).ready).toBe(1);
    expect(run.output.trim().split('\n').at(-1)).toBe('PORT must be a whole number from 0 to 65535, not “abc”.');
  }, 60_000);

  it('says in one sentence that the port is taken', async () => {
    const other = net.createServer().listen(port, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    expect(await start().ready).toBe(1);
    expect(run.output.trim().split('\n').at(-1)).toMatch(/^Port \d+ is taken by another program: /);
    other.close();
  }, 60_000);

  it('says in one sentence that the disk is full', async () => {
    const full = "import fs from 'node:fs'; fs.statfsSync = () => ({ bavail: 100, bsize: 4096 });";
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(full)}` };
    expect(await start({ env }).ready).toBe(1);
    expect(run.output.trim()).toBe(`The disk of ${data} is full: free at least 500 MB and start again.`);
  }, 60_000);

  it('says in one sentence that a database of yours needs a secret of yours', async () => {
    const env = { DATABASE_URL: 'postgres://atoll@127.0.0.1:1/atoll', JWT_SECRET: '' };
    expect(await start({ env }).ready).toBe(1);
    expect(run.output.trim().split('\n').at(-1)).toMatch(
      /^DATABASE_URL needs JWT_SECRET beside it: .*secrets\.json\.$/,
    );
  }, 60_000);

  it('tells the owner how to sign in, readable by nobody else', () => {
    const file = path.join(data, 'owner.txt');
    expect(fs.readFileSync(file, 'utf8')).toMatch(/owner@atoll\.example/);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });
});
