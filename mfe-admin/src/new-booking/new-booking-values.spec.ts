import { describe, expect, it } from '@jest/globals';
import {
  NO_ROOM,
  type NewBookingValues,
  agesIn,
  askedOf,
  bookingOf,
  movedTo,
  requiredFields,
  stayOf,
} from './new-booking-values';

const VALUES: NewBookingValues = {
  what: 'package',
  ...NO_ROOM,
  package: 'reef-week',
  checkIn: '2027-03-01',
  adults: '2',
  ages: '7, 3',
  name: ' Anna ',
  email: 'anna@example.com',
  phone: '+7 912',
  locale: 'ru',
  source: 'phone',
  reason: 'Called us',
  requests: '',
  extras: { diving: '2', lunch: '0', tour: '' },
  landing: '2027-03-01T13:05',
  flightHome: '',
  ownPrice: { total: '', reason: '' },
};

describe('a booking that staff make', () => {
  it('reads the ages of children however they are set apart', () => {
    expect([agesIn(''), agesIn('7'), agesIn('7, 3;12  0')]).toEqual([[], [7], [7, 3, 12, 0]]);
    for (const wrong of ['18', '-1', 'seven', '1.5', '1 '.repeat(11)])
      expect([wrong, agesIn(wrong)]).toEqual([wrong, null]);
  });

  it('asks for a price once trip, day and party are known', () => {
    expect(stayOf(VALUES)).toEqual({
      package: 'reef-week',
      check_in: '2027-03-01',
      adults: 2,
      children_ages: [7, 3],
      extras: [{ code: 'diving', qty: 2 }],
      arrival_flight_at: '2027-03-01T13:05',
    });
    for (const missing of [{ package: '' }, { checkIn: '' }, { checkIn: '2027-02-30' }, { adults: '0' }, { ages: 'x' }])
      expect([missing, stayOf({ ...VALUES, ...missing })]).toEqual([missing, null]);
  });

  const ROOM = { ...VALUES, what: 'stay', resort: 'reef', room: 'water', checkOut: '2027-03-05' } as const;

  it('asks for nights in a room once resort, room, both days and party are known', () => {
    const asked = { resort: 'reef', room_type: 'water', check_in: '2027-03-01', check_out: '2027-03-05', adults: 2 };
    const more = { children_ages: [7, 3], arrival_flight_at: '2027-03-01T13:05' };
    expect(askedOf(ROOM)).toEqual({ ...asked, ...more });
    expect(askedOf({ ...ROOM, rooms: '2', mealPlan: 'HB' })).toEqual({ ...asked, ...more, rooms: 2, meal_plan: 'HB' });
    expect(askedOf(VALUES)).toEqual(stayOf(VALUES));
    for (const missing of [{ resort: '' }, { room: '' }, { checkOut: '' }, { checkOut: ROOM.checkIn }, { adults: '' }])
      expect([missing, askedOf({ ...ROOM, ...missing })]).toEqual([missing, null]);
    expect(requiredFields('stay', 'WA-7K3QZ4')).toEqual([
      ...['resort', 'room', 'checkIn', 'checkOut'],
      ...['name', 'email', 'phone'],
    ]);
  });

  it('leaves a stay as long as it was when its first day is another', () => {
    expect(movedTo('2027-03-30', ROOM)).toEqual({ checkIn: '2027-03-30', checkOut: '2027-04-03' });
    expect(movedTo('2027-03-30', VALUES)).toEqual({ checkIn: '2027-03-30' });
    expect(movedTo('', ROOM)).toEqual({ checkIn: '' });
  });

  it('says for whom, how they came, why, and at which price', () => {
    const stay = stayOf(VALUES)!;
    expect(bookingOf(VALUES, stay, { token: 't', lead: undefined })).toEqual({
      ...stay,
      contact: { name: 'Anna', email: 'anna@example.com', phone: '+7 912' },
      special_requests: '',
      accept_terms: true,
      quote_token: 't',
      locale: 'ru',
      source: 'phone',
      staff_reason: 'Called us',
    });
    expect(bookingOf(VALUES, stay, { token: 't', lead: 'WA-7K3QZ4' })).toMatchObject({ lead: 'WA-7K3QZ4' });
    const ownPrice = { total: '4 100,50', reason: ' Third stay ' };
    expect(bookingOf({ ...VALUES, ownPrice }, stay, { token: 't', lead: undefined })).toMatchObject({
      price_adjustment: { total: '4100.50', reason: 'Third stay' },
    });
  });
});
