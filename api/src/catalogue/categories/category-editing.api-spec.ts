import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { testConfig } from '../../../test/test-database.js';
import { prepareDatabase } from '../../database/prepare-database.js';

const EIGHT = ['adventure', 'honeymoon', 'family', 'diving', 'luxury', 'budget', 'culture', 'activities'];

interface Listed {
  code: string;
  name: string;
  count: number;
}

let test: TestApp;
let manager: TestAgent;
let sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  manager = await test.as('manager');
  sql = (text, values) => test.em().getConnection().execute(text, values);
}, 120_000);
afterAll(() => test.close());

const list = async (query = ''): Promise<Listed[]> => (await test.api().get(`/api/categories/${query}`)).body;
const codes = async () => (await list()).map(({ code }) => code);
const make = async (name: string, more: object = {}) => {
  const { status, body } = await manager.post('/api/categories/').send({ name, ...more });
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return body;
};
const publish = (id: number) => manager.post(`/api/content/categories/${id}/publish/`).send({}).expect(200);
const write = async (method: 'put' | 'patch' | 'delete', path: string, body: object = {}) => {
  const { headers } = await manager.get(`/api/${path}/editable/`);
  return manager[method](`/api/${path}/`)
    .set('if-match', headers['etag'] ?? '')
    .send(body);
};
const pack = (more: object) => manager.post('/api/packages/').send({ name: 'A trip', ...more });
const shown = async (slug: string, language = 'en') =>
  (await test.api().get(`/api/packages/${slug}/?lang=${language}`)).body;

