// Rows about searching, growing and crowding: CPU of free-text search beside its limit, of list and search at ten times the
// rows, and how far the slowest answers are from the usual one.
import { startSite } from '../site.mjs';
import { PACKAGES, cpuRatio, listPaths, postmasterOf, ratioRow } from './api-rows.mjs';
import { fillPackages } from './dataset.mjs';
import { cpuOfFamily, cpuSeconds, load, median } from './measure.mjs';
import { storeCards } from './stored-cards.mjs';

const ROUNDS = 3;
const GROWN = PACKAGES * 10;
const WORDS = ['reef', 'manta', 'Malé', 'Мале', '马累', 'whale', 'honeymoon', 'атолл'];

/** Every address differs, so that no cache of answers has a part in it. */
const searchPaths = (amount, offset) =>
  Array.from({ length: amount }, (_, n) => {
    const i = offset + n;
    return `/api/packages/?${new URLSearchParams({ sort: 'featured', search: WORDS[i % WORDS.length], price_min: (60 + i / 100).toFixed(2) })}`;
  });

async function cpuOf(site, pathsOf, amount) {
  const postmaster = postmasterOf(site);
  const cpu = () => cpuSeconds(site.apiPid()) + cpuOfFamily(postmaster);
  const samples = [];
  for (let round = -1; round < ROUNDS; round++) {
    const paths = pathsOf(amount, (round + 1) * amount);
    // Few callers: what a request costs is asked here, not how a crowd waits.
    const { cpuMs } = await load({ base: site.url, cpu, paths, amount, connections: 8 });
    if (round >= 0) samples.push(cpuMs);
  }
  return median(samples);
}

const growth = (what, before, after, floor) => ({
  row: 'P5 api.growth',
  what: `${what}, ${PACKAGES} → ${GROWN}: ${before.toFixed(2)} → ${after.toFixed(2)} ms`,
  figure: `${(after / before).toFixed(2)}×`,
  floor: `${floor}×`,
  ok: after / before <= floor,
});

/** All callers begin at once, and wait for each other: among fewer requests those first ones would be the slowest hundredth. */
const TAIL = 4800;

async function tailRows(site) {
  const tails = [];
  for (let round = 0; round < ROUNDS; round++) {
    const paths = listPaths(TAIL, 500_000 + round * TAIL);
    const { p50, p99 } = await load({ base: site.url, paths, amount: TAIL });
    tails.push(p99 / Math.max(p50, 1));
  }
  const tail = median(tails);
  const rows = [
    { row: 'P6 api.tail', what: 'p99 / p50, 32 callers', figure: `${tail.toFixed(2)}×`, floor: '3×', ok: tail <= 3 },
  ];
  const crowd = await load({ base: site.url, paths: listPaths(2400, 600_000), amount: 2400, connections: 128 }).then(
    () => 'all answered',
    (error) => error.message,
  );
  rows.push({ row: 'P6 api.tail', what: '128 callers', figure: crowd, floor: 'no 5xx', ok: crowd === 'all answered' });
  return rows;
}

/** @param {('api.search'|'api.growth'|'api.tail')[]} wanted */
export async function growthRows(wanted) {
  const site = await startSite();
  const rows = [];
  try {
    await fillPackages(site.databaseUrl, PACKAGES);
    await site.restartApi();
    if (wanted.includes('api.tail')) rows.push(...(await tailRows(site)));
    if (wanted.includes('api.search')) {
      await storeCards(site.databaseUrl);
      rows.push(ratioRow('P4 api.search', 'packages', await cpuRatio(site, searchPaths, 400), 2));
    }
    if (wanted.includes('api.growth')) {
      const before = [await cpuOf(site, listPaths, 800), await cpuOf(site, searchPaths, 200)];
      await fillPackages(site.databaseUrl, GROWN);
      await site.restartApi();
      rows.push(growth('list', before[0], await cpuOf(site, listPaths, 800), 1.5));
      rows.push(growth('search', before[1], await cpuOf(site, searchPaths, 200), 10));
    }
  } finally {
    await site.stop();
  }
  return rows;
}
