import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Occupancy, type Offer, unitsOf } from './price.ts';

const ROOM: Occupancy = { unit: 'room', adults: 2, children: 0, child_age_max: null };
const VILLA: Occupancy = { unit: 'villa', adults: 2, children: 2, child_age_max: 11 };
const rooms = (occupancy: Occupancy): Offer => ({ pricing_type: 'per_room', occupancy });
const PER_PERSON: Offer = { pricing_type: 'per_person', occupancy: null };
const PER_GROUP: Offer = { pricing_type: 'per_group', occupancy: null };

const age = fc.option(fc.integer({ min: 0, max: 17 }), { nil: null });
const party = fc.record({ adults: fc.integer({ min: 1, max: 20 }), children_ages: fc.array(age, { maxLength: 10 }) });
const occupancy = fc.record({
  unit: fc.constantFrom('room' as const, 'villa' as const),
  adults: fc.integer({ min: 1, max: 8 }),
  children: fc.integer({ min: 0, max: 6 }),
  child_age_max: fc.option(fc.integer({ min: 1, max: 17 }), { nil: null }),
});

describe('how often a price counts', () => {
  it.each([
    [2, [8, 5], 1],
    [2, [], 1],
    [1, [3, 6, 9], 1],
    [1, [3, 6, 9, 10], 2],
    [3, [8], 2],
    [2, [11, 11], 1],
    [2, [12, 11], 2],
    [2, [null, null], 1],
    [4, [2, 3, 4, 5], 2],
  ])('is, for %d adults and children of %j, %d villas for two and two under 12', (adults, children_ages, units) => {
    expect(unitsOf(rooms(VILLA), { adults, children_ages })).toBe(units);
  });

  it.each([
    [1, [], 1],
    [2, [], 1],
    [1, [12], 1],
    [2, [12], 2],
    [5, [], 3],
  ])('is, for %d adults and children of %j, %d rooms for two', (adults, children_ages, units) => {
    expect(unitsOf(rooms(ROOM), { adults, children_ages })).toBe(units);
  });

  it('is the number of travellers, or one for a group', () => {
    fc.assert(
      fc.property(party, (who) => {
        expect(unitsOf(PER_PERSON, who)).toBe(who.adults + who.children_ages.length);
        expect(unitsOf(PER_GROUP, who)).toBe(1);
      }),
    );
  });

  it('gives everybody a place and leaves no room that is not needed', () => {
    fc.assert(
      fc.property(occupancy, party, (room, who) => {
        const oldest = room.child_age_max ?? 17;
        const grown = who.adults + who.children_ages.filter((years) => (years ?? 0) > oldest).length;
        const all = who.adults + who.children_ages.length;
        const fits = (units: number) => grown <= units * room.adults && all <= units * (room.adults + room.children);
        const units = unitsOf(rooms(room), who);
        expect([fits(units), fits(units - 1)]).toEqual([true, false]);
      }),
    );
  });
});
