import { describe, expect, it } from '@jest/globals';
import { VALUES } from '../test/fixtures';
import { flightsOf } from './booking-body';

describe('flights of a booking', () => {
  const told = { ...VALUES, checkIn: '2027-02-14', landsAt: '13:05', fliesAt: '02:30' };

  it('are on the first and the last day', () => {
    expect(flightsOf(told, 7)).toEqual({
      arrival_flight_at: '2027-02-14T13:05',
      departure_flight_at: '2027-02-21T02:30',
    });
  });

  it('are none of a trip without a night, whatever other pages know of them', () => {
    expect(flightsOf(told, 0)).toEqual({});
  });
});