describe('categories', () => {
  it.each([
    ['en', 'Diving', /^Thilas/],
    ['ru', 'Дайвинг', /^Тилы/],
    ['zh', '潜水', /^海山/],
  ])('are listed in the order of the agency (%s)', async (language, name, description) => {
    const all = await list(`?lang=${language}`);
    expect(all.map(({ code }) => code)).toEqual(EIGHT);
    expect(all[3]).toMatchObject({
      code: 'diving',
      name,
      description: expect.stringMatching(description),
      image: null,
      position: 4,
      _i18n: { language, fallback_fields: [], outdated_fields: [] },
    });
    expect(all[3]).not.toHaveProperty('editing');
    const { body: labels } = await test.api().get(`/api/packages/categories/?lang=${language}`);
    expect(labels).toEqual(all.map(({ code, name: label, count }) => ({ code, label, count })));
    const { body: packages } = await test.api().get('/api/packages/?category=diving');
    expect(all[3]?.count).toBe(packages.count);
  });

  it('are made as drafts that staff see and packages may name at once', async () => {
    const made = await make('Day trips', { translations: { ru: { name: 'На один день' } }, position: 1 });
    expect(made).toMatchObject({
      slug: 'day-trips',
      status: 'draft',
      image: null,
      translations: { en: { name: 'Day trips', description: null } },
      translation_status: { ru: 'draft', zh: 'missing' },
    });
    expect(await codes()).toEqual(EIGHT);
    const { body: drafts } = await manager.get('/api/categories/?status=draft');
    expect(drafts).toEqual([
      expect.objectContaining({
        code: 'day-trips',
        count: 0,
        status: 'draft',
        editing: expect.objectContaining({ version: 1 }),
      }),
    ]);
    expect((await test.api().get('/api/categories/?status=draft')).status).toBe(401);
    const { body } = await pack({ category: 'day-trips' });
    expect([body.category_code, body.code]).toEqual(['day-trips', 'MV-DAY-01']);
    const { body: rows } = await manager.get(`/api/packages/?status=draft&category=day-trips&lang=ru`);
    expect(rows.results).toEqual([expect.objectContaining({ id: body.id, category: 'Day trips' })]);
    await publish(made.id);
    expect(await codes()).toEqual(['adventure', 'day-trips', ...EIGHT.slice(1)]);
    expect((await write('patch', `categories/${made.id}`, { position: 500 })).status).toBe(200);
    expect(await codes()).toEqual([...EIGHT, 'day-trips']);
  });

  it('have slugs that fit the column of the packages', async () => {
    const long = 'Slow journeys from atoll to atoll on a traditional boat';
    const [one, two] = [await make(long), await make(long)];
    expect([one.slug, two.slug]).toEqual(['slow-journeys-from-atoll-to-atol', 'slow-journeys-from-atoll-to-atol-2']);
    const widest = await make('Widest', { slug: 'x'.repeat(40) });
    expect((await pack({ category_code: widest.slug })).status).toBe(201);
    const short = await make('Short', { slug: 'ab-c' });
    expect((await pack({ category_code: short.slug })).body.code).toBe('MV-ABC-01');
  });

  it.each([
    [{ name: undefined }, ['name']],
    [{ name: 'x' }, ['name']],
    [{ name: 'x'.repeat(61) }, ['name']],
    [{ description: 'x'.repeat(301) }, ['description']],
    [{ slug: 'x'.repeat(41) }, ['slug']],
    [{ slug: '2027' }, ['slug']],
    [{ slug: 'Not-a-slug' }, ['slug']],
    [{ slug: 'diving' }, ['slug']],
    [{ image: 999_999 }, ['image']],
    [{ code: 'other' }, ['code']],
  ])('are refused as %j', async (more, fields) => {
    const { status, body } = await manager.post('/api/categories/').send({ name: 'Refused', ...more });
    expect([status, Object.keys(body)]).toEqual([400, fields]);
  });

  it('keep the slug that they were made with', async () => {
    const { id } = await make('Steady', { description: 'Old' });
    const moved = await write('patch', `categories/${id}`, { slug: 'elsewhere' });
    expect([moved.status, Object.keys(moved.body)]).toEqual([400, ['slug']]);
    expect((await write('patch', `categories/${id}`, { slug: 'steady', name: 'Still' })).body.slug).toBe('steady');
    const replaced = await write('put', `categories/${id}`, { name: 'Other' });
    expect(replaced.body).toMatchObject({ slug: 'steady', translations: { en: { description: null } } });
  });

  it('are written by those who may', async () => {
    const { id } = await make('Guarded');
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer')])
      for (const call of [
        agent.post('/api/categories/').send({ name: 'Nobody' }),
        agent.put(`/api/categories/${id}/`).set('if-match', '"1"').send({ name: 'Nobody' }),
        agent.patch(`/api/categories/${id}/`).set('if-match', '"1"').send({ name: 'Nobody' }),
        agent.delete(`/api/categories/${id}/`).set('if-match', '"1"'),
      ])
        expect([401, 403]).toContain((await call).status);
    const editor = await test.as('editor');
    expect((await editor.delete(`/api/categories/${id}/`).set('if-match', '"1"')).status).toBe(403);
    expect((await manager.patch(`/api/categories/${id}/`).send({ name: 'No version' })).status).toBe(428);
  });

  it('show a picture, and the picture knows where', async () => {
    const image = (await shown('south-ari-whale-sharks')).cover_image.id;
    const { id } = await make('Pictured', { image });
    await publish(id);
    expect((await list()).find(({ code }) => code === 'pictured')).toMatchObject({ image: { id: image } });
    const { body } = await manager.get(`/api/media/${image}/`);
    expect(body.usage).toContainEqual({ entity: 'category', id: String(id), label: 'Pictured', field: 'image' });
  });
});

