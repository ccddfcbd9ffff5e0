import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { prepareDatabase } from '../../database/prepare-database.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { parseMinor } from '../../platform/fields/money.js';
import type { AvailabilityDayDto } from '../availability/availability.dto.js';
import { Availability } from '../availability/availability.service.js';
import { Stock } from '../availability/stock.js';
import { CardPrices } from './card-prices.js';
import { lockPrices } from './card-prices.queries.js';
import { releasePrices } from './keep-prices.queries.js';
import { preparePrices } from './prepare-prices.js';

// A look at every package of the demo takes a while.
jest.setTimeout(60_000);

interface Shown {
  slug: string;
  pricing_type: string;
  total_for_two: string | null;
  price_from: {
    amount: string;
    total: string;
    adults: number;
    date: string;
    lowest: string;
    highest: string;
    original: string | null;
    discount_percent: number | null;
  } | null;
}

/** Sold by departures, by rooms, and on request. */
const CRUISE = 'central-atolls-liveaboard-week';
const VILLA = 'honeymoon-water-villa-north-male';
const OPEN = ['AVAILABLE', 'LIMITED', 'FREESALE', 'ON_REQUEST'];

let test: TestApp;
let sql: Sql;
let request: string;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  sql = test.app.get(Sql);
  const [row] = await sql.primaryRows<{ slug: string }>(
    `select slug from package where sold_by = 'request' and status = 'published' and pricing_type = 'per_person'
       and group_size_min <= 2 and original_price_minor is null order by id limit 1`,
  );
  request = row?.slug ?? '';
}, 120_000);
afterAll(() => test.close());

const day = (days: number) => test.clock.maldivesDate(days);
/** Cards as they are stored, whatever answers are kept of them. */
const trips = async (): Promise<Shown[]> =>
  (
    await sql.primaryRows<{ item: string }>(
      `select item from card where kind = 'package' and language = 'en' order by entity_id`,
    )
  ).map(({ item }) => JSON.parse(item) as Shown);
const card = async (slug: string): Promise<Shown> => {
  const found = (await trips()).find((trip) => trip.slug === slug);
  if (!found) throw new Error(`no card of ${slug}`);
  return found;
};
const shown = async (slug: string) => (await card(slug)).price_from;
const job = () => test.app.get(Jobs).run('card-prices.write');

/** Open days of a package for a party, as the calendar has them now. */
async function openDays(slug: string, adults: number): Promise<AvailabilityDayDto[]> {
  const query = { package: slug, from: day(1), to: day(366), adults, children: 0 };
  const { body } = await test.app.get(Availability, { strict: false }).days(query);
  return (JSON.parse(body) as AvailabilityDayDto[]).filter(
    ({ status, price_from: price }) => OPEN.includes(status) && price !== null,
  );
}

/** Packages whose card says another day or price than the calendar. */
async function differing(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { slug, price_from: price } of await trips()) {
    const [next, ...later] = await openDays(slug, price?.adults ?? 2);
    if (next?.date !== price?.date || (next?.price_from ?? undefined) !== price?.total) found.push([slug, price, next]);
    if (!next || !price) continue;
    // The least and the most are amounts; totals of the same party lie in the same order.
    const totals = [next, ...later].map(({ price_from: total }) => parseMinor(total ?? ''));
    const part = (total: number) => Math.round((total * parseMinor(price.amount)) / parseMinor(price.total));
    for (const [said, total] of [
      [price.lowest, Math.min(...totals)],
      [price.highest, Math.max(...totals)],
    ] as const)
      if (Math.abs(parseMinor(said) - part(total)) > 1) found.push([slug, said, part(total)]);
  }
  return found;
}

