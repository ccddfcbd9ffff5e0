import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isReference, newReference, normalizeReference } from './reference.js';

describe('a reference', () => {
  it('is valid as made, however it is typed', () => {
    for (let i = 0; i < 500; i++) {
      const reference = newReference();
      expect(reference).toMatch(/^MV-[0-9A-HJKMNP-TV-Z]{6}$/);
      expect(isReference(normalizeReference(` ${reference.toLowerCase()} `))).toBe(true);
    }
  });

  it('shows every single mistyped character', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        (place, character) => {
          const reference = newReference();
          fc.pre(reference[place] !== character);
          expect(isReference(reference.slice(0, place) + character + reference.slice(place + 1))).toBe(false);
        },
      ),
    );
  });
});
