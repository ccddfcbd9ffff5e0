import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../../database/orm-options.js';

/** The release before pictures of resorts had a lifecycle. */
const EARLIER = 'Migration20261122130000_notifications';
const THIS = 'Migration20261122143000_resortImages';

describe('pictures of resorts of the earlier release', () => {
  const name = `test_images_${process.pid}_${randomBytes(4).toString('hex')}`;
  const server = process.env['ATOLL_TEST_SERVER'] ?? '';
  let orm: MikroORM;
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const execute = (sql: string) => orm.em.fork().getConnection().execute(sql);
  const covers = () =>
    execute(`select r.slug, m.key from resort r left join media m on m.id = r.cover_id order by r.slug`);
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    orm = await MikroORM.init(ormOptions(server.replace(/\/[^/]*$/, `/${name}`), 'owner', false));
    await orm.migrator.up({ to: EARLIER });
    await execute(`insert into destination (slug, type, atoll, lat, lng, coordinate_accuracy, best_months, tags)
      values ('here', 'atoll', 'NM', 4, 73, 'approx_1km', '[]', '[]')`);
    await execute(`insert into media (key, file, hash, width, height, focal_x, focal_y, position, created_at, updated_at)
      select k, k || '.webp', '00000000', 4, 3, 0.5, 0.5, 1, now(), now() from unnest(array['one', 'two', 'three']) k`);
    await execute(`insert into resort (slug, status, category, place_type, destination_id, atoll, lat, lng, stars, registered_rooms,
        style_tags, house_reef, meal_plans, restaurants, bars, price_from_minor, check_in_time, check_out_time, room_types, cover_id)
      select s, 'published', 'resort', 'uninhabited_island', d.id, 'NM', 4, 73, 4, 10, '{}', 'none', '{BB}', 1, 1,
        10000, '14:00', '12:00', '[]', m.id
      from unnest(array['a-second', 'b-none', 'c-strange']) s cross join destination d
      left join media m on m.key = case s when 'a-second' then 'two' when 'c-strange' then 'three' end`);
    await execute(`insert into resort_image (resort_id, media_id, kind, position, captions, updated_at)
      select r.id, m.id, 'beach', row_number() over (partition by r.id order by m.id),
        case when m.key = 'one' then '{"en": "Jetty", "ru": "Причал", "zh": ""}'::jsonb else '{}' end, '2026-11-01T00:00:00Z'
      from resort r cross join media m where m.key <> 'three' order by r.id, m.id`);
    await orm.migrator.up({ to: THIS });
  }, 120_000);
  afterAll(async () => {
    await orm.close(true);
    await onServer(`drop database if exists ${name} with (force)`);
  });

  it('are public as they were, with their captions', async () => {
    expect(
      await execute(`select distinct status, published_at::text, created_at::text, deleted_at from resort_image`),
    ).toEqual([
      {
        status: 'published',
        published_at: '2026-11-01 00:00:00+00',
        created_at: '2026-11-01 00:00:00+00',
        deleted_at: null,
      },
    ]);
    expect(
      await execute(
        `select t.language, t.caption, t.status, count(*)::int from resort_image_text t group by 1, 2, 3 order by 1`,
      ),
    ).toEqual([
      { language: 'en', caption: 'Jetty', status: 'published', count: 3 },
      { language: 'ru', caption: 'Причал', status: 'published', count: 3 },
    ]);
  });

  it('have one cover in each place: the one that was, else the first', async () => {
    expect(
      await execute(`select r.slug, m.key from resort_image i join resort r on r.id = i.resort_id join media m on m.id = i.media_id
        where i.is_cover order by r.slug`),
    ).toEqual([
      { slug: 'a-second', key: 'two' },
      { slug: 'b-none', key: 'one' },
      { slug: 'c-strange', key: 'one' },
    ]);
    expect(await covers()).toEqual([
      { slug: 'a-second', key: 'two' },
      { slug: 'b-none', key: 'one' },
      { slug: 'c-strange', key: 'one' },
    ]);
  });

  it('can go back to the earlier release, without what visitors do not see', async () => {
    await execute(`update resort_image set status = 'draft' where position = 1`);
    await execute(`insert into resort_image_text (resort_image_id, language, caption, status)
      select id, 'en', 'Beach', 'published' from resort_image where position = 2
      union all select id, 'ru', 'Пляж', 'draft' from resort_image where position = 2`);
    await orm.migrator.down({ to: EARLIER });
    expect(await execute('select distinct position, captions, kind from resort_image')).toEqual([
      { position: 1, captions: { en: 'Beach' }, kind: 'beach' },
    ]);
    await orm.migrator.up();
    expect(await execute('select distinct caption from resort_image_text')).toEqual([{ caption: 'Beach' }]);
  });
});
