import { describe, expect, it } from '@jest/globals';
import { changedOf, saidHead, saidOutline, saidPlan } from './said-by-page.ts';

const HEAD = {
  title: 'Manta week',
  description: 'A week with mantas.',
  canonical: '/packages?page=2',
  movedTo: '/packages/manta-week',
  type: 'product',
  crumbs: [
    { name: 'Home', path: '/' },
    { name: 'Manta week', path: '/packages/manta-week' },
  ],
  structuredData: [{ '@type': 'Product' }],
  share: { alt: 'A manta', variants: { share: '/media/manta/share.jpg' } },
  heading: { title: 'Manta week', lead: 'A week with mantas.' },
};

describe('what a page says of itself', () => {
  it('is taken as it is, and nothing where nothing is declared', () => {
    expect(saidHead(HEAD)).toBe(HEAD);
    expect(saidHead(null)).toBeNull();
    const least = { title: '', description: '' };
    for (const some of [least, { ...least, share: null }, { ...least, heading: { title: 'Wind' } }])
      expect(saidHead(some)).toBe(some);
  });

  it.each<[string, object, string]>([
    ['no title', { title: undefined }, 'title: must match'],
    ['a description that is no text', { description: 1 }, 'description: must match'],
    ['a canonical address of another site', { canonical: '//evil.example' }, 'canonical: must match'],
    ['a canonical address that is none', { canonical: null }, 'canonical: must match'],
    ['a move to another site', { movedTo: 'https://evil.example/' }, 'movedTo: must match'],
    ['a move that leads out by a control character', { movedTo: '/\t/evil.example' }, 'movedTo: must match'],
    ['a move that leads out by dots', { movedTo: '/..//evil.example' }, 'movedTo: leads elsewhere'],
    ['a kind of its own', { type: 'video' }, 'type: must be one of website, product, article'],
    ['crumbs that are no list', { crumbs: HEAD.crumbs[0] }, 'crumbs: must be a list'],
    ['a crumb that is none', { crumbs: ['Home'] }, 'crumbs: must be an object'],
    ['a crumb without name', { crumbs: [{ path: '/' }] }, 'crumbs/name: must match'],
    ['a crumb without place', { crumbs: [{ name: 'Home' }] }, 'crumbs/path: must match'],
    ['a crumb on another site', { crumbs: [{ name: 'Home', path: '//evil.example' }] }, 'crumbs/path: must match'],
    ['a script as a crumb', { crumbs: [{ name: 'Home', path: 'javascript:alert(1)' }] }, 'crumbs/path: must match'],
    ['structured data that are no list', { structuredData: {} }, 'structuredData: must be a list'],
    ['structured data that are a text', { structuredData: ['Product'] }, 'structuredData: must be an object'],
    ['structured data that are a list', { structuredData: [[]] }, 'structuredData: must be an object'],
    ['a shared picture that is a text', { share: '/media/manta.jpg' }, 'share: must be an object'],
    ['a shared picture without words', { share: { variants: HEAD.share.variants } }, 'share/alt: must match'],
    ['a shared picture without file', { share: { alt: '', variants: {} } }, 'share/variants/share: must match'],
    ['a shared picture without files', { share: { alt: '' } }, 'share/variants: must be an object'],
    [
      'a shared picture of another site',
      { share: { alt: '', variants: { share: 'https://evil.example/a.jpg' } } },
      'share/variants/share: must match',
    ],
    ['a heading that is a text', { heading: 'Manta week' }, 'heading: must be an object'],
    ['a heading without words', { heading: { lead: '' } }, 'heading/title: must match'],
    ['a heading whose first sentence is none', { heading: { title: '', lead: {} } }, 'heading/lead: must match'],
  ])('is refused with %s', (_what, part, sentence) => {
    expect(() => saidHead({ ...HEAD, ...part })).toThrow(sentence);
  });

  it('is refused where it is no head at all', () => {
    for (const said of ['Manta week', 1, [], undefined])
      expect(() => saidHead(said)).toThrow('head: must be an object');
  });
});

const QUERY = { endpoint: 'getPackage', arg: { id: 'manta' }, url: '/api/packages/manta/?lang=en' };

/** Queries of which this is the second. */
const second = (part: object) => [QUERY, { ...QUERY, ...part }];

