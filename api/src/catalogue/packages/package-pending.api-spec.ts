import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { packageWriter } from '../../../test/write-package.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('changes of public packages by those who may not publish', () => {
  let test: TestApp;
  let manager: TestAgent;
  let editor: TestAgent;
  let create: Awaited<ReturnType<typeof packageWriter>>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    editor = await test.as('editor');
    create = await packageWriter(test, manager);
  }, 120_000);
  afterAll(() => test.close());

  const shown = async (slug: string) => (await test.api().get(`/api/packages/${slug}/?lang=ru`)).body;
  const propose = (id: number, version: number, body: object, agent = editor) =>
    agent.put(`/api/content/packages/${id}/pending/?lang=ru`).set('if-match', `"${version}"`).send(body);
  const published = (name: string) =>
    create(name, { status: 'published', translations: { ru: { name: 'Имя', status: 'published' } } });

  it('are not made directly', async () => {
    const { id, version } = await published('Directly');
    const refused = await editor.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`).send({ price: '1.00' });
    expect([refused.status, refused.body.code]).toEqual([403, 'review_required']);
    await manager.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`).send({ price: '900.00' });
    const restored = await editor.post(`/api/content/packages/${id}/versions/${version}/restore/`).send({});
    expect([restored.status, restored.body.code]).toEqual([403, 'review_required']);
    expect((await shown('directly')).price).toBe('900.00');
  });

  it('wait unseen, and become public as a new version', async () => {
    const { id, version } = await published('Waiting');
    const { status, body } = await propose(id, version, { name: 'Новое имя', price: '1000', note: 'Agreed by phone' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      base_version: version,
      version,
      by: 'as-editor@test.example',
      note: 'Agreed by phone',
      document: { price: '1000', translations: { ru: { name: 'Новое имя' } } },
      diff: expect.arrayContaining([{ path: 'translations.ru.name', before: 'Имя', after: 'Новое имя' }]),
    });
    expect(await shown('waiting')).toMatchObject({ name: 'Имя', price: '1090.00' });
    expect((await editor.get(`/api/content/packages/${id}/pending/`)).body).toEqual(body);
    const list = await manager.get('/api/packages/?status=published&search=waiting');
    expect(list.body.results[0].editing).toMatchObject({ pending: true, version });
    expect((await editor.post(`/api/content/packages/${id}/pending/publish/`).send({})).status).toBe(403);
    const done = await manager.post(`/api/content/packages/${id}/pending/publish/`).send({});
    expect(done.body).toMatchObject({ version: version + 1, pending: false, updated_by: 'as-manager@test.example' });
    expect(await shown('waiting')).toMatchObject({ name: 'Новое имя', price: '1000.00' });
    const { body: versions } = await manager.get(`/api/content/packages/${id}/versions/`);
    expect(versions.results[0]).toMatchObject({ action: 'publish-pending', note: 'Agreed by phone' });
    expect((await manager.get(`/api/content/packages/${id}/pending/`)).status).toBe(404);
    expect((await manager.post(`/api/content/packages/${id}/pending/publish/`).send({})).status).toBe(404);
  });

  it('may call the category by either name', async () => {
    const { id, version } = await published('Otherwise');
    const { status, body } = await propose(id, version, { category: 'family' });
    expect([status, body.document?.category_code, body.diff]).toEqual([
      200,
      'family',
      [{ path: 'category_code', before: expect.any(String), after: 'family' }],
    ]);
    const done = await manager.post(`/api/content/packages/${id}/pending/publish/`).send({});
    const { body: stored } = await manager.get(`/api/packages/${id}/editable/`);
    expect([done.status, stored.category_code]).toEqual([200, 'family']);
  });

  it('have every member of the words, also where they say only in which language', async () => {
    const { id, version } = await published('In Chinese too');
    const { status, body } = await propose(id, version, { translations: { zh: { status: 'draft' } } });
    expect([status, body.document?.translations.zh]).toEqual([
      200,
      expect.objectContaining({ name: null, summary: null, seo_title: null, status: 'draft' }),
    ]);
  });

  it('are looked at again when the package has changed meanwhile', async () => {
    const { id, version } = await published('Meanwhile');
    await propose(id, version, { min_age: 10 });
    await manager.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`).send({ price: '900.00' });
    const stale = await manager.post(`/api/content/packages/${id}/pending/publish/`).send({});
    expect([stale.status, stale.body.current.price]).toEqual([412, '900.00']);
    expect((await editor.get(`/api/content/packages/${id}/pending/`)).body).toMatchObject({
      base_version: version,
      version: version + 1,
    });
    expect((await propose(id, version, { min_age: 11 })).status).toBe(412);
    expect((await propose(id, version + 1, { min_age: 11 })).status).toBe(200);
    const done = await manager.post(`/api/content/packages/${id}/pending/publish/`).send({ note: 'Fine' });
    expect(done.status).toBe(200);
    expect((await manager.get(`/api/packages/${id}/editable/`)).body).toMatchObject({ price: '900.00', min_age: 11 });
  });

  it('keep the rules', async () => {
    const { id, version } = await published('Rules');
    expect((await editor.put(`/api/content/packages/${id}/pending/`).send({ min_age: 1 })).status).toBe(428);
    expect((await propose(id, version, { original_price: '1.00' })).body).toHaveProperty('original_price');
    expect((await propose(id, version, { images: [99_999] })).body).toHaveProperty(['images.0']);
    expect((await propose(id, version, { status: 'archived', images: [] })).status).toBe(200);
    const refused = await manager.post(`/api/content/packages/${id}/pending/publish/`).send({});
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['images']]);
    const viewer = await test.as('viewer');
    expect((await propose(id, version, { min_age: 1 }, viewer)).status).toBe(403);
    expect((await viewer.delete(`/api/content/packages/${id}/pending/`).set('if-match', `"${version}"`)).status).toBe(
      403,
    );
    expect((await editor.delete(`/api/content/packages/${id}/pending/`)).status).toBe(428);
    expect((await editor.delete(`/api/content/packages/${id}/pending/`).set('if-match', `"${version}"`)).status).toBe(
      204,
    );
    expect((await editor.get(`/api/content/packages/${id}/pending/`)).status).toBe(404);
    const draft = await create('Only a draft');
    expect((await propose(draft.id, 1, { min_age: 1 })).body.code).toBe('invalid_transition');
  });
});
