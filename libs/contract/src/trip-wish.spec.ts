import { describe, expect, it } from '@jest/globals';
import { wishCases } from './testing/wish-cases.ts';
import { tripWishFaults } from './trip-wish.ts';

const TODAY = '2027-03-31';

describe('a wish for a trip', () => {
  it.each(wishCases(TODAY))('is held to one rule by builder and API: $name', ({ wished, fault }) => {
    const found = tripWishFaults(wished, TODAY).map(({ field, code }) => ({ field, code }));
    expect(found).toEqual(fault ? [fault] : []);
  });

  it('says of each thing that is missing which it is', () => {
    const found = tripWishFaults({ builder: { when: 'dates', contact_by: 'phone' } }, TODAY);
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'date_from required',
      'date_to required',
      'travellers required',
      'phone required',
    ]);
  });
});
