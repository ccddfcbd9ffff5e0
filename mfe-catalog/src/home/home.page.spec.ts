import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import { packageItem, picture } from '../shared/fixtures';
import declared from './home.page';

const HOME = {
  settings: { site_description: 'Trips to the Maldives.' },
  hero: { title: 'Down to the last boat', subtitle: 'Whole price', image: picture('hero') },
  featured: { packages: [packageItem()], resorts: [], destinations: [] },
};
const headOf = (home: object | null) => declared.head({ home }, pageMaking('/ru'));

describe('what the document of the home page says', () => {
  it('is read in its language, and can be made before there is anything to read', () => {
    const ofVoices = { lang: 'zh', language: 'zh', verified: true, sort: 'helpful', pageSize: 3 };
    expect(declared.queries?.(pageMaking('/zh'))).toEqual({
      home: { endpoint: 'getHomepage', arg: { lang: 'zh' }, optional: true },
      places: { endpoint: 'listDestinations', arg: { lang: 'zh', pageSize: 100 }, optional: true },
      voices: { endpoint: 'listReviews', arg: ofVoices, optional: true },
      posts: { endpoint: 'listPosts', arg: { lang: 'zh', pageSize: 3 }, optional: true },
    });
    expect(headOf(null)).toEqual({
      title: 'catalog:home.title',
      description: '',
      heading: { title: 'catalog:home.title' },
      share: null,
    });
  });

  it('is what the staff say of the site and its picture', () => {
    expect(headOf(HOME)).toEqual({
      title: 'catalog:home.title',
      description: 'Trips to the Maldives.',
      heading: { title: 'Down to the last boat', lead: 'Whole price' },
      share: picture('hero'),
    });
  });

  it('is a picture of the first trip where the page has none', () => {
    const hero = { ...HOME.hero, subtitle: '', image: null };
    expect(headOf({ ...HOME, hero })).toMatchObject({ share: picture('cover'), heading: { title: hero.title } });
    expect(headOf({ ...HOME, hero }).heading).not.toHaveProperty('lead');
    expect(headOf({ ...HOME, hero, featured: { packages: [] } }).share).toBeNull();
  });

  it('stands in the sitemap as one address, is drawn and depends on no parameter', () => {
    expect([declared.sitemap, declared.drawn, declared.search]).toEqual([true, undefined, undefined]);
  });
});
