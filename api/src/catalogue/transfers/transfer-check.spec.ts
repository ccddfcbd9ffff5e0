import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type TransferTimes, checkTransfer } from './transfer-check.js';

const ROUND_THE_CLOCK: TransferTimes = {
  code: 'road',
  duration_minutes: 15,
  daylight_only: false,
  first_departure: null,
  last_departure: null,
  latest_arrival_for_same_day: null,
  earliest_international_departure: null,
  pickup_before_flight_hours: null,
  wait_minutes_typical: null,
  operates_weekdays: [],
  flight_details_due_days: null,
};

const SEAPLANE: TransferTimes = {
  ...ROUND_THE_CLOCK,
  code: 'seaplane',
  duration_minutes: 35,
  daylight_only: true,
  first_departure: '06:30',
  last_departure: '16:00',
  latest_arrival_for_same_day: '15:30',
  earliest_international_departure: '09:00',
  pickup_before_flight_hours: 3,
  wait_minutes_typical: 60,
  flight_details_due_days: 7,
};

const SPEEDBOAT: TransferTimes = {
  ...ROUND_THE_CLOCK,
  code: 'speedboat',
  duration_minutes: 25,
  first_departure: '06:00',
  last_departure: '23:30',
  wait_minutes_typical: 30,
};

/** No boat on a Friday. */
const FERRY: TransferTimes = {
  ...ROUND_THE_CLOCK,
  code: 'ferry',
  duration_minutes: 90,
  operates_weekdays: [1, 2, 3, 4, 6, 7],
};

const landing = (transfer: TransferTimes, time: string, day = '2027-02-03') =>
  checkTransfer(transfer, {
    check_in: '2027-02-03',
    check_out: '2027-02-10',
    lands_at: `${day}T${time}`,
    flies_at: null,
  }).arrival;
const flight = (transfer: TransferTimes, time: string, day = '2027-02-10') =>
  checkTransfer(transfer, {
    check_in: '2027-02-03',
    check_out: '2027-02-10',
    lands_at: null,
    flies_at: `${day}T${time}`,
  }).departure;

describe('landing', () => {
  it('at 13:00 leaves time for the seaplane', () => {
    expect(landing(SEAPLANE, '13:00')).toEqual({
      feasible: true,
      code: null,
      limit: null,
      leaves_at: '2027-02-03T14:00',
    });
  });

  it('at 17:05 is too late for the seaplane, and says until when it is not', () => {
    expect(landing(SEAPLANE, '17:05')).toEqual({
      feasible: false,
      code: 'lands_too_late',
      limit: '15:30',
      leaves_at: null,
    });
    expect(landing(SEAPLANE, '15:30')?.feasible).toBe(true);
    expect(landing(SEAPLANE, '15:31')?.feasible).toBe(false);
  });

  it('reaches a boat an hour before the last one leaves, where nothing else is said', () => {
    expect(landing(SPEEDBOAT, '22:30')?.feasible).toBe(true);
    expect(landing(SPEEDBOAT, '22:31')).toMatchObject({ code: 'lands_too_late', limit: '22:30' });
  });

  it('in the afternoon is too late for whatever needs daylight and does not say until when', () => {
    const silent = { ...SEAPLANE, latest_arrival_for_same_day: null };
    expect(landing(silent, '15:30')?.feasible).toBe(true);
    expect(landing(silent, '15:31')).toMatchObject({ code: 'lands_too_late', limit: '15:30' });
  });

  it('in the night waits for the first departure, and says so from four hours on', () => {
    expect(landing(SEAPLANE, '02:30')).toMatchObject({ feasible: true, code: null, leaves_at: '2027-02-03T06:30' });
    expect(landing(SEAPLANE, '02:29')).toMatchObject({ feasible: true, code: 'long_wait' });
  });

  it('waits as long as the operator usually does, and never less than passport and baggage take', () => {
    expect(landing({ ...SEAPLANE, wait_minutes_typical: 120 }, '10:00')?.leaves_at).toBe('2027-02-03T12:00');
    expect(landing(SPEEDBOAT, '10:00')?.leaves_at).toBe('2027-02-03T11:00');
  });

  it('goes around the clock where the way does', () => {
    expect(landing(ROUND_THE_CLOCK, '23:50')).toMatchObject({ feasible: true, leaves_at: '2027-02-04T00:50' });
  });

  it('belongs to the day of arrival', () => {
    expect(landing(SEAPLANE, '10:00', '2027-02-04')).toMatchObject({ feasible: false, code: 'lands_after_check_in' });
    expect(landing(SEAPLANE, '23:00', '2027-02-02')).toMatchObject({ feasible: true, code: 'lands_day_before' });
  });

  it('on a Friday finds no ferry', () => {
    const friday = {
      check_in: '2027-02-05',
      check_out: '2027-02-12',
      lands_at: '2027-02-05T09:00',
      flies_at: '2027-02-12T20:00',
    };
    const { feasible, arrival, departure } = checkTransfer(FERRY, friday);
    expect([feasible, arrival?.code, departure?.code]).toEqual([false, 'no_service_on_day', 'no_service_on_day']);
    expect(landing(FERRY, '09:00')?.feasible).toBe(true);
    const sunday = { check_in: '2027-02-07', check_out: '2027-02-10', lands_at: '2027-02-07T09:00', flies_at: null };
    expect(checkTransfer(FERRY, sunday).feasible).toBe(true);
  });
});

