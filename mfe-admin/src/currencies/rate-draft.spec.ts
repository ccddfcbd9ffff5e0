import { describe, expect, it } from '@jest/globals';
import { isFar, moved, rateOf } from './rate-draft';

describe('a typed rate', () => {
  it('is taken with a comma, a point and spaces', () => {
    expect(rateOf('0,8731')).toBe('0.8731');
    expect(rateOf(' 1 095.5 ')).toBe('1095.5');
    expect(rateOf('7')).toBe('7');
  });

  it('is none where it says nothing, too much, or is not above zero', () => {
    for (const text of ['', '0', '0.0', '-1', '1.2345678', '1,2,3', 'abc', '123456789'])
      expect(rateOf(text)).toBeNull();
  });

  it('is far from the one before when it moved by more than a tenth, up or down', () => {
    expect(moved('0.935', 0.85)).toBeCloseTo(0.1);
    expect(isFar('0.93', 0.85)).toBe(false);
    expect(isFar('0.94', 0.85)).toBe(true);
    expect(isFar('0.76', 0.85)).toBe(true);
    expect(isFar('8.5', 0.85)).toBe(true);
  });
});