describe('what a page asks for', () => {
  it('is taken as it is', () => {
    const queries = [QUERY, { ...QUERY, url: "/api/packages/o'clock%20week/?search=a%2Fb&page=2", optional: true }];
    expect(saidPlan(queries)).toBe(queries);
    expect(saidPlan(Array.from({ length: 12 }, () => QUERY))).toHaveLength(12);
  });

  it.each<[string, unknown, string]>([
    ['that is no list', { item: QUERY }, 'queries: must be a list'],
    ['without end', Array.from({ length: 13 }, () => QUERY), 'queries: are 13, more than 12'],
    ['by an address alone', [QUERY, QUERY.url], 'queries/1: must be an object'],
    ['without name', second({ endpoint: undefined }), 'queries/1/endpoint: must match'],
    ['by a name that is none', second({ endpoint: 'a b' }), 'queries/1/endpoint: must match'],
    ['without address', second({ url: undefined }), 'queries/1/url: must match'],
    ['of another site', second({ url: 'https://evil.example/api/faqs/' }), 'queries/1/url: must match'],
    ['beside the API', second({ url: '/metrics/' }), 'queries/1/url: must match'],
    ['further on in the API', second({ url: '/api/faqs/#/' }), 'queries/1/url: must match'],
    ['beyond the API by dots', second({ url: '/api/../metrics/' }), 'queries/1/url: leads elsewhere'],
    ['beyond the API by one dot', second({ url: '/api/./faqs/' }), 'queries/1/url: leads elsewhere'],
    ['beyond the API by dots in other words', second({ url: '/api/%2e%2E/' }), 'queries/1/url: leads elsewhere'],
  ])('is not taken %s', (_what, said, sentence) => {
    expect(() => saidPlan(said)).toThrow(sentence);
  });
});

const PAGE = { search: { kept: ['page'], free: ['search'] }, sitemap: { query: QUERY }, drawn: true };

describe('what is known of the pages of a release', () => {
  it('is taken as it is', () => {
    for (const sitemap of [true, null, PAGE.sitemap]) {
      const outline = { list: { ...PAGE, sitemap }, 'trip-2': PAGE };
      expect(saidOutline(outline)).toBe(outline);
    }
  });

  it.each<[string, unknown, string]>([
    ['pages that are a list', [PAGE], 'pages: must be an object'],
    ['a page that is none', { list: true }, 'list: must be an object'],
    ['a page without parameters', { list: { ...PAGE, search: undefined } }, 'list/search: must be an object'],
    [
      'kept ones that are no list',
      { list: { ...PAGE, search: { kept: 'page', free: [] } } },
      'list/search/kept: must be a list',
    ],
    ['free ones that are no list', { list: { ...PAGE, search: { kept: [] } } }, 'list/search/free: must be a list'],
    [
      'a parameter that is none',
      { list: { ...PAGE, search: { kept: [], free: ['a b'] } } },
      'list/search/free: must match',
    ],
    ['half a sitemap', { list: { ...PAGE, sitemap: false } }, 'list/sitemap: must be an object'],
    ['a sitemap of nothing', { list: { ...PAGE, sitemap: {} } }, 'list/sitemap/query: must be an object'],
    [
      'a sitemap of another site',
      { list: { ...PAGE, sitemap: { query: { ...QUERY, url: 'https://evil.example/' } } } },
      'list/sitemap/query/url: must match',
    ],
    [
      'a sitemap from beyond the API',
      { list: { ...PAGE, sitemap: { query: { ...QUERY, url: '/api/../metrics/' } } } },
      'list/sitemap/query/url: leads elsewhere',
    ],
  ])('is refused with %s', (_what, said, sentence) => {
    expect(() => saidOutline(said)).toThrow(sentence);
  });
});

describe('the day on which an item of a sitemap changed', () => {
  it('is said where it is one, and only then', () => {
    expect(changedOf({ changed: '2026-11-23' })).toBe('2026-11-23');
    for (const changed of [
      undefined,
      null,
      20261123,
      '',
      '2026',
      '2026-11-23T00:00:00Z',
      'a2026-11-23',
      '2026-11-23<loc>',
    ])
      expect(changedOf({ changed })).toBeNull();
  });
});
