import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessage } from '../mail/outbox-message.entity.js';
import { FamiliarPlace } from './familiar-place.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { User } from '../accounts/user.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('the second factor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_TOTP_ROLES: 'finance' } });
  }, 60_000);
  afterAll(() => test.close());

  const signIn = (email: string, otp?: string) =>
    test.api().post('/api/token/').send({ email, password: TEST_PASSWORD, otp });
  const call = (token: string) => test.api().set('authorization', `Bearer ${token}`);
  const codeAt = (secret: string, shift = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now().getTime() + shift * 30_000,
    });

  /** A code changes every 30 s: a test begins well inside one, or a code of the step before would be two steps old when it is read. */
  const beginStep = () => test.clock.advance(32 - ((test.clock.now().getTime() / 1000) % 30));

  /** A member of staff with a second factor, signed in. */
  async function withTotp(email: string) {
    await test.createUser('staff', 'editor', email);
    const { access } = (await signIn(email)).body as { access: string };
    const started = await call(access).post('/api/users/me/totp/').send({ password: TEST_PASSWORD });
    expect(started.status).toBe(201);
    beginStep();
    const { secret } = started.body as { secret: string };
    const confirmed = await call(access)
      .post('/api/users/me/totp/confirm/')
      .send({ code: codeAt(secret, -1) });
    expect(confirmed.status).toBe(200);
    return { access, secret, codes: confirmed.body.recovery_codes as string[] };
  }

  it('counts once a code of it was confirmed, and is stored sealed', async () => {
    await test.createUser('staff', 'editor', 'starts@test.example');
    const { access } = (await signIn('starts@test.example')).body as { access: string };
    const wrong = await call(access).post('/api/users/me/totp/').send({ password: 'not my password' });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['password']]);
    const early = await call(access).post('/api/users/me/totp/confirm/').send({ code: '123456' });
    expect([early.status, early.body.code]).toEqual([409, 'totp_not_started']);

    const { body } = await call(access).post('/api/users/me/totp/').send({ password: TEST_PASSWORD });
    expect(body.otpauth_url).toMatch(/^otpauth:\/\/totp\/Atoll:starts%40test\.example\?/);
    const stored = await test.em().findOneOrFail(User, { email: 'starts@test.example' });
    expect(stored.totpSecret).not.toContain(body.secret);
    expect((await signIn('starts@test.example')).status).toBe(200);
    const bad = await call(access).post('/api/users/me/totp/confirm/').send({ code: '000000' });
    expect([bad.status, Object.keys(bad.body)]).toEqual([400, ['code']]);
  });

  it('is asked for after the password, and tells nobody without it', async () => {
    const { secret, access } = await withTotp('asks@test.example');
    const asked = await signIn('asks@test.example');
    expect([asked.status, asked.body.code]).toEqual([401, 'otp_required']);
    const blind = { email: 'asks@test.example', password: 'wrong wrong', otp: codeAt(secret) };
    expect((await test.api().post('/api/token/').send(blind)).body.code).toBe('no_active_account');
    expect((await signIn('asks@test.example', '000000')).body.code).toBe('otp_not_valid');
    const { status, body } = await signIn('asks@test.example', codeAt(secret));
    expect([status, body.user.totp_enabled]).toEqual([200, true]);
    const again = await call(access).post('/api/users/me/totp/').send({ password: TEST_PASSWORD });
    expect([again.status, again.body.code]).toEqual([409, 'totp_enabled']);
  });

  it('takes one step before and after, and no code twice', async () => {
    const { secret } = await withTotp('steps@test.example');
    expect((await signIn('steps@test.example', codeAt(secret, -1))).body.code).toBe('otp_not_valid');
    test.clock.advance(300);
    beginStep();
    expect((await signIn('steps@test.example', codeAt(secret, -2))).status).toBe(401);
    expect((await signIn('steps@test.example', codeAt(secret, 2))).status).toBe(401);
    const code = codeAt(secret, -1);
    const twice = await Promise.all([signIn('steps@test.example', code), signIn('steps@test.example', code)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn('steps@test.example', codeAt(secret, 1))).status).toBe(200);
    expect((await signIn('steps@test.example', codeAt(secret, 0))).status).toBe(401);
  });

  it('locks the account when codes are guessed', async () => {
    const { secret } = await withTotp('guessed@test.example');
    const { id } = await test.em().findOneOrFail(User, { email: 'guessed@test.example' });
    // As from elsewhere: where the owner has signed in, guesses are counted without a lock.
    await test.em().nativeDelete(FamiliarPlace, { user: id });
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn('guessed@test.example', '000000')).status).toBe(401);
    expect((await signIn('guessed@test.example', codeAt(secret, 1))).body.code).toBe('no_active_account');
    expect(await test.em().count(OutboxMessage, { template: 'account-locked', entityId: id })).toBe(1);
  });

  it('is replaced by ten recovery codes that work once each and are stored as hashes', async () => {
    const { codes, access } = await withTotp('lost@test.example');
    expect(codes).toHaveLength(10);
    const { id } = await test.em().findOneOrFail(User, { email: 'lost@test.example' });
    const stored = await test.em().find(RecoveryCode, { user: id });
    expect(stored).toHaveLength(10);
    expect(JSON.stringify(stored)).not.toContain(codes[0]);
    const twice = await Promise.all([codes[0], codes[0]].map((code) => signIn('lost@test.example', code)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn('lost@test.example', codes[1]?.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await test.em().count(AuditEntry, { action: 'user.recovery_code', entityId: id })).toBe(2);

    const renewed = await call(access).post('/api/users/me/totp/recovery-codes/').send({ password: TEST_PASSWORD });
    expect(renewed.status).toBe(200);
    expect((await signIn('lost@test.example', codes[2])).status).toBe(401);
    expect((await signIn('lost@test.example', renewed.body.recovery_codes[0])).status).toBe(200);
  });

  it('is taken away with the password, and says so by mail', async () => {
    const { access } = await withTotp('off@test.example');
    const wrong = await call(access).delete('/api/users/me/totp/').send({ password: 'not my password' });
    expect(wrong.status).toBe(400);
    expect((await call(access).delete('/api/users/me/totp/').send({ password: TEST_PASSWORD })).status).toBe(204);
    expect((await signIn('off@test.example')).status).toBe(200);
    const { id } = await test.em().findOneOrFail(User, { email: 'off@test.example' });
    expect(await test.em().count(OutboxMessage, { template: 'second-factor', entityId: id })).toBe(2);
    expect(await test.em().count(RecoveryCode, { user: id })).toBe(0);
  });

  it('ends the other sessions when it is switched on', async () => {
    await test.createUser('staff', 'editor', 'others@test.example');
    const other = (await signIn('others@test.example')).body as { access: string };
    const { access } = (await signIn('others@test.example')).body as { access: string };
    const { body } = await call(access).post('/api/users/me/totp/').send({ password: TEST_PASSWORD });
    await call(access)
      .post('/api/users/me/totp/confirm/')
      .send({ code: codeAt(body.secret) });
    expect((await call(other.access).get('/api/users/me/')).status).toBe(401);
    expect((await call(access).get('/api/users/me/')).status).toBe(200);
  });

  it('opens nothing but the own account to a role that must have one, until it has', async () => {
    await test.createUser('staff', 'finance', 'must@test.example');
    const { body } = await signIn('must@test.example');
    expect(body.user).toMatchObject({ totp_setup_required: true, permissions: [] });
    const refused = await call(body.access).get('/api/bookings/');
    expect([refused.status, refused.body.code]).toEqual([403, 'totp_setup_required']);
    const { secret } = (await call(body.access).post('/api/users/me/totp/').send({ password: TEST_PASSWORD })).body;
    await call(body.access)
      .post('/api/users/me/totp/confirm/')
      .send({ code: codeAt(secret) });
    expect((await call(body.access).get('/api/bookings/')).status).toBe(200);
  });
});
