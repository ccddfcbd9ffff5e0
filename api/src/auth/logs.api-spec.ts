import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import { pino } from 'pino';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../../test/create-test-app.js';
import { OutboxMessage } from '../mail/outbox-message.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const PHONE = '+960 300 1234';
const PASSWORD = 'seven quiet sandbanks at dawn';

describe('the log', () => {
  let test: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    test = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
    // What every logger of the application writes to.
    const { [pino.symbols.streamSym]: stream } = PinoLogger.root as unknown as Record<symbol, { write: unknown }>;
    if (stream) stream.write = (line: string) => lines.push(line);
  }, 60_000);
  afterAll(() => test.close());

  it('holds neither tokens nor passwords nor telephone numbers, whatever goes right or wrong', async () => {
    const secrets = new Set([PHONE, PHONE.replaceAll(' ', ''), PASSWORD, TEST_PASSWORD]);
    const send = async (path: string, body: object, token?: string) => {
      const call = test.api().post(`/api/${path}`);
      const answer = await (token ? call.auth(token, { type: 'bearer' }) : call).send(body);
      for (const name of ['token', 'access', 'refresh']) {
        const value = (answer.body as Record<string, unknown>)[name];
        if (typeof value === 'string') secrets.add(value);
      }
      return answer;
    };
    const mailed = async (recipient: string, template: string) => {
      const { payload } = await test.em().findOneOrFail(OutboxMessage, { recipient, template });
      const { token } = payload as { token: string };
      secrets.add(token);
      return token;
    };
    const person = {
      email: 'anna@example.com',
      password: PASSWORD,
      first_name: 'Anna',
      phone: PHONE,
      accept_terms: true,
    };
    await send('customers/register/', person);
    await send('customers/register/', { ...person, accept_terms: false, phone: `${PHONE} call` });
    await send('customers/register/', { ...person, phone: { $ne: PHONE } });
    const signed = await send('customers/verify-email/', { token: await mailed('anna@example.com', 'verify-email') });
    await send('customers/verify-email/', { token: 'x'.repeat(43) });
    await send('token/refresh/', { refresh: signed.body.refresh });
    test.clock.advance(30);
    expect((await send('token/refresh/', { refresh: signed.body.refresh })).status).toBe(401);
    const again = await send('customers/login/', { email: 'anna@example.com', password: PASSWORD });
    await send('customers/me/password/', { current_password: PASSWORD, new_password: 'short' }, again.body.token);
    await test.api().get(`/api/customers/me/?token=${again.body.token}`).auth(again.body.token, { type: 'bearer' });
    await test.api().patch('/api/customers/me/').auth(again.body.token, { type: 'bearer' }).send({ phone: PHONE });
    await send('customers/password/reset/', { email: 'anna@example.com' });
    const token = await mailed('anna@example.com', 'password-reset');
    await send('customers/password/reset/confirm/', { token, new_password: `${PASSWORD}!` });
    await test.createUser('staff', 'agent', 'locked@example.com');
    for (let attempt = 0; attempt < 10; attempt++)
      await send('token/', { email: 'locked@example.com', password: `${PASSWORD}?` });
    await send('token/verify/', { token: 'rubbish that is no token' }, 'Bearer rubbish');

    const log = lines.join('');
    expect(log).toContain('account locked after failed sign-ins');
    expect(log).toContain('refresh token used again');
    expect(secrets.size).toBeGreaterThan(8);
    for (const secret of secrets) expect({ secret, logged: log.includes(secret) }).toEqual({ secret, logged: false });
    expect(log).not.toContain('anna@example.com');
  });
});