describe('the flight home', () => {
  it('at 07:30 means leaving the evening before', () => {
    expect(flight(SEAPLANE, '07:30')).toEqual({
      feasible: false,
      code: 'leave_evening_before',
      limit: '09:00',
      leaves_at: null,
    });
    expect(flight(SEAPLANE, '09:00')?.feasible).toBe(true);
    expect(flight(SEAPLANE, '08:59')?.feasible).toBe(false);
  });

  it('is reached three hours after the first boat, or after the longer way', () => {
    expect(flight(SPEEDBOAT, '09:00')).toMatchObject({ feasible: true, leaves_at: '2027-02-10T06:00' });
    expect(flight(SPEEDBOAT, '08:59')).toMatchObject({ code: 'leave_evening_before', limit: '09:00' });
    expect(flight({ ...SPEEDBOAT, duration_minutes: 150 }, '10:30')).toMatchObject({
      feasible: true,
      leaves_at: '2027-02-10T06:00',
    });
    expect(flight({ ...SPEEDBOAT, duration_minutes: 150 }, '10:29')).toMatchObject({ limit: '10:30' });
  });

  it('in the morning is too early for whatever needs daylight and does not say from when', () => {
    const silent = { ...SEAPLANE, earliest_international_departure: null, first_departure: null };
    expect(flight(silent, '08:50')?.feasible).toBe(true);
    expect(flight(silent, '08:49')).toMatchObject({ code: 'leave_evening_before', limit: '08:50' });
  });

  it('at night is caught by the last departure of the day, with a wait that is told', () => {
    expect(flight(SEAPLANE, '23:00')).toMatchObject({ code: null, leaves_at: '2027-02-10T16:00' });
    expect(flight(SEAPLANE, '23:01')).toMatchObject({
      feasible: true,
      code: 'long_wait',
      leaves_at: '2027-02-10T16:00',
    });
    expect(flight(SPEEDBOAT, '02:15', '2027-02-11')).toMatchObject({ code: null, leaves_at: '2027-02-10T23:15' });
  });

  it('soon after midnight is left for the evening before, even where the way goes around the clock', () => {
    expect(flight(ROUND_THE_CLOCK, '03:00')).toMatchObject({ feasible: true, leaves_at: '2027-02-10T00:00' });
    expect(flight(ROUND_THE_CLOCK, '02:59')).toMatchObject({ code: 'leave_evening_before', limit: '03:00' });
  });

  it('knows no last departure where the way goes around the clock', () => {
    expect(flight(ROUND_THE_CLOCK, '08:00', '2027-02-12')).toMatchObject({ feasible: true, code: null });
  });

  it('cannot leave before the stay ends', () => {
    expect(flight(SEAPLANE, '22:00', '2027-02-09')).toMatchObject({ feasible: false, code: 'flies_before_check_out' });
  });
});

describe('the check', () => {
  it('is silent about flights that are not known, and says until when they are wanted', () => {
    const unknown = { check_in: '2027-02-03', check_out: '2027-02-10', lands_at: null, flies_at: null };
    expect(checkTransfer(SEAPLANE, unknown)).toEqual({
      feasible: true,
      arrival: null,
      departure: null,
      details_due: '2027-01-27',
    });
    expect(checkTransfer(ROUND_THE_CLOCK, unknown).details_due).toBeNull();
  });

  const clock = fc
    .integer({ min: 0, max: 1439 })
    .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  const transfers = fc.record({
    code: fc.constant('any'),
    duration_minutes: fc.integer({ min: 5, max: 300 }),
    daylight_only: fc.boolean(),
    first_departure: fc.option(clock),
    last_departure: fc.option(clock),
    latest_arrival_for_same_day: fc.option(clock),
    earliest_international_departure: fc.option(clock),
    pickup_before_flight_hours: fc.option(fc.integer({ min: 0, max: 6 })),
    wait_minutes_typical: fc.option(fc.integer({ min: 0, max: 240 })),
    operates_weekdays: fc.constant([] as number[]),
    flight_details_due_days: fc.option(fc.integer({ min: 0, max: 30 })),
  });

  it('never refuses an earlier landing nor a later flight of the same day than one that fits', () => {
    fc.assert(
      fc.property(transfers, clock, clock, (transfer, a, b) => {
        const [early, late] = a <= b ? [a, b] : [b, a];
        if (landing(transfer, late)?.feasible) expect(landing(transfer, early)?.feasible).toBe(true);
        if (flight(transfer, early)?.feasible) expect(flight(transfer, late)?.feasible).toBe(true);
      }),
    );
  });
});
