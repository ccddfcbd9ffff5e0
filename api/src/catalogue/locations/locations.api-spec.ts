import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Config } from '../../platform/config/config.js';
import { prepareDatabase } from '../../database/prepare-database.js';

interface Place {
  source: string;
  id: number;
  slug: string;
  name: string;
  kind: string;
  atoll_code: string;
  lat: number;
  lng: number;
  status?: string;
  editing?: { version: number } | null;
}

const DERIVED = 18 + 9;
const DEMO = 15;

let test: TestApp;
let manager: TestAgent;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  manager = await test.as('manager');
}, 120_000);
afterAll(() => test.close());

const execute = (sql: string, values: unknown[] = []) => test.em().getConnection().execute(sql, values);
const list = async (query = '', agent: TestAgent = test.api()): Promise<Place[]> => {
  const { status, body } = await agent.get(`/api/locations/${query}`);
  expect([query, status, Array.isArray(body)]).toEqual([query, 200, true]);
  return body;
};
const slugs = (places: Place[]) => places.map(({ slug }) => slug);
const create = async (name: string, more: object = {}) => {
  const { body, status } = await manager.post('/api/locations/').send({ name, atoll: 'ADh', ...more });
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return body;
};
const write = (method: 'put' | 'patch' | 'delete', id: number, version: number) =>
  manager[method](`/api/locations/${id}/`).set('if-match', `"${version}"`);

