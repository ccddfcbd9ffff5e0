// Rows about what a booking costs: requests sent as forms send them, for places that are counted, beside one bare insert of the same
// bytes; and four times as many callers as there is room for.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import pg from 'pg';
import { startSite } from '../site.mjs';
import { startLimit } from './limit-server.mjs';
import { load, median } from './measure.mjs';

const PAIRS = 5;
const AMOUNT = 600;
/** Days on which the trip departs; each has places for all who come. */
const DATES = 30;
const TRIP = 'southern-atolls-slow-road';
/** Callers of the other rows are 32. */
const CROWD = 128;
const CROWD_SECONDS = 8;

const post = async (url, body) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Departures on as many days with room for everybody, and what two pay on each. */
async function fillDepartures(site, client) {
  const { rows } = await client.query(
    `with days as (select current_date + 60 + n as day from generate_series(1, $2::int) as n),
     made as (
       insert into departure (package_id, start_date, end_date, capacity, cutoff_at)
       select p.id, day, day + p.duration_nights, 100000, day::timestamp at time zone 'Indian/Maldives'
       from package p, days where p.slug = $1
       on conflict (package_id, start_date) do update set capacity = 100000, status = 'open', price_minor = null
       returning start_date)
     select start_date::text as day from made order by 1`,
    [TRIP, DATES],
  );
  await site.restartApi();
  const quoted = async ({ day }) => {
    const stay = { package: TRIP, check_in: day, adults: 2 };
    return { ...stay, total: (await post(`${site.url}/api/bookings/quote/`, stay)).total };
  };
  return Promise.all(rows.map((row) => quoted(row)));
}

/** As a form would send it: ever another traveller, and a key of its own. */
function request({ total, ...stay }) {
  const body = {
    ...stay,
    contact: {
      name: 'Anna Smirnova',
      email: `${randomUUID().slice(0, 12)}@traveller.example`,
      phone: '+7 912 345-67-89',
    },
    special_requests: 'A quiet villa, please.',
    accept_terms: true,
    shown_price: { total },
  };
  return {
    method: 'POST',
    path: '/api/bookings/',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  };
}

const numberOf = async (client, text) => (await client.query(text)).rows[0].n;
const HELD = `select coalesce(sum(held), 0)::int as n from departure`;
const BOOKED = 'select count(*)::int as n from booking';

/** A site whose trip departs on many days. */
async function withDepartures(work) {
  const site = await startSite();
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    return await work(site, client, await fillDepartures(site, client));
  } finally {
    await client.end();
    await site.stop();
  }
}

/** P7: bookings a second, of ours and of a `node:http` server that only inserts the body and returns its id. */
export const booking = () =>
  withDepartures(async (site, client, stays) => {
    await client.query(
      `drop schema if exists bench cascade; create schema bench;
       create table bench.booking (id uuid primary key default gen_random_uuid(), key text unique, body jsonb not null)`,
    );
    const bare = await startLimit(site.databaseUrl);
    const shares = [];
    const speeds = [];
    try {
      const [before, heldBefore] = [await numberOf(client, BOOKED), await numberOf(client, HELD)];
      for (let round = -1; round < PAIRS; round++) {
        const send = (base) =>
          load({
            base,
            requests: Array.from({ length: AMOUNT }, (_, n) => request(stays[n % stays.length])),
            amount: AMOUNT,
          });
        const mine = await send(site.url);
        const theirs = await send(bare.url);
        if (round < 0) continue;
        shares.push((100 * mine.perSecond) / theirs.perSecond);
        speeds.push(mine.perSecond);
      }
      // Answered is stored, on both sides, each once; and its places are counted.
      const all = (PAIRS + 1) * AMOUNT;
      const stored = [
        (await numberOf(client, BOOKED)) - before,
        await numberOf(client, 'select count(*)::int as n from bench.booking'),
        ((await numberOf(client, HELD)) - heldBefore) / 2,
      ];
      if (stored.some((count) => count !== all))
        throw new Error(`${all} bookings were answered; ${stored.join(', ')} are stored, inserted and counted.`);
    } finally {
      await bare.stop();
    }
    const share = median(shares);
    return [
      {
        row: 'P7 api.book',
        what: `POST /api/bookings/ for counted places, ${median(speeds).toFixed(0)} a second`,
        figure: `${share.toFixed(0)} % of req/s`,
        floor: '25 % (goal 40 %)',
        ok: share >= 25,
      },
    ];
  });

/**
 * Four times as many callers: what each of them was told, and how long the last of a hundred waited. Milliseconds.
 * @param next makes the request with a number, when it is sent: thousands made ahead would take the time in which they wait
 * @returns `other` names what nobody should be told, with how often: statuses, and calls without an answer
 */
async function crowdAt(base, next) {
  const told = { done: 0, later: 0, other: {} };
  let sent = 0;
  const count = (what, times = 1) => {
    if (times > 0) told.other[what] = (told.other[what] ?? 0) + times;
  };
  const result = await autocannon({
    url: base,
    connections: CROWD,
    duration: CROWD_SECONDS,
    timeout: 30,
    requests: [{ setupRequest: (own) => ({ ...own, ...next(sent++) }) }],
    setupClient(own) {
      own.on('headers', ({ statusCode, headers }) => {
        const names = headers.filter((_, n) => n % 2 === 0).map((name) => String(name).toLowerCase());
        if (statusCode < 300) told.done += 1;
        else if (statusCode === 503 && names.includes('retry-after')) told.later += 1;
        else count(statusCode);
      });
    },
  });
  count('without an answer', result.errors);
  return { ...told, p99: result.latency.p99 };
}

/** P6 for the sale: bookings and calendars at four times the load are answered, or told when to come back. */
export const overload = () =>
  withDepartures(async (site, _client, stays) => {
    const days = (n) => ({
      path: `/api/availability/?package=${TRIP}&from=${stays[0].check_in}&to=${stays.at(-1).check_in}&adults=${1 + (n % 20)}`,
    });
    const crowds = {
      'POST /api/bookings/': (n) => request(stays[n % stays.length]),
      'GET /api/availability/': days,
    };
    const rows = [];
    for (const [what, next] of Object.entries(crowds)) {
      const { done, later, other, p99 } = await crowdAt(site.url, next);
      const rest = Object.entries(other).map(([kind, times]) => `${times} ${kind}`);
      rows.push({
        row: 'P6 api.overload',
        what: `${what}, ${CROWD} callers: ${done} answered, ${later} told when to come back, p99 ${p99} ms`,
        figure: rest.length > 0 ? rest.join(', ') : '0 else',
        floor: '0',
        ok: done > 0 && rest.length === 0,
      });
    }
    return rows;
  });
