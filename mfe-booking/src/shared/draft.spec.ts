import { describe, expect, it } from '@jest/globals';
import { VALUES } from '../test/fixtures';
import { readValues } from './booking-values';

describe('a stored draft', () => {
  it.each([[[]], [[0]], [[17, null]], [Array.from({ length: 10 }, () => 5)]])('is read with children of %j', (ages) => {
    expect(readValues({ ...VALUES, childrenAges: ages })).toEqual({ ...VALUES, childrenAges: ages });
  });

  it.each([[[-1]], [[18]], [[7.5]], [['7']], [[{}]], ['7'], [null], [Array.from({ length: 11 }, () => 5)]])(
    'is none with children of %j',
    (ages) => {
      expect(readValues({ ...VALUES, childrenAges: ages })).toBeNull();
    },
  );

  it.each([0, 21, 1.5, '2', null])('is none with %j adults', (adults) => {
    expect(readValues({ ...VALUES, adults })).toBeNull();
  });
});
