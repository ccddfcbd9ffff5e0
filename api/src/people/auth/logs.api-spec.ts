import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import { pino } from 'pino';
import pg from 'pg';
import { createBuiltSite } from '../../../test/built-site.js';
import { type TestApp, TEST_PASSWORD } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { personal } from '../../../test/forms.js';
import { type MailServer, startMailServer } from '../../../test/mail-server.js';
import { Clock } from '../../platform/data/clock.js';
import { OutboxMessage } from '../mail/outbox-message.entity.js';
import { OutboxWorker } from '../mail/outbox-worker.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const PHONE = '+960 300 1234';
const PASSWORD = 'seven quiet sandbanks at dawn';

interface LogStream {
  write(line: string): void;
}

describe('the log', () => {
  let test: TestApp;
  let server: MailServer;
  let level: string;
  const lines: string[] = [];
  beforeAll(async () => {
    // A mail server that says whom it does not know.
    server = await startMailServer(({ to }) =>
      Object.assign(new Error(`<${to[0]}>: unknown, call ${PHONE}`), { responseCode: 550 }),
    );
    test = await createBuiltSite({ env: { SMTP_URL: server.url } });
    // What every logger of the process writes to.
    const { [pino.symbols.streamSym]: stream } = PinoLogger.root as unknown as Record<symbol, LogStream>;
    if (!stream) throw new Error('the log writes to nothing that is known');
    jest.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
    level = PinoLogger.root.level;
    PinoLogger.root.level = 'trace';
  }, 60_000);
  afterAll(async () => {
    PinoLogger.root.level = level;
    await test.close();
    await server.close();
  });

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
    for (const wrong of [{ accept_terms: false, phone: `${PHONE} call` }, { phone: { $ne: PHONE } }])
      expect((await send('customers/register/', { ...person, ...wrong })).status).toBe(400);
    const signed = await send('customers/verify-email/', {
      token: await mailed('anna@example.com', 'verify-email'),
      password: PASSWORD,
    });
    expect((await send('customers/verify-email/', { token: 'x'.repeat(43) })).status).toBe(400);
    await send('token/refresh/', { refresh: signed.body.refresh });
    test.clock.advance(30);
    expect((await send('token/refresh/', { refresh: signed.body.refresh })).status).toBe(401);
    const again = await send('customers/login/', { email: 'anna@example.com', password: PASSWORD });
    const short = { current_password: PASSWORD, new_password: 'short' };
    expect((await send('customers/me/password/', short, again.body.token)).status).toBe(400);
    const me = () => test.api().auth(again.body.token, { type: 'bearer' });
    expect((await me().get(`/api/customers/me/?token=${again.body.token}`)).status).toBe(400);
    const changed = await me().patch('/api/customers/me/').set('if-match', '"1"').send({ phone: PHONE });
    expect(changed.status).toBe(200);
    await send('customers/password/reset/', { email: 'anna@example.com' });
    const token = await mailed('anna@example.com', 'password-reset');
    await send('customers/password/reset/confirm/', { token, new_password: `${PASSWORD}!` });
    await test.createUser('staff', 'agent', 'locked@example.com');
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await send('token/', { email: 'locked@example.com', password: `${PASSWORD}?` })).status).toBe(401);
    expect((await send('token/verify/', { token: 'rubbish that is no token' }, 'Bearer rubbish')).status).toBe(401);

    const log = lines.join('');
    expect(log).toContain('account locked after failed sign-ins');
    // Every call has a line, with its path and without its query.
    expect(log).toMatch(/"method":"POST","path":"\/api\/customers\/login\/"/);
    expect(log).toMatch(/"method":"GET","path":"\/api\/customers\/me\/"/);
    expect(log).toContain('refresh token used again');
    expect(secrets.size).toBeGreaterThan(8);
    for (const secret of secrets) expect({ secret, logged: log.includes(secret) }).toEqual({ secret, logged: false });
    expect(log).not.toContain('anna@example.com');
  });

  it('holds nothing of travellers, whatever the mail server and Postgres have to say about them', async () => {
    lines.length = 0;
    await createPackage(test, { slug: 'quiet-week', names: { en: 'Quiet week' } });
    const mail = 'boris@traveller.example';
    const card = '4111 1111 1111 1111';
    const booking = (name: string) => ({
      package: 'quiet-week',
      check_in: new Clock().maldivesDate(40),
      adults: 2,
      contact: { name, email: mail, phone: PHONE },
      special_requests: `Charge ${card}, please`,
      accept_terms: true,
      shown_price: { total: '2000.00' },
    });
    const book = (name: string) =>
      test.api().post('/api/bookings/').set('idempotency-key', `log-of-${name.length}-letters`).send(booking(name));
    const { body, status } = await book('Boris Ivanov');
    expect(status).toBe(201);
    const key = (body as { access_token: string }).access_token;
    const form = { ...(await personal(test)), email: mail, consent: true };
    await test
      .api()
      .post('/api/contact/')
      .send({ ...form, name: 'Boris Ivanov', message: `My card is ${card}.` });
    await test.api().post('/api/newsletter/subscribe/').send(form);
    // Addresses that open something, found and not found.
    for (const [address, status] of [
      [`/api/bookings/${body.id}/?access_token=${key}`, 200],
      [`/api/bookings/${body.id}/?access_token=${key}&lang=xx`, 400],
      [`/api/nothing/?token=${key}`, 404],
      [`/packages/quiet-week?preview=${key}`, 200],
      [`/newsletter/unsubscribe?token=${key}`, 200],
      [`/newsletter/nothing?token=${key}`, 404],
    ] as const)
      expect([address, (await test.api().get(address)).status]).toEqual([address, status]);
    expect((await test.api().post(`/api/newsletter/unsubscribe/?token=${key}`).send({})).status).toBe(400);
    await test.app.get(OutboxWorker).runDue();
    // A fault of ours, told by Postgres with all that was in the row.
    const client = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await client.connect();
    await client.query(`alter table booking add constraint nobody check (contact_name <> 'Boris the Second')`);
    expect((await book('Boris the Second')).status).toBe(500);
    await client.query('alter table booking drop constraint nobody');
    await client.end();

    const log = lines.join('');
    expect(log).toContain('"code":"server_error"');
    expect(log).toMatch(/"template":"booking-|"template":"contact-/);
    for (const secret of [
      mail,
      'boris@',
      key,
      PHONE,
      PHONE.replaceAll(' ', ''),
      card,
      card.replaceAll(' ', ''),
      'Boris',
    ])
      expect({ secret, logged: log.includes(secret) }).toEqual({ secret, logged: false });
  }, 60_000);
});
