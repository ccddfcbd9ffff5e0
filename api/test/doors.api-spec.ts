import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '@atoll/tools/postgres.mjs';
import { PLACES_LEFT } from '../src/catalogue/availability/stock.queries.js';
import { BuiltServer, DIST } from './built-server.js';
import { TEST_PASSWORD } from './create-test-app.js';
import { type MachineWorld, machineWorld } from './machine-world.js';
import { startMailServer } from './mail-server.js';

jest.setTimeout(240_000);

const PLACES = 10;
const CROWD = 200;
/** Jobs of a waiting list are taken up within seconds. Milliseconds. */
const PATIENCE = 90_000;

interface Call {
  url: string;
  body: object;
  token?: string | undefined;
}
interface Answer {
  status: number;
  body: Record<string, string>;
}

/** Two servers of one build in processes of their own, and a crowd that is spread over both. */
async function twoServers(dist = DIST) {
  const w = await machineWorld();
  const mail = await startMailServer();
  const start = async () => {
    const server = new BuiltServer(w.test.database.ownerConfig, await freePort(), mail.url, dist);
    await server.start();
    return server;
  };
  const servers = await Promise.all([start(), start()]);

  const once = async (server: BuiltServer, { url, body, token }: Call, key: string): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${server.url}/api/${url}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  /** One call to one of the two; whoever is told to come back does so, with the same key. */
  const send = async (call: Call, index = 0): Promise<Answer> => {
    const server = servers[index % 2] as BuiltServer;
    const key = randomUUID();
    for (;;) {
      const answer = await once(server, call, key);
      if (answer.status !== 503) return answer;
      await sleep(200);
    }
  };
  /** All calls at once. */
  const crowd = (calls: readonly Call[]) => Promise.all(calls.map((call, index) => send(call, index)));
  const signIn = async (url: 'token/' | 'customers/login/', email: string) => {
    const { status, body } = await send({ url, body: { email, password: TEST_PASSWORD } });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['access'] ?? body['token'] ?? '';
  };
  await w.test.createUser('staff', 'owner', 'doors@test.example');
  await w.test.createUser('customer', null, 'traveller@test.example');

  return {
    w,
    crowd,
    owner: await signIn('token/', 'doors@test.example'),
    customer: await signIn('customers/login/', 'traveller@test.example'),
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await w.test.close();
      await mail.close();
    },
  };
}

type Servers = Awaited<ReturnType<typeof twoServers>>;

/** What each door has to leave behind: ten got a place, all others were told that there is none, and the books agree. */
async function expectTen(w: MachineWorld, slug: string, date: string, answers: readonly Answer[]): Promise<void> {
  const told = answers.map(({ status, body }) => (status < 300 ? 'done' : `${status} ${body['code']}`));
  expect({ done: told.filter((one) => one === 'done').length, others: [...new Set(told)].toSorted() }).toEqual({
    done: PLACES,
    others: ['409 sold_out', 'done'],
  });
  await expectFull(w, slug, date);
}

async function expectFull(w: MachineWorld, slug: string, date: string, places = PLACES): Promise<void> {
  const row = await w.places(slug, date);
  expect((row?.held ?? 0) + (row?.sold ?? 0)).toBe(places);
  expect(await w.wrongCounts()).toEqual([]);
}

const many = (make: (index: number) => Call, count = CROWD) => Array.from({ length: count }, (_, index) => make(index));

