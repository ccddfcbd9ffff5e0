// P8: what a start of the API costs, and the memory it holds idle and under load.
import { cpuSeconds, load, median, residentMb } from './measure.mjs';
import { startSite } from '../site.mjs';
import { sleep } from '../processes.mjs';

const ROUNDS = 3;

/** CPU until the first 200, resident memory when idle and after 4,000 requests of mixed public reads. */
export async function apiStart() {
  const site = await startSite();
  const starts = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await site.restartApi();
      starts.push(cpuSeconds(site.apiPid()));
    }
    await sleep(2000);
    const idle = residentMb(site.apiPid());
    const paths = [
      '/api/packages/',
      '/api/packages/?sort=price_low',
      '/api/homepage/public/',
      '/api/resorts/',
      '/packages',
      '/ru',
    ];
    for (let round = 0; round < 4; round++) await load({ base: site.url, paths, amount: 1000 });
    const loaded = residentMb(site.apiPid());
    const start = median(starts);
    return [
      {
        row: 'P8 api.start',
        what: 'CPU to first 200',
        figure: `${start.toFixed(2)} s`,
        floor: '1.5 s',
        ok: start <= 1.5,
      },
      { row: 'P8 api.start', what: 'RSS idle', figure: `${idle.toFixed(0)} MB`, floor: '–', ok: true },
      {
        row: 'P8 api.start',
        what: 'RSS loaded',
        figure: `${loaded.toFixed(0)} MB`,
        floor: '220 MB',
        ok: loaded <= 220,
      },
    ];
  } finally {
    await site.stop();
  }
}
