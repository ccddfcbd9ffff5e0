import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { openForm } from '../../../test/forms.js';
import { User } from '../accounts/user.entity.js';
import { ContactMessage } from '../../sales/contact-messages/contact-message.entity.js';
import { Review } from '../../sales/reviews/review.entity.js';
import { TripRequest } from '../../sales/trip-requests/trip-request.entity.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { Notification } from './notification.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

interface Told {
  id: string;
  kind: string;
  text: string;
  entity: string | null;
  entity_id: string | null;
  read_at: string | null;
}

describe('what customers are told in their account', () => {
  let test: TestApp;
  let office: TestAgent;
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'quiet-week' });
    office = await test.as('owner');
  }, 60_000);
  afterAll(() => test.close());

  const customer = async (email: string, verified = true) => {
    const user = await test.createUser('customer', null, email);
    if (verified) await test.em().nativeUpdate(User, { id: user.id }, { emailVerifiedAt: test.clock.now() });
    const token = await test.signInAs(user);
    const me = () => test.api().set('authorization', `Bearer ${token}`);
    const list = async (query = '') => (await me().get(`/api/customers/me/notifications/${query}`)).body;
    const told = async (query = '') => (await list(query)).results as Told[];
    return { id: user.id, me, list, told };
  };
  const book = (call: TestAgent, email: string) =>
    call
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        package: 'quiet-week',
        check_in: test.clock.maldivesDate(40),
        adults: 2,
        contact: { name: 'Anna Smirnova', email, phone: '+7 912 345-67-89' },
        accept_terms: true,
        shown_price: { total: '2000.00' },
      });
  const sendForm = async (path: string, body: object) => {
    const form = { ...body, ...(await openForm(test)) };
    expect((await test.api().post(`/api/${path}/`).send(form)).status).toBe(201);
  };

  it('is where their booking requests are, whatever address they give', async () => {
    const { me, told } = await customer('anna@example.com');
    const { body } = await book(me(), 'other@example.com');
    expect(await told()).toEqual([
      {
        id: expect.any(String),
        kind: 'booking_received',
        text: `We have your booking request ${body.reference} and will answer soon.`,
        entity: 'booking',
        entity_id: body.id,
        created_at: expect.any(String),
        read_at: null,
      },
    ]);
    expect((await told('?lang=ru'))[0]?.text).toBe(
      `Ваша заявка на бронирование ${body.reference} получена. Скоро ответим.`,
    );
    expect((await me().get(`/api/customers/me/bookings/${(await told())[0]?.entity_id}/`)).status).toBe(200);
  });

  it('is only for those who have shown that the address is theirs', async () => {
    const guest = await customer('guest@example.com');
    const waiting = await customer('waiting@example.com', false);
    for (const email of ['Guest@example.com', 'waiting@example.com', 'nobody@example.com'])
      expect((await book(test.api(), email)).status).toBe(201);
    expect((await guest.told()).map(({ kind }) => kind)).toEqual(['booking_received']);
    expect(await waiting.told()).toEqual([]);
    const signIn = { email: 'guest@example.com', password: TEST_PASSWORD };
    expect((await test.api().post('/api/customers/login/').send(signIn)).status).toBe(200);
    expect((await guest.told())[0]).toMatchObject({
      kind: 'bookings_claimed',
      text: 'Bookings made with your address are in your account now: 1.',
    });
    await test.api().post('/api/customers/login/').send(signIn);
    expect(await guest.told()).toHaveLength(2);
  });

  it('follows what the office does', async () => {
    const email = 'maria@example.com';
    const { told } = await customer(email);
    await sendForm('contact', { name: 'Maria', email, message: 'Is the reef good for beginners?', consent: true });
    await sendForm('custom-trip-requests', { email, description: 'Ten quiet days in March', consent: true });
    await sendForm('reviews', { email, name: 'Maria', rating: 5, comment: 'Mantas at breakfast, every day.' });
    const em = test.em();
    const message = await em.findOneOrFail(ContactMessage, { email });
    const request = await em.findOneOrFail(TripRequest, { email });
    const review = await em.findOneOrFail(Review, { email });
    const post = async (path: string, body: object = {}) =>
      expect([path, (await office.post(`/api/${path}/`).send(body)).status]).toEqual([path, expect.any(Number)]);
    await post(`contact-messages/${message.id}/reply`, { body: 'Very good, two steps from the beach.' });
    await post(`custom-trip-requests/${request.id}/transition`, { status: 'in_progress' });
    for (const verb of ['approve', 'hide', 'approve']) await post(`reviews/${review.id}/${verb}`);
    await post(`reviews/${review.id}/reply`, { text: 'Come again!' });
    await post(`reviews/${review.id}/reply`, { text: 'Come again, Maria!' });
    expect((await told()).map(({ kind, entity_id: id }) => [kind, id])).toEqual([
      ['review_replied', review.id],
      ['review_approved', review.id],
      ['review_approved', review.id],
      ['message_answered', message.id],
      ['trip_request_received', request.id],
    ]);
    expect((await told('?lang=zh'))[3]?.text).toBe(`我们已回复您的留言 ${message.reference}，请查看邮箱。`);
  });

  it('tells of changes to the account', async () => {
    const { me, told } = await customer('lena@example.com');
    const body = { current_password: TEST_PASSWORD, new_password: 'corals and mantas 2027' };
    expect((await me().post('/api/customers/me/password/').send(body)).status).toBe(200);
    expect((await told()).map(({ kind }) => kind)).toEqual(['password_changed']);
    // Colleagues are told of what came in, and nothing of this kind.
    const ofCustomers = { user: { kind: 'staff' }, kind: { $in: [...NOTIFICATION_KINDS] } } as const;
    expect(await test.em().count(Notification, ofCustomers)).toBe(0);
  });

  it('is read one by one or all at once, each customer’s own', async () => {
    const { me, list, told } = await customer('olga@example.com');
    const other = await customer('igor@example.com');
    for (let times = 0; times < 3; times++) await book(me(), 'olga@example.com');
    await book(other.me(), 'igor@example.com');
    const page = await list('?page_size=2');
    expect([page.count, page.unread_count, page.results.length]).toEqual([3, 3, 2]);
    expect(page.next).toContain('page=2');
    const read = async (body: object) => (await me().post('/api/customers/me/notifications/read/').send(body)).body;
    const [foreign] = await other.told();
    expect(await read({ ids: [page.results[0].id, foreign?.id] })).toEqual({ unread_count: 2 });
    expect((await other.told())[0]?.read_at).toBeNull();
    expect((await told('?unread=true')).map(({ id }) => id)).not.toContain(page.results[0].id);
    const first = (await told()).find(({ id }) => id === page.results[0].id)?.read_at;
    test.clock.advance(60);
    expect(await read({})).toEqual({ unread_count: 0 });
    expect((await told()).find(({ id }) => id === page.results[0].id)?.read_at).toBe(first);
    expect((await other.list()).unread_count).toBe(1);
    for (const body of [{ ids: [] }, { ids: ['1'] }, { ids: 'all' }, { all: true }])
      expect([body, (await me().post('/api/customers/me/notifications/read/').send(body)).status]).toEqual([body, 400]);
    expect((await test.api().get('/api/customers/me/notifications/')).status).toBe(401);
    expect((await office.get('/api/customers/me/notifications/')).status).toBe(403);
  });

  it('is taken along, and erased with the account', async () => {
    const { id, me } = await customer('vera@example.com');
    await book(me(), 'vera@example.com');
    const made = await me().post('/api/customers/me/export/');
    expect((await me().get(made.body.url)).body.notifications).toMatchObject([{ kind: 'booking_received' }]);
    expect((await me().delete('/api/customers/me/').send({ password: TEST_PASSWORD })).status).toBe(204);
    expect(await test.em().count(Notification, { user: id })).toBe(0);
  });
});
