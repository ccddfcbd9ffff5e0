// `npm start`: builds what is stale, starts the database, prepares it, puts the built remotes into the registry and serves
// everything on one port. Whatever was killed before, the next run ends ready.
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  SERVER,
  WATCHED,
  forget,
  killGroup,
  parentOf,
  record,
  running,
  sleep,
  startTime,
  stopLeftover,
} from './processes.mjs';
import { ensureDatabase, startPostgres } from './postgres.mjs';
import { Foreseen, checkFolder, checkPort } from './preflight.mjs';
import { strays } from './workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.resolve(process.env.ATOLL_DATA || path.join(ROOT, '.data'));
const PORT = Number(process.env.PORT || 3000);
const HOST = process.env.HOST || '127.0.0.1';
const STEPS = 6;

let stopping = false;
/** The database, or its start: whoever ends us meanwhile waits until it can be ended too. */
let postgres;
const children = new Set();

/** Begins a step, unless the one before it was cut short: who is ending starts nothing new. */
function begin(step, text) {
  if (stopping) throw new Foreseen('Stopping …');
  console.log(`[${step}/${STEPS}] ${text}`);
}

async function shutDown(code, why) {
  if (stopping) return;
  stopping = true;
  if (why) console.log(`\n${why}`);
  const ends = [...children].map(
    (child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done())),
  );
  for (const child of children) killGroup(child.pid, 'SIGTERM');
  await Promise.race([Promise.all(ends), sleep(8000)]);
  for (const child of children) killGroup(child.pid);
  await postgres?.then((database) => database.stop()).catch(() => undefined);
  // A start that was refused leaves the records of the one that runs.
  if (running(DATA, 'start')?.pid === process.pid)
    for (const name of ['start', 'build', 'prepare', 'api']) forget(DATA, name);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => shutDown(signal === 'SIGINT' ? 0 : 143, 'Stopping …'));
const parent = process.ppid;
setInterval(() => process.ppid !== parent && shutDown(1), 300).unref();

/** Runs a program to its end in a group of its own; resolves with its exit code and the end of what it printed. */
function runToEnd(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  children.add(child);
  record(DATA, name, child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-8000);
      if (process.env.LOG_LEVEL === 'debug') process.stdout.write(chunk);
    });
  return new Promise((done) =>
    child.on('close', (code) => {
      children.delete(child);
      forget(DATA, name);
      done({ code: code ?? 1, output: output.trim() });
    }),
  );
}

/** A secret of this folder would be lost with it, and with the secret what the server seals in a database that stays. */
function checkSecret() {
  if (!process.env.DATABASE_URL || process.env.JWT_SECRET) return;
  const kept = path.join(DATA, 'secrets.json');
  const where = fs.existsSync(kept) ? ` The one of earlier starts is “jwt” in ${kept}.` : '';
  throw new Foreseen(
    `DATABASE_URL needs JWT_SECRET beside it: at least 32 random bytes, the same at every start of a server on that database.${where}`,
  );
}

/** Who runs us: the bootstrap and, below npm, the two above it. When one of them is gone, so are we a moment later. */
function runners() {
  const npm = process.env.npm_lifecycle_event ? parentOf(process.ppid) : null;
  const pids = npm === null ? [process.ppid] : [process.ppid, npm, parentOf(npm)];
  return pids.map((pid) => ({ pid, started: startTime(pid) }));
}

/**
 * Ends what a killed run left: itself, if it has only lost its runner and is still ending, build, preparation and API; the
 * database is recovered by its own start.
 */
async function takeOver() {
  const other = running(DATA, 'start');
  const lost = ({ pid, started }) => startTime(pid) !== started;
  if (other && !other.runners?.some(lost))
    throw new Foreseen(`Atoll already runs from this folder (process ${other.pid}, http://localhost:${other.port}).`);
  if (other) console.log('      waiting for the end of the run before this one …');
  // It grants the server 8 s and the database 10 s.
  await stopLeftover(DATA, 'start', { patience: 20_000 });
  record(DATA, 'start', process.pid, { port: PORT, runners: runners() });
  for (const name of ['build', 'prepare', 'api']) await stopLeftover(DATA, name);
}

async function build() {
  const faults = strays(ROOT);
  if (faults.length > 0) throw new Foreseen(faults.join('\n'));
  const { code, output } = await runToEnd(
    'build',
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--output-style=static'],
    { NX_TUI: 'false', NODE_ENV: 'production' },
  );
  if (code === 0 || stopping) return;
  if (/ENOSPC|No space left/.test(output))
    throw new Foreseen('The build stopped because the disk is full: free about 1 GB and start again.');
  throw new Foreseen(
    `${output}\n\nThe build failed; the lines above name the file and the fault. Mend it and start again.`,
  );
}

