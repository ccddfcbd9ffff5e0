import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../../database/orm-options.js';

/** The release in which changes of every kind waited. */
const EARLIER = 'Migration20261122161000_cards';
const OWN = 'Migration20261123050000_plain_kinds';

describe('changes that waited in the earlier release', () => {
  const name = `test_plain_kinds_${process.pid}_${randomBytes(4).toString('hex')}`;
  const server = process.env['ATOLL_TEST_SERVER'] ?? '';
  let orm: MikroORM;
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const execute = (sql: string) => orm.em.fork().getConnection().execute(sql);
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    orm = await MikroORM.init(ormOptions(server.replace(/\/[^/]*$/, `/${name}`), 'owner', false));
    await orm.migrator.up({ to: EARLIER });
    await execute(`insert into content_pending (kind, entity_id, body, base_version, at)
      select kind, 7, '{"position": 3}', 2, now()
      from unnest(array['amenity', 'category', 'location', 'resort_image', 'package', 'faq']) kind`);
    await orm.migrator.up({ to: OWN });
  }, 120_000);
  afterAll(async () => {
    await orm.close(true);
    await onServer(`drop database if exists ${name} with (force)`);
  });

  it('wait on where changes still do', async () => {
    const rows = await execute('select kind, body, base_version from content_pending order by kind');
    expect(rows).toEqual([
      { kind: 'faq', body: { position: 3 }, base_version: 2 },
      { kind: 'package', body: { position: 3 }, base_version: 2 },
    ]);
  });
});
