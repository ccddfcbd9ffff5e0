import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prepared } from '../src/platform/data/prepared.js';
import { Sql } from '../src/platform/data/sql.js';
import { transactionSql } from '../src/platform/data/transaction-sql.js';
import { type TestApp, createTestApp } from './create-test-app.js';

const ASKED = 'select name, generic_plans + custom_plans as runs from pg_prepared_statements where statement = $1';

describe('a statement that is to be prepared', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is planned once for a connection, in a transaction as on a pool', async () => {
    const [em, sql] = [test.app.get(EntityManager).fork(), test.app.get(Sql)];
    const [within, outside, other] = [
      prepared('select $1::int as n'),
      prepared('select $1::int as m'),
      'select $1::int as o',
    ];
    await em.transactional(async (inner) => {
      const rows = transactionSql(inner);
      for (const n of [1, 2, 3]) expect(await rows.primaryRow(within, [n])).toEqual({ n });
      expect(await rows.primaryRow(other, [4])).toEqual({ o: 4 });
      expect(await rows.primaryRows(ASKED, [within])).toEqual([{ name: expect.any(String), runs: '3' }]);
      expect(await rows.primaryRows(ASKED, [other])).toEqual([]);
    });
    const client = await sql.pool.connect();
    try {
      for (const m of [1, 2]) expect((await client.query(outside, [m])).rows).toEqual([{ m }]);
      expect((await client.query(ASKED, [outside])).rows).toEqual([{ name: expect.any(String), runs: '2' }]);
    } finally {
      client.release();
    }
  });
});
