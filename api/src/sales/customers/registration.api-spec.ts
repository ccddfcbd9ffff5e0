import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { User } from '../../people/accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { Registration } from './registration.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const PASSWORD = 'seven quiet sandbanks at dawn';

const body = (email: string, over: object = {}) => ({
  email,
  password: PASSWORD,
  first_name: 'Анна',
  last_name: 'Смирнова',
  country: 'ru',
  currency: 'EUR',
  accept_terms: true,
  ...over,
});

let test: TestApp;
/** Where the tests sit, and where a stranger does. */
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.20';
const post = (path: string, ip = HOME) => test.api().post(`/api/customers/${path}/`).set('x-forwarded-for', ip);
const register = (email: string, over: object = {}, ip = HOME) =>
  post('register', ip).set('accept-language', 'ru').send(body(email, over));
const verify = (token: string, password?: string, ip = HOME) => post('verify-email', ip).send({ token, password });
const login = (email: string, password = PASSWORD) => post('login').send({ email, password });
const resend = async (email: string) => {
  const answer = await test.api().post('/api/customers/verify-email/resend/').send({ email });
  expect([answer.status, answer.text]).toEqual([202, '']);
};
const book = (email: string, token?: string) => {
  const call = test.api().post('/api/bookings/').set('idempotency-key', randomUUID());
  const contact = { name: 'Eva', email, phone: '+960 300 0000' };
  const request = { package: 'quiet-week', check_in: test.clock.maldivesDate(40), adults: 2, children_ages: [] };
  return (token ? call.auth(token, { type: 'bearer' }) : call).send({
    ...request,
    contact,
    accept_terms: true,
    shown_price: { total: '2000.00' },
  });
};
const bookingsOf = (token: string) => test.api().get('/api/customers/me/bookings/').auth(token, { type: 'bearer' });
const letters = (recipient: string) =>
  test.em().find(OutboxMessage, { recipient }, { orderBy: { createdAt: 'asc', id: 'asc' } });
const tokens = async (recipient: string) =>
  (await letters(recipient)).flatMap(({ payload }) => ('token' in payload ? [String(payload.token)] : []));

