import { describe, expect, it } from '@jest/globals';
import { pageMaking } from '@atoll/testing/page-making';
import { picture } from '../shared/fixtures';
import blog from './blog.page';
import post from './post.page';

const seo = { title: null, description: null, og_image: null, noindex: false };
const POST = {
  slug: 'two-monsoons',
  title: 'Two monsoons and a holiday',
  excerpt: 'There is no wrong month.',
  cover: picture('noon'),
  author: { name: 'Aishath Rasheed', avatar: null, bio: null },
  categories: [{ code: 'planning', name: 'Planning' }],
  tags: ['seasons'],
  published_at: '2026-07-09T04:00:00.000Z',
  updated_at: '2026-08-01T00:00:00.000Z',
  seo,
};

describe('what the document of the list of posts says', () => {
  const headOf = (search = '', results: object[] = [POST]) =>
    blog.head({ list: { count: results.length, results } }, pageMaking(`/ru/blog${search}`));

  it('is read as its address says, in its language', () => {
    expect(blog.queries?.(pageMaking('/zh/blog?category=diving&tag=reef&page=2'))).toEqual({
      list: { endpoint: 'listPosts', arg: { lang: 'zh', category: 'diving', tag: 'reef', page: 2 } },
    });
    expect(blog.queries?.(pageMaking('/blog?category=cheese&tag=Sea%20Plane&page=0'))).toEqual({
      list: { endpoint: 'listPosts', arg: { lang: 'en' } },
    });
  });

  it('names what is shown, in its own words', () => {
    expect(headOf()).toMatchObject({
      title: 'catalog:blog.titleFull',
      description: 'catalog:blog.description',
      canonical: '/blog',
      share: picture('noon'),
      structuredData: [
        {
          '@type': 'ItemList',
          itemListElement: [{ name: POST.title, url: expect.stringMatching(/\/ru\/blog\/two-monsoons$/) }],
        },
      ],
    });
  });

  it('is kept for topics, and made each time for tags and for what shows nothing', () => {
    expect(blog.search).toEqual({ kept: ['category', 'page'], free: ['tag'] });
    expect([headOf('?category=diving').kept, headOf('?category=diving', []).kept]).toEqual([true, false]);
    expect(headOf('?category=cheese').kept).toBe(false);
  });

  it('says so where nothing is written', () => {
    const words = blog.missing?.(pageMaking('/blog'));
    expect(words).toEqual({ title: 'catalog:blog.none', lead: 'catalog:blog.noneText' });
  });
});

describe('what the document of a post says', () => {
  const making = pageMaking('/zh/blog/two-monsoons', { slug: 'two-monsoons' });
  const headOf = (part: object = {}) => post.head({ post: { ...POST, ...part } }, making);

  it('is read by its slug', () => {
    expect(post.queries?.(making)).toEqual({
      post: { endpoint: 'getPost', arg: { lang: 'zh', id: 'two-monsoons' } },
    });
  });

  it('is an article with its author, its days and its picture', () => {
    const { structuredData, ...head } = headOf();
    expect(head).toMatchObject({ title: POST.title, description: POST.excerpt, type: 'article', noindex: false });
    expect(head.movedTo).toBeUndefined();
    expect(structuredData?.[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: POST.title,
      author: { name: 'Aishath Rasheed' },
      datePublished: POST.published_at,
      dateModified: POST.updated_at,
      inLanguage: 'zh',
      mainEntityOfPage: expect.stringMatching(/\/zh\/blog\/two-monsoons$/),
      publisher: { '@id': expect.stringMatching(/\/#agency$/) },
      image: [expect.stringContaining('noon'), expect.stringContaining('noon')],
    });
  });

  it('is what the office has written for search engines, and where the post stands now', () => {
    const og = picture('shared');
    expect(headOf({ seo: { title: 'T', description: 'D', og_image: og, noindex: true } })).toMatchObject({
      title: 'T',
      description: 'D',
      share: og,
      noindex: true,
      heading: { title: POST.title },
    });
    expect(headOf({ slug: 'two-winds' }).movedTo).toBe('/blog/two-winds');
  });
});
