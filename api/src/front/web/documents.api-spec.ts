import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentState } from '@atoll/contract/document';
import pg from 'pg';
import { createBuiltSite } from '../../../test/built-site.js';
import type { TestApp } from '../../../test/create-test-app.js';
import { type CacheTag, PublicCache } from '../../platform/cache/public-cache.js';
import { RateLimits } from '../../platform/limits/limits.js';

/** More than all the tests below need together. */
const READS = 3000;
const RULE = { points: READS, seconds: 600 };
const LIMITS = JSON.stringify({ read: RULE, document: RULE });
const BASE = 'https://atoll.example';
const PUBLIC_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; object-src 'none'; " +
  "frame-ancestors 'none'; form-action 'self'; script-src 'self'; style-src 'self'";

let test: TestApp;
let slug: string;
let resortSlug: string;

interface Item {
  id: number;
  slug: string;
  name: string;
  price_from: { amount: string };
}

const get = (path: string, headers: Record<string, string> = {}) => test.api().get(path).set(headers);
const document = async (path: string) => (await get(path).expect(200)).text;
const packages = async () => (await get('/api/packages/?lang=en').expect(200)).body.results as Item[];

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';
/** The policy without the hashes of style sheets. */
const rulesOf = (headers: Record<string, string>) => policyOf(headers).replaceAll(/ 'sha384-[\w+/=]+'/g, '');
/** Attribute values of all tags that match, in order. */
const attributes = (html: string, tag: RegExp, name: string) =>
  [...html.matchAll(tag)].map(([found]) => new RegExp(`${name}="([^"]*)"`).exec(found)?.[1]);
const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
const jsonOf = (html: string, type: string): unknown =>
  JSON.parse(scriptsOf(html).find(([, tag]) => tag?.includes(type))?.[2] ?? 'null');
const stateOf = (html: string) => jsonOf(html, 'id="atoll-document"') as DocumentState;
const graphOf = (html: string) =>
  (jsonOf(html, 'application/ld+json') as { '@graph': Record<string, unknown>[] })['@graph'];
const ofType = (html: string, type: string) => graphOf(html).find((node) => [node['@type']].flat().includes(type));

beforeAll(async () => {
  test = await createBuiltSite({ demo: true, env: { ATOLL_LIMITS: LIMITS } });
  slug = (await packages())[0]?.slug ?? '';
  resortSlug = ((await get('/api/resorts/?lang=en')).body.results as Item[])[0]?.slug ?? '';
}, 60_000);
afterAll(() => test.close());

const routes = () => [
  '/',
  '/packages',
  `/packages/${slug}`,
  '/resorts',
  `/resorts/${resortSlug}`,
  `/packages/${slug}/book`,
];