describe('the price on a card', () => {
  it('is what a quote says for the same party on the next open day, for every package of the demo', async () => {
    const all = await trips();
    expect(all.length).toBeGreaterThan(20);
    expect(await differing()).toEqual([]);
    for (const { slug, price_from: price } of all) {
      const { status, body } = await test
        .api()
        .post('/api/bookings/quote/')
        .send({ package: slug, check_in: price?.date, adults: price?.adults });
      expect([slug, status, body.total]).toEqual([slug, 200, price?.total]);
    }
  });

  it('is for two wherever two may travel, and then the total for two', async () => {
    const two = (await trips()).filter(({ price_from: price }) => price?.adults === 2);
    expect(two.length).toBeGreaterThan(10);
    for (const { total_for_two: total, price_from: price } of two) expect(total).toBe(price?.total);
    const rest = (await trips()).filter(({ price_from: price }) => price?.adults !== 2);
    expect(rest.length).toBeGreaterThan(0);
    for (const { total_for_two: total } of rest) expect(total).toBeNull();
  });

  it('is made again by the preparation of a database, where it is missing or has had its time', async () => {
    await sql.primaryRows('delete from package_price where package_id % 2 = 0');
    await sql.primaryRows(`update package_price set total_minor = 1, fresh_until = now() - interval '1 second'`);
    expect(await differing()).not.toEqual([]);
    await prepareDatabase(test.database.ownerConfig, test.clock, () => undefined);
    expect(await differing()).toEqual([]);
  }, 120_000);

  it('is made again where nobody noted what changed: after migrations, and when a release notes something else', async () => {
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    try {
      await releasePrices(owner);
      await owner.query('update package set price_minor = price_minor + 100');
      expect(await differing()).not.toEqual([]);
      await prepareDatabase(test.database.ownerConfig, test.clock, () => undefined);
      expect(await differing()).toEqual([]);
      await owner.query('comment on function price_due_package() is $$Of an earlier release.$$');
      await owner.query('update package_price set total_minor = 1');
      await prepareDatabase(test.database.ownerConfig, test.clock, () => undefined);
      expect(await differing()).toEqual([]);
      await owner.query('update package_price set total_minor = 1');
      await preparePrices(owner, test.clock.now(), true);
      expect(await differing()).toEqual([]);
    } finally {
      await owner.end();
    }
  }, 120_000);
});

