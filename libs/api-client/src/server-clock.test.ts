import { describe, expect, it } from '@jest/globals';
import { noteServerTime, serverNow } from './server-clock.ts';

const MINUTE = 60_000;

/** An answer of a server whose clock is `ahead` of this browser's. */
const answered = (ahead: number, cacheControl = 'private, no-store') => {
  const now = Date.now();
  noteServerTime(new Headers({ date: new Date(now + ahead).toUTCString(), 'cache-control': cacheControl }), now);
};
const ahead = () => serverNow() - Date.now();

describe('the time of the server', () => {
  it('is this browser’s until an answer says otherwise', () => {
    expect(Math.abs(ahead())).toBeLessThan(50);
  });

  it.each([10 * MINUTE, -10 * MINUTE])('follows the server where this browser is wrong by %i ms', (wrong) => {
    answered(wrong);
    expect(Math.abs(ahead() - wrong)).toBeLessThan(1_100);
  });

  it('stays steady from answer to answer', () => {
    answered(10 * MINUTE);
    const known = ahead();
    answered(10 * MINUTE + 900);
    expect(Math.abs(ahead() - known)).toBeLessThan(50);
  });

  it('believes no answer that a cache may have kept, and none without a date', () => {
    answered(0);
    answered(-30 * MINUTE, 'public, max-age=300');
    noteServerTime(new Headers({ 'cache-control': 'no-store' }), Date.now());
    noteServerTime(undefined, Date.now());
    expect(Math.abs(ahead())).toBeLessThan(50);
  });

  it('is this browser’s again once both agree', () => {
    answered(10 * MINUTE);
    answered(-900);
    expect(Math.abs(ahead())).toBeLessThan(50);
  });
});
