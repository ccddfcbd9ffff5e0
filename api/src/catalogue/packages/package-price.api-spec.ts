import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { packageWriter } from '../../../test/write-package.js';
import { ormOptions } from '../../database/orm-options.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('what a package says of its price', () => {
  let test: TestApp;
  let manager: TestAgent;
  let create: Awaited<ReturnType<typeof packageWriter>>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    create = await packageWriter(test, manager);
  }, 120_000);
  afterAll(() => test.close());

  const patch = async (id: number, body: object) => {
    const { headers } = await manager.get(`/api/packages/${id}/editable/`);
    return manager
      .patch(`/api/packages/${id}/`)
      .set('if-match', headers['etag'] ?? '')
      .send(body);
  };
  const stored = async (id: number) => {
    const columns = 'price_taxes, child_bands, single_supplement_minor, inclusions';
    const [row] = await test.em().getConnection().execute(`select ${columns} from package where id = ?`, [id]);
    return row;
  };

  it('is all in and the same for everybody unless staff say otherwise', async () => {
    const made = await create('Price of today');
    expect(made).toMatchObject({ price_taxes: 'included', child_bands: [], single_supplement: '0.00' });
    const bands = [
      { age_max: 1, share_percent: 0 },
      { age_max: 11, share_percent: 50 },
    ];
    const changed = await patch(made.id, {
      price_taxes: 'on_top',
      child_bands: bands,
      single_supplement: '250',
      resorts: ['mas-veyo'],
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ price_taxes: 'on_top', child_bands: bands, single_supplement: '250.00' }),
    ]);
    expect(await stored(made.id)).toMatchObject({
      price_taxes: 'on_top',
      child_bands: [
        { age_max: 1, share_bp: 0 },
        { age_max: 11, share_bp: 5000 },
      ],
      single_supplement_minor: 25_000,
    });
  });

  it('knows children and those who travel alone only where it is for a person', async () => {
    const made = await create('For a group', {
      child_bands: [{ age_max: 11, share_percent: 50 }],
      single_supplement: '100.00',
    });
    const changed = await patch(made.id, { pricing_type: 'per_group' });
    expect(changed.body).toMatchObject({ child_bands: [], single_supplement: '0.00' });
  });

  it.each([
    [{ price_taxes: 'maybe' }, 'price_taxes'],
    [{ price_taxes: 'on_top', resorts: [] }, 'resorts'],
    [{ child_bands: [{ age_max: 18, share_percent: 50 }] }, 'child_bands.0.age_max'],
    [{ child_bands: [{ age_max: 11, share_percent: 101 }] }, 'child_bands.0.share_percent'],
    [{ child_bands: [11, 2].map((age) => ({ age_max: age, share_percent: 50 })) }, 'child_bands.1.age_max'],
    [{ single_supplement: '-1' }, 'single_supplement'],
    [{ inclusions: [{ category: 'optional', code: 'Not A Code', text: { en: 'Tea' } }] }, 'inclusions.0.code'],
    [
      { inclusions: ['Tea', 'Cake'].map((en) => ({ category: 'optional', price: '5', code: 'tea', text: { en } })) },
      'inclusions.1.code',
    ],
  ])('refuses %j', async (body, field) => {
    const refused = await manager.post('/api/packages/').send({ name: 'Refused', ...body });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
  });

  describe('codes of extras', () => {
    const extra = (en: string, more: object = {}) => ({ category: 'optional', price: '5.00', text: { en }, ...more });
    const codes = ({ inclusions }: { inclusions: { code: string | null; text: { en: string } }[] }) =>
      inclusions.map(({ code, text }) => `${text.en} ${code}`);

    it('are made, and stay with what they are for', async () => {
      const tea = { category: 'included', text: { en: 'Tea' } };
      const made = await create('Codes', {
        inclusions: [extra('Dive'), tea, extra('Massage'), extra('Free', { price: null })],
      });
      expect(codes(made as never)).toEqual(['Dive extra_1', 'Tea null', 'Massage extra_2', 'Free null']);
      const moved = await patch(made.id, { inclusions: [extra('Boat'), extra('Massage', { price: '9.00' }), tea] });
      expect(codes(moved.body)).toEqual(['Boat extra_3', 'Massage extra_2', 'Tea null']);
      const said = await patch(made.id, { inclusions: [extra('Ship', { code: 'extra_3' }), extra('Boat')] });
      expect(codes(said.body)).toEqual(['Ship extra_3', 'Boat extra_4']);
      const included = await patch(made.id, { inclusions: [{ ...tea, code: 'extra_3' }] });
      expect(codes(included.body)).toEqual(['Tea null']);
    });

    it('are what visitors order by', async () => {
      const { inclusions } = (await test.api().get('/api/packages/baa-manta-season/')).body;
      const offered = inclusions.filter(({ code }: { code: string | null }) => code !== null);
      expect(offered.map(({ code, price }: { code: string; price: string }) => [code, price])).toEqual([
        ['extra_1', '45.00'],
        ['extra_2', '320.00'],
      ]);
    });
  });
});

describe('packages of the earlier release', () => {
  const name = `test_package_price_${process.pid}_${randomBytes(4).toString('hex')}`;
  const server = process.env['ATOLL_TEST_SERVER'] ?? '';
  const THIS = 'Migration20261123131000_packageRates';
  let orm: MikroORM;
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const execute = (sql: string) => orm.em.fork().getConnection().execute(sql);
  const inclusion = (category: string, price: number | null) => ({
    category,
    price_minor: price,
    icon: null,
    text: {},
  });
  const OLD = [
    inclusion('optional', 100),
    inclusion('included', null),
    inclusion('optional', null),
    inclusion('optional', 0),
  ];
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    orm = await MikroORM.init(ormOptions(server.replace(/\/[^/]*$/, `/${name}`), 'owner', false));
    await orm.migrator.up();
    await orm.migrator.down({ migrations: [THIS] });
    for (const [code, inclusions] of [
      ['A', OLD],
      ['B', []],
    ] as const)
      await execute(`insert into package (status, slug, code, type, category_code, duration, duration_nights, price_minor,
          pricing_type, group_size_min, group_size_max, difficulty, meal_plan, best_months, confirmation_mode, inclusions, itinerary)
        values ('published', '${code}', '${code}', 'resort_stay', 'diving', 5, 4, 123400, 'per_person', 1, 8, 'easy', 'HB', '[1]',
          'on_request', '${JSON.stringify(inclusions)}', '[]')`);
    await orm.migrator.up();
  }, 120_000);
  afterAll(async () => {
    await orm.close(true);
    await onServer(`drop database if exists ${name} with (force)`);
  });

  it('keep their price, all in, and number their extras', async () => {
    const columns = 'code, price_minor, price_taxes, child_bands, single_supplement_minor, inclusions';
    const same = { price_minor: 123_400, price_taxes: 'included', child_bands: [], single_supplement_minor: 0 };
    const codes = ['extra_1', null, null, 'extra_2'];
    expect(await execute(`select ${columns} from package order by code`)).toEqual([
      { ...same, code: 'A', inclusions: OLD.map((each, index) => ({ ...each, code: codes[index] })) },
      { ...same, code: 'B', inclusions: [] },
    ]);
  });

  it('can go back', async () => {
    await orm.migrator.down({ migrations: [THIS] });
    expect(await execute('select inclusions from package order by code')).toEqual([
      { inclusions: OLD },
      { inclusions: [] },
    ]);
    await orm.migrator.up();
  });
});
