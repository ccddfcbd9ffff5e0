import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { openForm } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { cleanUp } from '../../database/clean-up.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { NewsletterSubscriber, type SubscriberStatus } from '../newsletter/newsletter-subscriber.entity.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';

const CONTACT = { name: 'Anna', email: 'anna@example.com', message: 'Is May already too wet?', consent: true };
const TRIP = { description: 'A quiet island for two.', email: 'anna@example.com', consent: true };

const FORMS = [
  ['/api/contact-messages/', CONTACT, ContactMessage],
  ['/api/contact/', CONTACT, ContactMessage],
  ['/api/custom-trip-requests/', TRIP, TripRequest],
] as const;

describe('public forms', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  it('hand out a token that nobody keeps', async () => {
    const { status, body, headers } = await test.api().get('/api/forms/token/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ min_seconds: 3, max_seconds: 7200 });
    expect(headers['cache-control']).toBe('no-store');
    const again = await test.api().get('/api/forms/token');
    expect(again.body.form_token).not.toBe(body.form_token);
  });

  it.each(FORMS)('answer a machine like a person, and keep what it sent as spam: %s', async (path, form, entity) => {
    const person = await openForm(test);
    const young = ((await test.api().get('/api/forms/token/')).body as { form_token: string }).form_token;
    const [stamp = '', nonce = '', signature = ''] = person.form_token.split('.');
    const older = (Number.parseInt(stamp, 36) - 60_000).toString(36);
    const login = await test.tokenOf('customer');
    const machines: object[] = [
      {},
      { ...person, website: 'https://evil.example' },
      { form_token: young },
      { form_token: '' },
      { form_token: 'x.y.z' },
      { form_token: `${older}.${nonce}.${signature}` },
      { form_token: `${stamp}.${nonce}.${signature.slice(0, -2)}AA` },
      { form_token: login.slice(0, 200) },
    ];
    const real = await test
      .api()
      .post(path)
      .send({ ...form, ...person });
    expect(real.status).toBe(201);
    const mails = await test.em().count(OutboxMessage);
    for (const machine of machines) {
      const { status, body } = await test
        .api()
        .post(path)
        .send({ ...form, ...machine });
      expect([status, Object.keys(body)]).toEqual([201, Object.keys(real.body)]);
      const stored = await test.em().findOneOrFail(entity as typeof ContactMessage, { reference: body.reference });
      expect({ machine, status: stored.status }).toEqual({ machine, status: 'spam' });
    }
    expect(await test.em().count(OutboxMessage)).toBe(mails);
    const stored = await test.em().findOneOrFail(entity as typeof ContactMessage, { reference: real.body.reference });
    expect(stored.status).toBe('new');
  });

  it('take a token for two hours', async () => {
    const person = await openForm(test);
    test.clock.advance(7190);
    const send = async () => {
      const { body } = await test
        .api()
        .post('/api/contact/')
        .send({ ...CONTACT, ...person });
      return (await test.em().findOneOrFail(ContactMessage, { reference: body.reference })).status;
    };
    expect(await send()).toBe('new');
    test.clock.advance(10);
    expect(await send()).toBe('spam');
  });

  const clean = async () => {
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await cleanUp(owner).finally(() => owner.end());
  };

  it('forget spam after a month, and nothing else', async () => {
    const old = new Date(Date.now() - 31 * 86_400_000);
    const send = async (over: object) => {
      const { body } = await test
        .api()
        .post('/api/contact/')
        .send({ ...CONTACT, ...over });
      await test.em().nativeUpdate(ContactMessage, { reference: body.reference }, { createdAt: old });
      return body.reference as string;
    };
    const [spam, message] = [await send({}), await send(await openForm(test))];
    const fresh = (await test.api().post('/api/contact/').send(CONTACT)).body.reference as string;
    await clean();
    const kept = await test.em().find(ContactMessage, { reference: { $in: [spam, message, fresh] } });
    expect(kept.map(({ reference }) => reference).toSorted()).toEqual([message, fresh].toSorted());
  });

  it('forget after a month the addresses of subscribers that nobody has confirmed', async () => {
    const old = new Date(Date.now() - 31 * 86_400_000);
    const subscribe = async (name: string, status: SubscriberStatus, confirmedAt: Date | null) => {
      const consent = { locale: 'en', source: null, ipHash: null };
      const subscriber = new NewsletterSubscriber(`${name}@example.com`, consent, false, old);
      await test.em().insert(NewsletterSubscriber, Object.assign(subscriber, { status, confirmedAt }));
    };
    await subscribe('never-confirmed', 'pending', null);
    await subscribe('never-reached', 'bounced', null);
    await subscribe('no-longer-reached', 'bounced', old);
    await clean();
    const kept = await test.em().find(NewsletterSubscriber, {});
    expect(kept.map(({ email }) => email)).toEqual(['no-longer-reached@example.com']);
  });

  it.each(FORMS.map(([path, form]) => [path, form] as const))(
    'name every broken rule in the visitor’s language: %s',
    async (path, form) => {
      const broken = { ...form, email: 'anna', name: 'A', phone: 'abc', consent: false, locale: 'fr', paid: true };
      const send = async (language: string) =>
        (await test.api().post(path).set('accept-language', language).send(broken)).body as Record<string, string[]>;
      expect(await send('ru')).toEqual({
        email: ['Введите правильный адрес электронной почты'],
        name: ['Минимальное число символов: 2'],
        phone: ['Введите правильный номер телефона'],
        consent: ['Чтобы продолжить, примите условия'],
        locale: ['Выберите одно из значений: en, ru, zh'],
        paid: ['Неизвестное поле.'],
      });
      expect((await send('zh'))['email']).toEqual(['请输入有效的邮箱地址']);
      expect((await send('en'))['name']).toEqual(['Minimum 2 characters required']);
      const hostile = await test
        .api()
        .post(path)
        .send({ ...form, email: { $ne: null } });
      expect([hostile.status, Object.keys(hostile.body)]).toEqual([400, ['email']]);
      const header = await test
        .api()
        .post(path)
        .send({ ...form, email: 'a@b.cc\r\nBcc: x@y.zz' });
      expect(header.status).toBe(400);
      for (const email of ['a,b@example.com', '<a@example.com>', '"a b"@example.com', 'a@example', 'a@b@example.com'])
        expect(
          (
            await test
              .api()
              .post(path)
              .send({ ...form, email })
          ).body,
        ).toEqual({
          email: ['Please enter a valid email address'],
        });
    },
  );
});

