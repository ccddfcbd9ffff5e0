// Rows about public reads: lists, one thing and cached answers, each beside its limit.
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { startSite } from '../site.mjs';
import { fillPackages } from './dataset.mjs';
import { startBuffer, startLimit } from './limit-server.mjs';
import { cpuOfFamily, cpuSeconds, load, median } from './measure.mjs';
import { storeCards, storeLists } from './stored-cards.mjs';

const ROUNDS = 5;
/** Both sides of a pair are loaded within four seconds: a machine that slows down in between slows both. */
const PAIRS = 7;
/** Packages of the rows; smaller figures only to try them out. */
export const PACKAGES = Number(process.env.ATOLL_BENCH_PACKAGES ?? 20_000);
const DOCUMENTS = 8000;
const SORTS = ['price_low', 'price_high', 'newest', 'duration', 'rating', 'featured'];
const CATEGORIES = ['adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'];
const DESTINATIONS = ['baa-atoll', 'south-male-atoll', 'dhigurah', 'maafushi'];
/** Other public lists that grow with the agency. */
const LISTS = ['resorts', 'destinations', 'experiences', 'transfers', 'posts', 'faqs', 'reviews'];

/** What visitors ask for: a destination or a category, a price, an order. Every address differs, so that no cache has a part in it. */
export function listPaths(amount, offset) {
  return Array.from({ length: amount }, (_, n) => {
    const i = offset + n;
    const filter = new URLSearchParams({ sort: SORTS[i % SORTS.length], price_min: (60 + i / 100).toFixed(2) });
    if (i % 2) filter.set('category', CATEGORIES[(i >> 1) % CATEGORIES.length]);
    else filter.set('destination', DESTINATIONS[(i >> 1) % DESTINATIONS.length]);
    if (i % 3 === 0) filter.set('duration_min', String(3 + (i % 5)));
    return `/api/packages/?${filter}`;
  });
}

/** CPU per request of server and Postgres, ours and the limit's alternately; the medians. */
export async function cpuRatio(site, pathsOf, amount) {
  const server = await startLimit(site.databaseUrl);
  const postgres = postmasterOf(site);
  const ours = { base: site.url, cpu: () => cpuSeconds(site.apiPid()) + cpuOfFamily(postgres) };
  const bare = { base: server.url, cpu: () => cpuSeconds(server.pid) + cpuOfFamily(postgres) };
  const samples = { ours: [], bare: [] };
  try {
    for (let round = -1; round < ROUNDS; round++) {
      const paths = pathsOf(amount, (round + 1) * amount);
      const mine = await load({ ...ours, paths, amount });
      const theirs = await load({ ...bare, paths, amount });
      if (round < 0) continue;
      samples.ours.push(mine.cpuMs);
      samples.bare.push(theirs.cpuMs);
    }
  } finally {
    await server.stop();
  }
  return { ours: median(samples.ours), bare: median(samples.bare) };
}

/** A row of a read beside its limit. */
export const ratioRow = (row, what, { ours, bare }, floor) => ({
  row,
  what: `${what}: CPU a request, ${ours.toFixed(2)} ms vs ${bare.toFixed(2)} ms`,
  figure: `${(ours / bare).toFixed(2)}×`,
  floor: floor === undefined ? '–' : `${floor}×`,
  ok: floor === undefined || ours / bare <= floor,
});

/** As programs ask, and as browsers do. */
const ENCODINGS = ['identity', 'br'];

/** The bytes of an answer as they are sent, in the encoding asked for. @throws Error when it comes in another */
async function rawBody(url, encoding) {
  const [answer] = await once(http.get(url, { headers: { 'accept-encoding': encoding } }), 'response');
  const sent = answer.headers['content-encoding'] ?? 'identity';
  if (sent !== encoding) throw new Error(`${url} came as ${sent}, not ${encoding}`);
  return buffer(answer);
}