describe('a public document', () => {
  it.each([
    ['', 'en', 'en_GB'],
    ['/ru', 'ru', 'ru_RU'],
    ['/zh', 'zh-Hans', 'zh_CN'],
  ])('has the right head under "%s" without a script', async (prefix, lang, locale) => {
    for (const path of routes()) {
      // One after the other keeps a failure readable.
      const html = await document((prefix + path).replace(/(?<=.)\/$/, ''));
      const own = BASE + (path === '/' ? prefix || '/' : prefix + path);
      expect(html).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${lang}"`));
      expect(/<title>([^<]{4,})<\/title>/.exec(html)?.[1]?.trim().length).toBeGreaterThan(3);
      expect(attributes(html, /<meta name="description"[^>]*>/g, 'content')[0]?.length).toBeGreaterThan(20);
      expect(attributes(html, /<link rel="canonical"[^>]*>/g, 'href')).toEqual([own]);
      expect(attributes(html, /<link rel="alternate"[^>]*>/g, 'hreflang')).toEqual([
        'en',
        'ru',
        'zh-Hans',
        'x-default',
      ]);
      expect(attributes(html, /<link rel="alternate"[^>]*>/g, 'href')).toContain(own);
      expect(attributes(html, /<meta property="og:url"[^>]*>/g, 'content')).toEqual([own]);
      expect(attributes(html, /<meta property="og:locale"[^>]*>/g, 'content')).toEqual([locale]);
      const [image] = attributes(html, /<meta property="og:image"[^>]*>/g, 'content');
      expect(image).toMatch(/^https:\/\/atoll\.example\/media\/.+\/share\.jpg$/);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(ofType(html, 'TravelAgency')).toMatchObject({ '@id': `${BASE}/#agency` });
    }
  });

  it('runs nothing inline and asks nobody else', async () => {
    for (const path of routes()) {
      const answer = await get(path).expect(200);
      expect(rulesOf(answer.headers)).toBe(PUBLIC_POLICY);
      for (const [, tag] of scriptsOf(answer.text)) expect(tag).toMatch(/ src="\/|application\/(ld\+)?json/);
      expect(answer.text).not.toMatch(/\sstyle=|\son\w+=/);
      // Sheets of releases stand inside, each known by its hash.
      const sheets = [...answer.text.matchAll(/<style( data-href="\/(?:shell|r)\/[^"]+\.css")>([^]+?)<\/style>/g)];
      expect(sheets.length).toBeGreaterThan(1);
      expect(answer.text.match(/<style/g)).toHaveLength(sheets.length);
      for (const [, , sheet = ''] of sheets)
        expect(policyOf(answer.headers)).toContain(`'sha384-${createHash('sha384').update(sheet).digest('base64')}'`);
    }
  });

  it('names the visible price in its structured data', async () => {
    const item = (await packages())[0];
    const html = await document(`/packages/${slug}`);
    const trip = ofType(html, 'TouristTrip') as { offers: { price: string; priceCurrency: string } };
    expect(trip.offers).toMatchObject({ price: item?.price_from.amount, priceCurrency: 'USD' });
    const visible = /doc-price__amount"[^>]*>([^<]+)</.exec(html)?.[1];
    expect(Number(visible?.replaceAll(/[^\d.]/g, ''))).toBeCloseTo(
      Number(item?.price_from.amount),
      Number(item?.price_from.amount) >= 100 ? -1 : 2,
    );
    expect(ofType(html, 'BreadcrumbList')).toBeDefined();
  });

  it('carries the answers its page asks for, as the API gives them', async () => {
    const state = stateOf(await document(`/ru/packages/${slug}`));
    const answer = await get(`/api/packages/${slug}/?lang=ru`);
    expect(state.queries.find(({ endpoint }) => endpoint === 'getPackage')).toEqual({
      endpoint: 'getPackage',
      arg: { lang: 'ru', id: slug },
      data: answer.body,
    });
    expect(state.queries.map(({ endpoint }) => endpoint)).toContain('getHomepage');
    expect(state.language).toBe('ru');
    const filters = 'category=diving&price_max=9000&sort=price_low';
    const list = stateOf(await document(`/packages?${filters}&utm_source=x`));
    expect(list.queries.find(({ endpoint }) => endpoint === 'listPackages')).toEqual({
      endpoint: 'listPackages',
      arg: { lang: 'en', category: 'diving', priceMax: 9000, sort: 'price_low' },
      data: (await get(`/api/packages/?lang=en&${filters}`)).body,
    });
  });

  it('shows the cards of its list', async () => {
    const html = await document('/packages');
    for (const { slug: each } of await packages()) expect(html).toContain(`href="/packages/${each}"`);
    expect(ofType(html, 'ItemList')).toBeDefined();
  });

  it('says whom a trip takes in the words of its pages, in the list and on its own page', async () => {
    for (const [prefix, words] of [
      ['', 'From age 12'],
      ['/ru', 'От\u00a012 лет'],
      ['/zh', '12 岁及以上'],
    ] as const)
      for (const path of ['/packages?search=whale+sharks', '/packages/south-ari-whale-sharks'])
        expect(await document(prefix + path)).toContain(`>${words}</li>`);
  });

  it('answers 304 to the tag it sent and is compressed', async () => {
    const first = await get('/packages', { 'accept-encoding': 'br' }).expect(200);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=86400',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    await get('/packages', { 'if-none-match': first.headers['etag'] as string }).expect(304);
  });

  it('never takes its links from what a caller says the host is', async () => {
    for (const host of [
      'atoll.example',
      'ATOLL.example:8080',
      'localhost:3000',
      '127.0.0.1',
      '192.168.1.7:3000',
      '[::1]:80',
    ])
      expect((await get('/packages', { host, 'x-forwarded-host': 'evil.example' }).expect(200)).text).not.toMatch(
        /evil\.example|192\.168|8080/,
      );
  });

  it('is refused to callers of another site', async () => {
    for (const host of [
      'evil.example',
      'atoll.example.evil.example',
      'atoll.example@evil.example',
      'evil.example:80',
      '',
    ]) {
      const { body } = await get('/ru/packages', { host, 'accept-language': 'ru' }).expect(421);
      expect(body).toEqual({ detail: 'Этот адрес принадлежит другому сайту.', code: 'misdirected' });
    }
  });
});

describe('the store of documents', () => {
  const stored = () => {
    const { keys } = test.app.get(PublicCache).held;
    return keys.filter((key) => key.startsWith('document ')).map((key) => key.split(' ')[2]);
  };
  const drop = (...tags: CacheTag[]) => test.app.get(PublicCache).drop(tags);

  it('keeps an address as we write it, whatever a campaign adds to it', async () => {
    drop('settings');
    for (const path of ['/ru', '/packages?category=diving', '/packages', '/packages?page=1', `/packages/${slug}`])
      await document(path);
    const kept = ['/packages', `/packages/${slug}`, '/packages?category=diving', '/ru'];
    expect(stored().toSorted()).toEqual(kept);
    const [plain, campaign] = [await get('/ru'), await get('/ru?utm_source=letter')];
    expect(campaign.headers['etag']).toBe(plain.headers['etag']);
    expect(stored()).toHaveLength(kept.length);
  });

  it('cannot be filled with addresses that somebody thinks of', async () => {
    const before = stored().length;
    const id = (await packages())[0]?.id;
    const thoughtOf = [
      '/?x=1',
      '/packages?x=1',
      '/packages?page=900',
      '/packages?page=01',
      '/packages?price_min=501',
      '/packages?category=no-such-category',
      '/packages?destination=nowhere',
      '/packages?category=diving&sort=price_low',
      '/packages?search=reef',
      '/booking/confirmation/1',
      '/booking/confirmation/2',
      `/packages/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`,
      `/packages/${id}`,
      '/packages/nowhere',
      '/nowhere',
    ];
    await document('/');
    for (const path of thoughtOf) expect([200, 301, 404]).toContain((await get(path)).status);
    expect(stored()).toHaveLength(before + 1);
  });

  it('takes nothing that was made while a part of the site could not be read', async () => {
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    try {
      for (const table of ['translation', 'homepage_section']) {
        await owner.query(`alter table ${table} rename to away`);
        drop('texts', 'settings', 'packages', 'destinations');
        const broken = await get('/zh/resorts');
        await owner.query(`alter table away rename to ${table}`);
        const { status, headers } = broken;
        expect({ table, status, cache: headers['cache-control'], etag: headers['etag'] }).toEqual({
          table,
          status: 200,
          cache: 'no-store',
          etag: undefined,
        });
        expect((await get('/zh/resorts')).headers['cache-control']).toMatch(/^public/);
      }
    } finally {
      await owner.end();
    }
  });
});

describe('a visitor’s limit', () => {
  it('counts a document once, and nothing that is read for it', async () => {
    const remoteAddress = '203.0.113.77';
    const limits = test.app.get(RateLimits);
    // A loop of calls to the API takes no page away.
    for (let count = 0; count <= READS; count++) await limits.allows('read', remoteAddress);
    const api = await test.app.inject({ method: 'GET', url: '/api/categories/?lang=zh', remoteAddress });
    expect([api.statusCode, api.json().code]).toEqual([429, 'throttled']);
    for (let count = 1; count < READS; count++) await limits.consume('document', remoteAddress);
    const ask = (url: string) => test.app.inject({ method: 'GET', url, remoteAddress });
    const last = await ask('/zh/packages?search=sea');
    expect([last.statusCode, last.headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
    const over = await ask('/zh/packages?search=sea');
    expect([over.statusCode, over.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(over.headers['retry-after']).toMatch(/^\d+$/);
    expect([over.headers['cache-control'], over.headers['etag']]).toEqual(['no-store', undefined]);
    const [, sheet = ''] = /<style data-href="[^"]+">([^]+?)<\/style>/.exec(over.body) ?? [];
    expect(sheet).not.toBe('');
    expect(over.headers['content-security-policy']).toContain(createHash('sha384').update(sheet).digest('base64'));
    expect(over.body).toMatch(/<h1[^>]*>请求过于频繁<\/h1>/);
    expect((await ask('/ru/nowhere')).body).toContain('Слишком много запросов');
    // What need not be made is still there.
    await get('/zh/resorts').expect(200);
    expect((await ask('/zh/resorts')).statusCode).toBe(200);
  });
});

describe('addresses that have moved', () => {
  it.each(['/en/packages/%0d%0aset-cookie:a=b', '/en/%5c%5cevil.example', '/en//evil.example'])(
    'are none where they lead nowhere: %s',
    async (path) => {
      const { headers, text } = await get(path).expect(404);
      expect([headers['location'], headers['content-type']]).toEqual([undefined, 'text/html; charset=utf-8']);
      expect(text).not.toContain('set-cookie');
    },
  );

  it.each([
    ['/properties', '/packages'],
    ['/properties/7/book', '/packages'],
    ['/booking', '/packages'],
    ['/ru/properties/7', '/ru/packages'],
    ['/zh/booking/', '/zh/packages'],
    ['/packages/', '/packages'],
    ['/ru/', '/ru'],
    ['/en/packages?page=2', '/packages?page=2'],
    ['/ru/dashboard', '/dashboard'],
  ])('%s → %s', async (from, to) => {
    const answer = await get(from).expect(301);
    expect(answer.headers['location']).toBe(to);
  });

  it('an id → its slug, with language and page kept', async () => {
    const id = (await packages())[0]?.id;
    for (const [from, to] of [
      [`/packages/${id}`, `/packages/${slug}`],
      [`/zh/packages/${id}`, `/zh/packages/${slug}`],
      [`/packages/${id}/book`, `/packages/${slug}/book`],
      [`/booking/${id}`, `/booking/${slug}`],
    ]) {
      const { headers } = await get(`${from}?utm_source=letter&a=%2F`).expect(301);
      expect(headers['location']).toBe(`${to}?utm_source=letter&a=%2F`);
      // A name may be changed back: a browser that kept this would go to and fro.
      expect(headers['cache-control']).toBe('no-cache');
      expect((await get(from ?? '').expect(301)).headers['location']).toBe(to);
    }
    expect((await get('/properties').expect(301)).headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('what does not exist', () => {
  it.each([
    '/packages/no-such-trip',
    '/ru/packages/no-such-trip',
    '/resorts/nowhere',
    '/booking/none',
    '/nothing/here',
    '/ru/nothing',
    '/dashboard/nowhere',
  ])('%s is a 404 page in its language, not for search engines', async (path) => {
    const answer = await get(path).expect(404);
    const lang = path.startsWith('/ru') ? 'ru' : 'en';
    expect(answer.text).toContain(`<html lang="${lang}"`);
    expect(attributes(answer.text, /<meta name="robots"[^>]*>/g, 'content')).toEqual(['noindex']);
    expect(answer.text).toMatch(/<h1[ >]/);
    expect(rulesOf(answer.headers)).toBe(PUBLIC_POLICY);
    expect(stateOf(answer.text).status).toBe(404);
  });

  it.each(['/api/nothing', '/api/nothing/?a=1', '/r/none/x.js', '/shell/none.js', '/apple-touch-icon.png'])(
    '%s is a plain 404',
    async (path) => {
      expect((await get(path).expect(404)).headers['content-type']).toMatch(/^application\/json/);
    },
  );

  it('takes nothing from what exists, however it is asked for', async () => {
    for (const made of ["it's", '(x)', '*', '!', '%2e%2e', '%2e', 'a%2fb', 'x'.repeat(900)])
      for (let n = 0; n < 3; n += 1)
        for (const path of [`/packages/${made}`, `/booking/${made}`])
          expect([path, (await get(path)).status]).toEqual([path, 404]);
    const other = (await packages())[1]!;
    const html = await document(`/ru/packages/${other.slug}`);
    expect(stateOf(html).rendered?.remote).toBe('mfe-catalog');
    expect(ofType(html, 'TouristTrip')).toBeDefined();
  });

  it('answers HEAD like GET, without the body', async () => {
    const { headers, text } = await test.api().head('/packages').expect(200);
    expect(rulesOf(headers)).toBe(PUBLIC_POLICY);
    expect(text ?? '').toBe('');
  });

  it('opens the whole list for a filter that does not exist', async () => {
    const asked = async (search: string) =>
      stateOf(await document(`/packages?${search}`)).queries.find(({ endpoint }) => endpoint === 'listPackages');
    expect(await asked('category=No+such+category')).toMatchObject({ arg: { lang: 'en' }, data: { count: 24 } });
    const unknown = 'no-such-category-at-all';
    expect(await asked(`category=${unknown}`)).toMatchObject({ arg: { category: unknown }, data: { count: 0 } });
  });

  it('escapes what the address says', async () => {
    const { text } = await get('/packages?search=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E').expect(200);
    expect(text).not.toContain('<script>alert(1)');
  });
});

describe('a staff document', () => {
  it('is never stored and lets only its own nonce write styles', async () => {
    const [one, two] = await Promise.all([get('/ttm/login').expect(200), get('/dashboard').expect(200)]);
    const nonces = [one, two].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.headers['etag']).toBeUndefined();
    expect(one.text).toContain(`nonce="${nonces[0]}"`);
    expect(one.text).toContain('noindex');
    expect(one.headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(stateOf(one.text).queries).toEqual([]);
  });
});

describe('every page', () => {
  it('has a policy of its own, found or not, of the site, the office or the documentation', async () => {
    const addresses = [
      ...routes(),
      '/ru/nowhere',
      '/packages/nowhere',
      '/dashboard',
      '/dashboard/nowhere',
      '/ttm/login',
    ];
    for (const address of [...addresses, '/customer/login', '/api/docs/', '/newsletter/confirm?token=x']) {
      const { headers, status } = await get(address);
      const sources = new Map(
        (headers['content-security-policy'] ?? '').split('; ').map((part) => part.split(/ (.*)/) as [string, string]),
      );
      const closed = ['default-src', 'base-uri', 'frame-ancestors'].map((name) => sources.get(name));
      expect({ address, type: headers['content-type'], closed }).toEqual({
        address,
        type: expect.stringMatching(/^text\/html/),
        closed: ["'none'", "'none'", "'none'"],
      });
      // One attribute of the documentation's template is known by its hash.
      const policy = [...sources].join(' ').replace(/'nonce-[^']+'|(?<=style-src-attr,)'unsafe-hashes'/, '');
      expect({ address, open: /unsafe|https?:|\*/.test(policy) }).toEqual({ address, open: false });
      expect(sources.get('script-src')).toBe("'self'");
      expect([200, 404]).toContain(status);
    }
  });
});
