import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';

const COPIES = 10_040;

describe('a list of more packages than are counted', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'original', priceMinor: 100_000 });
    const connection = test.em().getConnection();
    const columns: { name: string }[] = await connection.execute(
      `select column_name as name from information_schema.columns where table_schema = current_schema()
         and table_name = 'package' and is_generated = 'NEVER' and column_name <> 'id'`,
    );
    const changed: Record<string, string> = {
      slug: `'copy-' || n`,
      code: `'COPY-' || n`,
      // In another order than the ids.
      price_minor: `100000 + (n * 7919) % ${COPIES}`,
      category_code: `case when n % 10 = 0 then 'diving' else 'family' end`,
    };
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ name }) => changed[name] ?? `p."${name}"`).join(', ');
    // Thirty thousand cards are written with it: no caller of the site changes so much at once.
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query(
      `insert into package (${names}) select ${values} from package p, generate_series(1, ${COPIES}) n`,
    );
    await owner.query(
      `insert into package_price select p.id, k.adults, k.date, p.price_minor, 2 * p.price_minor, null, p.price_minor, p.price_minor,
         k.fresh_until from package p, package_price k where p.slug like 'copy-%'`,
    );
    await owner.query('commit');
    await owner.end();
  }, 120_000);
  afterAll(() => test.close());

  const read = async (query: string) => {
    const { status, body } = await test.api().get(`/api/packages/?${query}`);
    return {
      status,
      count: body.count as number,
      prices: (body.results as { price: string }[])?.map(({ price }) => price),
    };
  };
  const price = (minor: number) => (minor / 100).toFixed(2);

  it('counts ten thousand and reaches as far', async () => {
    // The original has the price of the first copy in order.
    const first = await read('sort=price_low&page_size=4');
    expect(first).toEqual({ status: 200, count: 10_000, prices: [100_000, 100_000, 100_001, 100_002].map(price) });
    const last = await read('sort=price_low&page_size=100&page=100');
    expect([last.count, last.prices.length, last.prices.at(-1)]).toEqual([10_000, 100, price(109_998)]);
    expect((await read('sort=price_low&page_size=100&page=101')).status).toBe(404);
    expect((await read('sort=price_high&page_size=2')).prices).toEqual([110_039, 110_038].map(price));
  });

  it('counts what is left of it exactly, in the same order', async () => {
    expect((await read('category=diving&page_size=1')).count).toBe(COPIES / 10);
    const rest = await read('sort=price_low&price_min=1050&page_size=2');
    expect(rest).toEqual({ status: 200, count: COPIES - 5000, prices: [105_000, 105_001].map(price) });
    const most = await read('sort=price_low&price_min=1000.41&page_size=1');
    expect([most.count, most.prices]).toEqual([9999, [price(100_041)]]);
    expect(await read('price_min=2000')).toEqual({ status: 200, count: 0, prices: [] });
  });
});
