import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookingTotal, unitsOf } from './booking-total';

const price = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([dollars, cents]) => ({
    text: `${dollars}.${String(cents).padStart(2, '0')}`,
    cents: BigInt(dollars * 100 + cents),
  }));
const travellers = fc.integer({ min: 1, max: 30 });
const asCents = (amount: string) => BigInt(amount.replace('.', ''));

describe('total of a booking', () => {
  it.each([
    ['1299.00', 'per_person', 3, '3897.00'],
    ['115.50', 'per_person', 7, '808.50'],
    ['7980.00', 'per_room', 1, '7980.00'],
    ['7980.00', 'per_room', 2, '7980.00'],
    ['7980.00', 'per_room', 3, '15960.00'],
    ['26900.00', 'per_group', 8, '26900.00'],
    ['0.05', 'per_person', 3, '0.15'],
    ['999', 'per_person', 2, '1998.00'],
  ] as const)('%s %s for %d is %s', (amount, pricing, count, total) => {
    expect(bookingTotal(amount, pricing, count).total).toBe(total);
  });

  it('is the price times the travellers, to the cent', () => {
    fc.assert(
      fc.property(price, travellers, ({ text, cents }, count) => {
        expect(asCents(bookingTotal(text, 'per_person', count).total)).toBe(cents * BigInt(count));
      }),
    );
  });

  it('is the price once for a group of any size', () => {
    fc.assert(
      fc.property(price, travellers, ({ text }, count) => {
        expect(bookingTotal(text, 'per_group', count)).toEqual({ units: 1, total: text });
      }),
    );
  });

  it('counts rooms so that everybody has a bed and no room stays empty', () => {
    fc.assert(
      fc.property(price, travellers, ({ text, cents }, count) => {
        const { units, total } = bookingTotal(text, 'per_room', count);
        expect(units * 2).toBeGreaterThanOrEqual(count);
        expect((units - 1) * 2).toBeLessThan(count);
        expect(asCents(total)).toBe(cents * BigInt(units));
      }),
    );
  });

  it('never falls when another traveller comes', () => {
    fc.assert(
      fc.property(travellers, fc.constantFrom('per_person', 'per_group', 'per_room'), (count, pricing) => {
        expect(unitsOf(pricing, count + 1)).toBeGreaterThanOrEqual(unitsOf(pricing, count));
      }),
    );
  });
});
