// Row about what a booking costs: requests sent as forms send them, beside one bare insert of the same bytes.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startSite } from '../site.mjs';
import { startLimit } from './limit-server.mjs';
import { load, median } from './measure.mjs';

const PAIRS = 5;
const AMOUNT = 600;

/** As a form would send it: ever another traveller, and a key of its own. */
function request(offer) {
  const adults = Math.max(2, offer.group_size_min);
  const units = offer.pricing_type === 'per_person' ? adults : 1;
  const body = {
    package: offer.slug,
    check_in: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
    adults,
    contact: {
      name: 'Anna Smirnova',
      email: `${randomUUID().slice(0, 12)}@traveller.example`,
      phone: '+7 912 345-67-89',
    },
    special_requests: 'A quiet villa, please.',
    accept_terms: true,
    shown_price: { total: (Number(offer.price) * units).toFixed(2) },
  };
  return {
    method: 'POST',
    path: '/api/bookings/',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  };
}

const rowsOf = async (client, table) => (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n;

/** P7: bookings a second, of ours and of a `node:http` server that only inserts the body and returns its id. */
export async function booking() {
  const site = await startSite();
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(
    `drop schema if exists bench cascade; create schema bench;
     create table bench.booking (id uuid primary key default gen_random_uuid(), key text unique, body jsonb not null)`,
  );
  const bare = await startLimit(site.databaseUrl);
  const shares = [];
  const speeds = [];
  try {
    const { results } = await (await fetch(`${site.url}/api/packages/?page_size=1`)).json();
    const before = await rowsOf(client, 'booking');
    for (let round = -1; round < PAIRS; round++) {
      const send = (base) =>
        load({ base, requests: Array.from({ length: AMOUNT }, () => request(results[0])), amount: AMOUNT });
      const mine = await send(site.url);
      const theirs = await send(bare.url);
      if (round < 0) continue;
      shares.push((100 * mine.perSecond) / theirs.perSecond);
      speeds.push(mine.perSecond);
    }
    // Answered is stored: on both sides, each once.
    const stored = [(await rowsOf(client, 'booking')) - before, await rowsOf(client, 'bench.booking')];
    if (stored.some((count) => count !== (PAIRS + 1) * AMOUNT))
      throw new Error(`${(PAIRS + 1) * AMOUNT} bookings were answered, ${stored.join(' and ')} are stored.`);
  } finally {
    await client.end();
    await bare.stop();
    await site.stop();
  }
  const share = median(shares);
  return [
    {
      row: 'P7 api.book',
      what: `POST /api/bookings/, ${median(speeds).toFixed(0)} a second`,
      figure: `${share.toFixed(0)} % of req/s`,
      floor: '25 %',
      ok: share >= 25,
    },
  ];
}
