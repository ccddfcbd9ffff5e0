import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setDisplayCurrency } from '@atoll/i18n/instance';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { experienceItem } from '../shared/fixtures';
import ExperienceListPage from './experience-list-page';

const TWO = [
  experienceItem(),
  experienceItem({
    id: 4,
    slug: 'sandbank',
    name: 'A sandbank to yourselves',
    price: '240.00',
    pricing_type: 'per_group',
    group_size_max: 4,
    duration_minutes: 80,
  }),
];

const open = (answer: Handler, route = '/experiences') =>
  renderApp(<ExperienceListPage />, {
    route,
    path: '/experiences',
    texts: { catalog: en },
    handlers: { 'GET /experiences/': answer },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const asked = ({ api }: Opened) =>
  api.requests.filter(({ path }) => path === '/experiences/').map(({ query }) => String(query));
const choice = (nav: string, name: string) =>
  within(screen.getByRole('navigation', { name: nav })).getByRole('link', { name });

afterEach(() => act(() => setDisplayCurrency({ code: 'USD', rate: 1 })));

describe('the list of experiences', () => {
  it('says of each what it is, how long, how hard, and what the price is for', async () => {
    const opened = await open({ body: { count: 2, results: TWO } });
    const card = (await screen.findByRole('link', { name: 'Mantas of Hanifaru' })).closest('article')!;
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/experiences/mantas-of-hanifaru');
    const facts = (item: HTMLElement) =>
      within(item)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(facts(card)).toEqual(['Wildlife', '3.5 hours', 'Moderate']);
    expect(card).toHaveTextContent('$95.00per person');
    const boat = screen.getByRole('link', { name: 'A sandbank to yourselves' }).closest('article')!;
    expect(facts(boat)[1]).toBe('1 hour 20 minutes');
    expect(boat).toHaveTextContent(/\$240per group.*for up to 4 travellers/);
    expect(screen.getByText('2 experiences')).toBeVisible();
    expect(asked(opened)).toEqual(['lang=en']);
  });

  it('is narrowed by links that keep each other, begin at the first page, and say which is chosen', async () => {
    const opened = await open(
      { body: { count: 14, results: TWO } },
      '/experiences?category=wildlife&difficulty=easy&sort=price_low&page=2',
    );
    await screen.findByText('14 experiences');
    expect(asked(opened)).toEqual(['lang=en&page=2&category=wildlife&difficulty=easy&sort=price_low']);
    const kinds = (name: string) => choice(en.experiences.kinds, name);
    const efforts = (name: string) => choice(en.package.difficulty, name);
    expect(kinds(en.kinds.wildlife)).toHaveAttribute('aria-current', 'page');
    expect(kinds(en.experiences.allKinds)).not.toHaveAttribute('aria-current');
    expect(efforts('Easy')).toHaveAttribute('aria-current', 'page');
    expect(kinds(en.kinds.diving)).toHaveAttribute(
      'href',
      '/experiences?category=diving&difficulty=easy&sort=price_low',
    );
    expect(efforts(en.experiences.anyEffort)).toHaveAttribute('href', '/experiences?category=wildlife&sort=price_low');
    await opened.user.selectOptions(screen.getByLabelText('Sort by'), 'duration');
    await waitFor(() => expect(asked(opened).at(-1)).toBe('lang=en&category=wildlife&difficulty=easy&sort=duration'));
    await opened.user.click(kinds(en.kinds.diving));
    await waitFor(() => expect(asked(opened).at(-1)).toBe('lang=en&category=diving&difficulty=easy&sort=duration'));
  });

  it('names the place that the address asks for, and leads away from it', async () => {
    await open(
      { body: { count: 1, results: TWO.slice(0, 1) } },
      '/experiences?destination=baa-atoll&category=wildlife',
    );
    expect(await screen.findByText(/Baa Atoll\./)).toBeVisible();
    expect(screen.getByRole('link', { name: en.experiences.everywhere })).toHaveAttribute(
      'href',
      '/experiences?category=wildlife',
    );
  });

  it('drops what nobody could have chosen', async () => {
    const opened = await open({ body: { count: 2, results: TWO } }, '/experiences?category=cheese&difficulty=2&sort=x');
    await screen.findByText('2 experiences');
    expect(asked(opened)).toEqual(['lang=en']);
    expect(screen.queryByText(/Baa Atoll\./)).not.toBeInTheDocument();
  });

  it('says that prices of another currency are for orientation', async () => {
    await open({ body: { count: 2, results: TWO } });
    await screen.findByText('2 experiences');
    expect(screen.queryByText(/you pay in US dollars/)).not.toBeInTheDocument();
    act(() => setDisplayCurrency({ code: 'EUR', rate: 0.5 }));
    expect(screen.getByText(/^Shown in EUR .*you pay in US dollars/)).toBeVisible();
    expect(screen.getByText('€47.50')).toBeVisible();
  });

  it('says when nothing fits, and leads to all', async () => {
    await open({ body: { count: 0, results: [] } }, '/experiences?category=fishing&difficulty=challenging');
    expect(await screen.findByRole('heading', { name: en.experiences.none })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/experiences');
  });

  it('names the wish without which something fits', async () => {
    const { user, router } = await open(
      ({ query }) => ({ body: query.get('difficulty') ? { count: 0, results: [] } : { count: 2, results: TWO } }),
      '/experiences?category=fishing&difficulty=challenging',
    );
    const near = await screen.findByRole('list', { name: en.packages.relaxTitle });
    await user.click(await within(near).findByRole('link', { name: /2 experiences/ }));
    expect(router.state.location.search).toBe('?category=fishing');
  });

  it('knows that it has no such page', async () => {
    await open(
      { status: 404, body: { detail: 'Not found.', code: 'not_found' } },
      '/experiences?page=9&category=diving',
    );
    expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeVisible();
    expect(screen.getByRole('link', { name: en.pastEnd.back })).toHaveAttribute('href', '/experiences?category=diving');
  });

  it('offers Retry when it cannot be shown', async () => {
    const answers: Handler[] = [{ status: 400, body: {} }, { body: { count: 2, results: TWO } }];
    const { user } = await open(() => answers.shift() as object);
    expect(await screen.findByText(en.experiences.failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Mantas of Hanifaru' })).toBeVisible();
  });
});
