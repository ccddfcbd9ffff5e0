import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { ROLE_CODES, type Role } from '@atoll/contract/permissions';
import { mayGrant, permissionsOf } from '../accounts/roles.js';
import { Session } from '../auth/session.entity.js';
import { User } from '../accounts/user.entity.js';
import { OutboxMessage } from '../mail/outbox-message.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const NEXT = 'seven quiet sandbanks at dawn';
const password = TEST_PASSWORD;

describe('members of staff', () => {
  let test: TestApp;
  let owner: Awaited<ReturnType<TestApp['as']>>;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.as('owner');
  }, 60_000);
  afterAll(() => test.close());

  const signIn = (email: string, word = TEST_PASSWORD) =>
    test.api().post('/api/token/').send({ email, password: word });
  const call = (token: string) => test.api().set('authorization', `Bearer ${token}`);
  const member = (role: Role) => test.createUser('staff', role, `member-${++number}@test.example`);
  const patch = (user: User, body: object, version = '"1"') =>
    owner.patch(`/api/users/${user.id}/`).set('if-match', version).send(body);
  const mailTo = (recipient: string, template: string) =>
    test.em().findOneOrFail(OutboxMessage, { recipient, template }, { orderBy: { createdAt: 'desc' } });
  const tokenIn = (mail: OutboxMessage) => (mail.payload as { token: string }).token;

  it('are invited by mail, choose a password and sign in', async () => {
    const body = {
      email: 'Nasheed@Test.example',
      first_name: 'Nasheed',
      role: 'translator',
      languages: ['ru'],
      password,
    };
    const made = await owner.post('/api/users/').send(body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      email: 'nasheed@test.example',
      status: 'invited',
      languages: ['ru'],
      version: 1,
    });
    const first = await mailTo('nasheed@test.example', 'staff-invitation');
    expect((await owner.post(`/api/users/${made.body.id}/invite/`)).status).toBe(202);
    const again = await mailTo('nasheed@test.example', 'staff-invitation');
    const confirm = (token: string, new_password = NEXT) =>
      test.api().post('/api/users/password/reset/confirm/').send({ token, new_password });
    expect((await confirm(tokenIn(first))).body).toEqual({ token: [expect.any(String)] });
    expect((await confirm(tokenIn(again), 'password')).body).toEqual({ new_password: [expect.any(String)] });
    expect((await confirm(tokenIn(again))).status).toBe(204);
    expect((await confirm(tokenIn(again))).status).toBe(400);
    await mailTo('nasheed@test.example', 'password-changed');
    const signed = await signIn('nasheed@test.example', NEXT);
    expect(signed.body.user).toMatchObject({ role: 'translator', languages: ['ru'] });
    expect((await owner.get(`/api/users/${made.body.id}/`)).body.status).toBe('active');
    expect((await owner.post(`/api/users/${made.body.id}/invite/`)).body.code).toBe('not_invited');
    const taken = await owner.post('/api/users/').send(body);
    expect([taken.status, Object.keys(taken.body)]).toEqual([400, ['email']]);
  });

  it('are listed, found and sorted', async () => {
    await test.createUser('staff', 'viewer', 'zarina@test.example');
    const found = await owner.get('/api/users/?search=ZARINA');
    expect(found.body).toMatchObject({ count: 1, results: [{ email: 'zarina@test.example', role: 'viewer' }] });
    expect((await owner.get('/api/users/?search=%25')).body.count).toBe(0);
    const viewers = await owner.get('/api/users/?role=viewer&sort=email&page_size=100');
    expect(new Set(viewers.body.results.map((user: { role: string }) => user.role))).toEqual(new Set(['viewer']));
    await test.em().nativeUpdate(User, { email: 'zarina@test.example' }, { isActive: false });
    expect((await owner.get('/api/users/?status=disabled')).body.count).toBe(1);
    expect(JSON.stringify(viewers.body)).not.toMatch(/password|argon2|totp_secret/);
    await test.createUser('customer', null, 'guest@test.example');
    expect((await owner.get('/api/users/?search=guest@test')).body.count).toBe(0);
  });

  it('show which role may do what', async () => {
    const { body } = await owner.get('/api/roles/');
    expect(body.map(({ role }: { role: string }) => role)).toEqual(ROLE_CODES);
    expect(body[0]).toMatchObject({ role: 'owner', grantable: true, totp_required: false });
  });

  it('give no right that they do not hold themselves, whatever the role', () => {
    for (const granter of ROLE_CODES) {
      for (const role of ROLE_CODES) {
        const missing = permissionsOf(role).some((permission) => !permissionsOf(granter).includes(permission));
        expect({ granter, role, may: mayGrant(permissionsOf(granter), role) }).toEqual({
          granter,
          role,
          may: !missing,
        });
      }
    }
    expect(mayGrant(permissionsOf('manager'), 'owner')).toBe(false);
    expect(mayGrant(permissionsOf('viewer'), 'manager')).toBe(false);
  });

  it('who are not owners cannot invite or promote', async () => {
    const target = await member('viewer');
    for (const role of ROLE_CODES.filter((code) => code !== 'owner')) {
      const caller = await test.as(role);
      const body = { email: `by-${role}@test.example`, first_name: 'X', role: 'viewer', password };
      expect({ role, status: (await caller.post('/api/users/').send(body)).status }).toEqual({ role, status: 403 });
      const promote = caller.patch(`/api/users/${target.id}/`).set('if-match', '"1"').send({ role: 'owner', password });
      expect((await promote).status).toBe(403);
    }
    expect((await test.em().findOneOrFail(User, { id: target.id })).role).toBe('viewer');
  });

  it('change role with the password of who changes it, acting on running sessions', async () => {
    const user = await member('agent');
    const { access } = (await signIn(user.email)).body as { access: string };
    for (const wrong of [{}, { password: 'not my password' }])
      expect((await patch(user, { role: 'viewer', ...wrong })).body).toEqual({ password: [expect.any(String)] });
    const changed = await patch(user, { role: 'translator', languages: ['zh'], password });
    expect([changed.status, changed.body.role, changed.headers['etag']]).toEqual([200, 'translator', '"2"']);
    const me = await call(access).get('/api/users/me/');
    expect(me.body).toMatchObject({ role: 'translator', languages: ['zh'] });
    expect(me.body.permissions).not.toContain('bookings.change');
    const entry = await test.em().findOneOrFail(AuditEntry, { action: 'user.role', entityId: user.id });
    expect(entry).toMatchObject({ before: { role: 'agent' }, after: { role: 'translator' } });
    expect(JSON.stringify(entry)).not.toContain(password);
    const late = [
      await patch(user, { first_name: 'Late' }, '"1"'),
      await owner.delete(`/api/users/${user.id}/`).set('if-match', '"1"'),
    ];
    for (const { status, body } of late)
      expect([status, body]).toMatchObject([
        412,
        { current: { role: 'translator' }, updated_by: 'as-owner@test.example', updated_at: changed.body.updated_at },
      ]);
    expect((await owner.patch(`/api/users/${user.id}/`).send({ first_name: 'Bare' })).status).toBe(428);
  });

  it('are signed out at once when they are disabled, and cannot come back', async () => {
    const user = await member('agent');
    const signed = (await signIn(user.email)).body as { access: string; refresh: string };
    expect((await patch(user, { is_active: false, password })).body.status).toBe('disabled');
    expect((await call(signed.access).get('/api/users/me/')).status).toBe(401);
    expect((await test.api().post('/api/token/refresh/').send({ refresh: signed.refresh })).status).toBe(401);
    expect((await signIn(user.email)).body.code).toBe('no_active_account');
    expect((await owner.post(`/api/users/${user.id}/reset-password/`)).body.code).toBe('user_disabled');
    expect((await patch(user, { is_active: true, password }, '"2"')).status).toBe(200);
    expect((await call(signed.access).get('/api/users/me/')).status).toBe(401);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('never lock themselves or the last owner out', async () => {
    const self = await test.em().findOneOrFail(User, { email: 'as-owner@test.example' });
    for (const body of [{ role: 'viewer' }, { is_active: false }]) {
      expect((await patch(self, { ...body, password })).body.code).toBe('last_owner');
    }
    const second = await member('owner');
    for (const body of [{ role: 'viewer' }, { is_active: false }]) {
      expect((await patch(self, { ...body, password })).body.code).toBe('own_account');
    }
    // Each takes the other's role at the same moment: one of them stays.
    const other = call((await signIn(second.email)).body.access);
    const answers = await Promise.all([
      patch(second, { role: 'viewer', password }),
      other.patch(`/api/users/${self.id}/`).set('if-match', '"1"').send({ role: 'viewer', password }),
    ]);
    // The other one has lost the right in the meantime, or finds the last owner.
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect([401, 403, 409]).toContain(answers.map(({ status }) => status).toSorted()[1]);
    expect(await test.em().count(User, { kind: 'staff', role: 'owner', isActive: true })).toBe(1);
    await test.em().nativeUpdate(User, { id: self.id }, { role: 'owner' });
    await test.em().nativeUpdate(User, { id: second.id }, { role: 'viewer' });
  });

  it('who have left a trace are disabled, not removed', async () => {
    const invited = { email: 'mistyped@test.example', first_name: 'Nobody', role: 'viewer', password };
    const { body } = await owner.post('/api/users/').send(invited);
    const remove = (id: string) => owner.delete(`/api/users/${id}/`).set('if-match', '"1"');
    expect((await owner.delete(`/api/users/${body.id}/`)).status).toBe(428);
    expect((await remove(body.id)).status).toBe(204);
    expect((await owner.get(`/api/users/${body.id}/`)).status).toBe(404);
    const user = await member('viewer');
    await signIn(user.email);
    const refused = await remove(user.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  });

  it('get help: unlocked, signed out everywhere, a link for a new password', async () => {
    const user = await member('agent');
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(user.email, 'wrong wrong')).status).toBe(401);
    expect((await owner.get(`/api/users/${user.id}/`)).body.status).toBe('locked');
    const letter = await mailTo(user.email, 'account-locked');
    expect(letter.payload).toMatchObject({ kind: 'staff', minutes: 15 });
    expect((await owner.post(`/api/users/${user.id}/unlock/`)).status).toBe(204);
    const signed = await signIn(user.email);
    expect(signed.status).toBe(200);
    expect((await owner.post(`/api/users/${user.id}/revoke-sessions/`)).body).toEqual({ sessions_revoked: 1 });
    expect((await call(signed.body.access).get('/api/users/me/')).status).toBe(401);

    await signIn(user.email);
    expect((await owner.post(`/api/users/${user.id}/reset-password/`)).status).toBe(202);
    const token = tokenIn(await mailTo(user.email, 'password-reset'));
    const confirm = await test.api().post('/api/users/password/reset/confirm/').send({ token, new_password: NEXT });
    expect(confirm.status).toBe(204);
    expect(await test.em().count(Session, { user: user.id, revokedAt: null })).toBe(0);
    expect((await signIn(user.email, NEXT)).status).toBe(200);
  });

  it('reset their own password by mail, within an hour, and not as a customer', async () => {
    const user = await member('agent');
    const ask = (email: string) => test.api().post('/api/users/password/reset/').send({ email });
    const confirm = (token: string) =>
      test.api().post('/api/users/password/reset/confirm/').send({ token, new_password: NEXT });
    expect((await ask(user.email.toUpperCase())).status).toBe(202);
    const old = tokenIn(await mailTo(user.email, 'password-reset'));
    test.clock.advance(3601);
    expect((await confirm(old)).status).toBe(400);
    expect((await ask(user.email)).status).toBe(202);
    expect((await confirm(tokenIn(await mailTo(user.email, 'password-reset')))).status).toBe(204);
    const unknown = await ask('nobody-here@test.example');
    expect([unknown.status, unknown.text]).toEqual([202, '']);
    expect((await mailTo('nobody-here@test.example', 'account-unknown')).payload).toEqual({ kind: 'staff' });
  });
});
