import { describe, expect, it } from '@jest/globals';
import { TRANSFERS, transfer } from './fixtures';
import { placesOf, waysOf } from './ways';

describe('the ways to an island', () => {
  it('are summed up from their transfers, in the order in which they are explained', () => {
    expect(waysOf(TRANSFERS)).toEqual([
      {
        ...{ mode: 'seaplane', count: 2, minutes: [35, 40], hours: ['06:00', '16:00'] },
        ...{ price: [460, 580], baggageKg: [20, 20] },
      },
      // What a whole boat costs says nothing of what one person pays.
      {
        ...{ mode: 'speedboat', count: 2, minutes: [25, 35], hours: ['07:00', '22:00'] },
        ...{ price: [50, 50], baggageKg: [25, 25] },
      },
      {
        ...{ mode: 'ferry', count: 1, minutes: [90, 90], hours: ['15:00', '15:00'] },
        ...{ price: [6, 6], baggageKg: null },
      },
    ]);
  });

  it('say nothing where no transfer knows', () => {
    const car = transfer({
      ...{ slug: 'car', mode: 'road', first_departure: null, last_departure: null },
      ...{ price_adult_return: null, baggage_kg: null },
    });
    expect(waysOf([car])).toMatchObject([{ mode: 'road', hours: null, price: null, baggageKg: null }]);
    expect(waysOf([])).toEqual([]);
  });

  it('lead to each place once', () => {
    const nowhere = transfer({ slug: 'nowhere', to_destination: null });
    expect(placesOf([...TRANSFERS, nowhere]).map(({ slug }) => slug)).toEqual([
      'north-male-atoll',
      'maafushi',
      'baa-atoll',
    ]);
  });
});
