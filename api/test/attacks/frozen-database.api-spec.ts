import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres } from '@atoll/tools/postgres.mjs';
import { Booking } from '../../src/sales/bookings/booking.entity.js';
import { createBuiltSite } from '../built-site.js';
import { TEST_PASSWORD, type TestApp } from '../create-test-app.js';

/** How long the database stands still; a minute in the nightly run. Milliseconds. */
const FROZEN = process.env['ATOLL_NIGHTLY'] ? 60_000 : 6000;
/** The longest that anybody waits for an answer, and until everything is as before. Milliseconds. */
const PATIENCE = 3000;
const RECOVERY = 5000;

const EMAIL = 'owner-of-frozen@test.example';

/** The postmaster and its children. */
function processesOf(postmaster: number): number[] {
  const parentOf = (pid: string) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  return [postmaster, ...children.map(Number)];
}

describe('a database that stands still', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'atoll-frozen-'));
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let test: TestApp;
  let url: string;
  const shared = process.env['ATOLL_TEST_SERVER'];
  beforeAll(async () => {
    // Its own: the one of the run is shared with other files.
    server = await startPostgres({ dir: path.join(dir, 'postgres'), password: 'test', profile: 'test' });
    process.env['ATOLL_TEST_SERVER'] = server.url;
    test = await createBuiltSite({ demo: true });
    await test.createUser('staff', 'owner', EMAIL);
    await test.app.listen(0, '127.0.0.1');
    url = await test.app.getUrl();
  }, 120_000);
  afterAll(async () => {
    // The process goes on with other files.
    process.env['ATOLL_TEST_SERVER'] = shared;
    signal('SIGCONT');
    await test.close();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }, 60_000);

  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(server.pid)) process.kill(pid, name);
  };

  interface Answer {
    at: string;
    status: number;
    wait: number;
    text: string;
    retryAfter: string | null;
    type: string | null;
  }
  async function call(at: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const started = performance.now();
    const post = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    };
    const answer = await fetch(url + at, post ?? { headers });
    const text = await answer.text();
    return {
      at,
      status: answer.status,
      wait: performance.now() - started,
      text,
      retryAfter: answer.headers.get('retry-after'),
      type: answer.headers.get('content-type'),
    };
  }
  const login = () => call('/api/token/', { email: EMAIL, password: TEST_PASSWORD });
  let slugs: string[];
  let total: string;
  const book = (key: string = randomUUID()) =>
    call(
      '/api/bookings/',
      {
        package: slugs[0],
        check_in: test.clock.maldivesDate(60),
        adults: 2,
        contact: { name: 'Anna', email: 'anna@example.com', phone: '+7 912 345-67-89' },
        accept_terms: true,
        shown_price: { total },
      },
      { 'idempotency-key': key },
    );

  it('costs the pools no place, however many connections are lost in a transaction', async () => {
    for (let lost = 0; lost < 12; lost++) {
      const losing = test.em().transactional(async (em) => {
        await em.execute('select 1');
        await em.execute('select pg_terminate_backend(pg_backend_pid())');
      });
      await expect(losing).rejects.toThrow(/terminat/);
    }
    expect(await test.em().count(Booking, {})).toBe(0);
  });

  it(
    'takes nothing away that was seen before, refuses the rest soon, and is forgotten soon after',
    async () => {
      const list = JSON.parse((await call('/api/packages/?page_size=20')).text) as {
        results: { slug: string; total_for_two: string }[];
      };
      slugs = list.results.map(({ slug }) => slug);
      total = list.results[0]!.total_for_two;
      const pages = ['/', '/ru', '/packages', `/packages/${slugs[0]}`, '/zh/resorts', `/packages/${slugs[0]}/book`];
      const reads = ['/api/packages/?page_size=20', '/api/homepage/public/', '/api/translations/?lang=ru'];
      const seen = new Map<string, string>();
      for (const at of [...pages, ...reads]) {
        const answer = await call(at);
        expect([at, answer.status]).toEqual([at, 200]);
        seen.set(at, answer.text);
      }
      const acknowledged: string[] = [];
      const first = await book();
      expect([first.status, first.text]).toEqual([201, expect.any(String)]);
      acknowledged.push((JSON.parse(first.text) as { reference: string }).reference);
      expect((await login()).status).toBe(200);

      // Somebody books at the very moment it happens.
      const key = randomUUID();
      const between = book(key);
      signal('SIGSTOP');
      const frozen = performance.now();
      const unseen = `/packages/${slugs[1]}`;
      let rounds = 0;
      while (performance.now() - frozen < FROZEN) {
        const [health, ready, signedIn, booked, made, ...known] = await Promise.all([
          call('/api/health/'),
          call('/api/ready/'),
          login(),
          book(),
          call(unseen),
          ...[...pages, ...reads].map((at) => call(at)),
        ]);
        for (const { at, wait } of [health, ready, signedIn, booked, made, ...known])
          expect({ at, round: rounds, soon: wait < PATIENCE, wait }).toMatchObject({ soon: true });
        expect(health.status).toBe(200);
        if (rounds > 0) expect([ready.status, ready.wait < 2000]).toEqual([503, true]);
        for (const refused of [signedIn, booked, made])
          expect([refused.at, refused.status, Number(refused.retryAfter) > 0]).toEqual([refused.at, 503, true]);
        expect(made.type).toBe('text/html; charset=utf-8');
        for (const { at, status, text } of known) expect([at, status, text]).toEqual([at, 200, seen.get(at)]);
        rounds += 1;
        await sleep(200);
      }
      expect(rounds).toBeGreaterThan(2);
      signal('SIGCONT');

      const deadline = performance.now() + RECOVERY;
      // Sent again under one key, as a guest does: places are few, and each of these is a real one.
      const after = randomUUID();
      const works = async () => {
        const answers = await Promise.all([call('/api/ready/'), login(), call(unseen), book(after)]);
        return { booked: answers[3], faults: answers.filter(({ status }) => status >= 300) };
      };
      let now = await works();
      for (; now.faults.length > 0; now = await works()) {
        if (performance.now() > deadline) expect(now.faults).toEqual([]);
        await sleep(100);
      }
      acknowledged.push((JSON.parse(now.booked.text) as { reference: string }).reference);
      // Whoever sends again what was cut short has one booking, not two.
      const cut = await between;
      const again = await book(key);
      expect([[201, 503].includes(cut.status), again.status, again.text]).toEqual([true, 201, expect.any(String)]);
      if (cut.status === 201) expect(again.text).toBe(cut.text);
      acknowledged.push((JSON.parse(again.text) as { reference: string }).reference);
      const stored = (await test.em().find(Booking, {})).map(({ reference }) => reference);
      expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    },
    FROZEN + 60_000,
  );
});
