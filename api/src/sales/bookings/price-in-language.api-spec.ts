import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { CreatedBookingDto } from './bookings.dto.js';

const CONTACT = { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' };

describe('the price of a booking', () => {
  let test: TestApp;
  let staff: Awaited<ReturnType<TestApp['as']>>;
  let check_in: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    staff = await test.as('owner');
    // In the high season, which has a name.
    check_in = `${Number(test.clock.maldivesDate().slice(0, 4)) + 2}-01-15`;
    const sql = test.app.get(Sql);
    await sql.primaryRows('delete from allotment');
    await sql.primaryRows('delete from departure');
    await sql.primaryRows(`update package set sold_by = 'request'`);
  }, 120_000);
  afterAll(() => test.close());

  const book = async (stay: object): Promise<CreatedBookingDto> => {
    const quoted = await test.api().post('/api/bookings/quote/').set('accept-language', 'zh').send(stay);
    expect([quoted.status, quoted.body]).toEqual([200, expect.anything()]);
    const { quote_token } = quoted.body;
    const { status, body } = await test
      .api()
      .post('/api/bookings/')
      .set('accept-language', 'zh')
      .set('idempotency-key', randomUUID())
      .send({ ...stay, contact: CONTACT, locale: 'zh', accept_terms: true, quote_token });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as CreatedBookingDto;
  };
  /** All words of a price: lines, taxes and the policy. */
  const namesIn = ({ price_details: details }: Pick<CreatedBookingDto, 'price_details'>): string[] => [
    ...(details?.lines ?? []).map(({ label }) => label),
    ...(details?.taxes ?? []).map(({ label }) => label),
    details?.cancellation.label ?? '',
  ];

  it.each([
    [
      'a package with a night near the airport',
      () => ({ package: 'south-ari-whale-sharks', extras: [{ code: 'overnight_arrival', qty: 1 }] }),
    ],
    [
      'a room with other meals',
      () => ({ resort: 'kandu-veli', room_type: 'beach', check_out: addDays(check_in, 6), meal_plan: 'FB' }),
    ],
  ])('of %s is read by colleagues and by the guest in the language of the page', async (_, product) => {
    const made = await book({ ...product(), check_in, adults: 2 });
    const kept = namesIn(made);
    expect(kept.length).toBeGreaterThan(3);
    for (const name of kept) expect(name).toMatch(/\p{Script=Han}/u);
    const guest = (path: string, language: string) =>
      test.api().get(path).query({ access_token: made.access_token }).set('accept-language', language);
    const address = `/api/bookings/${made.id}/`;
    for (const [language, script] of [
      ['en', /^[\p{Script=Latin}\P{L}]+$/u],
      ['ru', /\p{Script=Cyrillic}/u],
      ['zh', /\p{Script=Han}/u],
    ] as const) {
      const colleague = await staff.get(address).set('accept-language', language);
      const own = await guest(address, language);
      const agreed = await guest(`${address}agreement/`, language);
      expect([colleague.status, own.status, agreed.status]).toEqual([200, 200, 200]);
      expect([colleague.body.total, own.body.total]).toEqual([made.total, made.total]);
      for (const price of [colleague.body, own.body, agreed.body.stays[0]])
        for (const name of namesIn(price)) expect([language, name]).toEqual([language, expect.stringMatching(script)]);
    }
    // What is kept is what was agreed.
    expect(namesIn((await guest(address, 'zh')).body)).toEqual(kept);
  });
});
