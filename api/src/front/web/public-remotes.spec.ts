import { describe, expect, it } from '@jest/globals';
import type { ResolvedRemote } from '@atoll/contract/release';
import { publicRemotes } from './public-remotes.js';

const served = (name: string, path: string, area?: 'main' | 'dashboard'): ResolvedRemote => {
  const nav = area ? [{ area }] : [];
  return { name, candidates: [{ declaration: { routes: [{ path }], nav } }] } as unknown as ResolvedRemote;
};
const away = (name: string, paths?: string[]): ResolvedRemote => ({
  name,
  candidates: [],
  ...(paths && { away: paths }),
});
const kept = (remote: ResolvedRemote) =>
  publicRemotes({ rev: 1, channel: 'stable', remotes: [remote] }).remotes.length === 1;

describe('a public document knows', () => {
  it.each([
    ['a remote with a page for travellers', served('mfe-a', '/trips'), true],
    ['a remote of the office', served('mfe-a', '/dashboard/trips', 'dashboard'), false],
    ['a remote of the office that travellers are led to', served('mfe-a', '/dashboard/trips', 'main'), true],
    ['a remote that is away with a page for travellers', away('mfe-a', ['/dashboard/trips', '/trips']), true],
    ['a remote of the office that is away', away('mfe-a', ['/dashboard/trips']), false],
    ['a remote of which nobody knows what it has', away('mfe-a'), true],
  ])('%s: %s', (_what, remote, isKept) => {
    expect(kept(remote)).toBe(isKept);
  });
});
