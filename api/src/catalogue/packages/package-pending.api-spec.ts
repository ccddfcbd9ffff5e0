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
  /** How the waiting change is named that was read last. */
  const seen = async (id: number) => {
    const { status, body } = await manager.get(`/api/content/packages/${id}/pending/`);
    return status === 404 ? '' : `?at=${body.at}`;
  };
  const propose = (id: number, version: number, body: object, { agent = editor, at = '' } = {}) =>
    agent
      .put(`/api/content/packages/${id}/pending/${at || '?'}&lang=ru`)
      .set('if-match', `"${version}"`)
      .send(body);
  const publish = async (id: number, body: object = {}, at?: string) =>
    manager.post(`/api/content/packages/${id}/pending/publish/${at ?? (await seen(id))}`).send(body);
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
    const done = await publish(id);
    expect(done.body).toMatchObject({ version: version + 1, pending: false, updated_by: 'as-manager@test.example' });
    expect(await shown('waiting')).toMatchObject({ name: 'Новое имя', price: '1000.00' });
    const { body: versions } = await manager.get(`/api/content/packages/${id}/versions/`);
    expect(versions.results[0]).toMatchObject({ action: 'publish-pending', note: 'Agreed by phone' });
    expect((await manager.get(`/api/content/packages/${id}/pending/`)).status).toBe(404);
    expect((await publish(id)).status).toBe(404);
  });

  it('may call the category by either name', async () => {
    const { id, version } = await published('Otherwise');
    const { status, body } = await propose(id, version, { category: 'family' });
    expect([status, body.document?.category_code, body.diff]).toEqual([
      200,
      'family',
      [{ path: 'category_code', before: expect.any(String), after: 'family' }],
    ]);
    const done = await publish(id);
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
    const stale = await publish(id);
    expect([stale.status, stale.body.current]).toEqual([
      412,
      expect.objectContaining({ price: '900.00', min_age: null }),
    ]);
    expect((await editor.get(`/api/content/packages/${id}/pending/`)).body).toMatchObject({
      base_version: version,
      version: version + 1,
    });
    const at = await seen(id);
    expect((await propose(id, version, { min_age: 11 }, { at })).status).toBe(412);
    expect((await propose(id, version + 1, { min_age: 11 }, { at })).status).toBe(200);
    const done = await publish(id, { note: 'Fine' });
    expect(done.status).toBe(200);
    expect((await manager.get(`/api/packages/${id}/editable/`)).body).toMatchObject({ price: '900.00', min_age: 11 });
  });

  it('are laid over each other, whoever hands them in, once they have been seen', async () => {
    const { id, version } = await published('Two hands');
    await propose(id, version, { min_age: 10, name: 'Первое', translations: { zh: { name: '第一' } } });
    const at = await seen(id);
    const unseen = await propose(id, version, { price: '900.00' });
    expect([unseen.status, unseen.body]).toEqual([
      428,
      expect.objectContaining({
        code: 'waiting_unseen',
        updated_by: 'as-editor@test.example',
        updated_at: at.slice('?at='.length),
        current: expect.objectContaining({ version, min_age: 10, price: '1090.00' }),
      }),
    ]);
    const added = { price: '900.00', summary: 'Два', note: 'Two' };
    const { body } = await propose(id, version, added, { agent: manager, at });
    expect(body).toMatchObject({ by: 'as-manager@test.example', note: 'Two' });
    expect(body.document).toMatchObject({
      min_age: 10,
      price: '900.00',
      translations: { ru: { name: 'Первое', summary: 'Два' }, zh: { name: '第一' } },
    });
    expect(await seen(id)).not.toBe(at);
  });

  it('keep what was noted when more is laid over them without a note', async () => {
    const { id, version } = await published('Noted once');
    await propose(id, version, { min_age: 10, note: 'Agreed by phone' });
    const { body } = await propose(id, version, { min_age: 11 }, { at: await seen(id) });
    expect([body.note, body.document.min_age]).toEqual(['Agreed by phone', 11]);
    expect((await publish(id)).status).toBe(200);
    const { body: versions } = await manager.get(`/api/content/packages/${id}/versions/`);
    expect(versions.results[0]).toMatchObject({ action: 'publish-pending', note: 'Agreed by phone' });
  });

  it('are told apart though they come in one instant', async () => {
    const { id, version } = await published('In one instant');
    jest.spyOn(test.clock, 'now').mockReturnValue(test.clock.now());
    const { body: first } = await propose(id, version, { min_age: 10 });
    const second = await propose(id, version, { min_age: 11 }, { at: `?at=${first.at}` });
    jest.restoreAllMocks();
    expect([second.status, Date.parse(second.body.at) - Date.parse(first.at)]).toEqual([200, 1]);
    expect((await publish(id, {}, `?at=${first.at}`)).status).toBe(412);
  });

  it('take a language away, though words in it waited', async () => {
    const { id, version } = await published('Not in Chinese');
    const words = { zh: { name: '双岛假期', status: 'published' } };
    expect((await propose(id, version, { translations: words })).status).toBe(200);
    const { body } = await propose(id, version, { translations: { zh: null } }, { at: await seen(id) });
    expect(Object.keys(body.document.translations)).toEqual(['en', 'ru']);
    expect((await publish(id)).status).toBe(200);
    const { body: stored } = await manager.get(`/api/packages/${id}/editable/`);
    expect(Object.keys(stored.translations)).toEqual(['en', 'ru']);
  });

  it('are neither published nor dropped by who has seen another one', async () => {
    const { id, version } = await published('Unseen');
    await propose(id, version, { min_age: 10 });
    const at = await seen(id);
    await propose(id, version, { min_age: 11 }, { at });
    const drop = (named: string) =>
      editor.delete(`/api/content/packages/${id}/pending/${named}`).set('if-match', `"${version}"`);
    const refused = await publish(id, {}, at);
    expect([refused.status, refused.body.current?.min_age]).toEqual([412, 11]);
    expect((await drop(at)).status).toBe(412);
    // A page of an earlier release names none.
    for (const unnamed of [await publish(id, {}, ''), await drop('')])
      expect([unnamed.status, unnamed.body.code]).toEqual([428, 'waiting_unseen']);
    expect((await publish(id, {}, '?at=yesterday')).body).toEqual({ at: [expect.any(String)] });
    expect((await shown('unseen')).min_age).toBeNull();
    expect((await drop(await seen(id))).status).toBe(204);
    const gone = await propose(id, version, { min_age: 12 }, { at });
    const dropped = { updated_by: 'as-editor@test.example', updated_at: expect.any(String) };
    expect([gone.status, gone.body]).toEqual([412, expect.objectContaining(dropped)]);
    // Who has been told so may hand in anew.
    expect((await propose(id, version, { min_age: 12 }, { at: `?at=${gone.body.updated_at}` })).status).toBe(200);
  });

  it('wait no longer once somebody who may publish has stored them', async () => {
    const { id, version } = await published('Stored by hand');
    await propose(id, version, { name: 'Иначе', price: '900', category: 'family' });
    const patch = (of: number, body: object) =>
      manager.patch(`/api/packages/${id}/`).set('if-match', `"${of}"`).send(body);
    expect((await patch(version, { price: '900.00', category: 'family' })).status).toBe(200);
    expect(await seen(id)).not.toBe('');
    expect((await patch(version + 1, { translations: { ru: { name: 'Иначе' } } })).status).toBe(200);
    expect((await manager.get(`/api/content/packages/${id}/`)).body).toMatchObject({ pending: false });
  });

  it('wait on where a name reads otherwise, though it be a number', async () => {
    const { id, version } = await published('Numbers');
    await propose(id, version, { name: '00700' });
    const patch = (of: number, name: string) =>
      manager
        .patch(`/api/packages/${id}/`)
        .set('if-match', `"${of}"`)
        .send({ translations: { ru: { name } } });
    expect((await patch(version, '700')).status).toBe(200);
    expect((await manager.get(`/api/content/packages/${id}/`)).body).toMatchObject({ pending: true });
    expect((await patch(version + 1, '00700')).status).toBe(200);
    expect((await manager.get(`/api/content/packages/${id}/`)).body).toMatchObject({ pending: false });
  });

  it('keep what was named when they were looked at, whatever is called so later', async () => {
    const { id, version } = await published('Named');
    const { body: list } = await manager.get('/api/experiences/?page_size=2');
    const [named, other] = list.results as { id: number; slug: string }[];
    const rename = async (of: number, slug: string) => {
      const { body } = await manager.get(`/api/experiences/${of}/editable/`);
      const patch = manager.patch(`/api/experiences/${of}/`).set('if-match', `"${body.version}"`);
      expect((await patch.send({ slug })).status).toBe(200);
    };
    expect((await propose(id, version, { experiences: [named!.slug] })).status).toBe(200);
    const at = await seen(id);
    await rename(named!.id, 'named-otherwise');
    await rename(other!.id, named!.slug);
    expect((await publish(id, {}, at)).status).toBe(200);
    const { body } = await manager.get(`/api/packages/${id}/editable/`);
    expect(body.experiences).toEqual([named!.id]);
  });

  it('can be read, gone on with and dropped also where they do not fit any more, and stand in nobody’s way', async () => {
    const { id, version } = await published('Unfit');
    const first = await propose(id, version, { group_size_min: 2, group_size_max: 6 });
    expect([first.status, first.body.fits]).toEqual([200, true]);
    const patch = (of: number, body: object) =>
      manager.patch(`/api/packages/${id}/`).set('if-match', `"${of}"`).send(body);
    const alone = { group_size_min: 1, group_size_recommended: 1, group_size_max: 1 };
    expect((await patch(version, alone)).status).toBe(200);
    const waits = await manager.get(`/api/content/packages/${id}/pending/`);
    expect([waits.status, waits.body.fits, waits.body.document.group_size_max]).toEqual([200, false, 6]);
    expect((await propose(id, version + 1, { min_age: 9 }, { at: '?at=2026-01-01T00:00:00Z' })).status).toBe(412);
    const at = await seen(id);
    expect((await propose(id, version + 1, { min_age: 9 }, { at })).status).toBe(400);
    const larger = { group_size_recommended: 4 };
    expect((await propose(id, version + 1, larger, { at })).body).toMatchObject({ fits: true });
    const drop = editor.delete(`/api/content/packages/${id}/pending/${await seen(id)}`);
    expect((await drop.set('if-match', `"${version + 1}"`)).status).toBe(204);
  });

  it('stand in nobody’s way either where they name what nothing is called', async () => {
    const { id, version } = await published('Nameless');
    expect((await propose(id, version, { min_age: 5 })).status).toBe(200);
    // As an earlier release kept it.
    await test
      .em()
      .getConnection()
      .execute(`update content_pending set body = '{"experiences": ["gone-for-good"]}' where entity_id = ?`, [id]);
    const write = (path: string, body: object) => manager.post(`/api/content/packages/${id}/${path}/`).send(body);
    expect((await manager.get(`/api/content/packages/${id}/pending/`)).body).toMatchObject({ fits: false });
    const patch = manager.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`);
    expect((await patch.send({ position: 7 })).status).toBe(200);
    expect((await publish(id)).status).toBe(412);
    expect((await write('unpublish', {})).status).toBe(200);
  });

  it('say nothing of where the package stands, but what is stored of that', async () => {
    const { id, version } = await published('Stands');
    const text = 'This cannot be handed in: somebody who may publish sets it. Please leave it out.';
    for (const [member, value] of [
      ['status', 'archived'],
      ['publish_at', '2027-12-01T03:00:00Z'],
      ['unpublish_at', '2027-12-01T03:00:00Z'],
    ] as const) {
      const refused = await propose(id, version, { min_age: 10, [member]: value });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, [member]]);
    }
    const inEnglish = editor.put(`/api/content/packages/${id}/pending/`).set('if-match', `"${version}"`);
    expect((await inEnglish.send({ status: 'draft', publish_at: '2027-12-01T03:00:00Z' })).body).toEqual({
      status: [text],
      publish_at: [text],
    });
    expect(await seen(id)).toBe('');
    const stored = { status: 'published', publish_at: null, unpublish_at: null };
    expect((await propose(id, version, { min_age: 10, ...stored })).status).toBe(200);
    await manager.post(`/api/content/packages/${id}/unpublish/`).send({});
    const later = await manager
      .post(`/api/content/packages/${id}/schedule/`)
      .send({ publish_at: '2027-12-01T03:00:00.000Z' });
    const scheduled = { status: 'scheduled', publish_at: '2027-12-01T08:00:00+05:00' };
    const again = await propose(id, later.body.version, { min_age: 11, ...scheduled }, { at: await seen(id) });
    expect([again.status, again.body.document.publish_at]).toEqual([200, '2027-12-01T03:00:00.000Z']);
    const sooner = await propose(id, later.body.version, { publish_at: null }, { at: await seen(id) });
    expect([sooner.status, Object.keys(sooner.body)]).toEqual([400, ['publish_at']]);
  });

  it('keep the rules', async () => {
    const { id, version } = await published('Rules');
    expect((await editor.put(`/api/content/packages/${id}/pending/`).send({ min_age: 1 })).status).toBe(428);
    expect((await propose(id, version, { original_price: '1.00' })).body).toHaveProperty('original_price');
    expect((await propose(id, version, { images: [99_999] })).body).toHaveProperty(['images.0']);
    expect((await propose(id, version, { images: [] })).status).toBe(200);
    const at = await seen(id);
    const refused = await publish(id);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['images']]);
    const viewer = await test.as('viewer');
    expect((await propose(id, version, { min_age: 1 }, { agent: viewer })).status).toBe(403);
    const drop = (agent: TestAgent) => agent.delete(`/api/content/packages/${id}/pending/${at}`);
    expect((await drop(viewer).set('if-match', `"${version}"`)).status).toBe(403);
    expect((await drop(editor)).status).toBe(428);
    expect((await drop(editor).set('if-match', `"${version}"`)).status).toBe(204);
    expect((await editor.get(`/api/content/packages/${id}/pending/`)).status).toBe(404);
    const draft = await create('Only a draft');
    expect((await propose(draft.id, 1, { min_age: 1 })).body.code).toBe('invalid_transition');
  });
});
