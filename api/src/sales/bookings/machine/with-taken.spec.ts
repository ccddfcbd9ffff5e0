import { describe, expect, it } from '@jest/globals';
import { withTaken } from './stay-stock.queries.js';

const nights = (dates: string[], qty = 1, room = 'water') => dates.map((date) => ({ resort: 5, room, date, qty }));

describe('what a booking takes that has taken something', () => {
  it('is what the trip takes now, where it has nothing yet', () => {
    expect(withTaken(nights(['2027-01-02']), [])).toEqual(nights(['2027-01-02']));
  });

  it('is what it has, where the trip is made of fewer nights or other rooms by now', () => {
    const taken = nights(['2027-01-02', '2027-01-03']);
    expect(withTaken(nights(['2027-01-02']), taken)).toEqual(taken);
    expect(withTaken(nights(['2027-01-02', '2027-01-03'], 1, 'beach'), taken)).toEqual(taken);
    expect(withTaken([], [{ departure: 7, qty: 2 }])).toEqual([{ departure: 7, qty: 2 }]);
  });

  it('is that and the nights of the same trip that are counted only since then, as many rooms as it has', () => {
    const wanted = nights(['2027-01-02', '2027-01-03']);
    expect(withTaken(wanted, nights(['2027-01-03'], 2))).toEqual([
      ...nights(['2027-01-02']),
      ...nights(['2027-01-03'], 2),
    ]);
  });
});
