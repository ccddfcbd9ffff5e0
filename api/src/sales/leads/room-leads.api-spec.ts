import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { addDays } from '@atoll/contract/days';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';

const PACKAGE = 'honeymoon-baa-quiet-week';

describe('a chat in WhatsApp about a room of a resort', () => {
  let test: TestApp;
  let staff: Awaited<ReturnType<TestApp['as']>>;
  /** Two rooms with other meals than those in their price. */
  let wish: { resort: string; room_type: string; check_in: string; check_out: string } & Record<string, unknown>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    staff = await test.as('owner');
    const check_in = `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06-10`;
    wish = {
      ...{ resort: 'kandu-veli', room_type: 'beach', rooms: 2, meal_plan: 'FB' },
      ...{ check_in, check_out: addDays(check_in, 4), adults: 3, children_ages: [] },
    };
  }, 120_000);
  afterAll(() => test.close());

  const ask = (body: object) => test.api().post('/api/booking-intents/').send(body);
  const quote = async () => {
    const { status, body } = await test.api().post('/api/bookings/quote/').send(wish);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body;
  };
  const read = async (search: string) => {
    const { status, body } = await staff.get('/api/booking-intents/').query({ search });
    expect(status).toBe(200);
    return body.results[0];
  };

  it.each(LANGUAGE_CODES)('begins in %s with resort, rooms, days, guests, total and reference', async (locale) => {
    const { total } = await quote();
    const place = (await test.api().get(`/api/resorts/${wish.resort}/`).query({ lang: locale })).body;
    const name = place.room_types.find(({ code }: { code: string }) => code === wish.room_type).name;
    const { status, body } = await ask({ ...wish, locale, shown_total: total });
    expect([status, body]).toMatchObject([201, { total }]);
    const [greeting, rooms, ...rest] = body.text.split('\n');
    expect(greeting).toContain(place.name);
    expect(rooms).toContain(locale === 'zh' ? `${name} × 2` : `2 × ${name}`);
    const lead = await staff
      .get('/api/booking-intents/')
      .set('accept-language', locale)
      .query({ search: body.reference });
    expect([lead.status, lead.body.results]).toMatchObject([200, [{ product: { name: place.name }, room: { name } }]]);
    const one = (await ask({ ...wish, rooms: 1, locale })).body.text.split('\n')[1];
    expect(one).toContain(name);
    expect(one).not.toContain('×');
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(rest).toEqual([
      expect.stringContaining(String(Number(wish.check_in.slice(8)))),
      expect.stringContaining(String(Number(wish.check_out.slice(8)))),
      expect.stringContaining('3'),
      expect.stringMatching(/\d.*\$|\$\d/),
      expect.stringContaining(body.reference),
      `https://atoll.example${prefix}/resorts/${wish.resort}`,
    ]);
  });

  it.each([
    ['en', 'Added: '],
    ['ru', 'Дополнительно: '],
    ['zh', '附加项目：'],
  ] as const)('names what the total that was shown has in it besides (%s)', async (locale, added) => {
    const trip = {
      ...{ package: 'honeymoon-water-villa-north-male', check_in: wish.check_in, adults: 2, locale },
      ...{ extras: [{ code: 'overnight_arrival', qty: 1 }], transfer: 'kandu-veli-private-speedboat' },
    };
    const { locale: _, ...asked } = trip;
    const priced = await test.api().post('/api/bookings/quote/').set('accept-language', locale).send(asked);
    expect(priced.status).toBe(200);
    const { total, lines } = priced.body as { total: string; lines: { code: string; label: string }[] };
    const night = lines.find(({ code }) => code === 'overnight_arrival')?.label;
    const lineOf = (text: string) => text.split('\n').find((line) => line.startsWith(added));
    const { body } = await ask({ ...trip, shown_total: total });
    expect([body.total, lineOf(body.text)]).toEqual([total, expect.stringContaining(String(night))]);
    expect(lineOf(body.text)?.slice(added.length + String(night).length)).toMatch(/\p{L}/u);
    expect(await read(body.reference)).toMatchObject({ total });
    // Without them it is another total.
    const { extras: __, ...bare } = trip;
    const other = (await ask({ ...bare, shown_total: total })).body;
    expect([other.total, lineOf(other.text)]).toEqual([null, undefined]);
  });

  it('is a lead of that room, and becomes its booking', async () => {
    const { quote_token, total } = await quote();
    const { reference } = (await ask({ ...wish, shown_total: total })).body;
    const { resort, room_type, adults: _, children_ages: __, ...kept } = wish;
    expect(await read(reference)).toMatchObject({
      ...{ product: { kind: 'resort', slug: resort, name: 'Kandu Veli' }, room: { code: room_type }, total, ...kept },
    });
    const made = await staff
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        ...{ ...wish, lead: reference, quote_token, accept_terms: true },
        contact: { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' },
      });
    expect([made.status, made.body]).toMatchObject([201, { status: 'awaiting_payment', source: 'whatsapp', total }]);
    expect(await read(reference)).toMatchObject({ status: 'booked', booking_id: made.body.id });
  });

  it('tells the office resort and room', async () => {
    const { reference } = (await ask(wish)).body;
    const letters = await test.em().find(OutboxMessage, { template: 'lead-new' });
    const letter = letters.find(({ payload }) => (payload as { reference: string }).reference === reference);
    expect(letter?.payload).toMatchObject({ package_name: expect.stringMatching(/^Kandu Veli · [A-Z]/) });
  });

  it('needs no room, day or party to be opened', async () => {
    const { status, body } = await ask({ resort: wish.resort });
    expect([status, body]).toMatchObject([201, { total: null }]);
    expect(await read(body.reference)).toMatchObject({ room: null, rooms: null, meal_plan: null, check_out: null });
  });

  it.each([
    ['package', { resort: 'kandu-veli', package: PACKAGE }],
    ['package', {}],
    ['resort', { resort: 'nowhere' }],
    ['room_type', { resort: 'kandu-veli', room_type: 'cellar' }],
    ['room_type', { package: PACKAGE, room_type: 'beach' }],
    ['check_out', { package: PACKAGE, check_out: '2027-03-01' }],
  ])('is refused on %s: %o', async (field, body) => {
    const answer = await ask(body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });
});