describe('registration of customers', () => {
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_TRUST_PROXY: '127.0.0.1' } });
    await createPackage(test, { slug: 'quiet-week' });
  }, 60_000);
  afterAll(() => test.close());

  it('asks for the address first and signs in by the link, once, within a day', async () => {
    const answer = await register('Anna@Example.com');
    expect([answer.status, answer.body]).toEqual([201, { verification_required: true }]);
    expect((await login('anna@example.com')).body.code).toBe('no_active_account');
    const [mail] = await letters('anna@example.com');
    expect(mail).toMatchObject({ template: 'verify-email', locale: 'ru', payload: { hours: 24, first_name: 'Анна' } });
    const [token = ''] = await tokens('anna@example.com');
    expect(await test.em().count(Registration, { hash: token })).toBe(0);

    const signed = await verify(token, PASSWORD);
    expect(signed.status).toBe(200);
    expect(signed.headers['cache-control']).toContain('no-store');
    expect(signed.body).toMatchObject({
      token: expect.any(String),
      refresh: expect.any(String),
      customer: {
        user: { email: 'anna@example.com', first_name: 'Анна', email_verified: true },
        country: 'RU',
        currency: 'EUR',
        locale: 'ru',
        phone: null,
        marketing_opt_in: false,
      },
    });
    expect((await verify(token)).body).toEqual({ token: [expect.any(String)] });
    const me = await test.api().get('/api/customers/me/').auth(signed.body.token, { type: 'bearer' });
    expect(me.body).toEqual(signed.body.customer);
    expect((await login('ANNA@example.com')).body.customer).toEqual(me.body);
    expect(await test.em().count(AuditEntry, { action: 'customer.register' })).toBe(1);

    await register('late@example.com');
    const [late = ''] = await tokens('late@example.com');
    test.clock.advance(24 * 3600 + 1);
    expect((await verify(late)).status).toBe(400);
    expect((await verify('x'.repeat(43))).status).toBe(400);
  });

  it('answers for a known address alike, and writes to its owner instead', async () => {
    await test.createUser('customer', null, 'known@example.com');
    const answer = await register('known@example.com');
    expect([answer.status, answer.body]).toEqual([201, { verification_required: true }]);
    const [mail, ...more] = await letters('known@example.com');
    expect([mail?.template, mail?.locale, more]).toEqual(['account-exists', 'en', []]);
    expect(await test.em().count(User, { email: 'known@example.com' })).toBe(1);
    await test.createUser('staff', 'agent', 'colleague@example.com');
    await register('colleague@example.com');
    expect((await letters('colleague@example.com'))[0]?.template).toBe('account-exists');
  });

  it('gives the account to who confirms, with their own password and no other', async () => {
    await register('twice@example.com', { password: 'the first one to come by' }, ELSEWHERE);
    await register('twice@example.com');
    const [first = '', second = ''] = await tokens('twice@example.com');
    expect((await verify(second, PASSWORD)).status).toBe(200);
    expect((await verify(first)).status).toBe(400);
    expect(await test.em().count(Registration, { email: 'twice@example.com' })).toBe(0);
    expect((await login('twice@example.com', 'the first one to come by')).status).toBe(401);
    expect((await login('twice@example.com')).status).toBe(200);
  });

  it('never opens an account with the password of somebody who did not get the letter', async () => {
    const guest = await book('victim@example.com');
    await register('victim@example.com');
    await register('victim@example.com', { password: 'what a stranger chose' }, ELSEWHERE);
    await resend('victim@example.com');
    const [own = '', , resent = ''] = await tokens('victim@example.com');
    expect((await verify(resent, PASSWORD, '192.0.2.1')).body).toEqual({ password: [expect.any(String)] });
    expect((await verify('x'.repeat(43), PASSWORD)).body).toEqual({ token: [expect.any(String)] });
    const { body } = await verify(resent, undefined, '192.0.2.1');
    expect(body.password_set).toBe(false);
    expect((await bookingsOf(body.token)).body.results.map(({ id }: { id: string }) => id)).toEqual([guest.body.id]);
    expect((await login('victim@example.com', 'what a stranger chose')).status).toBe(401);
    expect((await verify(own, PASSWORD)).status).toBe(400);

    await test.api().post('/api/customers/password/reset/').send({ email: 'victim@example.com' });
    const reset = { token: (await tokens('victim@example.com')).at(-1), new_password: PASSWORD };
    expect((await test.api().post('/api/customers/password/reset/confirm/').send(reset)).status).toBe(204);
    expect((await login('victim@example.com')).status).toBe(200);
  });

  it('keeps the password that was chosen where the link is opened, and what strangers sent besides changes nothing', async () => {
    await register('kept@example.com', { phone: '+960 300 1111' });
    await register('kept@example.com', { password: 'what a stranger chose', phone: null }, ELSEWHERE);
    const stranger = (await tokens('kept@example.com'))[1] ?? '';
    const { status, body } = await verify(stranger);
    expect([status, body.password_set, body.customer?.phone]).toEqual([200, true, '+960 300 1111']);
    expect((await login('kept@example.com')).status).toBe(200);
    expect((await login('kept@example.com', 'what a stranger chose')).status).toBe(401);

    // A letter that a stranger had written opens an account without their password, wherever its reader is.
    await register('only@example.com', { password: 'what a stranger chose' }, ELSEWHERE);
    const opened = await verify((await tokens('only@example.com'))[0] ?? '');
    expect([opened.status, opened.body.password_set]).toEqual([200, false]);
    expect((await login('only@example.com', 'what a stranger chose')).status).toBe(401);

    // Elsewhere the password shows whose registration it was.
    await register('moved@example.com');
    const moved = await verify((await tokens('moved@example.com'))[0] ?? '', PASSWORD, ELSEWHERE);
    expect([moved.status, moved.body.password_set]).toEqual([200, true]);
    expect((await login('moved@example.com')).status).toBe(200);
  });

  it('makes one account when the link is opened twice at once', async () => {
    await register('race@example.com');
    const [token = ''] = await tokens('race@example.com');
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('makes guest bookings with the confirmed address the customer’s, and nobody else’s', async () => {
    const guest = await book('Eva@Example.com');
    const other = await book('somebody@example.com');
    await register('eva@example.com');
    const { body } = await verify((await tokens('eva@example.com'))[0] ?? '', PASSWORD);
    const mine = (path = '') =>
      test.api().get(`/api/customers/me/bookings/${path}`).auth(body.token, { type: 'bearer' });
    expect((await mine()).body.results.map(({ id }: { id: string }) => id)).toEqual([guest.body.id]);
    expect((await mine(`${guest.body.id}/`)).body.reference).toBe(guest.body.reference);
    expect((await mine(`${other.body.id}/`)).status).toBe(404);

    const signedIn = await book('friend@example.com', body.token);
    expect(signedIn.status).toBe(201);
    const later = await book('eva@example.com');
    expect((await mine()).body.count).toBe(2);
    await login('eva@example.com');
    expect((await mine()).body.count).toBe(3);
    expect((await mine('?status=confirmed')).body.count).toBe(0);
    const stored = await test.em().findOneOrFail(Booking, { id: later.body.id });
    expect(stored.customer?.id).toBe(body.customer.id);
  });

  it('sends the letter again, whatever it has to say', async () => {
    await register('again@example.com');
    await resend('again@example.com');
    const [first = '', second = ''] = await tokens('again@example.com');
    expect(first).not.toBe(second);
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).status).toBe(400);
    await resend('again@example.com');
    expect((await letters('again@example.com')).at(-1)?.template).toBe('account-exists');
    await resend('unheard-of@example.com');
    expect((await letters('unheard-of@example.com'))[0]?.template).toBe('account-unknown');
  });

  it('refuses bad fields, and who does not accept the terms', async () => {
    const cases: [object, string][] = [
      [{ password: 'password' }, 'password'],
      [{ password: 'anna2@example.com' }, 'password'],
      [{ accept_terms: false }, 'accept_terms'],
      [{ first_name: 'Win at evil.com' }, 'first_name'],
      [{ first_name: 'https://evil' }, 'first_name'],
      [{ country: 'XX' }, 'country'],
      [{ phone: 'call me' }, 'phone'],
      [{ role: 'owner' }, 'role'],
      [{ kind: 'staff' }, 'kind'],
      [{ email_verified_at: '2026-01-01' }, 'email_verified_at'],
    ];
    for (const [over, field] of cases) {
      const { status, body: fields } = await register('anna2@example.com', over);
      expect({ over, status, fields: Object.keys(fields) }).toEqual({ over, status: 400, fields: [field] });
    }
    expect(await letters('anna2@example.com')).toEqual([]);
    expect(
      (await register("o'neil@example.com", { first_name: 'J. R. R.', last_name: 'O’Neil-Ágústsdóttir' })).status,
    ).toBe(201);
  });

  it('keeps customers and staff apart', async () => {
    await test.createUser('staff', 'owner', 'boss@example.com');
    expect((await login('boss@example.com', TEST_PASSWORD)).body.code).toBe('no_active_account');
    const staff = await test.as('owner');
    for (const path of ['', 'sessions/', 'bookings/', 'favourites/'])
      expect((await staff.get(`/api/customers/me/${path}`)).status).toBe(403);
    const customer = await test.as('customer');
    for (const path of ['users/me/', 'users/', 'roles/', 'bookings/'])
      expect((await customer.get(`/api/${path}`)).status).toBe(403);
  });
});

