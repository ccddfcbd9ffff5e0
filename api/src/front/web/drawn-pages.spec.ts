import { describe, expect, it } from '@jest/globals';
import type { Release } from '@atoll/contract/release';
import { aRelease, aVersion } from '@atoll/registry/testing';
import type { Config } from '../../platform/config/config.js';
import type { ReleaseStore } from '../../texts/remotes/release-store.js';
import { DrawnPages } from './drawn-pages.js';
import { Patience } from './patience.js';
import type { Renderer } from './renderer.js';

const SERVER = 'server/server.1a2b3c4d.cjs';
const SHELL = {
  ...{ main: [], css: [], documentCss: null, integrity: {}, fonts: [], stamp: '' },
  server: 'server/shell.cjs',
};

describe('what releases say of their pages', () => {
  it('is asked once, and known of the last forty', async () => {
    const asked: string[] = [];
    const outline = (_drawers: unknown, { version }: Release) => Promise.resolve(asked.push(version) && {});
    const pages = new DrawnPages(
      { drawPages: true, shellDir: '/shell' } as Config,
      {} as ReleaseStore,
      { outline } as unknown as Renderer,
    );
    const ask = async (n: number) => {
      const release = aRelease({ version: aVersion(n), server: SERVER });
      await pages.outline({ shell: SHELL, release, tag: '', patience: new Patience(1000, false) });
    };
    for (let n = 1; n <= 40; n += 1) await ask(n);
    await ask(1);
    expect(asked).toHaveLength(40);
    await ask(41);
    await ask(2);
    expect(asked).toHaveLength(41);
    await ask(1);
    expect(asked.slice(40)).toEqual([aVersion(41), aVersion(1)]);
  });
});