describe('the list of locations', () => {
  it('has the agency’s own after destinations and islands, in their order', async () => {
    const places = await list();
    expect(places.map(({ source }) => source)).toEqual([
      ...Array.from({ length: 18 }, () => 'destination'),
      ...Array.from({ length: 9 }, () => 'resort'),
      ...Array.from({ length: DEMO }, () => 'location'),
    ]);
    expect(slugs(places).slice(DERIVED, DERIVED + 2)).toEqual([
      'velana-international-airport',
      'velana-seaplane-terminal',
    ]);
    expect(places.find(({ slug }) => slug === 'hanifaru-bay')).toEqual({
      source: 'location',
      id: expect.any(Number),
      slug: 'hanifaru-bay',
      name: 'Hanifaru Bay',
      description: expect.stringContaining('mantas come to feed'),
      island: null,
      atoll: 'Baa Atoll',
      atoll_code: 'B',
      kind: 'bay',
      lat: 5.17,
      lng: 73.14,
      destination: 'baa-atoll',
      resort_count: 0,
      _i18n: { language: 'en', fallback_fields: [], outdated_fields: [] },
    });
    expect(places.find(({ source }) => source === 'resort')).toMatchObject({
      kind: 'resort_island',
      description: null,
      destination: expect.any(String),
      resort_count: 1,
    });
    const ids = places.map(({ source, id }) => `${source} ${id}`);
    expect(new Set(ids).size).toBe(places.length);
  });

  it('is filtered by kind, atoll and source, each of them and together', async () => {
    const all = await list();
    const fit = async (query: string, wanted: (place: Place) => boolean) => {
      const expected = all.filter(wanted);
      expect([query, expected.length > 0]).toEqual([query, true]);
      expect([query, await list(query)]).toEqual([query, expected]);
    };
    await fit('?kind=airport', ({ kind }) => kind === 'airport');
    await fit('?kind=atoll', ({ kind }) => kind === 'atoll');
    await fit('?atoll=ADh', ({ atoll_code: atoll }) => atoll === 'ADh');
    await fit('?source=location', ({ source }) => source === 'location');
    await fit('?source=resort', ({ source }) => source === 'resort');
    await fit('?source=location&atoll=B&kind=bay', ({ source, atoll_code: atoll, kind }) =>
      source === 'location' && atoll === 'B' && kind === 'bay');
    expect(await list('?atoll=XX')).toEqual([]);
    for (const query of ['kind=moon', 'source=package', 'atoll=B%27--', 'atoll=ABCDEFGHIJK', 'place=1'])
      expect([query, (await test.api().get(`/api/locations/?${query}`)).status]).toEqual([query, 400]);
    // Empty is as if absent.
    expect(await list('?search=&kind=&status=')).toEqual(await list(''));
  });

  it('finds the same whatever the script a name is written in', async () => {
    const found = async (search: string) => slugs(await list(`?search=${encodeURIComponent(search)}`));
    const [plain = [], ...others] = await Promise.all(['Male', 'Malé', 'Мале', '马累'].map(found));
    expect(plain).toEqual(expect.arrayContaining(['male', 'velana-seaplane-terminal', 'pasta-point']));
    expect(plain).not.toContain('hanifaru-bay');
    for (const other of others) expect(other).toEqual(plain);
    for (const name of ['hanifaru', 'Бухта ХАНИФАРУ', '哈尼法鲁湾'])
      expect(await found(name)).toEqual(['hanifaru-bay']);
    // Every word has to be there; the island and the atoll count too.
    expect(await found('airport laamu')).toEqual(['kadhdhoo-airport']);
    expect(await found('Hulhulé victory')).toEqual(['maldives-victory']);
  });

  it('speaks the language of the caller, and says where it falls back to English', async () => {
    const one = async (lang: string) =>
      (await list(`?source=location&lang=${lang}`)).find(({ slug }) => slug === 'hanifaru-bay');
    expect(await one('ru')).toMatchObject({ name: 'Бухта Ханифару', atoll: 'Баа', _i18n: { fallback_fields: [] } });
    expect(await one('zh')).toMatchObject({ name: '哈尼法鲁湾', atoll: '芭环礁', _i18n: { language: 'zh' } });
    const made = await create('Kuda faru', {
      kind: 'reef',
      lat: 3.5,
      lng: 72.9,
      description: 'Turtles.',
      status: 'published',
      translations: { ru: { name: 'Куда-фару' }, zh: { name: '库达礁', status: 'published' } },
    });
    const shown = async (lang: string) =>
      (await list(`?source=location&lang=${lang}`)).find(({ id }) => id === made.id);
    expect(await shown('ru')).toMatchObject({
      name: 'Kuda faru',
      description: 'Turtles.',
      _i18n: { language: 'ru', fallback_fields: ['name', 'description'] },
    });
    expect(await shown('zh')).toMatchObject({
      name: '库达礁',
      description: 'Turtles.',
      _i18n: { fallback_fields: ['description'] },
    });
    const renamed = await write('patch', made.id, made.version).send({ name: 'Kuda faru reef' }).expect(200);
    expect(await shown('zh')).toMatchObject({ name: '库达礁', _i18n: { outdated_fields: ['name'] } });
    await write('delete', made.id, renamed.body.version).expect(204);
  });

  it('shows staff the states of own ones; the others are public by nature', async () => {
    const made = await create('Not yet placed', { translations: { ru: { name: 'Без места' } } });
    for (const query of ['?status=draft', '?status=all&status=draft', '?st%61tus=draft'])
      expect((await test.api().get(`/api/locations/${query}`)).status).toBe(401);
    expect((await (await test.as('customer')).get('/api/locations/?status=draft')).status).toBe(403);
    const viewer = await test.as('viewer');
    const { body, headers } = await viewer.get('/api/locations/?status=draft&lang=ru');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toEqual([
      expect.objectContaining({
        source: 'location',
        id: made.id,
        name: 'Без места',
        lat: null,
        lng: null,
        status: 'draft',
        editing: expect.objectContaining({
          version: 1,
          updated_by: 'as-manager@test.example',
          translation_status: { ru: 'draft', zh: 'missing' },
        }),
      }),
    ]);
    const published = await list('?status=published', viewer);
    expect(slugs(published)).toEqual(slugs(await list()));
    expect(published[0]).toMatchObject({ source: 'destination', status: 'published', editing: null });
    expect(published.at(-1)).toMatchObject({ source: 'location', editing: { version: 1 } });
    expect(slugs(await list('?status=all', viewer))).toEqual([...slugs(published), 'not-yet-placed']);
    expect(await list('?status=archived', viewer)).toEqual([]);
    expect((await viewer.get('/api/locations/?status=gone')).status).toBe(400);
    expect(slugs(await list())).not.toContain('not-yet-placed');
    expect((await list('', manager))[0]).not.toHaveProperty('editing');
  });
});

