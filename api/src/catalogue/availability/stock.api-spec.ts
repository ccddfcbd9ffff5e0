import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ormOptions } from '../../database/orm-options.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Sql } from '../../platform/data/sql.js';
import { CHANGE_PLACES, PLACES_LEFT, type StockRow } from './stock.queries.js';
import { SoldOutError } from './stock.errors.js';
import { Stock, type Taking } from './stock.js';

const PLACES = 10;

/** Connections as one process has them, but for the patience that a busy machine asks of 200 callers at once. */
const connect = (databaseUrl: string) => {
  const options = ormOptions(databaseUrl, 'application', false);
  const driverOptions = { connectionTimeoutMillis: 60_000, lock_timeout: 60_000, statement_timeout: 60_000 };
  return MikroORM.init({ ...options, driverOptions: { ...(options.driverOptions as object), ...driverOptions } });
};

describe('stock', () => {
  let test: TestApp;
  /** Two processes, each with its own connections to the database. */
  let processes: [MikroORM, MikroORM];
  let stock: Stock;
  let sql: Sql;
  let departure: number;
  let resort: number;

  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    const url = test.database.config.databaseUrl;
    processes = await Promise.all([connect(url), connect(url)]);
    stock = test.app.get(Stock, { strict: false });
    sql = test.app.get(Sql);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.close(true)));
    await test.close();
  });

  beforeEach(async () => {
    await sql.primaryRows('delete from allocation');
    await sql.primaryRows("delete from departure where start_date >= '2031-01-01'");
    await sql.primaryRows("delete from allotment where date >= '2031-01-01'");
    const made = await sql.primaryRow<{ id: number }>(
      `insert into departure (package_id, start_date, end_date, capacity, cutoff_at)
       select min(id), '2031-02-01', '2031-02-08', ${PLACES}, '2031-01-25T00:00:00Z' from package returning id`,
    );
    departure = made?.id ?? 0;
    const nights = await sql.primaryRows<{ resort_id: number }>(
      `insert into allotment (resort_id, room_code, date, rooms)
       select (select min(id) from resort), 'beach', day::date, 3
       from generate_series('2031-02-01'::date, '2031-02-10', '1 day') as day returning resort_id`,
    );
    resort = nights[0]?.resort_id ?? 0;
  });

  /** A booking in a transaction of its own, as in one process or the other. */
  const take = (taking: Omit<Taking, 'booking'> & { booking?: string }, em = test.em()): Promise<string> => {
    const booking = taking.booking ?? uuid();
    return em.transactional(async (inner) => {
      await stock.take(inner, { ...taking, booking });
      return booking;
    });
  };
  const within = (work: Parameters<ReturnType<TestApp['em']>['transactional']>[0]) => test.em().transactional(work);
  const places = (qty: number) => [{ departure, qty }];
  const nights = (from: number, to: number, qty = 1): (StockRow & { qty: number })[] =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      resort,
      room: 'beach',
      date: `2031-02-${String(from + index).padStart(2, '0')}`,
      qty,
    }));

  const counts = async () =>
    sql.primaryRow<{ held: number; sold: number }>('select held, sold from departure where id = $1', [departure]);
  const roomsTaken = async () => {
    const rows = await sql.primaryRows<{ taken: number }>(
      'select held + sold as taken from allotment where resort_id = $1 and room_code = $2 and date >= $3 order by date',
      [resort, 'beach', '2031-02-01'],
    );
    return rows.map(({ taken }) => taken);
  };
  const allocated = async () => {
    const row = await sql.primaryRow<{ qty: number }>(
      'select coalesce(sum(qty), 0)::int as qty from allocation where released_at is null',
    );
    return row?.qty ?? 0;
  };
  const emOf = (index: number) => (index % 2 ? processes[0] : processes[1]).em.fork();
  /** How many of `count` callers in two processes got what they wanted at once; the others were told that it is sold out. */
  const race = async (count: number, call: (index: number, em: ReturnType<TestApp['em']>) => Promise<unknown>) => {
    const calls = Array.from({ length: count }, (_, index) => call(index, emOf(index)));
    const settled = await Promise.allSettled(calls);
    const faults = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    for (const fault of faults) if (!(fault instanceof SoldOutError)) throw fault;
    return count - faults.length;
  };

  it('tells every replica, once it is sure, whose places and rooms have changed', async () => {
    const trip = await sql.primaryRow<{ id: number }>('select min(id) as id from package');
    const listener = new pg.Client({ connectionString: test.database.config.databaseUrl });
    await listener.connect();
    try {
      const heard = new Set<string>();
      listener.on('notification', ({ payload = '' }) => heard.add(payload));
      await listener.query('listen atoll_cache');
      await expect(take({ kind: 'soft', wanted: places(PLACES + 1) })).rejects.toThrow(SoldOutError);
      await take({ kind: 'soft', wanted: places(2) });
      await take({ kind: 'soft', wanted: nights(1, 3) });
      await listener.query('select 1');
      expect([...heard]).toEqual([`stock:package:${trip?.id}`, `stock:resort:${resort}`]);
    } finally {
      await listener.end();
    }
  });

  it('sells ten places to ten of 200 who come at once', async () => {
    expect(await race(200, (_, em) => take({ kind: 'hard', wanted: places(1) }, em))).toBe(PLACES);
    expect(await counts()).toEqual({ held: 0, sold: PLACES });
    expect(await allocated()).toBe(PLACES);
  }, 60_000);

  it('fills a departure with parties that fit, never over', async () => {
    const sizes = [1, 2, 3, 4];
    await race(80, (index, em) => take({ kind: 'soft', wanted: places(sizes[index % 4] ?? 1) }, em));
    const row = await counts();
    expect(row?.held).toBe(await allocated());
    expect(row?.held).toBeGreaterThan(PLACES - 4);
    expect(row?.held).toBeLessThanOrEqual(PLACES);
  }, 60_000);

  it.each([
    ['gives places back', 'sold = sold - 2', null],
    ['cancels it', `status = 'cancelled'`, 'departure_cancelled'],
  ])('waits at a full departure for whoever %s at that moment', async (_, set, refused) => {
    await take({ kind: 'hard', wanted: places(PLACES) });
    const waiting = async () =>
      sql.primaryRows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    let answer: Promise<string | null> = Promise.resolve('');
    await within(async (em) => {
      await transactionSql(em).primaryRows(`update departure set ${set} where id = $1`, [departure]);
      answer = take({ kind: 'hard', wanted: places(1) }, emOf(0)).then(
        () => null,
        (error: SoldOutError) => error.code,
      );
      for (const end = Date.now() + 5000; (await waiting()).length === 0 && Date.now() < end;) await sleep(10);
      expect(await waiting()).toHaveLength(1);
    });
    expect(await answer).toBe(refused);
  });

  it('sells nights of crossing stays without blocking, all of a stay or none', async () => {
    const stays = [nights(1, 5), nights(4, 8), nights(3, 9), nights(1, 10)].map((stay, index) =>
      index % 2 ? stay.toReversed() : stay,
    );
    const sold = await race(120, (index, em) => take({ kind: 'hard', wanted: stays[index % 4] ?? [] }, em));
    const taken = await roomsTaken();
    expect(Math.max(...taken)).toBe(3);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(await allocated());
    const bookings = await sql.primaryRows<{ nights: number }>(
      'select count(*)::int as nights from allocation group by booking_id',
    );
    expect(bookings).toHaveLength(sold);
    for (const booking of bookings) expect([5, 7, 10]).toContain(booking.nights);
  }, 60_000);

  describe('behind the guard', () => {
    const unguarded = CHANGE_PLACES.replace(PLACES_LEFT, 'true');
    /** The same statement on a copy of the table that lacks the CHECK. */
    const unchecked = unguarded.replaceAll(/\bdeparture\b/g, 'departure_copy');
    const one = (text: string, em: ReturnType<TestApp['em']>, row: number) =>
      em.transactional((inner) => transactionSql(inner).primaryRows(text, [[row], [0], [1], null]));

    it('stands the CHECK of the table', async () => {
      expect(unguarded).not.toBe(CHANGE_PLACES);
      const settled = await Promise.allSettled(
        Array.from({ length: 40 }, (_, index) => one(unguarded, emOf(index), departure)),
      );
      const refused = settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
      expect(refused).toHaveLength(40 - PLACES);
      for (const reason of refused) expect(reason).toContain('departure_places_check');
      expect(await counts()).toEqual({ held: 0, sold: PLACES });
    }, 60_000);

    it('oversells where both are gone', async () => {
      const owner = await MikroORM.init(ormOptions(test.database.ownerConfig.databaseUrl, 'owner', false));
      try {
        await owner.em.fork().getConnection().execute('create table departure_copy as select * from departure');
        const all = Array.from({ length: 40 }, () => one(unchecked, owner.em.fork(), departure));
        await Promise.all(all);
        const copy = 'select sold from departure_copy where id = ?';
        const [row] = await owner.em.fork().getConnection().execute<{ sold: number }[]>(copy, [departure]);
        expect(row?.sold).toBe(40);
      } finally {
        await owner.close(true);
      }
    }, 60_000);
  });

  describe('a refusal', () => {
    it('leaves everything as it was, also for whoever goes on in the transaction', async () => {
      await take({ kind: 'hard', wanted: nights(5, 5, 3) });
      const before = await roomsTaken();
      const booking = await take({ kind: 'hard', wanted: places(2) });
      await within(async (em) => {
        await expect(stock.take(em, { booking: uuid(), kind: 'soft', wanted: nights(3, 6) })).rejects.toThrow(
          SoldOutError,
        );
        const instead = { booking, kind: 'hard', instead: true } as const;
        await expect(stock.take(em, { ...instead, wanted: places(11) })).rejects.toThrow(SoldOutError);
        await expect(stock.take(em, { ...instead, wanted: nights(5, 6) })).rejects.toThrow(SoldOutError);
      });
      expect(await roomsTaken()).toEqual(before);
      expect(await counts()).toEqual({ held: 0, sold: 2 });
      expect(await allocated()).toBe(5);
    });

    it('says 409 sold_out', () => {
      expect(new SoldOutError()).toMatchObject({ status: 409, code: 'sold_out' });
    });

    it('meets what is closed, cut off, stopped or not there', async () => {
      const refused = (wanted: Taking['wanted']) =>
        expect(take({ kind: 'hard', wanted })).rejects.toThrow(SoldOutError);
      await sql.primaryRows(`update departure set status = 'closed' where id = $1`, [departure]);
      await refused(places(1));
      await sql.primaryRows(
        `update departure set status = 'open', cutoff_at = now() - interval '1 second' where id = $1`,
        [departure],
      );
      await refused(places(1));
      await take({ kind: 'hard', wanted: places(1), late: true });
      await sql.primaryRows(`update allotment set stop_sell = true where date = '2031-02-02'`);
      await refused(nights(1, 2));
      await refused([{ resort, room: 'beach', date: '2031-03-30', qty: 1 }]);
      await refused([{ resort, room: 'attic', date: '2031-02-01', qty: 1 }]);
      expect(await allocated()).toBe(1);
    });

    it('counts several wishes of one row together', async () => {
      await expect(take({ kind: 'hard', wanted: [...places(6), ...places(5)] })).rejects.toThrow(SoldOutError);
      await take({ kind: 'hard', wanted: [...places(6), ...places(4)] });
      expect(await counts()).toEqual({ held: 0, sold: 10 });
    });
  });

  it('goes from held to sold once, though the departure is closed by then', async () => {
    const booking = await take({ kind: 'soft', wanted: places(4) });
    expect(await counts()).toEqual({ held: 4, sold: 0 });
    await sql.primaryRows(`update departure set status = 'closed', cutoff_at = now() where id = $1`, [departure]);
    await Promise.all(Array.from({ length: 6 }, () => within((em) => stock.confirm(em, booking))));
    expect(await counts()).toEqual({ held: 0, sold: 4 });
    expect(await allocated()).toBe(4);
  });

  it('is given back once, whoever asks how often', async () => {
    const held = await take({ kind: 'soft', wanted: nights(1, 4, 2) });
    const sold = await take({ kind: 'hard', wanted: nights(2, 3) });
    await Promise.all(Array.from({ length: 6 }, () => within((em) => stock.release(em, held))));
    await within((em) => stock.release(em, held));
    expect(await roomsTaken()).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
    await within((em) => stock.confirm(em, held));
    await within((em) => stock.release(em, sold));
    expect(await roomsTaken()).toEqual(Array.from({ length: 10 }, () => 0));
    expect(await allocated()).toBe(0);
  });

  it('is not taken when the transaction fails after it', async () => {
    const failed = within(async (em) => {
      await stock.take(em, { booking: uuid(), kind: 'hard', wanted: places(3) });
      throw new RangeError('the booking failed');
    });
    await expect(failed).rejects.toThrow(RangeError);
    expect(await counts()).toEqual({ held: 0, sold: 0 });
    expect(await allocated()).toBe(0);
  });

  it('moves a booking to other nights, keeping those it has', async () => {
    const booking = await take({ kind: 'hard', wanted: nights(1, 5, 3) });
    await take({ kind: 'hard', wanted: nights(4, 7, 3), booking, instead: true });
    expect(await roomsTaken()).toEqual([0, 0, 0, 3, 3, 3, 3, 0, 0, 0]);
    expect(await allocated()).toBe(12);
  });

  it('lets bookings swap their nights at the same time, as far as there is room', async () => {
    const stays = [nights(1, 4), nights(6, 9)];
    for (let round = 0; round < 5; round++) {
      const bookings = Array.from({ length: 4 }, () => uuid());
      for (const [index, booking] of bookings.entries())
        await take({ kind: 'hard', wanted: stays[index % 2] ?? [], booking });
      await race(4, (index, em) => {
        const booking = bookings[index] ?? '';
        return take({ kind: 'hard', wanted: stays[1 - (index % 2)] ?? [], booking, instead: true }, em);
      });
      expect(await allocated()).toBe(16);
      const taken = await roomsTaken();
      expect(taken.reduce((sum, count) => sum + count, 0)).toBe(16);
      for (const booking of bookings) await within((em) => stock.release(em, booking));
    }
    expect(await roomsTaken()).toEqual(Array.from({ length: 10 }, () => 0));
  });
});
