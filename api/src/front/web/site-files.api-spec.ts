import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createBuiltSite } from '../../../test/built-site.js';
import type { TestApp } from '../../../test/create-test-app.js';
import { readSitemap } from '../../../test/sitemap.js';
import { DrawnPages } from './drawn-pages.js';

const BASE = 'https://atoll.example';
let test: TestApp;
let slug: string;
let resortSlug: string;

const get = (path: string) => test.api().get(path);
const firstOf = async (path: string) =>
  ((await get(path).expect(200)).body as { results: { slug: string }[] }).results[0]?.slug ?? '';

beforeAll(async () => {
  test = await createBuiltSite({ demo: true });
  [slug, resortSlug] = await Promise.all([firstOf('/api/packages/?lang=en'), firstOf('/api/resorts/?lang=en')]);
}, 60_000);
afterAll(() => test.close());

describe('files for crawlers', () => {
  it('robots.txt closes the office and names the sitemap', async () => {
    const { text } = await get('/robots.txt').expect(200);
    expect(text).toContain('Disallow: /dashboard');
    expect(text).toContain(`Sitemap: ${BASE}/sitemap.xml`);
  });

  it('sitemap.xml names a file for every route, and they have every published page in every language', async () => {
    const { headers, text: index } = await get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const { files, text } = await readSitemap(test);
    const sold = ['destination', 'experience', 'package', 'resort'].flatMap((kind) => [kind, `${kind}s`]);
    const written = ['about', 'blog', 'cancellation', 'faq', 'post', 'privacy', 'terms', 'transportation'];
    const routes = ['home', ...sold, ...written].map((route) => `catalog.${route}`).toSorted();
    expect(files.toSorted()).toEqual(
      ['booking.builder', 'booking.contact', ...routes].map((route) => `/sitemap-${route}-1.xml`),
    );
    expect(index).toMatch(/<loc>[^<]+catalog\.package-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    for (const prefix of ['', '/ru', '/zh']) {
      for (const path of [
        '/custom-trip',
        '/packages',
        `/packages/${slug}`,
        '/resorts',
        `/resorts/${resortSlug}`,
        '/experiences',
        '/experiences/mantas-of-hanifaru',
        '/terms',
        '/blog',
      ]) {
        expect(text).toContain(`<loc>${BASE}${prefix}${path}</loc>`);
      }
    }
    expect(text.match(/<url>/g)?.length).toBe((text.match(/hreflang="x-default"/g) ?? []).length);
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  it('sitemap.xml leaves out a page at the root that is not there, or that says that it is not for search engines', async () => {
    const owner = await test.as('owner');
    const step = async (page: string, method: 'post' | 'patch', address: string, body: object) => {
      const { headers } = await owner.get(`/api/content/pages/${page}/`).expect(200);
      await owner[method](address).set('if-match', String(headers['etag'])).send(body).expect(200);
    };
    await step('terms', 'post', '/api/content/pages/terms/archive/', {});
    await step('privacy', 'patch', '/api/pages/privacy/', { noindex: true });
    expect((await get('/terms').expect(410)).text).toContain('noindex');
    expect((await get('/privacy').expect(200)).text).toContain('noindex');
    const frame = jest.spyOn(test.app.get(DrawnPages, { strict: false }), 'frame');
    const { files, text } = await readSitemap(test);
    // What a page says is asked for, and nothing is drawn.
    expect(frame).not.toHaveBeenCalled();
    frame.mockRestore();
    expect(files).not.toContain('/sitemap-catalog.terms-1.xml');
    expect(text).not.toMatch(/<loc>[^<]*\/(terms|privacy)<\/loc>/);
    expect(text).toContain(`<loc>${BASE}/ru/cancellation</loc>`);
    await get('/sitemap-catalog.privacy-1.xml').expect(404);
  });

  it('favicon.svg is a picture', async () => {
    expect((await get('/favicon.svg').expect(200)).headers['content-type']).toMatch(/^image\/svg\+xml/);
  });
});
