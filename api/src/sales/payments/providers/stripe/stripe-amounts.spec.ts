import { describe, expect, it } from '@jest/globals';
import { hundredths, stripeAmount } from './stripe-amounts.js';

describe('amounts as Stripe writes them', () => {
  it.each([
    ['usd', 200_000, 200_000],
    ['jpy', 5000, 500_000],
    ['kwd', 5120, 512],
  ])('of %s', (currency, written, hundredth) => {
    expect(hundredths(written, currency)).toBe(hundredth);
    expect(stripeAmount(hundredth, currency.toUpperCase())).toBe(written);
  });
});
