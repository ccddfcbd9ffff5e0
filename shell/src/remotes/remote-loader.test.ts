import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Remote, ShellContext } from '@atoll/contract/remote';
import type { ResolvedRelease } from '@atoll/contract/release';
import { fakeShell } from '@atoll/testing/fake-shell';
import { type Containers, RemoteFailure, createRemoteLoader } from './remote-loader';

const Page = () => null;
const release = (version: string, contract = '1.0'): ResolvedRelease => ({
  version,
  base: `/r/mfe-catalog/${version}/`,
  entry: 'remoteEntry.js',
  initial: [],
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

type Load = Containers['load'];
const tried: string[] = [];

function loaderOf(candidates: ResolvedRelease[], load: (version: string) => Promise<Remote>, context?: ShellContext) {
  const containers: Load = (_container, { version }) => {
    tried.push(version);
    return load(version);
  };
  const set = { rev: 1, channel: 'stable', remotes: [{ name: 'mfe-catalog', candidates }] };
  return createRemoteLoader(set, { load: containers }, () => context ?? fakeShell());
}

beforeEach(() => {
  tried.length = 0;
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

  it('never swaps a release that already runs', async () => {
    let broken = false;
    const pages = {
      home: async () => ({ default: Page }),
      list: async () => {
        if (broken) throw new Error('chunk gone');
        return { default: Page };
      },
    };
    const loader = loaderOf([release('2'), release('1')], async () => remote({ pages }));
    await loader.loadPage('mfe-catalog', 'home');
    broken = true;
    await expect(loader.loadPage('mfe-catalog', 'list')).rejects.toBeInstanceOf(RemoteFailure);
    expect(tried).toEqual(['2']);
  });
});