describe('editing locations', () => {
  it('makes drafts, their slug from the English name; one may be called like a destination', async () => {
    const made = await create('Dhigurah', { kind: 'sandbank', lat: 3.5, lng: 72.9 });
    expect(made).toMatchObject({
      slug: 'dhigurah',
      status: 'draft',
      kind: 'sandbank',
      atoll: 'ADh',
      island: null,
      destination: null,
      translations: { en: { name: 'Dhigurah', description: null, status: 'published' } },
    });
    const { body } = await manager
      .post('/api/locations/')
      .set('accept-language', 'ru')
      .send({ name: 'Риф Ракушка', atoll: 'B', translations: { en: { name: 'Shell reef' } } });
    expect(body).toMatchObject({ slug: 'shell-reef', translations: { ru: { name: 'Риф Ракушка', status: 'draft' } } });
    await manager.post(`/api/content/locations/${made.id}/publish/`).send({}).expect(200);
    const same = (await list()).filter(({ slug }) => slug === 'dhigurah');
    expect(same.map(({ source, kind }) => [source, kind])).toEqual([
      ['destination', 'local_island'],
      ['location', 'sandbank'],
    ]);
    expect(await create('Dhigurah', { kind: 'sandbank', lat: 3.5 })).toMatchObject({
      slug: 'dhigurah-2',
      status: 'draft',
      kind: 'sandbank',
      lat: 3.5,
    });
    expect(
      (await manager.post('/api/locations/').send({ name: 'x2', atoll: 'B', slug: 'dhigurah' })).body,
    ).toHaveProperty('slug');
  });

  it.each([
    [{}, ['atoll']],
    [{ atoll: 'XX' }, ['atoll']],
    [{ atoll: null }, ['atoll']],
    [{ atoll: 'ADh', name: 'x' }, ['name']],
    [{ atoll: 'ADh', name: null }, ['name']],
    [{ atoll: 'ADh', name: 'x'.repeat(101) }, ['name']],
    [{ atoll: 'ADh', description: 'x'.repeat(301) }, ['description']],
    [{ atoll: 'ADh', kind: 'moon' }, ['kind']],
    [{ atoll: 'ADh', kind: null }, ['kind']],
    [{ atoll: 'ADh', lat: 90.5, lng: -180.5 }, ['lat', 'lng']],
    [{ atoll: 'ADh', lat: '3.5' }, ['lat']],
    [{ atoll: 'ADh', destination: 999_999 }, ['destination']],
    [{ atoll: 'ADh', island: 'x'.repeat(101) }, ['island']],
    [{ atoll: 'ADh', source: 'destination' }, ['source']],
  ])('refuses %j', async (more, fields) => {
    const { status, body } = await manager.post('/api/locations/').send({ name: 'Refused', ...more });
    expect([status, Object.keys(body).toSorted()]).toEqual([400, fields]);
  });

  it('says by code what it does not know', async () => {
    const destination = 999_999;
    const { body } = await manager.post('/api/locations/').send({ name: 'Nowhere', atoll: 'XX', destination });
    const messages = { atoll: [expect.stringMatching(/./)], destination: [expect.stringMatching(/./)] };
    expect(body).toEqual(messages);
    expect(body.atoll).toEqual(body.destination);
  });

  it('goes public with an English name and a position', async () => {
    const { body: made } = await manager
      .post('/api/locations/')
      .send({ atoll: 'B', translations: { ru: { name: 'Только по-русски' } } });
    expect(made.slug).toBe('tolko-po-russki');
    const refused = await manager.post(`/api/content/locations/${made.id}/publish/`).send({});
    expect([refused.status, Object.keys(refused.body).toSorted()]).toEqual([
      400,
      ['lat', 'lng', 'translations.en.name'],
    ]);
    const half = await write('patch', made.id, 1).send({ name: 'In English too', lat: 5 });
    expect(half.status).toBe(200);
    const still = await manager.post(`/api/content/locations/${made.id}/publish/`).send({});
    expect([still.status, Object.keys(still.body)]).toEqual([400, ['lng']]);
    const done = await write('patch', made.id, 2).send({ lng: 73, status: 'published' });
    expect([done.status, done.body.status]).toEqual([200, 'published']);
    expect(slugs(await list())).toContain('tolko-po-russki');
    const taken = await write('patch', made.id, 3).send({ lat: null });
    expect([taken.status, Object.keys(taken.body)]).toEqual([400, ['lat']]);
    expect((await write('patch', made.id, 3).send({ lat: 0, lng: 0 })).body).toMatchObject({ lat: 0, lng: 0 });
  });

  it('replaces by PUT: what is left out falls back to its default', async () => {
    const made = await create('Replaced', { kind: 'reef', island: 'Mandhoo', lat: 3.6, lng: 72.8, description: 'Old' });
    const { body } = await write('put', made.id, 1).send({ name: 'Replaced', atoll: 'B' });
    expect(body).toMatchObject({ version: 2, atoll: 'B', island: null, lat: null, kind: 'local_island' });
    expect(body.translations.en).toMatchObject({ name: 'Replaced', description: null });
    expect((await write('put', made.id, 2).send({ name: 'Replaced' })).body).toHaveProperty('atoll');
  });

  it('wants the version that was read, and a caller who may', async () => {
    const made = await create('Guarded');
    expect((await manager.patch(`/api/locations/${made.id}/`).send({ island: 'x' })).status).toBe(428);
    const stale = await write('patch', made.id, 9).send({ island: 'x' });
    expect([stale.status, stale.body.current]).toEqual([412, made]);
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer')])
      for (const call of [
        agent.post('/api/locations/').send({ name: 'Nobody', atoll: 'B' }),
        agent.put(`/api/locations/${made.id}/`).set('if-match', '"1"').send({ name: 'Nobody', atoll: 'B' }),
        agent.patch(`/api/locations/${made.id}/`).set('if-match', '"1"').send({ island: 'x' }),
        agent.delete(`/api/locations/${made.id}/`).set('if-match', '"1"'),
        agent.post(`/api/content/locations/${made.id}/publish/`).send({}),
      ])
        expect([401, 403]).toContain((await call).status);
    const editor = await test.as('editor');
    expect((await editor.delete(`/api/locations/${made.id}/`).set('if-match', '"1"')).status).toBe(403);
    expect((await editor.patch(`/api/locations/${made.id}/`).set('if-match', '"1"').send({ island: 'x' })).status).toBe(
      200,
    );
    expect((await editor.post(`/api/content/locations/${made.id}/publish/`).send({})).status).toBe(403);
  });

  it('is no longer listed once archived or deleted; its slug is free again', async () => {
    const made = await create('Gone reef', { lat: 3.6, lng: 72.8, status: 'published' });
    expect(slugs(await list())).toContain('gone-reef');
    const archived = await manager.post(`/api/content/locations/${made.id}/archive/`).send({}).expect(200);
    expect(slugs(await list())).not.toContain('gone-reef');
    expect(slugs(await list('?status=archived', manager))).toContain('gone-reef');
    await write('delete', made.id, archived.body.version).expect(204);
    for (const query of ['?status=all', '?status=archived'])
      expect(slugs(await list(query, manager)).filter((slug) => slug.startsWith('gone-reef'))).toEqual([]);
    expect((await manager.get(`/api/locations/${made.id}/editable/`)).status).toBe(404);
    expect((await create('Gone reef')).slug).toBe('gone-reef');
  });

  it('follows the destination it belongs to, which stays as long as it is named', async () => {
    const body = { name: 'Lonely island', description: 'Long enough to be public.', atoll: 'ADh', lat: 3.5, lng: 72.9 };
    const { body: island } = await manager.post('/api/destinations/').send(body);
    const made = await create('Its jetty', {
      kind: 'harbour',
      lat: 3.5,
      lng: 72.9,
      destination: island.id,
      status: 'published',
    });
    const found = async (search: string) => slugs(await list(`?source=location&search=${search}`));
    expect(await found('lonely')).toEqual(['its-jetty']);
    const shown = async () => (await list()).find(({ source, id }) => source === 'location' && id === made.id);
    expect(await shown()).toMatchObject({ destination: null });
    const renamed = manager.put(`/api/destinations/${island.id}/`).set('if-match', '"1"');
    expect((await renamed.send({ ...body, name: 'Sociable island' })).status).toBe(200);
    expect([await found('lonely'), await found('sociable')]).toEqual([[], ['its-jetty']]);
    const remove = (version: number) =>
      manager.delete(`/api/destinations/${island.id}/`).set('if-match', `"${version}"`);
    const kept = await remove(2);
    expect([kept.status, kept.body.code]).toEqual([409, 'in_use']);
    await write('delete', made.id, made.version).expect(204);
    expect((await remove(2)).status).toBe(204);
    expect(
      (await manager.post('/api/locations/').send({ name: 'Late', atoll: 'B', destination: island.id })).body,
    ).toEqual({ destination: [expect.any(String)] });
  });
});

