import { describe, expect, it } from '@jest/globals';
import { WatchedSets } from './watched-sets.js';

const make = () => ({});

describe('sets of texts that are watched', () => {
  it('are bounded for each address, which still follows what it follows', () => {
    const sets = new WatchedSets({ inAll: 10, perAddress: 2 });
    sets.use('home', 'a', make);
    expect(sets.isFullFor('a', ['home', 'about'])).toBe(false);
    expect(sets.isFullFor('a', ['about', 'about'])).toBe(false);
    expect(sets.isFullFor('a', ['about', 'blog'])).toBe(true);
    sets.use('about', 'a', make);
    expect(sets.isFullFor('a', ['blog'])).toBe(true);
    expect(sets.isFullFor('a', ['home', 'about'])).toBe(false);
    expect(sets.isFullFor('b', ['blog', 'faq'])).toBe(false);
  });

  it('are bounded in all, and those that are watched have room for everybody', () => {
    const sets = new WatchedSets({ inAll: 2, perAddress: 2 });
    sets.use('home', 'a', make);
    expect([sets.isFull(['home', 'about']), sets.isFull(['about', 'blog'])]).toEqual([false, true]);
    sets.use('about', 'a', make);
    expect([sets.isFull(['home', 'about']), sets.isFull(['home', 'blog'])]).toEqual([false, true]);
  });

  it('are each one, and forgotten when the last who follows leaves', () => {
    const sets = new WatchedSets({ inAll: 2, perAddress: 2 });
    const home = sets.use('home', 'a', make);
    expect([sets.use('home', 'a', make), sets.use('home', 'b', make)].every((one) => one === home)).toBe(true);
    expect([...sets.all()]).toEqual([home]);
    sets.leave('home', 'a');
    expect(sets.isFullFor('a', ['about', 'blog'])).toBe(true);
    sets.leave('home', 'a');
    expect(sets.isFullFor('a', ['about', 'blog'])).toBe(false);
    expect(sets.size).toBe(1);
    sets.leave('home', 'b');
    sets.leave('home', 'b');
    expect(sets.size).toBe(0);
  });
});
