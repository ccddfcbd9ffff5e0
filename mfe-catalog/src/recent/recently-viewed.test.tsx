import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SavedKey } from '@atoll/api-client/saved';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { packageItem, resortDetail } from '../shared/fixtures';
import { RecentlyViewed } from './recently-viewed';
import { viewed } from './viewed';

const TRIPS = Array.from({ length: 12 }, (_, index) =>
  packageItem({ id: index + 1, slug: `trip-${index + 1}`, name: `Trip ${index + 1}` }),
);
const STAYS = [resortDetail({ id: 1, slug: 'hanifa', name: 'Hanifa' })];
const among = (list: readonly { id: number }[]) => ({
  body: { count: list.length, next: null, previous: null, results: list },
});
const open = (now?: SavedKey) =>
  renderApp(
    <>
      <h1 tabIndex={-1}>Page</h1>
      <main>
        <RecentlyViewed {...(now && { now })} />
      </main>
    </>,
    {
      texts: { catalog: en },
      handlers: {
        'GET /packages/': ({ query }) => among(TRIPS.filter(({ id }) => query.getAll('id').includes(String(id)))),
        'GET /resorts/': ({ query }) => among(STAYS.filter(({ id }) => query.getAll('id').includes(String(id)))),
      },
    },
  );
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const keys = (...ids: number[]) => ids.map((id): SavedKey => `p-${id}`);

beforeEach(() => viewed.keep([]));

describe('what was viewed recently', () => {
  it('is nothing in the beginning, and asks for nothing', async () => {
    const { api } = await open('p-1');
    expect(api.requests).toEqual([]);
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(viewed.read()).toEqual(['p-1']);
  });

  it('comes newest first, trips and places to stay together, without the open one', async () => {
    viewed.keep(['p-2', 'r-1', 'p-3']);
    await open('p-3');
    await waitFor(() => expect(titles()).toEqual(['Trip 2', 'Hanifa']));
    expect(viewed.read()).toEqual(['p-3', 'p-2', 'r-1']);
  });

  it('is eight at most', async () => {
    viewed.keep(keys(1, 2, 3, 4, 5, 6, 7, 8, 9));
    await open('p-10');
    await waitFor(() => expect(titles()).toHaveLength(8));
    expect(viewed.read()).toHaveLength(9);
  });

  it('leaves out what is not offered any more without a word', async () => {
    viewed.keep(['p-99', 'p-1']);
    await open();
    await waitFor(() => expect(titles()).toEqual(['Trip 1']));
    expect(screen.queryByText(/no longer offered/)).not.toBeInTheDocument();
  });

  it('is forgotten when asked', async () => {
    viewed.keep(['p-1']);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: en.recent.clear }));
    expect(titles()).toEqual([]);
    expect(localStorage.getItem('atoll_viewed')).toBeNull();
  });
});
