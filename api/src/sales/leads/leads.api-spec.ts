import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createPackage } from '../../../test/factories.js';
import { createFrame } from '../../people/mail/letter.js';
import { writeLetter } from '../../people/mail/mail-templates.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { letterText } from '../../people/mail/render-letter.js';
import { Lead } from './lead.entity.js';

describe('a chat in WhatsApp', () => {
  let test: TestApp;
  let checkIn: string;
  beforeAll(async () => {
    test = await createTestApp();
    checkIn = test.clock.maldivesDate(60);
    const names = { en: 'Quiet week', ru: 'Тихая неделя', zh: '静谧一周' };
    await createPackage(test, { slug: 'quiet-week', priceMinor: 189_900, minAge: 3, names });
    await createPackage(test, { slug: 'hidden', status: 'draft' });
  }, 60_000);
  afterAll(() => test.close());

  const open = async (body: object) => {
    const answer = await test
      .api()
      .post('/api/booking-intents/')
      .send({ package: 'quiet-week', ...body });
    expect(answer.status).toBe(201);
    return answer.body as { reference: string; whatsapp_url: string; text: string; total: string | null };
  };
  const read = async (reference: string) => {
    const { body } = await (await test.as('agent')).get('/api/booking-intents/').query({ search: reference });
    return body.results[0];
  };

  it.each([
    [
      'en',
      'Hello! I would like to ask about “Quiet week”.',
      ['Adults: 2', 'Children: 1 (ages 7)', 'Total shown: $5,697.00', 'Reference: '],
    ],
    [
      'ru',
      'Здравствуйте! Хочу узнать подробнее о туре «Тихая неделя».',
      ['Взрослых: 2', 'Детей: 1 (возраст: 7)', 'Сумма на сайте: 5 697,00 $', 'Номер обращения: '],
    ],
    [
      'zh',
      '您好！我想咨询“静谧一周”。',
      ['成人：2 位', '儿童：1 位（年龄：7）', '网站显示的总价：$5,697.00', '咨询编号：'],
    ],
  ])(
    'begins in %s with what was chosen, what it costs and a reference',
    async (locale, greeting, [adults, children, total, reference]) => {
      const made = await open({ check_in: checkIn, adults: 2, children_ages: [7], locale, shown_total: '5697.00' });
      const [first, day, ...rest] = made.text.split('\n');
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(first).toBe(greeting);
      // A chat lays out no lines.
      expect(made.text).not.toMatch(/[\u00a0\u202f\u2060]/);
      expect(day).toContain(String(Number(checkIn.slice(8))));
      expect(rest).toEqual([
        adults,
        children,
        total,
        `${reference}${made.reference}`,
        `https://atoll.example${prefix}/packages/quiet-week`,
      ]);
      expect(made.whatsapp_url).toBe(`https://wa.me/9600000000?text=${encodeURIComponent(made.text)}`);
      expect(made).toMatchObject({ total: '5697.00', reference: expect.stringMatching(/^WA-[0-9A-Z]{6}$/) });
    },
  );

  it('tells the office at once, in its language, without who it is', async () => {
    await test
      .em()
      .getConnection()
      .execute(
        `insert into setting (whatsapp_number, contact_phone, contact_email, social, claims, texts, updated_at)
       values ('9600000000', '+960 300 0000', 'office@atoll.example', '{}', '{}', '{}', now()) on conflict do nothing`,
      );
    const { reference } = await open({ check_in: checkIn, adults: 2, locale: 'zh' });
    const [letter] = await test.em().find(OutboxMessage, { template: 'lead-new' }, { orderBy: { id: 'desc' } });
    expect(letter).toMatchObject({
      entity: 'lead',
      locale: 'en',
      payload: { reference, check_in: checkIn, adults: 2, guest_locale: 'zh' },
    });
    const frame = createFrame('en', 'Atoll', 'https://atoll.example');
    const text = letterText(writeLetter('lead-new', letter?.payload as never, frame), frame);
    expect(text).toContain('https://atoll.example/dashboard/leads');
  });

  it('says no price where there is none yet, and opens all the same', async () => {
    expect(await open({})).toMatchObject({ total: null });
    expect(await open({ check_in: checkIn })).toMatchObject({ total: null });
    const shown_total = '3798.00';
    expect(await open({ check_in: checkIn, adults: 2, children_ages: [1], shown_total })).toMatchObject({
      total: null,
    });
    expect(await open({ check_in: test.clock.maldivesDate(-1), adults: 2, shown_total })).toMatchObject({
      total: null,
    });
    // Nobody was shown one, or another than the present one.
    expect(await open({ check_in: checkIn, adults: 2 })).toMatchObject({ total: null });
    expect(await open({ check_in: checkIn, adults: 2, shown_total: '3797.00' })).toMatchObject({ total: null });
    expect(await open({ check_in: checkIn, adults: 2, shown_total: '3798' })).toMatchObject({ total: shown_total });
    expect((await test.api().post('/api/booking-intents/').send({ package: 'hidden' })).status).toBe(400);
  });

  it.each([
    ['en', 'Children: 2'],
    ['ru', 'Детей: 2'],
    ['zh', '儿童：2 位'],
  ])('counts a child whose age is not said, and tells no price (%s)', async (locale, children) => {
    const ages = { children_ages: [7, null], shown_total: '5697.00' };
    const made = await open({ check_in: checkIn, adults: 2, locale, ...ages });
    expect([made.total, made.text.split('\n')]).toEqual([null, expect.arrayContaining([children])]);
    expect(await read(made.reference)).toMatchObject({ adults: 2, children_ages: [7, null], total: null });
    for (const age of [18, -1, 1.5, '7', true]) {
      const refused = await test
        .api()
        .post('/api/booking-intents/')
        .send({ package: 'quiet-week', children_ages: [age] });
      expect([age, refused.status, Object.keys(refused.body)]).toEqual([age, 400, ['children_ages']]);
    }
  });

  it('says no price of a day on which nothing begins', async () => {
    const { id } = await createPackage(test, { slug: 'by-departure', priceMinor: 50_000 });
    const sql = test.em().getConnection();
    await sql.execute("update package set sold_by = 'departures' where id = ?", [id]);
    const wish = { package: 'by-departure', check_in: checkIn, adults: 2, shown_total: '1000.00' };
    const closed = await open(wish);
    expect(closed).toMatchObject({ total: null, text: expect.not.stringContaining('$') });
    expect(await read(closed.reference)).toMatchObject({ check_in: checkIn, total: null });
    await sql.execute(
      `insert into departure (package_id, start_date, end_date, capacity, sold, cutoff_at)
       values (?, ?::date, ?::date + 4, 10, 10, ?::date - 1)`,
      [id, checkIn, checkIn, checkIn],
    );
    // A day that is sold out can be waited for.
    expect(await open(wish)).toMatchObject({ total: '1000.00' });
  });

  it('is named in the language of the colleague who reads it, in the list and alone', async () => {
    const { reference } = await open({ locale: 'en' });
    for (const [language, name] of [
      ['ru', 'Тихая неделя'],
      ['zh', '静谧一周'],
      ['en', 'Quiet week'],
    ] as const) {
      const agent = await test.as('agent');
      const list = await agent
        .get('/api/booking-intents/')
        .set('accept-language', language)
        .query({ search: reference });
      expect([list.status, list.body.results[0].product.name]).toEqual([200, name]);
      const one = await agent.get(`/api/booking-intents/${list.body.results[0].id}/`).set('accept-language', language);
      expect([one.status, one.body.product.name]).toEqual([200, name]);
      const noted = await agent
        .patch(`/api/booking-intents/${one.body.id}/`)
        .set({ 'accept-language': language, 'if-match': one.headers['etag'] ?? '' })
        .send({ note: language });
      expect([noted.status, noted.body.product.name]).toEqual([200, name]);
    }
  });

  it('is a lead with a clock, which colleagues give a name', async () => {
    const { reference } = await open({ check_in: checkIn, adults: 2, locale: 'ru', shown_total: '3798.00' });
    const lead = await read(reference);
    expect(lead).toMatchObject({
      status: 'new',
      name: null,
      email: null,
      product: { kind: 'package', slug: 'quiet-week', name: 'Quiet week' },
      room: null,
      check_in: checkIn,
      adults: 2,
      total: '3798.00',
      locale: 'ru',
      is_overdue: false,
      booking_id: null,
    });
    expect(Date.parse(lead.reply_by) - Date.parse(lead.created_at)).toBe(24 * 3_600_000);
    const office = await test.as('agent');
    const change = (body: object, version: number) =>
      office.patch(`/api/booking-intents/${lead.id}/`).set('if-match', `"${version}"`).send(body);
    const named = await change(
      { status: 'in_progress', name: 'Анна', phone: '+7 912 345-67-89', note: 'The end of the jetty' },
      1,
    );
    expect(named.status).toBe(200);
    expect(named.body).toMatchObject({
      status: 'in_progress',
      name: 'Анна',
      allowed_statuses: ['lost', 'spam'],
      version: 2,
    });
    expect((await change({ status: 'new' }, 2)).status).toBe(409);
    expect((await change({ note: 'x' }, 1)).status).toBe(412);
    expect((await change({ status: 'booked' }, 2)).status).toBe(400);
    expect((await office.get('/api/booking-intents/').query({ status: 'in_progress' })).body.count).toBe(1);
    const silent = await open({});
    await test.em().nativeUpdate(Lead, {}, { replyBy: test.clock.now() });
    expect([(await read(reference)).is_overdue, (await read(silent.reference)).is_overdue]).toEqual([false, true]);
  });

  const booking = (over: object) => ({
    package: 'quiet-week',
    check_in: checkIn,
    adults: 2,
    contact: { name: 'Анна', email: 'anna@example.com', phone: '+7 912 345-67-89' },
    accept_terms: true,
    shown_price: { total: '3798.00' },
    ...over,
  });
  const bookBy = (call: ReturnType<TestApp['api']>, over: object) =>
    call.post('/api/bookings/').set('idempotency-key', randomUUID()).send(booking(over));
  const lettersOf = async (id: string) => {
    const letters = await test.em().find(OutboxMessage, { entityId: id });
    return letters.map(({ template }) => template);
  };

  it('is booked by a colleague without a lead too, for a reason, and the office needs no letter about it', async () => {
    const body = { source: 'whatsapp', staff_reason: 'Wrote to the number of the office' };
    const made = await bookBy(await test.as('agent'), body);
    expect([made.status, made.body.status, made.body.source]).toEqual([201, 'awaiting_payment', 'whatsapp']);
    expect(await lettersOf(made.body.id)).toEqual(['booking-prepared']);
    const unsaid = await bookBy(await test.as('agent'), { source: 'whatsapp' });
    expect([unsaid.status, Object.keys(unsaid.body)]).toEqual([400, ['staff_reason']]);
    const guest = await bookBy(test.api(), { source: 'whatsapp' });
    expect([guest.status, guest.body.status]).toEqual([201, 'requested']);
    expect((await lettersOf(guest.body.id)).toSorted()).toEqual(['booking-new', 'booking-received']);
  });

  it('is not booked for while it is spam, and can be once it was taken back', async () => {
    const { reference } = await open({ check_in: checkIn, adults: 2 });
    const office = await test.as('agent');
    const move = async (status: string) => {
      const { id, version } = await read(reference).then((lead) => lead ?? spam());
      const answer = await office.patch(`/api/booking-intents/${id}/`).set('if-match', `"${version}"`).send({ status });
      expect(answer.status).toBe(200);
    };
    const spam = async () => {
      const query = { search: reference, status: 'spam' };
      return (await office.get('/api/booking-intents/').query(query)).body.results[0];
    };
    await move('spam');
    const refused = await bookBy(office, { lead: reference });
    expect([refused.status, refused.body]).toEqual([400, { lead: ['This chat is marked as spam'] }]);
    expect(await spam()).toMatchObject({ status: 'spam', booking_id: null });
    await move('new');
    await move('lost');
    // Who has come back is booked for.
    expect((await bookBy(office, { lead: reference })).status).toBe(201);
    expect(await read(reference)).toMatchObject({ status: 'booked' });
  });

  it('becomes a booking once, in the hands of who may book', async () => {
    const { reference } = await open({ check_in: checkIn, adults: 2 });
    const book = (call: ReturnType<TestApp['api']>) => bookBy(call, { lead: reference });
    const guest = await book(test.api());
    expect([guest.status, guest.body]).toEqual([400, { lead: ['Only staff can set this'] }]);
    expect((await book(await test.as('viewer'))).status).toBe(403);
    const made = await book(await test.as('agent'));
    expect([made.status, made.body.status, made.body.source]).toEqual([201, 'awaiting_payment', 'whatsapp']);
    expect(await lettersOf(made.body.id)).toEqual(['booking-prepared']);
    expect(await read(reference)).toMatchObject({ status: 'booked', booking_id: made.body.id });
    const again = await book(await test.as('agent'));
    expect([again.status, Object.keys(again.body)]).toEqual([400, ['lead']]);
    const stale = (await test.as('agent')).patch(`/api/booking-intents/${(await read(reference)).id}/`);
    expect((await stale.set('if-match', '"1"').send({ note: 'x' })).body.updated_by).toBe('as-agent@test.example');
  });

  it('has a limit of its own, which costs no booking', async () => {
    const env = { ATOLL_LIMITS: JSON.stringify({ intent: { points: 2, seconds: 600 } }) };
    const other = await createTestApp({ env });
    try {
      await createPackage(other, { slug: 'quiet-week' });
      const ask = async () => (await other.api().post('/api/booking-intents/').send({ package: 'quiet-week' })).status;
      expect([await ask(), await ask(), await ask()]).toEqual([201, 201, 429]);
      const booking = await other
        .api()
        .post('/api/bookings/')
        .set('idempotency-key', randomUUID())
        .send({ package: 'quiet-week' });
      expect(booking.status).toBe(400);
    } finally {
      await other.close();
    }
  }, 60_000);
});

describe('chats of one visitor', () => {
  it('write to the office a few times a day, and are leads all the same', async () => {
    const limits = JSON.stringify({ office_letter: { points: 2, seconds: 86_400 }, intent: { points: 100 } });
    const test = await createTestApp({ env: { ATOLL_TRUST_PROXY: '127.0.0.1', ATOLL_LIMITS: limits } });
    try {
      await createPackage(test, { slug: 'quiet-week' });
      for (const place of [7, 7, 7, 8]) {
        const sent = test.api().post('/api/booking-intents/').set('x-forwarded-for', `203.0.113.${place}`);
        expect((await sent.send({ package: 'quiet-week' })).status).toBe(201);
      }
      const letters = await test.em().find(OutboxMessage, { template: 'lead-new' }, { orderBy: { createdAt: 'asc' } });
      expect(letters.map(({ status }) => status)).toEqual(['queued', 'queued', 'withheld', 'queued']);
      expect(await test.em().count(Lead)).toBe(4);
    } finally {
      await test.close();
    }
  }, 60_000);
});
