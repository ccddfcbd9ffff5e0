import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { cacheKey } from '../src/platform/http/cache.js';
import { PublicCache, STORE_BYTES } from '../src/platform/cache/public-cache.js';
import { createTestApp, type TestApp } from './create-test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => test.close());

/** What an answer says, without what differs from call to call. */
async function read(path: string, headers: Record<string, string>) {
  const answer = await test.api().get(path).set(headers);
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const { date: _date, 'x-request-id': _id, ...rest } = answer.headers;
  return { status: answer.status, headers: rest, text: answer.text };
}

describe('an answer that somebody keeps', () => {
  const shown = async (path: string) => JSON.stringify((await test.api().get(path)).body);

  it('goes with what the office changes of an amenity', async () => {
    const manager = await test.as('manager');
    const [resort] = (await test.api().get('/api/resorts/?amenity=spa')).body.results;
    const addresses = [`/api/resorts/${resort.slug}/`, '/api/amenities/'];
    for (const address of addresses) expect(await shown(address)).not.toContain('House of calm');
    const { body, headers } = await manager.get('/api/amenities/spa/editable/');
    const change = manager.patch(`/api/amenities/${body.id}/`).set('if-match', headers['etag'] as string);
    expect((await change.send({ name: 'House of calm' })).status).toBe(200);
    for (const address of addresses) expect(await shown(address)).toContain('House of calm');
  });

  it('goes with what is taken off the site: the numbers beside the choices too', async () => {
    const manager = await test.as('manager');
    const counted = async (path: string, name: string, value: string) =>
      ((await test.api().get(path)).body as Record<string, Record<string, number>>)[name]?.[value];
    const facets = [
      ['/api/resorts/facets/', 'amenity', 'yoga', 'amenities'],
      ['/api/resorts/facets/', 'destination', 'fulidhoo', 'destinations'],
      ['/api/packages/facets/', 'destination', 'fulidhoo', 'destinations'],
    ] as const;
    for (const [path, name, value, kind] of facets) {
      const act = async (verb: string) =>
        expect([verb, value, (await manager.post(`/api/content/${kind}/${value}/${verb}/`).send({})).status]).toEqual([
          verb,
          value,
          200,
        ]);
      const before = await counted(path, name, value);
      expect([value, before]).toEqual([value, expect.any(Number)]);
      await act('unpublish');
      expect([value, await counted(path, name, value)]).toEqual([value, undefined]);
      await act('publish');
      expect([value, await counted(path, name, value)]).toEqual([value, before]);
    }
  });

  it("goes with what the office changes of a place's picture", async () => {
    const manager = await test.as('manager');
    const [, picture] = (await test.api().get('/api/resort-images/?resort=kandu-veli')).body;
    const addresses = [
      '/api/resort-images/?resort=kandu-veli',
      '/api/resorts/?page_size=50',
      '/api/resorts/kandu-veli/',
    ];
    const before = [];
    for (const address of addresses) before.push(await shown(address));
    const { headers } = await manager.get(`/api/resort-images/${picture.id}/editable/`);
    const change = manager.patch(`/api/resort-images/${picture.id}/`).set('if-match', headers['etag'] as string);
    expect((await change.send({ is_cover: true, caption: 'The lagoon at six' })).status).toBe(200);
    for (const [n, address] of addresses.entries()) expect(await shown(address)).not.toBe(before[n]);
    const { body } = await test.api().get('/api/resorts/kandu-veli/');
    expect(body.cover_image.id).toBe(picture.media.id);
  });

  it('goes with what the library says of a picture', async () => {
    const manager = await test.as('manager');
    const [first] = (await test.api().get('/api/packages/?page_size=1')).body.results;
    const addresses = ['/api/packages/?page_size=1', `/api/packages/${first.slug}/`, '/api/homepage/public/'];
    for (const address of addresses) expect(await shown(address)).not.toContain('A reef seen from above');
    const { headers } = await manager.get(`/api/media/${first.cover_image.id}/`);
    const change = manager.patch(`/api/media/${first.cover_image.id}/`).set('if-match', headers['etag'] as string);
    expect((await change.send({ alt: { en: 'A reef seen from above' } })).status).toBe(200);
    for (const address of addresses.slice(0, 2)) expect(await shown(address)).toContain('A reef seen from above');
  });

  it('goes with the name of a place, which is found by its new words alone', async () => {
    const manager = await test.as('manager');
    const { body: place } = await test.api().get('/api/resorts/kandu-veli/');
    const stays = (await test.api().get('/api/packages/?page_size=50')).body.results as { slug: string }[];
    const staying: string[] = [];
    for (const { slug } of stays) {
      const { body } = await test.api().get(`/api/packages/${slug}/`);
      if (body.resorts.some((resort: { id: number }) => resort.id === place.id)) staying.push(slug);
    }
    expect(staying.length).toBeGreaterThan(0);
    const found = async (list: string, word: string) =>
      (await test.api().get(`/api/${list}/?page_size=50&search=${word}`)).body.results.map(
        ({ slug }: { slug: string }) => slug,
      );
    const { body: kept, headers } = await manager.get(`/api/resorts/${place.id}/editable/`);
    const names = Object.fromEntries(
      ['en', 'ru', 'zh'].map((code) => [code, { ...kept.translations[code], name: 'Quuxalia' }]),
    );
    const own = `${place.name}`.split(' ')[0] as string;
    expect(await found('resorts', own)).toContain('kandu-veli');
    const change = manager.patch(`/api/resorts/${place.id}/`).set('if-match', headers['etag'] as string);
    expect((await change.send({ translations: names })).status).toBe(200);
    expect(await found('resorts', 'quuxalia')).toEqual(['kandu-veli']);
    expect((await found('packages', 'quuxalia')).toSorted()).toEqual(staying.toSorted());
    expect(await found('resorts', own)).not.toContain('kandu-veli');
    for (const slug of await found('packages', own)) expect(staying).not.toContain(slug);
    for (const slug of staying) expect(await shown(`/api/packages/${slug}/`)).toContain('Quuxalia');
  });
});

