import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateInto } from '@atoll/api-client/hydrate';
import type { Language } from '@atoll/contract/languages';
import { localized } from '@atoll/contract/paths';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { destinations, packageItem } from '../shared/fixtures';
import { listArg, readFilters } from './package-filters';
import PackageListPage from './package-list-page';

const TEXTS = { en, ru, zh };
const list = (count: number) => ({
  count,
  results: Array.from({ length: Math.min(count, 12) }, (_, id) => packageItem({ id, slug: `trip-${id}` })),
});
const open = (
  route: string,
  answer: object = { body: list(3) },
  language: Language = 'en',
  more: Record<string, object> = {},
) =>
  renderApp(<PackageListPage />, {
    language,
    route,
    path: localized('/packages', language),
    texts: { catalog: TEXTS[language] },
    handlers: { 'GET /packages/': answer as never, 'GET /destinations/': { body: destinations }, ...more },
  });
type App = Awaited<ReturnType<typeof open>>;
const asked = ({ api }: App) => api.requests.filter(({ path }) => path === '/packages/').at(-1)?.query;
const address = ({ router }: App) => router.state.location.search;

describe('package list', () => {
  it('says when there are no destinations to filter by, and loads them again', async () => {
    let up = false;
    const { user } = await renderApp(<PackageListPage />, {
      route: '/packages',
      path: '/packages',
      texts: { catalog: en },
      handlers: {
        'GET /packages/': { body: list(3) },
        'GET /destinations/': () => (up ? { body: destinations } : { status: 500, body: {} }),
      },
    });
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const group = within(await panel.findByRole('group', { name: 'Destination' }));
    expect(group.getByRole('alert')).toHaveTextContent('The destinations could not be loaded.');
    expect(screen.getByText('3 trips')).toBeVisible();
    up = true;
    await user.click(group.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByRole('checkbox', { name: 'Baa Atoll' })).toBeInTheDocument();
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reads its filters from the address and asks the API with them', async () => {
    const app = await open(
      '/packages?transfer_type=speedboat&duration_min=5&duration_max=7&price_max=2500&sort=price_low',
    );
    expect(await screen.findByText('3 trips')).toBeVisible();
    expect(Object.fromEntries(asked(app) ?? [])).toEqual({
      lang: 'en',
      transfer_type: 'speedboat',
      duration_min: '5',
      duration_max: '7',
      price_max: '2500',
      sort: 'price_low',
    });
    expect(screen.getByLabelText('Sort by')).toHaveValue('price_low');
    expect(screen.getAllByLabelText('Length')[0]).toHaveValue('5-7');
  });

  it.each(['', '?destination=baa&destination=ari&category=family&price_min=500&is_featured=true&sort=rating&page=2'])(
    'shows the list that came with the document of /packages%s without asking for it',
    async (search) => {
      const arg = listArg(readFilters(new URLSearchParams(search)), 'en');
      const app = await renderApp(<PackageListPage />, {
        route: `/packages${search}`,
        texts: { catalog: en },
        handlers: { 'GET /destinations/': { body: destinations } },
        prepare: (store) => void hydrateInto(store, [{ endpoint: 'listPackages', arg, data: list(40) }]),
      });
      expect(screen.getByText('40 trips')).toBeVisible();
      await waitFor(() => expect(app.api.requests.map(({ path }) => path)).toContain('/destinations/'));
      expect(asked(app)).toBeUndefined();
    },
  );

  it.each([
    ['en', 12, 'From age 12'],
    ['ru', 12, 'От 12 лет'],
    ['ru', 21, 'От 21 года'],
    ['zh', 12, '12 岁及以上'],
  ] as const)(
    'says on the card in %s whom a trip takes from %i on, and nothing where it takes everybody',
    async (...told) => {
      const [language, min_age, words] = told;
      const results = [
        packageItem({ id: 1, name: 'Dive', min_age }),
        packageItem({ id: 2, name: 'Swim', slug: 'swim' }),
      ];
      await open(localized('/packages', language), { body: { count: 2, results } }, language);
      const cards = await screen.findAllByRole('article');
      expect(within(cards[0] as HTMLElement).getByText(words)).toBeVisible();
      expect(within(cards[1] as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    },
  );

  it.each([
    ['travellers=25', 'travellers=25', 'Travellers: 25'],
    ['travellers=30', 'travellers=30', 'Travellers: 30'],
    ['travellers=31', 'travellers=30', 'Travellers: 30'],
    ['price_max=123456789', 'price_max=99999999', 'up to $99,999,999'],
    ['duration=366', 'duration=365', '365 days'],
  ])('says in the address, on the page and to the API the same of ?%s', async (said, plain, chip) => {
    const app = await open(`/packages?utm_source=mail&${said}&meal_plan=soup`);
    const bar = await screen.findByRole('link', { name: `Remove filter: ${chip}` });
    expect(bar).toBeInTheDocument();
    await waitFor(() => expect(address(app)).toBe(`?utm_source=mail&${plain}`));
    expect(String(asked(app))).toBe(`lang=en&${plain}`);
  });

  it('writes a choice into the address and starts at the first page; Back takes it out again', async () => {
    const app = await open('/packages?page=2', { body: list(20) });
    const [transfer] = await screen.findAllByLabelText('How you get there');
    await app.user.selectOptions(transfer as HTMLElement, 'seaplane');
    await waitFor(() => expect(address(app)).toBe('?transfer_type=seaplane'));
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(address(app)).toBe('?page=2'));
    await waitFor(() => expect(transfer).toHaveValue(''));
  });

  it('waits for a pause in typing and keeps digits only', async () => {
    const app = await open('/packages');
    const [max] = await screen.findAllByLabelText('To');
    await app.user.type(max as HTMLElement, '$2,500');
    expect(address(app)).toBe('');
    await waitFor(() => expect(address(app)).toBe('?price_max=2500'));
  });

  it('names its choices as the address does, takes along what the panel does not ask for, and is no other document on Enter', async () => {
    await open('/packages?transfer_type=speedboat&duration_min=5&month=3&page=2&sort=price_low');
    const panel = (await screen.findByRole('complementary', { name: 'Filters' })).querySelector('form')!;
    const chosen = [...new FormData(panel)].filter(([, value]) => value !== '');
    expect(chosen).toEqual([
      ['duration_min', '5'],
      ['sort', 'price_low'],
      ['month', '3'],
      ['transfer_type', 'speedboat'],
    ]);
    expect(fireEvent.submit(panel)).toBe(false);
  });

  it('says how many each choice would leave', async () => {
    const facets = {
      destination: {},
      category: { diving: 2 },
      meal_plan: { HB: 3 },
      transfer_type: {},
      duration: { 5: 1, 7: 2 },
    };
    const counted = { 'GET /packages/facets/': { body: facets } };
    const app = await open('/packages?transfer_type=ferry&sort=price_low&page=2', undefined, 'en', counted);
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(await panel.findByRole('option', { name: '5–7 days (3)' })).toBeEnabled();
    expect(panel.getByRole('option', { name: '8–10 days (0)' })).toBeEnabled();
    expect(panel.getByRole('option', { name: 'Ferry only (0)', selected: true })).toBeEnabled();
    expect(panel.getByRole('option', { name: 'Seaplane only (0)' })).toBeEnabled();
    expect(panel.getByRole('checkbox', { name: 'Baa Atoll (0)' })).toBeEnabled();
    const counting = app.api.requests.filter(({ path }) => path === '/packages/facets/');
    expect(counting.map(({ query }) => String(query))).toEqual(['transfer_type=ferry']);
  });

  it('takes several destinations and removes one filter by its chip', async () => {
    const app = await open('/packages?destination=baa-atoll&destination=male&category=diving');
    await app.user.click(await screen.findByRole('link', { name: 'Remove filter: Baa Atoll' }));
    await waitFor(() => expect(address(app)).toBe('?destination=male&category=diving'));
    expect(asked(app)?.getAll('destination')).toEqual(['male']);
  });

  it('takes a filter out by a link that keeps the others, the order and the language', async () => {
    await open('/ru/packages?category=diving&price_max=900&sort=price_low&page=2', undefined, 'ru');
    expect(await screen.findByRole('link', { name: 'Убрать фильтр: Дайвинг' })).toHaveAttribute(
      'href',
      '/ru/packages?price_max=900&sort=price_low',
    );
  });

  it.each([
    ['en', 'Maldives travel packages (page 2) · Lagoon Travel'],
    ['ru', 'Туры на Мальдивы (страница 2) · Lagoon Travel'],
    ['zh', '马尔代夫旅行行程（第 2 页） · Lagoon Travel'],
  ] as const)('names a later page in the title of the document, in %s', async (language, title) => {
    const settings = { body: { settings: { site_title: 'Lagoon Travel' } } };
    await open(localized('/packages?page=2', language), { body: list(30) }, language, {
      'GET /homepage/public/': settings,
    });
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('drops values that nobody could have chosen', async () => {
    const app = await open('/packages?category=No+sense&price_min=-4&sort=worst&page=x');
    await screen.findByText('3 trips');
    expect(String(asked(app))).toBe('lang=en');
  });

  const offered = async () => {
    const [kind] = await screen.findAllByLabelText('Kind of trip');
    return within(kind as HTMLElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };

  it('offers the kinds of trips that the agency has, as it calls them', async () => {
    const body = [
      { code: 'day-trips', label: 'Day trips', count: 2 },
      { code: 'diving', label: 'Under water', count: 1 },
    ];
    const app = await open('/packages?category=day-trips', undefined, 'en', { 'GET /packages/categories/': { body } });
    expect(await screen.findByRole('link', { name: 'Remove filter: Day trips' })).toBeVisible();
    expect(await offered()).toEqual(['Any', 'Day trips', 'Under water']);
    expect(asked(app)?.get('category')).toBe('day-trips');
  });

  it('offers those of the release, in the language of the page, when the agency cannot be asked', async () => {
    const broken = { 'GET /packages/categories/': { status: 500, body: {} } };
    const app = await open('/ru/packages?category=diving', undefined, 'ru', broken);
    await waitFor(() => expect(app.api.requests.map(({ path }) => path)).toContain('/packages/categories/'));
    const [kind] = await screen.findAllByLabelText('Вид поездки');
    expect(within(kind as HTMLElement).getAllByRole('option')).toHaveLength(9);
    expect(kind).toHaveDisplayValue('Дайвинг');
    expect(screen.getByRole('link', { name: /Дайвинг/ })).toBeVisible();
  });

  it('takes out a kind of trip that does not exist by its chip', async () => {
    const app = await open('/packages?category=constructor', ({ query }: { query: URLSearchParams }) => ({
      body: list(query.has('category') ? 0 : 3),
    }));
    expect(await screen.findByRole('heading', { name: 'No packages found' })).toBeVisible();
    expect((await offered()).at(-1)).toBe('constructor');
    await app.user.click(screen.getByRole('link', { name: 'Remove filter: constructor' }));
    expect(await screen.findByText('3 trips')).toBeVisible();
    expect(address(app)).toBe('');
  });

  it('says No packages found, offers the nearest relaxation and clears all filters', async () => {
    const app = await open('/packages?transfer_type=ferry&price_max=5', ({ query }: { query: URLSearchParams }) => ({
      body: list(query.get('price_max') ? 0 : 4),
    }));
    expect(await screen.findByRole('heading', { name: 'No packages found' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Without “up to \$5.00”\s*4 trips/ })).toHaveAttribute(
      'href',
      '/packages?transfer_type=ferry',
    );
    expect(screen.queryByRole('link', { name: /Without “Ferry only”/ })).toBeNull();
    const [clear] = screen.getAllByRole('link', { name: 'Clear filters' });
    await app.user.click(clear as HTMLElement);
    await waitFor(() => expect(address(app)).toBe(''));
  });

  it('tries the first five of many wishes, each alone', async () => {
    const wishes = 'destination=baa&destination=ari&transfer_type=ferry&duration=7&price_min=1&price_max=5';
    const app = await open(`/packages?${wishes}`, ({ query }: { query: URLSearchParams }) => ({
      body: list(query.get('page_size') === '1' ? 4 : 0),
    }));
    const offers = within(await screen.findByRole('list', { name: en.packages.relaxTitle }));
    await waitFor(() => expect(offers.getAllByRole('link')).toHaveLength(5));
    expect(app.api.requests.filter(({ path }) => path === '/packages/')).toHaveLength(6);
  });

  it('offers Retry when the list fails', async () => {
    let broken = true;
    const app = await open('/packages', () => (broken ? { status: 503, body: {} } : { body: list(1) }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error loading packages')).toBeVisible();
    broken = false;
    await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 trip')).toBeVisible();
  });

  it('links its pages with the filters kept', async () => {
    await open('/packages?category=diving', { body: list(30) });
    expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/packages?category=diving&page=3',
    );
  });

  it('counts in Russian with the right plural form', async () => {
    await open('/ru/packages', { body: list(22) }, 'ru');
    expect(await screen.findByText('22 тура')).toBeVisible();
  });

  it('carries the month on to the package', async () => {
    await open('/packages?month=2', { body: list(1) });
    expect(await screen.findByRole('link', { name: 'Manta week' })).toHaveAttribute('href', '/packages/trip-0?month=2');
  });

  it('says that a page past the end is not there and leads back, where another try could not help', async () => {
    const { router, user } = await open('/packages?sort=price_low&page=99', {
      status: 404,
      body: { detail: 'Invalid page.', code: 'invalid_page' },
    });
    expect(await screen.findByRole('heading', { name: 'There is no page 99' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'To the first page' }));
    expect(router.state.location.search).toBe('?sort=price_low');
  });
});
