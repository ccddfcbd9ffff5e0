import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DocumentState } from '@atoll/contract/document';
import { SHELL_SOURCE } from '@atoll/registry/testing-drawing';
import { type DrawnSite, createDrawnSite } from '../../../test/drawn-site.js';
import { readSitemap } from '../../../test/sitemap.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { DocumentSource } from './document-source.js';

const BASE = 'https://atoll.example';
let site: DrawnSite;

beforeAll(async () => {
  site = await createDrawnSite({ demo: true, env: { ATOLL_DRAW_WAIT: '8000' } });
}, 120_000);
afterAll(() => site.close());

/** A read as a bundle of the generated client writes it. */
const read = (endpoint: string, arg: string, url: string, more = '') =>
  `{ endpoint: '${endpoint}', arg: ${arg}, url: ${url}${more} }`;
const getPlace = read(
  'getDestination',
  '{ lang: language, id: params.slug }',
  '`/api/destinations/${params.slug}/?lang=${language}`',
);

/** A page of a kind that nobody has thought of: an atoll with its weather. */
const page = (declared: string, body = 'return `<h1>${state.queries.at(-1).data.name} at ${url}</h1>`') => `
  exports.contract = { pages: { home: ({ url, state }) => { ${body} } } };
  exports.pages = { home: { ${declared} } };`;
const ATOLL = page(`
  search: { kept: ['month'], free: ['wind'] },
  queries: ({ language, params, search }) => ({ place: ${getPlace} }),
  head: ({ place }, { url, language, path, search }) => ({
    title: place.name + (search.get('month') ?? ''),
    description: 'The weather of ' + place.name + ' in ' + language,
    crumbs: [{ name: 'Home', path: '/' }, { name: place.name, path }],
    structuredData: [{ '@type': 'Place', name: place.name, url: url(path) }],
    share: place.image,
    ...(place.slug !== params_(path) && { movedTo: '/weather/' + place.slug }),
  }),
  missing: ({ params, language }) => ({ title: 'No ' + params.slug + ' in ' + language, lead: 'Gone.' }),
  sitemap: { query: ${read('listAddresses', '{ kind: "destinations" }', "'/api/addresses/destinations/'")} },
`).replace('params_(path)', "path.split('/')[2]");

const get = (path: string) => site.test.api().get(path);
const stateOf = (html: string) => JSON.parse(/id="atoll-document">([^<]*)</.exec(html)?.[1] ?? '') as DocumentState;
const rootOf = (html: string) => /<div id="root">([\s\S]*)<\/div> *<script/.exec(html)?.[1];
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const graphOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    '@graph': { '@type': string; name?: string }[];
  };
const kept = () => site.test.app.get(PublicCache).held.keys.filter((key) => key.startsWith('document '));

interface Reported {
  results: { remote: string | null; message: string; last_version: string }[];
}
/** What was reported of a release, once there is something. */
async function reportOf(version: string): Promise<string> {
  const owner = await site.test.as('owner');
  for (let tries = 0; tries < 40; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { results } = (await owner.get('/api/error-reports/?remote=mfe-weather')).body as Reported;
    const found = results.find(({ last_version }) => last_version === version);
    if (found) return found.message;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((done) => setTimeout(done, 100));
  }
  return '';
}

