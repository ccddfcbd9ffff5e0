import { describe, expect, it } from '@jest/globals';
import { addDays, dateLimits, isCalendarDate, maldivesDate } from './dates';

describe('calendar dates', () => {
  it('take the date in the Maldives, which is ahead of UTC by five hours', () => {
    expect(maldivesDate(new Date('2026-12-31T18:59:00Z'))).toBe('2026-12-31');
    expect(maldivesDate(new Date('2026-12-31T19:00:00Z'))).toBe('2027-01-01');
  });

  it('are moved without a zone', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it.each(['2027-02-29', '2027-13-01', '2027-1-1', '', 'tomorrow'])('refuse %p', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });
});

describe('limits of the first day', () => {
  const now = new Date('2027-03-10T12:00:00Z');

  it('go from tomorrow to two years ahead', () => {
    expect(dateLimits({ duration_nights: 3 }, now)).toEqual({ min: '2027-03-11', max: '2029-03-10' });
  });

  it('end where the year has no 29 February', () => {
    expect(dateLimits({ duration_nights: 3 }, new Date('2028-02-29T00:00:00Z')).max).toBe('2030-02-28');
  });

  it('keep the whole stay inside the time the trip is offered', () => {
    const trip = { duration_nights: 7, available_from: '2027-05-01', available_to: '2027-11-30' };
    expect(dateLimits(trip, now)).toEqual({ min: '2027-05-01', max: '2027-11-23' });
  });
});
