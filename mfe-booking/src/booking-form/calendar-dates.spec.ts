import { describe, expect, it } from '@jest/globals';
import { dateOf, localDay, shownDates } from './calendar-dates';

describe('days of the calendar', () => {
  it.each(['2027-01-01', '2027-03-28', '2027-10-31', '2028-02-29'])('%s comes back as it went', (date) => {
    expect(dateOf(localDay(date))).toBe(date);
  });

  it.each([
    ['2027-01-31', 1, '2027-01-01', '2027-01-31'],
    ['2027-12-05', 2, '2027-12-01', '2028-01-31'],
    ['2028-02-29', 1, '2028-02-01', '2028-02-29'],
  ])('%s with %i months: %s to %s', (day, months, from, to) => {
    expect(shownDates(localDay(day), months)).toEqual({ from, to });
  });
});
