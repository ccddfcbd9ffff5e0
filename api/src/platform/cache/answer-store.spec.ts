import { describe, expect, it } from '@jest/globals';
import { AnswerStore } from './answer-store.js';

const MIB = 1024 * 1024;

describe('the store of answers', () => {
  const put = (store: AnswerStore<string>, key: string, text: string) =>
    store.set(key, { content: store.content(text), tags: [], expires: 1, ends: 2 });

  it('holds no more bytes than it may, whatever is asked of it and however often', () => {
    const store = new AnswerStore<string>(MIB);
    for (let n = 0; n < 3000; n++) {
      put(store, `key ${n}`, `${n} ${'x'.repeat(n % 40_000)}`);
      if (n % 2) store.ask(`key ${n}`);
      expect(store.bytes).toBeLessThanOrEqual(MIB);
    }
    expect(store.bytes).toBeGreaterThan(MIB / 2);
  });

  it('gives newcomers an eighth, where they push out one another and nothing that came twice', () => {
    const store = new AnswerStore<string>(MIB);
    put(store, 'page', 'y'.repeat(10_000));
    store.ask('page');
    for (let n = 0; n < 2200; n++) put(store, `made up ${n}`, `${n} ${'x'.repeat(10_000)}`);
    expect(store.bytes).toBeLessThan(MIB / 8 + 12_000);
    expect(store.find('page')).toBeDefined();
    expect(store.find('made up 0')).toBeUndefined();
    expect(store.find('made up 2199')).toBeDefined();
  });

  it('lets what came twice push out what was not asked for longest', () => {
    const store = new AnswerStore<string>(MIB);
    for (let n = 0; n < 200; n++) {
      put(store, `key ${n}`, `${n} ${'x'.repeat(10_000)}`);
      store.ask(`key ${n}`);
      store.ask('key 0');
    }
    expect([store.find('key 0'), store.find('key 1'), store.find('key 199')].map(Boolean)).toEqual([true, false, true]);
  });

  it('holds equal bodies once, and until the last key to them is gone', () => {
    const store = new AnswerStore<string>(MIB);
    const text = 'x'.repeat(50_000);
    for (const key of ['a', 'b', 'c']) {
      put(store, key, text);
      store.ask(key);
    }
    expect(store.bytes).toBeLessThan(52_000);
    expect(store.find('a')?.content).toBe(store.find('c')?.content);
    for (const key of ['a', 'b']) store.remove(key);
    expect(store.find('c')?.content.body).toBe(text);
    expect(store.bytes).toBeGreaterThan(50_000);
    store.remove('c');
    expect([store.bytes, store.keys]).toEqual([0, []]);
  });

  it('counts a key once, however often it is set and with whatever it was set before', () => {
    const store = new AnswerStore<string>(MIB);
    for (let n = 0; n < 100; n++) {
      put(store, 'a', 'x'.repeat(n % 3 ? 1000 : 2000));
      if (n === 50) store.ask('a');
    }
    store.removeWhere(() => true);
    expect(store.bytes).toBe(0);
    put(store, 'a', 'x');
    put(store, 'a', 'x');
    expect(store.keys).toEqual(['a']);
    store.remove('a');
    expect(store.bytes).toBe(0);
  });

  it('takes what came twice for no newcomer when it is made anew', () => {
    const store = new AnswerStore<string>(MIB);
    put(store, 'page', 'y'.repeat(10_000));
    store.ask('page');
    put(store, 'page', 'z'.repeat(10_000));
    for (let n = 0; n < 200; n++) put(store, `made up ${n}`, `${n} ${'x'.repeat(10_000)}`);
    expect(store.find('page')).toBeDefined();
  });

  it('goes through all that it holds, and tells newcomers from the others', () => {
    const store = new AnswerStore<string>(MIB);
    put(store, 'page', 'known');
    store.ask('page');
    put(store, 'made up', 'new');
    expect([...store].map(({ content }) => content.body)).toEqual(['known', 'new']);
    store.removeWhere((_, isNewcomer) => isNewcomer);
    expect(store.keys).toEqual(['page']);
  });

  it('keeps nothing that would take a sixteenth of the room', () => {
    const store = new AnswerStore<string>(MIB);
    put(store, 'large', 'x'.repeat(MIB / 16));
    expect([store.bytes, store.find('large')]).toEqual([0, undefined]);
    put(store, 'long'.repeat(20_000), 'x');
    expect(store.bytes).toBe(0);
  });
});
