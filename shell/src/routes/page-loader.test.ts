import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore, signIn as startSession } from '@atoll/api-client/base';
import type { DocumentState } from '@atoll/contract/document';
import type { Permission } from '@atoll/contract/permissions';
import type { RemoteSet } from '@atoll/contract/release';
import type { App, DeclaredRoute } from '../app-context';
import { type LoadedPage, RemoteFailure } from '../remotes/remote-loader';

// The page is the office's: from a public one it is another document (see routes.test.tsx).
window.history.replaceState(null, '', '/dashboard');
const { loadRoute } = await import('./page-loader');

const Page = () => null;
const loaded: LoadedPage = { Page, origin: { name: 'mfe-admin', version: '1' } };
const route = (over: Partial<DeclaredRoute> = {}): DeclaredRoute => ({
  id: 'admin.bookings',
  path: '/dashboard/bookings',
  page: 'bookings',
  access: 'staff',
  remote: 'mfe-admin',
  namespace: 'admin',
  ...over,
});

const loadPage = jest.fn<App['loader']['loadPage']>();
let app: App;

const load = (address: string, over?: Partial<DeclaredRoute>) =>
  loadRoute(app, route(over), new Request(`http://localhost${address}`));
const target = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);

function signIn(permissions: Permission[]) {
  const user = { id: '1', email: 'a@b.c', first_name: 'A', last_name: 'B', role: 'agent', permissions };
  startSession(app.store, { access: 'a', refresh: 'r', user });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadPage.mockReset().mockResolvedValue(loaded);
  const set: RemoteSet = { rev: 1, channel: 'stable', remotes: [{ name: 'mfe-admin', candidates: [] }] };
  globalThis.fetch = jest.fn(async () => Response.json(set)) as never;
  app = {
    state: { queries: [] as DocumentState['queries'] } as DocumentState,
    set,
    store: createStore(),
    loader: { loadPage, prefetchPage: () => undefined },
    refresh: async () => false,
  };
});

describe('a page of the office', () => {
  it('sends who is not signed in to the login, which knows the way back, and loads no code', async () => {
    expect(target(await load('/dashboard/bookings?status=new&page=2'))).toBe(
      '/ttm/login?next=%2Fdashboard%2Fbookings%3Fstatus%3Dnew%26page%3D2',
    );
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('is not for a user whose tokens are gone', async () => {
    signIn(['bookings.view']);
    localStorage.removeItem('staff_refresh');
    expect(target(await load('/dashboard/bookings'))).toMatch(/^\/ttm\/login\?next=/);
  });

  it('is shown to who has its permission, and its code is not loaded for who has not', async () => {
    signIn(['catalogue.view']);
    expect(await load('/dashboard/bookings', { permission: 'bookings.view' })).toEqual({ state: 'forbidden' });
    expect(loadPage).not.toHaveBeenCalled();
    signIn(['bookings.view']);
    const page = await load('/dashboard/bookings', { permission: 'bookings.view' });
    expect(page).toEqual({ state: 'ready', loaded });
    expect(loadPage).toHaveBeenCalledWith('mfe-admin', 'bookings');
  });

  it('is another document than a public one', async () => {
    const answer = await load('/packages?page=2#list', { path: '/packages', access: 'public' });
    expect(target(answer)).toBe('/packages?page=2#list');
    expect((answer as Response).headers.get('x-remix-reload-document')).toBe('true');
  });
});

describe('the login', () => {
  const login = (next: string) => load(`/ttm/login${next}`, { path: '/ttm/login', access: 'public', page: 'login' });

  it('is for who has no session', async () => {
    expect(await login('')).toMatchObject({ state: 'ready' });
  });

  it('takes who has one to where they wanted, and never out of the site', async () => {
    signIn([]);
    expect(target(await login('?next=%2Fdashboard%2Fpackages'))).toBe('/dashboard/packages');
    for (const next of ['', '?next=https%3A%2F%2Fevil.example', '?next=%2F%2Fevil.example'])
      expect(target(await login(next))).toBe('/dashboard/overview');
  });
});

describe('a page of which the document says that it is not there', () => {
  const heading = { title: 'Package Not Found', lead: 'No longer offered.' };
  const missing = { address: '/ttm/login?from=mail', heading };
  const open = (address: string) => load(address, { path: '/ttm/login', access: 'public', page: 'login' });

  it('is not asked for again, and its code is not loaded', async () => {
    app.missing = missing;
    expect(await open('/ttm/login?from=mail')).toEqual({ state: 'missing', heading });
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('leaves every other address alone', async () => {
    app.missing = missing;
    for (const address of ['/ttm/login', '/ttm/login?from=chat'])
      expect(await open(address)).toEqual({ state: 'ready', loaded });
  });

  it('is asked for again by whoever comes back to it: it may be there by then', async () => {
    app.missing = missing;
    await open('/ttm/login?from=mail');
    await open('/ttm/login');
    expect(await open('/ttm/login?from=mail')).toEqual({ state: 'ready', loaded });
  });
});

describe('a page that cannot be loaded', () => {
  it('is data with the id that was reported, so that the frame stays', async () => {
    signIn([]);
    loadPage.mockRejectedValue(new RemoteFailure('mfe-admin', 'reported-already', new Error('gone')));
    expect(await load('/dashboard/bookings')).toEqual({ state: 'failed', errorId: 'reported-already' });
    loadPage.mockRejectedValue(new Error('unforeseen'));
    expect(await load('/dashboard/bookings')).toMatchObject({
      state: 'failed',
      errorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('is asked for anew, once, in a document that knows a newer release', async () => {
    signIn([]);
    const newer = { rev: 2, channel: 'stable', remotes: [{ name: 'mfe-admin', candidates: [{ version: '9' }] }] };
    globalThis.fetch = jest.fn(async () => Response.json(newer)) as never;
    loadPage.mockRejectedValue(new RemoteFailure('mfe-admin', 'reported', new Error('gone')));
    const first = await load('/dashboard/bookings?page=2');
    expect([target(first), (first as Response).headers.get('x-remix-reload-document')]).toEqual([
      '/dashboard/bookings?page=2',
      'true',
    ]);
    expect(await load('/dashboard/bookings?page=2')).toEqual({ state: 'failed', errorId: 'reported' });
  });
});
