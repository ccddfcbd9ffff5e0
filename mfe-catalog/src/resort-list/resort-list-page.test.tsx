import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const AMENITIES = [
  { code: 'spa', name: 'Spa' },
  { code: 'house_reef', name: 'House reef' },
  { code: 'pool', name: 'Pool' },
];
const openWith = (facets: object, route: string) =>
  renderApp(<ResortListPage />, {
    route,
    path: '/resorts',
    texts: { catalog: en },
    handlers: {
      'GET /resorts/': { body: { count: 1, results: [resort] } },
      'GET /resorts/facets/': { body: facets },
      'GET /amenities/': { body: AMENITIES },
      'GET /destinations/': { body: destinations },
    },
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

  it('keeps both of two choices that are made before the address has followed the first', async () => {
    const app = await open('/resorts?page=3');
    await screen.findByRole('link', { name: 'Hanifa Baa' });
    act(() => {
      fireEvent.change(screen.getByLabelText('Style'), { target: { value: 'family' } });
      fireEvent.change(screen.getByLabelText('Meals'), { target: { value: 'BB' } });
    });
    await waitFor(() => expect(app.router.state.location.search).toBe('?style=family&meal_plan=BB'));
    // Who goes back and chooses anew begins with what the address says.
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(app.router.state.location.search).toBe('?style=family'));
    fireEvent.change(screen.getByLabelText('Transfer takes'), { target: { value: '45' } });
    await waitFor(() => expect(app.router.state.location.search).toBe('?style=family&transfer_minutes_max=45'));
  });

  it('keeps both of two amenities that are chosen at once', async () => {
    const app = await openWith({}, '/resorts');
    const [spa, reef] = [await screen.findByLabelText(/^Spa/), screen.getByLabelText(/^House reef/)];
    act(() => {
      fireEvent.click(spa);
      fireEvent.click(reef);
    });
    await waitFor(() => expect(app.router.state.location.search).toBe('?amenity=spa&amenity=house_reef'));
  });

  it('says when nothing fits and clears the filters', async () => {
    const app = await open('/resorts?style=surf', { body: { count: 0, results: [] } });
    expect(await screen.findByRole('heading', { name: 'No resorts found' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('says how many each choice would leave', async () => {
    const facets = {
      destination: {},
      category: { guesthouse: 2 },
      style: {},
      meal_plan: {},
      transfer_type: { seaplane: 1 },
    };
    const app = await openWith(
      { ...facets, amenity: { spa: 3 } },
      '/resorts?transfer_type=speedboat&amenity=house_reef',
    );
    const ways = screen.getByLabelText('How you get there');
    expect(await within(ways).findByRole('option', { name: 'Seaplane only (1)' })).toBeEnabled();
    expect(within(ways).getByRole('option', { name: /\(0\)/, selected: true })).toBeEnabled();
    expect(within(ways).getByRole('option', { name: 'Domestic flight only (0)' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Spa (3)' })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'House reef (0)' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Pool (0)' })).not.toBeChecked();
    const asked = app.api.requests.find(({ path }) => path === '/resorts/facets/')!;
    expect(String(asked.query)).toBe('amenity=house_reef&transfer_type=speedboat');
    await app.user.click(screen.getByRole('checkbox', { name: 'Spa (3)' }));
    await waitFor(() =>
      expect(app.router.state.location.search).toBe('?transfer_type=speedboat&amenity=house_reef&amenity=spa'),
    );
    await app.user.click(screen.getByRole('link', { name: 'Remove filter: House reef' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?transfer_type=speedboat&amenity=spa'));
  });

  it('finds the wish without which something fits', async () => {
    const none = { body: { count: 0, results: [] } };
    const app = await open('/resorts?style=surf&meal_plan=AI', ({ query }: { query: URLSearchParams }) =>
      query.get('style') ? none : { body: { count: 3, results: [resort] } },
    );
    const near = await screen.findByRole('list', { name: 'The nearest matches' });
    const link = await within(near).findByRole('link', { name: /Surf.*3 places to stay/ });
    expect(within(near).getAllByRole('link')).toHaveLength(1);
    await app.user.click(link);
    await waitFor(() => expect(app.router.state.location.search).toBe('?meal_plan=AI'));
  });

  it('drops what nobody could have chosen from the address', async () => {
    const app = await open('/resorts?category=castle&meal_plan=XX&amenity=NO&amenity=a-b&amenity=spa&amenity=spa');
    await waitFor(() => expect(app.router.state.location.search).toBe('?amenity=spa'));
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