describe('an answer from the store', () => {
  const path = '/api/packages/?page_size=3';

  it.each(['identity', 'gzip', 'br;q=0, gzip', 'br'])('is the one that was made, sent as %s', async (encoding) => {
    const store = test.app.get(PublicCache);
    store.drop(['packages']);
    const made = await read(path, { 'accept-encoding': encoding });
    expect(made.status).toBe(200);
    const key = 'en /api/packages [["page_size","3"]]';
    expect(store.peek(key)?.etag).toBe(made.headers['etag']);
    expect(await read(path, { 'accept-encoding': encoding })).toEqual(made);
    expect(made.headers['content-encoding']).toBe(/identity/.exec(encoding) ? undefined : encoding.split(' ').at(-1));
  });

  it('is not sent to a caller who has it', async () => {
    const store = test.app.get(PublicCache);
    store.drop(['packages']);
    const { headers } = await read(path, {});
    const known = { 'if-none-match': `"other", W/${headers['etag']}` };
    const fromStore = await read(path, known);
    store.drop(['packages']);
    expect(fromStore).toEqual(await read(path, known));
    expect([fromStore.status, fromStore.text]).toEqual([304, '']);
  });

  it('is that of the parameters which the handler got', async () => {
    const count = async (query: string) => JSON.parse((await read(`/api/packages/${query}`, {})).text).count as number;
    // A second question mark belongs to the value before it; were it cut off, a stranger could answer for everybody.
    expect(await count('?category=diving&search=a?&price_max=1')).toBe(0);
    expect(await count('?category=diving&search=a')).toBeGreaterThan(0);
    expect((await test.api().get('/api/packages/??category=diving')).status).toBe(400);
    expect(await count('?category=diving')).toBeLessThan(await count(''));
    expect(await count('?duration=3&category=diving')).toBe(await count('?category=diving&duration=3'));
  });

  it('stays while others make addresses up, and they take little room and give it back', async () => {
    const store = test.app.get(PublicCache);
    const open = (url: string) => store.get(url, ['packages'], () => Promise.resolve(url + 'x'.repeat(120_000)));
    await open('asked for');
    await open('never again');
    const before = store.held.bytes;
    for (let made = 0; made < 2200; made++) {
      await open(`made up ${made}`);
      if (made % 50 === 0) expect(store.peek('asked for')).toBeDefined();
    }
    expect(store.peek('asked for')).toBeDefined();
    expect(store.peek('never again')).toBeUndefined();
    expect(store.held.bytes - before).toBeLessThan(STORE_BYTES / 8);
    store.drop(['packages']);
    expect(store.held.bytes).toBeLessThan(before);
  });

  it('is looked up at once, however many slashes an address has', () => {
    const url = `/api${'/'.repeat(100_000)}x`;
    const started = performance.now();
    cacheKey({ url, headers: {}, query: {} } as FastifyRequest);
    expect(performance.now() - started).toBeLessThan(100);
  });

  it('leaves the connection to the next call', async () => {
    await read(path, {});
    const { url } = await listening();
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(url + path).then((a) => a.text())));
    expect(new Set(answers).size).toBe(1);
  });
});

async function listening() {
  const server = test.app.getHttpServer();
  if (!server.listening) await test.app.listen(0, '127.0.0.1');
  return { url: await test.app.getUrl() };
}
