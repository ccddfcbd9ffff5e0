import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import ru from '../../locales/ru.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { experienceItem, picture } from '../shared/fixtures';
import HomePage from './home-page';

const section = (type: string, part: object = {}) => ({ type, order: 1, visible: true, data: { title: '' }, ...part });

/** The home page with nothing but one section. */
const open = (only: object, handlers: Handlers, language: 'en' | 'ru' = 'en', things: object[] = []) => {
  const route = language === 'en' ? '/' : '/ru';
  const featured = { packages: [], resorts: [], destinations: [], experiences: things };
  const home = { hero: { title: 'Down to the last boat', subtitle: '', image: null }, sections: [only], featured };
  return renderApp(<HomePage />, {
    ...{ language, route, path: route, texts: { catalog: language === 'en' ? en : ru } },
    handlers: { 'GET /homepage/public/': { body: home }, 'GET /destinations/': { body: { results: [] } }, ...handlers },
  });
};
const standing = () => screen.findByRole('heading', { level: 1 });

const review = (part: object = {}) => ({
  ...{ id: 'r1', name: 'Марина', country: 'RU', rating: 4, title: 'Манты приплыли', comment: 'На второй день.' },
  ...{ stay_month: '2026-08', package: { slug: 'manta-week', name: 'Неделя с мантами' }, resort: null },
  ...part,
});

describe('what travellers wrote', () => {
  it('is theirs word for word, with who, when, how many stars and of which trip', async () => {
    const { api } = await open(section('testimonials'), { 'GET /reviews/': { body: { results: [review()] } } }, 'ru');
    const voice = (await screen.findByText('Манты приплыли')).closest('figure')!;
    expect(voice).toHaveTextContent(/4,0.*Манты приплылиНа второй день\.МаринаРоссияавгуст 2026/);
    expect(within(voice).getByRole('link', { name: 'Неделя с мантами' })).toHaveAttribute(
      'href',
      '/ru/packages/manta-week',
    );
    const asked = api.requests.find(({ path }) => path === '/reviews/')!.query;
    expect([asked.get('verified'), asked.get('language'), asked.get('page_size')]).toEqual(['true', 'ru', '3']);
  });

  it('leads to the place, or to what there is to do, where it is about one', async () => {
    const bare = { package: null, country: null, stay_month: null, title: null };
    const results = [
      review({ ...bare, resort: { slug: 'hanifa-baa', name: 'Hanifa Baa' } }),
      review({ ...bare, id: 'r2', experience: { slug: 'sandbank', name: 'A sandbank' } }),
    ];
    await open(section('testimonials'), { 'GET /reviews/': { body: { results } } });
    expect(await screen.findByRole('link', { name: 'Hanifa Baa' })).toHaveAttribute('href', '/resorts/hanifa-baa');
    expect(screen.getByRole('link', { name: 'A sandbank' })).toHaveAttribute('href', '/experiences/sandbank');
  });

  it.each([
    ['nobody has written', { body: { results: [] } }],
    ['it cannot be read', { status: 400, body: {} }],
  ])('is no section where %s', async (_why, answer) => {
    const { api } = await open(section('testimonials', { data: { title: 'What they wrote' } }), {
      'GET /reviews/': answer,
    });
    await standing();
    await waitFor(() => expect(api.requests.map(({ path }) => path)).toContain('/reviews/'));
    expect(screen.queryByRole('heading', { name: 'What they wrote' })).not.toBeInTheDocument();
  });
});

describe('the newest posts', () => {
  const post = (id: number) => ({
    ...{ id, slug: `post-${id}`, title: `Post ${id}`, excerpt: 'A sentence.', cover: picture(`p${id}`) },
    ...{ categories: [], tags: [], reading_minutes: 4, published_at: '2026-07-08T08:00:00.000Z' },
  });

  it('are three cards, and the way to all of them', async () => {
    const { api } = await open(section('blog'), { 'GET /posts/': { body: { results: [1, 2, 3].map(post) } } });
    const part = (await screen.findByRole('heading', { level: 2, name: 'Read before you fly' })).closest('section')!;
    expect(within(part).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(within(part).getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
    expect(api.requests.find(({ path }) => path === '/posts/')!.query.get('page_size')).toBe('3');
  });

  it('are no section where there are none', async () => {
    await open(section('blog'), { 'GET /posts/': { body: { results: [] } } });
    await standing();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});

describe('what there is to do', () => {
  it('stands in a row, each with its page, and the way to all of it', async () => {
    const item = experienceItem();
    await open(section('experiences'), {}, 'en', [item]);
    const row = await screen.findByRole('list', { name: 'Experiences, scroll sideways' });
    const link = within(row).getByRole('link', { name: item.name });
    expect(link).toHaveAttribute('href', `/experiences/${item.slug}`);
    expect(screen.getByRole('link', { name: 'All experiences' })).toHaveAttribute('href', '/experiences');
  });

  it('is no section where there is nothing', async () => {
    await open(section('experiences'), {});
    await standing();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});

describe('the chart of all places', () => {
  const place = (slug: string, lat: number, package_count = 2) => ({
    ...{ slug, name: slug, type: 'atoll', lat, lng: 73, image: picture(slug), package_count },
  });
  const results = [place('addu', -0.6), place('baa', 5.2), place('malé', 4.2, 0)];
  const marked = (container: HTMLElement) => container.querySelectorAll('svg [data-marked="true"]').length;

  it('lists them from north to south, each with its page', async () => {
    await open(section('map'), { 'GET /destinations/': { body: { results } } });
    const part = (await screen.findByRole('heading', { level: 2, name: en.home.map })).closest('section')!;
    const items = await within(part).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['baa2 trips', 'maléAtoll', 'addu2 trips']);
    expect(within(part).getByRole('link', { name: 'baa' })).toHaveAttribute('href', '/destinations/baa');
    expect(within(part).getByRole('link', { name: 'All destinations' })).toHaveAttribute('href', '/destinations');
  });

  it('marks the one whose link has the focus', async () => {
    const { container, user } = await open(section('map'), { 'GET /destinations/': { body: { results } } });
    const link = await screen.findByRole('link', { name: 'malé' });
    expect(marked(container)).toBe(0);
    link.focus();
    await waitFor(() => expect(marked(container)).toBe(1));
    await user.tab();
    await user.tab();
    expect(marked(container)).toBe(0);
  });
});

describe('the search', () => {
  it('is not there where the staff have switched it off', async () => {
    await open(section('search', { visible: false }), {});
    await standing();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('offers one traveller to five and more, and no month at all', async () => {
    await open(section('search'), {});
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await standing();
    expect(options('Travellers')).toEqual(['1', '2', '3', '4', '5+']);
    expect(options('When')[0]).toBe('Any month');
    expect(options('When')).toHaveLength(13);
  });
});
