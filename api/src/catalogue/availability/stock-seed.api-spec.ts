import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ormOptions } from '../../database/orm-options.js';
import { seed } from '../../database/seed.js';
import { Sql } from '../../platform/data/sql.js';
import type { AvailabilityDayDto } from './availability.dto.js';
import { readDemoStock } from './demo-stock.js';
import { stockSeeder } from './stock.seeder.js';

let test: TestApp;
let sql: Sql;
let today: string;
const day = (days: number) => addDays(today, days);
const days = async (parameters: Record<string, string>): Promise<AvailabilityDayDto[]> => {
  const { status, body } = await test.api().get(`/api/availability/?${new URLSearchParams(parameters)}`);
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  test = await createTestApp({ demo: true });
  sql = test.app.get(Sql);
  today = test.clock.maldivesDate();
}, 120_000);
afterAll(() => test.close());

describe('the demo', () => {
  const reseed = async (ahead: number) => {
    const owner = await MikroORM.init(ormOptions(test.database.ownerConfig.databaseUrl, 'owner', false));
    try {
      const clock = { ...test.clock, now: () => new Date(), maldivesDate: (more = 0) => day(ahead + more) };
      const config = { ...test.database.ownerConfig, demo: true };
      await seed(owner, { config, clock, say: () => undefined } as unknown as Parameters<typeof seed>[1], [
        stockSeeder,
      ]);
    } finally {
      await owner.close(true);
    }
  };
  const rows = async () =>
    sql.primaryRow<{ departures: number; nights: number; last: string }>(
      `select (select count(*)::int from departure) as departures, count(*)::int as nights, max(date)::text as last from allotment`,
    );

  it('sells its packages by departures, by rooms and on request', async () => {
    const { departures, rooms } = readDemoStock();
    const sold = await sql.primaryRows<{ sold_by: string; count: number }>(
      'select sold_by, count(*)::int as count from package group by 1 order by 1',
    );
    const counts = Object.fromEntries(sold.map(({ sold_by, count }) => [sold_by, count]));
    expect(counts).toMatchObject({ departures: Object.keys(departures).length, rooms: Object.keys(rooms).length });
    // Whole boats, and what flows of the site book without end.
    expect(counts['request']).toBeGreaterThanOrEqual(3);
    const nights = await sql.primaryRows<{ slug: string; stays: number; nights: number }>(
      `select p.slug, sum(s.nights)::int as stays, p.duration_nights as nights from package_stay s
       join package p on p.id = s.package_id group by p.id`,
    );
    expect(nights).toHaveLength(Object.keys(rooms).length);
    for (const trip of nights) expect(trip.stays).toBe(trip.nights);
  });

  it('has every kind of day among its next year', async () => {
    const found = await Promise.all(
      [
        'family-week-lhaviyani',
        'luxury-long-weekend-pool-villa',
        'fuvahmulah-tiger-sharks',
        'honeymoon-baa-quiet-week',
      ].map((slug) => days({ package: slug, from: day(1), to: day(366) })),
    );
    expect(new Set(found.flat().map(({ status }) => status))).toEqual(
      new Set(['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED', 'ON_REQUEST']),
    );
  });

  it('gains the months that are missing, once, and leaves what is there alone', async () => {
    await sql.primaryRows(`update departure set capacity = 99, notes = 'ours'`);
    await sql.primaryRows(`update allotment set rooms = 77`);
    await sql.primaryRows(`delete from allotment where date = $1`, [day(20)]);
    const before = await rows();
    await reseed(45);
    const after = await rows();
    expect(after?.last).toBe(day(45 + 549));
    expect(after?.departures).toBeGreaterThan(before?.departures ?? 0);
    const kept = await sql.primaryRow<{ departures: number; nights: number; gap: number }>(
      `select (select count(*)::int from departure where capacity = 99 and notes = 'ours') as departures,
         count(*) filter (where rooms = 77)::int as nights, count(*) filter (where date = $1)::int as gap from allotment`,
      [day(20)],
    );
    expect(kept).toEqual({ departures: before?.departures, nights: before?.nights, gap: 0 });
    await sql.primaryRows(`update seed_record set version = 'earlier' where name = 'stock'`);
    await reseed(45);
    expect(await rows()).toEqual(after);
  });
});
