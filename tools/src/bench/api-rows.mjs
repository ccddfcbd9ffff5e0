// Rows about public reads: list, one and cached, each beside its limit.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startSite } from '../site.mjs';
import { fillPackages } from './dataset.mjs';
import { startBuffer, startLimit } from './limit-server.mjs';
import { cpuOfFamily, cpuSeconds, load, median } from './measure.mjs';

const API = path.resolve(import.meta.dirname, '../../../api/dist');
const ROUNDS = 3;
/** Both sides of a pair are loaded within four seconds: a machine that slows down in between slows both. */
const PAIRS = 7;
const PACKAGES = 20_000;
const SORTS = ['price_low', 'price_high', 'newest', 'duration', 'rating', 'featured'];
const CATEGORIES = ['adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'];

/** Every address differs, so that no cache of answers has a part in it. */
export function listPaths(amount, offset) {
  return Array.from({ length: amount }, (_, n) => {
    const i = offset + n;
    const filter = new URLSearchParams({ sort: SORTS[i % SORTS.length], price_min: (60 + i / 100).toFixed(2) });
    if (i % 2) filter.set('category', CATEGORIES[i % CATEGORIES.length]);
    if (i % 3 === 0) filter.set('duration_min', String(3 + (i % 5)));
    if (i % 5 === 0) filter.set('destination', 'baa-atoll');
    return `/api/packages/?${filter}`;
  });
}

const named = ({ text, values }) => ({ name: createHash('md5').update(text).digest('hex'), text, values });

/** The statement the API would run for an address of a list. */
export async function limits() {
  const { getPackage, listPackages } = await import(path.join(API, 'packages/packages.queries.js'));
  return {
    list: {
      answer(url) {
        const query = Object.fromEntries(url.searchParams);
        const typed = {
          ...query,
          price_min: Number(query.price_min),
          ...(query.duration_min && { duration_min: Number(query.duration_min) }),
          ...(query.destination && { destination: [query.destination] }),
        };
        return named(listPackages(typed, query.sort, 'en'));
      },
      toBody: ({ count, body }) => `{"count":${count},"next":null,"previous":null,"results":${body}}`,
    },
    one: {
      answer: (url) => named(getPackage(url.pathname.split('/')[3], undefined, 'en')),
      toBody: ({ body }) => body,
    },
  };
}

/** CPU per request of server and Postgres, ours and the limit's alternately; the ratio of the medians. */
export async function cpuRatio(site, postgresPid, limit, pathsOf, amount) {
  const server = await startLimit({ databaseUrl: site.databaseUrl, ...limit });
  const ours = { base: site.url, cpu: () => cpuSeconds(site.apiPid()) + cpuOfFamily(postgresPid) };
  const bare = { base: server.url, cpu: () => cpuSeconds(process.pid) + cpuOfFamily(postgresPid) };
  const samples = { ours: [], bare: [] };
  try {
    for (let round = -1; round < ROUNDS; round++) {
      const paths = pathsOf(amount, (round + 1) * amount);
      // The load generator shares the bare server's process: its own cost is measured on the other side and taken off.
      const before = cpuSeconds(process.pid);
      const mine = await load({ ...ours, paths, amount });
      const generator = ((cpuSeconds(process.pid) - before) * 1000) / amount;
      const theirs = await load({ ...bare, paths, amount });
      if (round < 0) continue;
      samples.ours.push(mine.cpuMs);
      samples.bare.push(theirs.cpuMs - generator);
    }
  } finally {
    await server.stop();
  }
  return { ours: median(samples.ours), bare: median(samples.bare) };
}

async function cachedRows(site) {
  const rows = [];
  for (const address of ['/api/packages/', '/api/homepage/public/', '/api/translations/?lang=ru']) {
    const body = Buffer.from(
      await (await fetch(site.url + address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
    );
    const buffer = await startBuffer(body);
    const shares = [];
    try {
      for (let round = -1; round < PAIRS; round++) {
        const mine = await load({ base: site.url, paths: [address], duration: 2 });
        const theirs = await load({ base: buffer.url, paths: [address], duration: 2 });
        if (round >= 0) shares.push((100 * mine.perSecond) / theirs.perSecond);
      }
    } finally {
      await buffer.stop();
    }
    const share = median(shares);
    rows.push({
      row: 'P3 api.cached',
      what: address,
      figure: `${share.toFixed(0)} % of req/s`,
      floor: '50 %',
      ok: share >= 50,
    });
  }
  return rows;
}

export const postmasterOf = (site) =>
  Number(fs.readFileSync(path.join(site.dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** @param {('api.list'|'api.one'|'api.cached')[]} wanted */
export async function apiRows(wanted) {
  const site = await startSite();
  const rows = [];
  const ratioRow = (row, { ours, bare }) => {
    const ratio = ours / bare;
    rows.push({
      row,
      what: `CPU a request, ${ours.toFixed(2)} ms vs ${bare.toFixed(2)} ms`,
      figure: `${ratio.toFixed(2)}×`,
      floor: '2.5×',
      ok: ratio <= 2.5,
    });
  };
  try {
    if (wanted.includes('api.cached')) rows.push(...(await cachedRows(site)));
    if (wanted.includes('api.list') || wanted.includes('api.one')) {
      await fillPackages(site.databaseUrl, PACKAGES);
      await site.restartApi();
      const { list, one } = await limits();
      const postmaster = postmasterOf(site);
      if (wanted.includes('api.list')) ratioRow('P1 api.list', await cpuRatio(site, postmaster, list, listPaths, 1200));
      if (wanted.includes('api.one')) {
        const client = new pg.Client({ connectionString: site.databaseUrl });
        await client.connect();
        const ids = (await client.query('select id from package order by md5(id::text) limit 8000')).rows.map(
          ({ id }) => id,
        );
        await client.end();
        const onePaths = (amount, offset) => ids.slice(offset, offset + amount).map((id) => `/api/packages/${id}/`);
        ratioRow('P2 api.one', await cpuRatio(site, postmaster, one, onePaths, 2000));
      }
    }
  } finally {
    await site.stop();
  }
  return rows;
}
