import { expect, it } from '@jest/globals';
import { converted } from './converted.tsx';

it('adds up to the converted sum, where each amount by itself would not', () => {
  // 10.03 × 0.85 = 8.5255: three of them by themselves would be 25.59 of 25.58.
  const parts = converted(['10.03', '10.03', '10.03'], 0.85, 2);
  expect(parts).toEqual([8.53, 8.52, 8.53]);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(25.58, 5);
});

it('keeps to the smallest unit of the currency, and a reduction below zero', () => {
  expect(converted(['100.00', '-10.00'], 151.37, 0)).toEqual([15_137, -1514]);
});
