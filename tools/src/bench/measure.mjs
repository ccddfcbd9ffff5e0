// Instruments of the benchmark: CPU of processes, load with a fixed number of callers, medians.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import autocannon from 'autocannon';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU seconds (user + system) a process has used. */
export function cpuSeconds(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** CPU seconds of a process and its children, ended ones included. */
export function cpuOfFamily(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  const children = childrenOf(pid).map((child) => {
    try {
      return cpuSeconds(child);
    } catch {
      return 0;
    }
  });
  return cpuSeconds(pid) + ended + children.reduce((sum, value) => sum + value, 0);
}

/** Memory in MB of a process and its children, each page of it counted once. */
export const memoryOfFamily = (pid) =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + Number(/Pss:\s+(\d+)/.exec(smaps(each))?.[1] ?? 0) / 1024, 0);
const smaps = (pid) => fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
const childrenOf = (pid) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Sends requests and returns what they cost.
 * @param {{base: string, paths?: string[], requests?: {method?: string, path: string, body?: string}[], amount?: number, duration?: number, connections?: number,
 *   headers?: Record<string, string>, cpu?: () => number}} options either `amount` requests or `duration` seconds
 * @returns {Promise<{perSecond: number, cpuMs: number, p50: number, p99: number}>} `cpuMs` per request, when `cpu` reads the CPU
 *   seconds; latencies in milliseconds
 * @throws Error when an answer is not 2xx: a benchmark of failures measures nothing
 */
export async function load({
  base,
  paths = [],
  requests = paths.map((path) => ({ path })),
  amount,
  duration,
  connections = 32,
  headers,
  cpu,
}) {
  const before = cpu?.() ?? 0;
  let client = 0;
  const result = await autocannon({
    url: base,
    connections,
    ...(amount ? { amount } : { duration }),
    headers,
    requests,
    // Each caller has its share of the addresses: all of them would walk the same list otherwise, and a store would answer.
    setupClient(own) {
      const first = client++;
      if (requests.length >= connections) own.setRequests(requests.filter((_, n) => n % connections === first));
    },
  });
  const used = (cpu?.() ?? 0) - before;
  if (result.non2xx || result.errors)
    throw new Error(`${base}${requests[0].path}: ${result.non2xx} answers not 2xx, ${result.errors} errors`);
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, cpuMs: (used * 1000) / result['2xx'], p50, p99 };
}
