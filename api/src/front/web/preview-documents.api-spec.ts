import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBuiltSite } from '../../../test/built-site.js';
import type { TestApp } from '../../../test/create-test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createBuiltSite({ demo: true });
}, 120_000);
afterAll(() => test.close());

const get = (path: string) => test.api().get(path);
const framedBy = (headers: Record<string, string>) =>
  /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];

it('gives whoever looks at a page before it is public a frame that nobody keeps, finds or answers for', async () => {
  const { slug, name } = (await get('/api/packages/?lang=en&page_size=1')).body.results[0] as Record<string, string>;
  for (const path of [`/packages/${slug}`, '/packages/not-public-yet', '/', `/ru/packages/${slug}`]) {
    const { status, headers, text } = await get(`${path}?preview=12.1.x`);
    expect({ path, status, cache: headers['cache-control'], etag: headers['etag'] }).toEqual({
      path,
      status: 200,
      cache: 'no-store',
      etag: undefined,
    });
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('rel="canonical"');
    // What is public stands not in the place of what is looked at.
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]).not.toContain(name);
    expect(framedBy(headers)).toBe("'self'");
  }
});

it('shows nothing but pages in frames', async () => {
  const addresses = { '/': 200, '/nowhere?preview=1': 404, '/packages?page=2': 200, '/ttm/login?preview=1': 200 };
  for (const [path, known] of Object.entries(addresses)) {
    const { status, headers } = await get(path);
    expect({ path, status, framed: framedBy(headers) }).toEqual({ path, status: known, framed: "'none'" });
    expect(headers['content-security-policy']?.includes('frame-src')).toBe(path.startsWith('/ttm/'));
  }
});
