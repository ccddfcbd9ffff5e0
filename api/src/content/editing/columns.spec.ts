import { describe, expect, it } from '@jest/globals';
import { camelled, given } from './columns.js';

describe('columns by name', () => {
  it('are spelt as a row spells them, whatever they hold', () => {
    expect(
      camelled({ best_months: [1, 2], cta_url: null, position: 3, earliest_international_departure: '09:00' }),
    ).toEqual({ bestMonths: [1, 2], ctaUrl: null, position: 3, earliestInternationalDeparture: '09:00' });
  });

  it('are never made out of nothing where something was to be given', () => {
    expect(given(0)).toBe(0);
    expect(given('')).toBe('');
    expect(() => given<string>(null)).toThrow(TypeError);
  });
});
