import { describe, expect, it } from '@jest/globals';
import { displayMinor } from './money.js';

describe('an amount in another currency', () => {
  it.each([
    [199900, '0.8575', 171414],
    [537000, '0.857500', 460478],
    [100, '0.005', 1],
    [100, '0.0049', 0],
    [100, '110', 11000],
    // Beyond what a double holds of the product.
    [99_999_999_999, '1.234567', 123456699999],
  ])('of %i cents at %s is %i, half cents up', (minor, rate, shown) => {
    expect(displayMinor(minor, rate)).toBe(shown);
  });
});
