import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { maskLine } from '../../platform/http/log-mask.js';
import { User } from '../accounts/user.entity.js';
import { ApiKey, newKey } from '../auth/api-key.entity.js';
import { countKeys } from './api-keys.queries.js';
import { ApiKeysService, MAX_KEYS } from './api-keys.service.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(60_000);

const READER = { name: 'Channel manager', scopes: ['catalogue.view', 'bookings.view'] };
const withPassword = (body: object) => ({ ...body, password: TEST_PASSWORD });

describe('keys of other systems', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_LIMITS: '{"reauth":{"points":10}}' } });
    await createPackage(test, { slug: 'quiet-week', names: { en: 'Quiet week' } });
  }, 60_000);
  afterAll(() => test.close());

  const make = async (body: object = READER, role: 'owner' | 'manager' = 'owner') => {
    const made = await (await test.as(role)).post('/api/api-keys/').send(withPassword(body));
    expect([made.status, made.body]).toEqual([201, expect.objectContaining(body)]);
    return made.body as { id: string; secret: string; prefix: string };
  };
  const withKey = (secret: string) => test.api().set('authorization', `Bearer ${secret}`);
  const status = async (secret: string, path = '/api/bookings/') => (await withKey(secret).get(path)).status;
  const listed = async (id: string) => {
    const { body } = await (await test.as('owner')).get('/api/api-keys/');
    return (body as { id: string }[]).find((key) => key.id === id);
  };

  it('are shown once, open what their scopes name, and are nowhere stored', async () => {
    const key = await make();
    expect(key.secret).toMatch(/^atoll_[\w-]{43}$/);
    expect(key.secret.startsWith(key.prefix)).toBe(true);
    expect(await status(key.secret)).toBe(200);
    expect(await listed(key.id)).toEqual(
      expect.objectContaining({ ...READER, status: 'active', calls_per_minute: 300, created_by: expect.anything() }),
    );
    expect(JSON.stringify(await listed(key.id))).not.toContain(key.secret);
    const stored = await test.em().getConnection().execute('select row_to_json(k)::text as row from api_key k');
    const audited = await test.em().find(AuditEntry, { entity: 'api_key', entityId: key.id });
    expect(audited.map(({ action }) => action)).toEqual(['api_key.create']);
    expect(JSON.stringify([stored, audited])).not.toContain(key.secret.slice(12));
    expect(maskLine(`a line with ${key.secret} in it`)).toBe('a line with … in it');
  });

  it('do what their scopes name and nothing else', async () => {
    const { secret } = await make();
    const call = withKey(secret);
    expect((await call.get('/api/customers/')).status).toBe(403);
    expect((await call.get('/api/packages/?status=draft')).status).toBe(200);
    expect((await call.post('/api/packages/').send({ name: 'Mine' })).status).toBe(403);
    expect((await call.get('/api/api-keys/')).status).toBe(403);
    expect((await call.get('/api/audit/')).status).toBe(403);
  });

  it('open nothing that is somebody’s own, whatever their scopes', async () => {
    const call = withKey((await make()).secret);
    for (const path of ['/api/users/me/', '/api/users/me/notifications/', '/api/saved-views/?list=bookings'])
      expect([path, (await call.get(path)).status]).toEqual([path, 403]);
    const view = { list: 'bookings', name: 'Mine', query: '' };
    expect((await call.post('/api/saved-views/').send(view)).status).toBe(403);
    expect((await call.get('/api/customers/me/')).status).toBe(403);
    const { body } = await test
      .api()
      .post('/api/token/verify/')
      .send({ token: (await make()).secret });
    expect(body.code).toBe('token_not_valid');
  });

  it('never act as a guest', async () => {
    const call = withKey((await make()).secret);
    const id = '019aa7c1-0000-7000-8000-000000000000';
    for (const path of ['cancel', 'extend', 'messages', 'change-requests'])
      expect([path, (await call.post(`/api/bookings/${id}/${path}/`).send({})).status]).toEqual([path, 403]);
    const booking = { package: 'quiet-week', check_in: '2027-01-01', adults: 1 };
    const sent = await call.post('/api/bookings/').set('idempotency-key', 'as-a-guest-1').send(booking);
    expect(sent.status).toBe(403);
    expect((await call.get(`/api/bookings/${id}/`)).status).toBe(404);
  });

  it('write under their own name', async () => {
    const { id, secret } = await make({ name: 'Website', scopes: ['catalogue.view', 'catalogue.change'] });
    const made = await withKey(secret).post('/api/packages/').send({ name: 'By a key' });
    expect(made.status).toBe(201);
    const { body } = await (await test.as('owner')).get(`/api/audit/?entity=package&entity_id=${made.body.id}`);
    expect(body.results[0].actor).toEqual({ id, name: 'Website', email: '', kind: 'key', role: null });
  });

  it('are given by nobody who lacks what they would open', async () => {
    const manager = await test.as('manager');
    expect((await manager.post('/api/api-keys/').send(withPassword(READER))).status).toBe(201);
    for (const role of ['agent', 'editor', 'finance'] as const)
      expect([role, (await (await test.as(role)).post('/api/api-keys/').send(withPassword(READER))).status]).toEqual([
        role,
        403,
      ]);
    for (const scope of ['users.manage', 'keys.manage', 'payments.refund', 'customers.export'])
      expect([
        scope,
        (await manager.post('/api/api-keys/').send(withPassword({ name: 'X', scopes: [scope] }))).status,
      ]).toEqual([scope, 400]);
  });

  it('are made by nobody who only sits at an unlocked screen', async () => {
    const owner = test.api().auth(await test.signInAs(await test.createUser('staff', 'owner', 'away@test.example')), {
      type: 'bearer',
    });
    const ask = async (more: object) => {
      const { status: code, body } = await owner.post('/api/api-keys/').send({ ...READER, name: 'Unasked', ...more });
      return [code, code === 400 ? Object.keys(body) : body.code];
    };
    expect(await ask({})).toEqual([400, ['password']]);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await ask({ password: 'not the password' })).toEqual([400, ['password']]);
    expect(await ask({ password: TEST_PASSWORD })).toEqual([429, 'throttled']);
    const { body } = await (await test.as('owner')).get('/api/api-keys/');
    expect((body as { name: string }[]).map(({ name }) => name)).not.toContain('Unasked');
  });

  it('are not made by who may make keys and lacks a scope', async () => {
    const owner = await test.createUser('staff', 'owner', 'narrow@test.example');
    const caller = { id: owner.id, sessionId: owner.id, permissions: ['keys.manage', 'bookings.view'] } as never;
    const call = { caller, requestId: '', language: 'en', ifMatch: undefined } as const;
    const NARROW = { name: 'X', scopes: ['bookings.view' as const], password: TEST_PASSWORD };
    const keys = test.app.get(ApiKeysService, { strict: false });
    const wide = async () => keys.create({ ...NARROW, scopes: ['bookings.view', 'customers.view'] }, call);
    await expect(wide()).rejects.toMatchObject({ status: 403, code: 'role_not_grantable' });
    expect((await keys.create(NARROW, call)).scopes).toEqual(['bookings.view']);
  });

  it('may never do more than who made them may', async () => {
    const user = await test.createUser('staff', 'manager', 'leaving@test.example');
    const call = test.api().auth(await test.signInAs(user), { type: 'bearer' });
    const { body } = await call
      .post('/api/api-keys/')
      .send(withPassword({ name: 'His', scopes: ['bookings.view', 'customers.view'] }));
    expect(await status(body.secret, '/api/customers/')).toBe(200);
    await test.em().nativeUpdate(User, { id: user.id }, { role: 'viewer' });
    expect([await status(body.secret, '/api/customers/'), await status(body.secret)]).toEqual([403, 200]);
    await test.em().nativeUpdate(User, { id: user.id }, { isActive: false });
    expect(await status(body.secret)).toBe(401);
    expect(await listed(body.id)).toMatchObject({ status: 'suspended' });
  });

  it('end at once when they are revoked, and after their last day in the Maldives', async () => {
    const owner = await test.as('owner');
    const key = await make();
    const revoked = await owner.post(`/api/api-keys/${key.id}/revoke/`);
    expect([revoked.status, revoked.body.status]).toEqual([200, 'revoked']);
    expect(await status(key.secret)).toBe(401);
    expect((await owner.post(`/api/api-keys/${key.id}/revoke/`)).body.revoked_at).toBe(revoked.body.revoked_at);
    const unknown = `/api/api-keys/019aa7c1-0000-7000-8000-000000000000/revoke/`;
    expect((await owner.post(unknown)).status).toBe(404);
    const today = test.clock.maldivesDate();
    const dated = await make({ ...READER, expires_on: today });
    expect(await status(dated.secret)).toBe(200);
    test.clock.advance(86_400);
    expect(await status(dated.secret)).toBe(401);
    test.clock.advance(-86_400);
    const past = await owner.post('/api/api-keys/').send(withPassword({ ...READER, expires_on: '2020-01-01' }));
    expect([past.status, Object.keys(past.body)]).toEqual([400, ['expires_on']]);
  });

  it('are fifty at most that count, also when two are made at once', async () => {
    const owner = await test.as('owner');
    const count = () => test.em().count(ApiKey, { revokedAt: null });
    const { id } = await test.em().findOneOrFail(User, { email: 'as-owner@test.example' });
    const em = test.em();
    const add = async (made: number, on = em) => {
      const values = { name: `Key ${made}`, scopes: [], pace: 60 as const, expiresOn: null };
      await on
        .persist(new ApiKey({ ...values, createdBy: on.getReference(User, id) }, newKey(), test.clock.now()))
        .flush();
    };
    for (let made = await count(); made < MAX_KEYS - 1; made += 1) await add(made);
    const isWaiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    const asked = await em.transactional(async (own) => {
      const sql = transactionSql(own);
      await countKeys(sql, test.clock.now());
      const answer = owner
        .post('/api/api-keys/')
        .send(withPassword(READER))
        .then(({ status: code }) => code);
      const deadline = performance.now() + 5000;
      while (!(await sql.primaryRow(isWaiting)) && performance.now() < deadline) await sleep(20);
      await add(MAX_KEYS, own);
      return { answer };
    });
    expect(await asked.answer).toBe(400);
    expect(await count()).toBe(MAX_KEYS);
    // One that is over makes room: it is as good as revoked.
    const over = await test.em().findOneOrFail(ApiKey, { name: `Key ${MAX_KEYS}` });
    const yesterday = test.clock.maldivesDate(-1);
    await test.em().nativeUpdate(ApiKey, { id: over.id }, { expiresOn: yesterday });
    await make();
    expect((await owner.post('/api/api-keys/').send(withPassword(READER))).status).toBe(400);
    await test.em().nativeDelete(ApiKey, { name: { $like: 'Key %' } });
  });

  it('say to the hour when they were last used', async () => {
    const key = await make();
    const used = async () => (await test.em().findOneOrFail(ApiKey, { id: key.id })).lastUsedAt;
    expect(await used()).toBeNull();
    await status(key.secret);
    const hour = new Date(test.clock.now()).setMinutes(0, 0, 0);
    expect(Math.abs((await used())!.getTime() - hour)).toBeLessThanOrEqual(3_600_000);
    expect((await used())!.getTime() % 3_600_000).toBe(0);
  });

  it('are unknown when a letter differs, and are no key with something around them', async () => {
    const { secret } = await make();
    const other = secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');
    for (const wrong of [other, `${secret}A`, secret.toUpperCase(), secret.slice(6)])
      expect([wrong.length, await status(wrong)]).toEqual([wrong.length, 401]);
    // A public read looks at no token.
    expect(await status(other, '/api/packages/')).toBe(200);
  });
});

describe('the pace of a key', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_LIMITS: '{"key_60":{"points":3}}' } });
  }, 60_000);
  afterAll(() => test.close());

  it('is its own: others go on', async () => {
    const owner = await test.as('owner');
    const make = async (calls_per_minute: number) =>
      (await owner.post('/api/api-keys/').send(withPassword({ ...READER, calls_per_minute }))).body.secret as string;
    const [slow, other, fast] = [await make(60), await make(60), await make(1200)];
    const ask = async (secret: string) =>
      (await test.api().get('/api/bookings/').set('authorization', `Bearer ${secret}`)).status;
    const asked = [await ask(slow), await ask(slow), await ask(slow), await ask(slow)];
    expect(asked).toEqual([200, 200, 200, 429]);
    expect([await ask(other), await ask(fast)]).toEqual([200, 200]);
  });
});
