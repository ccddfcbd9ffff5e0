import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type MailServer, startMailServer } from '../../../test/mail-server.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Sql } from '../../platform/data/sql.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWorker } from './outbox-worker.js';

/** How many tests a colleague may send an hour, here. */
const TESTS = 6;

describe('letters that are looked at', () => {
  let test: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
    const ATOLL_LIMITS = JSON.stringify({ letter_test: { points: TESTS } });
    test = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@atoll.example', ATOLL_LIMITS } });
  }, 60_000);
  beforeEach(async () => {
    await test.em().nativeDelete(OutboxMessage, {});
    server.mails.length = 0;
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const preview = async (name: string, lang = 'en') =>
    (await (await test.as('owner')).get(`/api/letters/${name}/preview/?lang=${lang}`).expect(200)).body;

  it('are all that there are, each with what brings it about and who gets it', async () => {
    const { body } = await (await test.as('owner')).get('/api/letters/').expect(200);
    expect(body.map(({ name }: { name: string }) => name).toSorted()).toEqual(MAIL_TEMPLATES.toSorted());
    expect(body[0]).toEqual({
      ...{ name: 'booking-received', occasion: 'request', reader: 'guest' },
      variants: [],
    });
  });

  it('read as guests get them: from the agency, answered to it, in HTML and in plain text', async () => {
    expect(await preview('booking-received', 'ru')).toMatchObject({
      language: 'ru',
      from: expect.stringMatching(/<no-reply@atoll\.example>$/),
      reply_to: expect.stringContaining('@'),
      subject: 'Ваша заявка MV-SAMPLE получена',
      html: expect.stringContaining('<html lang="ru">'),
      text: expect.stringContaining('Ольга Образцова'),
    });
    // The office answers to the guest who wrote.
    expect(await preview('contact-new')).toMatchObject({ reply_to: 'guest@example.com' });
  });

  it('read with the texts that the agency has written', async () => {
    const text = encodeURIComponent('en:letters:booking-received.title');
    const staff = await test.as('owner');
    await staff.put(`/api/translations/${text}/update/`).send({ value: 'Your wish is with us' }).expect(200);
    for (let tries = 0; tries < 50; tries++) {
      if ((await preview('booking-received')).text.startsWith('Your wish')) break;
      await new Promise((go) => setTimeout(go, 40));
    }
    const { html, text: plain } = await preview('booking-received');
    expect(plain).toMatch(/^Your wish is with us\n/);
    expect(html).toContain('>Your wish is with us</h1>');
  });

  it('go to who asks and to nobody else, marked as a test in subject and outbox', async () => {
    const owner = await test.createUser('staff', 'owner', 'looks@atoll.example');
    const staff = test.api();
    const token = await test.signInAs(owner);
    const { body } = await staff
      .post('/api/letters/booking-confirmed/test/')
      .set('authorization', `Bearer ${token}`)
      .send({ lang: 'zh' })
      .expect(201);
    expect(body).toMatchObject({
      ...{ template: 'booking-confirmed', locale: 'zh', to: 'looks@atoll.example', status: 'queued' },
      ...{ entity: 'letter_test', entity_id: 'booking-confirmed' },
    });
    await test.app.get(OutboxWorker).runDue();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail!.to).toEqual(['looks@atoll.example']);
    const subject = /=\?UTF-8\?B\?(.*?)\?=/.exec(mail!.header('subject') ?? '')?.[1] ?? '';
    expect(Buffer.from(subject, 'base64').toString('utf8')).toMatch(/^测试：/);
    const entries = await test.em().find(AuditEntry, { entityId: body.id });
    expect(entries).toMatchObject([{ action: 'letter.test', actorId: owner.id }]);
  });

  it('take no address', async () => {
    const staff = await test.as('owner');
    const { body } = await staff.post('/api/letters/verify-email/test/').send({ to: 'other@example.com' }).expect(400);
    expect(body).toHaveProperty('to');
    expect(await test.em().count(OutboxMessage)).toBe(0);
  });

  it('tell nobody in account or office of what there is not', async () => {
    const staff = await test.as('owner');
    const told = async () => {
      const sql = test.app.get(Sql);
      const row = await sql.primaryRow<{ count: string }>('select count(*) as count from notification');
      return Number(row!.count);
    };
    const before = await told();
    for (const name of ['booking-new', 'password-changed', 'booking-confirmed'])
      await staff.post(`/api/letters/${name}/test/`).send({}).expect(201);
    expect(await told()).toBe(before);
  });

  it('read as what is the case has it', async () => {
    const staff = await test.as('owner');
    const after = await staff.get('/api/letters/booking-balance-due/preview/?lang=en&variant=after').expect(200);
    const usual = await preview('booking-balance-due');
    expect(after.body.subject).not.toBe(usual.subject);
    expect((await staff.get('/api/letters/booking-balance-due/preview/?variant=sold_out')).status).toBe(404);
    expect((await staff.post('/api/letters/review-thanks/test/').send({ variant: 'off' })).status).toBe(404);
    await staff.post('/api/letters/second-factor/test/').send({ variant: 'off' }).expect(201);
    expect(await test.em().findOneOrFail(OutboxMessage, { template: 'second-factor' })).toMatchObject({
      payload: { enabled: false },
    });
  });

  it('are known by their names alone', async () => {
    const staff = await test.as('owner');
    expect((await staff.get('/api/letters/no-such-letter/preview/')).status).toBe(400);
    expect((await staff.get('/api/letters/booking-new/preview/?lang=de')).status).toBe(400);
  });

  it('are for who may see the outbox', async () => {
    for (const role of ['agent', 'translator', 'viewer'] as const) {
      const staff = await test.as(role);
      expect((await staff.get('/api/letters/')).status).toBe(403);
      expect((await staff.get('/api/letters/booking-new/preview/')).status).toBe(403);
      expect((await staff.post('/api/letters/booking-new/test/').send({})).status).toBe(403);
    }
    expect((await (await test.as('manager')).get('/api/letters/')).status).toBe(200);
  });

  it('are sent so many times an hour', async () => {
    const staff = await test.as('finance');
    const send = async () => (await staff.post('/api/letters/review-thanks/test/').send({})).status;
    for (let count = 0; count < TESTS; count++) expect(await send()).toBe(201);
    expect(await send()).toBe(429);
    expect(await test.em().count(OutboxMessage)).toBe(TESTS);
  });
});
