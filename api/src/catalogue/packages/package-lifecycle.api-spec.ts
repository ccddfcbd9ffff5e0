import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { packageWriter, type WrittenPackage } from '../../../test/write-package.js';
import { createApp } from '../../create-app.js';
import { ContentLifecycle } from '../../content/editing/content-lifecycle.js';
import { ScheduledContent } from '../../content/editing/scheduled-content.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('lifecycle of packages', () => {
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
  // Both stay until the end: the strategy that checks tokens is one for the process.
  let other: NestFastifyApplication | undefined;
  afterAll(async () => {
    await other?.close();
    await test.close();
  });

  const act = (id: number, action: string, body: object = {}, agent = manager) =>
    agent.post(`/api/content/packages/${id}/${action}/`).send(body);
  const shown = async (slug: string, lang = 'en') =>
    (await test.api().get(`/api/packages/${slug}/?lang=${lang}`)).status;
  /** The replica that did it tells the others; that takes a moment. */
  const becomes = async (slug: string, status: number) => {
    for (let waited = 0; waited < 50 && (await shown(slug)) !== status; waited++) await sleep(20);
    return shown(slug);
  };
  const soon = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000).toISOString();
  const read = async (id: number): Promise<WrittenPackage> => (await manager.get(`/api/packages/${id}/editable/`)).body;

  it('goes draft → review → public → away → archive → draft, each step a version', async () => {
    const { id } = await create('All the way');
    const steps = [
      ['submit', 'in_review', 404],
      ['publish', 'published', 200],
      ['unpublish', 'unpublished', 404],
      ['archive', 'archived', 410],
      ['restore-draft', 'draft', 404],
    ] as const;
    for (const [index, [action, status, publicly]] of steps.entries()) {
      const { body, headers } = await act(id, action);
      expect([body.status, body.version, headers['etag']]).toEqual([status, index + 2, `"${index + 2}"`]);
      expect([action, await shown('all-the-way')]).toEqual([action, publicly]);
    }
    expect(await read(id)).toMatchObject({ published_at: expect.any(String), archived_at: null });
  });

  it('knows no other steps', async () => {
    const { id } = await create('Steps');
    for (const action of ['unpublish', 'restore-draft']) {
      const { status, body } = await act(id, action);
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'invalid_transition', status: 'draft' })]);
    }
    await act(id, 'archive');
    for (const action of ['submit', 'publish', 'archive', 'unpublish'])
      expect((await act(id, action)).status).toBe(409);
    const written = await manager.patch(`/api/packages/${id}/`).set('if-match', '"2"').send({ price: '5.00' });
    expect([written.status, written.body.code]).toEqual([409, 'invalid_transition']);
  });

  it('lets an editor hand in and take back, and nothing that visitors see', async () => {
    const { id } = await create('Handed in');
    expect((await act(id, 'submit', { note: 'Ready' }, editor)).body.status).toBe('in_review');
    expect((await act(id, 'restore-draft', {}, editor)).body.status).toBe('draft');
    for (const action of ['publish', 'unpublish', 'archive'])
      expect((await act(id, action, {}, editor)).status).toBe(403);
    expect((await act(id, 'schedule', { publish_at: soon(60) }, editor)).status).toBe(403);
    const patch = (body: object, version: number) =>
      editor.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`).send(body);
    expect((await patch({ status: 'published' }, 3)).status).toBe(403);
    expect((await patch({ publish_at: soon(60) }, 3)).status).toBe(403);
    await act(id, 'archive');
    expect((await act(id, 'restore-draft', {}, editor)).status).toBe(403);
    for (const role of ['viewer', 'agent', 'translator', 'finance'] as const) {
      const agent = await test.as(role);
      expect((await act(id, 'submit', {}, agent)).status).toBe(403);
      expect((await agent.post('/api/packages/').send({ name: 'Mine' })).status).toBe(403);
      expect((await agent.get(`/api/packages/${id}/editable/`)).status).toBe(200);
    }
    expect((await test.api().get(`/api/content/packages/${id}/versions/`)).status).toBe(401);
  });

  it.each([
    [{ name: undefined, translations: { ru: { name: 'Только так' } }, description: undefined }, 'translations.en.name'],
    [{ description: 'Too short' }, 'translations.en.description'],
    [{ price: '0' }, 'price'],
    [{ images: [] }, 'images'],
    [{ destinations: [] }, 'destinations'],
    [{ cancellation_policy: null }, 'cancellation_policy'],
  ])('is public only with everything it needs: %j', async (lacking, field) => {
    const { id, slug } = await create('Needs', lacking);
    for (const [action, body] of [
      ['publish', {}],
      ['schedule', { publish_at: soon(60) }],
    ] as const) {
      const answer = await act(id, action, body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, expect.arrayContaining([field])]);
    }
    expect([await shown(slug), (await read(id)).status]).toEqual([404, 'draft']);
  });

  it('needs a picture that says what it shows', async () => {
    const { id, images } = await create('Nameless picture');
    const change = (alt: string) =>
      test
        .em()
        .getConnection()
        .execute(`update media_text set alt = ? where language = 'en' and media_id = ?`, [
          alt,
          (images as number[])[0],
        ]);
    await change(' ');
    const refused = await act(id, 'publish');
    expect([refused.status, refused.body]).toEqual([400, { images: [expect.stringContaining('alternative text')] }]);
    await change('A reef');
    expect((await act(id, 'publish')).status).toBe(200);
  });

  it('publishes a language only when it is named', async () => {
    const { id, slug } = await create('By language', { translations: { ru: { name: 'По языкам' } } });
    expect((await act(id, 'publish', { languages: ['zh'] })).body).toHaveProperty(['languages.0']);
    await act(id, 'publish');
    const inRussian = () => test.api().get(`/api/packages/${slug}/?lang=ru`);
    expect((await inRussian()).body).toMatchObject({ name: 'By language' });
    const { body } = await act(id, 'publish', { languages: ['ru'] });
    expect(body.translation_status).toEqual({ ru: 'published', zh: 'missing' });
    expect((await inRussian()).body).toMatchObject({ name: 'По языкам' });
  });

  it('tells which language is older than English, in which fields, until it is saved', async () => {
    const ru = { name: 'Устарело', summary: 'Кратко', status: 'published' };
    const { id, slug } = await create('Outdated', { summary: 'Short', translations: { ru }, status: 'published' });
    const patch = async (body: object) =>
      (
        await manager
          .patch(`/api/packages/${id}/`)
          .set('if-match', `"${(await read(id)).version}"`)
          .send(body)
      ).body;
    const localised = async () => (await test.api().get(`/api/packages/${slug}/?lang=ru`)).body._i18n.outdated_fields;
    expect(await localised()).toEqual([]);
    expect((await patch({ price: '900.00' })).translation_status.ru).toBe('published');
    // Russian has no description: what it does not say cannot be old.
    expect((await patch({ description: 'Another long description.' })).translation_status.ru).toBe('published');
    expect((await patch({ summary: 'Shorter' })).translation_status.ru).toBe('outdated');
    await patch({ name: 'Outdated now' });
    expect(await localised()).toEqual(['summary', 'name']);
    const { body: list } = await test.api().get('/api/packages/?lang=ru&search=outdated');
    expect(list.results[0]._i18n.outdated_fields).toEqual(['summary', 'name']);
    const staff = await manager.get('/api/packages/?status=published&search=outdated');
    expect(staff.body.results[0].editing.translation_status).toEqual({ ru: 'outdated', zh: 'missing' });
    expect((await patch({ translations: { ru: { summary: 'Короче' } } })).translation_status.ru).toBe('published');
    expect(await localised()).toEqual([]);
    const inclusions = (en: string, russian: string) => ({
      inclusions: [{ category: 'included', text: { en, ru: russian } }],
    });
    await patch(inclusions('Tea', 'Чай'));
    expect(await localised()).toEqual([]);
    await patch(inclusions('Green tea', 'Чай'));
    expect(await localised()).toEqual(['inclusions']);
    await patch(inclusions('Green tea', 'Зелёный чай'));
    expect((await patch({ translations: { ru: {} } })).translation_status.ru).toBe('published');
  });

  it('is previewed before it is public by whoever has the signed address', async () => {
    const { id, slug } = await create('Previewed', { translations: { ru: { name: 'Черновик' } } });
    const other = await create('Other draft');
    expect((await test.api().post(`/api/content/packages/${id}/preview/`)).status).toBe(401);
    const { status, body } = await (await test.as('viewer')).post(`/api/content/packages/${id}/preview/`);
    expect([status, Object.keys(body)]).toEqual([201, ['token', 'expires_at']]);
    const look = (address: string, token: string) =>
      test.api().get(`/api/packages/${address}/?lang=ru&preview=${encodeURIComponent(token)}`);
    const seen = await look(slug, body.token);
    expect([seen.status, seen.body.name, seen.headers['cache-control']]).toEqual([
      200,
      'Черновик',
      'private, no-store',
    ]);
    expect(await shown(slug)).toBe(404);
    const forged = body.token.replace(/^\d+/, String(other.id));
    const faults = [
      [other.slug, body.token],
      [other.slug, forged],
      [slug, `${body.token.slice(0, -1)}~`],
      [slug, ''],
    ];
    for (const [address = '', token = ''] of faults) expect((await look(address, token)).status).toBe(404);
    const place = (await test.api().get('/api/destinations/dhigurah/')).body.id;
    const misused = await test.api().get(`/api/destinations/${place}/?preview=${body.token}`);
    expect(misused.status).toBe(404);
    test.clock.advance(24 * 3600 + 1);
    expect((await look(slug, body.token)).status).toBe(404);
    test.clock.advance(-24 * 3600 - 1);
  });

  describe('with bookings', () => {
    const book = async (slug: string) => {
      const { status, body } = await test
        .api()
        .post('/api/bookings/')
        .set('idempotency-key', `booking-${slug}`)
        .send({
          package: slug,
          check_in: test.clock.maldivesDate(30),
          adults: 2,
          contact: { name: 'Anna', email: 'anna@example.com', phone: '+7 900 000 00 00' },
          accept_terms: true,
          shown_price: { total: '2180.00' },
        });
      if (status !== 201) throw new Error(JSON.stringify(body));
    };

    it('is archived only on purpose, and never deleted', async () => {
      const { id, slug } = await create('Booked', { status: 'published' });
      await book(slug);
      const refused = await act(id, 'archive');
      expect([refused.status, refused.body]).toEqual([
        409,
        expect.objectContaining({ code: 'open_bookings', open_bookings: 1 }),
      ]);
      const { version } = await read(id);
      const kept = await manager.delete(`/api/packages/${id}/`).set('if-match', `"${version}"`);
      expect([kept.status, kept.body.code]).toEqual([409, 'in_use']);
      expect((await act(id, 'archive', { confirm: true })).body.status).toBe('archived');
      expect(await shown(slug)).toBe(410);
    });

    it('is archived without a word once they are over', async () => {
      const { id, slug } = await create('Was booked', { status: 'published' });
      await book(slug);
      await test.em().getConnection().execute(`update booking set status = 'cancelled'`);
      expect((await act(id, 'archive')).status).toBe(200);
    });
  });

  describe('by the clock', () => {
    it('is published at its time, once, with two replicas', async () => {
      const { id, slug } = await create('At its time');
      expect((await act(id, 'schedule', { publish_at: soon(-1) })).body).toHaveProperty('publish_at');
      expect((await act(id, 'schedule', {})).body).toHaveProperty('publish_at');
      expect((await act(id, 'schedule', { publish_at: soon(60), unpublish_at: soon(50) })).status).toBe(400);
      const { body } = await act(id, 'schedule', { publish_at: soon(60), unpublish_at: soon(120) });
      expect(body).toMatchObject({ status: 'scheduled', version: 2, unpublish_at: expect.any(String) });
      other = await createApp(test.database.config, { clock: test.clock });
      await other.init();
      const replicas = [test.app, other].map((app) => app.get(ScheduledContent));
      const due = () => Promise.all(replicas.map((replica) => replica.runDue()));
      expect(await due()).toEqual([0, 0]);
      test.clock.advance(61);
      expect((await due()).toSorted()).toEqual([0, 1]);
      expect(await read(id)).toMatchObject({ status: 'published', version: 3, publish_at: null });
      expect(await becomes(slug, 200)).toBe(200);
      test.clock.advance(60);
      expect((await due()).toSorted()).toEqual([0, 1]);
      expect([await becomes(slug, 404), (await read(id)).status]).toEqual([404, 'unpublished']);
      const { body: versions } = await manager.get(`/api/content/packages/${id}/versions/`);
      expect(versions.results.map((one: { action: string; by: string }) => [one.action, one.by])).toEqual([
        ['unpublish', null],
        ['publish', null],
        ['schedule', 'as-manager@test.example'],
        ['create', 'as-manager@test.example'],
      ]);
    });

    it('keeps nothing else from its time where one fails by a fault', async () => {
      const [stuck, free] = [await create('Stuck'), await create('Not stuck')];
      for (const { id } of [stuck, free])
        expect((await act(id, 'schedule', { publish_at: soon(60) })).status).toBe(200);
      jest.spyOn(test.app.get(ContentLifecycle), 'move').mockRejectedValueOnce(new Error('stuck'));
      test.clock.advance(61);
      expect(await test.app.get(ScheduledContent).runDue()).toBe(1);
      expect([(await read(stuck!.id)).status, (await read(free!.id)).status]).toEqual(['scheduled', 'published']);
      expect(await test.app.get(ScheduledContent).runDue()).toBe(1);
      expect((await read(stuck!.id)).status).toBe('published');
    });

    it('goes back to review when it lacks something by then', async () => {
      const { id, images } = await create('Lost its picture');
      await act(id, 'schedule', { publish_at: soon(60) });
      const patched = await manager.patch(`/api/packages/${id}/`).set('if-match', '"2"').send({ images: [] });
      expect(patched.body).toHaveProperty('images');
      await test
        .em()
        .getConnection()
        .execute(`update media_text set alt = '' where media_id = ?`, [(images as number[])[0]]);
      test.clock.advance(61);
      expect(await test.app.get(ScheduledContent).runDue()).toBe(1);
      expect(await read(id)).toMatchObject({ status: 'in_review', publish_at: null });
      const { body } = await manager.get(`/api/content/packages/${id}/versions/`);
      expect(body.results[0]).toMatchObject({ action: 'publish-failed', note: 'images', by: null });
    });

    it('is erased 30 days after it was deleted', async () => {
      const { id } = await create('Erased');
      await manager.delete(`/api/packages/${id}/`).set('if-match', '"1"').expect(204);
      const scheduled = test.app.get(ScheduledContent);
      const rows = () => test.em().getConnection().execute(`select id from package where id = ${id}`);
      test.clock.advance(29 * 86_400);
      expect([await scheduled.purge(), await rows()]).toEqual([0, [{ id }]]);
      test.clock.advance(86_401);
      expect([await scheduled.purge(), await rows()]).toEqual([1, []]);
    });
  });
});
