import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { cacheKey } from '../src/common/cache.js';
import { PublicCache } from '../src/common/public-cache.js';
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

  it('stays while others make addresses up', async () => {
    const store = test.app.get(PublicCache);
    const open = (url: string) => store.get(url, ['packages'], () => Promise.resolve('{}'));
    await open('asked for');
    await open('never again');
    for (let made = 0; made < 4000; made++) {
      await open(`made up ${made}`);
      if (made % 1000 === 0) expect(store.peek('asked for')).toBeDefined();
    }
    expect(store.peek('asked for')).toBeDefined();
    expect(store.peek('never again')).toBeUndefined();
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
