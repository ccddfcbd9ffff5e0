import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../../database/orm-options.js';

/** The release before amenities were edited like other content. */
const EARLIER = 'Migration20261122130000_notifications';
const OWN = 'Migration20261122140000_amenities';
const STAFF = '019aa7c1-0000-7000-8000-000000000001';

describe('amenities of the earlier release', () => {
  const name = `test_amenities_${process.pid}_${randomBytes(4).toString('hex')}`;
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
    await execute(`insert into amenity (id, code, "group", icon, is_filterable, position, names, created_at, updated_by, version)
      values (7, 'spa', 'wellness', 'spa', true, 2, '{"en": "Spa", "ru": "Спа"}', '2026-11-01T08:00:00Z', null, 1),
        (9, 'sauna', 'wellness', 'heat', false, 1, '{"en": "Sauna"}', '2026-11-02T08:00:00Z', '${STAFF}', 4)`);
    await execute(`insert into audit_entry (id, at, action, entity, entity_id, actor_id)
      values (gen_random_uuid(), now(), 'amenity.create', 'amenity', '9', '${STAFF}')`);
    await orm.migrator.up({ to: OWN });
  }, 120_000);
  afterAll(async () => {
    await orm.close(true);
    await onServer(`drop database if exists ${name} with (force)`);
  });

  it('keep their ids, names and authors, and stay public', async () => {
    expect(
      await execute(`select id, code, icon, is_filterable, position, status, published_at = created_at as since, created_by, updated_by, version
        from amenity order by id`),
    ).toEqual([
      {
        id: 7,
        code: 'spa',
        icon: 'spa',
        is_filterable: true,
        position: 2,
        status: 'published',
        since: true,
        created_by: null,
        updated_by: null,
        version: 1,
      },
      {
        id: 9,
        code: 'sauna',
        icon: 'heat',
        is_filterable: false,
        position: 1,
        status: 'published',
        since: true,
        created_by: STAFF,
        updated_by: STAFF,
        version: 4,
      },
    ]);
    expect(
      await execute(
        'select amenity_id, language, name, status, source_version, outdated_fields from amenity_text order by 1, 2',
      ),
    ).toEqual(
      [
        [7, 'en', 'Spa'],
        [7, 'ru', 'Спа'],
        [9, 'en', 'Sauna'],
      ].map(([id, language, word]) => ({
        amenity_id: id,
        language,
        name: word,
        status: 'published',
        source_version: 1,
        outdated_fields: [],
      })),
    );
  });

  it('are as they were after a way back', async () => {
    await execute(`insert into amenity (id, code, "group", icon, is_filterable, created_at, updated_at, status, deleted_at)
      values (11, 'gone~11', 'room', 'gone', true, now(), now(), 'archived', now()),
        (12, 'nameless', 'room', 'bed', true, now(), now(), 'draft', null)`);
    await orm.migrator.down({ migrations: [OWN] });
    expect(await execute('select id, code, names, updated_by from amenity order by id')).toEqual([
      { id: 7, code: 'spa', names: { en: 'Spa', ru: 'Спа' }, updated_by: null },
      { id: 9, code: 'sauna', names: { en: 'Sauna' }, updated_by: STAFF },
      { id: 12, code: 'nameless', names: { en: 'nameless' }, updated_by: null },
    ]);
    await orm.migrator.up({ to: OWN });
    expect(await execute(`select name from amenity_text where language = 'ru'`)).toEqual([{ name: 'Спа' }]);
  });
});
