// P8: what a start of the API costs, alone and beside a bare Nest, and the memory it holds idle and under load.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cpuSeconds, load, median, memoryOfFamily } from './measure.mjs';
import { startSite } from '../site.mjs';
import { sleep } from '../processes.mjs';

const ROUNDS = 5;
const BARE = path.join(import.meta.dirname, 'bare-nest.mjs');

/** CPU seconds of a bare Nest until its first 200. */
async function bareStart() {
  const child = spawn(process.execPath, [BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [url] = await once(child.stdout, 'data');
    const answer = await fetch(String(url).trim());
    if (!answer.ok) throw new Error(`A bare Nest answered ${answer.status}.`);
    await answer.text();
    return cpuSeconds(child.pid);
  } finally {
    child.kill('SIGKILL');
  }
}

/** CPU until the first 200, memory of the API and its drawing process when idle and after 4,000 requests of mixed public reads. */
export async function apiStart() {
  const site = await startSite();
  const starts = [];
  const bare = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await site.restartApi();
      starts.push(cpuSeconds(site.apiPid()));
      bare.push(await bareStart());
    }
    await sleep(2000);
    const idle = memoryOfFamily(site.apiPid());
    const paths = [
      '/api/packages/',
      '/api/packages/?sort=price_low',
      '/api/homepage/public/',
      '/api/resorts/',
      '/packages',
      '/ru',
    ];
    for (let round = 0; round < 4; round++) await load({ base: site.url, paths, amount: 1000 });
    const loaded = memoryOfFamily(site.apiPid());
    const start = median(starts);
    const ratio = start / median(bare);
    const row = (what, figure, floor, ok) => ({ row: 'P8 api.start', what, figure, floor, ok });
    return [
      row('CPU to first 200', `${start.toFixed(2)} s`, '1.5 s', start <= 1.5),
      // The floor in seconds was set where a bare Nest takes 0.75 s; this row holds on faster and slower machines.
      row('CPU to first 200, beside a bare Nest', `${ratio.toFixed(2)}×`, '2.00×', ratio <= 2),
      row('memory idle', `${idle.toFixed(0)} MB`, '–', true),
      row('memory loaded', `${loaded.toFixed(0)} MB`, '220 MB', loaded <= 220),
    ];
  } finally {
    await site.stop();
  }
}
