import { describe, expect, it } from '@jest/globals';
import { API_MODULES } from '../../api-modules.js';
import { allKinds } from '../../content/editing/kind.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { NotSupportedError } from '../../content/editing/editing.errors.js';
import { KINDS, kindOf, stagedKindOf } from './content-kinds.js';

const names = (kinds: readonly { name: string }[]) => kinds.map(({ name }) => name).toSorted();

describe('the kinds of content', () => {
  it('are all those that the application describes, each at an address of its own', () => {
    expect(API_MODULES.length).toBeGreaterThan(0);
    expect(names(KINDS)).toEqual(names(allKinds()));
    expect(new Set(KINDS.map(({ path }) => path)).size).toBe(KINDS.length);
  });

  it('are found by their address, with the steps that they have', () => {
    expect([kindOf('packages').name, stagedKindOf('page-heroes').name]).toEqual(['package', 'page_hero']);
    for (const name of ['package', 'nonsense', 'constructor', '']) expect(() => kindOf(name)).toThrow(NotFoundError);
    expect(() => stagedKindOf('amenities')).toThrow(NotSupportedError);
  });
});
