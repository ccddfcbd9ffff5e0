import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maldivesDay } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { CANCELLATION_POLICIES } from '../../content/listing/codes.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { packageSeasonsSeeder, reductionsSeeder, seasonsSeeder } from './rates-demo.seeder.js';
import { cancellationPoliciesSeeder, taxRulesSeeder } from './rates.seeder.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

const rows = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.em().getConnection().execute(sql, values) as Promise<T[]>;

const seedAgain = (seeder: Seeder) =>
  test
    .em()
    .transactional((em) => seeder.run(em, { config: test.database.config, clock: test.clock, say: () => undefined }));

describe('the law', () => {
  it('is there with its days, places and sources', async () => {
    const rules = await rows<{ rule: string; source: string; names: Record<string, string> }>(
      `select concat_ws(' ', code, rate, valid_from, valid_to, array_to_string(places, '+'), rooms_min || '..', '..' || rooms_max) as rule,
         source, names from tax_rule order by id`,
    );
    expect(rules.map(({ rule }) => rule)).toEqual([
      'SERVICE 1000 2021-01-01 ',
      'T_GST 1600 2023-01-01 2025-06-30 ',
      'T_GST 1700 2025-07-01 ',
      'GREEN_TAX 1200 2025-01-01 uninhabited_island+vessel',
      'GREEN_TAX 1200 2025-01-01 inhabited_island 51..',
      'GREEN_TAX 600 2025-01-01 inhabited_island ..50',
    ]);
    for (const { source, names } of rules)
      expect([source.length > 10, Object.keys(names)]).toEqual([true, ['en', 'ru', 'zh']]);
  });

  it.each([
    ['everywhere beside a kind of place', 'GREEN_TAX', '{}', null, null, '2026-01-01', null],
    ['a kind of place of several', 'GREEN_TAX', '{vessel}', null, null, '2026-01-01', null],
    ['rooms that both count', 'GREEN_TAX', '{inhabited_island}', 40, 60, '2026-01-01', null],
    ['one day that both hold', 'T_GST', '{}', null, null, '2022-01-01', '2023-01-01'],
  ])('takes no second rule for %s', async (_, code, places, min, max, from, to) => {
    const second = rows(
      `insert into tax_rule (code, names, kind, rate, base, applies_to, valid_from, valid_to, places, rooms_min, rooms_max, updated_at)
       values (?, '{}', 'percent', 1, 'net', '{stay}', ?, ?, ?, ?, ?, now())`,
      [code, from, to, places, min, max],
    );
    await expect(second).rejects.toThrow('tax_rule_overlap');
  });

  it('takes one that ends the day before', async () => {
    await rows(
      `insert into tax_rule (code, names, kind, rate, base, applies_to, valid_from, valid_to, places, updated_at)
       values ('T_GST', '{}', 'percent', 1200, 'net_plus_service', '{stay}', '2022-01-01', '2022-12-31', '{}', now())`,
    );
    expect(await rows(`delete from tax_rule where rate = 1200 and code = 'T_GST' returning valid_to`)).toHaveLength(1);
  });

  it('is seeded again without harm to what staff made of it', async () => {
    await rows(`update tax_rule set valid_to = '2030-12-31' where code = 'SERVICE'`);
    await seedAgain(taxRulesSeeder);
    expect(await rows(`select valid_to::text from tax_rule where code = 'SERVICE'`)).toEqual([
      { valid_to: '2030-12-31' },
    ]);
    expect(await rows('select count(*)::int as rules from tax_rule')).toEqual([{ rules: 6 }]);
  });
});

