import { randomUUID } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPackage } from '../../../test/factories.js';
import { openForm } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type MailServer, type ReceivedMail, refusal, startMailServer } from '../../../test/mail-server.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Sql } from '../../platform/data/sql.js';
import { DatabasePulse } from '../../platform/data/database-pulse.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWorker } from './outbox-worker.js';
import { type Mail, Outbox, type Purse } from './outbox.js';

type Hook = (mail: ReceivedMail) => Error | null | Promise<Error | null>;

const STRANGE = 'You have won, see https://evil.example/prize';
const THANKS = { name: 'Anna', about: 'Quiet week', rating: 5 };

describe('outbox', () => {
  let test: TestApp;
  let server: MailServer;
  let hook: Hook = () => null;
  const extra: OutboxWorker[] = [];
  beforeAll(async () => {
    server = await startMailServer((mail) => hook(mail));
    test = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@atoll.example' } });
    await createPackage(test, { slug: 'quiet-week', names: { en: 'Quiet week', ru: 'Тихая неделя', zh: '静谧一周' } });
  }, 60_000);
  beforeEach(async () => {
    await test.em().nativeDelete(OutboxMessage, {});
    server.mails.length = 0;
    hook = () => null;
  });
  afterEach(async () => void (await Promise.all(extra.splice(0).map((worker) => worker.onApplicationShutdown()))));
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const worker = () => test.app.get(OutboxWorker);
  const second = () => {
    const made = new OutboxWorker(test.database.config, test.clock, test.app.get(DatabasePulse));
    extra.push(made);
    return made;
  };
  const add = (over: Partial<Mail<'review-thanks'>> = {}) =>
    test
      .em()
      .transactional((em) =>
        test.app
          .get(Outbox)
          .add(em, { template: 'review-thanks', locale: 'en', to: 'anna@example.com', payload: THANKS, ...over }),
      );
  const stored = (id: string) => test.em().findOneOrFail(OutboxMessage, { id });

  it('sends a mail with text, HTML, its id as Message-ID and the office to answer to', async () => {
    const { id } = await add({ to: 'анна@example.com', locale: 'ru' });
    expect(await worker().runDue()).toBe(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual(['анна@example.com']);
    expect(mail?.header('message-id')).toBe(`<${id}@atoll.example>`);
    expect(mail?.header('from')).toBe('Atoll Travel <no-reply@atoll.example>');
    expect(mail?.header('reply-to')).toBe('hello@atoll.example');
    expect(mail?.header('content-type')).toContain('multipart/alternative');
    expect(mail?.header('auto-submitted')).toBe('auto-generated');
    expect(mail?.header('content-language')).toBe('ru');
    expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
    expect(await worker().runDue()).toBe(0);
  });

  it('lets guests go first while the process has no moment to spare', async () => {
    for (const to of ['1@b.cc', '2@b.cc', '3@b.cc']) await add({ to });
    let turn = setImmediate(function work() {
      turn = setImmediate(work);
    });
    const begun = performance.now();
    expect(await worker().runDue()).toBe(3);
    clearImmediate(turn);
    expect(performance.now() - begun).toBeGreaterThan(2 * 300);
  });

  it('sends nothing of a transaction that is rolled back', async () => {
    const failing = test.em().transactional(async (em) => {
      const mail = { template: 'review-thanks', locale: 'en', to: 'anna@example.com', payload: THANKS } as const;
      await test.app.get(Outbox).add(em, mail);
      throw new RangeError('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await worker().runDue()).toBe(0);
  });

  it('refuses an address that smuggles a header or a second recipient, and any outside of a transaction', async () => {
    for (const to of ['a@b.cc\r\nBcc: x@y.zz', 'a@b.cc, x@y.zz', 'a@b.cc\u0000'])
      await expect(add({ to })).rejects.toMatchObject({ status: 400 });
    const mail = { template: 'review-thanks', locale: 'en', to: 'a@b.cc', payload: THANKS } as const;
    await expect(test.app.get(Outbox).add(test.em(), mail)).rejects.toThrow(RangeError);
    expect(await test.em().count(OutboxMessage)).toBe(0);
  });

  it('keeps a hostile name in its line of the header', async () => {
    await test.em().transactional((em) =>
      test.app.get(Outbox).add(em, {
        template: 'contact-new',
        locale: 'en',
        to: 'office@atoll.example',
        payload: {
          id: randomUUID(),
          reference: 'MC-1',
          name: 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>',
          email: 'eve@example.com',
          phone: null,
          subject: null,
          message: 'Hello there\r\n.\r\nMAIL FROM:<x@y.zz>',
          guest_locale: 'en',
          reply_by: new Date().toISOString(),
        },
      }),
    );
    await worker().runDue();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.to).toEqual(['office@atoll.example']);
    expect(server.mails[0]?.header('bcc')).toBeUndefined();
    expect(server.mails[0]?.header('reply-to')).toBe('eve@example.com');
    const markup = server.mails[0]?.raw.split('<!doctype html>')[1];
    expect(markup).toContain('&lt;script&gt;');
    expect(markup).not.toContain('<script>');
  });

  it('tries again after 451, later each time', async () => {
    const { id } = await add();
    let refused = 0;
    hook = () => (refused++ < 2 ? refusal(451, 'greylisted, come back') : null);
    expect(await worker().runDue()).toBe(0);
    const first = await stored(id);
    expect(first).toMatchObject({ status: 'queued', attempts: 1 });
    expect(first.lastError).toContain('451');
    expect(await worker().runDue()).toBe(0);
    expect(refused).toBe(1);
    test.clock.advance(61);
    await worker().runDue();
    expect(await stored(id)).toMatchObject({ status: 'queued', attempts: 2 });
    test.clock.advance(61);
    await worker().runDue();
    expect(server.mails).toHaveLength(0);
    test.clock.advance(60);
    expect(await worker().runDue()).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 3 });
    expect(server.mails).toHaveLength(1);
  });

  it('gives up after eight tries, and at once when the server knows no such recipient', async () => {
    const { id } = await add();
    hook = () => refusal(451, 'never');
    for (let minutes = 1; minutes <= 128; minutes *= 2) {
      await worker().runDue();
      test.clock.advance(minutes * 60 + 1);
    }
    expect(await stored(id)).toMatchObject({ status: 'failed', attempts: 8 });
    const unknown = await add();
    hook = () => refusal(550, 'no such user');
    await worker().runDue();
    expect(await stored(unknown.id)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('goes on with the next mail when one is refused', async () => {
    await add({ to: 'bad@example.com' });
    await add({ to: 'good@example.com' });
    hook = (mail) => (mail.to[0] === 'bad@example.com' ? refusal(451, 'later') : null);
    expect(await worker().runDue()).toBe(1);
    expect(server.mails.map(({ to }) => to[0])).toEqual(['good@example.com']);
  });

  it('leaves the others alone while the mail server is away: they have not failed', async () => {
    await add({ to: 'first@example.com' });
    await add({ to: 'second@example.com' });
    const config = { ...test.database.config, smtpUrl: 'smtp://127.0.0.1:1' };
    const cut = new OutboxWorker(config, test.clock, test.app.get(DatabasePulse));
    extra.push(cut);
    expect(await cut.runDue()).toBe(0);
    const tried = (await test.em().find(OutboxMessage, {})).map(({ status, attempts }) => `${status} ${attempts}`);
    expect(tried.toSorted()).toEqual(['queued 0', 'queued 1']);
  });

  it('never sends a mail twice from two workers', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 12; index++) ids.push((await add()).id);
    hook = async () => {
      await sleep(15);
      return null;
    };
    const counts = await Promise.all([worker().runDue(), second().runDue()]);
    expect(counts[0] + counts[1]).toBe(12);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const sent = server.mails.map((mail) => /<(.*)@/.exec(mail.header('message-id') ?? '')?.[1]);
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });

  it('repeats one mail at most, under the same id, when it is killed between sending and commit', async () => {
    const first = await add();
    await add();
    let killed = false;
    hook = async () => {
      if (killed) return null;
      killed = true;
      await test.app
        .get(Sql)
        .rows(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atoll outbox' and datname = current_database()`,
        );
      return null;
    };
    await expect(worker().runDue()).rejects.toThrow();
    expect(await stored(first.id)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await worker().runDue()).toBe(1);
    test.clock.advance(90);
    expect(await worker().runDue()).toBe(1);
    const sent = server.mails.map((mail) => mail.header('message-id'));
    expect(sent).toHaveLength(3);
    expect(sent[0]).toBe(sent[2]);
    expect(new Set(sent).size).toBe(2);
  });

  it('wakes when a mail is committed, and stops in the middle without losing one', async () => {
    const listening = second();
    listening.start();
    await sleep(200);
    const { id } = await add();
    for (let waited = 0; waited < 40 && server.mails.length === 0; waited++) await sleep(50);
    expect(server.mails).toHaveLength(1);
    let release = () => undefined as void;
    hook = () => new Promise((resolve) => (release = () => resolve(null)));
    const late = await add();
    await sleep(200);
    const stopped = listening.onApplicationShutdown();
    release();
    await stopped;
    expect((await stored(id)).status).toBe('sent');
    expect((await stored(late.id)).status).toBe('sent');
  });

  it('takes keys out of what is sent', async () => {
    const message = await test.em().transactional((em) =>
      test.app.get(Outbox).add(em, {
        template: 'password-reset',
        locale: 'zh',
        to: 'anna@example.com',
        payload: { first_name: 'Anna', kind: 'customer', token: 'very-secret', minutes: 30 },
      }),
    );
    await worker().runDue();
    expect(JSON.stringify(await stored(message.id))).not.toContain('very-secret');
  });

  it('tells guest and office of a booking in its transaction: the guest in the booking’s language', async () => {
    const body = {
      package: 'quiet-week',
      check_in: test.clock.maldivesDate(60),
      adults: 2,
      contact: { name: 'Анна Смирнова', email: 'anna@example.com', phone: '+7 912 345-67-89' },
      accept_terms: true,
      shown_price: { total: '2000.00' },
      locale: 'ru',
    };
    const key = randomUUID();
    const send = () =>
      test.api().post('/api/bookings/').set({ 'idempotency-key': key, 'accept-language': 'zh' }).send(body);
    const [{ body: booking }] = await Promise.all([send(), send()]);
    await worker().runDue();
    expect(server.mails.map(({ to }) => to[0]).toSorted()).toEqual(['anna@example.com', 'hello@atoll.example']);
    const guest = server.mails.find(({ to }) => to[0] === 'anna@example.com');
    expect(guest?.header('content-language')).toBe('ru');
    const office = server.mails.find(({ to }) => to[0] === 'hello@atoll.example');
    expect(office?.header('content-language')).toBe('en');
    expect(office?.header('reply-to')).toBe('anna@example.com');
    const rows = await test.em().find(OutboxMessage, { entity: 'booking', entityId: booking.id });
    expect(rows.map(({ template }) => template).toSorted()).toEqual(['booking-new', 'booking-received']);
    expect(rows[0]?.payload).toMatchObject({ total: '2000.00' });
    expect(rows.find(({ locale }) => locale === 'ru')?.payload).toMatchObject({ package_name: 'Тихая неделя' });
  });

  it('shows the office what was given up and sends it again, never what it says', async () => {
    const { id } = await add();
    hook = () => refusal(550, 'no such user');
    await worker().runDue();
    const owner = await test.as('owner');
    const list = await owner.get('/api/outbox/?status=failed&search=ANNA&template=review-thanks');
    expect(list.status).toBe(200);
    expect(list.body).toMatchObject({
      count: 1,
      results: [{ id, to: 'anna@example.com', attempts: 1, next_at: null }],
    });
    expect(JSON.stringify(list.body)).not.toContain('Quiet week');
    expect((await owner.get('/api/outbox/?status=sent')).body.count).toBe(0);
    expect((await owner.get('/api/outbox/?page=2')).status).toBe(404);
    expect((await owner.get('/api/outbox/?sort=id')).status).toBe(400);
    // A sentence names some of many choices, and says that there are more.
    expect((await owner.get('/api/outbox/?template=letter')).body.template[0]).toMatch(/^Please choose.{100,900}, …$/);
    const again = await owner.post(`/api/outbox/${id}/retry/`);
    expect([again.status, again.body.status, again.body.attempts]).toEqual([200, 'queued', 0]);
    expect(await test.em().count(AuditEntry, { entityId: id, action: 'outbox.retry' })).toBe(1);
    hook = () => null;
    expect(await worker().runDue()).toBe(1);
    const done = await owner.post(`/api/outbox/${id}/retry/`).set('accept-language', 'ru');
    expect([done.status, done.body]).toEqual([
      409,
      { detail: 'Это письмо уже отправлено.', code: 'mail_already_sent' },
    ]);
    expect((await owner.post(`/api/outbox/${randomUUID()}/retry/`)).status).toBe(404);
    expect((await owner.post('/api/outbox/1/retry/')).status).toBe(404);
  });

  it('is for who may read the audit; sending again for who answers messages', async () => {
    const { id } = await add();
    expect((await test.api().get('/api/outbox/')).status).toBe(401);
    expect((await (await test.as('viewer')).get('/api/outbox/')).status).toBe(403);
    expect((await (await test.as('finance')).get('/api/outbox/')).status).toBe(200);
    expect((await (await test.as('finance')).post(`/api/outbox/${id}/retry/`)).status).toBe(403);
    expect((await (await test.as('customer')).get('/api/outbox/')).status).toBe(403);
  });
});

describe('letters to an address that a stranger gives', () => {
  it('are five an hour, from however many places, and hold nothing that the stranger wrote', async () => {
    const limits = JSON.stringify({ form_try: { points: 100 }, receipt: { points: 5, seconds: 3600 } });
    const test = await createTestApp({ env: { ATOLL_TRUST_PROXY: '127.0.0.1', ATOLL_LIMITS: limits } });
    try {
      const form = await openForm(test);
      const write = async (place: number, email: string, path = 'contact', more: object = { message: STRANGE }) => {
        const sent = { name: STRANGE, email, consent: true, ...more, ...form };
        const answer = await test.api().post(`/api/${path}/`).set('x-forwarded-for', `203.0.113.${place}`).send(sent);
        expect([path, answer.status]).toEqual([path, 201]);
      };
      await write(1, 'Victim@example.com', 'custom-trip-requests', { description: STRANGE });
      await write(2, 'victim@example.com', 'reviews', { comment: STRANGE, rating: 5, consent: undefined });
      for (let place = 3; place < 9; place++) await write(place, 'victim@example.com');
      await write(9, 'other@example.com');
      const all = await test.em().find(OutboxMessage, { recipient: /^(victim|other)@/i });
      expect(all.map(({ status }) => status).filter((status) => status !== 'queued')).toEqual(
        Array(3).fill('withheld'),
      );
      const letters = all.filter(({ status }) => status === 'queued');
      expect(letters.map(({ recipient }) => recipient.toLowerCase()).toSorted()).toEqual([
        'other@example.com',
        ...Array.from({ length: 5 }, () => 'victim@example.com'),
      ]);
      for (const { payload } of letters) {
        const { name: _name, ...rest } = payload as Record<string, unknown>;
        expect(JSON.stringify(rest)).not.toContain('evil');
      }
    } finally {
      await test.close();
    }
  }, 60_000);
});

describe('letters about bookings', () => {
  it('go out though strangers have used up the letters of forms, and those of each purse beside the others', async () => {
    const test = await createTestApp({
      env: { ATOLL_LIMITS: JSON.stringify({ receipt: { points: 2, seconds: 3600 } }) },
    });
    try {
      const write = (template: string, purse: Purse) => {
        const mail = { template, locale: 'en', to: 'guest@example.com', payload: {} };
        return test.em().transactional((em) => test.app.get(Outbox).addReceipt(em, mail as never, purse));
      };
      const letters = [
        ['contact-received', 'form'],
        ['review-received', 'form'],
        ['booking-received', 'booking'],
        ['booking-held', 'booking'],
        ['booking-hold-ended', 'booking-step'],
        ['booking-link', 'booking-link'],
      ] as const;
      for (const [template, purse] of [...letters, ...letters]) await write(template, purse);
      const written = await test
        .em()
        .find(OutboxMessage, { recipient: 'guest@example.com', status: 'queued' }, { orderBy: { id: 'asc' } });
      const once = letters.map(([template]) => template);
      expect(written.map(({ template }) => template)).toEqual([...once, 'booking-hold-ended', 'booking-link']);
    } finally {
      await test.close();
    }
  });
});

describe('outbox without a mail server', () => {
  it('writes one file for each mail, the same again when it is sent again', async () => {
    const test = await createTestApp();
    try {
      const { id } = await test
        .em()
        .transactional((em) =>
          test.app
            .get(Outbox)
            .add(em, { template: 'review-thanks', locale: 'zh', to: 'anna@example.com', payload: THANKS }),
        );
      await test.app.get(OutboxWorker).runDue();
      await test.em().nativeUpdate(OutboxMessage, { id }, { status: 'queued' });
      await test.app.get(OutboxWorker).runDue();
      const folder = path.join(test.database.config.dataDir, 'mail');
      const files = await readdir(folder);
      expect(files).toHaveLength(1);
      expect(files[0]).toMatch(new RegExp(`^\\d{8}T\\d{6}Z-${id}\\.eml$`));
      expect(await readFile(path.join(folder, files[0] ?? ''), 'utf8')).toContain(`Message-ID: <${id}@atoll.example>`);
    } finally {
      await rm(test.database.config.dataDir, { recursive: true, force: true });
      await test.close();
    }
  }, 60_000);
});
