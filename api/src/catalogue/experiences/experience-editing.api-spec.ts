import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

describe('editing experiences', () => {
  let test: TestApp;
  let manager: TestAgent;
  let picture: Buffer;
  let ids: { destination: number; image: number; other: number };
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5563' } })
      .jpeg()
      .toBuffer();
    const { body } = await test.api().get('/api/experiences/mantas-of-hanifaru/');
    ids = { destination: body.destinations[0].id, image: body.images[0].id, other: body.images[1].id };
  }, 120_000);
  afterAll(() => test.close());

  const whole = (name: string, more: object = {}) => ({
    name,
    description: 'Long enough to be public.',
    price: '45.00',
    destinations: [ids.destination],
    images: [ids.image],
    ...more,
  });
  const create = async (name: string, more: object = {}) => {
    const { body, status } = await manager.post('/api/experiences/').send(whole(name, more));
    expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
    return body;
  };
  const write = (method: 'put' | 'patch', id: number, version: number) =>
    manager[method](`/api/experiences/${id}/`).set('if-match', `"${version}"`);

  it('are made from JSON, as drafts', async () => {
    const { body, headers, status } = await manager.post('/api/experiences/').send(
      whole('Reef at night', {
        category: 'snorkelling',
        duration_minutes: 75,
        certification: 'OW',
        start_times: ['18:30'],
        weekdays: [1, 5],
        season_months: [11, 12],
        swim_required: true,
        includes: ['A torch', 'Tea'],
        translations: { ru: { name: 'Ночной риф', includes: ['Фонарь', 'Чай'] } },
      }),
    );
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    expect(body).toMatchObject({
      slug: 'reef-at-night',
      status: 'draft',
      category_code: 'snorkelling',
      price: '45.00',
      duration_minutes: 75,
      image: ids.image,
      images: [ids.image],
      destinations: [ids.destination],
      translations: {
        en: { name: 'Reef at night', includes: ['A torch', 'Tea'], status: 'published' },
        ru: { name: 'Ночной риф', status: 'draft' },
      },
      translation_status: { ru: 'draft', zh: 'missing' },
    });
    expect((await test.api().get('/api/experiences/reef-at-night/')).status).toBe(404);
    expect((await manager.get(`/api/experiences/${body.id}/editable/`)).body).toEqual(body);
  });

  it('are made from a form: its file becomes the cover, lists come as indexed parts', async () => {
    const { status, body } = await manager
      .post('/api/experiences/')
      .field('name', 'Formed outing')
      .field('description', 'Long enough to be public.')
      .field('price', '60.50')
      .field('category_code', 'cruise')
      .field('is_featured', 'true')
      .field('destinations[0]', String(ids.destination))
      .field('includes[0]', 'Water')
      .field('includes[1]', 'Fruit, cut')
      .field('excludes', 'Wine')
      .field('excludes', 'Beer')
      .field('what_to_bring', JSON.stringify(['A hat', 'A shirt']))
      .field('weekdays[0]', '6')
      .field('status', 'published')
      .attach('image', picture, 'outing.jpg');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ status: 'published', price: '60.50', weekdays: [6], is_featured: true }),
    ]);
    expect(body.translations.en).toMatchObject({
      includes: ['Water', 'Fruit, cut'],
      excludes: ['Wine', 'Beer'],
      what_to_bring: ['A hat', 'A shirt'],
    });
    expect(body.images).toEqual([body.image]);
    const shown = (await test.api().get('/api/experiences/formed-outing/')).body;
    expect(shown).toMatchObject({
      includes: ['Water', 'Fruit, cut'],
      cover_image: { id: body.image, alt: 'Formed outing' },
    });
    expect(shown.image_url).toBe(shown.cover_image.variants.gallery);
  });

  it('keep what a form leaves out and clear what it empties', async () => {
    const made = await create('Kept', { includes: ['A', 'B'], excludes: ['C'], season_months: [1, 2] });
    const { status, body } = await write('put', made.id, 1).field('excludes[]', '').field('price', '46.00');
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ version: 2, price: '46.00', season_months: [1, 2], images: [ids.image] }),
    ]);
    expect(body.translations.en).toMatchObject({ name: 'Kept', includes: ['A', 'B'], excludes: null });
    const other = await sharp(picture).negate().toBuffer();
    const changed = (await write('patch', made.id, 2).attach('image', other, 'new.jpg')).body;
    expect(changed.image).not.toBe(ids.image);
    expect(changed.images).toEqual([changed.image, ids.image]);
  });

  it('replace by JSON: what is left out falls back to its default, other languages stay', async () => {
    const made = await create('Replaced', {
      min_age: 12,
      weekdays: [2],
      summary: 'Short',
      translations: { zh: { name: '替换' } },
    });
    const { body } = await write('put', made.id, 1).send({ name: 'Replaced anew' });
    expect(body).toMatchObject({
      version: 2,
      slug: 'replaced',
      price: '0.00',
      min_age: null,
      weekdays: [],
      images: [],
    });
    expect(body.translations).toMatchObject({ en: { name: 'Replaced anew', summary: null }, zh: { name: '替换' } });
  });

  it('change by JSON only what is named', async () => {
    const made = await create('Patched', { min_age: 12, includes: ['A'] });
    const { body } = await write('patch', made.id, 1).send({ min_age: null, images: [ids.other] });
    expect(body).toMatchObject({ min_age: null, price: '45.00', image: ids.other, images: [ids.other] });
    expect(body.translations.en.includes).toEqual(['A']);
  });

  it.each([
    [{}, ['name']],
    [{ name: 'x' }, ['name']],
    [{ price: '-1' }, ['price']],
    [{ price: '10.999' }, ['price']],
    [{ price: 'free' }, ['price']],
    [{ group_size_min: 5, group_size_max: 4 }, ['group_size_max']],
    [{ start_times: ['25:00'] }, ['start_times']],
    [{ weekdays: [8] }, ['weekdays']],
    [{ season_months: [1, 1] }, ['season_months']],
    [{ certification: 'PADI' }, ['certification']],
    [{ difficulty: 'hard' }, ['difficulty']],
    [{ destinations: [999_999] }, ['destinations.0']],
    [{ image: 999_999 }, ['image', 'images.0']],
    [{ image_url: 'javascript:alert(1)' }, ['image_url']],
    [{ duration_minutes: 0 }, ['duration_minutes']],
    [{ includes: Array.from({ length: 21 }, () => 'x') }, ['includes']],
  ])('are refused as %j', async (more, fields) => {
    const send = 'name' in more || Object.keys(more).length === 0 ? more : whole('Refused', more);
    const { status, body } = await manager.post('/api/experiences/').send(send);
    expect([status, Object.keys(body).toSorted()]).toEqual([400, fields]);
  });

  it('take no members that are not theirs to set', async () => {
    for (const member of [
      'id',
      'version',
      'created_at',
      'updated_by',
      'published_at',
      'deleted_at',
      'search',
      'is_active',
    ]) {
      const { status, body } = await manager.post('/api/experiences/').send(whole('Assigned', { [member]: 1 }));
      expect([member, status, body]).toEqual([member, 400, { [member]: ['Unknown field.'] }]);
    }
  });

  it('say what is missing before they may be public', async () => {
    const { body: made } = await manager.post('/api/experiences/').send({ name: 'Bare' });
    const { status, body } = await manager.post(`/api/content/experiences/${made.id}/publish/`).send({});
    expect([status, Object.keys(body).toSorted()]).toEqual([
      400,
      ['destinations', 'images', 'price', 'translations.en.description'],
    ]);
  });

  it('go out, come back, are archived and answer 410', async () => {
    const made = await create('Cycle');
    const shown = async () => (await test.api().get('/api/experiences/cycle/')).status;
    const act = async (action: string, agent = manager) =>
      (await agent.post(`/api/content/experiences/${made.id}/${action}/`).send({})).status;
    expect([await act('publish', await test.as('editor')), await shown()]).toEqual([403, 404]);
    expect([await act('publish'), await shown()]).toEqual([200, 200]);
    expect([await act('unpublish'), await shown()]).toEqual([200, 404]);
    expect([await act('publish'), await act('archive'), await shown()]).toEqual([200, 200, 410]);
  });

  it('are previewed by a token, in any state, and only they', async () => {
    const made = await create('Previewed', { translations: { ru: { name: 'Предпросмотр' } } });
    const { body, status } = await manager.post(`/api/content/experiences/${made.id}/preview/`).send({});
    expect(status).toBe(201);
    const read = (slug: string, token: string) =>
      test.api().get(`/api/experiences/${slug}/`).query({ preview: token, lang: 'ru' });
    expect((await read('previewed', body.token)).body).toMatchObject({ name: 'Предпросмотр', is_active: false });
    expect((await read('mantas-of-hanifaru', body.token)).status).toBe(404);
    expect((await read('previewed', `${body.token}x`)).status).toBe(404);
    expect((await test.api().get('/api/experiences/previewed/')).status).toBe(404);
  });

  it('want the version that was read', async () => {
    const made = await create('Versioned');
    expect((await manager.patch(`/api/experiences/${made.id}/`).send({ price: '1.00' })).status).toBe(428);
    expect((await manager.delete(`/api/experiences/${made.id}/`)).status).toBe(428);
    const stale = await write('patch', made.id, 9).send({ price: '1.00' });
    expect([stale.status, stale.body]).toEqual([412, expect.objectContaining({ current: made })]);
  });

  it('are written by those who may', async () => {
    const made = await create('Guarded');
    const editor = await test.as('editor');
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer'), await test.as('agent')]) {
      for (const call of [
        agent.post('/api/experiences/').send(whole('Nobody')),
        agent.put(`/api/experiences/${made.id}/`).set('if-match', '"1"').send(whole('Nobody')),
        agent.patch(`/api/experiences/${made.id}/`).set('if-match', '"1"').send({ price: '1.00' }),
        agent.delete(`/api/experiences/${made.id}/`).set('if-match', '"1"'),
      ])
        expect([401, 403]).toContain((await call).status);
    }
    expect((await editor.delete(`/api/experiences/${made.id}/`).set('if-match', '"1"')).status).toBe(403);
    expect(
      (await editor.patch(`/api/experiences/${made.id}/`).set('if-match', '"1"').send({ min_age: 3 })).status,
    ).toBe(200);
    expect((await manager.delete(`/api/experiences/${made.id}/`).set('if-match', '"2"')).status).toBe(204);
    expect((await manager.get(`/api/experiences/${made.id}/editable/`)).status).toBe(404);
  });

  it('are listed by state for staff only, and found by their places', async () => {
    await create('Listed draft');
    expect((await test.api().get('/api/experiences/?status=draft')).status).toBe(401);
    const { body } = await manager.get('/api/experiences/?status=draft&search=listed');
    expect(body).toMatchObject({
      count: 1,
      results: [{ name: 'Listed draft', status: 'draft', editing: { version: 1 } }],
    });
    const place = (await manager.get(`/api/destinations/${ids.destination}/editable/`)).body;
    const { translations, type, atoll, lat, lng, image } = place;
    const ru = { ...translations.ru, name: 'Новоатолл' };
    await manager
      .put(`/api/destinations/${ids.destination}/`)
      .set('if-match', `"${place.version}"`)
      .send({ type, atoll, lat, lng, image, translations: { ...translations, ru } })
      .expect(200);
    const found = await test.api().get(`/api/experiences/?search=${encodeURIComponent('новоатолл')}`);
    expect(found.body.results.map(({ slug }: { slug: string }) => slug)).toContain('mantas-of-hanifaru');
    const gone = await manager
      .delete(`/api/destinations/${ids.destination}/`)
      .set('if-match', `"${place.version + 1}"`);
    expect([gone.status, gone.body.code]).toEqual([409, 'in_use']);
  });
});
