import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { personal } from '../../../test/forms.js';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { OutboxWorker } from '../../people/mail/outbox-worker.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';
import { CONTACT_MESSAGE_STATUSES, CONTACT_MESSAGE_TRANSITIONS } from './contact-message-status.js';
import { ContactMessage } from './contact-message.entity.js';

describe('contact messages', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await test.as('agent');
  }, 60_000);
  afterAll(() => test.close());

  const FORM = {
    name: 'Анна Смирнова',
    email: 'anna@example.com',
    phone: '+7 912 345-67-89',
    subject: 'Manta rays',
    message: 'Is May already too wet for Baa Atoll?',
    locale: 'ru',
    page_url: 'https://atoll.example/ru/contact?utm=1#form',
    consent: true,
  };
  const write = async (over: object = {}): Promise<ContactMessage> => {
    const { body } = await test
      .api()
      .post('/api/contact/')
      .send({ ...FORM, ...(await personal(test)), ...over });
    return test.em().findOneOrFail(ContactMessage, { reference: body.reference });
  };
  const mails = (id: string) => test.em().find(OutboxMessage, { entityId: id }, { orderBy: { createdAt: 'asc' } });
  const url = (id: string, verb = '') => `/api/contact-messages/${id}/${verb}`;

  it('arrive with a reference and a promise, are confirmed in the visitor’s language and told to the office', async () => {
    const { status, body } = await test
      .api()
      .post('/api/contact-messages/')
      .set('accept-language', 'zh')
      .send({ ...FORM, ...(await personal(test)) });
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^MC-[0-9A-Z]{6}$/);
    const stored = await test.em().findOneOrFail(ContactMessage, { reference: body.reference });
    expect(new Date(body.reply_by).getTime() - stored.createdAt.getTime()).toBe(24 * 3_600_000);
    expect(stored).toMatchObject({ status: 'new', locale: 'ru', pageUrl: 'https://atoll.example/ru/contact' });
    expect(stored.ipHash).toMatch(/^[0-9a-f]{32}$/);
    const rows = await mails(stored.id);
    expect(rows.map(({ template, locale, recipient }) => [template, locale, recipient]).toSorted()).toEqual([
      ['contact-new', 'en', 'hello@atoll.example'],
      ['contact-received', 'ru', 'anna@example.com'],
    ]);
    expect(await test.em().count(AuditEntry, { entityId: stored.id, action: 'contact_message.create' })).toBe(1);
  });

  it('are found by the office by state, colleague, words and order; spam only when asked for', async () => {
    const agent = await test.as('agent');
    const first = await write({ message: 'Do you arrange whale shark trips in August?', name: 'Li Wei' });
    const spam = await write({ website: 'x', name: 'Li Spam' });
    const ids = async (query: string) => {
      const { status, body } = await agent.get(`/api/contact-messages/?${query}`);
      expect(status).toBe(200);
      return (body.results as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids('search=WHALE')).toEqual([first.id]);
    expect(await ids(`search=${first.reference}`)).toEqual([first.id]);
    expect(await ids('search=Li&sort=oldest')).toEqual([first.id]);
    expect(await ids('search=Li&status=spam')).toEqual([spam.id]);
    expect(await ids('search=%25')).toEqual([]);
    expect(await ids('assigned_to=me')).toEqual([]);
    expect(await ids('assigned_to=none&search=whale')).toEqual([first.id]);
    expect(await ids('overdue=true')).toEqual([]);
    expect((await ids('overdue=false&sort=reply_by')).length).toBeGreaterThan(0);
    for (const query of ['status=lost', 'sort=name', 'assigned_to=x', 'overdue=maybe', 'name=x'])
      expect((await agent.get(`/api/contact-messages/?${query}`)).status).toBe(400);
  });

  it('follow the table of states and nothing else', async () => {
    const agent = await test.as('agent');
    const { id } = await write();
    for (const from of CONTACT_MESSAGE_STATUSES) {
      for (const to of CONTACT_MESSAGE_STATUSES) {
        await test.em().nativeUpdate(ContactMessage, { id }, { status: from });
        const { headers } = await agent.get(url(id));
        const { status, body } = await agent
          .patch(url(id))
          .set('if-match', headers['etag'] ?? '')
          .send({ status: to });
        const allowed = from === to || CONTACT_MESSAGE_TRANSITIONS[from].includes(to);
        expect({ from, to, status, now: body.status ?? body.code }).toEqual({
          from,
          to,
          status: allowed ? 200 : 409,
          now: allowed ? to : 'invalid_transition',
        });
      }
    }
    await test.em().nativeUpdate(ContactMessage, { id }, { status: 'closed' });
    const { headers, body } = await agent.get(url(id));
    expect(body.allowed_statuses).toEqual(['open']);
    for (const [language, text] of [
      ['en', 'This is not possible in its present state.'],
      ['ru', 'В текущем состоянии это невозможно.'],
      ['zh', '当前状态下无法执行此操作。'],
    ] as const) {
      const refused = await agent
        .patch(url(id))
        .set({ 'if-match': headers['etag'] ?? '', 'accept-language': language })
        .send({ status: 'answered' });
      expect(refused.body).toEqual({ detail: text, code: 'invalid_transition', from: 'closed', to: 'answered' });
    }
  });

  it('are changed by one writer at a time', async () => {
    const [agent, owner] = [await test.as('agent'), await test.as('owner')];
    const { id } = await write();
    expect((await agent.patch(url(id)).send({ status: 'open' })).status).toBe(428);
    expect((await owner.patch(url(id)).set('if-match', '"1"').send({ status: 'open' })).body.version).toBe(2);
    const stale = await agent.patch(url(id)).set('if-match', '"1"').send({ status: 'closed' });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      code: 'stale_version',
      updated_by: 'as-owner@test.example',
      current: { id, status: 'open', version: 2 },
    });
    expect((await agent.get(url(id))).body.status).toBe('open');
  });

  it('are given to a colleague who answers messages, and to nobody else', async () => {
    const agent = await test.as('agent');
    const { id } = await write();
    const colleague = await test.createUser('staff', 'manager', 'colleague@test.example');
    const outsiders = await Promise.all([
      test.createUser('staff', 'viewer', 'viewer@test.example'),
      test.createUser('customer', null, 'guest@test.example'),
    ]);
    const given = await agent.patch(url(id)).set('if-match', '"1"').send({ assigned_to: colleague.id });
    expect(given.body).toMatchObject({ assigned_to: { id: colleague.id, name: 'Test manager' }, status: 'new' });
    for (const other of [...outsiders.map((user) => user.id), randomUUID()]) {
      const refused = await agent.patch(url(id)).set('if-match', '"2"').send({ assigned_to: other });
      expect([refused.status, refused.body]).toEqual([
        400,
        { assigned_to: ['Please choose a colleague who works on this'] },
      ]);
    }
    const free = await agent.patch(url(id)).set('if-match', '"2"').send({ assigned_to: null });
    expect(free.body.assigned_to).toBeNull();
  });

  it('are answered by mail in one thread; the same call again sends nothing', async () => {
    const agent = await test.as('agent');
    const { id } = await write();
    const send = (body: object, key: string = randomUUID()) =>
      agent.post(url(id, 'reply/')).set('idempotency-key', key).send(body);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ body: 'May is a gamble.' }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await agent.get(url(id));
    expect(body).toMatchObject({ status: 'answered', thread: [{ body: 'May is a gamble.', delivery: 'queued' }] });
    expect(body.answered_at).not.toBeNull();
    expect(body.assigned_to.name).toBe('Test agent');
    test.clock.advance(1);
    expect((await send({ body: 'One more thing.', close: true })).body.status).toBe('closed');
    const [received, , first, second] = await mails(id);
    expect(first).toMatchObject({ template: 'contact-reply', locale: 'ru', recipient: 'anna@example.com' });
    expect(first?.payload).toMatchObject({ answers: received?.id, author: 'Test' });
    expect(second?.payload).toMatchObject({ answers: first?.id });
    await test.app.get(OutboxWorker).runDue();
    const thread = (await agent.get(url(id))).body.thread as { delivery: string }[];
    expect(thread.map(({ delivery }) => delivery)).toEqual(['sent', 'sent']);
    expect((await send({ body: '' })).status).toBe(400);
    const spam = await write({ website: 'x' });
    expect((await agent.post(url(spam.id, 'reply/')).send({ body: 'Hello?' })).status).toBe(409);
  });

  it('become a trip request once', async () => {
    const agent = await test.as('agent');
    const { id } = await write();
    const made = await agent.post(url(id, 'convert/'));
    expect([made.status, made.body.status]).toEqual([200, 'closed']);
    const request = await test.em().findOneOrFail(TripRequest, { id: made.body.converted_to });
    expect(request).toMatchObject({ description: FORM.message, email: FORM.email, locale: 'ru', contactMessageId: id });
    expect((await agent.post(url(id, 'convert/'))).body.code).toBe('invalid_transition');
    expect((await mails(request.id)).map(({ template }) => template)).toEqual(['trip-request-new']);
  });

  it('come back to the office as the text they are', async () => {
    const agent = await test.as('agent');
    for (const hostile of HOSTILE_TEXTS) {
      const texts = {
        name: `So ${hostile}`.slice(0, 100),
        subject: `So ${hostile}`,
        message: `So ${hostile} and more`,
      };
      const { id } = await write(texts);
      const { body, headers } = await agent.get(url(id));
      expect(body).toMatchObject(texts);
      expect(headers['content-type']).toContain('application/json');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  }, 60_000);

  it('are the business of those who answer messages', async () => {
    const { id } = await write();
    const [viewer, editor, customer] = [await test.as('viewer'), await test.as('editor'), await test.as('customer')];
    expect((await test.api().get('/api/contact-messages/')).status).toBe(401);
    for (const caller of [viewer, editor, customer]) {
      expect((await caller.get('/api/contact-messages/')).status).toBe(403);
      expect((await caller.get(url(id))).status).toBe(403);
      expect((await caller.patch(url(id)).set('if-match', '"1"').send({ status: 'open' })).status).toBe(403);
      expect((await caller.post(url(id, 'reply/')).send({ body: 'Hello' })).status).toBe(403);
      expect((await caller.post(url(id, 'convert/'))).status).toBe(403);
    }
    const agent = await test.as('agent');
    expect((await agent.get(url(randomUUID()))).status).toBe(404);
    expect((await agent.get(url('1'))).status).toBe(404);
    expect((await agent.post(url(randomUUID(), 'reply/')).send({ body: 'Hello' })).status).toBe(404);
  });
});
