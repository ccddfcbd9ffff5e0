import { describe, expect, it } from '@jest/globals';
import { type OtherTransfer, type Overnight, transferAlternatives, transferFare } from './transfer-alternatives.js';
import { type Journey, type TransferTimes, checkTransfer } from './transfer-check.js';

const BOAT: TransferTimes = {
  code: 'boat',
  duration_minutes: 40,
  daylight_only: false,
  first_departure: '06:00',
  last_departure: '23:00',
  latest_arrival_for_same_day: null,
  earliest_international_departure: null,
  pickup_before_flight_hours: 3,
  wait_minutes_typical: 30,
  operates_weekdays: [],
  flight_details_due_days: null,
};
const SEAPLANE: TransferTimes = {
  ...BOAT,
  code: 'seaplane',
  daylight_only: true,
  latest_arrival_for_same_day: '15:30',
  earliest_international_departure: '09:00',
};
const FARES = { adult: 40_000, child: 25_000, infant: 4_000, shared: true };
const FLIGHT: OtherTransfer = { ...BOAT, code: 'flight', last_departure: '19:30', fares: FARES };
const PRIVATE: OtherTransfer = {
  ...BOAT,
  code: 'private',
  fares: { adult: 62_000, child: null, infant: null, shared: false },
};
const ON_REQUEST: OtherTransfer = { ...BOAT, code: 'yacht', fares: null };
const TOO_EARLY: OtherTransfer = { ...BOAT, code: 'noon', last_departure: '12:00', fares: FARES };
const ROOM = { code: 'harbour-hotel', before: 24_000, after: 26_000 };
const NEAR = { code: 'near-island', amount: 300_000, transfer: BOAT };
const FAR = { code: 'far-island', amount: 200_000, transfer: SEAPLANE };

const FAMILY = { adults: 2, children_ages: [5, 1] };
const LATE: Journey = { check_in: '2027-02-03', check_out: '2027-02-10', lands_at: '2027-02-03T17:05', flies_at: null };

const alternatives = (journey: Journey, overnight: Overnight | null = ROOM) =>
  transferAlternatives(checkTransfer(SEAPLANE, journey), journey, FAMILY, {
    transfers: [ON_REQUEST, FLIGHT, TOO_EARLY, PRIVATE],
    overnight,
    islands: [FAR, NEAR],
  });

describe('who lands too late', () => {
  it('is offered other ways, a night near the airport and an island that is reached, each with its price', () => {
    const stay = { check_in: '2027-02-03', check_out: '2027-02-10' };
    expect(alternatives(LATE)).toEqual([
      { kind: 'transfer', code: 'private', amount: 62_000, ...stay },
      { kind: 'transfer', code: 'flight', amount: 109_000, ...stay },
      { kind: 'transfer', code: 'yacht', amount: null, ...stay },
      {
        kind: 'overnight_before',
        code: 'harbour-hotel',
        amount: 24_000,
        check_in: '2027-02-04',
        check_out: '2027-02-11',
      },
      { kind: 'island', code: 'near-island', amount: 300_000, ...stay },
    ]);
  });

  it('is offered no night where the stay cannot begin a day later', () => {
    const kinds = alternatives(LATE, { ...ROOM, before: null }).map(({ kind }) => kind);
    expect(kinds).toEqual(['transfer', 'transfer', 'transfer', 'island']);
  });

  it('is offered nothing when all fits', () => {
    expect(alternatives({ ...LATE, lands_at: '2027-02-03T13:00' })).toEqual([]);
  });
});

it('who flies too early leaves the island a day before', () => {
  const journey = { ...LATE, lands_at: null, flies_at: '2027-02-10T07:30' };
  expect(alternatives(journey)).toContainEqual({
    kind: 'overnight_after',
    code: 'harbour-hotel',
    amount: 26_000,
    check_in: '2027-02-02',
    check_out: '2027-02-09',
  });
});

describe('a fare', () => {
  it('goes by age: infants under two, children under twelve', () => {
    const of = (...children_ages: (number | null)[]) => transferFare(FARES, { adults: 1, children_ages });
    expect([of(1), of(2), of(11), of(12), of(null)]).toEqual([44_000, 65_000, 65_000, 80_000, 65_000]);
  });

  it('without fares of their own is as for adults with children, and nothing for infants', () => {
    expect(transferFare({ ...FARES, child: null, infant: null }, FAMILY)).toBe(120_000);
    expect(transferFare({ ...FARES, infant: null }, FAMILY)).toBe(105_000);
  });

  it('of a private transfer is for all together', () => {
    expect(transferFare({ ...FARES, shared: false }, FAMILY)).toBe(40_000);
  });
});
