import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort, startPostgres } from '@atoll/tools/postgres.mjs';
import { BuiltServer } from '../built-server.js';
import { TEST_PASSWORD } from '../create-test-app.js';
import { type MailServer, startMailServer } from '../mail-server.js';
import { type MoneyWorld, moneyWorld } from '../money-world.js';
import { StubbornGuests, type Told } from './stubborn-guests.js';

/** The whole takes some six seconds for each, and two minutes. */
const KILLS = Number(process.env['ATOLL_KILLS'] ?? 30);
const GUESTS = 3;
const DATES = 30;
/** Places of a date: some are full soon, and others now and then. */
const placesOf = (date: number): number => (date % 3 === 0 ? 4 : 24);
/** Until what is planned for each minute has been done, whoever was killed. Milliseconds. */
const TIMERS = 240_000;
/** A job that died with its worker is made up for by a look at everybody who waits, every five minutes. Milliseconds. */
const OFFERS = 360_000;

const COLLEAGUE = { email: 'colleague@test.example', password: TEST_PASSWORD };

const VICTIMS = ['api', 'worker', 'postmaster', 'backend'] as const;
type Victim = (typeof VICTIMS)[number];

/** Processes that a process has started. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });

/** `kill -9`; who has ended meanwhile needs none. */
function shoot(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

describe('processes that are killed while people book, pay and cancel', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'atoll-killed-'));
  const shared = process.env['ATOLL_TEST_SERVER'];
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let mail: MailServer;
  let w: MoneyWorld;
  let api: BuiltServer;
  let worker: BuiltServer;
  let guests: StubbornGuests | null = null;
  const startDatabase = (port?: number) =>
    startPostgres({ dir: path.join(dir, 'postgres'), password: 'test', profile: 'product', ...(port && { port }) });

  beforeAll(async () => {
    // Its own, with the settings of the product: what it has said yes to is on disk.
    postgres = await startDatabase();
    process.env['ATOLL_TEST_SERVER'] = postgres.url;
    mail = await startMailServer();
    w = await moneyWorld();
    await Promise.all(dates().map((date, index) => w.depart('boat', date, placesOf(index))));
    const [one, two] = [await freePort(), await freePort()];
    api = new BuiltServer(w.test.database.ownerConfig, one, mail.url);
    worker = new BuiltServer(w.test.database.ownerConfig, two, mail.url);
    await Promise.all([api.start(), worker.start()]);
    await w.test.createUser('staff', 'owner', COLLEAGUE.email);
  }, 180_000);
  afterAll(async () => {
    process.env['ATOLL_TEST_SERVER'] = shared;
    await guests?.end();
    await Promise.all([api.kill(), worker.kill()]);
    await w.test.close();
    await mail.close();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }, 60_000);

  const dates = () => Array.from({ length: DATES }, (_, index) => w.day(40 + index));

  /** Asks the database; while it starts anew, again. */
  const rows = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> => {
    for (let tries = 0; ; tries++) {
      try {
        return await once<T>(text, values);
      } catch (error) {
        if (tries === 100) throw error;
        await sleep(200);
      }
    }
  };
  const once = async <T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T[]> => {
    const client = new pg.Client({ connectionString: w.test.database.ownerConfig.databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  const kill = async (victim: Victim): Promise<void> => {
    if (victim === 'api' || victim === 'worker') {
      const server = victim === 'api' ? api : worker;
      await server.kill();
      await server.start();
    } else if (victim === 'backend') {
      // Postgres ends all its backends and starts anew from its journal.
      shoot(pick(childrenOf(postgres.pid)));
    } else {
      const all = [postgres.pid, ...childrenOf(postgres.pid)];
      all.forEach(shoot);
      await sleep(100 + Math.random() * 900);
      postgres = await startDatabase(postgres.port);
    }
  };

  const until = async (isSo: () => Promise<boolean>, patience: number): Promise<number> => {
    const started = performance.now();
    while (!(await isSo().catch(() => false))) {
      if (performance.now() - started > patience) return Infinity;
      await sleep(200);
    }
    return Math.round(performance.now() - started);
  };
  /** Places that were left to their time: it is over. */
  const endHolds = (told: readonly Told[]) =>
    rows(`update booking set expires_at = now() - interval '1 second' where status = 'on_hold' and id = any($1)`, [
      told.filter(({ left }) => left).map(({ id }) => id),
    ]);
  const none = (text: string) => async () => (await rows(text)).length === 0;

  it(
    'keep every promise, count every place and every cent, and lose no timer',
    async () => {
      const takeCharge = (ref: string) => rows(`update sandbox_charge set status = 'paid' where ref = $1`, [ref]);
      const people = new StubbornGuests(api.url, w, dates(), GUESTS, { takeCharge, colleague: COLLEAGUE });
      guests = people;
      const killed: Record<Victim, number> = { api: 0, worker: 0, postmaster: 0, backend: 0 };
      let slowest = 0;
      let start = 0;
      for (let count = 0; count < KILLS; count++) {
        await sleep(200 + Math.random() * 1800);
        const victim = VICTIMS[count % VICTIMS.length] ?? 'api';
        const begun = performance.now();
        await kill(victim);
        start = Math.max(start, Math.round(performance.now() - begun));
        killed[victim] += 1;
        const ready = async () => (await fetch(`${api.url}/api/ready/`)).status === 200;
        slowest = Math.max(slowest, await until(ready, 30_000));
        await endHolds(people.told);
      }
      await people.end();
      await endHolds(people.told);
      const { told, surprises, retries, longest } = people;
      expect(surprises).toEqual([]);
      expect([...api.falls, ...worker.falls]).toEqual([]);
      expect(slowest).toBeLessThan(30_000);

      const timers = await until(
        none(`select from booking where status = 'on_hold' and expires_at < now() - interval '1 second' limit 1`),
        TIMERS,
      );
      // Who waits was offered what came back, and what a provider has to give back went there.
      const offers = await until(
        none(
          `select from booking b join departure d on d.package_id = b.package_id and d.start_date = b.check_in
           where b.status = 'waitlisted' and d.capacity - d.held - d.sold >= 2 limit 1`,
        ),
        OFFERS,
      );
      const refunds = await until(none(`select from payment where status = 'pending' limit 1`), TIMERS);
      const letters = await until(none(`select from outbox_message where status = 'queued' limit 1`), TIMERS);
      expect([timers, offers, refunds, letters]).not.toContain(Infinity);

      const stored = await rows<{ id: string; reference: string; status: string }>(
        'select id, reference, status from booking',
      );
      // What was said is stored, and nothing else: whoever sent again has one booking.
      expect(stored.map(({ reference }) => reference).toSorted()).toEqual(told.map((one) => one.reference).toSorted());
      const statusOf = new Map(stored.map(({ id, status }) => [id, status]));
      const broken = told.filter(({ id, waits, paid, cancelled, left }) => {
        const is = statusOf.get(id) ?? '';
        if (waits) return !['waitlisted', 'on_hold', 'expired'].includes(is);
        return cancelled ? is !== 'cancelled' : paid ? is !== 'confirmed' : left && is !== 'expired';
      });
      expect(broken).toEqual([]);
      const entries = (kind: string) =>
        rows<{ id: string; ref: string | null; of: string | null; amount: number }>(
          `select id, provider_ref as ref, refund_of_id as of, amount_minor as amount from payment
           where kind = $1 and status = 'captured'`,
          [kind],
        );
      const thanked = told.flatMap(({ paid }) => paid ?? []).map(({ payment, ref }) => `${payment} ${ref}`);
      const [captured, gone] = [await entries('payment'), await entries('refund')];
      expect(captured.map(({ id, ref }) => `${id} ${ref}`).toSorted()).toEqual(thanked.toSorted());
      // What was released went back once, all of it; and nothing else did.
      const returned = told.flatMap((one) => one.returned ?? []);
      const amountOf = new Map(captured.map(({ id, amount }) => [id, amount]));
      expect(gone.map(({ of, amount }) => `${of} ${amount}`).toSorted()).toEqual(
        returned.map((id) => `${id} ${amountOf.get(id)}`).toSorted(),
      );
      expect(await rows('select from booking where refund_due_minor > 0')).toEqual([]);
      const proofs = await rows('select from payment_proof');
      expect(proofs).toHaveLength(told.filter(({ paid }) => paid && paid.ref === null).length);
      expect(await w.faults()).toEqual([]);
      expect(await w.wrongCounts()).toEqual([]);
      expect(await rows('select from departure where held + sold > capacity')).toEqual([]);
      // Places belong to who is on hold or confirmed, and to nobody else.
      expect(
        await rows(
          `select b.reference, b.status from booking b
           left join allocation a on a.booking_id = b.id and a.released_at is null
           group by b.id having coalesce(sum(a.qty), 0) <> case when b.status in ('on_hold', 'confirmed') then 2 else 0 end
             or (b.status = 'confirmed') <> coalesce(bool_or(a.kind = 'hard'), false)`,
        ),
      ).toEqual([]);

      const sent = await rows<{ id: string; status: string }>('select id, status from outbox_message');
      expect(sent.filter(({ status }) => status !== 'sent')).toEqual([]);
      const times = new Map<string, number>();
      for (const one of mail.mails) {
        const [id = ''] = /[0-9a-f-]{36}/.exec(one.header('message-id') ?? '') ?? [];
        times.set(id, (times.get(id) ?? 0) + 1);
      }
      expect(sent.filter(({ id }) => !times.has(id))).toEqual([]);
      const repeated = mail.mails.length - times.size;
      // A database that ends takes the transactions of both senders with it.
      expect(repeated).toBeLessThanOrEqual(KILLS + killed.postmaster + killed.backend);
      const waiting = told.filter(({ waits }) => waits).length;
      const money = { paid: thanked.length, returned: returned.length, proofs: proofs.length };
      const figures = { killed, bookings: told.length, waiting, ...money, letters: mail.mails.length };
      const waits = { retries, longest: Math.round(longest), start, slowest, timers, offers, refunds };
      process.stdout.write(`${JSON.stringify({ ...figures, repeated, ...waits })}\n`);
      expect(told.length).toBeGreaterThan(KILLS);
    },
    KILLS * 40_000 + 3 * TIMERS + OFFERS,
  );
});
