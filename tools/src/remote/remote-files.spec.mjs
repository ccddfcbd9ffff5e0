import { describe, expect, it } from '@jest/globals';
import { pageImports } from '../../presets/remote-files.mjs';

describe('the pages of a contract', () => {
  it('are found in every spelling that Prettier leaves', () => {
    const source = `export default defineRemote({
      contract: CONTRACT_VERSION,
      pages: {
        home: () => import('./home/home-page'),
        'package-list': () => import(/* webpackChunkName: "list" */ './package-list/package-list-page'),
        package: () =>
          import('./package/package-page'),
      },
      setup: () => registerStart(),
    });`;
    expect(pageImports(source)).toEqual({
      home: './home/home-page',
      'package-list': './package-list/package-list-page',
      package: './package/package-page',
    });
  });
});