describe('packages of a category', () => {
  it('are found by its code; one that nobody has gives an empty list, one that cannot be is refused', async () => {
    const { body } = await test.api().get('/api/packages/?category=no-such-category');
    expect(body).toMatchObject({ count: 0, results: [] });
    for (const code of ['Diving', 'diving_', '-', 'x'.repeat(41)])
      expect([code, (await test.api().get(`/api/packages/?category=${code}`)).status]).toEqual([code, 400]);
  });

  it('are shown and found by its new name at once, each as it is written itself meanwhile', async () => {
    const slug = 'south-ari-whale-sharks';
    expect((await shown(slug)).category).toBe('Diving');
    const found = async (words: string) =>
      (await test.api().get(`/api/packages/?search=${encodeURIComponent(words)}`)).body.count;
    const early = await found('дайвинг');
    expect(await found('underwater')).toBe(0);
    const { body: before } = await manager.get(`/api/packages/${slug}/editable/`);
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query('select from package where slug = $1 for update', [slug]);
    await owner.query(
      `update package_text set name = 'Zebrasharks' where language = 'en' and package_id = (select id from package where slug = $1)`,
      [slug],
    );
    const words = { ru: { name: 'Под водой', status: 'published' } };
    const renaming = write('patch', 'categories/diving', { name: 'Underwater', translations: words });
    await pause(700);
    await owner.query('commit');
    await owner.end();
    expect((await renaming).status).toBe(200);
    expect([(await shown(slug)).category, (await shown(slug, 'ru')).category]).toEqual(['Underwater', 'Под водой']);
    expect((await shown(slug, 'zh')).category).toBe('潜水');
    expect((await manager.get(`/api/packages/${slug}/editable/`)).body.version).toBe(before.version);
    expect([await found('underwater'), await found('под водой')]).toEqual(Array(2).fill((await list())[3]?.count));
    expect(await found('zebrasharks underwater')).toBe(1);
    expect(await found('дайвинг')).toBeLessThan(early);
  });

  it('do not wait for whoever renames it, who waits for them', async () => {
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await owner.query('begin');
    await owner.query(`select from category where slug = 'diving' for update`);
    const answer = await Promise.race([
      write('patch', 'packages/south-ari-whale-sharks', { min_age: 11 }),
      pause(5000),
    ]);
    await owner.query('rollback');
    await owner.end();
    expect(answer?.status).toBe(200);
  });

  it('keep its name when it is no longer listed', async () => {
    const { count } = (await test.api().get('/api/packages/?category=culture')).body;
    await manager.post('/api/content/categories/culture/unpublish/').send({}).expect(200);
    expect(await codes()).not.toContain('culture');
    const { body: labels } = await test.api().get('/api/packages/categories/');
    expect(labels.map(({ code }: Listed) => code)).not.toContain('culture');
    const { body } = await test.api().get('/api/packages/?category=culture');
    expect([body.count, body.results[0].category]).toEqual([count, 'Culture']);
    await manager.post('/api/content/categories/culture/publish/').send({}).expect(200);
  });

  it('need one that is not in the archive to go public, and stay public when theirs goes there', async () => {
    const { id, slug } = await make('Forgotten');
    const whole = (await manager.get('/api/packages/baa-manta-season/editable/')).body;
    const { body: made } = await pack({
      ...{ description: 'Long enough to be public.', price: '100.00', cancellation_policy: 'flex_48h' },
      ...{ destinations: whole.destinations, images: whole.images, category_code: slug },
    });
    await manager.post(`/api/content/categories/${id}/archive/`).send({}).expect(200);
    const refused = await manager.post(`/api/content/packages/${made.id}/publish/`).send({});
    expect([refused.status, refused.body]).toEqual([
      400,
      { category_code: ['This category is in the archive. Please choose another one'] },
    ]);
    expect((await write('patch', 'packages/baa-manta-season', { category_code: slug })).body).toHaveProperty(
      'category_code',
    );
    await manager.post(`/api/content/categories/${id}/restore-draft/`).send({}).expect(200);
    await manager.post(`/api/content/packages/${made.id}/publish/`).send({}).expect(200);
    await manager.post(`/api/content/categories/${id}/archive/`).send({}).expect(200);
    expect((await write('patch', `packages/${made.id}`, { min_age: 10 })).status).toBe(200);
    expect((await shown(made.slug)).category).toBe('Forgotten');
  });

  it('name one that exists', async () => {
    for (const body of [{ category_code: 'no-such' }, { category: 'no-such' }]) {
      const answer = await pack(body);
      expect([answer.status, answer.body]).toEqual([400, { category_code: ['There is no such entry'] }]);
    }
    const { body: made } = await pack({});
    expect(made.category_code).toBe('adventure');
    expect((await write('patch', `packages/${made.id}`, { category_code: 'no-such' })).status).toBe(400);
    expect((await pack({ category_code: 'Not a code' })).status).toBe(400);
  });
});

