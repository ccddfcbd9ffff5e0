import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('editing destinations', () => {
  let test: TestApp;
  let manager: TestAgent;
  let picture: Buffer;
  let image: number;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5563' } })
      .jpeg()
      .toBuffer();
    image = (await test.api().get('/api/destinations/dhigurah/')).body.image.id;
  }, 120_000);
  afterAll(() => test.close());

  const whole = (name: string, more: object = {}) => ({
    name,
    description: 'Long enough to be public.',
    atoll: 'ADh',
    lat: 3.52,
    lng: 72.92,
    image,
    ...more,
  });
  const create = async (name: string, more: object = {}) => {
    const { body, status } = await manager.post('/api/destinations/').send(whole(name, more));
    expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
    return body;
  };
  const names = (body: { results: { name: string }[] }) => body.results.map(({ name }) => name);

  it('are made from JSON, as drafts', async () => {
    const made = await create('Maamigili', { tags: ['airport'], gallery: [image], best_months: [1, 2] });
    expect(made).toMatchObject({
      slug: 'maamigili',
      status: 'draft',
      type: 'local_island',
      atoll: 'ADh',
      image,
      image_url: null,
      gallery: [image],
      coordinate_accuracy: 'approx_1km',
      translation_status: { ru: 'missing', zh: 'missing' },
    });
    expect((await test.api().get('/api/destinations/maamigili/')).status).toBe(404);
  });

  it('are made from a form, whose file becomes a picture of the library', async () => {
    const { status, body } = await manager
      .post('/api/destinations/')
      .field('name', 'Omadhoo')
      .field('description', 'Long enough to be public.')
      .field('atoll', 'ADh')
      .field('lat', '3.79')
      .field('lng', '72.96')
      .field('is_featured', 'true')
      .field('best_months[0]', '1')
      .field('best_months[1]', '2')
      .field('translations', JSON.stringify({ ru: { name: 'Омадху' } }))
      .field('status', 'published')
      .attach('image', picture, 'omadhoo.jpg');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ lat: 3.79, is_featured: true, best_months: [1, 2], status: 'published' }),
    ]);
    const shown = await test.api().get('/api/destinations/omadhoo/');
    expect(shown.body.image).toMatchObject({ id: body.image, alt: 'Omadhoo', width: 640 });
    expect((await test.api().get(shown.body.image.variants.card)).status).toBe(200);
  });

  it('leave nothing in the library when the form is refused', async () => {
    const other = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#aa5500' } })
      .png()
      .toBuffer();
    const count = () => test.em().getConnection().execute('select count(*)::int as count from media');
    const before = await count();
    const form = manager.post('/api/destinations/').field('name', 'Nowhere').field('atoll', 'XX').field('lat', '200');
    const { status, body } = await form.field('lng', '72').attach('image', other, 'other.png');
    expect([status, Object.keys(body)]).toEqual([400, ['lat']]);
    const unknown = manager.post('/api/destinations/').field('name', 'Nowhere').field('atoll', 'XX').field('lat', '2');
    const refused = await unknown.field('lng', '72').attach('image', other, 'other.png');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['atoll']]);
    expect(await count()).toEqual(before);
  });

  it.each([
    [{}, ['name']],
    [{ name: 'Only a name' }, ['atoll', 'lat', 'lng']],
    [{ name: 'Wrong', atoll: 'XX', lat: 1, lng: 1 }, ['atoll']],
    [{ name: 'Wrong', atoll: 'ADh', lat: 91, lng: -181 }, ['lat', 'lng']],
    [{ name: 'Wrong', atoll: 'ADh', lat: 1, lng: 1, image_url: 'javascript:alert(1)' }, ['image_url']],
    [{ name: 'Wrong', atoll: 'ADh', lat: 1, lng: 1, image: 99_999 }, ['image']],
    [{ name: 'Wrong', atoll: 'ADh', lat: 1, lng: 1, tags: ['No Good'] }, ['tags']],
  ])('are refused as %j', async (body, fields) => {
    const answer = await manager.post('/api/destinations/').send(body);
    expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([400, fields]);
  });

  it('show a picture elsewhere while there is none in the library', async () => {
    const url = 'https://pictures.example/fenfushi.jpg';
    const { id } = await create('Fenfushi', { status: 'published' });
    // As rows are from before pictures were loaded from their addresses.
    const sql = 'update destination set cover_id = null, image_url = ? where id = ?';
    await test.em().getConnection().execute(sql, [url, id]);
    expect((await test.api().get('/api/destinations/fenfushi/')).body).toMatchObject({ image: null, image_url: url });
  });

  describe('PUT', () => {
    const put = (id: number, version: number) =>
      manager.put(`/api/destinations/${id}/`).set('if-match', `"${version}"`);

    it('replaces: what JSON leaves out falls back to its default, other languages stay', async () => {
      const made = await create('Replaced', {
        tags: ['quiet'],
        island: 'Replaced',
        summary: 'Short',
        translations: { ru: { name: 'Замена' } },
      });
      const { status, body } = await put(made.id, 1).send(whole('Renamed', { image: undefined }));
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ version: 2, slug: 'replaced', tags: [], island: null, image: null }),
      ]);
      expect(body.translations).toMatchObject({ en: { name: 'Renamed', summary: null }, ru: { name: 'Замена' } });
    });

    it('keeps what a form does not name, and takes its file', async () => {
      const made = await create('Formed', { tags: ['quiet'], gallery: [image] });
      const kept = await put(made.id, 1).field('name', 'Formed anew');
      expect(kept.body).toMatchObject({
        version: 2,
        image,
        tags: ['quiet'],
        translations: { en: { name: 'Formed anew' } },
      });
      const other = await sharp(picture).negate().toBuffer();
      const changed = await put(made.id, 2).field('tags[]', '').attach('image', other, 'new.jpg');
      expect(changed.body).toMatchObject({ tags: [], gallery: [image] });
      expect(changed.body.image).not.toBe(image);
    });

    it('wants the version that was read', async () => {
      const made = await create('Versioned');
      expect((await manager.put(`/api/destinations/${made.id}/`).send(whole('x'))).status).toBe(400);
      expect((await manager.put(`/api/destinations/${made.id}/`).send(whole('Versioned'))).status).toBe(428);
      const stale = await put(made.id, 7).send(whole('Versioned'));
      expect([stale.status, stale.body]).toEqual([412, expect.objectContaining({ current: made })]);
    });
  });

  it('are deleted only when nothing names them', async () => {
    const made = await create('Deleted');
    expect((await manager.delete(`/api/destinations/${made.id}/`).set('if-match', '"1"')).status).toBe(204);
    const { body } = await manager.get('/api/destinations/dhigurah/editable/');
    const refused = await manager.delete(`/api/destinations/${body.id}/`).set('if-match', `"${body.version}"`);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  });

  describe('lists by state', () => {
    it('are for staff only, and are never kept', async () => {
      await create('Listed draft', { translations: { ru: { name: 'Черновик' } } });
      const path = '/api/destinations/?status=draft&search=listed&lang=ru';
      expect((await test.api().get(path)).status).toBe(401);
      expect((await (await test.as('customer')).get(path)).status).toBe(403);
      for (const spelling of ['?status=draft&status=draft', '?st%61tus=draft'])
        expect((await test.api().get(`/api/destinations/${spelling}`)).status).toBe(401);
      const { body, headers } = await (await test.as('viewer')).get(path);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toMatchObject({
        count: 1,
        results: [
          {
            name: 'Черновик',
            status: 'draft',
            editing: {
              version: 1,
              updated_by: 'as-manager@test.example',
              translation_status: { ru: 'draft', zh: 'missing' },
            },
          },
        ],
      });
      expect((await test.api().get('/api/destinations/?search=listed')).body.count).toBe(0);
      const all = await manager.get('/api/destinations/?status=all&search=deleted');
      expect(all.body.count).toBe(0);
      expect(names((await manager.get('/api/destinations/?status=published&page_size=2')).body)).toHaveLength(2);
    });

    it('exist for packages too', async () => {
      await manager.post('/api/packages/').send({ name: 'A drafted trip' });
      expect((await test.api().get('/api/packages/?status=all')).status).toBe(401);
      const { body } = await manager.get('/api/packages/?status=draft');
      expect(body).toMatchObject({ count: 1, results: [{ name: 'A drafted trip', status: 'draft' }] });
      expect((await manager.get('/api/packages/?status=all')).body.count).toBe(25);
      expect((await manager.get('/api/packages/?status=gone')).status).toBe(400);
    });
  });

  it('are found by their names in every script, with their packages and resorts, also after a change of name', async () => {
    const counts = async (word: string) => {
      const lists = ['destinations', 'packages', 'resorts'];
      const answers = await Promise.all(lists.map((list) => test.api().get(`/api/${list}/`).query({ search: word })));
      return answers.map(({ body }) => body.count as number);
    };
    const [plain, ...others] = await Promise.all(['Male', 'Malé', 'Мале', '马累'].map(counts));
    expect(plain?.every((count) => count > 0)).toBe(true);
    for (const other of others) expect(other).toEqual(plain);
    const places = (await test.api().get('/api/destinations/?page_size=50')).body.results;
    const place = places.find((one: Record<string, number>) => one['resort_count'] && one['package_count']);
    const { body } = await manager.get(`/api/destinations/${place.id}/editable/`);
    const before = await counts(body.translations.ru.name);
    expect(before.every((count) => count > 0)).toBe(true);
    const { translations, type, atoll, lat, lng, image: cover, gallery, island } = body;
    const renamed = { ...translations, ru: { ...translations.ru, name: 'Новоостров' } };
    const shared = { type, atoll, lat, lng, image: cover, gallery, island };
    const changed = await manager
      .put(`/api/destinations/${body.id}/`)
      .set('if-match', `"${body.version}"`)
      .send({ ...shared, translations: renamed });
    expect([changed.status, changed.body.version]).toEqual([200, body.version + 1]);
    const after = await counts('новоостров');
    expect(after.every((count) => count > 0)).toBe(true);
  });

  it('count in the categories of packages', async () => {
    const { body } = await test.api().get('/api/packages/categories/?lang=ru');
    expect(body).toHaveLength(8);
    const diving = await test.api().get('/api/packages/?category=diving');
    expect(body).toContainEqual({ code: 'diving', label: 'Дайвинг', count: diving.body.count });
  });
});
