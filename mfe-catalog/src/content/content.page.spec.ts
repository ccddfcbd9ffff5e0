import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import { picture } from '../shared/fixtures';
import about from '../about/about.page';
import content from './content.page';
import legal from './legal.page';

const PAGE = {
  slug: 'visa-by-country',
  title: 'Visas by country',
  excerpt: 'Who needs which.',
  cover: picture('desk'),
  seo: { title: null, description: null, og_image: null, noindex: false },
};

describe('what the document of a written page says', () => {
  const making = (slug: string) => pageMaking(`/ru/page/${slug}`, { slug });

  it('is read by its slug, wherever it stands', () => {
    const asked = (id: string) => ({ page: { endpoint: 'getPage', arg: { lang: 'ru', id } } });
    expect(content.queries?.(making('visa-by-country'))).toEqual(asked('visa-by-country'));
    expect(legal.queries?.(pageMaking('/ru/terms'))).toEqual(asked('terms'));
  });

  it('is its title, its first words and its picture', () => {
    expect(content.head({ page: PAGE }, making(PAGE.slug))).toMatchObject({
      title: PAGE.title,
      description: PAGE.excerpt,
      share: picture('desk'),
      crumbs: [{ path: '/' }, { name: PAGE.title, path: '/page/visa-by-country' }],
    });
  });

  it('says the same where nothing has been written, wherever that is', () => {
    const words = { title: 'catalog:content.notFound', lead: 'catalog:content.notFoundText' };
    for (const declared of [content, legal, about]) expect(declared.missing?.(making('visas'))).toEqual(words);
  });

  it('leads to the root what stands there, and to its own slug what has moved', () => {
    expect(content.head({ page: PAGE }, making(PAGE.slug)).movedTo).toBeUndefined();
    expect(content.head({ page: { ...PAGE, slug: 'terms' } }, making('terms')).movedTo).toBe('/terms');
    expect(content.head({ page: PAGE }, making('visas')).movedTo).toBe('/page/visa-by-country');
  });
});