describe('a new kind of page, brought by its remote alone', () => {
  it('is drawn with its data, and says of itself what its remote declares', async () => {
    const version = await site.serve('mfe-weather', '/weather/:slug', ATOLL);
    const { text, headers } = await get('/ru/weather/baa-atoll').expect(200);
    const { body: place } = await get('/api/destinations/baa-atoll/?lang=ru').expect(200);
    expect(rootOf(text)).toBe(`<main><h1>${place.name} at /ru/weather/baa-atoll</h1></main>`);
    expect(stateOf(text)).toMatchObject({ language: 'ru', rendered: { remote: 'mfe-weather', version } });
    expect(stateOf(text).queries.at(-1)).toEqual({
      endpoint: 'getDestination',
      arg: { lang: 'ru', id: 'baa-atoll' },
      data: place,
    });
    expect(text).toContain(`<title>${place.name} · Atoll Travel</title>`);
    expect(contentOf(text, 'description')).toBe(`The weather of ${place.name} in ru`);
    expect(text).toContain(`<link rel="canonical" href="${BASE}/ru/weather/baa-atoll" />`);
    expect(text).toContain(`hreflang="zh-Hans" href="${BASE}/zh/weather/baa-atoll"`);
    expect(contentOf(text, 'og:image')).toBe(BASE + place.image.variants.share);
    expect(graphOf(text)['@graph'].map((node) => node['@type'])).toEqual(['TravelAgency', 'BreadcrumbList', 'Place']);
    expect(JSON.stringify(graphOf(text))).toContain(`"item":"${BASE}/ru/weather/baa-atoll"`);
    expect(headers['cache-control']).toMatch(/^public/);
  });

  it('stands in the sitemap, each item under the address of its route', async () => {
    const { text } = await readSitemap(site.test);
    const { body } = await get('/api/addresses/destinations/').expect(200);
    const all = body as { slug: string; changed: string }[];
    expect(all.length).toBeGreaterThan(5);
    for (const { slug, changed } of all)
      expect(text).toContain(`<url><loc>${BASE}/zh/weather/${slug}</loc><lastmod>${changed}</lastmod>`);
    expect(text.match(/<loc>/g)).toHaveLength(3 * all.length);
  });

  it('depends on the parameters that it declares, and is kept under few of them', async () => {
    const heading = async (search: string) => rootOf((await get(`/weather/baa-atoll${search}`).expect(200)).text);
    expect(await heading('?month=3&utm_source=x')).toContain('at /weather/baa-atoll?month=3<');
    expect(await heading('?wind=7')).toContain('at /weather/baa-atoll?wind=7<');
    expect(await heading('?wind=7&month=3')).toContain('at /weather/baa-atoll?month=3&wind=7<');
    expect(await heading('?other=1')).toContain('at /weather/baa-atoll<');
    expect(kept().map((key) => key.split(' ')[2])).toEqual([
      '/ru/weather/baa-atoll',
      '/weather/baa-atoll?month=3',
      '/weather/baa-atoll',
    ]);
  });

  it('is not there where its data are not, and leads on where they say so', async () => {
    const { text } = await get('/ru/weather/nowhere').expect(404);
    expect(contentOf(text, 'robots')).toBe('noindex');
    expect(rootOf(text)).toBe('<h1 class="heading">No nowhere in ru</h1>');
    expect(stateOf(text)).toMatchObject({ status: 404, heading: { title: 'No nowhere in ru', lead: 'Gone.' } });
    expect((await get('/nothing').expect(404)).text).toContain('<h1 class="heading">Not here</h1>');
    const { body: place } = await get('/api/destinations/baa-atoll/?lang=en').expect(200);
    const { headers } = await get(`/zh/weather/${place.id}`).expect(301);
    expect(headers['location']).toBe('/zh/weather/baa-atoll');
  });

  it('stands under its other addresses when it fails under one', async () => {
    const failing = ATOLL.replace('title: place.name', "title: place.slug === 'baa-atoll' ? bad_() : place.name");
    const version = await site.serve('mfe-weather', '/weather/:slug', failing);
    for (let n = 0; n < 4; n += 1)
      expect(rootOf((await get('/weather/baa-atoll').expect(200)).text)).toBe('<h1 class="heading">Atoll Travel</h1>');
    const { text } = await get('/weather/dhigurah').expect(200);
    expect(text).toContain('<title>Dhigurah · Atoll Travel</title>');
    expect(rootOf(text)).toContain('at /weather/dhigurah<');
    expect(await reportOf(version)).toContain('bad_ is not defined');
  });

  it('is there without what it can do without', async () => {
    const nothing = read('getPost', '{}', "'/api/posts/nowhere/?lang=' + language", ', optional: true');
    await site.serve(
      'mfe-weather',
      '/weather/:slug',
      page(
        `queries: ({ language }) => ({ post: ${nothing} }), head: ({ post }) => ({ title: 'No ' + post, description: '' })`,
        'return "<h1>Air</h1>"',
      ),
    );
    const { text } = await get('/weather/here').expect(200);
    expect(text).toContain('<title>No null · Atoll Travel</title>');
    // Nothing says that there is such a place.
    expect(kept().filter((key) => key.endsWith('/weather/here'))).toEqual([]);
  });

  it('is a heading in its frame where it is not to be drawn', async () => {
    const head = `head: () => ({ title: 'Wind', description: 'Of today', heading: { title: 'Your wind' }, noindex: true })`;
    await site.serve('mfe-weather', '/wind', `exports.pages = { home: { drawn: false, ${head} } };`);
    const { text, headers } = await get('/wind').expect(200);
    expect(rootOf(text)).toBe('<h1 class="heading">Your wind</h1>');
    expect(stateOf(text).rendered).toBeUndefined();
    expect([contentOf(text, 'description'), contentOf(text, 'robots')]).toEqual(['Of today', 'noindex']);
    expect(headers['cache-control']).toMatch(/^public/);
  });
});

