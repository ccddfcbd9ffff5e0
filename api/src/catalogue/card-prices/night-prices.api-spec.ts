import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { prepareDatabase } from '../../database/prepare-database.js';
import { Sql } from '../../platform/data/sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { parseMinor } from '../../platform/fields/money.js';
import type { AvailabilityDayDto } from '../availability/availability.dto.js';
import { Availability } from '../availability/availability.service.js';

// A look at every resort of the demo takes a while.
jest.setTimeout(60_000);

interface Shown {
  slug: string;
  price_from: { amount: string; date: string; lowest: string; highest: string } | null;
}

const RESORT = 'mas-veyo';
const OPEN = ['AVAILABLE', 'LIMITED', 'FREESALE', 'ON_REQUEST'];
const NAMES = { en: 'One', ru: 'Один', zh: '一' };

let test: TestApp;
let sql: Sql;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  sql = test.app.get(Sql);
}, 120_000);
afterAll(() => test.close());

const day = (days: number) => test.clock.maldivesDate(days);
const job = () => test.app.get(Jobs).run('card-prices.write');
const finance = () => test.as('finance');

/** Cards as they are stored, whatever answers are kept of them. */
const places = async (): Promise<Shown[]> =>
  (
    await sql.primaryRows<{ item: string }>(
      `select item from card where kind = 'resort' and language = 'en' order by entity_id`,
    )
  ).map(({ item }) => JSON.parse(item) as Shown);
const shown = async (slug = RESORT) => (await places()).find((place) => place.slug === slug)?.price_from;

/** Nights of a place that two can have, as the calendar has them now. */
async function openNights(slug: string): Promise<AvailabilityDayDto[]> {
  const query = { resort: slug, from: day(1), to: day(366), adults: 2, children: 0 };
  const { body } = await test.app.get(Availability, { strict: false }).days(query);
  return (JSON.parse(body) as AvailabilityDayDto[]).filter(
    ({ status, price_from: price }) => OPEN.includes(status) && price !== null,
  );
}

/** Places whose card says another night or price than the calendar. */
async function differing(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { slug, price_from: price } of await places()) {
    const open = await openNights(slug);
    const prices = open.map(({ price_from: amount }) => parseMinor(amount ?? ''));
    const wanted = open[0] && [open[0].date, prices[0], Math.min(...prices), Math.max(...prices)];
    const said = price && [price.date, ...[price.amount, price.lowest, price.highest].map(parseMinor)];
    if (JSON.stringify(said ?? null) !== JSON.stringify(wanted ?? null)) found.push([slug, said, wanted]);
  }
  return found;
}