describe('deleting a category', () => {
  it('waits until no package names it, nor a change of one that waits', async () => {
    const { id, slug } = await make('Passing');
    const { body: made } = await pack({ category_code: slug });
    const inUse = async () => {
      const { status, body } = await write('delete', `categories/${id}`);
      return [status, body.code];
    };
    expect(await inUse()).toEqual([409, 'in_use']);
    expect((await write('delete', `packages/${made.id}`)).status).toBe(204);
    const { headers } = await manager.get('/api/packages/baa-manta-season/editable/');
    const pending = '/api/content/packages/baa-manta-season/pending/';
    const tag = headers['etag'] ?? '';
    const { body: waits } = await manager.put(pending).set('if-match', tag).send({ category_code: slug }).expect(200);
    expect(await inUse()).toEqual([409, 'in_use']);
    await manager.delete(`${pending}?at=${waits.at}`).set('if-match', tag).expect(204);
    expect((await write('delete', `categories/${id}`)).status).toBe(204);
    expect((await pack({ category_code: slug })).status).toBe(400);
    expect((await make('Passing')).slug).toBe(slug);
  });

  it('and a package that names it at the same moment do not pass each other', async () => {
    const { id, slug } = await make('Contested');
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    // A deletion that has begun: the package waits for its end, and finds nothing then.
    await owner.query('begin');
    await owner.query('update category set deleted_at = now(), slug = $2 where id = $1', [id, `${slug}~${id}`]);
    const [answer] = await Promise.all([pack({ category_code: slug }), pause(700).then(() => owner.query('commit'))]);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['category_code']]);
    // A package that has begun: the deletion waits for its end, and finds it then.
    const next = await make('Contested');
    await owner.query('begin');
    await owner.query('select from category where id = $1 for key share', [next.id]);
    await owner.query(`update package set category_code = $1 where slug = 'baa-manta-season'`, [slug]);
    const [refused] = await Promise.all([
      write('delete', `categories/${next.id}`),
      pause(700).then(() => owner.query('commit')),
    ]);
    await owner.end();
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  });

  it('of the one that packages have unless said leaves a fault that says so', async () => {
    // The next update of the product would bring this one.
    await sql(`delete from package where id = (select min(id) from package where category_code = 'adventure')`);
    await sql(
      `update package set category_code = 'family', updated_by = gen_random_uuid() where category_code = 'adventure'`,
    );
    expect((await write('delete', 'categories/adventure')).status).toBe(204);
    const answer = await pack({});
    expect([answer.status, answer.body]).toEqual([400, { category_code: ['There is no such entry'] }]);
    expect((await pack({ category_code: 'family' })).status).toBe(201);
  });

  it('lasts, like every change of the staff, when an update of the product brings its own again', async () => {
    await sql(`update seed_record set version = 'older'`);
    await sql(
      `update category_text set name = 'Old seed' where language = 'en' and category_id = (select id from category where slug = 'luxury')`,
    );
    const database = new URL(test.database.config.databaseUrl).pathname.slice(1);
    await prepareDatabase(testConfig(database, { ATOLL_DEMO: '1' }), test.clock, () => undefined);
    const rows = await sql(
      `select c.slug, t.name from category c join category_text t on t.category_id = c.id and t.language = 'en'
       where c.slug in ('adventure', 'diving', 'luxury') order by c.slug`,
    );
    expect(rows).toEqual([
      { slug: 'diving', name: 'Underwater' },
      { slug: 'luxury', name: 'Luxury' },
    ]);
    const [seeded] = await sql(
      `select search from package where category_code = 'diving' and updated_by is null limit 1`,
    );
    expect(seeded?.['search']).toContain('underwater');
    expect(await sql(`select from package where category_code = 'adventure' and deleted_at is null`)).toEqual([]);
  }, 60_000);
});