describe('the price on a card follows at once', () => {
  /** What staff do, and what it does to a card. */
  async function follows(slug: string, change: () => Promise<{ status: number; body: unknown }>) {
    const before = await shown(slug);
    const { status, body } = await change();
    expect([status < 300, body]).toEqual([true, body]);
    const after = await shown(slug);
    expect(after).not.toEqual(before);
    expect(await differing()).toEqual([]);
    return { before, after, body: body as { id: number; version: number } };
  }
  const patchPackage = (slug: string, body: object) => async () => {
    const manager = await test.as('manager');
    const { headers } = await manager.get(`/api/packages/${slug}/editable/`);
    return manager
      .patch(`/api/packages/${slug}/`)
      .set('if-match', headers['etag'] ?? '')
      .send(body);
  };
  const finance = () => test.as('finance');
  const NAMES = { en: 'One', ru: 'Один', zh: '一' };

  it('the price of a package, and taxes that come on top', async () => {
    const { after } = await follows(
      request,
      patchPackage(request, { price: '1000.00', original_price: '1250.00', resorts: ['mas-veyo'] }),
    );
    expect(after).toMatchObject({ amount: '1000.00', total: '2000.00', original: '1250.00', discount_percent: 20 });
    const taxed = await follows(request, patchPackage(request, { price_taxes: 'on_top' }));
    expect(parseMinor(taxed.after?.total ?? '')).toBeGreaterThan(250_000);
    const { price, taxes_included: included } = (await test.api().get(`/api/packages/${request}/`)).body;
    expect([price, included]).toEqual(['1000.00', false]);
  });

  it('a tax that is due now', async () => {
    await follows(request, async () =>
      (await finance()).post('/api/tax-rules/').send({ code: 'T_GST', rate: '20', valid_from: day(0) }),
    );
  });

  it('a season of one package, and one of all', async () => {
    const season = { names: NAMES, first_night: day(0), last_night: day(20), surcharge_percent: '10', priority: 50 };
    const own = await follows(request, async () =>
      (await finance()).post('/api/seasons/').send({ ...season, code: 'own', package: request }),
    );
    expect(own.after?.lowest).toBe(own.before?.lowest);
    expect(own.after?.highest).toBe(own.after?.amount);
    const all = await follows(VILLA, async () =>
      (await finance()).post('/api/seasons/').send({ ...season, code: 'all' }),
    );
    await follows(VILLA, async () =>
      (await finance()).delete(`/api/seasons/${all.body.id}/`).set('if-match', `"${all.body.version}"`),
    );
  });

  it('a reduction, with what it would cost without', async () => {
    const { after } = await follows(VILLA, async () =>
      (await finance()).post('/api/reductions/').send({ code: 'now', names: NAMES, off_percent: '10', package: VILLA }),
    );
    expect(after?.discount_percent).toBe(10);
  });

  it('a departure that is added, dearer, and closed', async () => {
    const agent = await test.as('agent');
    await sql.primaryRows('delete from departure where package_id = (select id from package where slug = $1)', [
      CRUISE,
    ]);
    await job();
    expect(await card(CRUISE)).toMatchObject({ price_from: null, total_for_two: null });
    const made = await follows(CRUISE, () =>
      agent.post('/api/departures/').send({ package: CRUISE, start_date: day(40), capacity: 4, price: '1500.00' }),
    );
    expect(made.after).toMatchObject({ amount: '1500.00', total: '3000.00', date: day(40) });
    const [departure] = (made.body as unknown as { created: { id: number; version: number }[] }).created;
    const change = (version: number, body: object) => () =>
      agent.patch(`/api/departures/${departure?.id}/`).set('if-match', `"${version}"`).send(body);
    const dearer = await follows(CRUISE, change(1, { price: '1600.00' }));
    expect(dearer.after?.amount).toBe('1600.00');
    const closed = await follows(CRUISE, change(2, { status: 'closed' }));
    expect(closed.after).toBeNull();
    await follows(CRUISE, change(3, { status: 'open' }));
  });

  it('rooms that are not for sale', async () => {
    const before = await shown(VILLA);
    const from = before?.date ?? '';
    const body = { resort: 'kandu-veli', room_codes: ['water'], from, to: addDays(from, 1), stop_sell: true };
    const { after } = await follows(VILLA, async () => {
      const agent = await test.as('agent');
      const { fingerprint } = (await agent.patch('/api/allotments/').send({ ...body, dry_run: true })).body;
      return agent.patch('/api/allotments/').send({ ...body, fingerprint });
    });
    expect((after?.date ?? '') > addDays(from, 1)).toBe(true);
  });

  it('a place whose taxes are others', async () => {
    const manager = await test.as('manager');
    const { headers } = await manager.get('/api/resorts/mas-veyo/editable/');
    await follows(request, () =>
      manager
        .patch('/api/resorts/mas-veyo/')
        .set('if-match', headers['etag'] ?? '')
        .send({ service_charge_rate: '12' }),
    );
  });

  it('the first fifty of those that a change of everything touches, and the rest within a minute', async () => {
    const copies = `insert into package_price (package_id, adults, fresh_until)
      select p.id, 2, 'infinity' from package p where p.slug like 'copy-%'`;
    const columns = await sql.primaryRows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = current_schema()
         and table_name = 'package' and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'code')`,
    );
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    await sql.primaryRows(
      `insert into package (slug, code, ${names}) select 'copy-' || n, 'COPY-' || n, ${names}
       from package, generate_series(1, 40) n where slug = $1`,
      [request],
    );
    await sql.primaryRows(copies);
    await sql.primaryRows('delete from package_price_due');
    const season = { names: NAMES, first_night: day(0), last_night: day(30), surcharge_percent: '5', priority: 60 };
    const { status } = await (await finance()).post('/api/seasons/').send({ ...season, code: 'everywhere' });
    expect(status).toBe(201);
    const left = await sql.primaryRows<{ id: number }>('select distinct package_id as id from package_price_due');
    const [count] = await sql.primaryRows<{ all: number }>(
      'select count(*)::int as all from package where deleted_at is null',
    );
    expect(left.length).toBe((count?.all ?? 0) - 50);
    await job();
    expect(await differing()).toEqual([]);
    await sql.primaryRows(`delete from package where slug like 'copy-%'`);
    await sql.primaryRows(`delete from season where code = 'everywhere'`);
    await job();
  });

  it('nothing that was rolled back', async () => {
    const before = await shown(request);
    const refused = await patchPackage(request, { price: '1.00', category: 'nowhere' })();
    expect([refused.status, await shown(request)]).toEqual([400, before]);
  });
});

describe('the price on a card follows within a minute', () => {
  it('the last places of a departure, which a booking does not wait for', async () => {
    const before = await shown(CRUISE);
    const [row] = await sql.primaryRows<{ id: number; left: number }>(
      'select id, capacity - held - sold as left from departure where start_date = $1 and package_id = (select id from package where slug = $2)',
      [before?.date, CRUISE],
    );
    const taking = {
      booking: uuid(),
      kind: 'hard' as const,
      wanted: [{ departure: row?.id ?? 0, qty: row?.left ?? 0 }],
    };
    await test.em().transactional((em) => test.app.get(Stock, { strict: false }).take(em, taking));
    expect(await shown(CRUISE)).toEqual(before);
    await job();
    expect(await shown(CRUISE)).toBeNull();
    expect(await differing()).toEqual([]);
    await test.em().transactional((em) => test.app.get(Stock, { strict: false }).release(em, taking.booking));
    await job();
    expect(await shown(CRUISE)).toEqual(before);
  });

  it('writes past the application', async () => {
    await sql.primaryRows('update package set price_minor = 77700 where slug = $1', [VILLA]);
    await sql.primaryRows(`update season set surcharge_bp = 500 where package_id is null and resort_id is null`);
    await sql.primaryRows(`delete from reduction`);
    await job();
    expect(await differing()).toEqual([]);
    await sql.primaryRows(`update season set surcharge_bp = 0 where package_id is null and resort_id is null`);
    await job();
    expect(await differing()).toEqual([]);
  });

  it('the days that pass, and leaves what is not due', async () => {
    const before = await shown(request);
    await sql.primaryRows('update package_price set total_minor = total_minor + 1');
    await job();
    expect((await shown(request))?.total).not.toBe(before?.total);
    test.clock.advance(86_400);
    await job();
    expect((await shown(request))?.date).toBe(addDays(before?.date ?? '', 1));
    expect(await differing()).toEqual([]);
    test.clock.advance(-86_400);
    await sql.primaryRows(`update package_price set fresh_until = '-infinity'`);
    await job();
  });

  it('a package that is deleted', async () => {
    const [row] = await sql.primaryRows<{ id: number }>(
      `insert into package_price (package_id, adults, fresh_until) values (999999, 2, '-infinity') returning package_id as id`,
    );
    await job();
    expect(await sql.primaryRows('select 1 from package_price where package_id = $1', [row?.id])).toEqual([]);
  });

  it('what is committed while another one writes: each waits for its turn', async () => {
    const waits = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    let waiting = 0;
    let writing: Promise<void> | undefined;
    await test.em().transactional(async (em) => {
      await lockPrices(transactionSql(em));
      writing = job();
      for (const end = Date.now() + 5000; waiting === 0 && Date.now() < end;)
        waiting = (await sql.primaryRow<{ count: number }>(waits))?.count ?? 0;
    });
    await writing;
    expect(waiting).toBe(1);
  });

  it('work that two processes do at a time', async () => {
    await sql.primaryRows(`update package_price set total_minor = 1, fresh_until = '-infinity'`);
    const prices = test.app.get(CardPrices, { strict: false });
    await Promise.all([prices.writeDue(), prices.writeDue(), prices.writeDue()]);
    expect(await differing()).toEqual([]);
    expect(await sql.primaryRows('select 1 from package_price_due')).toEqual([]);
  });
});
