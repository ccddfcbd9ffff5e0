import { describe, expect, it } from '@jest/globals';
import type { ResolvedRelease } from '@atoll/contract/release';
import { absolute, allow, integrityOf, integrityPlugin } from './integrity';

const release = { base: '/r/mfe-a/1/', integrity: { 'entry.js': 'sha384-abc' } } as unknown as ResolvedRelease;
type Made = { script: HTMLScriptElement };
const create = (url: string) =>
  (integrityPlugin.createScript as unknown as (options: { url: string }) => Made)({ url });

describe('the script of a container', () => {
  it('is refused without a known hash', () => {
    expect(() => create(absolute(release, 'entry.js'))).toThrow('No integrity for');
    allow(release);
    expect(() => create(absolute(release, 'other.js'))).toThrow('No integrity for');
    expect(() => create('https://elsewhere.example/r/mfe-a/1/entry.js')).toThrow('No integrity for');
  });

  it('carries its hash, also when it is tried again under another query', () => {
    allow(release);
    const url = `${absolute(release, 'entry.js')}?try=1`;
    expect(integrityOf(url)).toBe('sha384-abc');
    const { script } = create(url);
    expect([script.integrity, script.crossOrigin, script.src]).toEqual(['sha384-abc', 'anonymous', url]);
  });
});
