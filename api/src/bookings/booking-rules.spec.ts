import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { totalMinor } from './booking-status.js';
import { isReference, newReference, normalizeReference } from './reference.js';
import { whatsappNumber } from './whatsapp.js';

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

describe('the total', () => {
  it('counts travellers, groups or rooms', () => {
    expect(totalMinor(100, 'per_person', 3)).toBe(300);
    expect(totalMinor(100, 'per_group', 3)).toBe(100);
    expect([1, 2, 3, 4, 5].map((travellers) => totalMinor(100, 'per_room', travellers))).toEqual([
      100, 100, 200, 200, 300,
    ]);
  });
});

describe('the WhatsApp number', () => {
  it('passes the rule or is the default one', () => {
    expect(whatsappNumber('+960 777-1234')).toBe('9607771234');
    expect(whatsappNumber('+44 20 7946 0958')).toBe('442079460958');
    for (const wrong of [null, '', '777', '1234567890123456', 'call us'])
      expect(whatsappNumber(wrong)).toBe('9600000000');
  });
});
