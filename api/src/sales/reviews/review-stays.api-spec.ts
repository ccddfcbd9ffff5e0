import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { addDays } from '@atoll/contract/days';
import { createPackage } from '../../../test/factories.js';
import { personal } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import type { User } from '../../people/accounts/user.entity.js';
import { hashToken } from '../../people/auth/tokens.js';
import { AccessTokens } from '../bookings/access/access-tokens.js';
import { Booking } from '../bookings/booking.entity.js';
import { BOOKING_STATUSES, type BookingStatus } from '../bookings/booking-status.js';
import { Review } from './review.entity.js';

describe('reviews of who was there', () => {
  let test: TestApp;
  let quiet: Package;
  beforeAll(async () => {
    test = await createTestApp();
    quiet = await createPackage(test, { slug: 'quiet-week' });
    await createPackage(test, { slug: 'other-week' });
    await createPackage(test, { slug: 'hidden', status: 'draft' });
    await test.as('agent');
  }, 60_000);
  beforeEach(() => test.em().nativeDelete(Review, {}));
  afterAll(() => test.close());

  const FORM = {
    package: 'quiet-week',
    name: 'Марина',
    email: 'marina@example.com',
    rating: 4,
    comment: 'Манты приплыли.',
    language: 'ru',
  };
  const send = async (over: object = {}, language = 'en') =>
    test
      .api()
      .post('/api/reviews/')
      .set('accept-language', language)
      .send({ ...FORM, ...(await personal(test)), ...over });
  const make = async (over: object = {}) => (await send(over)).body.id as string;
  const stored = (id: string) => test.em().findOneOrFail(Review, { id });

  const book = async (email: string) => {
    const body = {
      package: 'quiet-week',
      check_in: test.clock.maldivesDate(60),
      adults: 2,
      contact: { name: 'Марина', email, phone: '+7 912 345-67-89' },
      accept_terms: true,
      shown_price: { total: '2000.00' },
    };
    const made = await test.api().post('/api/bookings/').set('idempotency-key', randomUUID()).send(body);
    expect(made.status).toBe(201);
    return made.body as { id: string; access_token: string };
  };
  /** A trip that is over, and what its letter sends. */
  const travelled = async (email: string) => {
    const { id, access_token } = await book(email);
    const today = test.clock.maldivesDate();
    const over = { checkIn: addDays(today, -8), checkOut: addDays(today, -1), status: 'completed' as const };
    await test.em().nativeUpdate(Booking, { id }, over);
    return { email, booking_token: access_token };
  };
  const stayOf = (key: string) => test.em().findOneOrFail(Booking, { accessTokenHash: hashToken(key) });

  it('come once from who is signed in as well, by whichever way, and from no other customer', async () => {
    const mine = await travelled('signed@example.com');
    const { booking_token: key, ...address } = mine;
    const customer = await test.createUser('customer', null, mine.email);
    const { id: booking } = await stayOf(key);
    await test.em().nativeUpdate(Booking, { id: booking }, { customer: customer.id });
    const sendAs = async (user: User, over: object) =>
      test
        .api()
        .auth(await test.signInAs(user), { type: 'bearer' })
        .post('/api/reviews/')
        .send({ ...FORM, ...(await personal(test)), ...over });
    const other = await test.createUser('customer', null, 'other-customer@example.com');
    for (const sent of [await sendAs(other, { email: null, booking }), await send({ email: null, booking })]) {
      expect(sent.status).toBe(201);
      expect((await stored(sent.body.id)).verified).toBe(false);
    }
    const { checkIn, checkOut } = await stayOf(key);
    const ahead = {
      checkIn: test.clock.maldivesDate(1),
      checkOut: test.clock.maldivesDate(8),
      status: 'confirmed',
    } as const;
    await test.em().nativeUpdate(Booking, { id: booking }, ahead);
    const early = await sendAs(customer, { email: null, booking });
    expect([early.status, (await stored(early.body.id)).verified]).toEqual([201, false]);
    await test.em().nativeUpdate(Booking, { id: booking }, { checkIn, checkOut, status: 'completed' });
    const answers = await Promise.all([1, 2, 3].map(() => sendAs(customer, { ...address, booking })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_reviewed');
    expect([(await send(mine)).status, (await sendAs(customer, { email: null, booking })).status]).toEqual([409, 409]);
    const verified = await test.em().find(Review, { verified: true });
    expect(verified.map((review) => review.booking?.id)).toEqual([booking]);
  });

  it('come once from the letter of a booking, however fast it is sent; one that was refused is written anew', async () => {
    const mine = await travelled('once@example.com');
    const answers = await Promise.all([send(mine, 'ru'), send(mine, 'ru'), send(mine, 'ru')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Отзыв об этой поездке мы уже получили. Спасибо!',
      code: 'already_reviewed',
    });
    // An address is nobody's secret: it is not told what has been written, and shows nothing.
    const { booking_token: _key, ...address } = mine;
    expect((await stored(await make(address))).verified).toBe(false);
    const [first] = await test.em().find(Review, { verified: true });
    const rejected = (await test.as('agent'))
      .post(`/api/reviews/${first?.id}/reject/`)
      .send({ reason: 'Names a guest' });
    expect((await rejected).status).toBe(200);
    expect((await stored(await make(mine))).verified).toBe(true);
    expect((await send(mine)).status).toBe(409);
  });

  it('are taken from who was there though the trip is no longer sold, and from nobody else', async () => {
    const mine = await travelled('archived@example.com');
    const draft = { name: 'Night dive', description: 'Under the jetty.', price: '60.00', category_code: 'cruise' };
    const hidden = await (await test.as('owner')).post('/api/experiences/').send(draft);
    const beside = await send({ ...mine, experience: hidden.body.slug });
    expect([hidden.status, beside.body]).toEqual([201, { experience: ['There is no such entry'] }]);
    const sold = { status: quiet.status, deletedAt: null };
    for (const gone of [{ status: 'archived' as const }, { deletedAt: test.clock.now() }]) {
      await test.em().nativeUpdate(Package, { id: quiet.id }, gone);
      try {
        expect((await send({ email: mine.email })).body).toEqual({ package: ['There is no such entry'] });
        expect((await send({ ...mine, booking_token: 'x' })).status).toBe(400);
        expect((await send({ ...mine, package: 'hidden' })).status).toBe(400);
        const id = await make(mine);
        expect(await stored(id)).toMatchObject({ verified: true, package: { id: quiet.id } });
        await test.em().nativeDelete(Review, { id });
      } finally {
        await test.em().nativeUpdate(Package, { id: quiet.id }, sold);
      }
    }
  });

  it('are verified by whoever opens the booking once the stay has begun, by whichever key, and by no address', async () => {
    const today = test.clock.maldivesDate();
    const { id, access_token } = await book('Stayed@Example.com');
    const keys = test.app.get(AccessTokens, { strict: false });
    const inSeconds = (seconds: number) => keys.expiring(id, new Date(test.clock.now().getTime() + seconds * 1000));
    const verified = async (over: object) => {
      const review = await stored(await make(over));
      await test.em().nativeDelete(Review, { id: review.id });
      expect(review.booking?.id ?? null).toBe(review.verified ? id : null);
      return review.verified;
    };
    const opened = async () => {
      const lasting = await verified({ email: null, booking_token: access_token });
      expect(await verified({ email: null, booking: id, booking_token: access_token })).toBe(lasting);
      expect(await verified({ email: null, booking: id, booking_token: inSeconds(60) })).toBe(lasting);
      return lasting;
    };
    const stay = (checkIn: string, checkOut: string, status: BookingStatus = 'confirmed') =>
      test.em().nativeUpdate(Booking, { id }, { checkIn, checkOut, status });
    const mine = { email: 'stayed@example.com', booking: id };
    expect([await verified(mine), await opened()]).toEqual([false, false]);
    await stay(today, addDays(today, 7));
    expect([await verified(mine), await opened()]).toEqual([false, true]);
    await stay(addDays(today, -8), addDays(today, -1));
    expect([await verified(mine), await opened()]).toEqual([false, true]);
    const other = await book('other-stay@example.com');
    const elsewhere = { package: 'other-week', booking_token: access_token };
    expect(await verified({ email: mine.email, ...elsewhere })).toBe(false);
    // Whoever shows a key means to be believed: one that opens nothing is not taken for none.
    for (const no of [
      { booking_token: 'x' },
      { booking: id, booking_token: inSeconds(-1) },
      { booking: id, booking_token: other.access_token },
      { booking: other.id, booking_token: inSeconds(60) },
      { booking: randomUUID(), booking_token: access_token },
      { booking_token: inSeconds(60) },
    ]) {
      const { status, body } = await send({ email: mine.email, ...no }, 'en');
      const told = ['This link has expired or was used already. Please ask for a new one.'];
      expect([no, status, body]).toEqual([no, 400, { booking_token: told }]);
    }
    for (const status of BOOKING_STATUSES) {
      await stay(addDays(today, -8), addDays(today, -1), status);
      expect([status, await opened()]).toEqual([status, ['confirmed', 'completed'].includes(status)]);
    }
  });

  it('are verified where the trip led to all that they name, and name nothing else that is not public', async () => {
    const mine = await travelled('all-of-it@example.com');
    const sql = test.em().getConnection();
    const owner = await test.as('owner');
    const made = async (kind: string, body: object) => {
      const { status, body: answer } = await owner.post(`/api/${kind}s/`).send(body);
      expect([status, answer]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
      await sql.execute(`update ${kind} set status = 'published' where id = ?`, [answer.id]);
      return answer as { id: number };
    };
    const whole = { name: 'Sand Bank House', description: 'Long enough to be public.', price_from_per_night: '300.00' };
    const at = { lat: 4.3, lng: 73.4 };
    const destination = await made('destination', { name: 'Vaavu', atoll: 'V', ...at });
    const resort = await made('resort', { ...whole, ...at, destination: destination.id });
    const dive = await made('experience', {
      name: 'Dive',
      description: 'Down.',
      price: '60.00',
      category_code: 'cruise',
    });
    const verified = async (over: object) => {
      const review = await stored(await make({ ...mine, ...over }));
      await test.em().nativeDelete(Review, { id: review.id });
      return review.verified;
    };
    const named = [{ resort: String(resort.id) }, { experience: String(dive.id) }];
    for (const over of named) expect([over, await verified(over)]).toEqual([over, false]);
    await sql.execute(`update resort set status = 'draft' where id = ?`, [resort.id]);
    expect((await send({ ...mine, resort: String(resort.id) })).body).toEqual({ resort: ['There is no such entry'] });
    await sql.execute(`update resort set status = 'published' where id = ?`, [resort.id]);
    const link = (what: string, id: number) =>
      sql.execute(`insert into package_${what} (package_id, ${what}_id, position) values (?, ?, 1)`, [quiet.id, id]);
    await link('resort', resort.id);
    await link('experience', dive.id);
    for (const over of named) expect([over, await verified(over)]).toEqual([over, true]);
    // Once it has been public who was there may name it; a draft that the trip already leads to is nobody's to read of.
    const of = { ...mine, resort: String(resort.id) };
    await sql.execute(`update resort set status = 'draft' where id = ?`, [resort.id]);
    expect((await send(of)).body).toEqual({ resort: ['There is no such entry'] });
    await sql.execute(`update resort set status = 'archived', published_at = now() where id = ?`, [resort.id]);
    const id = await make(of);
    await test.em().nativeUpdate(Review, { id }, { status: 'approved' });
    const listed = async (by: ReturnType<TestApp['api']>) => (await by.get('/api/reviews/')).body.results[0];
    expect(await listed(test.api())).toMatchObject({ id, package: { slug: 'quiet-week' }, resort: null });
    expect(await listed(await test.as('agent'))).toMatchObject({ id, resort: { id: resort.id } });
  });

  it('are told that there is one by whichever key of the booking', async () => {
    const mine = await travelled('keys@example.com');
    const { id: booking } = await stayOf(mine.booking_token);
    const keys = test.app.get(AccessTokens, { strict: false });
    const ending = keys.expiring(booking, new Date(test.clock.now().getTime() + 60_000));
    const sent = () => Promise.all([send(mine), send({ ...mine, booking, booking_token: ending })]);
    expect((await sent()).map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await sent()).map(({ body }) => body.code)).toEqual(['already_reviewed', 'already_reviewed']);
  });

  it('stand one at a time: what was refused is not shown again beside another', async () => {
    const mine = await travelled('again@example.com');
    const agent = (await test.as('agent')).set('accept-language', 'ru');
    const decide = (id: string, step: 'approve' | 'reject') =>
      agent.post(`/api/reviews/${id}/${step}/`).send(step === 'reject' ? { reason: 'Names a guest' } : {});
    const refused = async (id: string) => expect((await decide(id, 'reject')).status).toBe(200);
    const first = await make(mine);
    await refused(first);
    const second = await make(mine);
    const stands = {
      detail: 'У этого бронирования есть другой отзыв, который не отклонён. Сначала отклоните его.',
      code: 'other_review_stands',
    };
    for (const step of ['pending', 'approved', 'hidden'] as const) {
      await test.em().nativeUpdate(Review, { id: second }, { status: step });
      const answer = await decide(first, 'approve');
      expect([step, answer.status, answer.body]).toEqual([step, 409, stands]);
    }
    expect((await stored(first)).status).toBe('rejected');
    await refused(second);
    const { ratingAverage } = await test.em().findOneOrFail(Package, { id: quiet.id });
    const both = await Promise.all([decide(first, 'approve'), decide(second, 'approve')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual(stands);
    expect(await test.em().count(Review, { status: 'approved' })).toBe(1);
    expect(ratingAverage).toBeNull();
  });

  it('stand one at a time in the table itself', async () => {
    const mine = await travelled('table@example.com');
    const { id: booking } = await stayOf(mine.booking_token);
    const [proved, plain] = [await make(mine), await make({ email: null })];
    const beside = test.em().nativeUpdate(Review, { id: plain }, { booking });
    await expect(beside).rejects.toThrow(UniqueConstraintViolationException);
    for (const status of ['rejected', 'spam'] as const) {
      await test.em().nativeUpdate(Review, { id: proved }, { status });
      await test.em().nativeUpdate(Review, { id: plain }, { booking });
      await test.em().nativeUpdate(Review, { id: plain }, { booking: null });
    }
  });
});
