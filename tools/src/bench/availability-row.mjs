// The row about availability: 366 days of a package with their prices, beside the statement alone.
import pg from 'pg';
import { startSite } from '../site.mjs';
import { PACKAGES, cpuRatio, ratioRow } from './api-rows.mjs';
import { fillPackages } from './dataset.mjs';

const DAYS = 366;
const REQUESTS = 200;

/** Departures and stays for the copies of packages that have some, and the slugs of all in no order. */
async function fillStock(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const copies = `package c join package p on c.slug ~ '-[0-9]+$' and p.slug = regexp_replace(c.slug, '-[0-9]+$', '')`;
  try {
    await client.query(
      `insert into departure (package_id, start_date, end_date, capacity, held, sold, status, min_to_run, cutoff_at)
       select c.id, d.start_date, d.end_date, d.capacity, d.held, d.sold, d.status, d.min_to_run, d.cutoff_at
       from ${copies} join departure d on d.package_id = p.id;
       insert into package_stay (package_id, position, resort_id, room_code, nights)
       select c.id, s.position, s.resort_id, s.room_code, s.nights from ${copies} join package_stay s on s.package_id = p.id`,
    );
    await client.query('vacuum analyze');
    const { rows } = await client.query(`select slug from package where status = 'published' order by md5(slug)`);
    return rows.map(({ slug }) => slug);
  } finally {
    await client.end();
  }
}

const after = (day, days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Every address differs, so that no cache has a part in it. */
const pathsOf = (slugs, today) => (amount, offset) =>
  Array.from({ length: amount }, (_, n) => {
    const i = offset + n;
    const from = after(today, 1 + (i % 150));
    const adults = String(1 + (Math.floor(i / 150) % 20));
    const asked = { package: slugs[i % slugs.length], from, to: after(from, DAYS - 1), adults };
    return `/api/availability/?${new URLSearchParams(asked)}`;
  });

/** `availability/` for a year at many packages. */
export async function availability() {
  const site = await startSite();
  try {
    await fillPackages(site.databaseUrl, PACKAGES);
    const slugs = await fillStock(site.databaseUrl);
    await site.restartApi();
    const today = after(new Date().toISOString().slice(0, 10), 1);
    const figures = await cpuRatio(site, pathsOf(slugs, today), REQUESTS);
    return [ratioRow('P17 api.availability', `${DAYS} days, ${slugs.length} packages`, figures, 2)];
  } finally {
    await site.stop();
  }
}
