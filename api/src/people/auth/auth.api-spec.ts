import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { TEST_SECRET } from '../../../test/test-database.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Session } from './session.entity.js';
import { User } from '../accounts/user.entity.js';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed by hand: what an attacker, or another part of the system, could send. */
function forge(claims: object, { alg = 'HS256', secret = TEST_SECRET } = {}): string {
  const body = `${base64({ alg, typ: 'JWT' })}.${base64(claims)}`;
  const hash = { HS256: 'sha256', HS512: 'sha512' }[alg];
  return `${body}.${hash ? createHmac(hash, secret).update(body).digest('base64url') : ''}`;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('signing in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      env: {
        ATOLL_LIMITS:
          '{"login_account":{"points":1000,"seconds":60},"login_ip":{"points":1000,"seconds":60},"refresh":{"points":1000,"seconds":60}}',
      },
    });
    await test.createUser('staff', 'owner', 'owner@test.example');
    await test.createUser('customer', null, 'guest@test.example');
  }, 60_000);
  afterAll(() => test.close());

  const signIn = (email = 'owner@test.example', password = TEST_PASSWORD) =>
    test.api().post('/api/token/').send({ email, password });
  const me = (token: string) => test.api().get('/api/users/me/').auth(token, { type: 'bearer' });
  const refresh = (token: string) => test.api().post('/api/token/refresh/').send({ refresh: token });

  it('hands out a pair and the user with permissions', async () => {
    const { status, body, headers } = await signIn('Owner@Test.example');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body.user).toMatchObject({ email: 'owner@test.example', role: 'owner' });
    expect(body.user.permissions).toContain('bookings.view');
    expect(claimsOf(body.access)).toMatchObject({ iss: 'atoll', aud: 'staff', typ: 'access', sub: body.user.id });
    expect((await me(body.access)).body).toEqual(body.user);
  });

  it('answers wrong password, unknown e-mail and a customer account alike, word for word', async () => {
    const answers = [
      await signIn('owner@test.example', 'wrong wrong wrong'),
      await signIn('nobody@test.example'),
      await signIn('guest@test.example'),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 401,
        body: { detail: 'Incorrect email or password.', code: 'no_active_account' },
      });
    }
  });

  it('locks an account after ten failures, for 15 minutes, without saying so', async () => {
    await test.createUser('staff', 'agent', 'locked@test.example');
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn('locked@test.example', 'wrong wrong')).status).toBe(401);
    const refused = await signIn('locked@test.example');
    expect(refused.body).toEqual({ detail: 'Incorrect email or password.', code: 'no_active_account' });
    expect(await test.em().count(AuditEntry, { action: 'user.lock' })).toBe(1);
    test.clock.advance(15 * 60 + 1);
    expect((await signIn('locked@test.example')).status).toBe(200);
  });

  it('refuses forged, foreign, mistyped and expired access tokens', async () => {
    const { body } = await signIn();
    const claims = claimsOf(body.access);
    const bad = [
      forge(claims, { alg: 'none' }),
      forge(claims, { alg: 'HS512' }),
      forge(claims, { secret: 'x'.repeat(40) }),
      forge({ ...claims, iss: 'elsewhere' }),
      forge({ ...claims, aud: 'customer' }),
      forge({ ...claims, typ: 'refresh' }),
      forge({ ...claims, exp: undefined }),
      forge({ ...claims, exp: Number(claims['iat']) - 3600 }),
      forge({ ...claims, sid: '00000000-0000-7000-8000-000000000000' }),
      forge({ ...claims, sid: "' or 1=1 --" }),
      forge({ ...claims, sub: '00000000-0000-7000-8000-000000000000' }),
      body.refresh,
      'rubbish',
    ];
    expect((await me(forge(claims))).status).toBe(200);
    for (const token of bad) {
      const answer = await me(token);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ detail: 'Authentication required', code: 'token_not_valid' });
    }
    expect((await test.api().get('/api/users/me/')).body.code).toBe('not_authenticated');
  });

  it('ends access after 15 minutes', async () => {
    const { body } = await signIn();
    test.clock.advance(14 * 60);
    expect((await me(body.access)).status).toBe(200);
    test.clock.advance(2 * 60);
    expect((await me(body.access)).status).toBe(401);
  });

  it('acts at once on logout, a disabled account and a changed role', async () => {
    await test.createUser('staff', 'manager', 'manager@test.example');
    const first = await signIn('manager@test.example');
    const logout = await test.api().post('/api/token/logout/').send({ refresh: first.body.refresh });
    expect(logout.status).toBe(205);
    const manager = await test.em().findOneOrFail(User, { email: 'manager@test.example' });
    expect(await test.em().count(AuditEntry, { action: 'session.end', actorId: manager.id })).toBe(1);
    expect((await me(first.body.access)).status).toBe(401);
    expect((await refresh(first.body.refresh)).status).toBe(401);

    const second = await signIn('manager@test.example');
    await test.em().nativeUpdate(User, { email: 'manager@test.example' }, { role: 'viewer' });
    expect((await me(second.body.access)).body.permissions).not.toContain('bookings.change');
    await test.em().nativeUpdate(User, { email: 'manager@test.example' }, { isActive: false });
    expect((await me(second.body.access)).status).toBe(401);
    expect((await refresh(second.body.refresh)).status).toBe(401);
  });

  it('rotates refresh tokens and keeps two tabs signed in that refresh at once', async () => {
    const { body } = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(body.refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.refresh)).size).toBe(8);
    for (const answer of answers) expect((await me(answer.body.access)).status).toBe(200);
    expect((await refresh(answers[3]?.body.refresh)).status).toBe(200);
  });

  it('ends the session when a used refresh token comes back after the grace', async () => {
    const { body } = await signIn();
    const next = await refresh(body.refresh);
    test.clock.advance(11);
    expect((await refresh(body.refresh)).status).toBe(401);
    expect((await refresh(next.body.refresh)).status).toBe(401);
    expect((await me(next.body.access)).status).toBe(401);
    expect(await test.em().count(Session, { revokedReason: 'reuse' })).toBe(1);
  });

  it('grants the grace once: using the token again does not make it longer', async () => {
    const { body } = await signIn();
    expect((await refresh(body.refresh)).status).toBe(200);
    test.clock.advance(9);
    expect((await refresh(body.refresh)).status).toBe(200);
    test.clock.advance(2);
    expect((await refresh(body.refresh)).status).toBe(401);
  });

  it('ends a session after 12 hours, and one that lay unused', async () => {
    const idle = await signIn();
    test.clock.advance(76 * 60);
    expect((await refresh(idle.body.refresh)).status).toBe(401);

    let { refresh: token } = (await signIn()).body as { refresh: string };
    for (let hour = 1; hour < 12; hour++) {
      test.clock.advance(3600);
      const answer = await refresh(token);
      expect(answer.status).toBe(200);
      token = answer.body.refresh;
    }
    test.clock.advance(3601);
    expect((await refresh(token)).status).toBe(401);
  });

  it('takes text only', async () => {
    const operator = await test
      .api()
      .post('/api/token/')
      .send({ email: { $ne: null }, password: { $gt: '' } });
    expect(operator.status).toBe(400);
    expect(operator.body).toEqual({ email: [expect.any(String)], password: [expect.any(String)] });
  });

  it('works as long for an unknown address as for a wrong password', async () => {
    const time = async (email: string) => {
      const started = process.hrtime.bigint();
      expect((await signIn(email, 'wrong wrong wrong')).status).toBe(401);
      return Number(process.hrtime.bigint() - started) / 1e6;
    };
    await test.createUser('staff', 'viewer', 'timed@test.example');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 9; i++) {
      known.push(await time('timed@test.example'));
      unknown.push(await time(`unknown-${i}@test.example`));
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
    // Without the decoy hash the ratio is above 5.
    expect(median(known) / median(unknown)).toBeLessThan(2.5);
  });
});
