import { describe, expect, it } from '@jest/globals';
import { SHARE, Turns } from './turns.js';

/** Takes all who wait; what is done for one takes so many milliseconds, by remote. */
function takeAll(turns: Turns<string>, takes: Record<string, number> = {}): string[] {
  const taken: string[] = [];
  for (let next = turns.take(); next; next = turns.take()) {
    taken.push(next);
    const of = next.slice(0, 1);
    turns.took(of, takes[of] ?? 10);
  }
  return taken;
}
const waitingFor = (...all: string[]) => {
  const turns = new Turns<string>();
  for (const one of all) turns.add(one.slice(0, 1), one);
  return turns;
};

describe('who waits', () => {
  it('is taken of each remote in turn, and of one remote in the order in which they came', () => {
    expect(takeAll(waitingFor('a1', 'a2', 'a3', 'b1', 'b2', 'c1'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('waits for one that takes long of another remote, and then not before as much was done for its own', () => {
    const turns = waitingFor('a1', 'a2', 'b1', 'b2', 'b3', 'b4');
    expect(takeAll(turns, { a: 30, b: 10 })).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'b4']);
  });

  it('has no turns for the time in which nobody of its remote waited', () => {
    const turns = waitingFor('a1', 'a2', 'a3');
    takeAll(turns);
    for (const one of ['b1', 'b2', 'b3', 'a4', 'a5']) turns.add(one.slice(0, 1), one);
    expect(takeAll(turns)).toEqual(['b1', 'a4', 'b2', 'a5', 'b3']);
  });

  it('keeps what was spent on its remote, however often nobody else of it waits', () => {
    const turns = waitingFor('a1', 'b1', 'b2', 'b3');
    expect(turns.take()).toBe('a1');
    turns.took('a', 30);
    turns.add('a', 'a2');
    expect(takeAll(turns)).toEqual(['b1', 'b2', 'b3', 'a2']);
  });

  it('takes nobody’s turn when it stops waiting', () => {
    const turns = waitingFor('a1', 'a2', 'b1');
    turns.remove('a', 'a1');
    turns.remove('c', 'c1');
    expect(turns.all).toEqual(['a2', 'b1']);
    expect(takeAll(turns)).toEqual(['a2', 'b1']);
    expect(turns.take()).toBeUndefined();
  });

  it('is one of so many of its remote, whoever else waits', () => {
    const turns = new Turns<number>();
    for (let n = 0; n < SHARE; n += 1) expect(turns.add('a', n)).toBe(true);
    expect(turns.add('a', SHARE)).toBe(false);
    expect(turns.add('b', SHARE)).toBe(true);
    turns.take();
    expect(turns.add('a', SHARE)).toBe(true);
  });
});