async function cachedRows(site) {
  const rows = [];
  for (const address of ['/api/packages/', '/api/homepage/public/', '/api/translations/?lang=ru']) {
    for (const encoding of ENCODINGS) {
      const asked = { paths: [address], duration: 2, headers: { 'accept-encoding': encoding } };
      const limit = await startBuffer(await rawBody(site.url + address, encoding));
      const shares = [];
      try {
        for (let round = -1; round < PAIRS; round++) {
          const mine = await load({ base: site.url, ...asked });
          const theirs = await load({ base: limit.url, ...asked });
          if (round >= 0) shares.push((100 * mine.perSecond) / theirs.perSecond);
        }
      } finally {
        await limit.stop();
      }
      const share = median(shares);
      rows.push({
        row: 'P3 api.cached',
        what: `${address}, ${encoding}`,
        figure: `${share.toFixed(0)} % of req/s`,
        floor: '50 %',
        ok: share >= 50,
      });
    }
  }
  return rows;
}

/** A first page of every other list. Written in ever new ways, so that no cache has a part in it. */
async function otherLists(site) {
  const lists = {};
  for (const name of LISTS) {
    const answer = await (await fetch(`${site.url}/api/${name}/?page_size=12`)).json();
    lists[`/api/${name}/`] = answer.results;
  }
  await storeLists(site.databaseUrl, lists);
  const rows = [];
  for (const [address, items] of Object.entries(lists)) {
    const paths = (amount, offset) =>
      Array.from({ length: amount }, (_, n) => `${address}?page_size=12&page=${'1'.padStart(offset + n + 1, '0')}`);
    rows.push(ratioRow('P1 api.lists', `${address} (${items.length})`, await cpuRatio(site, paths, 300)));
  }
  return rows;
}

/** The numbers beside the choices of a list count all of it, for every choice: what one answer takes, without a cache. */
async function facetsRow(site) {
  const postgres = postmasterOf(site);
  const cpu = () => cpuSeconds(site.apiPid()) + cpuOfFamily(postgres);
  const samples = [];
  for (let round = -1; round < ROUNDS; round++) {
    const paths = listPaths(60, (round + 1) * 60).map((address) =>
      address.replace('/?', '/facets/?').replace(/sort=\w+&/, ''),
    );
    const { cpuMs } = await load({ base: site.url, cpu, paths, amount: 60 });
    if (round >= 0) samples.push(cpuMs);
  }
  const cpuMs = median(samples);
  return {
    row: 'P1 api.facets',
    what: 'packages: CPU a request',
    figure: `${cpuMs.toFixed(0)} ms`,
    floor: '100 ms',
    ok: cpuMs <= 100,
  };
}

async function onePaths(site) {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select id from bench.document order by md5(id::text)');
  await client.end();
  return (amount, offset) => rows.slice(offset, offset + amount).map(({ id }) => `/api/packages/${id}/`);
}

export const postmasterOf = (site) =>
  Number(fs.readFileSync(path.join(site.dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** @param {('api.list'|'api.lists'|'api.facets'|'api.one'|'api.cached')[]} wanted */
export async function apiRows(wanted) {
  const site = await startSite();
  const rows = [];
  try {
    if (wanted.includes('api.cached')) rows.push(...(await cachedRows(site)));
    if (wanted.some((row) => row !== 'api.cached')) {
      await fillPackages(site.databaseUrl, PACKAGES);
      await storeCards(site.databaseUrl, wanted.includes('api.one') ? DOCUMENTS : 0);
      await site.restartApi();
    }
    if (wanted.includes('api.list'))
      rows.push(ratioRow('P1 api.list', 'packages', await cpuRatio(site, listPaths, 1200), 1.5));
    if (wanted.includes('api.one'))
      rows.push(ratioRow('P2 api.one', 'packages', await cpuRatio(site, await onePaths(site), 1200), 1.5));
    if (wanted.includes('api.facets')) rows.push(await facetsRow(site));
    if (wanted.includes('api.lists')) rows.push(...(await otherLists(site)));
  } finally {
    await site.stop();
  }
  return rows;
}
