import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../../database/orm-options.js';

/** The release before amenities and transfers were rows of their own. */
const EARLIER = 'Migration20261121060000_catalogueIndexes';

const LABELS = `'{"en": "Spa", "ru": "Спа"}'`;

describe('data of the earlier release', () => {
  const name = `test_places_${process.pid}_${randomBytes(4).toString('hex')}`;
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
    await execute(`insert into term (kind, code, labels, "group", icon, position) values
      ('amenity', 'spa', ${LABELS}, 'wellness', 'spa', 1), ('amenity', 'sauna', '{"en": "Sauna"}', 'wellness', 'spa', 2)`);
    await execute(`insert into destination (slug, type, atoll, lat, lng, coordinate_accuracy, best_months, tags)
      values ('here', 'atoll', 'NM', 4, 73, 'approx_1km', '[]', '[]')`);
    await execute(`insert into media (key, file, hash, width, height, focal_x, focal_y, position, created_at, updated_at)
      values ('one', 'one.webp', '00000000', 4, 3, 0.5, 0.5, 1, now(), now())`);
    await execute(`insert into resort (slug, status, category, place_type, destination_id, atoll, lat, lng, stars, registered_rooms,
        style_tags, amenities, house_reef, meal_plans, restaurants, bars, price_from_minor, check_in_time, check_out_time,
        transfer_mode, transfer_minutes, transfer_price_minor, room_types, cover_id)
      select 'old-inn', 'published', 'resort', 'uninhabited_island', d.id, 'NM', 4, 73, 4, 10, '{}', '{spa}', 'none', '{BB}', 1, 1,
        10000, '14:00', '12:00', 'speedboat', 25, 19000, '[]', m.id from destination d, media m`);
    await execute(`insert into resort_text (resort_id, language, name) select id, 'en', 'Old Inn' from resort`);
    await execute(
      `insert into resort_image (resort_id, media_id, kind, position) select id, cover_id, 'beach', 1 from resort`,
    );
    await orm.migrator.up();
  }, 120_000);
  afterAll(async () => {
    await orm.close(true);
    await onServer(`drop database if exists ${name} with (force)`);
  });

  it('keeps what places offer', async () => {
    const names = `(select json_object_agg(t.language, t.name) from amenity_text t where t.amenity_id = a.id) as names`;
    expect(
      await execute(`select a.code, a."group", ${names}, a.is_filterable, a.status from amenity a order by a.position`),
    ).toEqual([
      { code: 'spa', group: 'wellness', names: { en: 'Spa', ru: 'Спа' }, is_filterable: true, status: 'published' },
      { code: 'sauna', group: 'wellness', names: { en: 'Sauna' }, is_filterable: true, status: 'published' },
    ]);
    expect(await execute('select a.code from resort_amenity l join amenity a on a.id = l.amenity_id')).toEqual([
      { code: 'spa' },
    ]);
  });

  it('makes a transfer of the way that a place named, and keeps the way', async () => {
    expect(
      await execute(`select f.slug, f.status, f.mode, f.duration_minutes, f.price_adult_return_minor, t.name, r.transfer_minutes
        from transfer f join transfer_text t on t.transfer_id = f.id join resort r on r.id = f.to_resort_id`),
    ).toEqual([
      {
        slug: 'old-inn-speedboat',
        status: 'published',
        mode: 'speedboat',
        duration_minutes: 25,
        price_adult_return_minor: 19_000,
        name: 'Old Inn: speedboat',
        transfer_minutes: 25,
      },
    ]);
  });

  it('keeps pictures and gives each an identity', async () => {
    const image = 'select kind, position, status, is_cover, version from resort_image where id > 0';
    expect(await execute(image)).toEqual([
      { kind: 'beach', position: 1, status: 'published', is_cover: true, version: 1 },
    ]);
  });
});
