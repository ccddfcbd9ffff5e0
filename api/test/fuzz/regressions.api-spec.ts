import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../create-test-app.js';

/** What random calls have found; each stays mended. */
describe('found by random calls', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
  }, 180_000);
  afterAll(() => test.close());

  it('a price that no column can hold finds nothing, or everything', async () => {
    for (const list of ['packages', 'resorts']) {
      const above = await test.api().get(`/api/${list}/?price_min=99999999`);
      expect([above.status, above.body.count]).toEqual([200, 0]);
      const below = await test.api().get(`/api/${list}/?price_max=99999999&currency=JPY`);
      expect(below.status).toBe(200);
      expect((await test.api().get(`/api/${list}/?price_max=99999999`)).body.count).toBeGreaterThan(0);
    }
  });

  it('a broken or endless address is answered in our shape and with our headers', async () => {
    const broken = await test.app.inject({ method: 'GET', url: '/api/packages/%zz/' });
    expect([broken.statusCode, broken.json()]).toEqual([
      400,
      { detail: 'Please check your input and try again.', code: 'bad_request' },
    ]);
    const endless = await test.app.inject({ method: 'GET', url: `/api/packages/${'a'.repeat(300)}/?lang=ru` });
    expect([endless.statusCode, endless.json()]).toMatchObject([404, { code: 'not_found' }]);
    for (const { headers } of [broken, endless]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-request-id': expect.any(String),
      });
    }
  });

  it('an endless address of a mail is refused at once', async () => {
    const started = performance.now();
    for (const email of [`a@${'.'.repeat(900_000)},`, `a@${'a.'.repeat(450_000)},`, 'a'.repeat(900_000)]) {
      const { status, body } = await test.api().post('/api/token/').send({ email, password: 'x' });
      expect([status, Object.keys(body)]).toEqual([400, ['email']]);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('an address with an endless row of slashes is answered at once', async () => {
    const started = performance.now();
    for (const [end, status, length] of [
      ['x', 404],
      ['x/', 301, 50_003],
      ['', 301, 2],
    ] as const) {
      const { statusCode, headers } = await test.app.inject({ method: 'GET', url: `/a${'/'.repeat(50_000)}${end}` });
      expect([statusCode, headers.location?.length]).toEqual([status, length]);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('versions of a package tell when they were made', async () => {
    const owner = await test.as('owner');
    const [first] = (await test.api().get('/api/packages/')).body.results as { id: number }[];
    const before = await owner.get(`/api/packages/${first?.id}/editable/`);
    await owner
      .patch(`/api/packages/${first?.id}/`)
      .set('if-match', before.headers['etag'] ?? '')
      .send({ is_featured: !before.body.is_featured })
      .expect(200);
    const [latest] = (await owner.get(`/api/content/packages/${first?.id}/versions/`)).body.results as {
      version: number;
      at: string;
    }[];
    expect(Date.parse(latest?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await owner.get(`/api/content/packages/${first?.id}/versions/${latest?.version}/`).expect(200);
  });

  it('an object that cannot be turned into a number is bad input', async () => {
    const customer = await test.as('customer');
    for (const id of [{ toString: 'x' }, { valueOf: 1, toString: null }]) {
      const answer = await customer.post('/api/customers/me/favourites/').send({ kind: 'package', id });
      expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, ['non_field_errors']]);
    }
  });

  it('small lists say which of their words are outdated', async () => {
    const images = await test.api().get('/api/resort-images/?resort=kandu-veli&lang=ru');
    const amenities = await test.api().get('/api/amenities/?lang=ru');
    for (const { body } of [images, amenities]) {
      expect(body[0]._i18n).toEqual({ language: 'ru', fallback_fields: [], outdated_fields: [] });
    }
  });

  it('a word of every object is no yes or no', async () => {
    const owner = await test.as('owner');
    // Taken for one, it was cleaned of its members: the whole server had no constructors any more.
    const inherited = Reflect.ownKeys(Object.prototype);
    for (const word of ['__proto__', 'constructor', 'toString']) {
      const { status, body } = await owner.post('/api/experiences/').field('name', 'Reef').field('swim_required', word);
      expect([status, body]).toEqual([400, { swim_required: ['Must be true or false'] }]);
      const texts = await test.api().get(`/api/translations/?lang=ru&fallback=${word}`);
      expect([texts.status, texts.body]).toEqual([400, { fallback: [expect.any(String)] }]);
    }
    expect(Reflect.ownKeys(Object.prototype)).toEqual(inherited);
  });

  it('a file whose name ends in such a word is known by what it holds', async () => {
    const owner = await test.as('owner');
    for (const [name, bytes, answer] of [
      ['texts.constructor', '{"hero":{"title":"Reef"}}', 200],
      ['texts.valueof', 'nothing of the kind', 400],
    ] as const) {
      const { status } = await owner
        .post('/api/translations/import/')
        .field('language_code', 'en')
        .field('dry_run', 'true')
        .field('namespace', 'home')
        .attach('file', Buffer.from(bytes), name);
      expect([name, status]).toEqual([name, answer]);
    }
  });

  it('a language of the agency’s own is among the enabled ones', async () => {
    const owner = await test.as('owner');
    const { status } = await owner.post('/api/languages/').send({ code: 'de', is_active: true });
    expect(status).toBe(201);
    const { body } = await owner.get('/api/settings/site/');
    expect(body.enabled_languages).toEqual(['en', 'ru', 'zh', 'de']);
  });

  it('a list is neither a block nor a place in social media', async () => {
    const owner = await test.as('owner');
    const { body } = await owner.get('/api/settings/site/');
    for (const lists of [[[]], [[[]]]]) {
      const blocks = { en: { title: 'Reefs', blocks: lists } };
      const page = await owner.post('/api/pages/').send({ slug: 'reefs', status: 'draft', translations: blocks });
      expect([page.status, Object.keys(page.body)]).toEqual([400, ['translations.en.blocks']]);
      const social = await owner
        .patch('/api/settings/site/')
        .set('If-Match', `"${body.version}"`)
        .send({ social: lists });
      expect([social.status, Object.keys(social.body)]).toEqual([400, ['social']]);
    }
  });
});