describe('the demo agency’s locations', () => {
  it('lie in the Maldives, near the destination they belong to', async () => {
    const rows = await execute(`select x.slug, x.kind, x.lat, x.lng, d.lat as near_lat, d.lng as near_lng, x.search
      from location x join destination d on d.id = x.destination_id where x.updated_by is null`);
    expect(rows).toHaveLength(DEMO);
    for (const { slug, lat, lng, near_lat: nearLat, near_lng: nearLng } of rows as Record<string, number>[]) {
      const [north, east] = [Number(lat), Number(lng)];
      expect([slug, north > -0.8 && north < 7.2, east > 72.5 && east < 73.9]).toEqual([slug, true, true]);
      const far = Math.hypot(north - Number(nearLat), east - Number(nearLng));
      expect([slug, far < 0.3]).toEqual([slug, true]);
    }
  });

  it('come again as they were, beside what staff changed and deleted', async () => {
    const { body: bay } = await manager.get('/api/locations/hanifaru-bay/editable/');
    await write('patch', bay.id, bay.version).send({ name: 'Hanifaru, the bay' }).expect(200);
    const { body: cokes } = await manager.get('/api/locations/cokes/editable/');
    await write('delete', cokes.id, cokes.version).expect(204);
    await execute(`update location set lat = 1 where slug = 'banana-reef'`);
    await execute(`update seed_record set version = 'older' where name = 'locations'`);
    await prepareDatabase(new Config({ ...test.database.ownerConfig, demo: true }), test.clock, () => undefined);
    const shown = new Map((await list('?source=location', manager)).map((place) => [place.slug, place]));
    expect(shown.get('hanifaru-bay')).toMatchObject({ name: 'Hanifaru, the bay' });
    expect(shown.get('banana-reef')).toMatchObject({ lat: 4.24 });
    expect(shown.has('cokes')).toBe(false);
  });
});