describe('registration where nothing is hidden', () => {
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_HIDE_ACCOUNT_EXISTENCE: '0', ATOLL_TRUST_PROXY: '127.0.0.1' } });
  }, 60_000);
  afterAll(() => test.close());

  it('says plainly that an account exists where the installation does not hide it', async () => {
    const made = await register('plain@example.com');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      verification_required: false,
      customer: { user: { email: 'plain@example.com', email_verified: false } },
    });
    const me = () => test.api().get('/api/customers/me/').auth(made.body.token, { type: 'bearer' });
    expect((await me()).status).toBe(200);
    const again = await register('plain@example.com');
    expect(again.body).toEqual({ email: ['Учётная запись с этим адресом уже существует.'] });
    const [token = ''] = await tokens('plain@example.com');
    expect((await verify(token, 'not this one')).body).toEqual({ password: [expect.any(String)] });
    expect((await verify(token, PASSWORD)).body.customer.user.email_verified).toBe(true);
    expect((await me()).body.user.email_verified).toBe(true);
    const race = await Promise.all([register('both@example.com'), register('both@example.com')]);
    expect(race.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('takes an account away from who opened it when the owner of the address does not know their password', async () => {
    const password = 'what a stranger chose';
    const stranger = await register('victim@example.com', { password }, ELSEWHERE);
    const { token } = stranger.body;
    const change = { email: 'stranger@example.com', password };
    await test.api().post('/api/customers/me/email/').auth(token, { type: 'bearer' }).send(change);
    await post('login', ELSEWHERE).send({ email: 'victim@example.com', password });
    expect((await verify((await tokens('victim@example.com'))[0] ?? '')).body.password_set).toBe(false);
    expect((await bookingsOf(token)).status).toBe(401);
    expect((await login('victim@example.com', password)).status).toBe(401);
    const refreshed = await test.api().post('/api/token/refresh/').send({ refresh: stranger.body.refresh });
    expect(refreshed.status).toBe(401);
    const [moved = ''] = await tokens('stranger@example.com');
    const confirmed = await test.api().post('/api/customers/email/confirm/').send({ token: moved, password });
    expect(confirmed.body).toEqual({ token: [expect.any(String)] });
  });
});
