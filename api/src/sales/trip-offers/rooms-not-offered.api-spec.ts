import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { personal } from '../../../test/forms.js';
import type { Caller } from '../../platform/access/access.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
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

  it('is offered for a night near the airport only while the hotel has one, and taken then alone', async () => {
    await test.em().execute(`update package set sold_by = 'request' where slug = 'south-ari-whale-sharks'`);
    const trip = {
      package: 'south-ari-whale-sharks',
      check_in: `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06-20`,
      adults: 2,
      extras: [{ code: 'overnight_arrival', qty: 1 }],
    };
    const quoted = await test.api().post('/api/bookings/quote/').send(trip);
    expect(quoted.status).toBe(200);
    const send = async () => {
      const { version } = await test.em().findOneOrFail(TripRequest, { id: wish.id });
      return (await test.as('manager'))
        .post(`/api/custom-trip-requests/${wish.id}/offers/`)
        .set('if-match', `"${version}"`)
        .send({ ...trip, confirm_total: quoted.body.total, valid_until: test.clock.maldivesDate(5) });
    };
    const shut = (isShut: boolean) =>
      test.em().execute(
        `insert into allotment (resort_id, room_code, date, rooms, stop_sell)
         select r.id, k ->> 'code', ?::date - 1, 1, ? from resort r, jsonb_array_elements(r.room_types) k
         where r.slug = 'nala-inn' on conflict (resort_id, room_code, date) do update set rooms = 1, stop_sell = excluded.stop_sell`,
        [trip.check_in, isShut],
      );
    await shut(true);
    const refused = await send();
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['extras.0.code']]);
    await shut(false);
    const sent = await send();
    expect(sent.status).toBe(201);
    const letter = await test.em().findOneOrFail(OutboxMessage, { entityId: wish.id, template: 'trip-offer' });
    const { access_token } = letter.payload as { access_token: string };
    const accept = () =>
      test
        .api()
        .post(`/api/custom-trip-requests/${wish.id}/offer/accept/`)
        .query({ access_token })
        .send({ offer: sent.body.offers[0].id, name: 'Anna', phone: '+7 912 345-67-89', accept_terms: true });
    await shut(true);
    const late = await accept();
    expect([late.status, late.body.code]).toEqual([409, 'night_not_sold']);
    await shut(false);
    expect((await accept()).status).toBe(200);
  });
});