describe(`ten places and ${CROWD} who want one of them from two processes`, () => {
  let s: Servers;
  let w: MachineWorld;
  let days = 40;
  const nextDay = () => w.day(days++);
  beforeAll(async () => {
    s = await twoServers();
    w = s.w;
  });
  afterAll(() => s.close());

  const booking = (slug: string, date: string, over: object = {}, token?: string): Call => ({
    url: 'bookings/',
    body: w.request(slug, date, 1, over),
    token,
  });
  const byStaff = { source: 'phone', staff_reason: 'Called us' };
  const idsOf = async (date: string, status: string) =>
    (
      await w.sql.primaryRows<{ id: string }>(
        'select id from booking where check_in = $1 and status = $2 order by id',
        [date, status],
      )
    ).map(({ id }) => id);
  const rewrite = (date: string, from: string, to: string) =>
    w.sql.primaryRows('update booking set status = $3 where check_in = $1 and status = $2', [date, from, to]);
  const counted = (slug: string, by: 'departures' | 'request') =>
    w.sql.primaryRows('update package set sold_by = $2 where slug = $1', [slug, by]);

  it('through the form', async () => {
    const date = nextDay();
    await w.depart('boat', date, PLACES);
    await expectTen(w, 'boat', date, await s.crowd(many(() => booking('boat', date))));
    expect(await w.places('boat', date)).toEqual({ held: PLACES, sold: 0 });
  });

  it('through the account of a customer who books by a program', async () => {
    const date = nextDay();
    await w.depart('asked', date, PLACES);
    await expectTen(w, 'asked', date, await s.crowd(many(() => booking('asked', date, {}, s.customer))));
  });

  it('through colleagues at the telephone', async () => {
    const date = nextDay();
    await w.depart('boat', date, PLACES);
    await expectTen(w, 'boat', date, await s.crowd(many(() => booking('boat', date, byStaff, s.owner))));
    expect(await w.places('boat', date)).toEqual({ held: 0, sold: PLACES });
  });

  it('through the waiting list, as soon as ten are cancelled', async () => {
    const date = nextDay();
    await w.depart('boat', date, PLACES);
    await s.crowd(many(() => booking('boat', date), PLACES));
    const waiting = await s.crowd(many(() => booking('boat', date, { join_waitlist: true })));
    expect(new Set(waiting.map(({ status, body }) => `${status} ${body['status']}`))).toEqual(
      new Set(['201 waitlisted']),
    );
    const held = await idsOf(date, 'on_hold');
    const body = { reason_code: 'agency', confirm_fee: '0.00' };
    const ends = await s.crowd(held.map((id) => ({ url: `bookings/${id}/cancel/`, body, token: s.owner })));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([200]));
    // Both processes take up the jobs that the cancellations left.
    const end = performance.now() + PATIENCE;
    const rest = async () =>
      (await w.sql.primaryRows(`select from pgboss.job where name = 'stock.freed' and state < 'completed'`)).length;
    while ((await idsOf(date, 'on_hold')).length < PLACES || (await rest()) > 0) {
      if (performance.now() > end) break;
      await sleep(200);
    }
    expect(await idsOf(date, 'on_hold')).toHaveLength(PLACES);
    expect(await idsOf(date, 'waitlisted')).toHaveLength(CROWD - PLACES);
    await expectFull(w, 'boat', date);
  });

  it('through the agency’s yes, what it takes up again, and changes that it accepts', async () => {
    const date = nextDay();
    const asked = await s.crowd(many(() => booking('free', date), CROWD + 2 * PLACES));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201]));
    await counted('free', 'departures');
    await w.depart('free', date, PLACES);
    const all = async (status: string, step: string) =>
      s.crowd((await idsOf(date, status)).map((id) => ({ url: `bookings/${id}/${step}/`, body: {}, token: s.owner })));
    await expectTen(w, 'free', date, await all('requested', 'approve'));

    // Nobody else has a place: they might as well have been cancelled.
    await rewrite(date, 'requested', 'cancelled');
    await w.sql.primaryRows('update departure set capacity = $2 where start_date = $1', [date, 2 * PLACES]);
    const reopened = await all('cancelled', 'reopen');
    expect(reopened.filter(({ status }) => status === 200)).toHaveLength(PLACES);
    await expectFull(w, 'free', date, 2 * PLACES);

    await rewrite(date, 'cancelled', 'requested');
    const other = nextDay();
    const left = (
      await w.sql.primaryRows<{ id: string }>(
        `select id from booking b where check_in = $1 and status = 'requested'
           and not exists (select from allocation a where a.booking_id = b.id and a.released_at is null)`,
        [date],
      )
    ).map(({ id }) => id);
    expect(left).toHaveLength(CROWD);
    await w.depart('free', other, CROWD);
    const wishes = await s.crowd(
      left.map((id) => ({ url: `bookings/${id}/change-requests/`, body: { check_in: other }, token: s.owner })),
    );
    expect(new Set(wishes.map(({ status }) => status))).toEqual(new Set([201]));
    await w.sql.primaryRows('update departure set capacity = $2 where start_date = $1', [other, PLACES]);
    const yes = await s.crowd(
      wishes.map(({ body: { id } }, index) => ({
        url: `bookings/${left[index]}/change-requests/${id}/accept/`,
        body: { confirm_total: '1000.00' },
        token: s.owner,
      })),
    );
    await expectTen(w, 'free', other, yes);
    await expectFull(w, 'free', date, 2 * PLACES);
  });
});

describe('the same crowd where the guard was taken out', () => {
  let s: Servers;
  const dist = path.join(DIST, 'unguarded');
  beforeAll(async () => {
    const entries = await fs.readdir(DIST);
    await fs.mkdir(dist);
    await Promise.all(
      entries
        .filter((entry) => entry !== path.basename(dist))
        .map((entry) => fs.cp(path.join(DIST, entry), path.join(dist, entry), { recursive: true })),
    );
    const files = [path.join(dist, 'server/server.mjs'), path.join(dist, 'catalogue/availability/stock.queries.js')];
    const replaced = files.map(async (file) => {
      const source = await fs.readFile(file, 'utf8');
      expect(source).toContain(PLACES_LEFT);
      await fs.writeFile(file, source.replaceAll(PLACES_LEFT, 'true'));
    });
    await Promise.all(replaced);
    s = await twoServers(dist);
    const owner = new pg.Client({ connectionString: s.w.test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await owner.query('alter table departure drop constraint departure_places_check');
    await owner.end();
  });
  afterAll(async () => {
    await s?.close();
    await fs.rm(dist, { recursive: true, force: true });
  });

  it('gets more than there is, and is caught at it', async () => {
    const { w } = s;
    const date = w.day(40);
    await w.depart('boat', date, PLACES);
    const answers = await s.crowd(many(() => ({ url: 'bookings/', body: w.request('boat', date, 1) }), 60));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    await expect(expectTen(w, 'boat', date, answers)).rejects.toThrow('"done": 60');
    await expect(expectFull(w, 'boat', date)).rejects.toThrow('60');
  });
});
