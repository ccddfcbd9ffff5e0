import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { DocumentState } from '@atoll/contract/document';
import type { RemoteSet, ResolvedRelease } from '@atoll/contract/release';
import { createStore } from '@atoll/api-client/base';
import type { RouteObject } from 'react-router';
import type { App } from '../app-context';
import { addMissingRemotes, createRoutes } from './routes';

const release = (name: string, path: string): ResolvedRelease => ({
  version: '1',
  base: `/r/${name}/1/`,
  entry: 'remoteEntry.js',
  initial: [],
  pages: {},
  integrity: {},
  declaration: {
    schema: 'atoll-remote/1',
    name,
    contract: '1.0',
    runtime: 'external',
    namespace: name.replace('mfe-', ''),
    routes: [{ id: `${name}.home`, path, page: 'home', access: 'public' }],
    nav: [],
  },
});

const appOf = (remotes: RemoteSet['remotes'], refresh = async () => false): App => ({
  state: { queries: [] as DocumentState['queries'] } as DocumentState,
  set: { rev: 1, channel: 'stable', remotes },
  store: createStore(),
  loader: { loadPage: () => Promise.reject(new Error('not asked for here')), prefetchPage: () => undefined },
  refresh,
});

const publicLeaves = (app: App) => createRoutes(app)[0]?.children?.find(({ id }) => id === 'public')?.children ?? [];
const pathsOf = (app: App) => publicLeaves(app).map(({ path }) => path);

/** What the route of unknown addresses answers. */
function unknown(app: App, address: string) {
  const { loader } = publicLeaves(app).find(({ path }) => path === '*') as { loader: Function };
  return loader({ request: new Request(`http://localhost${address}`), params: {} }) as Promise<Response | null>;
}

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => Response.json({ lang: 'en', version: '', translations: {} })) as never;
});

describe('routes', () => {
  it('are those that the remotes declare, once for each language', () => {
    const app = appOf([{ name: 'mfe-a', candidates: [release('mfe-a', '/lagoon')] }]);
    expect(pathsOf(app)).toEqual(expect.arrayContaining(['/lagoon', '/ru/lagoon', '/zh/lagoon']));
  });

  it('wait in the office as a page of the office, without the cards of travellers', () => {
    const { declaration, ...office } = release('mfe-a', '/dashboard/lagoon');
    const routes = declaration.routes.map((route) => ({ ...route, access: 'staff' as const }));
    const app = appOf([{ name: 'mfe-a', candidates: [{ ...office, declaration: { ...declaration, routes } }] }]);
    const leaves = createRoutes(app)[0]?.children?.find(({ id }) => id === 'office')?.children ?? [];
    const waiting = leaves.find(({ path }) => path === '/dashboard/lagoon')?.hydrateFallbackElement;
    const { container } = render(<>{waiting}</>);
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(container.querySelector('.doc-card, .doc-container')).toBeNull();
  });

  it('are loaded anew on a new path, and where one of two addresses has nothing to show', () => {
    const app = appOf([{ name: 'mfe-a', candidates: [release('mfe-a', '/lagoon')] }]);
    app.missing = { address: '/lagoon?page=99', heading: { title: 'There is no page 99' } };
    const { shouldRevalidate } = publicLeaves(app).find(({ path }) => path === '/lagoon')!;
    const isLoaded = (from: string, to: string) =>
      shouldRevalidate?.({
        currentUrl: new URL(from, 'http://localhost'),
        nextUrl: new URL(to, 'http://localhost'),
        defaultShouldRevalidate: true,
      } as never);
    expect(isLoaded('/lagoon?page=2', '/lagoon?page=3')).toBe(false);
    expect(isLoaded('/lagoon?page=99', '/lagoon')).toBe(true);
    expect(isLoaded('/lagoon', '/lagoon?page=99')).toBe(true);
    expect(isLoaded('/lagoon', '/ru/lagoon')).toBe(true);
    expect(isLoaded('/lagoon', '/lagoon')).toBe(true);
  });

  it('take a new document from a public page to the office, whose remotes it does not know', async () => {
    const answer = await unknown(appOf([]), '/dashboard/packages?page=2');
    expect(answer?.headers.get('location')).toBe('/dashboard/packages?page=2');
    expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
  });

  it('ask the registry before they say that an address is unknown', async () => {
    const found = await unknown(
      appOf([], async () => true),
      '/lagoon',
    );
    expect(found?.headers.get('location')).toBe('http://localhost/lagoon');
    expect(await unknown(appOf([]), '/lagoon')).toBeNull();
  });
});

describe('a remote that had no usable release', () => {
  const patched: Record<string, (string | undefined)[]> = {};
  const router = () => ({
    patchRoutes: (id: string | null, leaves: RouteObject[]) =>
      void (patched[id ?? ''] = leaves.map(({ path }) => path)),
  });
  const answers = (set: RemoteSet | null) => {
    globalThis.fetch = jest.fn(async () => Response.json(set, { status: set ? 200 : 503 })) as never;
  };

  it('gets its routes when it has one, and what runs is left alone', async () => {
    const running = release('mfe-a', '/lagoon');
    const app = appOf([
      { name: 'mfe-a', candidates: [running] },
      { name: 'mfe-b', candidates: [] },
    ]);
    answers({
      rev: 2,
      channel: 'stable',
      remotes: [
        { name: 'mfe-a', candidates: [release('mfe-a', '/other')] },
        { name: 'mfe-b', candidates: [release('mfe-b', '/reef')] },
      ],
    });
    expect(await addMissingRemotes(app, router)).toBe(true);
    expect(patched['public']).toEqual(['/reef', '/ru/reef', '/zh/reef']);
    expect(app.set.remotes[0]?.candidates).toEqual([running]);
  });

  it('is not asked for where none is missing, and stays missing where nobody answers', async () => {
    answers(null);
    expect(await addMissingRemotes(appOf([{ name: 'mfe-a', candidates: [release('mfe-a', '/a')] }]), router)).toBe(
      false,
    );
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(await addMissingRemotes(appOf([{ name: 'mfe-b', candidates: [] }]), router)).toBe(false);
  });
});
