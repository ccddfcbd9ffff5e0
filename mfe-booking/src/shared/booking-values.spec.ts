import { describe, expect, it } from '@jest/globals';
import { BOOKING_CASES } from '@atoll/contract/testing/rule-cases';
import { STAY_CASES } from '@atoll/contract/testing/stay-cases';
import { type BookingValues, bookingLimits, emptyValues, readValues, validate } from './booking-values';

const NOW = new Date('2027-03-10T07:00:00Z');
const ANY_TRIP = bookingLimits({ duration_nights: 7 }, NOW);
const VALUES: BookingValues = {
  ...emptyValues(ANY_TRIP),
  checkIn: '2027-06-01',
  name: 'Anna',
  email: 'anna@example.com',
  phone: '+7 912 345-67-89',
  terms: true,
};

/** Members of `POST bookings/` as the form holds them. */
const HELD: Record<string, keyof BookingValues> = {
  adults: 'adults',
  children_ages: 'childrenAges',
  'contact.name': 'name',
  'contact.email': 'email',
  'contact.phone': 'phone',
  special_requests: 'requests',
};

/** True when the form would send these values. */
function sends(values: object): boolean {
  const read = readValues(values);
  return read !== null && Object.keys(validate(read, ANY_TRIP)).length === 0;
}

describe('limits that the form shares with the API', () => {
  it.each(BOOKING_CASES.map((row, index) => [`${row.member}, ${index + 1}`, row] as const))(
    '%s',
    (_, { member, passes, refused }) => {
      const name = HELD[member];
      expect(name).toBeDefined();
      const tried = (value: unknown) => [value, sends({ ...VALUES, [String(name)]: value })];
      expect(passes.map(tried)).toEqual(passes.map((value) => [value, true]));
      expect(refused.map(tried)).toEqual(refused.map((value) => [value, false]));
    },
  );
});

/** What the form says of each rule of the server. */
const SAID: Record<string, string> = {
  date_too_early: 'faults.dateEarly',
  date_too_late: 'faults.dateLate',
  package_not_on_date: 'faults.noDays',
  too_few_travellers: 'faults.tooFew',
  too_many_travellers: 'faults.tooMany',
  too_young: 'faults.tooYoung',
};

describe('a stay as the form judges it', () => {
  it.each(STAY_CASES)('$name', ({ stay, rules, today, fault }) => {
    const limits = bookingLimits(rules, new Date(`${today}T07:00:00Z`));
    const values = {
      ...VALUES,
      checkIn: stay.check_in,
      adults: stay.adults,
      childrenAges: [...stay.children_ages],
    };
    const { field, code, ...params } = fault ?? { field: '', code: '' };
    const name = field.replace('check_in', 'checkIn').replace('children_ages', 'childrenAges');
    expect(validate(values, limits)).toEqual(fault ? { [name]: { key: SAID[code], ...params } } : {});
  });

  it('lets a day be chosen that the server takes, and none beside', () => {
    for (const { stay, rules, today, fault } of STAY_CASES) {
      const { min, max } = bookingLimits(rules, new Date(`${today}T07:00:00Z`)).dates;
      const offered = stay.check_in >= min && stay.check_in <= max;
      expect([stay.check_in, offered]).toEqual([stay.check_in, fault?.field !== 'check_in']);
    }
  });
});
