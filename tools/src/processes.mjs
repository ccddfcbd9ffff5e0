// Processes that may outlive a killed parent: each is recorded, so that the next run finds and ends what is left.
// Built-ins only: the bootstrap uses it before anything is installed.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const fileOf = (data, name) => path.join(data, 'run', `${name}.json`);
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** When the process started, as the system says it; null when there is no such process. Tells a reused pid apart. */
export function startTime(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : fields[19];
    }
    if (process.platform === 'win32') {
      process.kill(pid, 0);
      return 'running';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Pid of a process's parent; null where the system does not tell without cost (elsewhere than on Linux). */
export function parentOf(pid) {
  if (process.platform !== 'linux') return null;
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/** Notes a process under a name in `<data>/run`, with more facts if wanted. */
export function record(data, name, pid, facts = {}) {
  fs.mkdirSync(path.join(data, 'run'), { recursive: true });
  const file = fileOf(data, name);
  fs.writeFileSync(`${file}.new`, JSON.stringify({ pid, started: startTime(pid), ...facts }));
  fs.renameSync(`${file}.new`, file);
}

export const forget = (data, name) => fs.rmSync(fileOf(data, name), { force: true });

/** The recorded process if it still runs, else null. */
export function running(data, name) {
  try {
    const entry = JSON.parse(fs.readFileSync(fileOf(data, name), 'utf8'));
    return entry.started !== null && startTime(entry.pid) === entry.started ? entry : null;
  } catch {
    return null;
  }
}

/** Ends a process and its group at once. */
export function killGroup(pid, signal = 'SIGKILL') {
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, signal);
    } catch {
      // It has ended already.
    }
  }
}

/** Ends what a killed run left under this name: politely, after `patience` ms by force. */
export async function stopLeftover(data, name, { signal = 'SIGTERM', patience = 5000 } = {}) {
  const entry = running(data, name);
  if (entry) {
    killGroup(entry.pid, signal);
    for (let waited = 0; waited < patience && startTime(entry.pid) === entry.started; waited += 100) await sleep(100);
    if (startTime(entry.pid) === entry.started) killGroup(entry.pid);
  }
  forget(data, name);
}

/**
 * Arguments of Node for the server. A small young generation holds a third less memory under load, at no measurable cost;
 * one thread clears it, because four that wait for each other cost a start more time; and what a start loads (some 50 MB)
 * stays below the size at which the old generation is searched for the first time.
 */
export const SERVER = [
  '--max-semi-space-size=4',
  '--no-parallel-scavenge',
  '--initial-old-space-size=100',
  'tools/src/serve.mjs',
];

/** Arguments of Node for the server that `npm run dev` runs from its sources, anew with each change of them. */
export const WATCHED = ['tools/src/dev/watched-api.mjs'];
