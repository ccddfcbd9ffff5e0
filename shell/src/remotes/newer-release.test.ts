import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteSet } from '@atoll/contract/release';
import { newerOnce } from './newer-release';

const setOf = (...versions: string[]) =>
  ({ remotes: [{ name: 'mfe-a', candidates: versions.map((version) => ({ version })) }] }) as unknown as RemoteSet;

describe('a page whose release cannot be loaded', () => {
  beforeEach(() => sessionStorage.clear());

  it('takes a new document once for each release that it does not know', async () => {
    expect(await newerOnce(setOf('1'), 'mfe-a', async () => setOf('2', '1'))).toBe(true);
    expect(await newerOnce(setOf('1'), 'mfe-a', async () => setOf('2', '1'))).toBe(false);
    expect(await newerOnce(setOf('1'), 'mfe-a', async () => setOf('3'))).toBe(true);
  });

  it('stays when the registry knows nothing better or cannot be asked', async () => {
    expect(await newerOnce(setOf('2', '1'), 'mfe-a', async () => setOf('1'))).toBe(false);
    expect(await newerOnce(setOf('1'), 'mfe-a', async () => setOf())).toBe(false);
    expect(await newerOnce(setOf('1'), 'mfe-a', async () => null)).toBe(false);
    expect(await newerOnce(setOf('1'), 'mfe-b', async () => setOf('2'))).toBe(false);
  });

  it.each(['{}', 'null', '[]', '"busy"', '{"remotes":{}}', '{"remotes":[null]}', '{"remotes":[{"name":"mfe-a"}]}'])(
    'stays when something else answers in the place of the registry: %s',
    async (answer) => {
      const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(answer));
      expect(await newerOnce(setOf('1'), 'mfe-a')).toBe(false);
      fetched.mockImplementation(async () => new Response(JSON.stringify(setOf('2', '1'))));
      expect(await newerOnce(setOf('1'), 'mfe-a')).toBe(true);
      fetched.mockRestore();
    },
  );
});