describe('the price of a night on a card', () => {
  it('is what the calendar says for two on the next night that can be booked, for every place of the demo', async () => {
    expect((await places()).length).toBeGreaterThan(8);
    expect((await places()).filter(({ price_from: price }) => price !== null).length).toBeGreaterThan(8);
    expect(await differing()).toEqual([]);
  });

  it('is in the list and on the page, in the wished currency, and what the list sorts and filters by', async () => {
    const answer = async (path: string) => {
      const { status, body } = await test.api().get(path);
      expect([path, status]).toEqual([path, 200]);
      return body as { results: (Shown & { display_price: string; rate: string })[] } & Shown;
    };
    const { results } = await answer('/api/resorts/?sort=price_low&page_size=50&currency=EUR');
    const amounts = results.map(({ price_from: price }) => Number(price?.amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(results.length).toBe((await places()).length);
    for (const { price_from: price, display_price: told, rate } of results)
      expect(Number(told)).toBeCloseTo(Number(price?.amount) * Number(rate), 1);
    const dear = (await answer('/api/resorts/?sort=price_high&page_size=50')).results;
    expect(dear.map(({ price_from: price }) => Number(price?.amount))).toEqual(amounts.toReversed());
    const [least = 0, most = 0] = [amounts[2], amounts[4]];
    const between = (await answer(`/api/resorts/?page_size=50&price_min=${least}&price_max=${most}`)).results;
    expect(between.map(({ price_from: price }) => Number(price?.amount)).toSorted((a, b) => a - b)).toEqual(
      amounts.filter((amount) => amount >= least && amount <= most),
    );
    expect((await answer(`/api/resorts/${RESORT}/`)).price_from).toEqual(await shown());
  });

  it('is made again by the preparation of a database, where it is missing or has had its time', async () => {
    await sql.primaryRows('delete from resort_price where resort_id % 2 = 0');
    await sql.primaryRows(
      `update resort_price set amount_minor = lowest_minor, fresh_until = now() - interval '1 second'`,
    );
    await sql.primaryRows('update resort_price set lowest_minor = 1, amount_minor = 1');
    expect(await differing()).not.toEqual([]);
    await prepareDatabase(test.database.ownerConfig, test.clock, () => undefined);
    expect(await differing()).toEqual([]);
  }, 120_000);
});

describe('the price of a night follows at once', () => {
  /** What staff do, and what it does to the card. */
  async function follows(change: () => Promise<{ status: number; body: unknown }>) {
    const before = await shown();
    const { status, body } = await change();
    expect([status < 300, body]).toEqual([true, body]);
    const after = await shown();
    expect(after).not.toEqual(before);
    expect(await differing()).toEqual([]);
    return { before, after };
  }
  const patch = (body: object) => async () => {
    const manager = await test.as('manager');
    const { headers } = await manager.get(`/api/resorts/${RESORT}/editable/`);
    return manager
      .patch(`/api/resorts/${RESORT}/`)
      .set('if-match', headers['etag'] ?? '')
      .send(body);
  };

  it('taxes that come on top of what the house asks', async () => {
    const { before, after } = await follows(patch({ price_includes_taxes: false }));
    expect(parseMinor(after?.amount ?? '')).toBeGreaterThan(parseMinor(before?.amount ?? '') * 1.2);
    await follows(patch({ service_charge_rate: '12' }));
  });

  it('a tax that is due now', async () => {
    await follows(async () =>
      (await finance()).post('/api/tax-rules/').send({ code: 'T_GST', rate: '20', valid_from: day(0) }),
    );
  });

  it('a season and a reduction of the place', async () => {
    const season = { names: NAMES, first_night: day(0), last_night: day(20), surcharge_percent: '10', priority: 90 };
    const { before, after } = await follows(async () =>
      (await finance()).post('/api/seasons/').send({ ...season, code: 'own', resort: RESORT }),
    );
    expect(parseMinor(after?.amount ?? '')).toBeGreaterThan(parseMinor(before?.amount ?? ''));
    await follows(async () =>
      (await finance()).post('/api/reductions/').send({ code: 'now', names: NAMES, off_percent: '10', resort: RESORT }),
    );
  });

  it('nothing that was rolled back', async () => {
    const before = await shown();
    const refused = await patch({ price_includes_taxes: true, destination: 'nowhere' })();
    expect([refused.status, await shown()]).toEqual([400, before]);
  });
});

describe('the price of a night follows within a minute', () => {
  const resort = `(select id from resort where slug = '${RESORT}')`;

  it('nights that nobody can have any more, another price of a night, and a room that is sold out', async () => {
    const before = await shown();
    const night = (set: string) =>
      sql.primaryRows(`update allotment set ${set} where resort_id = ${resort} and date = $1`, [before?.date]);
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms)
       select r.id, k ->> 'code', $1::date, 2 from resort r, jsonb_array_elements(r.room_types) k where r.slug = $2
       on conflict (resort_id, room_code, date) do update set rooms = 2, held = 0, sold = 0, stop_sell = false`,
      [before?.date, RESORT],
    );
    await job();
    const answered = async () => (await test.api().get(`/api/resorts/${RESORT}/`)).body.price_from;
    const counted = await answered();
    expect(counted).toEqual(await shown());
    await night('price_minor = 12300');
    await job();
    expect(await shown()).not.toEqual(counted);
    // Answers that are kept go with it.
    expect(await answered()).toEqual(await shown());
    expect(await differing()).toEqual([]);
    await night('sold = rooms');
    await job();
    expect((await shown())?.date).not.toBe(before?.date);
    expect(await differing()).toEqual([]);
    await night('sold = 0, stop_sell = true');
    await job();
    expect((await shown())?.date).not.toBe(before?.date);
    expect(await differing()).toEqual([]);
    await night('stop_sell = false');
    await job();
    expect((await shown())?.date).toBe(before?.date);
  });

  it('the price of a room that is written past the application', async () => {
    const before = await shown();
    await sql.primaryRows(
      `update resort set room_types = (select jsonb_agg(k || '{"price_minor": 11100}') from jsonb_array_elements(room_types) k) where slug = $1`,
      [RESORT],
    );
    await job();
    expect(await shown()).not.toEqual(before);
    expect(await differing()).toEqual([]);
  });

  it('the days that pass', async () => {
    const before = await shown();
    test.clock.advance(86_400);
    await job();
    expect((await shown())?.date).toBe(addDays(before?.date ?? '', 1));
    expect(await differing()).toEqual([]);
    test.clock.advance(-86_400);
    await sql.primaryRows(`update resort_price set fresh_until = '-infinity'`);
    await job();
  });

  it('a place that is deleted', async () => {
    await sql.primaryRows(`insert into resort_price (resort_id, fresh_until) values (999999, '-infinity')`);
    await job();
    expect(await sql.primaryRows('select 1 from resort_price where resort_id = 999999')).toEqual([]);
    await sql.primaryRows(`update resort set status = 'archived', deleted_at = now() where slug = $1`, [RESORT]);
    await job();
    expect(await sql.primaryRows(`select 1 from resort_price where resort_id = ${resort}`)).toEqual([]);
  });
});
