import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { destinations, picture } from '../shared/fixtures';
import ResortListPage from './resort-list-page';

const resort = {
  id: 1,
  slug: 'hanifa-baa',
  name: 'Hanifa Baa',
  summary: 'Sixty-four villas.',
  category: 'resort',
  stars: 5,
  atoll: 'Baa Atoll',
  island: null,
  destination: destinations.results[0],
  price_from_per_night: '900.00',
  price_from: { amount: '980.00', date: '2027-02-14', lowest: '980.00', highest: '1400.00' },
  style_tags: ['family'],
  meal_plans: ['BB'],
  transfer: { mode: 'seaplane', minutes: 35 },
  cover_image: picture('hanifa'),
};
const open = (
  route: string,
  answer: object = { body: { count: 1, results: [resort] } },
  places: object = { body: destinations },
) =>
  renderApp(<ResortListPage />, {
    route,
    path: '/resorts',
    texts: { catalog: en },
    handlers: { 'GET /resorts/': answer as never, 'GET /destinations/': places as never },
  });

describe('resort list', () => {
  it('filters by the address and writes choices into it', async () => {
    const app = await open('/resorts?style=family');
    expect(await screen.findByRole('link', { name: 'Hanifa Baa' })).toHaveAttribute('href', '/resorts/hanifa-baa');
    expect(screen.getByText('$980')).toBeVisible();
    await app.user.selectOptions(screen.getByLabelText('How you get there'), 'seaplane');
    await waitFor(() => expect(app.router.state.location.search).toBe('?style=family&transfer_type=seaplane'));
    expect(String(app.api.requests.at(-1)?.query)).toContain('transfer_type=seaplane');
  });

  it.each([
    ['en', en, '4.5 ★', 'Seaplane, 35 min'],
    ['ru', ru, '4,5 ★', 'Гидросамолёт, 35 мин'],
    ['zh', zh, '4.5 ★', '水上飞机 35 分钟'],
  ] as const)('writes stars and minutes as %s does', async (language, catalog, stars, transfer) => {
    await renderApp(<ResortListPage />, {
      language,
      route: '/resorts',
      path: '/resorts',
      texts: { catalog },
      handlers: {
        'GET /resorts/': { body: { count: 1, results: [{ ...resort, stars: '4.5' }] } },
        'GET /destinations/': { body: destinations },
      },
    });
    expect(await screen.findByText(stars)).toBeVisible();
    expect(screen.getByText(transfer)).toBeVisible();
  });

  it('says when nothing fits and clears the filters', async () => {
    const app = await open('/resorts?style=surf', { body: { count: 0, results: [] } });
    expect(await screen.findByRole('heading', { name: 'No resorts found' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('keeps a place that the address names when its name cannot be read', async () => {
    await open('/resorts?destination=baa-atoll', undefined, { status: 500, body: {} });
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Destination')).toHaveValue('baa-atoll');
  });

  it('says when there are no destinations to filter by', async () => {
    await open('/resorts', undefined, { status: 500, body: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('The destinations could not be loaded.');
    expect(await screen.findByRole('link', { name: 'Hanifa Baa' })).toBeVisible();
  });

  it('offers Retry when the list fails', async () => {
    await open('/resorts', { status: 404, body: {} });
    expect(await screen.findByText('Error loading resorts')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('says that a page past the end is not there and leads back, where another try could not help', async () => {
    const { router, user } = await open('/resorts?sort=price_low&page=99', {
      status: 404,
      body: { detail: 'Invalid page.', code: 'invalid_page' },
    });
    expect(await screen.findByRole('heading', { name: 'There is no page 99' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'To the first page' }));
    expect(router.state.location.search).toBe('?sort=price_low');
  });
});
