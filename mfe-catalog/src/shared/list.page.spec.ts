import { describe, expect, it } from '@jest/globals';
import type { PageHead } from '@atoll/contract/page';
import { pageMaking } from '@atoll/testing/page-making';
import { EXPERIENCE_FILTER_NAMES } from '../experience-list/experience-filters';
import experiences from '../experience-list/experience-list.page';
import { FILTER_NAMES } from '../package-list/package-filters';
import packages from '../package-list/package-list.page';
import { RESORT_FILTER_NAMES } from '../resort-list/resort-filters';
import resorts from '../resort-list/resort-list.page';
import { packageItem, picture } from './fixtures';

const RESULTS = [packageItem(), packageItem({ slug: 'reef-week', name: 'Reef week', cover_image: picture('reef') })];

/** Neither order nor page changes the numbers beside the choices. */
const counted = (endpoint: string) => ({ endpoint, arg: { destination: ['baa'] }, optional: true });
const AMENITIES = { endpoint: 'listAmenities', arg: { lang: 'zh', isFilterable: true }, optional: true };

const LISTS = [
  {
    ...{ path: '/packages', texts: 'packages', kind: 'packages', endpoint: 'listPackages', declared: packages },
    beside: { facets: counted('getPackageFacets') },
  },
  {
    ...{ path: '/resorts', texts: 'resorts', kind: 'resorts', endpoint: 'listResorts', declared: resorts },
    beside: { facets: counted('getResortFacets'), amenities: AMENITIES },
  },
  {
    ...{ path: '/experiences', texts: 'experiences', kind: 'experiences', endpoint: 'listExperiences' },
    ...{ declared: experiences, beside: {} },
  },
];

describe.each(LISTS)(
  'what the document of the list $path says',
  ({ path, texts, kind, endpoint, declared, beside }) => {
    const headOf = (search = '', results: object[] = RESULTS): PageHead =>
      declared.head(
        { list: { count: results.length, results }, facets: null, amenities: null },
        pageMaking(`/ru${path}${search}`),
      );

    it('is read as its address says, in its language', () => {
      expect(declared.queries?.(pageMaking(`/zh${path}?destination=baa&sort=price_low&page=2`))).toEqual({
        list: { endpoint, arg: { lang: 'zh', destination: ['baa'], sort: 'price_low', page: 2 } },
        ...beside,
      });
    });

    it('is in its own words', () => {
      const words = (name: string) => `catalog:${texts}.${name}`;
      expect(headOf()).toMatchObject({
        title: words('titleFull'),
        description: words('description'),
        heading: { title: words('titleFull'), lead: words('lead') },
        crumbs: [
          { name: 'catalog:nav.home', path: '/' },
          { name: words('title'), path },
        ],
      });
    });

    it('is found page by page, without filters', () => {
      expect(headOf().canonical).toBe(path);
      expect(headOf('?page=1').canonical).toBe(path);
      expect(headOf('?page=2').canonical).toBe(`${path}?page=2`);
      expect(headOf('?destination=baa').canonical).toBe(path);
      expect(headOf('?destination=baa&page=2').canonical).toBe(path);
      expect(headOf('?page=2').title).not.toBe(headOf().title);
      expect(headOf('?page=1').title).toBe(headOf().title);
    });

    it('is found by search engines, unless somebody searches it', () => {
      expect(headOf().noindex).toBe(false);
      expect(headOf('?destination=baa').noindex).toBe(false);
      expect(headOf('?search=manta').noindex).toBe(true);
    });

    it('names what is shown, from the first on', () => {
      expect(headOf().structuredData).toEqual([
        {
          '@type': 'ItemList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: 'Manta week',
              url: `https://atoll.example/ru${path}/manta-week`,
            },
            { '@type': 'ListItem', position: 2, name: 'Reef week', url: `https://atoll.example/ru${path}/reef-week` },
          ],
        },
      ]);
    });

    it('is shared with the picture of the first', () => {
      expect(headOf().share).toEqual(picture('cover'));
      expect(headOf('', []).share).toBeNull();
    });

    it('is kept where it shows something, and just what its address says', () => {
      for (const search of ['', '?page=2', '?destination=baa&page=2&sort=price_low']) {
        expect(headOf(search).kept).toBe(true);
        expect(headOf(search, []).kept).toBe(false);
      }
      for (const search of ['?page=1', '?sort=featured', '?sort=cheapest', '?destination=NO', '?page=0'])
        expect(headOf(search).kept).toBe(false);
    });

    it('stands in the sitemap as the list of what it lists, and is drawn', () => {
      expect(declared.sitemap).toEqual({ query: { endpoint: 'listAddresses', arg: { kind } } });
      expect(declared.drawn).toBeUndefined();
    });

    it('has words for a page that the list does not have', () => {
      expect(declared.missing?.(pageMaking(`/ru${path}?page=99&sort=price_low`))).toEqual({
        title: 'catalog:pastEnd.title {"page":99}',
        lead: 'catalog:pastEnd.text',
      });
      expect(declared.missing?.(pageMaking(`/ru${path}`))).toEqual({
        title: `catalog:${texts}.none`,
        lead: `catalog:${texts}.noneText`,
      });
    });
  },
);

describe('the parameters on which the document of a list depends', () => {
  const { kept = [], free = [] } = packages.search ?? {};

  it('are all that narrow the list', () => {
    expect([...kept, ...free].toSorted()).toEqual([...FILTER_NAMES].toSorted());
    expect([...(resorts.search?.kept ?? []), ...(resorts.search?.free ?? [])].toSorted()).toEqual(
      [...RESORT_FILTER_NAMES].toSorted(),
    );
    expect([...(experiences.search?.kept ?? [])].toSorted()).toEqual([...EXPERIENCE_FILTER_NAMES].toSorted());
    expect([resorts.search?.free, experiences.search?.free]).toEqual([['landing'], undefined]);
  });

  it('are kept where their values can be counted, and free where anybody can think of more', () => {
    expect([...free].toSorted()).toEqual(['price_max', 'price_min', 'search']);
  });
});
