import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { packageWriter, type WrittenPackage } from '../../../test/write-package.js';

/** Members that say where a document stands, not what it says. */
const STATE = ['version', 'updated_at', 'updated_by', 'translation_status', 'status', 'published_at', 'publish_at'];

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('versions of packages', () => {
  let test: TestApp;
  let manager: TestAgent;
  let create: Awaited<ReturnType<typeof packageWriter>>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    create = await packageWriter(test, manager);
  }, 120_000);
  afterAll(() => test.close());

  const read = async (id: number): Promise<WrittenPackage> => (await manager.get(`/api/packages/${id}/editable/`)).body;
  const patch = async (id: number, body: object): Promise<WrittenPackage> => {
    const { version } = await read(id);
    const answer = await manager.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`).send(body);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ version: version + 1 })]);
    return answer.body;
  };
  const restore = (id: number, version: number, body: object = {}) =>
    manager.post(`/api/content/packages/${id}/versions/${version}/restore/`).send(body);
  /** What a document says, without which languages are public. */
  const content = (document: WrittenPackage) => {
    const translations = structuredClone(document.translations);
    for (const words of Object.values(translations)) delete words['status'];
    const said = Object.fromEntries(Object.entries(document).filter(([member]) => !STATE.includes(member)));
    return { ...said, translations };
  };

  it('say member by member what a write changed, who made it and why', async () => {
    const { id } = await create('Differences', { translations: { ru: { name: 'Различия' } } });
    await patch(id, {
      price: '990.00',
      min_age: 12,
      transfer: { mode: 'ferry', minutes: 90 },
      translations: { ru: { name: 'Разница' }, zh: { name: '差异' } },
    });
    const { body } = await manager.get(`/api/content/packages/${id}/versions/2/`);
    expect(body).toMatchObject({
      version: 2,
      action: 'update',
      by: 'as-manager@test.example',
      previous: 1,
      document: await read(id),
    });
    expect(body.diff).toEqual(
      expect.arrayContaining([
        { path: 'price', before: '1090.00', after: '990.00' },
        { path: 'min_age', before: null, after: 12 },
        { path: 'transfer', before: null, after: { mode: 'ferry', minutes: 90 } },
        { path: 'translations.ru.name', before: 'Различия', after: 'Разница' },
        { path: 'translations.zh', before: null, after: expect.objectContaining({ name: '差异' }) },
      ]),
    );
    expect(body.diff).toHaveLength(5);
    await manager.post(`/api/content/packages/${id}/submit/`).send({ note: 'Please look at the price' });
    const { body: list } = await manager.get(`/api/content/packages/${id}/versions/?page_size=2`);
    expect(list).toMatchObject({
      count: 3,
      next: expect.stringContaining('page=2'),
      results: [
        { version: 3, action: 'submit', note: 'Please look at the price' },
        { version: 2, action: 'update', note: null },
      ],
    });
    expect((await manager.get(`/api/content/packages/${id}/versions/9/`)).status).toBe(404);
    expect((await manager.get(`/api/content/packages/${id}/versions/0/`)).status).toBe(400);
  });

  it('begin with what was there before anybody wrote', async () => {
    const { body: found } = await manager.get('/api/packages/baa-manta-season/editable/');
    await patch(found.id, { min_age: 14 });
    const { body } = await manager.get(`/api/content/packages/${found.id}/versions/`);
    expect(body.results.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ['update', 'as-manager@test.example'],
      ['found', null],
    ]);
    expect((await restore(found.id, found.version)).status).toBe(200);
    expect(content(await read(found.id))).toEqual(content(found));
  });

  it('come back as a new version; state and public languages stay', async () => {
    const made = await create('Restored', { translations: { ru: { name: 'Первая' } }, status: 'published' });
    await patch(made.id, { slug: 'restored-again', price: '5.00', translations: { ru: null, zh: { name: '第二' } } });
    await manager.post(`/api/content/packages/${made.id}/publish/`).send({ languages: ['zh'] });
    const { status, body } = await restore(made.id, made.version, { note: 'Back to the old price' });
    expect([status, content(await read(made.id))]).toEqual([200, content(made)]);
    expect(body).toMatchObject({
      address: 'restored',
      version: made.version + 3,
      status: 'published',
      translation_status: { ru: 'draft', zh: 'missing' },
    });
    const shown = await test.api().get('/api/packages/restored-again/');
    expect(shown.body).toMatchObject({ slug: 'restored', price: '1090.00' });
    const stale = await restore(made.id, 1, {}).set('if-match', '"1"');
    expect(stale.status).toBe(412);
  });

  it('do not come back against the rules', async () => {
    const made = await create('Incomplete', { images: [] });
    await patch(made.id, { images: (await create('With picture'))['images'] });
    await manager.post(`/api/content/packages/${made.id}/publish/`).send({});
    const refused = await restore(made.id, 1);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['images']]);
    expect((await restore(made.id, 77)).status).toBe(404);
    await manager.post(`/api/content/packages/${made.id}/archive/`).send({});
    expect((await restore(made.id, 1)).status).toBe(409);
    const viewer = await test.as('viewer');
    expect((await viewer.post(`/api/content/packages/${made.id}/versions/1/restore/`).send({})).status).toBe(403);
  });

  it('are duplicated as a draft with an address and a code of its own', async () => {
    const made = await create('Copied', {
      is_featured: true,
      translations: { ru: { name: 'Копия', status: 'published' } },
      status: 'published',
    });
    const { status, body } = await manager.post(`/api/content/packages/${made.id}/duplicate/`).send({});
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ address: 'copied-2', status: 'draft', version: 1 }),
    ]);
    const copy = await read(body.id);
    expect(copy).toMatchObject({
      slug: 'copied-2',
      status: 'draft',
      version: 1,
      is_featured: false,
      translation_status: { ru: 'draft', zh: 'missing' },
    });
    expect(copy['code']).not.toBe(made['code']);
    const own = ['id', 'slug', 'code', 'is_featured', 'created_at'];
    const same = (document: WrittenPackage) =>
      Object.fromEntries(Object.entries(content(document)).filter(([member]) => !own.includes(member)));
    expect(same(copy)).toEqual(same(made));
    expect((await read(made.id)).version).toBe(made.version);
  });

  it('bring back exactly what they were, whatever was written', async () => {
    const text = fc.string({ minLength: 2, maxLength: 40, unit: 'grapheme' }).map((words) => `x${words}y`.trim());
    const words = fc.record(
      { name: text, summary: text, highlights: fc.array(text, { maxLength: 3 }) },
      { requiredKeys: ['name'] },
    );
    const money = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
    const body = fc.record(
      {
        price: money,
        min_age: fc.option(fc.integer({ min: 0, max: 99 })),
        duration: fc.integer({ min: 1, max: 365 }),
        best_months: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
        transfer: fc.option(
          fc.record({
            mode: fc.constantFrom('seaplane', 'ferry'),
            minutes: fc.option(fc.integer({ min: 1, max: 500 })),
          }),
        ),
        inclusions: fc.array(
          fc.record({
            category: fc.constant('optional'),
            price: fc.option(money),
            icon: fc.option(text),
            text: fc.record({ en: text, ru: text }, { requiredKeys: ['en'] }),
          }),
          { maxLength: 3 },
        ),
        itinerary: fc.array(
          fc.record({
            day: fc.integer({ min: 1, max: 9 }),
            text: fc.record({ en: fc.record({ title: text, body: text }) }),
          }),
          { maxLength: 3 },
        ),
        translations: fc.record({ en: words, ru: fc.option(words), zh: fc.option(words) }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    );
    const made = await create('Property');
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 4 }), async (writes) => {
        const kept = [await read(made.id)];
        for (const write of writes) kept.push(await patch(made.id, write));
        for (const version of kept) {
          const { body: stored } = await manager.get(`/api/content/packages/${made.id}/versions/${version.version}/`);
          expect(stored.document).toEqual(version);
          expect((await restore(made.id, version.version)).status).toBe(200);
          expect(content(await read(made.id))).toEqual(content(version));
        }
      }),
      { numRuns: 12, seed: 20261121 },
    );
  }, 120_000);
});
