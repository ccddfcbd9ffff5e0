import { describe, expect, it } from '@jest/globals';
import { follow, makesLoop, mayRedirect, normalPath, targetFor } from './redirect-paths.js';

describe('redirect paths', () => {
  it('are kept without language, query and trailing slash', () => {
    expect(normalPath('/ru/old/?x=1')).toBe('/old');
    expect(normalPath('/old')).toBe('/old');
    expect(normalPath('/')).toBe('/');
    for (const address of [
      '',
      'old',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/%2F%2Fevil\n',
      '/\u0000',
    ])
      expect([address, normalPath(address)]).toEqual([address, null]);
  });

  it('never start at home, in the office, in the API or at a file', () => {
    for (const path of [
      '/',
      '/api/packages',
      '/dashboard',
      '/ttm/login',
      '/media/x',
      '/r/x',
      '/shell/x',
      '/robots.txt',
    ])
      expect([path, mayRedirect(path)]).toEqual([path, false]);
    expect(mayRedirect('/offers')).toBe(true);
  });

  it('are followed to the end, for good only when every step is', () => {
    const table = {
      '/a': { to: '/b', status: 301 },
      '/b': { to: '/c?x=1', status: 302 },
      '/l': { to: '/l2', status: 301 },
      '/l2': { to: '/l', status: 301 },
    };
    expect(follow(table, '/a')).toEqual({ to: '/c?x=1', status: 302 });
    expect(follow(table, '/c')).toBeNull();
    expect(follow(table, '/l')).toBeNull();
    expect(follow(table, 'constructor')).toBeNull();
  });

  it('see a loop before it is made', () => {
    const table = { '/b': { to: '/c', status: 301 }, '/c': { to: '/ru/d#x', status: 301 } };
    expect(makesLoop(table, '/d', '/b')).toBe(true);
    expect(makesLoop(table, '/a', '/a?x=1')).toBe(true);
    expect(makesLoop(table, '/a', '/b')).toBe(false);
  });

  it('lead on in the visitor’s language and keep the query', () => {
    expect(targetFor('/ru/old?utm=1', '/packages')).toBe('/ru/packages?utm=1');
    expect(targetFor('/old?utm=1', '/packages?category=budget#top')).toBe('/packages?category=budget#top');
    expect(targetFor('/ru/old', '/zh/packages')).toBe('/zh/packages');
    expect(targetFor('/zh/old?a=1', '/packages#top')).toBe('/zh/packages?a=1#top');
  });
});
