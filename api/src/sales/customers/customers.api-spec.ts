import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Session } from '../../people/auth/session.entity.js';
import { User } from '../../people/accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Sql } from '../../platform/data/sql.js';
import { CustomerProfile } from './customer-profile.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const NEXT = 'seven quiet sandbanks at dawn';

describe('customers', () => {
  let test: TestApp;
  let packageId: number;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp();
    const names = { en: 'Quiet week', ru: 'Тихая неделя' };
    ({ id: packageId } = await createPackage(test, { slug: 'quiet-week', names }));
  }, 60_000);
  afterAll(() => test.close());

  const call = (token: string) => test.api().set('authorization', `Bearer ${token}`);
  const login = (email: string, password = TEST_PASSWORD) =>
    test.api().post('/api/customers/login/').set('user-agent', 'Phone').send({ email, password });

  /** A customer with a confirmed address, signed in. */
  async function customer() {
    const email = `customer-${++number}@example.com`;
    const user = await test.createUser('customer', null, email);
    const em = test.em();
    const stored = await em.findOneOrFail(User, { id: user.id });
    stored.emailVerifiedAt = test.clock.now();
    em.persist(new CustomerProfile(stored, { phone: '+960 300 1234' }));
    await em.flush();
    const { token, refresh } = (await login(email)).body as { token: string; refresh: string };
    return { email, id: user.id, token, refresh, me: () => call(token) };
  }
  const letterTo = (recipient: string, template: string) =>
    test.em().findOneOrFail(OutboxMessage, { recipient, template }, { orderBy: { createdAt: 'desc' } });
  const tokenIn = (mail: OutboxMessage) => (mail.payload as { token: string }).token;

  it('sign in with everything the browser keeps', async () => {
    const { email } = await customer();
    const { status, body, headers } = await login(email);
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['customer', 'refresh', 'token']]);
    expect(headers['cache-control']).toContain('no-store');
    expect(body.customer).toMatchObject({ phone: '+960 300 1234', user: { first_name: 'Test', email } });
    expect(body.customer.id).toBe(body.customer.user.id);
  });

  it('are locked out after ten failures and told by mail, once', async () => {
    const { email, id } = await test.createUser('customer', null, 'guessed@example.com');
    for (let attempt = 0; attempt < 11; attempt++) expect((await login(email, 'wrong wrong')).status).toBe(401);
    expect((await login(email)).body).toEqual({ detail: 'Incorrect email or password.', code: 'no_active_account' });
    expect(await test.em().count(OutboxMessage, { template: 'account-locked', entityId: id })).toBe(1);
    test.clock.advance(15 * 60 + 1);
    expect((await login(email)).status).toBe(200);
  });

  it('change their profile, with the version they have seen', async () => {
    const { me, token } = await customer();
    const seen = await me().get('/api/customers/me/');
    const patch = (body: object, version = seen.headers['etag'] ?? '') =>
      call(token).patch('/api/customers/me/').set('if-match', version).send(body);
    const changed = await patch({ first_name: 'Анна', phone: null, country: 'mv', currency: 'EUR', locale: 'ru' });
    expect(changed.body).toMatchObject({ phone: null, country: 'MV', currency: 'EUR', locale: 'ru', version: 2 });
    const stale = await patch({ first_name: 'Ann' });
    expect([stale.status, stale.body.current.user.first_name]).toEqual([412, 'Анна']);
    expect((await call(token).patch('/api/customers/me/').send({ first_name: 'A' })).status).toBe(428);
    for (const extra of [
      { email: 'x@y.example' },
      { role: 'owner' },
      { user: {} },
      { email_verified: true },
      { id: '1' },
    ])
      expect((await patch(extra, '"2"')).status).toBe(400);
    for (const bad of [{ first_name: null }, { first_name: '' }, { currency: 'XXX' }, { locale: 'de' }])
      expect((await patch(bad, '"2"')).status).toBe(400);
  });

  it('change the password: every other session ends, the refresh token with it', async () => {
    const { email, me, token } = await customer();
    const other = (await login(email)).body as { token: string; refresh: string };
    const done = await me()
      .post('/api/customers/me/password/')
      .send({ current_password: TEST_PASSWORD, new_password: NEXT });
    expect([done.status, done.body.sessions_revoked]).toEqual([200, 1]);
    expect((await call(other.token).get('/api/customers/me/')).status).toBe(401);
    expect((await test.api().post('/api/token/refresh/').send({ refresh: other.refresh })).status).toBe(401);
    expect((await call(token).get('/api/customers/me/')).status).toBe(200);
  });

  it('refresh by the same call as staff: rotated, two tabs stay, a late repetition ends the session', async () => {
    const { refresh, token } = await customer();
    const renew = (text: string) => test.api().post('/api/token/refresh/').send({ refresh: text });
    const tabs = await Promise.all([renew(refresh), renew(refresh)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call(tabs[0]?.body.access).get('/api/customers/me/')).status).toBe(200);
    test.clock.advance(11);
    expect((await renew(refresh)).status).toBe(401);
    expect((await renew(tabs[1]?.body.refresh)).status).toBe(401);
    expect((await call(token).get('/api/customers/me/')).status).toBe(401);
  });

  it('stay signed in for seven days', async () => {
    const { refresh } = await customer();
    test.clock.advance(6.9 * 24 * 3600);
    const later = await test.api().post('/api/token/refresh/').send({ refresh });
    expect(later.status).toBe(200);
    test.clock.advance(0.2 * 24 * 3600);
    expect((await test.api().post('/api/token/refresh/').send({ refresh: later.body.refresh })).status).toBe(401);
  });

  it('sign out, and see and end their sessions, not those of others', async () => {
    const [anna, boris] = [await customer(), await customer()];
    const sessions = await anna.me().get('/api/customers/me/sessions/');
    expect(sessions.body).toEqual([expect.objectContaining({ user_agent: 'Phone', current: true })]);
    const path = `/api/customers/me/sessions/${sessions.body[0].id}/`;
    expect((await boris.me().delete(path)).status).toBe(404);
    await login(anna.email);
    expect((await anna.me().post('/api/customers/me/sessions/revoke-others/')).body).toEqual({ sessions_revoked: 1 });
    expect((await test.api().post('/api/customers/logout/').send({ refresh: anna.refresh })).status).toBe(205);
    expect((await anna.me().get('/api/customers/me/')).status).toBe(401);
    expect((await boris.me().get('/api/customers/me/')).status).toBe(200);
  });

  it('reset a forgotten password by mail', async () => {
    const { email, token } = await customer();
    const ask = (address: string) => test.api().post('/api/customers/password/reset/').send({ email: address });
    const confirm = (text: string, new_password = NEXT) =>
      test.api().post('/api/customers/password/reset/confirm/').send({ token: text, new_password });
    const answers = [await ask(email), await ask('nobody@example.com')];
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([202, '']);
    const mailed = tokenIn(await letterTo(email, 'password-reset'));
    expect(
      (await test.api().post('/api/users/password/reset/confirm/').send({ token: mailed, new_password: NEXT })).status,
    ).toBe(400);
    expect((await confirm(mailed, email)).body).toEqual({ new_password: [expect.any(String)] });
    expect((await confirm(mailed)).status).toBe(204);
    expect((await confirm(mailed)).status).toBe(400);
    expect((await call(token).get('/api/customers/me/')).status).toBe(401);
    expect((await login(email, NEXT)).status).toBe(200);
    await letterTo(email, 'password-changed');
  });

  it('change the address with the password and a letter to the new one', async () => {
    const { email, id, me } = await customer();
    const taken = await customer();
    const ask = (address: string, password = TEST_PASSWORD) =>
      me().post('/api/customers/me/email/').send({ email: address, password });
    expect((await ask('new@example.com', 'not my password')).status).toBe(400);
    expect((await ask(taken.email)).status).toBe(202);
    await letterTo(taken.email, 'account-exists');
    expect((await ask('New@Example.com')).status).toBe(202);
    expect((await me().get('/api/customers/me/')).body.user.email).toBe(email);
    const token = tokenIn(await letterTo('new@example.com', 'email-change'));
    const confirm = (password = TEST_PASSWORD) =>
      test.api().post('/api/customers/email/confirm/').send({ token, password });
    // Who reads the letter need not be who asked: without the password it changes nothing, and stays good.
    expect((await confirm('of somebody else')).body).toEqual({ password: [expect.any(String)] });
    expect((await test.api().post('/api/customers/email/confirm/').send({ token })).status).toBe(400);
    expect((await me().get('/api/customers/me/')).body.user.email).toBe(email);
    expect((await confirm()).body).toEqual({ email: 'new@example.com' });
    expect((await confirm()).status).toBe(400);
    expect((await me().get('/api/customers/me/')).status).toBe(401);
    expect((await login('new@example.com')).body.customer.id).toBe(id);
    expect((await login(email)).status).toBe(401);
    await letterTo(email, 'email-changed');
  });

  it('keep packages for later', async () => {
    const { me } = await customer();
    const other = await customer();
    const add = (body: object) => me().post('/api/customers/me/favourites/').set('accept-language', 'ru').send(body);
    const list = async () => (await me().get('/api/customers/me/favourites/?lang=ru')).body as { available: boolean }[];
    const added = await add({ kind: 'package', id: packageId });
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({
        kind: 'package',
        id: packageId,
        slug: 'quiet-week',
        name: 'Тихая неделя',
        available: true,
      }),
    ]);
    expect((await add({ kind: 'package', id: packageId })).status).toBe(201);
    expect(await list()).toHaveLength(1);
    expect((await other.me().get('/api/customers/me/favourites/')).body).toEqual([]);
    expect((await add({ kind: 'package', id: 999_999 })).status).toBe(404);
    expect((await add({ kind: 'user', id: 1 })).status).toBe(400);
    await test.em().nativeUpdate(Package, { id: packageId }, { status: 'draft' });
    expect(await list()).toEqual([expect.objectContaining({ available: false })]);
    await test.em().nativeUpdate(Package, { id: packageId }, { status: 'published' });
    const remove = () => me().delete(`/api/customers/me/favourites/?kind=package&id=${packageId}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect(await list()).toEqual([]);
  });

  it('keep a hundred of a kind, and what is kept already once more', async () => {
    const { me, id } = await customer();
    const keep = (kind: string, from: number, to: number) =>
      test.app
        .get(Sql)
        .primaryRows(
          'insert into favourite select $1::uuid, $2::text, n, now() from generate_series($3::int, $4::int) n on conflict do nothing',
          [id, kind, from, to],
        );
    const add = (item: number) => me().post('/api/customers/me/favourites/').send({ kind: 'package', id: item });
    await keep('resort', 1, 100);
    await keep('package', 10_001, 10_099);
    expect((await add(packageId)).status).toBe(201);
    const { id: another } = await createPackage(test, { slug: 'one-too-many' });
    const refused = await add(another);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'favourites_full',
      'You can keep at most 100 of each kind. Please remove one first.',
    ]);
    expect((await add(packageId)).status).toBe(201);
  });

  it('take their data along in a file that nobody else opens', async () => {
    const { me, email, token } = await customer();
    const other = await customer();
    await book(email, token);
    const made = await me().post('/api/customers/me/export/');
    expect([made.status, made.body.status]).toEqual([202, 'ready']);
    const file = await me().get(made.body.url);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.body).toMatchObject({
      customer: { user: { email } },
      bookings: [{ contact: { email } }],
      favourites: [],
    });
    expect(file.text).not.toMatch(/argon2|access_token/);
    expect((await other.me().get(made.body.url)).status).toBe(404);
    expect((await test.api().get(made.body.url)).status).toBe(401);
  });

  it('are erased for good, and their bookings stay without contact', async () => {
    const { me, email, id, token } = await customer();
    const { body } = await book(email, token);
    expect((await me().delete('/api/customers/me/').send({ password: 'not my password' })).status).toBe(400);
    expect((await me().delete('/api/customers/me/').send({ password: TEST_PASSWORD })).status).toBe(204);
    expect((await me().get('/api/customers/me/')).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    const user = await test.em().findOneOrFail(User, { id });
    expect(user).toMatchObject({ firstName: '', lastName: '', isActive: false, email: `${id}@deleted.invalid` });
    expect(await test.em().count(CustomerProfile, { user: id })).toBe(0);
    expect(await test.em().count(Session, { user: id, revokedAt: null })).toBe(0);
    const booking = await test.em().findOneOrFail(Booking, { id: body.id });
    expect(booking).toMatchObject({ contactName: '', contactEmail: '', contactPhone: '', totalMinor: 200_000 });
    const traces = [
      await test.em().find(AuditEntry, { entityId: id }),
      await test.em().find(OutboxMessage, { recipient: email }),
    ];
    expect(JSON.stringify(traces)).not.toContain(email);
    const register = { email, password: NEXT, first_name: 'Again', accept_terms: true };
    expect((await test.api().post('/api/customers/register/').send(register)).status).toBe(201);
    expect((await letterTo(email, 'verify-email')).template).toBe('verify-email');
  });

  const book = (email: string, token: string) =>
    call(token)
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        package: 'quiet-week',
        check_in: test.clock.maldivesDate(40),
        adults: 2,
        contact: { name: 'Eva', email, phone: '+960 300 0000' },
        accept_terms: true,
        shown_price: { total: '2000.00' },
      });
});

describe('favourites of customers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
  }, 180_000);
  afterAll(() => test.close());

  it('are packages, resorts and experiences', async () => {
    const customer = await test.as('customer');
    for (const kind of ['package', 'resort', 'experience']) {
      const [first] = (await test.api().get(`/api/${kind}s/?lang=zh`)).body.results as { id: number; name: string }[];
      const added = await customer.post('/api/customers/me/favourites/?lang=zh').send({ kind, id: first?.id });
      expect([added.status, added.body.name, added.body.cover_image?.variants?.card]).toEqual([
        201,
        first?.name,
        expect.stringContaining('/media/'),
      ]);
    }
    expect((await customer.get('/api/customers/me/favourites/')).body).toHaveLength(3);
  });
});

describe('letters to customers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_LIMITS: '{"reset":{"points":1000,"seconds":60}}' } });
    await test.createUser('customer', null, 'often@example.com');
  }, 60_000);
  afterAll(() => test.close());

  it('are three an hour at most to one address, and nobody hears of it', async () => {
    const ask = () => test.api().post('/api/customers/password/reset/').send({ email: 'often@example.com' });
    for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(202);
    expect(await test.em().count(OutboxMessage, { recipient: 'often@example.com' })).toBe(3);
  });
});