describe('what a page declares that it may not', () => {
  const queries = (query: string) =>
    page(
      `queries: () => ({ all: ${query} }), head: () => ({ title: 'Ours', description: '' })`,
      'return "<h1>Drawn</h1>"',
    );
  const head = (said: string) => page(`head: () => (${said})`, 'return "<h1>Drawn</h1>"');

  it.each([
    [
      'asks for what is not public',
      queries(read('listBookings', '{}', "'/api/bookings/'")),
      '/api/bookings/ is not public',
    ],
    ['asks somewhere else', queries(read('a', '{}', "'https://evil.example/api/x/'")), 'queries/0/url'],
    ['leaves the API by dots', queries(read('a', '{}', "'/api/../metrics/'")), 'leads elsewhere'],
    [
      'asks for too much',
      queries('1').replace('{ all: 1 }', 'Array(13).fill(' + read('a', '{}', "'/api/faqs/'") + ')'),
      'are 13, more than 12',
    ],
    ['leaves the API by dots in other words', queries(read('a', '{}', "'/api/%2e%2E/'")), 'leads elsewhere'],
    ['has a kind of its own', head('{ title: "", description: "", type: {} }'), 'type: must be one of'],
    ['has no list where one belongs', head('{ title: "", description: "", crumbs: null }'), 'crumbs: must be a list'],
    ['has moved to itself', head('{ title: "", description: "", movedTo: "/wind" }'), 'has moved to itself'],
    [
      'leads out by dots',
      head('{ title: "", description: "", movedTo: "/..//evil.example" }'),
      'movedTo: leads elsewhere',
    ],
    ['stands in the sitemap by half', page('sitemap: false, head: () => ({})'), 'home/sitemap: must be an object'],
    ['has no title', head('{ description: "" }'), 'title: must match'],
    ['leads to another site', head('{ title: "", description: "", movedTo: "//evil.example" }'), 'movedTo: must match'],
    [
      'calls another site its own',
      head('{ title: "", description: "", canonical: "https://evil.example" }'),
      'canonical: must match',
    ],
    ['plans no end', page('queries: () => { for (;;); }, head: () => ({})'), 'it took more than 3000 ms'],
  ])('%s: nobody gets it, the document is there, and its team hears of it', async (_what, source, message) => {
    const version = await site.serve('mfe-weather', '/wind', source);
    const { text, headers } = await get('/wind').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/<h1/);
    expect(text).not.toContain('evil.example');
    expect(await reportOf(version)).toContain(message);
  });

  it('keeps for nobody what one reader alone may see', async () => {
    const { body: made, status } = await (
      await site.test.as('manager')
    )
      .post('/api/content/packages/1/preview/')
      .send({});
    expect([status, made]).toEqual([201, expect.anything()]);
    const preview = read('getPackage', '{}', "'/api/packages/1/?preview=' + search.get('preview')");
    const asks = `search: { kept: ['preview'] }, queries: ({ search }) => ({ item: ${preview} }), head: () => ({ title: 'Ours', description: '' })`;
    await site.serve('mfe-weather', '/wind', page(asks, 'return "<h1>Drawn</h1>"'));
    const { headers, text } = await get(`/wind?preview=${(made as { token: string }).token}`).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(stateOf(text).queries.map(({ endpoint }) => endpoint)).toEqual(['getHomepage']);
  });

  it('asks what cannot be asked: that is its own fault, unless the address said it', async () => {
    const asks = (page_: string) =>
      `search: { kept: ['at'] }, queries: ({ params, search }) => ({ list: ${read('listPackages', '{}', `'/api/packages/?page=' + ${page_}`)} }), head: () => ({ title: 'Ours', description: '' })`;
    const version = await site.serve('mfe-weather', '/wind', page(asks("'x'"), 'return "<h1>Drawn</h1>"'));
    const { headers, text } = await get('/wind').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('rel="canonical"');
    expect(await reportOf(version)).not.toBe('');
    await site.serve('mfe-weather', '/wind', page(asks("(search.get('at') ?? 1)"), 'return "<h1>Drawn</h1>"'));
    await get('/wind').expect(200);
    await get('/wind?at=x').expect(404);
    await site.serve('mfe-weather', '/wind/:at', page(asks('params.at'), 'return "<h1>Drawn</h1>"'));
    await get('/wind/x').expect(404);
  });

  it('is away for a moment where what it needs cannot be read', async () => {
    await site.serve('mfe-weather', '/weather/:slug', ATOLL);
    const source = site.test.app.get(DocumentSource, { strict: false });
    const answer = jest.spyOn(source, 'answer').mockRejectedValue(new Error('nobody answers'));
    const { headers } = await get('/weather/baa-atoll?month=9').expect(503);
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['2', 'no-cache']);
    answer.mockRestore();
    await get('/weather/baa-atoll?month=9').expect(200);
  });

  it('takes only its own file from the sitemap', async () => {
    await site.serve('mfe-weather', '/wind', page('sitemap: true, head: () => ({})'));
    await site.serve('mfe-tides', '/tides', page('sitemap: true, head: () => ({})'));
    await site.serve('mfe-desk', '/dashboard/tides', page('sitemap: true, head: () => ({})'));
    const all = await readSitemap(site.test);
    expect(all.files).toEqual(['/sitemap-tides.home-1.xml', '/sitemap-weather.home-1.xml']);
    expect(all.text).toContain(`<loc>${BASE}/ru/wind</loc>`);
    await site.serve('mfe-weather', '/wind', 'throw new Error("no sitemap")');
    const { text, headers } = await get('/sitemap.xml').expect(200);
    // It is named all the same, and asked for again soon.
    expect(text).toContain(`<loc>${BASE}/sitemap-weather.home-1.xml</loc>`);
    expect(headers['cache-control']).toBe('no-cache');
    await get('/sitemap-weather.home-1.xml').expect(503);
    expect((await get('/sitemap-tides.home-1.xml').expect(200)).text).toContain(`<loc>${BASE}/ru/tides</loc>`);
    await site.serve('mfe-weather', '/wind', null);
    expect((await readSitemap(site.test)).files).toEqual(['/sitemap-tides.home-1.xml']);
    await site.serve('mfe-tides', '/tides', null);
  });

  it('has files of a thousand addresses, of the routes that are its own', async () => {
    const many: object[] = Array.from({ length: 1001 }, (_, n) => ({ slug: `atoll ${n}`, changed: '2026-01-02' }));
    many[500] = { slug: 'atoll 500', changed: '2026-03-04' };
    many.push({ name: 'Without an address' });
    const source = site.test.app.get(DocumentSource, { strict: false });
    const answer = jest.spyOn(source, 'answer').mockResolvedValue({ endpoint: 'listAddresses', arg: null, data: many });
    await site.serve('mfe-weather', '/weather/:slug', ATOLL);
    const { files, text } = await readSitemap(site.test);
    expect(files).toEqual(['/sitemap-weather.home-1.xml', '/sitemap-weather.home-2.xml']);
    expect(text.match(/<url>/g)?.length).toBe(3003);
    const days = [...(await get('/sitemap.xml')).text.matchAll(/<lastmod>([^<]+)</g)].map(([, day]) => day);
    expect(days).toEqual(['2026-03-04', '2026-01-02']);
    expect((await get(files[1] ?? '')).text).toContain(`<loc>${BASE}/zh/weather/atoll%201000</loc>`);
    answer.mockRestore();
    const missing = ['weather.home-0', 'weather.home-3', 'weather.home', 'weather.away-1', 'weather.home-01'];
    for (const name of missing) await get(`/sitemap-${name}.xml`).expect(404);
    await site.serve('mfe-weather', '/wind', null);
  });

  it('is written as text, whatever it is', async () => {
    const said = `{ title: '</title><script>alert(1)</script>', description: '"><script>', crumbs: [{ name: '</script>', path: '/' }] }`;
    await site.serve('mfe-weather', '/wind', head(said));
    const { text } = await get('/wind').expect(200);
    expect(text).not.toMatch(/<script>/);
    expect(text).toContain('&lt;/title&gt;');
    await site.writeShell(SHELL_SOURCE);
  });
});

