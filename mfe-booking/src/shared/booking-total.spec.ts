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

  it('counts a child at its share, a child of an age that is not known at the oldest one’s, and an older one as an adult', () => {
    const child_bands = [
      { age_max: 1, share_percent: 0 },
      { age_max: 11, share_percent: 50 },
    ];
    const offer = { ...PER_PERSON, price: '3886.91', total_for_two: '7773.81', child_bands };
    const total = (adults: number, children_ages: (number | null)[]) =>
      bookingTotal(offer, { adults, children_ages }).total;
    expect(total(2, [8])).toBe('9717.27');
    expect(total(2, [1, null])).toBe('9717.27');
    expect(total(1, [11])).toBe('5830.37');
    expect(total(2, [12])).toBe('11660.73');
    const group = { pricing_type: 'per_group', occupancy: null } as const;
    expect(bookingTotal({ ...offer, ...group, total_for_two: null }, { adults: 2, children_ages: [8] }).total).toBe(
      '3886.91',
    );
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