describe('cancellation policies', () => {
  it('are there for every code, and keep what staff made of them', async () => {
    const codes = await rows<{ code: string }>('select code from cancellation_policy');
    expect(codes.map(({ code }) => code).toSorted()).toEqual([...CANCELLATION_POLICIES].toSorted());
    await rows(`update cancellation_policy set deposit_bp = 1 where code = 'flex_24h'`);
    await rows(`delete from cancellation_policy where code = 'flex_48h'`);
    await seedAgain(cancellationPoliciesSeeder);
    expect(
      await rows('select code, deposit_bp from cancellation_policy where code like ? order by code', ['flex%']),
    ).toEqual([
      { code: 'flex_24h', deposit_bp: 1 },
      { code: 'flex_48h', deposit_bp: 2500 },
    ]);
  });
});

describe('seasons of the demo agency', () => {
  const year = Number(maldivesDay(new Date()).slice(0, 4));
  const codes = async () => {
    const found = await rows<{ code: string }>('select distinct code from season order by code');
    return found.map(({ code }) => code);
  };

  it('lie around today: festive nights in resorts, and what packages ask more for', async () => {
    const found = await codes();
    for (const each of [year, year + 1, year + 2])
      expect(found).toEqual(expect.arrayContaining([`festive_${each}`, `high_${each}`]));
    expect(await rows(`select 1 from season where last_night < (now() at time zone 'Indian/Maldives')::date`)).toEqual(
      [],
    );
    expect(
      await rows(
        `select distinct s.package_id is not null as package, r.category, s.min_nights, left(s.code, -5) as kind
         from season s left join resort r on r.id = s.resort_id where s.surcharge_bp <> 0 order by 1, 4`,
      ),
    ).toEqual([
      { package: false, category: 'resort', min_nights: 7, kind: 'festive' },
      { package: true, category: null, min_nights: 1, kind: 'festive' },
      { package: true, category: null, min_nights: 1, kind: 'high' },
    ]);
    expect(await rows('select code from season where surcharge_bp = 0')).toEqual([]);
  });

  it('cost more over Christmas than before it, and children less than adults', async () => {
    const total = async (check_in: string, children_ages: number[] = []) => {
      const stay = { package: 'family-village-and-lagoon', check_in, adults: 3 - children_ages.length, children_ages };
      const { status, body } = await test.api().post('/api/bookings/quote/').send(stay);
      expect(status).toBe(200);
      return Number(body.total);
    };
    const [june, christmas] = [`${year + 1}-06-10`, `${year + 1}-12-24`];
    expect(await total(christmas)).toBeCloseTo((await total(june)) * 1.25, 2);
    expect(await total(june, [8])).toBeCloseTo(((await total(june)) * 2.6) / 3, 2);
    expect(await total(june, [12])).toBeCloseTo(((await total(june)) * 2.8) / 3, 2);
  });

  it('come with a new year, without those that staff deleted', async () => {
    const before = await codes();
    await rows('delete from season where code = ?', [`high_${year}`]);
    test.clock.advance((Date.UTC(year + 1, 6, 1) - Date.now()) / 1000);
    await seedAgain(seasonsSeeder);
    await rows(`update package set updated_by = gen_random_uuid() where slug = 'fuvahmulah-tiger-sharks'`);
    await seedAgain(packageSeasonsSeeder);
    const dearer = await rows<{ slug: string }>(
      `select p.slug from season s join package p on p.id = s.package_id where s.code = ? order by 1`,
      [`high_${year + 3}`],
    );
    expect(dearer.map(({ slug }) => slug)).toContain('local-island-hop');
    expect(dearer.map(({ slug }) => slug)).not.toContain('fuvahmulah-tiger-sharks');
    const added = (await codes()).filter((code) => !before.includes(code));
    expect(added).toEqual([`festive_${year + 3}`, `high_${year + 3}`]);
    expect(await codes()).not.toContain(`high_${year}`);
  });
});

it('offers an early booking that nobody has switched on', async () => {
  await seedAgain(reductionsSeeder);
  expect(await rows('select off_bp, is_active from reduction')).toEqual([
    { off_bp: 1000, is_active: false },
    { off_bp: 1000, is_active: false },
  ]);
});
