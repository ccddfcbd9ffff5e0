import { beforeEach, describe, expect, it } from '@jest/globals';
import { DrawingFailures } from './drawing-failures.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23) + seconds * 1000);
let failures: DrawingFailures;
const fail = (name: string, times: number, seconds = 0) => {
  for (let n = 0; n < times; n += 1) failures.add(name, at(seconds));
};

beforeEach(() => {
  failures = new DrawingFailures();
});

describe('what failed lately', () => {
  it('is out after three times in a row for a minute, and after each one more', () => {
    fail('a', 2);
    expect(failures.isOut('a', at(0))).toBe(false);
    fail('a', 1);
    expect([failures.isOut('a', at(59)), failures.isOut('a', at(60))]).toEqual([true, false]);
    fail('a', 1, 60);
    expect([failures.isOut('a', at(119)), failures.isOut('a', at(120))]).toEqual([true, false]);
    expect(failures.isOut('b', at(0))).toBe(false);
  });

  it('is forgotten when it succeeds, and when something else is served', () => {
    fail('a', 3);
    fail('b', 3);
    failures.forget('a');
    expect([failures.isOut('a', at(0)), failures.isOut('b', at(0))]).toEqual([false, true]);
    failures.clear();
    expect(failures.isOut('b', at(0))).toBe(false);
  });

  it('is remembered for the last 500 that failed, however many there are', () => {
    for (let n = 0; n < 500; n += 1) fail(`page ${n}`, 3);
    expect(failures.isOut('page 0', at(0))).toBe(true);
    // The one that failed first has failed again, and is the last one now.
    fail('page 0', 1);
    fail('another', 3);
    const known = ['page 0', 'page 1', 'page 2', 'another'];
    expect(known.map((name) => failures.isOut(name, at(0)))).toEqual([true, false, true, true]);
  });
});
