import { expect, it } from '@jest/globals';
import { converted } from './converted';

it('adds up to the converted sum, where each amount by itself would not', () => {
  // 33.33 × 0.85 = 28.3305; three of them by themselves would be 84.99 of 85.
  const parts = converted(['33.33', '33.33', '33.34'], 0.85, 2);
  expect(parts).toEqual([28.33, 28.33, 28.34]);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(85, 5);
});

it('keeps to the smallest unit of the currency, and a reduction below zero', () => {
  expect(converted(['100.00', '-10.00'], 151.37, 0)).toEqual([15_137, -1514]);
});
