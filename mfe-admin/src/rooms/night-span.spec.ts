import { describe, expect, it } from '@jest/globals';
import { changeGroups } from './change-groups';
import { cellAfter, edgesOf, isWithin } from './night-span';

describe('a span of nights', () => {
  it('is the same whichever way it was drawn', () => {
    const span = { anchor: { room: 2, day: 9 }, end: { room: 1, day: 4 } };
    expect(edgesOf(span)).toEqual({ rooms: [1, 2], days: [4, 9] });
    expect([
      isWithin(span, { room: 1, day: 9 }),
      isWithin(span, { room: 0, day: 5 }),
      isWithin(span, { room: 2, day: 10 }),
    ]).toEqual([true, false, false]);
  });

  it('does not leave the month by arrows', () => {
    const size = { room: 2, day: 28 };
    expect(cellAfter('ArrowLeft', { room: 0, day: 0 }, size)).toEqual({ room: 0, day: 0 });
    expect(cellAfter('ArrowDown', { room: 1, day: 3 }, size)).toEqual({ room: 1, day: 3 });
    expect(cellAfter('ArrowRight', { room: 1, day: 27 }, size)).toEqual({ room: 1, day: 27 });
    expect(cellAfter('End', { room: 1, day: 3 }, size)).toEqual({ room: 1, day: 27 });
    expect(cellAfter('a', { room: 1, day: 3 }, size)).toBeNull();
  });

  it('is told as one where nights follow one another and change alike', () => {
    const terms = (rooms: number) => ({ rooms, stop_sell: false, min_nights: 1 });
    const night = (date: string, rooms: number) => ({
      room_code: 'water',
      date,
      before: terms(rooms),
      after: terms(2),
    });
    const nights = [night('2027-01-31', 6), night('2027-02-01', 6), night('2027-02-02', 5), night('2027-02-04', 5)];
    expect(changeGroups(nights).map(({ from, to }) => [from, to])).toEqual([
      ['2027-01-31', '2027-02-01'],
      ['2027-02-02', '2027-02-02'],
      ['2027-02-04', '2027-02-04'],
    ]);
  });
});
