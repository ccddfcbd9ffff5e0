import { describe, expect, it } from '@jest/globals';
import { Config, loadConfig } from '../config/config.js';
import { DatabasePulse } from './database-pulse.js';
import { Sql } from './sql.js';

describe('prepared statements', () => {
  it('names no more statements than a server should keep', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    const config = loadConfig({ DATABASE_URL: databaseUrl, JWT_SECRET: 'b7f1c0d98e2a4f6b91d3c5e7a9f0b2d4' });
    const sql = new Sql(new Config(config), new DatabasePulse(databaseUrl, null));
    const named: unknown[] = [];
    Reflect.set(sql.pool, 'query', async (query: { name?: string }) => {
      if (query.name) named.push(query.name);
      return { rows: [] };
    });
    for (let n = 0; n < 1000; n++) await sql.prepared(`select ${n}`, []);
    expect(new Set(named).size).toBe(200);
    await sql.prepared('select 7', []);
    expect(named.at(-1)).toBe('read_7');
    await sql.onApplicationShutdown();
  });
});
