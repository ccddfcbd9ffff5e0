import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReviewDto } from '@atoll/api-client/endpoints/reviews.gen';
import type { Language } from '@atoll/contract/languages';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { bindShell } from '@atoll/ui/shell-context';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import Reviews from './reviews';

const TEXTS = { en, ru, zh };
const notify = jest.fn();
const review = (part: Partial<ReviewDto> = {}): ReviewDto => ({
  id: 'r1',
  name: 'Helen Marsh',
  country: 'GB',
  rating: 5,
  title: 'The phone rang at breakfast',
  comment: 'Eleven mantas.\nBring a book.',
  stay_month: '2026-08',
  traveller_type: 'couple',
  language: 'en',
  verified: true,
  approved: true,
  helpful_count: 14,
  scores: { reef: 5, food: 4 },
  reply: null,
  package: null,
  resort: null,
  experience: null,
  created_at: '2026-08-30T00:00:00.000Z',
  ...part,
});
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => review({ id: `r${from + index}`, title: `Review ${from + index}` }));

const show = (handlers: Handlers, language: Language = 'en') =>
  renderApp(<Reviews of={{ package: 'manta-week' }} average="4.5" count={2} />, {
    language,
    texts: { catalog: TEXTS[language] },
    handlers,
  });
const one = (part: Partial<ReviewDto> = {}): Handlers => ({
  'GET /reviews/': { body: { count: 1, next: null, previous: null, results: [review(part)] } },
});
const ownFirst = () => screen.queryByText(en.reviews.ownFirst);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  notify.mockClear();
  bindShell({ release: 'r', notify, reportError: () => 'e' });
});

describe('reviews of a page', () => {
  it('are asked for by what the page is of, the most helpful first', async () => {
    const { api } = await show(one());
    await screen.findByText('The phone rang at breakfast');
    expect(String(api.requests[0]?.query)).toBe('lang=en&page_size=3&package=manta-week&sort=helpful');
    expect(screen.queryByRole('button', { name: /Read/ })).not.toBeInTheDocument();
  });

  it('say who was there, when, with whom, what they scored, and that the stay is confirmed', async () => {
    await show(one());
    const card = within(await screen.findByRole('article', { name: 'The phone rang at breakfast' }));
    for (const text of ['Helen Marsh', 'United Kingdom', 'As a couple', 'August 2026', 'Reef 5', 'Food 4'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText(en.reviews.verified)).toBeVisible();
    expect(card.queryByText(en.reviews.in_en)).not.toBeInTheDocument();
  });

  it.each([
    ['ru', ru.reviews.in_en],
    ['zh', zh.reviews.in_en],
  ] as const)('are in their own language on a page in another (%s), which says so', async (language, said) => {
    await show(
      one({ verified: false, reply: { by: 'Aminath', text: 'Thank you, Helen.', at: '2026-09-01' } }),
      language,
    );
    expect(await screen.findByText(said)).toBeVisible();
    for (const text of ['The phone rang at breakfast', /Eleven mantas/, 'Thank you, Helen.'])
      expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Aminath/)).toBeVisible();
    expect(screen.queryByText(TEXTS[language].reviews.verified)).not.toBeInTheDocument();
  });

  it('say that those in the language of the page come first, where there are others and while it is so', async () => {
    const pages = { count: 20, next: null, previous: null };
    const results = [review(), review({ id: 'r2', title: 'Manta', language: 'ru' })];
    const { user, unmount } = await show({ 'GET /reviews/': { body: { ...pages, results } } });
    await screen.findByText('Manta');
    expect(ownFirst()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read all 20 reviews' }));
    const sorts = await screen.findByLabelText('Sort by');
    expect(ownFirst()).toBeVisible();
    await user.selectOptions(sorts, 'newest');
    expect(ownFirst()).not.toBeInTheDocument();
    unmount();
    await show(one());
    await screen.findByText('The phone rang at breakfast');
    expect(ownFirst()).not.toBeInTheDocument();
  });

  it('are not there where nobody has written', async () => {
    const { api } = await show({ 'GET /reviews/': { body: { count: 0, next: null, previous: null, results: [] } } });
    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('come all for who asks, page by page, in the order chosen', async () => {
    const { user, api } = await show({
      'GET /reviews/': ({ query }) => {
        const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 12)];
        const results = many(20).slice((page - 1) * size, page * size);
        return { body: { count: 20, next: null, previous: null, results } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Read all 20 reviews' }));
    await waitFor(() => expect(titles()).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'Show 8 more' }));
    await waitFor(() => expect(titles()).toEqual(many(20).map(({ title }) => title)));
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'newest');
    await waitFor(() => expect(titles()).toHaveLength(12));
    expect(api.requests.at(-1)?.query.get('sort')).toBe('newest');
  });

  it('offer another try when the rest cannot be read', async () => {
    let up = false;
    const { user } = await show({
      'GET /reviews/': ({ query }) =>
        query.get('page_size') || up
          ? { body: { count: 5, next: null, previous: null, results: many(3) } }
          : { status: 500, body: {} },
    });
    await user.click(await screen.findByRole('button', { name: 'Read all 5 reviews' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    up = true;
    await user.click(retry);
    await waitFor(() => expect(titles()).toHaveLength(3));
  });
});

describe('what a visitor says of a review', () => {
  it('is counted once, and shown as said', async () => {
    const { user, api } = await show({
      ...one(),
      'POST /reviews/r1/helpful/': { body: { helpful_count: 15 } },
      'POST /reviews/r1/report/': { body: { helpful_count: 15 } },
    });
    const helpful = await screen.findByRole('button', { name: 'Helpful (14): review by Helen Marsh' });
    expect(helpful).toHaveAttribute('aria-pressed', 'false');
    await user.click(helpful);
    await waitFor(() => expect(helpful).toHaveAttribute('aria-pressed', 'true'));
    await user.click(helpful);
    await user.click(screen.getByRole('button', { name: 'Report: review by Helen Marsh' }));
    expect(await screen.findByText(en.reviews.reported)).toBeVisible();
    const posts = api.requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/reviews/r1/helpful/', '/reviews/r1/report/']);
  });

  it('is told to have failed where it was not counted, and may be said again', async () => {
    const { user } = await show({ ...one(), 'POST /reviews/r1/helpful/': { status: 500, body: {} } });
    const helpful = await screen.findByRole('button', { name: /^Helpful/ });
    await user.click(helpful);
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: en.reviews.notCounted }));
    expect(helpful).toHaveAttribute('aria-pressed', 'false');
  });
});
