import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { coarseAddress } from '../../platform/access/origin.js';
import { OutboxMessage } from '../mail/outbox-message.entity.js';
import { isCommonPassword } from './password-rules.js';
import { hashPassword, verifyPassword } from './passwords.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const NEXT = 'seven quiet sandbanks at dawn';

describe('the own account of staff', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { ATOLL_LIMITS: '{"reauth":{"points":12,"seconds":900}}' } });
    for (const name of ['anna', 'boris', 'chen', 'dina', 'ed'])
      await test.createUser('staff', 'agent', `${name}@test.example`);
  }, 60_000);
  afterAll(() => test.close());

  const signIn = async (email: string, password = TEST_PASSWORD, agent = 'Test browser') =>
    test.api().post('/api/token/').set('user-agent', agent).send({ email, password });
  const call = (token: string) => test.api().set('authorization', `Bearer ${token}`);
  const access = async (email: string) => (await signIn(email)).body.access as string;

  it('shows and changes name and language, never role or rights', async () => {
    const token = await access('anna@test.example');
    const me = await call(token).get('/api/users/me/');
    expect(me.headers['etag']).toBe('"1"');
    const patch = (body: object, version?: string) => {
      const calling = call(token).patch('/api/users/me/');
      return (version ? calling.set('if-match', version) : calling).send(body);
    };
    expect((await patch({ first_name: 'Анна' })).status).toBe(428);
    const changed = await patch({ first_name: 'Анна', locale: 'ru' }, '"1"');
    expect(changed.body).toMatchObject({ first_name: 'Анна', last_name: 'agent', locale: 'ru', version: 2 });
    const stale = await patch({ first_name: 'Ann' }, '"1"');
    expect([stale.status, stale.body.current.first_name]).toEqual([412, 'Анна']);
    for (const extra of [{ role: 'owner' }, { is_active: true }, { permissions: [] }, { email: 'x@y.example' }])
      expect((await patch(extra, '"2"')).status).toBe(400);
    expect((await patch({ first_name: null }, '"2"')).status).toBe(400);
    const entry = await test.em().findOneOrFail(AuditEntry, { action: 'user.update' });
    expect(entry).toMatchObject({ before: { first_name: 'Test' }, after: { first_name: 'Анна', locale: 'ru' } });
  });

  it('changes the password with the old one, and ends every other session at once', async () => {
    const other = await signIn('boris@test.example');
    const token = await access('boris@test.example');
    const change = (body: object) => call(token).post('/api/users/me/password/').send(body);
    const wrong = await change({ current_password: 'not this one', new_password: NEXT });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['current_password']]);
    const done = await change({ current_password: TEST_PASSWORD, new_password: NEXT });
    expect([done.status, done.body]).toEqual([200, { sessions_revoked: 1 }]);
    expect((await call(other.body.access).get('/api/users/me/')).status).toBe(401);
    expect((await test.api().post('/api/token/refresh/').send({ refresh: other.body.refresh })).status).toBe(401);
    expect((await call(token).get('/api/users/me/')).status).toBe(200);
    expect((await signIn('boris@test.example')).status).toBe(401);
    expect((await signIn('boris@test.example', NEXT)).status).toBe(200);
    expect(await test.em().count(OutboxMessage, { template: 'password-changed' })).toBe(1);
  });

  it('takes passwords of 8 to 128 characters of any kind, and none that everybody tries', async () => {
    const token = await access('chen@test.example');
    const change = (new_password: string) =>
      call(token).post('/api/users/me/password/').send({ current_password: TEST_PASSWORD, new_password });
    for (const bad of ['short77', 'x'.repeat(129), 'Password', '1234567890', 'QWERTYUIOP', 'chen@test.example']) {
      const { status, body } = await change(bad);
      expect({ bad, status, fields: Object.keys(body) }).toEqual({ bad, status: 400, fields: ['new_password'] });
    }
    expect(isCommonPassword('iloveyou')).toBe(true);
    const long = '安全的密码🏝️ '.repeat(9).padEnd(127, '·');
    expect((await change(`${long}a`)).status).toBe(200);
    expect((await signIn('chen@test.example', `${long}b`)).status).toBe(401);
    expect((await signIn('chen@test.example', `${long}a`)).status).toBe(200);
  });

  it('hashes passwords so that a try costs', async () => {
    const stored = await hashPassword(NEXT);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await verifyPassword(NEXT, stored), await verifyPassword(`${NEXT} `, stored)]).toEqual([true, false]);
  });

  it('lists the devices it is signed in on, and signs them out', async () => {
    const phone = await signIn('dina@test.example', TEST_PASSWORD, 'Phone');
    await signIn('dina@test.example', TEST_PASSWORD, 'Tablet');
    const here = await signIn('dina@test.example', TEST_PASSWORD, 'Laptop');
    const list = async () => (await call(here.body.access).get('/api/users/me/sessions/')).body as { id: string }[];
    const sessions = await list();
    expect(sessions).toEqual([
      expect.objectContaining({ user_agent: 'Laptop', current: true, network: '127.0.0.0/24' }),
      expect.objectContaining({ user_agent: 'Tablet', current: false }),
      expect.objectContaining({ user_agent: 'Phone', current: false }),
    ]);
    const path = `/api/users/me/sessions/${sessions[2]?.id}/`;
    expect((await call(await access('ed@test.example')).delete(path)).status).toBe(404);
    expect((await call(phone.body.access).get('/api/users/me/')).status).toBe(200);
    expect((await call(here.body.access).delete(path)).status).toBe(204);
    expect((await call(phone.body.access).get('/api/users/me/')).status).toBe(401);
    expect((await call(here.body.access).delete(path)).status).toBe(404);
    expect((await call(here.body.access).post('/api/users/me/sessions/revoke-others/')).body).toEqual({
      sessions_revoked: 1,
    });
    expect(await list()).toHaveLength(1);
  });

  it('keeps of an address only the network', () => {
    expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:a:b:c::1', '::1'].map(coarseAddress)).toEqual([
      '203.0.113.0/24',
      '203.0.113.0/24',
      '2001:db8:a::/48',
      '0:0:0::/48',
    ]);
  });

  it('tells of an access token what it opens', async () => {
    const token = await access('ed@test.example');
    const verify = (text: string) => test.api().post('/api/token/verify/').send({ token: text });
    expect((await verify(token)).body).toMatchObject({ kind: 'staff', expires_at: expect.any(String) });
    expect((await verify(`${token.slice(0, -3)}abc`)).status).toBe(401);
    expect((await verify(await test.tokenOf('customer'))).body).toMatchObject({ kind: 'customer' });
  });

  it('stops guesses of the password behind an unlocked screen', async () => {
    const token = await access('ed@test.example');
    const guess = () =>
      call(token).post('/api/users/me/password/').send({ current_password: 'guess guess', new_password: NEXT });
    const answers: number[] = [];
    for (let attempt = 0; attempt < 13; attempt++) answers.push((await guess()).status);
    expect([answers[0], answers[11], answers[12]]).toEqual([400, 400, 429]);
  });
});
