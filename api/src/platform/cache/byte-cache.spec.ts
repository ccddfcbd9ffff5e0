import { describe, expect, it } from '@jest/globals';
import { ByteCache } from './byte-cache.js';

describe('a cache of bytes', () => {
  const kept = (cache: ByteCache<string>, keys: string) => [...keys].filter((key) => cache.get(key) !== undefined);

  it('drops what was not asked for longest, never more than it must', () => {
    const cache = new ByteCache<string>(40, (value) => value.length);
    for (const key of 'abcdefgh') cache.set(key, '12345');
    expect(kept(cache, 'abcdefgh')).toHaveLength(8);
    cache.get('a');
    cache.set('i', '12345');
    cache.set('j', '1');
    expect(kept(cache, 'abcdefghij').join('')).toBe('adefghij');
  });

  it('counts a value once, however often it is set', () => {
    const cache = new ByteCache<string>(40, (value) => value.length);
    for (let n = 0; n < 100; n++) cache.set('a', '12345');
    for (const key of 'bcdefgh') cache.set(key, '12345');
    expect(kept(cache, 'abcdefgh')).toHaveLength(8);
  });

  it('keeps nothing that would push out most of the rest', () => {
    const cache = new ByteCache<string>(40, (value) => value.length);
    cache.set('a', '1');
    cache.set('b', '123456');
    expect(kept(cache, 'ab')).toEqual(['a']);
  });
});
