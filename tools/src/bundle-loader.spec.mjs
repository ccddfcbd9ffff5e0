// What the loader changes in the files of the bundle, and what it leaves alone.
import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';

const keepPlace = createRequire(import.meta.url)('./bundle-loader.cjs');
const load = (resourcePath, source) =>
  keepPlace.call({ resourcePath, getOptions: () => ({ folder: '/atoll/api/dist/server' }) }, source);

describe('a file in the bundle', () => {
  it('knows its own place, and leaves what it imports by a computed name to Node', () => {
    const file = '/atoll/api/dist/web/wording.js';
    expect(load(file, 'read(import.meta.dirname)')).toBe('read((import.meta.dirname + "/../web"))');
    expect(load(file, 'await import(name)')).toBe('await import(/* webpackIgnore: true */ name)');
    expect(load(file, 'await import("./x.js")')).toBe('await import("./x.js")');
  });

  it('tells entities apart by name, and fails the build when their decorators have changed', () => {
    const file = '/atoll/node_modules/@mikro-orm/decorators/utils.js';
    expect(load(file, 'value:lookupPathFromDecorator(target.name)')).toBe('value:target.name');
    expect(() => load(file, 'value:pathOf(target)')).toThrow(/no longer say/);
    expect(load('/atoll/api/dist/x.js', 'lookupPathFromDecorator(target.name)')).toContain('lookupPath');
  });
});
