import { beforeEach, describe, expect, it } from '@jest/globals';
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
});
