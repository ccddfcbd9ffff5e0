import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { personal } from '../../../test/forms.js';
import type { Caller } from '../../platform/access/access.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';
import { TripOffer } from './trip-offer.entity.js';
import type { SendTripOfferDto } from './trip-offers.dto.js';
import { TripOffers } from './trip-offers.service.js';

describe('a room of a resort for somebody who wishes for a trip', () => {
  let test: TestApp;
  let wish: TripRequest;
  let room: Record<string, unknown>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    const body = { description: 'A quiet island.', email: 'anna@example.com', consent: true, locale: 'en' };
    const made = await test
      .api()
      .post('/api/custom-trip-requests/')
      .send({ ...body, ...(await personal(test)) });
    expect(made.status).toBe(201);
    wish = await test.em().findOneOrFail(TripRequest, { reference: made.body.reference });
    const check_in = `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06-10`;
    const stay = { resort: 'kandu-veli', room_type: 'beach', nights: 4, check_in, adults: 2 };
    const { status, body: quote } = await test.api().post('/api/bookings/quote/').send(stay);
    expect(status).toBe(200);
    room = { ...stay, confirm_total: quote.total, valid_until: test.clock.maldivesDate(5) };
  }, 120_000);
  afterAll(() => test.close());

  const offers = () => test.em().count(TripOffer, { request: wish.id });

  it('is nothing that an offer can name, with a package beside it or without', async () => {
    const send = async (body: object) =>
      (await test.as('manager'))
        .post(`/api/custom-trip-requests/${wish.id}/offers/`)
        .set('if-match', `"${wish.version}"`)
        .send(body);
    const alone = await send(room);
    expect([alone.status, Object.keys(alone.body).toSorted()]).toEqual([
      400,
      ['nights', 'package', 'resort', 'room_type'],
    ]);
    const beside = await send({ ...room, package: 'honeymoon-baa-quiet-week' });
    expect([beside.status, Object.keys(beside.body).toSorted()]).toEqual([400, ['nights', 'resort', 'room_type']]);
    expect(await offers()).toBe(0);
  });

  it('is no package to whoever stores offers either', async () => {
    const { id } = await test.createUser('staff', 'manager', 'offers@test.example');
    const call = { caller: { id } as Caller, requestId: 'r', language: 'en' as const, ifMatch: `"${wish.version}"` };
    const sent = test.app.get(TripOffers, { strict: false }).send(wish.id, room as unknown as SendTripOfferDto, call);
    await expect(sent).rejects.toThrow(ValidationFailedError);
    expect(await offers()).toBe(0);
  });
});
