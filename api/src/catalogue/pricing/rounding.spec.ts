import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { divide, share } from './rounding.js';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('a share of an amount', () => {
  it.each([
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [5, 1_000, 10_000, 1],
    [4, 1_000, 10_000, 0],
    [-5, 1_000, 10_000, 0],
    [-15, 1_000, 10_000, -1],
    [-16, 1_000, 10_000, -2],
    [1_000_000_000, 9_999, 10_000, 999_900_000],
    // Products beyond what a double holds.
    [999_999_999, 999_999_999, 1_000_000_000, 999_999_998],
    [1_000_000_001, 3_650_000, 7_300_000, 500_000_001],
  ])('of %i cents, %i of %i, is %i', (amount, numerator, denominator, result) => {
    expect(share(amount, numerator, denominator)).toBe(result);
  });

  it('is the nearest whole cent, halves up', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: -1e8, max: 1e8 }),
        fc.integer({ min: 1, max: 1e9 }),
        (amount, part, whole) => {
          fc.pre(Math.abs((amount * part) / whole) < Number.MAX_SAFE_INTEGER);
          const twice = 2n * (BigInt(share(amount, part, whole)) * BigInt(whole) - BigInt(amount) * BigInt(part));
          expect(twice > -BigInt(whole) && twice <= BigInt(whole)).toBe(true);
        },
      ),
    );
  });
});

describe('an amount divided by weights', () => {
  it('gives to the next what rounding takes from one', () => {
    expect(divide(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(divide(100, [0, 0])).toEqual([100, 0]);
    expect(divide(100, [])).toEqual([]);
  });

  it('adds up, and no part is a cent away from its share', () => {
    fc.assert(
      fc.property(cents, fc.array(fc.nat(400), { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const parts = divide(amount, weights);
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        if (whole === 0) return;
        const off = parts.map(
          (part, index) => BigInt(part) * BigInt(whole) - BigInt(amount) * BigInt(weights[index] ?? 0),
        );
        expect(off.every((by) => by <= BigInt(whole) && by >= -BigInt(whole))).toBe(true);
      }),
    );
  });
});
