import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { TEXTS, asOwner, page } from '../test/fixtures';
import PackagesPage from './packages-page';

const PACKAGE = {
  id: 7,
  slug: 'two-islands',
  name: 'Two Islands for Two',
  category: 'Honeymoon',
  cover_image: null,
  destinations: [{ name: 'Baa Atoll' }, { name: 'Malé' }],
  duration: 9,
  price: '3990.00',
  pricing_type: 'per_person',
  group_size_min: 2,
  group_size_max: 6,
  is_featured: true,
};

const open = (
  answer: Handler = { body: page(PACKAGE) },
  route = '/dashboard/packages',
  more: Record<string, Handler> = {},
) =>
  renderApp(<PackagesPage />, {
    route,
    path: '/dashboard/packages',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /packages/': answer, ...more },
    prepare: asOwner,
  });

describe('the list of packages', () => {
  it('shows what the site sells, each with its page', async () => {
    const { api } = await open(undefined, '/dashboard/packages?search=islands&category=honeymoon&page=2');
    const row = within((await screen.findByText('Two Islands for Two')).closest('tr')!);
    for (const text of ['Honeymoon', 'Baa Atoll, Malé', '9', '$3,990', 'per person', '2–6']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect(row.getByRole('link')).toHaveAttribute('href', '/packages/two-islands');
    expect(screen.getByRole('status')).toHaveTextContent('1 package');
    const asked = api.requests.find(({ path }) => path === '/packages/')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({
      search: 'islands',
      category: 'honeymoon',
      page: '2',
    });
  });

  const offered = async (user: UserEvent) => {
    await user.click(await screen.findByRole('combobox', { name: 'Category' }));
    return [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  };

  it('offers the categories that there are, as the agency calls them', async () => {
    const body = [{ code: 'day-trips', label: 'Day trips', count: 2 }];
    const { user, api } = await open(undefined, undefined, { 'GET /packages/categories/': { body } });
    await screen.findByText('Two Islands for Two');
    expect(await offered(user)).toEqual(['Any category', 'Day trips']);
    await user.click(screen.getByText('Day trips'));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('category')).toBe('day-trips'));
  });

  it('offers those of the release when they cannot be read, and the one that is asked for', async () => {
    const { user } = await open(undefined, '/dashboard/packages?category=gone');
    await screen.findByText('Two Islands for Two');
    const names = await offered(user);
    expect(names).toHaveLength(10);
    expect([names[1], names.at(-1)]).toEqual(['Adventure', 'gone']);
  });

  it('says when nothing matches', async () => {
    await open({ body: page() });
    expect(await screen.findByText('No package matches.')).toBeInTheDocument();
  });

  it('shows no rows of another search under one that failed, and tries again', async () => {
    let up = false;
    const { user } = await open(({ query }) =>
      query.has('search') && !up ? { status: 500, body: {} } : { body: page(PACKAGE) },
    );
    await screen.findByText('Two Islands for Two');
    await user.type(screen.getByRole('searchbox'), 'reef');
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    expect(screen.queryByText('Two Islands for Two')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('reef');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Two Islands for Two')).toBeInTheDocument();
  });
});