describe('the addresses of what is public', () => {
  it('are those of one kind, and of no kind without pages', async () => {
    const { body, headers } = await get('/api/addresses/packages/').expect(200);
    const { body: list } = await get('/api/packages/?page_size=100').expect(200);
    const slugs = (body as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual((list.results as { slug: string }[]).map(({ slug }) => slug).toSorted());
    expect(headers['cache-control']).toMatch(/^public/);
    for (const kind of ['resorts', 'destinations', 'experiences', 'posts'])
      expect((await get(`/api/addresses/${kind}/`).expect(200)).body).toEqual(
        expect.arrayContaining([{ slug: expect.any(String), changed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]),
      );
    for (const kind of ['amenities', 'nonsense', 'package']) await get(`/api/addresses/${kind}/`).expect(404);
  });

  it('are not those of written pages that stand at the root', async () => {
    const owner = await site.test.as('owner');
    const words = { title: 'Visas', blocks: [{ type: 'rich_text', html: '<p>None is needed.</p>' }] };
    const made = await owner.post('/api/pages/').send({ slug: 'visas', translations: { en: words } });
    expect([made.status, (await get('/api/addresses/pages/').expect(200)).body]).toEqual([201, []]);
    const step = owner.post(`/api/content/pages/${made.body.id}/publish/`).set('If-Match', `"${made.body.version}"`);
    expect((await step).status).toBe(200);
    const { body } = await get('/api/addresses/pages/').expect(200);
    expect(body).toEqual([{ slug: 'visas', changed: expect.any(String) }]);
  });

  it('are not those that search engines shall not show', async () => {
    const owner = await site.test.as('owner');
    const { body: state } = await owner.get('/api/content/packages/1/').expect(200);
    const changed = await owner.patch('/api/packages/1/').set('If-Match', `"${state.version}"`).send({ noindex: true });
    expect(changed.status).toBe(200);
    const { body } = await get('/api/addresses/packages/').expect(200);
    expect(JSON.stringify(body)).not.toContain(`"${state.address}"`);
  });
});