describe('public forms of one address', () => {
  let test: TestApp;
  beforeAll(async () => {
    const rule = { points: 2, seconds: 600 };
    const limits = { contact: rule, trip_request: rule, newsletter: rule, review: rule, booking: rule };
    const env = { ATOLL_LIMITS: JSON.stringify({ ...limits, form_try: { points: 30, seconds: 600 } }) };
    test = await createTestApp({ env });
  }, 60_000);
  afterAll(() => test.close());

  const send = (path: string, body: object, key?: string) => {
    const call = test.api().post(path);
    return (key === undefined ? call : call.set('idempotency-key', key)).send(body);
  };

  it('are counted apart, and only what is taken counts', async () => {
    const refused = { ...CONTACT, email: 'anna' };
    for (let n = 0; n < 4; n++) expect((await send('/api/contact/', refused)).status).toBe(400);
    expect((await send('/api/contact/', CONTACT, 'one-message-of-anna')).status).toBe(201);
    const again = await send('/api/contact/', CONTACT, 'one-message-of-anna');
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect((await send('/api/contact-messages/', CONTACT)).status).toBe(201);
    const over = await send('/api/contact/', CONTACT);
    expect([over.status, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);
    // One letter too many takes neither the trip nor the review away.
    expect((await send('/api/custom-trip-requests/', TRIP)).status).toBe(201);
    const letters = { email: 'anna@example.com', consent: true, locale: 'en', source: 'footer' };
    expect((await send('/api/newsletter/subscribe/', letters)).status).toBe(202);
    for (let n = 0; n < 4; n++) expect((await send('/api/bookings/', {}, `no-booking-${n}`)).status).toBe(400);
  });

  it('are refused before they are read once there were too many tries, whatever was in them', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n++) statuses.add((await send('/api/custom-trip-requests/', {})).status);
    expect([...statuses]).toEqual([400, 429]);
    // Nobody who shares the address is kept from booking by that.
    expect((await send('/api/bookings/', {}, 'another-booking')).status).toBe(400);
  });
});
