import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MOST, readKeys, savedItem, savedKey, keepSaved, savedKeys, useSavedKeys } from './saved.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('a list of things to keep', () => {
  it('is written as kind and number, and read as that', () => {
    expect([savedKey('package', 12), savedKey('resort', 3)]).toEqual(['p-12', 'r-3']);
    expect([savedItem('p-12'), savedItem('r-3')]).toEqual([
      { kind: 'package', id: 12 },
      { kind: 'resort', id: 3 },
    ]);
  });

  it.each([
    [null, []],
    ['', []],
    ['p-12,r-3,p-12', ['p-12', 'r-3']],
    ['{"p":1}', []],
    ['[null,{"kind":"package","id":1}]', []],
    ['p-0,p--1,p-01,p-1.5,p-1e3,x-1,p-,P-1, p-2,p-9999999999,r-3', ['r-3']],
    ['p-1%2Cr-2,<script>,../../admin,__proto__,r-2', ['r-2']],
  ])('leaves out what is no key: %s', (text, keys) => {
    expect(readKeys(text, 20)).toEqual(keys);
  });

  it('takes so many and reads no further, however long the text', () => {
    const long = Array.from({ length: 50_000 }, (_, index) => `p-${index + 1}`).join(',');
    expect(readKeys(long, 20)).toHaveLength(20);
    expect(readKeys(`${'x,'.repeat(100_000)}p-1`, 20)).toEqual([]);
  });
});

describe('a list in the browser', () => {
  it('is there again, no longer than it may be, and leaves nothing behind when it is empty', () => {
    const many = Array.from({ length: 120 }, (_, index) => savedKey('package', index + 1));
    expect(keepSaved(many)).toBe(true);
    expect(savedKeys()).toEqual(many.slice(0, MOST.saved));
    keepSaved([]);
    expect(localStorage.getItem('atoll_saved')).toBeNull();
  });

  it('is the same array as long as it is the same list', () => {
    localStorage.setItem('atoll_saved', 'p-1');
    expect(savedKeys()).toBe(savedKeys());
  });

  it('is told in this tab and by others', () => {
    const { result } = renderHook(() => useSavedKeys());
    expect(result.current).toEqual([]);
    act(() => void keepSaved(['p-1']));
    expect(result.current).toEqual(['p-1']);
    act(() => {
      localStorage.setItem('atoll_saved', 'r-2,p-1');
      window.dispatchEvent(new StorageEvent('storage', { key: 'atoll_saved' }));
    });
    expect(result.current).toEqual(['r-2', 'p-1']);
  });

  it('is empty where storage is refused, and says that nothing is kept', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(savedKeys()).toEqual([]);
    expect(keepSaved(['p-1'])).toBe(false);
  });

  it('is unknown to the server, so that the browser goes on with what was drawn', () => {
    localStorage.setItem('atoll_saved', 'p-1');
    const Count = () => <p>{useSavedKeys().length}</p>;
    expect(renderToString(<Count />)).toBe('<p>0</p>');
  });
});
