import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { packageItem, picture } from '../shared/fixtures';
import BlogPage from './blog-page';
import PostPage from './post-page';

const written = (id: number, title: string, part: object = {}) => ({
  id,
  slug: `post-${id}`,
  title,
  excerpt: `${title}: the first sentence.`,
  cover: picture(`cover-${id}`),
  author: { name: 'Aishath Rasheed', avatar: null, bio: 'Reads timetables for pleasure.' },
  categories: [{ code: 'planning', name: 'Planning' }],
  tags: ['seasons'],
  reading_minutes: 4,
  // By the calendar of the islands it is the next day.
  published_at: '2026-07-08T20:30:00.000Z',
  ...part,
});
const list = [written(1, 'Two monsoons'), written(2, 'The last seaplane')];

const open = (answer: Handler, route = '/blog') =>
  renderApp(<BlogPage />, { route, path: '/blog', texts: { catalog: en }, handlers: { 'GET /posts/': answer } });

describe('the list of posts', () => {
  it('leads with the newest, and says by the calendar of the islands when each came out', async () => {
    await open({ body: { count: 2, results: list } });
    const lead = (await screen.findByRole('link', { name: 'Two monsoons' })).closest('article')!;
    expect(within(lead).getByText('9 July 2026')).toBeVisible();
    expect(within(lead).getByText('Two monsoons: the first sentence.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'The last seaplane' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'The last seaplane' })).toHaveAttribute('href', '/blog/post-2');
  });

  it('asks for one topic, says which, and has no lead there', async () => {
    const { api } = await open({ body: { count: 2, results: list } }, '/blog?category=diving');
    expect(await screen.findByRole('link', { name: en.topic.diving })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: en.blog.all })).not.toHaveAttribute('aria-current');
    await screen.findByRole('link', { name: 'Two monsoons' });
    const asked = api.requests.filter(({ path }) => path === '/posts/');
    expect(asked.map(({ query }) => String(query))).toEqual(['lang=en&category=diving']);
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('article'))).toHaveLength(2);
  });

  it('says when there is nothing', async () => {
    await open({ body: { count: 0, results: [] } }, '/blog?category=food');
    expect(await screen.findByRole('heading', { name: en.blog.none })).toBeVisible();
  });

  it('offers Retry when it cannot be shown', async () => {
    const answers: Handler[] = [{ status: 404, body: {} }, { body: { count: 2, results: list } }];
    const { user } = await open(() => answers.shift() as object);
    expect(await screen.findByText(en.blog.failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Two monsoons' })).toBeVisible();
  });
});

describe('a post', () => {
  const openPost = (answer: Handler) =>
    renderApp(<PostPage />, {
      route: '/blog/two-monsoons',
      path: '/blog/:slug',
      texts: { catalog: en },
      handlers: { 'GET /posts/two-monsoons/': answer },
    });

  it('says who wrote it, what it says, and which trips go there', async () => {
    const body = [
      { type: 'rich_text', html: '<p>Best for <a href="/packages/surf-week">what</a>?</p>' },
      { type: 'map', title: 'Where', places: [{ id: 1, slug: 'baa', name: 'Baa', lat: 5.1, lng: 73 }] },
      { type: 'cta', label: 'Write to us', url: 'https://wa.me/9607771234' },
    ];
    const post = written(1, 'Two monsoons', { body, related_packages: [packageItem()], seo: { title: null } });
    await openPost({ body: post });
    expect(await screen.findByRole('heading', { level: 1, name: 'Two monsoons' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'what' })).toHaveAttribute('href', '/packages/surf-week');
    expect(screen.getByRole('link', { name: 'Baa' })).toHaveAttribute('href', '/destinations/baa');
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'https://wa.me/9607771234');
    expect(screen.getByText('Reads timetables for pleasure.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'seasons' })).toHaveAttribute('href', '/blog?tag=seasons');
    expect(screen.getByRole('link', { name: packageItem().name })).toBeVisible();
  });

  it('says when there is none', async () => {
    await openPost({ status: 404, body: { detail: 'Not found.', code: 'not_found' } });
    expect(await screen.findByRole('heading', { level: 1, name: en.post.notFound })).toBeVisible();
  });
});
