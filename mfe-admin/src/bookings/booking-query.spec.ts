import { describe, expect, it } from '@jest/globals';
import { bookingQuery, daysAhead } from './booking-query';

const NOW = new Date('2027-01-31T20:00:00Z');
const asked = (query: string) => {
  const params = new URLSearchParams(query);
  return bookingQuery({ get: (name) => params.get(name) ?? undefined, search: undefined }, NOW);
};

describe('the query of the inbox', () => {
  it('hands on what the address says, several values at once too', () => {
    expect(
      asked('status=on_hold,awaiting_payment&payment=paid&assigned=me&overdue=true&change=true&sort=clock'),
    ).toMatchObject({
      status: ['on_hold', 'awaiting_payment'],
      paymentStatus: ['paid'],
      assignedTo: 'me',
      overdue: true,
      changeAsked: true,
      sort: 'clock',
    });
    expect(Object.values(asked('')).filter((value) => value !== undefined)).toEqual([]);
  });

  it('counts the days of arrival from today in the Maldives', () => {
    expect(asked('arriving=7&check_in_from=2020-01-01')).toMatchObject({
      checkInFrom: '2027-02-01',
      checkInTo: '2027-02-08',
    });
    expect(asked('check_in_from=2027-03-01')).toMatchObject({ checkInFrom: '2027-03-01', checkInTo: undefined });
  });

  it('takes no other days ahead', () => {
    expect(['7', '0', '', undefined, '-1', '1.5', 'x', '9999'].map((text) => daysAhead(text))).toEqual([
      7,
      0,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
