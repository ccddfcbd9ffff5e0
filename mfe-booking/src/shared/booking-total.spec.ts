import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Offer } from '@atoll/contract/price';
import { bookingTotal } from './booking-total';

const VILLA = { unit: 'villa', adults: 2, children: 2, child_age_max: 11 } as const;
const PER_PERSON: Offer = { pricing_type: 'per_person', occupancy: null };
const price = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([dollars, cents]) => ({
    text: `${dollars}.${String(cents).padStart(2, '0')}`,
    cents: BigInt(dollars * 100 + cents),
  }));
const asCents = (amount: string) => BigInt(amount.replace('.', ''));

describe('total of a booking', () => {
  it.each([
    ['1299.00', PER_PERSON, 3, [], '3897.00'],
    ['115.50', PER_PERSON, 6, [4], '808.50'],
    ['7980.00', { pricing_type: 'per_room', occupancy: VILLA }, 2, [8, 5], '7980.00'],
    ['7980.00', { pricing_type: 'per_room', occupancy: VILLA }, 3, [8], '15960.00'],
    ['26900.00', { pricing_type: 'per_group', occupancy: null }, 8, [], '26900.00'],
    ['0.05', PER_PERSON, 3, [], '0.15'],
    ['999', PER_PERSON, 2, [], '1998.00'],
  ] as [string, Offer, number, number[], string][])(
    '%s, %j, for %d adults and children of %j is %s',
    (amount, offer, adults, children_ages, total) => {
      expect(bookingTotal({ ...offer, price: amount }, { adults, children_ages }).total).toBe(total);
    },
  );

  it('is for two what their card says, though the share of each is rounded', () => {
    const offer = { ...PER_PERSON, price: '3886.90', total_for_two: '7773.79' };
    expect(bookingTotal(offer, { adults: 2, children_ages: [] }).total).toBe('7773.79');
    expect(bookingTotal(offer, { adults: 3, children_ages: [] }).total).toBe('11660.70');
    expect(bookingTotal(offer, { adults: 2, children_ages: [8] }).total).toBe('11660.70');
  });

  it('is the price times what it counts for, to the cent', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 30 }), ({ text, cents }, adults) => {
        const { units, total } = bookingTotal({ ...PER_PERSON, price: text }, { adults, children_ages: [] });
        expect([units, asCents(total)]).toEqual([adults, cents * BigInt(adults)]);
      }),
    );
  });
});
