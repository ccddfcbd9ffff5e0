// What another repository installs: every door of every package leads to compiled code and its types, which Node can run.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { LIBRARIES, pack } from './pack.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder;
let packed;
const place = (name, file = '') => path.join(folder, 'node_modules', name, file);
const manifest = (name) => JSON.parse(fs.readFileSync(place(name, 'package.json'), 'utf8'));
/** Files behind a door, `*` standing for every name. */
const behind = (name, target) => fs.globSync(target.replace('/*', '/**/*'), { cwd: place(name) });

beforeAll(() => {
  fs.mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
  folder = fs.mkdtempSync(path.join(ROOT, 'test-results/pack-'));
  packed = pack(path.join(folder, 'packages'));
  for (const [name, file] of Object.entries(packed)) {
    fs.mkdirSync(place(name), { recursive: true });
    execFileSync('tar', ['-xzf', path.join(folder, 'packages', file), '-C', place(name), '--strip-components=1']);
  }
}, 120_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('packages for other repositories', () => {
  it('are the libraries and the tools, each asking for the others as they are packed', () => {
    const names = [...LIBRARIES, 'tools'].map((name) => `@atoll/${name}`);
    expect(Object.keys(packed)).toEqual(names);
    for (const name of names) {
      const { dependencies = {}, private: hidden } = manifest(name);
      expect(hidden).toBeUndefined();
      for (const [id, version] of Object.entries(dependencies))
        expect([id, version]).toEqual([
          id,
          id.startsWith('@atoll/') ? manifest(id).version : expect.stringMatching(/^\d/),
        ]);
    }
  });

  it('have code and types behind every door, and neither sources nor tests', () => {
    for (const name of LIBRARIES.map((library) => `@atoll/${library}`)) {
      const targets = Object.values(manifest(name).exports).flatMap((target) =>
        typeof target === 'string' ? [target] : Object.values(target),
      );
      for (const target of targets)
        expect([name, target, behind(name, target).length > 0]).toEqual([name, target, true]);
      const sources = fs.globSync('dist/**/*.{ts,tsx}', { cwd: place(name) }).filter((file) => !file.endsWith('.d.ts'));
      expect(sources).toEqual([]);
      expect(fs.globSync('**/*.{test,spec}.*', { cwd: place(name) })).toEqual([]);
    }
    expect(fs.globSync('**/*.spec.mjs', { cwd: place('@atoll/tools') })).toEqual([]);
  });

  it('run in Node as they are installed', () => {
    fs.writeFileSync(
      path.join(folder, 'use.mjs'),
      `import { releaseBase } from '@atoll/registry/resolve';
       import { localized } from '@atoll/contract/paths';
       import { federated } from '@atoll/tools/presets/federation.mjs';
       import { OfficeProvider } from '@atoll/ui/office/office-provider';
       console.log(releaseBase('mfe-hello', '1'), localized('/hello', 'ru'), typeof federated, typeof OfficeProvider);`,
    );
    const said = execFileSync(process.execPath, [path.join(folder, 'use.mjs')], { encoding: 'utf8' });
    expect(said.trim()).toBe('/r/mfe-hello/1/ /ru/hello function function');
  });
});