/** Secrets of this installation, made once and whole: a kill leaves either none or all of them. */
function secrets() {
  const file = path.join(DATA, 'secrets.json');
  if (!fs.existsSync(file)) {
    const made = { postgres: randomBytes(24).toString('base64url'), jwt: randomBytes(48).toString('base64url') };
    fs.writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

async function startDatabase(password) {
  const options = { dir: path.join(DATA, 'postgres'), password };
  // A database that dies under us comes back on its port: the API's pool finds it again.
  const onExit = () => {
    if (stopping) return;
    console.error('The database ended unexpectedly and is being started again …');
    postgres = postgres.then(({ port }) => startPostgres({ ...options, port, onExit }));
    postgres.catch((error) => shutDown(1, error.message));
  };
  postgres = startPostgres({ ...options, onExit });
  const { url } = await postgres;
  return ensureDatabase(url, 'atoll');
}

async function prepare(env) {
  const { code, output } = await runToEnd('prepare', ['api/dist/prepare.js'], env);
  if (code !== 0 && !stopping)
    throw new Foreseen(
      `${output}\n\nThe database could not be prepared; the lines above say why. Nothing was lost: start again once it is mended.`,
    );
}

/** Crashes in a row that are answered with a new start; a server that has run for a minute begins a new row. */
const MAX_CRASHES = 4;
const STEADY_MS = 60_000;
let crashes = 0;

/** Waits 1, 2, 4 … seconds and starts the server anew: visitors should not wait for somebody to look at a terminal. */
async function restart(env, started, code, signal) {
  if (stopping) return shutDown(code || 1);
  crashes = Date.now() - started < STEADY_MS ? crashes + 1 : 1;
  const reason = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  if (crashes > MAX_CRASHES)
    return shutDown(
      1,
      `The server ${reason}, the ${crashes}th time in a row within a minute of its start: it is not started again. The lines above say why; start again with npm start once it is mended.`,
    );
  const wait = 2 ** (crashes - 1);
  console.error(`The server ${reason} and is being started again in ${wait} s …`);
  await sleep(wait * 1000);
  if (!stopping) await serve(env).catch(() => undefined);
}

/** Starts the server; resolves when it answers. One that ends after that is started again. */
async function serve(env) {
  const started = Date.now();
  let served = false;
  const child = spawn(process.execPath, process.env.ATOLL_API_SOURCES ? WATCHED : SERVER, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  children.add(child);
  record(DATA, 'api', child.pid);
  child.on('exit', (code, signal) => {
    children.delete(child);
    // A first start that fails is a fault of the installation, which another try does not mend.
    if (served || crashes > 0) restart(env, started, code, signal);
    else shutDown(code || 1, stopping ? undefined : 'The server did not start; the lines above say why.');
  });
  const deadline = Date.now() + 60_000;
  while (!stopping && Date.now() < deadline) {
    const ready = await fetch(`http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}/api/ready/`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => null);
    if (ready?.ok) {
      if (served === false && crashes > 0) console.log('The server answers again.');
      served = true;
      return;
    }
    if (child.exitCode !== null || child.signalCode !== null) return;
    await sleep(100);
  }
  if (!stopping) throw new Foreseen('The server did not become ready within a minute; the lines above say why.');
}

async function main() {
  if (!Number.isInteger(PORT) || PORT < 0 || PORT > 65_535)
    throw new Foreseen(`PORT must be a whole number from 0 to 65535, not “${process.env.PORT}”.`);
  checkFolder(DATA);
  checkSecret();
  await takeOver();
  await checkPort(HOST, PORT);
  begin(2, 'Building what has changed …');
  await build();
  const { postgres: password, jwt } = secrets();
  begin(3, process.env.DATABASE_URL ? 'Using the database of DATABASE_URL …' : 'Starting the database …');
  const own = process.env.DATABASE_URL;
  const env = {
    NODE_ENV: 'production',
    PORT: String(PORT),
    HOST,
    ATOLL_DATA: DATA,
    JWT_SECRET: process.env.JWT_SECRET || jwt,
    DATABASE_URL: own || (await startDatabase(password)),
    ATOLL_DEMO: process.env.ATOLL_DEMO ?? (own ? '0' : '1'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  begin(4, 'Preparing the database (tables, demo agency) …');
  await prepare(env);
  begin(5, 'Putting the built remotes into the registry …');
  const { publishBuilt } = await import('./remote/publish-built.mjs');
  await publishBuilt({
    root: ROOT,
    store: process.env.ATOLL_REMOTES || `file:${path.join(DATA, 'remotes')}`,
    log: (line) => console.log(`      ${line}`),
  });
  begin(6, 'Starting the server …');
  await serve(env);
  if (stopping) return;
  console.log(`\nAtoll is ready: http://localhost:${PORT}`);
  const owner = path.join(DATA, 'owner.txt');
  if (fs.existsSync(owner)) console.log(fs.readFileSync(owner, 'utf8').trim());
  console.log('Stop it with Ctrl-C.');
}

main().catch((error) => {
  if (stopping) return;
  const disk = error.code === 'ENOSPC' ? 'The disk is full: free some space and start again.' : null;
  const known = error instanceof Foreseen || /\.$/.test(error.message ?? '');
  if (!disk && !known) console.error(error);
  shutDown(1, disk ?? (known ? error.message : 'Something unforeseen stopped the start; the lines above say what.'));
});
