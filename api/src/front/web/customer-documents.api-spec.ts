import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBuiltSite } from '../../../test/built-site.js';

let test: Awaited<ReturnType<typeof createBuiltSite>>;
beforeAll(async () => {
  test = await createBuiltSite({});
}, 60_000);
afterAll(() => test.close());

describe('a document of the customer area', () => {
  const open = (language: string, tag = '') =>
    test.api().get('/customer/login').set({ 'accept-language': language, 'if-none-match': tag });

  it('speaks the language of who asks, and is for them alone', async () => {
    const [zh, en, ru] = [await open('zh-CN,en;q=0.5'), await open('de'), await open('ru')];
    const spoken = [zh, en, ru].map(({ text }) => /<html lang="([^"]*)"/.exec(text)?.[1]);
    expect(spoken).toEqual(['zh-Hans', 'en', 'ru']);
    expect(ru.text).toMatch(/<title>[а-яё]/i);
    expect(ru.headers['cache-control']).toBe('private, no-cache');
    expect((await open('ru', ru.headers['etag'])).status).toBe(304);
    expect((await open('zh', ru.headers['etag'])).status).toBe(200);
  });
});
