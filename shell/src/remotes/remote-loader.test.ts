import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Remote, ShellContext } from '@atoll/contract/remote';
import type { RemoteSet, ResolvedRelease } from '@atoll/contract/release';
import { fakeShell } from '@atoll/testing/fake-shell';
import type { Watch } from './arrival';
import { type Containers, RemoteFailure, createRemoteLoader } from './remote-loader';

const Page = () => null;
const release = (version: string, contract = '1.0'): ResolvedRelease => ({
  version,
  base: `/r/mfe-catalog/${version}/`,
  entry: 'remoteEntry.js',
  initial: [],
  pages: {},
  integrity: {},
  declaration: {
    schema: 'atoll-remote/1',
    name: 'mfe-catalog',
    contract,
    runtime: 'external',
    namespace: 'catalog',
    routes: [],
    nav: [],
  },
});
const remote = (over: Partial<Remote> = {}): Remote => ({
  contract: '1.0',
  pages: { home: async () => ({ default: Page }), list: async () => ({ default: Page }) },
  ...over,
});

const tried: string[] = [];
const brought: string[] = [];
let set: RemoteSet;
/** How the files of a release come; at once unless a test says otherwise. */
let arrive: (version: string, watch: Watch) => Promise<void>;

function loaderOf(candidates: ResolvedRelease[], load: (version: string) => Promise<Remote>, context?: ShellContext) {
  const containers: Containers = {
    bring: ({ version }, page, query, watch) => {
      brought.push(`${version} ${page}${query}`);
      return arrive(version, watch);
    },
    load: (_container, { version }) => {
      tried.push(version);
      return load(version);
    },
  };
  set = { rev: 1, channel: 'stable', remotes: [{ name: 'mfe-catalog', candidates }] };
  return createRemoteLoader(set, containers, () => context ?? fakeShell());
}

