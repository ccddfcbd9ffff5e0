import { describe, expect, it } from '@jest/globals';
import { amountIn } from './amount';

describe('an amount', () => {
  it('is read as people type it', () => {
    expect(['1000', ' 12,5 ', '0.01', '9999999.99'].map(amountIn)).toEqual(['1000.00', '12.50', '0.01', '9999999.99']);
  });

  it('is nothing else', () => {
    for (const text of ['', '0', '-5', '1.234', '1e3', '12345678', 'ten', '1 000'])
      expect([text, amountIn(text)]).toEqual([text, null]);
  });
});
