import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { personal } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type MailServer, refusal, startMailServer } from '../../../test/mail-server.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { OutboxWorker } from '../../people/mail/outbox-worker.js';
import { Outbox } from '../../people/mail/outbox.js';
import { NewsletterSubscriber, type SubscriberStatus } from './newsletter-subscriber.entity.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

interface Tokens {
  confirm_token: string;
  unsubscribe_token: string;
}

describe('newsletter', () => {
  let test: TestApp;
  let server: MailServer;
  /** What the mail server says of letters to an address. */
  const refused = new Map<string, Error>();
  beforeAll(async () => {
    server = await startMailServer(({ to }) => refused.get(to[0] ?? '') ?? null);
    test = await createTestApp({ env: { SMTP_URL: server.url } });
  }, 60_000);
  beforeEach(() => {
    server.mails.length = 0;
    refused.clear();
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const WRONG = [expect.any(String)];
  const address = () => `${randomUUID()}@example.com`;
  const subscribe = async (email: string, over: object = {}) =>
    test
      .api()
      .post('/api/newsletter/subscribe/')
      .set('accept-language', 'ru')
      .send({ email, consent: true, source: 'footer', ...(await personal(test)), ...over });
  const stored = (email: string) => test.em().findOne(NewsletterSubscriber, { email });
  const lastMail = async (email: string) => {
    const [mail] = await test.em().find(OutboxMessage, { recipient: email }, { orderBy: { id: 'desc' } });
    return { template: mail?.template, locale: mail?.locale, ...(mail?.payload as Tokens) };
  };
  const mailCount = (email: string) => test.em().count(OutboxMessage, { recipient: email });
  const confirm = (token: string) => test.api().post('/api/newsletter/confirm/').send({ token });
  const unsubscribe = (token: string) => test.api().post('/api/newsletter/unsubscribe/').send({ token });
  const member = async (email = address()) => {
    await subscribe(email);
    await confirm((await lastMail(email)).confirm_token);
    return { email, ...(await lastMail(email)) };
  };

  it('is joined by two steps: a form and a click in a letter', async () => {
    const email = address();
    const asked = await subscribe(email.toUpperCase());
    expect([asked.status, asked.body]).toEqual([202, { detail: 'Спасибо. Проверьте почту и подтвердите адрес.' }]);
    expect(await stored(email)).toMatchObject({ status: 'pending', locale: 'ru', source: 'footer', confirmedAt: null });
    const { template, locale, confirm_token } = await lastMail(email);
    expect([template, locale]).toEqual(['newsletter-confirm', 'ru']);
    expect(JSON.stringify(await stored(email))).not.toContain(confirm_token);
    const confirmed = await confirm(confirm_token);
    expect([confirmed.status, confirmed.body]).toEqual([200, { status: 'subscribed', detail: 'Subscribed!' }]);
    expect(await stored(email)).toMatchObject({ status: 'subscribed' });
    expect((await lastMail(email)).template).toBe('newsletter-welcome');
    expect((await confirm(confirm_token)).status).toBe(200);
    expect(await mailCount(email)).toBe(2);
    const id = (await stored(email))?.id ?? '';
    const audited = await test.em().find(AuditEntry, { entityId: id }, { orderBy: { at: 'asc' } });
    expect(audited.map(({ action }) => action)).toEqual(['newsletter_subscriber.ask', 'newsletter_subscriber.confirm']);
  });

  it('answers alike whoever asks, and writes only to who needs it', async () => {
    const answers: string[] = [];
    const ask = async (email: string, over: object = {}) => {
      const started = performance.now();
      const { status, text, headers } = await subscribe(email, over);
      expect(performance.now() - started).toBeGreaterThan(95);
      answers.push(JSON.stringify([status, text, headers['content-type'], headers['cache-control']]));
    };
    const fresh = address();
    const { email: known } = await member();
    const { email: gone, unsubscribe_token } = await member();
    await unsubscribe(unsubscribe_token);
    const [before, goneBefore] = [await mailCount(known), await mailCount(gone)];
    await ask(fresh);
    await ask(fresh);
    await ask(known);
    await ask(gone);
    await ask(address(), { website: 'https://evil.example' });
    await ask(known, { form_token: 'forged' });
    expect(new Set(answers).size).toBe(1);
    expect([await mailCount(fresh), await mailCount(known), await mailCount(gone)]).toEqual([
      1,
      before,
      goneBefore + 1,
    ]);
    expect((await stored(known))?.status).toBe('subscribed');
    expect((await stored(gone))?.status).toBe('pending');
  });

  it('keeps what a machine sends as spam until a person asks', async () => {
    const email = address();
    await subscribe(email, { website: 'x' });
    expect([(await stored(email))?.status, await mailCount(email)]).toEqual(['spam', 0]);
    await subscribe(email);
    expect([(await stored(email))?.status, await mailCount(email)]).toEqual(['pending', 1]);
  });

  it('sends one letter although ten forms come at once, and another after ten minutes', async () => {
    const email = address();
    await Promise.all(Array.from({ length: 10 }, () => subscribe(email)));
    expect(await mailCount(email)).toBe(1);
    const { confirm_token: first } = await lastMail(email);
    test.clock.advance(601);
    await subscribe(email);
    expect(await mailCount(email)).toBe(2);
    const replaced = await confirm(first);
    expect([replaced.status, Object.keys(replaced.body)]).toEqual([400, ['token']]);
    expect((await confirm((await lastMail(email)).confirm_token)).status).toBe(200);
  });

  it('refuses a link that is not ours, or older than seven days', async () => {
    for (const token of ['x', '', 'a'.repeat(101)]) expect((await confirm(token)).status).toBe(400);
    expect((await confirm({ $ne: null } as unknown as string)).status).toBe(400);
    const email = address();
    await subscribe(email);
    const { confirm_token } = await lastMail(email);
    const subscriber = await stored(email);
    const sent = new Date(test.clock.now().getTime() - 7 * 86_400_000 - 1000);
    await test.em().nativeUpdate(NewsletterSubscriber, { id: subscriber?.id ?? '' }, { confirmSentAt: sent });
    expect((await confirm(confirm_token)).status).toBe(400);
    expect((await stored(email))?.status).toBe('pending');
  });

  it('is left by one click of a mail program, without an account, as often as one likes', async () => {
    const { email } = await member();
    await test.app.get(OutboxWorker).runDue();
    const welcome = server.mails.findLast((mail) => mail.to[0] === email);
    expect(welcome?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/^<(.*)>$/.exec(welcome?.header('list-unsubscribe') ?? '')?.[1] ?? '');
    expect(url.origin).toBe('https://atoll.example');
    const click = () =>
      test
        .api()
        .post(url.pathname + url.search)
        .type('form')
        .send('List-Unsubscribe=One-Click');
    const done = await click();
    expect([done.status, done.body.status]).toEqual([200, 'unsubscribed']);
    expect(await stored(email)).toMatchObject({ status: 'unsubscribed' });
    expect((await click()).status).toBe(200);
    // Looking at the link is not clicking it: scanners of mail programs do.
    expect((await test.api().get(url.pathname + url.search)).status).toBe(405);
  });

  it('is left by the link of the letter with a reason, and not with a forged one', async () => {
    const { email, unsubscribe_token } = await member();
    const other = await member();
    const forged = `${(await stored(email))?.id}.${other.unsubscribe_token.split('.')[1]}`;
    for (const token of [forged, 'x', unsubscribe_token.slice(1), undefined])
      expect((await unsubscribe(token as string)).status).toBe(400);
    expect((await stored(email))?.status).toBe('subscribed');
    const left = await test
      .api()
      .post('/api/newsletter/unsubscribe/')
      .set('accept-language', 'zh')
      .send({ token: unsubscribe_token, reason: 'Too many letters' });
    expect(left.body).toEqual({ status: 'unsubscribed', detail: '您将不再收到我们的邮件。' });
    expect((await stored(email))?.unsubscribeReason).toBe('Too many letters');
    const again = (body: object) =>
      test.api().post(`/api/newsletter/unsubscribe/?token=${unsubscribe_token}`).send(body);
    expect((await again({ reason: { $ne: 1 }, status: 'subscribed' })).body).toEqual({ status: WRONG, reason: WRONG });
    expect((await again({ token: ['x'] })).body).toEqual({ token: WRONG });
    expect((await test.api().post(`/api/newsletter/unsubscribe/?token=${unsubscribe_token}`)).status).toBe(200);
  });

  it('takes forms of browsers at this one address only', async () => {
    const form = (path: string) => test.api().post(path).type('form').send('token=x');
    expect((await form('/api/newsletter/confirm/')).status).toBe(415);
    expect((await form('/api/contact/')).status).toBe(415);
    expect((await form('/api/newsletter/unsubscribe/')).status).toBe(400);
    expect((await form('/api/newsletter/unsubscribe/')).body).toEqual({
      token: ['This link has expired or was used already. Please ask for a new one.'],
    });
  });

  it('never writes again to who complained', async () => {
    const { email } = await member();
    await test.em().nativeUpdate(NewsletterSubscriber, { email }, { status: 'complained' });
    const before = await mailCount(email);
    await subscribe(email);
    expect([(await stored(email))?.status, await mailCount(email)]).toEqual(['complained', before]);
  });

  it('stops at an address that takes no letters, until somebody there asks or follows a link', async () => {
    const send = () => test.app.get(OutboxWorker).runDue();
    const status = async (email: string) => (await stored(email))?.status;
    const { email } = await member();
    const fresh = address();
    await subscribe(fresh);
    const gone = await member();
    await unsubscribe(gone.unsubscribe_token);
    for (const to of [email, fresh, gone.email]) refused.set(to, refusal(451, 'later'));
    await send();
    expect([await status(email), await status(fresh)]).toEqual(['subscribed', 'pending']);
    for (const to of [email, fresh, gone.email]) refused.set(to, refusal(550, 'no such user'));
    test.clock.advance(61);
    await send();
    expect([await status(email), await status(fresh), await status(gone.email)]).toEqual([
      'bounced',
      'bounced',
      'unsubscribed',
    ]);
    const { id } = (await stored(email)) ?? { id: '' };
    const entries = await test.em().find(AuditEntry, { entityId: id, action: 'newsletter_subscriber.bounce' });
    expect(entries).toMatchObject([{ actorId: null, after: { status: 'bounced', locale: 'ru' } }]);
    const before = await mailCount(email);
    await subscribe(email);
    expect([await status(email), await mailCount(email)]).toEqual(['bounced', before]);
    test.clock.advance(600);
    await subscribe(email);
    expect([await status(email), await mailCount(email)]).toEqual(['pending', before + 1]);
    // The office had it sent again.
    expect((await confirm((await lastMail(fresh)).confirm_token)).status).toBe(200);
    expect(await status(fresh)).toBe('subscribed');
  });

  it('goes on when a letter about something else is refused: what it says may be the reason', async () => {
    const { email } = await member();
    const payload = { name: 'Anna', about: null, rating: 5 };
    await test.app.get(OutboxWorker).runDue();
    const entity = { name: 'review', id: (await stored(email))?.id ?? '' };
    await test
      .em()
      .transactional((em) =>
        test.app.get(Outbox).add(em, { template: 'review-thanks', locale: 'en', to: email, payload, entity }),
      );
    refused.set(email, refusal(554, 'we take this for spam'));
    await test.app.get(OutboxWorker).runDue();
    expect(await test.em().count(OutboxMessage, { recipient: email, status: 'failed' })).toBe(1);
    expect((await stored(email))?.status).toBe('subscribed');
  });

  it('is refused without an address and without agreement', async () => {
    const { status, body } = await test.api().post('/api/newsletter/subscribe/').send({});
    expect([status, body]).toEqual([400, { email: ['This field is required'], consent: ['This field is required'] }]);
    expect((await subscribe('anna', { source: '<b>' })).body).toEqual({
      email: ['Введите правильный адрес электронной почты'],
      source: ['Проверьте это значение'],
    });
    expect((await subscribe(address(), { status: 'subscribed' })).body).toEqual({ status: WRONG });
  });

  it('is listed and taken along by those who manage it', async () => {
    const owner = await test.as('owner');
    const { email } = await member();
    const list = await owner.get(`/api/newsletter/subscribers/?search=${email.slice(0, 20)}&status=subscribed`);
    expect(list.body).toMatchObject({ count: 1, results: [{ email, locale: 'ru', consent_version: '2026-11' }] });
    expect(JSON.stringify(list.body)).not.toMatch(/token|hash/);
    expect((await owner.get('/api/newsletter/subscribers/?status=x')).status).toBe(400);
    const states = (await owner.get('/api/newsletter/subscribers/?sort=email&page_size=100')).body.results as {
      status: SubscriberStatus;
    }[];
    expect(states.map(({ status }) => status)).not.toContain('spam');
    const id = list.body.results[0].id as string;
    const ended = await owner.post(`/api/newsletter/subscribers/${id}/unsubscribe/`);
    expect([ended.status, ended.body.status]).toEqual([200, 'unsubscribed']);
    expect((await owner.post(`/api/newsletter/subscribers/${randomUUID()}/unsubscribe/`)).status).toBe(404);
  });

  it('is taken along as it is listed: of a language, by a part of the address, of all states but spam', async () => {
    const owner = await test.as('owner');
    const add = (name: string, locale: 'en' | 'zh', suspect = false) =>
      test
        .em()
        .insert(
          NewsletterSubscriber,
          new NewsletterSubscriber(
            `${name}@taken.example`,
            { locale, source: null, ipHash: null },
            suspect,
            test.clock.now(),
          ),
        );
    await add('wei', 'zh');
    await add('anna', 'en');
    await add('machine', 'zh', true);
    const { email: mine } = await member();
    const taken = async (query: string) => {
      const { status, text } = await owner.get(`/api/newsletter/subscribers/export/${query}`);
      const lines = text.trim().split('\r\n').slice(1);
      return [status, lines.map((line) => line.slice(0, line.indexOf(','))).filter((one) => /taken/.test(one))];
    };
    expect(await taken('?status=all&search=taken')).toEqual([200, ['anna@taken.example', 'wei@taken.example']]);
    expect(await taken('?status=all&search=TAKEN&locale=zh')).toEqual([200, ['wei@taken.example']]);
    expect(await taken('?status=spam&locale=zh')).toEqual([200, ['machine@taken.example']]);
    const { text, headers } = await owner.get('/api/newsletter/subscribers/export/?status=&search=@');
    expect([text.includes(mine), text.includes('taken')]).toEqual([true, false]);
    expect(headers['content-disposition']).toContain('newsletter-subscribed.csv');
    expect((await owner.get('/api/newsletter/subscribers/export/?sort=email')).status).toBe(400);
    await test.em().nativeDelete(NewsletterSubscriber, { email: { $like: '%@taken.example' } });
  });

  it('exports cells that no spreadsheet computes', async () => {
    const owner = await test.as('owner');
    for (const email of ['=cmd|x@example.com', '+1+1@example.com', '-2@example.com', 'a"b@example.com'])
      await test
        .em()
        .insert(
          NewsletterSubscriber,
          new NewsletterSubscriber(email, { locale: 'en', source: null, ipHash: null }, false, test.clock.now()),
        );
    const { status, headers, text } = await owner.get('/api/newsletter/subscribers/export/?status=pending');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="newsletter-pending.csv"');
    expect(headers['cache-control']).toContain('no-store');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFemail,locale,status,source,consent_version,consent_at,confirmed_at,unsubscribed_at');
    const first = lines.map((line) => line.slice(0, line.indexOf(',')));
    expect(first).toEqual(
      expect.arrayContaining(["'=cmd|x@example.com", "'+1+1@example.com", "'-2@example.com", '"a""b@example.com"']),
    );
    const audited = await test
      .em()
      .find(AuditEntry, { action: 'newsletter_subscriber.export' }, { orderBy: { at: -1 } });
    expect(audited[0]?.after).toEqual({ status: 'pending', locale: null, count: lines.length - 2 });
  });

  it('is nobody else’s business', async () => {
    const { email } = await member();
    const { id } = (await stored(email)) ?? { id: '' };
    for (const role of ['agent', 'editor', 'viewer', 'customer'] as const) {
      const caller = await test.as(role);
      expect((await caller.get('/api/newsletter/subscribers/')).status).toBe(403);
      expect((await caller.get('/api/newsletter/subscribers/export/')).status).toBe(403);
      expect((await caller.post(`/api/newsletter/subscribers/${id}/unsubscribe/`)).status).toBe(403);
    }
    expect((await test.api().get('/api/newsletter/subscribers/export/')).status).toBe(401);
    expect(test.app.get(UnsubscribeTokens).subscriberOf('x'.repeat(80))).toBeNull();
  });
});
