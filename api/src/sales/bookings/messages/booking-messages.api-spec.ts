import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '../../../../test/create-test-app.js';
import { type MachineWorld, machineWorld } from '../../../../test/machine-world.js';
import { type MailServer, startMailServer } from '../../../../test/mail-server.js';
import { User } from '../../../people/accounts/user.entity.js';
import { OutboxMessage } from '../../../people/mail/outbox-message.entity.js';
import { OutboxWorker } from '../../../people/mail/outbox-worker.js';
import { AccessTokens } from '../access/access-tokens.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

describe('messages about a booking', () => {
  let w: MachineWorld;
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
    w = await machineWorld({ SMTP_URL: server.url });
    await w.sql.primaryRows(`update setting set contact_email = 'office@atoll.example'`);
  }, 60_000);
  afterAll(async () => {
    await w.test.close();
    await server.close();
  });

  type Made = Awaited<ReturnType<MachineWorld['book']>>;
  const path = ({ id }: { id: string }, rest = '') => `/api/bookings/${id}/messages/${rest}`;
  const says = (made: Made, text: string) => w.guest(made, 'messages', { text });
  const thread = async (made: Made) =>
    (await w.test.api().get(path(made)).query({ access_token: made.access_token })).body;
  const office = async (made: Made) => (await (await w.as('agent')).get(path(made))).body;
  const letters = async (made: Made, template: 'booking-message' | 'booking-message-new') =>
    w.test.em().find(OutboxMessage, { entityId: made.id, template }, { orderBy: { createdAt: 'asc', id: 'asc' } });

  it('go from the guest to the office and back, and both see what the other has seen', async () => {
    const made = await w.book('free', w.day(40));
    const asked = await says(made, 'Есть ли фен?\nИ <b>розетка</b>?');
    expect([asked.status, asked.body]).toMatchObject([
      201,
      { side: 'guest', type: 'message', author: null, text: 'Есть ли фен?\nИ <b>розетка</b>?', seen: false },
    ]);
    expect(await w.read(made.id)).toMatchObject({ message_waiting_since: asked.body.at, unread_messages: 1 });
    expect(await office(made)).toMatchObject({ unread: 1 });
    const seen = await (await w.as('agent')).post(path(made, 'read/'));
    expect([seen.status, seen.body.unread]).toEqual([200, 0]);
    expect((await thread(made)).messages).toMatchObject([{ seen: true }]);
    // Seen is not answered.
    expect((await w.read(made.id)).message_waiting_since).toBe(asked.body.at);

    w.test.clock.advance(60);
    const answer = await w.staff(made.id, 'messages', { text: 'Да, в каждой вилле.' });
    expect([answer.status, answer.body.side]).toEqual([201, 'office']);
    expect(answer.body.author).not.toBeNull();
    expect(await w.read(made.id)).toMatchObject({ message_waiting_since: null, unread_messages: 0 });
    const read = await thread(made);
    expect(read.unread).toBe(1);
    expect(read.messages).toMatchObject([{ side: 'guest' }, { side: 'office', author: null, seen: false }]);
    expect((await w.guest(made, 'messages/read')).body.unread).toBe(0);
    expect((await office(made)).messages.at(-1).seen).toBe(true);
    expect(await w.events(made.id)).toEqual(['created', 'message', 'message']);
  });

  it('are seen by who answers them: a colleague who may only look changes nothing', async () => {
    const made = await w.book('free', w.day(40));
    expect((await says(made, 'Is there a hairdryer?')).status).toBe(201);
    const looked = await (await w.as('viewer')).post(`${path(made)}read/`).send({});
    expect([looked.status, looked.body.unread]).toEqual([200, 1]);
    expect((await thread(made)).messages.at(-1).seen).toBe(false);
    const read = await (await w.as('agent')).post(`${path(made)}read/`).send({});
    expect([read.status, read.body.unread]).toEqual([200, 0]);
    expect((await thread(made)).messages.at(-1).seen).toBe(true);
  });

  it('change no version: who is at work on the booking goes on', async () => {
    const made = await w.book('free', w.day(40));
    const { version } = await w.read(made.id);
    expect((await says(made, 'Hello')).status).toBe(201);
    expect((await w.guest(made, 'messages/read')).status).toBe(200);
    expect((await w.read(made.id)).version).toBe(version);
  });

  it('hold what was said with a step too, and nothing that colleagues noted', async () => {
    const made = await w.book('free', w.day(40));
    const agent = await w.as('agent');
    const { version } = await w.read(made.id);
    const noted = await agent
      .patch(`/api/bookings/${made.id}/`)
      .set('if-match', `"${version}"`)
      .send({ note: 'Difficult' });
    expect(noted.status).toBe(200);
    expect((await w.staff(made.id, 'approve', { message: 'До встречи!' })).status).toBe(200);
    expect((await thread(made)).messages).toMatchObject([{ type: 'approve', side: 'office', text: 'До встречи!' }]);
    expect((await thread(made)).messages).toHaveLength(1);
  });

  it('reach the guest by mail in their language, with a link to the thread', async () => {
    const made = await w.book('free', w.day(40));
    expect((await w.staff(made.id, 'messages', { text: 'Когда вы прилетаете?' })).status).toBe(201);
    const [letter] = await letters(made, 'booking-message');
    expect(letter).toMatchObject({ locale: 'ru', recipient: 'anna@example.com' });
    const mail = await received('anna@example.com', 'Когда вы прилетаете?');
    expect(mail).toMatch(new RegExp(`/ru/booking/confirmation/${made.id}\\?access_token=[\\w-]+#booking-messages`));
  });

  it('tell the colleague who looks after it, else the office, once until somebody answers, and never in the words of the guest', async () => {
    const made = await w.book('free', w.day(40));
    expect((await says(made, 'My secret wish')).status).toBe(201);
    expect((await says(made, 'And another')).status).toBe(201);
    expect((await letters(made, 'booking-message-new')).map(({ recipient }) => recipient)).toEqual([
      'office@atoll.example',
    ]);
    const mail = await received('office@atoll.example', `${made.id}#booking-messages`);
    expect(mail).toContain(`/dashboard/bookings/${made.id}#booking-messages`);
    expect(mail).not.toContain('secret');
    expect((await w.staff(made.id, 'messages', { text: 'Yes' })).status).toBe(201);
    const agent = await w.as('agent');
    const { body: me } = await agent.get('/api/users/me/');
    const { version } = await w.read(made.id);
    const given = await agent
      .patch(`/api/bookings/${made.id}/`)
      .set('if-match', `"${version}"`)
      .send({ assigned_to: me.id });
    expect(given.status).toBe(200);
    w.test.clock.advance(1);
    expect((await says(made, 'Thank you')).status).toBe(201);
    expect((await letters(made, 'booking-message-new')).map(({ recipient }) => recipient)).toEqual([
      'office@atoll.example',
      me.email,
    ]);
  });

  it('are found among the bookings by who waits, the longest first', async () => {
    const [first, second, answered] = [
      await w.book('free', w.day(41)),
      await w.book('free', w.day(41)),
      await w.book('free', w.day(41)),
    ];
    for (const made of [second, first, answered]) {
      w.test.clock.advance(1);
      expect((await says(made, 'Hello')).status).toBe(201);
    }
    w.test.clock.advance(1);
    expect((await w.staff(answered.id, 'messages', { text: 'Hello' })).status).toBe(201);
    const list = async (query: string) =>
      (await (await w.as('viewer')).get(`/api/bookings/?check_in_from=${w.day(41)}&check_in_to=${w.day(41)}&${query}`))
        .body.results as { id: string }[];
    expect((await list('message_waiting=true&sort=message')).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list('message_waiting=false')).map(({ id }) => id)).toEqual([answered.id]);
  });

  it('are refused to everybody else, and when there is nothing or too much of them', async () => {
    const [made, other] = [await w.book('free', w.day(40)), await w.book('free', w.day(40))];
    const keys = w.test.app.get(AccessTokens, { strict: false });
    const ended = keys.expiring(made.id, new Date(w.test.clock.now().getTime() - 1000));
    const good = keys.expiring(made.id, new Date(w.test.clock.now().getTime() + 60_000));
    for (const access_token of [other.access_token, ended, `${good}x`, `z${good}`, '']) {
      const query = access_token ? { access_token } : {};
      expect((await w.test.api().get(path(made)).query(query)).status).toBe(404);
      expect((await w.test.api().post(path(made)).query(query).send({ text: 'Hello' })).status).toBe(404);
      expect((await w.test.api().post(path(made, 'read/')).query(query)).status).toBe(404);
    }
    expect((await w.test.api().get(path(made)).query({ access_token: good })).status).toBe(200);
    expect((await (await w.as('viewer')).get(path(made))).status).toBe(200);
    expect((await (await w.as('viewer')).post(path(made)).send({ text: 'Hello' })).status).toBe(403);
    expect((await (await w.as('translator')).get(path(made))).status).toBe(403);
    for (const text of ['', '   ', 'x'.repeat(2001)])
      expect([text, (await says(made, text)).status]).toEqual([text, 400]);
    expect((await thread(made)).messages).toEqual([]);
  });

  it('are written once for one key', async () => {
    const made = await w.book('free', w.day(40));
    const key = randomUUID();
    const send = () =>
      w.test
        .api()
        .post(path(made))
        .query({ access_token: made.access_token })
        .set('idempotency-key', key)
        .send({ text: 'Once' });
    expect([await send(), await send()].map(({ status }) => status)).toEqual([201, 201]);
    expect((await thread(made)).messages).toHaveLength(1);
  });

  it('are taken along by the customer whose they are, and erased with the account, copies of them too', async () => {
    const email = 'vera@example.com';
    const user = await w.test.createUser('customer', null, email);
    await w.test.em().nativeUpdate(User, { id: user.id }, { emailVerifiedAt: w.test.clock.now() });
    const stranger = await w.test.createUser('customer', null, 'igor@example.com');
    const made = await w.book('free', w.day(40), 2, { contact: { name: 'Vera', email, phone: '+7 912 345-67-89' } });
    const token = (await w.test.api().post('/api/customers/login/').send({ email, password: TEST_PASSWORD })).body
      .token;
    const me = () => w.test.api().auth(token, { type: 'bearer' });
    const foreign = w.test.api().auth(await w.test.signInAs(stranger), { type: 'bearer' });
    expect((await foreign.get(path(made))).status).toBe(404);
    const sent = await me().post(path(made)).set('idempotency-key', randomUUID()).send({ text: 'Unforgotten words' });
    expect(sent.status).toBe(201);
    expect((await w.staff(made.id, 'messages', { text: 'Unforgotten answer' })).status).toBe(201);
    const exported = (await me().get((await me().post('/api/customers/me/export/')).body.url)).body;
    expect(exported.messages).toMatchObject([
      { side: 'guest', text: 'Unforgotten words' },
      { side: 'office', text: 'Unforgotten answer' },
    ]);
    expect((await me().delete('/api/customers/me/').send({ password: TEST_PASSWORD })).status).toBe(204);
    expect((await office(made)).messages).toEqual([]);
    expect((await w.read(made.id)).message_waiting_since).toBeNull();
    const left = await w.sql.primaryRow<{ copies: number }>(
      `select (select count(*) from outbox_message where payload::text like '%Unforgotten%')::int
         + (select count(*) from idempotency_key where response like '%Unforgotten%')::int
         + (select count(*) from booking_event where message like '%Unforgotten%')::int as copies`,
    );
    expect(left).toEqual({ copies: 0 });
  });

  it('begin with templates in the language of the guest, without the key, and in WhatsApp where the number is one', async () => {
    const made = await w.book('free', w.day(40));
    const templates = async (role: 'agent' | 'viewer') =>
      (await (await w.as(role)).get(`/api/bookings/${made.id}/message-templates/`)).body;
    const answer = await templates('agent');
    expect([answer.language, answer.whatsapp]).toEqual(['ru', '79123456789']);
    expect(answer.templates.map(({ code }: { code: string }) => code)).toEqual(['question', 'flights']);
    const { reference } = await w.read(made.id);
    for (const { text } of answer.templates) {
      expect(text).toContain(`Здравствуйте, Анна! Пишем о бронировании ${reference}`);
      expect(text).not.toMatch(/access_token|\{\{|[\u00a0\u2060]/);
    }
    expect((await w.staff(made.id, 'approve')).status).toBe(200);
    const owing = (await templates('agent')).templates.map(({ code }: { code: string }) => code);
    expect(owing).toEqual(['question', 'payment', 'flights', 'reserved']);
    expect((await templates('viewer')).whatsapp).toBeNull();
    const local = await w.book('free', w.day(40), 2, {
      contact: { name: 'A B', email: 'a@b.example', phone: '8 912 345-67-89' },
    });
    expect((await (await w.as('agent')).get(`/api/bookings/${local.id}/message-templates/`)).body.whatsapp).toBeNull();
  });

  /** The letter to an address about a booking, as the mail server got it, decoded. */
  async function received(to: string, about: string): Promise<string> {
    const words = (raw: string) => {
      const plain = raw
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      const text = plain.replaceAll(/^(?:[\w+/]{20,}={0,2}\r\n)+/gm, (part) =>
        Buffer.from(part, 'base64').toString('latin1'),
      );
      return Buffer.from(text, 'latin1').toString();
    };
    await w.test.app.get(OutboxWorker).runDue();
    const letters = server.mails.filter((mail) => mail.to.includes(to)).map(({ raw }) => words(raw));
    return letters.find((text) => text.includes(about)) ?? '';
  }
});