beforeEach(() => {
  tried.length = 0;
  brought.length = 0;
  arrive = async () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the remote loader', () => {
  it('runs the promoted release and sets it up once', async () => {
    const setup = jest.fn<NonNullable<Remote['setup']>>();
    const loader = loaderOf([release('2'), release('1')], async () => remote({ setup }));
    const [home, list] = [await loader.loadPage('mfe-catalog', 'home'), await loader.loadPage('mfe-catalog', 'list')];
    expect(home.origin).toEqual({ name: 'mfe-catalog', version: '2' });
    expect(list.origin.version).toBe('2');
    expect(setup).toHaveBeenCalledTimes(1);
  });

  it('falls back to the previous release when the promoted one fails', async () => {
    const loader = loaderOf([release('2'), release('1')], async (version) => {
      if (version === '2') throw new Error('refused');
      return remote();
    });
    expect((await loader.loadPage('mfe-catalog', 'home')).origin.version).toBe('1');
    expect(tried).toEqual(['2', '1']);
    // Whose links and texts the page has.
    expect(set.remotes[0]?.candidates.map(({ version }) => version)).toEqual(['1']);
  });

  it('does not run a release whose contract is out of range', async () => {
    const loader = loaderOf([release('2', '3.0'), release('1')], async () => remote());
    expect((await loader.loadPage('mfe-catalog', 'home')).origin.version).toBe('1');
    expect(tried).toEqual(['1']);
  });

  it('leaves the previous release time to answer when the promoted one hangs', async () => {
    jest.useFakeTimers();
    const loader = loaderOf([release('2'), release('1')], (version) =>
      version === '2' ? new Promise<Remote>(() => undefined) : Promise.resolve(remote()),
    );
    const page = loader.loadPage('mfe-catalog', 'home');
    await jest.advanceTimersByTimeAsync(2_500);
    expect((await page).origin.version).toBe('1');
    jest.useRealTimers();
  });

  it('gives up within 4 seconds with an error id', async () => {
    jest.useFakeTimers();
    const loader = loaderOf([release('2'), release('1')], () => new Promise<Remote>(() => undefined));
    const failure = loader.loadPage('mfe-catalog', 'home').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await failure).toBeInstanceOf(RemoteFailure);
    expect(((await failure) as RemoteFailure).errorId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    jest.useRealTimers();
  });

  it('tries again after a failure', async () => {
    let up = false;
    const loader = loaderOf([release('1')], async () => {
      if (!up) throw new Error('down');
      return remote();
    });
    await expect(loader.loadPage('mfe-catalog', 'home')).rejects.toBeInstanceOf(RemoteFailure);
    up = true;
    expect((await loader.loadPage('mfe-catalog', 'home')).origin.version).toBe('1');
  });

  it('never swaps a release that already runs, nor calls it another one', async () => {
    let failures = 0;
    const pages = {
      home: async () => ({ default: Page }),
      list: async () => {
        if (failures-- > 0) throw new Error('chunk gone');
        return { default: Page };
      },
    };
    const loader = loaderOf([release('2'), release('1')], async () => remote({ pages }));
    await loader.loadPage('mfe-catalog', 'home');
    failures = 1;
    await expect(loader.loadPage('mfe-catalog', 'list')).rejects.toBeInstanceOf(RemoteFailure);
    expect((await loader.loadPage('mfe-catalog', 'list')).origin.version).toBe('2');
    expect(tried).toEqual(['2']);
  });

  it('waits for a release as long as something of it comes', async () => {
    jest.useFakeTimers();
    arrive = async (_version, { alive }) => {
      for (let second = 0; second < 20; second++) {
        await new Promise((done) => setTimeout(done, 1_000));
        alive?.();
      }
    };
    const loader = loaderOf([release('2'), release('1')], async () => remote());
    const page = loader.loadPage('mfe-catalog', 'home');
    await jest.advanceTimersByTimeAsync(20_000);
    expect((await page).origin.version).toBe('2');
    jest.useRealTimers();
  });

  it('gives up a release that comes no further, which then never runs', async () => {
    jest.useFakeTimers();
    const setup = jest.fn<NonNullable<Remote['setup']>>();
    let wake = () => {};
    arrive = (version, { alive }) => {
      setTimeout(() => alive?.(), 1_500);
      return version === '2' ? new Promise((done) => (wake = done)) : Promise.resolve();
    };
    const loader = loaderOf([release('2'), release('1')], async () => remote({ setup }));
    const page = loader.loadPage('mfe-catalog', 'home');
    await jest.advanceTimersByTimeAsync(1_500 + 2_100);
    expect((await page).origin.version).toBe('1');
    wake();
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await loader.loadPage('mfe-catalog', 'list')).origin.version).toBe('1');
    expect(setup).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('asks for other addresses when it tries again, and for those of what runs afterwards', async () => {
    let up = false;
    const loader = loaderOf([release('1')], async () => {
      if (!up) throw new Error('down');
      return remote();
    });
    await loader.loadPage('mfe-catalog', 'home').catch(() => undefined);
    up = true;
    await loader.loadPage('mfe-catalog', 'home');
    await loader.loadPage('mfe-catalog', 'list');
    expect(brought).toEqual(['1 home', '1 home?try=1', '1 list?try=1']);
    loader.prefetchPage('mfe-catalog', 'about');
    expect(brought.at(-1)).toBe('1 about?try=1');
  });

  it('fetches a page ahead once, without running anything', async () => {
    const loader = loaderOf([release('2'), release('1')], async () => remote());
    loader.prefetchPage('mfe-catalog', 'home');
    loader.prefetchPage('mfe-catalog', 'home');
    await new Promise((done) => setTimeout(done, 0));
    expect([brought, tried]).toEqual([['2 home'], []]);
    await loader.loadPage('mfe-catalog', 'list');
    loader.prefetchPage('mfe-catalog', 'list');
    expect(brought).toEqual(['2 home', '2 list']);
  });

  it('fetches a page ahead again when it did not come', async () => {
    const loader = loaderOf([release('1')], async () => remote());
    arrive = () => Promise.reject(new Error('offline'));
    loader.prefetchPage('mfe-catalog', 'home');
    await new Promise((done) => setTimeout(done, 0));
    loader.prefetchPage('mfe-catalog', 'home');
    expect(brought).toEqual(['1 home', '1 home']);
  });
});
