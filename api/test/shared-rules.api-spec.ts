import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BOOKING_CASES,
  PACKAGE_FILTER_CASES,
  PAGE_SIZES,
  RESORT_FILTER_CASES,
  type RuleCase,
} from '@atoll/contract/testing/rule-cases';
import { formatMinor } from '../src/platform/fields/money.js';
import { createPackage } from './factories.js';
import { createTestApp, type TestApp } from './create-test-app.js';

/** The limits that pages share, tried over HTTP; `booking-values.spec` and `package-filters.spec` try the same on the pages' side. */
describe('limits that pages share', () => {
  let test: TestApp;
  let checkIn: string;
  beforeAll(async () => {
    test = await createTestApp();
    checkIn = test.clock.maldivesDate(60);
    await createPackage(test, { slug: 'quiet-week', priceMinor: 100_000, pricingType: 'per_group' });
  }, 60_000);
  afterAll(() => test.close());

  const named = (cases: readonly RuleCase[]) =>
    cases.map((row, index) => [`${row.member}, ${index + 1}`, row] as const);

  /** A body whose member at a dotted path is another one. */
  const withMember = (member: string, value: unknown) => {
    const contact = { name: 'Anna', email: 'anna@example.com', phone: '+7 912 345-67-89' };
    const body = { adults: 2, children_ages: [9] as unknown, special_requests: '' };
    const [first = '', second] = member.split('.');
    return {
      package: 'quiet-week',
      check_in: checkIn,
      accept_terms: true,
      shown_price: { total: formatMinor(100_000) },
      ...body,
      contact: second ? { ...contact, [second]: value } : contact,
      ...(!second && { [first]: value }),
    };
  };

  it.each(named(BOOKING_CASES))('of a booking: %s', async (_, { member, passes, refused }) => {
    const send = (value: unknown) =>
      test.api().post('/api/bookings/').set('idempotency-key', randomUUID()).send(withMember(member, value));
    for (const value of passes) {
      const { status, body } = await send(value);
      expect({ value, status, faults: status === 201 ? {} : body }).toEqual({ value, status: 201, faults: {} });
    }
    for (const value of refused) {
      const { status, body } = await send(value);
      expect({ value, status, fields: Object.keys(body) }).toEqual({ value, status: 400, fields: [member] });
    }
  });

  const listCases = (kind: string, cases: readonly RuleCase[]) =>
    cases.map((row, index) => [`${kind}: ${row.member}, ${index + 1}`, kind, row] as const);

  it.each([
    ...listCases('packages', PACKAGE_FILTER_CASES),
    ...listCases('resorts', RESORT_FILTER_CASES),
    ...listCases('packages', [PAGE_SIZES]),
  ])('of a list, %s', async (_, kind, { member, passes, refused }) => {
    const ask = (value: unknown) =>
      test
        .api()
        .get(`/api/${kind}/`)
        .query({ [member]: value });
    for (const value of passes) {
      // No list here is longer than a page.
      const wanted = member === 'page' && Number(value) > 1 ? 404 : 200;
      expect({ value, status: (await ask(value)).status }).toEqual({ value, status: wanted });
    }
    for (const value of refused) {
      const { status, body } = await ask(value);
      expect({ value, status, fields: Object.keys(body) }).toEqual({ value, status: 400, fields: [member] });
    }
  });
});
