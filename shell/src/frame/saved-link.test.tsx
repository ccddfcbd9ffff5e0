import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type AppStore, signInCustomer } from '@atoll/api-client/base';
import { keepSaved } from '@atoll/api-client/saved';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { AppContext } from '../app-context';
import { SavedLink } from './saved-link';

const CUSTOMER = { id: 'c1', user: { id: 'c1', email: 'anna@example.com', first_name: 'Anna' } };
const token = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;
const asCustomer = (to: AppStore) => signInCustomer(to, { token, refresh: 'r1', customer: CUSTOMER as never });

const route = (path: string) => ({ id: 'catalog.saved', path, page: 'saved', access: 'public' });
const drawing = (path: string) => {
  const declaration = { name: 'mfe-catalog', namespace: 'catalog', routes: [route(path)], nav: [] };
  return { set: { remotes: [{ name: 'mfe-catalog', candidates: [{ declaration }] }] } } as never;
};

const show = (handlers: Handlers = {}, prepare?: (to: AppStore) => void, path = '/saved') =>
  renderApp(
    <AppContext value={drawing(path)}>
      <SavedLink look="heart" />
    </AppContext>,
    { texts: { shell: en }, handlers, ...(prepare && { prepare }) },
  );
const link = (name: string) => screen.findByRole('link', { name });

beforeEach(() => localStorage.clear());

describe('the link to what is saved', () => {
  it('counts what this browser has, and asks nobody', async () => {
    keepSaved(['p-1', 'r-2']);
    const { api } = await show();
    expect(await link('Saved: 2')).toHaveAttribute('href', '/saved');
    expect(api.requests).toEqual([]);
  });

  it('is not there where no remote has the page', async () => {
    await show({}, undefined, '/elsewhere');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('brings over what was saved before somebody has signed in, the oldest first, and drops what is gone', async () => {
    keepSaved(['p-3', 'p-2', 'r-1']);
    let list: { kind: string; id: number }[] = [{ kind: 'experience', id: 9 }];
    const { api } = await show(
      {
        'GET /customers/me/favourites/': () => ({ body: list }),
        'POST /customers/me/favourites/': ({ body }) => {
          const item = body as { kind: string; id: number };
          if (item.id === 2) return { status: 404, body: { detail: 'Not found', code: 'not_found' } };
          list = [item, ...list];
          return { status: 201, body: item };
        },
      },
      asCustomer,
    );
    expect(await link('Saved: 2')).toBeInTheDocument();
    const sent = api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([
      { kind: 'resort', id: 1 },
      { kind: 'package', id: 2 },
      { kind: 'package', id: 3 },
    ]);
    expect(localStorage.getItem('atoll_saved')).toBeNull();
  });

  it('keeps in the browser what the account does not take', async () => {
    keepSaved(['p-2', 'p-1']);
    const { api } = await show(
      {
        'GET /customers/me/favourites/': { body: [] },
        'POST /customers/me/favourites/': { status: 409, body: { detail: 'Full', code: 'favourites_full' } },
      },
      asCustomer,
    );
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'POST')).toBe(true));
    await link('Saved');
    expect(localStorage.getItem('atoll_saved')).toBe('p-2,p-1');
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
