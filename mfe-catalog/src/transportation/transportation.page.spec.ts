import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import { picture } from '../shared/fixtures';
import declared from './transportation.page';

const hero = { title: 'The hour you land', subtitle: 'How it fits.', image: picture('seaplane') };
const headOf = (search = '', heroes: object[] = [hero]) =>
  declared.head({ heroes }, pageMaking(`/ru/transportation${search}`));
const queriesOf = (search = '') => declared.queries?.(pageMaking(`/zh/transportation${search}`)) ?? {};
const ALL = { lang: 'zh', pageSize: 100, sort: 'duration' };

describe('what the document about transfers says', () => {
  it('is read once where nothing is chosen, and without asking whether unknown flights fit', () => {
    expect(queriesOf()).toEqual({
      heroes: { endpoint: 'listPageHeroes', arg: { lang: 'zh', pageKey: 'transportation' } },
      all: { endpoint: 'listTransfers', arg: ALL },
      stays: { endpoint: 'listResorts', arg: { lang: 'zh', pageSize: 100, sort: 'name' } },
      faqs: { endpoint: 'listFaqs', arg: { lang: 'zh', category: 'transfer' } },
    });
    expect(queriesOf('?resort=madi-faru')['check']).toBeUndefined();
    expect(queriesOf('?landing=17:05')['check']).toBeUndefined();
  });

  it('is narrowed and answered as the address asks', () => {
    expect(queriesOf('?page=2')['list']).toMatchObject({ arg: { ...ALL, page: 2 } });
    const { list, check } = queriesOf('?mode=ferry&to=maafushi&resort=madi-faru&landing=17:05&flight=07:30');
    expect(list).toEqual({ endpoint: 'listTransfers', arg: { ...ALL, mode: 'ferry', to: 'maafushi' } });
    expect(check).toEqual({
      endpoint: 'checkTransfer',
      arg: { lang: 'zh', resort: 'madi-faru', landing: '17:05', flight: '07:30' },
      optional: true,
    });
  });

  it('says which page is not there, and that nothing is offered', () => {
    const said = (search: string) => declared.missing?.(pageMaking(`/zh/transportation${search}`)).title;
    expect(said('?page=99')).toMatch(/^catalog:pastEnd.title .*99/);
    expect(said('')).toBe('catalog:transportation.none');
  });

  it('forgets what nobody could have chosen', () => {
    const queries = queriesOf('?mode=rocket&to=../x&resort=madi-faru&landing=25:00&flight=soon');
    expect(Object.keys(queries)).toEqual(['heroes', 'all', 'stays', 'faqs']);
  });

  it('is one page for search engines, whatever it is asked, with the picture of its hero', () => {
    expect(headOf('?resort=madi-faru&landing=17:05')).toMatchObject({
      title: 'catalog:transportation.titleFull',
      description: 'catalog:transportation.description',
      heading: { title: 'The hour you land', lead: 'How it fits.' },
      canonical: '/transportation',
      share: picture('seaplane'),
      crumbs: [{ path: '/' }, { name: 'catalog:transportation.title', path: '/transportation' }],
      structuredData: [{ '@type': 'WebPage', url: expect.stringMatching(/\/ru\/transportation$/), inLanguage: 'ru' }],
    });
  });

  it('names each further page, and finds it where nothing else is asked', () => {
    const { title, canonical } = headOf('?page=2');
    expect(title).toMatch(/^catalog:lists.laterPage .*"page":2/);
    expect(canonical).toBe('/transportation?page=2');
    expect(headOf('?mode=ferry&page=2').canonical).toBe('/transportation');
  });

  it('has words of its own where the agency has written none', () => {
    expect(headOf('', [])).toMatchObject({
      heading: { title: 'catalog:transportation.heading', lead: 'catalog:transportation.lead' },
      share: null,
    });
  });

  it('is kept for a way to travel, and made each time for everything else', () => {
    expect(declared.search).toEqual({ kept: ['mode'], free: ['resort', 'landing', 'flight', 'to', 'page'] });
    expect([headOf('?mode=ferry').kept, headOf('?mode=rocket').kept]).toEqual([true, false]);
  });
});
