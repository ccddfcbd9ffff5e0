// Remotes that are entered by half, in a small workspace: each is told in one sentence that says what to do.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotes, rootTypes, strays, textFolders } from './workspace.mjs';

const json = (content) => JSON.stringify(content);
const FILES = {
  'libs/contract/tsconfig.json': '{}',
  'package-lock.json': json({ packages: { 'mfe-weddings': {} } }),
  'node_modules/@atoll/mfe-weddings/package.json': '{}',
  'mfe-weddings/package.json': json({ name: '@atoll/mfe-weddings', scripts: { build: 'rspack build' } }),
  'mfe-weddings/remote.json': json({ name: 'mfe-weddings', namespace: 'weddings' }),
  'mfe-weddings/tsconfig.json': '{}',
  'mfe-weddings/jest.config.mjs': '',
  'mfe-weddings/rspack.config.mjs': '',
  'mfe-weddings/src/contract.ts': '',
  'mfe-weddings/locales/en.json': '{}',
};

let root;
const place = (file) => path.join(root, file);
function write(file, content) {
  fs.mkdirSync(path.dirname(place(file)), { recursive: true });
  fs.writeFileSync(place(file), content);
}
const remove = (file) => fs.rmSync(place(file), { recursive: true });

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-workspace-'));
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  write('tsconfig.json', rootTypes(root));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe('a remote of the workspace', () => {
  it('is its folder with remote.json, and nothing else says so', () => {
    expect(strays(root)).toEqual([]);
    expect(remotes(root).map(({ name }) => name)).toEqual(['mfe-weddings']);
    expect(textFolders(root)).toMatchObject({ shell: 'shell/locales', weddings: 'mfe-weddings/locales' });
    expect(rootTypes(root)).toContain('{ "path": "mfe-weddings" }');
  });

  it('leaves only what was made of it when its branch is gone, and that is no fault', () => {
    write('mfe-gone/dist/build.json', '{}');
    write('mfe-gone/dist-types/a.tsbuildinfo', '');
    expect(strays(root)).toEqual([]);
    expect(remotes(root)).toHaveLength(1);
  });

  it.each([
    ['has no declaration', () => remove('mfe-weddings/remote.json'), /^mfe-weddings has no remote\.json: write one/],
    [
      'is declared under another name',
      () => write('mfe-weddings/remote.json', json({ name: 'mfe-feasts', namespace: 'weddings' })),
      /^mfe-weddings\/remote\.json says "name": "mfe-feasts": write "mfe-weddings"/,
    ],
    ['is no package', () => remove('mfe-weddings/package.json'), /^mfe-weddings has no package\.json/],
    [
      'is another package',
      () => write('mfe-weddings/package.json', json({ name: '@atoll/mfe-catalog' })),
      /says "name": "@atoll\/mfe-catalog": write "@atoll\/mfe-weddings"/,
    ],
    [
      'cannot be built',
      () => write('mfe-weddings/package.json', json({ name: '@atoll/mfe-weddings' })),
      /has no script "build": write/,
    ],
    [
      'is not installed',
      () => remove('node_modules/@atoll/mfe-weddings'),
      /^mfe-weddings is not installed: run npm install\.$/,
    ],
    ['is not locked', () => write('package-lock.json', json({ packages: {} })), /is not installed: run npm install/],
    ['has tests that nobody runs', () => remove('mfe-weddings/jest.config.mjs'), /its tests are run by nobody/],
    ['has types that nobody checks', () => remove('mfe-weddings/tsconfig.json'), /its types are checked by nobody/],
    [
      'has types that tsc -b is not asked for',
      () => write('tsconfig.json', json({ references: [{ path: 'libs/contract' }] })),
      /^tsconfig\.json does not name mfe-weddings.*run npm run generate\.$/,
    ],
    [
      'is gone, and tsc -b asks for it',
      () => write('tsconfig.json', rootTypes(root).replace('  ]', '  ,{ "path": "mfe-gone" }]')),
      /^tsconfig\.json names mfe-gone, which is not there: run npm run generate\.$/,
    ],
    [
      'takes the words of another',
      () => write('mfe-weddings/remote.json', json({ name: 'mfe-weddings', namespace: 'errors' })),
      /^Atoll and mfe-weddings both own the namespace "errors"/,
    ],
  ])('that %s is told in one sentence', (_, spoil, sentence) => {
    spoil();
    expect(strays(root)).toEqual([expect.stringMatching(sentence)]);
  });
});
