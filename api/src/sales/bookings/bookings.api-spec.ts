import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { addDays, unbroken } from '@atoll/contract/days';
import { unitsOf } from '@atoll/contract/price';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.entity.js';
import { formatMinor } from '../../platform/fields/money.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { BookingEvent } from './booking-event.entity.js';
import { Booking } from './booking.entity.js';
import { isReference } from '../../platform/fields/reference.js';

describe('bookings', () => {
  let test: TestApp;
  let checkIn: string;
  beforeAll(async () => {
    test = await createTestApp();
    checkIn = test.clock.maldivesDate(60);
    const names = { en: 'Quiet week', ru: 'Тихая неделя', zh: '静谧一周' };
    await createPackage(test, { slug: 'quiet-week', minAge: 2, priceMinor: 189_900, durationNights: 7, names });
    await createPackage(test, { slug: 'charter', priceMinor: 500_000, pricingType: 'per_group', groupSizeMax: 8 });
    await createPackage(test, {
      slug: 'rooms',
      priceMinor: 120_000,
      pricingType: 'per_room',
      minAge: 12,
      groupSizeMin: 2,
    });
    await createPackage(test, { slug: 'hidden', status: 'draft' });
    await createPackage(test, { slug: 'seasonal', startDate: checkIn, endDate: addDays(checkIn, 10) });
    await createPackage(test, { slug: 'short', startDate: checkIn, endDate: addDays(checkIn, 6) });
    await createPackage(test, { slug: 'sold', availableTo: test.clock.maldivesDate(-1) });
    for (const row of await test.em().find(Package, {})) prices[row.slug] = row;
  }, 60_000);
  afterAll(() => test.close());

  const request = (over: object = {}) => ({
    package: 'quiet-week',
    check_in: checkIn,
    adults: 2,
    children_ages: [7],
    contact: { name: 'Анна Смирнова', email: 'anna@example.com', phone: '+7 912 345-67-89' },
    accept_terms: true,
    locale: 'ru',
    ...over,
  });
  const prices: Record<string, Package> = {};
  /** What a page shows for a request, as far as it is one. */
  const seen = ({ package: slug, adults, children_ages }: Partial<ReturnType<typeof request>>) => {
    const { priceMinor = 100_000, pricingType = 'per_person' as const, occupancy = null } = prices[slug ?? ''] ?? {};
    const units = unitsOf(
      { pricing_type: pricingType, occupancy },
      { adults: Number(adults), children_ages: Array.isArray(children_ages) ? children_ages : [] },
    );
    return { total: formatMinor(priceMinor * (units || 1)) };
  };
  const send = (body: object, key: string | null = randomUUID(), language = 'ru') => {
    const call = test.api().post('/api/bookings/').set('accept-language', language);
    return (key === null ? call : call.set('idempotency-key', key)).send({ shown_price: seen(body), ...body });
  };
  const count = () => test.em().count(Booking);
  const inWords = (day: string, intl: string) =>
    unbroken(
      new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    );

  it('take the price from the package and answer in the traveller’s language', async () => {
    const { status, body, headers } = await send(request());
    expect(status).toBe(201);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatchObject({
      status: 'requested',
      product: { kind: 'package', slug: 'quiet-week', name: 'Тихая неделя', min_age: 2 },
      check_in: checkIn,
      check_out: addDays(checkIn, 7),
      nights: 7,
      travellers: 3,
      price: '1899.00',
      total: '5697.00',
      currency: 'USD',
      version: 1,
    });
    expect(isReference(body.reference)).toBe(true);
    expect(new Date(body.reply_by).getTime() - new Date(body.created_at).getTime()).toBe(24 * 3_600_000);
    const stored = await test.em().findOneOrFail(Booking, { id: body.id });
    expect(JSON.stringify(stored)).not.toContain(body.access_token);
    expect(await test.em().count(BookingEvent, { booking: body.id, type: 'created' })).toBe(1);
    expect(await test.em().count(AuditEntry, { entityId: body.id, action: 'booking.create' })).toBe(1);
    const [key] = await test.em().find(IdempotencyKey, {});
    expect(key?.response).not.toContain(body.access_token);
  });

  it('charge a group once and a room for two', async () => {
    expect((await send(request({ package: 'charter', adults: 6 }))).body).toMatchObject({
      travellers: 7,
      total: '5000.00',
    });
    const rooms = await send(request({ package: 'rooms', adults: 2, children_ages: [12] }));
    expect(rooms.body).toMatchObject({ travellers: 3, total: '2400.00' });
  });

  it('refuse a price from the outside and change nothing', async () => {
    const before = await count();
    for (const extra of [
      { total: '1.00' },
      { price: 1 },
      { currency_rate: 2 },
      { status: 'confirmed' },
      { id: randomUUID() },
      { paid: true },
    ]) {
      const { status, body } = await send(request(extra));
      expect({ status, body }).toEqual({ status: 400, body: { [Object.keys(extra)[0] ?? '']: ['Неизвестное поле.'] } });
    }
    const nested = await send(request({ contact: { ...request().contact, role: 'owner' } }));
    expect(nested.body).toEqual({ 'contact.role': ['Неизвестное поле.'] });
    expect(await count()).toBe(before);
  });

  it('make one booking of twenty equal requests at once, with one answer', async () => {
    const before = await count();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(request(), key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] !== 'true')).toHaveLength(1);
    expect(await count()).toBe(before + 1);

    const reordered = Object.fromEntries(Object.entries(request()).toReversed());
    const again = await send(reordered, key);
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([answers[0]?.text, 'true']);
    const other = await send(request({ adults: 3 }), key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    expect(await count()).toBe(before + 1);
    // The same key of somebody else is another key.
    const mine = (await test.as('customer')).post('/api/bookings/').set('idempotency-key', key);
    const { status, body } = await mine.send({ shown_price: seen(request()), ...request() });
    expect([status, body.id === again.body.id]).toEqual([201, false]);
  });

  it('keep the first answer although the booking went on, and forget it after a day', async () => {
    const key = randomUUID();
    const first = await send(request(), key);
    await test.em().nativeUpdate(Booking, { id: first.body.id }, { status: 'confirmed' });
    expect((await send(request(), key)).text).toBe(first.text);
    await test.em().nativeUpdate(IdempotencyKey, { key }, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
    const next = await send(request(), key);
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(first.body.id);
  });

  it('need a key', async () => {
    expect((await send(request(), null)).body.code).toBe('idempotency_key_required');
    expect((await send(request(), 'short')).body.code).toBe('idempotency_key_invalid');
    expect((await send(request(), 'with spaces in it')).status).toBe(400);
  });

  it('do not use a key up on a refused request', async () => {
    const key = randomUUID();
    expect((await send(request({ package: 'hidden' }), key)).status).toBe(400);
    expect((await send(request(), key)).status).toBe(201);
  });

  it('name every broken rule in Russian', async () => {
    const answer = async (over: object) => {
      const { status, body } = await send(request(over));
      expect(status).toBe(400);
      return body as Record<string, string[]>;
    };
    const contact = (over: object) => ({ contact: { ...request().contact, ...over } });
    expect((await send({ shown_price: undefined })).body).toEqual({
      check_in: ['Это поле обязательно'],
      adults: ['Это поле обязательно'],
      contact: ['Это поле обязательно'],
      accept_terms: ['Это поле обязательно'],
      shown_price: ['Это поле обязательно'],
    });
    expect(await answer(contact({ name: '', email: 'a b@c', phone: 'abc' }))).toEqual({
      'contact.name': ['Это поле обязательно'],
      'contact.email': ['Введите правильный адрес электронной почты'],
      'contact.phone': ['Введите правильный номер телефона'],
    });
    expect(await answer(contact({ name: 'А', phone: '1'.repeat(21) }))).toEqual({
      'contact.name': ['Минимальное число символов: 2'],
      'contact.phone': ['Максимальное число символов: 20'],
    });
    expect(await answer({ contact: 'Anna' })).toEqual({ contact: ['Здесь нужен объект'] });
    expect(await answer({ special_requests: 'я'.repeat(1001) })).toEqual({
      special_requests: ['Максимальное число символов: 1\u00a0000'],
    });
    expect(await answer({ accept_terms: false })).toEqual({ accept_terms: ['Чтобы продолжить, примите условия'] });
    expect(await answer({ adults: 0 })).toEqual({ adults: ['Значение не меньше 1'] });
    expect(await answer({ adults: 21 })).toEqual({ adults: ['Значение не больше 20'] });
    expect(await answer({ adults: '2' })).toEqual({ adults: ['Введите целое число'] });
    expect(await answer({ children_ages: [18] })).toEqual({ children_ages: ['Значение не больше 17'] });
    expect(await answer({ children_ages: Array.from({ length: 11 }, () => 5) })).toEqual({
      children_ages: ['Допустимо записей: не больше 10'],
    });
    expect(await answer({ locale: 'fr' })).toEqual({ locale: ['Выберите одно из значений: en, ru, zh'] });
    expect(await answer({ check_in: '2027-02-30' })).toEqual({ check_in: ['Введите правильную дату'] });
    expect(await answer({ package: 'hidden' })).toEqual({ package: ['Сейчас этот тур забронировать нельзя'] });
    expect(await answer({ package: 'no-such-thing' })).toEqual({ package: ['Сейчас этот тур забронировать нельзя'] });
    const tomorrow = test.clock.maldivesDate(1);
    expect(await answer({ check_in: test.clock.maldivesDate() })).toEqual({
      check_in: [`Самая ранняя возможная дата\u00a0— ${inWords(tomorrow, 'ru-RU')}`],
    });
    expect((await answer({ check_in: test.clock.maldivesDate(800) }))['check_in']?.[0]).toMatch(
      /^Самая поздняя возможная дата/,
    );
    expect(await answer({ package: 'charter', adults: 8 })).toEqual({
      adults: ['Максимальное число путешественников в этом туре: 8'],
    });
    expect(await answer({ package: 'rooms', adults: 1, children_ages: [] })).toEqual({
      adults: ['Минимальное число путешественников в этом туре: 2'],
    });
    expect(await answer({ package: 'rooms' })).toEqual({
      'children_ages.0': ['Минимальный возраст для этого тура: 12'],
    });
    expect((await send(request({ package: 'hidden' }), randomUUID(), 'zh')).body).toEqual({
      package: ['此行程目前无法预订'],
    });
  });

  it('stay inside the window of travel and of sale', async () => {
    const english = async (over: object) => (await send(request({ ...over, locale: 'en' }), randomUUID(), 'en')).body;
    expect(await english({ package: 'seasonal', check_in: addDays(checkIn, -1) })).toEqual({
      check_in: [`The earliest possible date is ${inWords(checkIn, 'en-GB')}`],
    });
    expect(await english({ package: 'seasonal', check_in: addDays(checkIn, 4) })).toEqual({
      check_in: [`The latest possible date is ${inWords(addDays(checkIn, 3), 'en-GB')}`],
    });
    expect(await english({ package: 'short' })).toEqual({ check_in: ['This package is not offered on these dates'] });
    expect(await english({ package: 'seasonal', check_in: addDays(checkIn, 3) })).toHaveProperty('reference');
    expect(await english({ package: 'sold' })).toEqual({ package: ['This package cannot be booked at the moment'] });
  });

  it('take tomorrow by the calendar of the Maldives', async () => {
    expect((await send(request({ check_in: test.clock.maldivesDate(1) }))).status).toBe(201);
  });

  it('open to the guest’s key and to staff, and to nobody else', async () => {
    const { body } = await send(request());
    const url = `/api/bookings/${body.id}/`;
    const { access_token: key, ...booking } = body;
    const guest = await test.api().get(url).query({ access_token: key }).set('accept-language', 'ru');
    expect([guest.status, guest.body, guest.headers['etag']]).toEqual([200, booking, '"1"']);
    expect(guest.headers['cache-control']).toBe('private, no-store');
    const other = await send(request());
    for (const query of [{}, { access_token: 'x' }, { access_token: other.body.access_token }]) {
      expect((await test.api().get(url).query(query)).status).toBe(404);
    }
    expect((await (await test.as('customer')).get(url)).status).toBe(404);
    expect((await (await test.as('translator')).get(url)).status).toBe(403);
    const staff = await (await test.as('agent')).get(url);
    expect([staff.status, staff.body.reference, staff.body.product.name]).toEqual([200, body.reference, 'Quiet week']);
    expect((await (await test.as('agent')).get('/api/bookings/1/')).status).toBe(404);
    expect((await test.api().get(url).set('authorization', 'Bearer rubbish')).status).toBe(401);
  });

  it('read one’s own request, however alike another is in version and size', async () => {
    const long = { special_requests: 'x'.repeat(1000) };
    for (const { body } of [await send(request(long)), await send(request(long))]) {
      const { headers, body: read } = await test
        .api()
        .get(`/api/bookings/${body.id}/`)
        .query({ access_token: body.access_token })
        .set('accept-encoding', 'gzip');
      expect(headers['content-encoding']).toBe('gzip');
      expect(read.id).toBe(body.id);
    }
  });

  it('are found by the office', async () => {
    const { body } = await send(
      request({ contact: { name: 'Zoë 100%_sure', email: 'zoe@example.com', phone: '123' } }),
    );
    const agent = await test.as('agent');
    const find = async (query: Record<string, string | number>) =>
      (await agent.get('/api/bookings/').query(query)).body;
    for (const search of [body.reference, body.reference.toLowerCase(), 'zoë', '100%_', 'ZOE@example']) {
      expect((await find({ search })).results.map((booking: { id: string }) => booking.id)).toEqual([body.id]);
    }
    expect((await find({ search: '%' })).count).toBe(1);
    expect((await find({ status: 'declined' })).count).toBe(0);
    expect((await find({ package: 'charter' })).count).toBe(1);
    expect((await find({ created_from: test.clock.maldivesDate(1) })).count).toBe(0);
    expect((await find({ check_in_from: checkIn, check_in_to: checkIn })).count).toBe((await count()) - 2);
    const page = await find({ page: 2, page_size: 3, sort: 'oldest', status: 'requested' });
    expect(page.results).toHaveLength(3);
    expect(page.previous).toBe('https://atoll.example/api/bookings/?page=1&page_size=3&sort=oldest&status=requested');
    expect(page.next).toContain('page=3');
    expect((await agent.get('/api/bookings/?page=99')).body).toEqual({ detail: 'Invalid page.', code: 'invalid_page' });
    for (const query of ['sort=price', 'status=paid', 'created_from=yesterday', 'colour=1', 'search[$ne]=x']) {
      expect((await agent.get(`/api/bookings/?${query}`)).status).toBe(400);
    }
    expect((await find({ search: "' or 1=1 --" })).count).toBe(0);
  });

  it('say how to reach a guest to those who answer guests, and to nobody else', async () => {
    const email = 'reach.me@example.com';
    const { id } = (await send(request({ contact: { ...request().contact, email } }))).body;
    const seenBy = async (role: 'agent' | 'editor' | 'viewer' | 'finance') => {
      const staff = await test.as(role);
      const one = (await staff.get(`/api/bookings/${id}/`)).body;
      const found = (await staff.get(`/api/bookings/?search=${email}`)).body.results;
      const listed = (await staff.get('/api/bookings/')).body.results[0];
      const latest = (await staff.get('/api/dashboard/overview/')).body.latest_bookings[0];
      expect([listed.id, latest.id, one.contact.name]).toEqual([id, id, 'Анна Смирнова']);
      expect([listed.contact, latest.contact]).toEqual([one.contact, one.contact]);
      return [one.contact.email, one.contact.phone, found.length];
    };
    for (const role of ['agent', 'finance'] as const)
      expect(await seenBy(role)).toEqual([email, '+7 912 345-67-89', 1]);
    for (const role of ['editor', 'viewer'] as const) expect(await seenBy(role)).toEqual(['', '', 0]);
  });

  it('keep where somebody lives and how they want to be answered', async () => {
    const contact = { ...request().contact, country: 'RU', preferred_channel: 'whatsapp' };
    expect((await send(request({ contact }))).body.contact).toEqual(contact);
    expect((await send(request())).body.contact).toMatchObject({ country: null, preferred_channel: null });
    for (const wrong of [{ country: 'Russia' }, { preferred_channel: 'pigeon' }]) {
      const { status, body } = await send(request({ contact: { ...contact, ...wrong } }));
      expect([status, Object.keys(body)]).toEqual([400, [`contact.${Object.keys(wrong)[0]}`]]);
    }
  });

  it('are sorted out by where they came from, their language and whether an answer is late', async () => {
    const agent = await test.as('agent');
    const find = async (query: string) => (await agent.get(`/api/bookings/?${query}`)).body.count as number;
    const chinese = await find('locale=zh');
    const chats = await find('source=whatsapp');
    await send(request({ locale: 'zh', source: 'whatsapp' }));
    expect([await find('locale=zh'), await find('source=whatsapp')]).toEqual([chinese + 1, chats + 1]);
    const late = await find('overdue=true');
    expect(await find('overdue=false')).toBe((await count()) - late);
    const { body } = await send(request());
    const past = test.clock.now();
    await test.em().nativeUpdate(Booking, { id: body.id }, { replyBy: past });
    expect([await find('overdue=true'), await find('overdue=false')]).toEqual([late + 1, (await count()) - late - 1]);
    await test.em().nativeUpdate(Booking, { id: body.id }, { status: 'confirmed' });
    expect(await find('overdue=true')).toBe(late);
    for (const query of ['source=pigeon', 'locale=de', 'overdue=maybe'])
      expect([query, (await agent.get(`/api/bookings/?${query}`)).status]).toEqual([query, 400]);
  });

  it('count in the overview', async () => {
    const before = (await (await test.as('owner')).get('/api/dashboard/overview/')).body;
    await send(request());
    const { body } = await (await test.as('owner')).get('/api/dashboard/overview/');
    expect(body.bookings).toMatchObject({ total: before.bookings.total + 1, requested: before.bookings.requested + 1 });
    expect(body.bookings.today).toBe(body.bookings.total);
    expect(body.packages).toEqual({ published: 6, total: 7 });
    expect(body.latest_bookings).toHaveLength(5);
    test.clock.advance(25 * 3600);
  });
});
