import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../src/people/mail/outbox-message.entity.js';
import { User } from '../src/people/accounts/user.entity.js';
import { TripRequest } from '../src/sales/trip-requests/trip-request.entity.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { personal } from './forms.js';

const PACKAGE = 'honeymoon-baa-quiet-week';
const RESORT = 'kandu-veli';
const RUSSIAN = /[а-яё]/i;

describe('a name that is still being translated', () => {
  let test: TestApp;
  let check_in: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    check_in = `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06-10`;
    for (const [kind, slug] of [
      ['package', PACKAGE],
      ['resort', RESORT],
    ] as const) {
      const named = await test.api().get(`/api/${kind}s/${slug}/`).query({ lang: 'ru' });
      expect([named.status, named.body.name]).toEqual([200, expect.stringMatching(RUSSIAN)]);
      await test.em().execute(`update ${kind}_text set status = 'draft' where language = 'ru'`);
    }
  }, 120_000);
  afterAll(() => test.close());

  const english = expect.not.stringMatching(RUSSIAN);
  const quoted = async () => {
    const trip = { package: PACKAGE, check_in, adults: 2 };
    const { status, body } = await test.api().post('/api/bookings/quote/').send(trip);
    expect(status).toBe(200);
    return { trip, quote: body };
  };

  it.each([{ package: PACKAGE }, { resort: RESORT }])('opens no chat: %o', async (about) => {
    const { status, body } = await test
      .api()
      .post('/api/booking-intents/')
      .send({ ...about, locale: 'ru' });
    expect([status, body.text.split('\n')[0]]).toEqual([201, expect.stringMatching(/«[^а-яё]+»/i)]);
  });

  it('is on no booking, no letter of it and no list of who travels', async () => {
    const { trip, quote } = await quoted();
    const contact = { name: 'Anna', email: 'anna@example.com', phone: '+7 912 345-67-89' };
    const made = await test
      .api()
      .post('/api/bookings/')
      .query({ lang: 'ru' })
      .set('idempotency-key', randomUUID())
      .send({ ...trip, contact, locale: 'ru', accept_terms: true, quote_token: quote.quote_token });
    expect([made.status, made.body.product]).toMatchObject([201, { name: english }]);
    const letters = await test.em().find(OutboxMessage, { entityId: made.body.id, locale: 'ru' });
    expect(letters.length).toBeGreaterThan(0);
    for (const { payload } of letters) expect(payload).toMatchObject({ package_name: english });
    const owner = await test.as('owner');
    const departures = await owner.get('/api/departures/').query({ lang: 'ru' });
    expect([departures.status, departures.body.results[0]]).toMatchObject([200, { package: { name: english } }]);
    const [{ id }] = departures.body.results;
    const manifest = await owner.get(`/api/departures/${id}/manifest/`).query({ lang: 'ru' });
    expect([manifest.status, manifest.body.package]).toMatchObject([200, { name: english }]);
  });

  it('is in no offer, no letter of it and no account', async () => {
    const { trip, quote } = await quoted();
    const wish = { description: 'A quiet island.', email: 'anna@example.com', consent: true, locale: 'ru' };
    const sent = await test
      .api()
      .post('/api/custom-trip-requests/')
      .send({ ...wish, ...(await personal(test)) });
    expect(sent.status).toBe(201);
    const { id, version } = await test.em().findOneOrFail(TripRequest, { reference: sent.body.reference });
    const offered = await (
      await test.as('manager')
    )
      .post(`/api/custom-trip-requests/${id}/offers/`)
      .set('if-match', `"${version}"`)
      .send({ ...trip, confirm_total: quote.total, valid_until: test.clock.maldivesDate(5) });
    expect(offered.status).toBe(201);
    const letter = { entityId: id, template: 'trip-offer', locale: 'ru' };
    const { payload } = await test.em().findOneOrFail(OutboxMessage, letter);
    expect(payload).toMatchObject({ package_name: english });
    const { access_token } = payload as { access_token: string };
    const page = await test
      .api()
      .get(`/api/custom-trip-requests/${id}/wish/`)
      .query({ access_token })
      .set('accept-language', 'ru');
    expect([page.status, page.body.offer.package]).toMatchObject([200, { name: english }]);
    const user = await test.createUser('customer', null, wish.email);
    await test.em().nativeUpdate(User, { id: user.id }, { emailVerifiedAt: test.clock.now() });
    const own = await test
      .api()
      .get('/api/customers/me/trip-requests/')
      .query({ lang: 'ru' })
      .auth(await test.signInAs(user), { type: 'bearer' });
    expect([own.status, own.body[0].offer]).toMatchObject([200, { package_name: english }]);
  });
});
