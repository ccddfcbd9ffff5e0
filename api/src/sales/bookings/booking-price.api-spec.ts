import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { unjoined } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { createFrame } from '../../people/mail/letter.js';
import { writeLetter } from '../../people/mail/mail-templates.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { letterText } from '../../people/mail/render-letter.js';
import type { BookingNew } from '../../people/mail/templates/booking-letters.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Booking } from './booking.entity.js';

describe('the price of a booking', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'moving', priceMinor: 179_000 });
    await createPackage(test, { slug: 'held', priceMinor: 179_000 });
    await createPackage(test, { slug: 'stretched', priceMinor: 179_000 });
    await createPackage(test, {
      slug: 'villa',
      priceMinor: 798_000,
      pricingType: 'per_room',
      occupancy: { unit: 'villa', adults: 2, children: 2, child_age_max: 11 },
    });
    await createPackage(test, { slug: 'dear', priceMinor: 199_999 });
    await createPackage(test, { slug: 'last-day', availableTo: test.clock.maldivesDate() });
    await createPackage(test, { slug: 'first-day', availableFrom: test.clock.maldivesDate() });
    await createPackage(test, { slug: 'tomorrow', availableFrom: test.clock.maldivesDate(1) });
    await createPackage(test, { slug: 'yesterday', availableTo: test.clock.maldivesDate(-1) });
    await rate('0.85');
    await test
      .em()
      .getConnection()
      .execute(
        `insert into setting (whatsapp_number, contact_phone, contact_email, social, claims, texts, updated_at)
       values ('9600000000', '+960 300 0000', 'office@atoll.example', '{}', '{}', '{}', now()) on conflict do nothing`,
      );
  }, 60_000);
  afterAll(() => test.close());

  /** Makes a rate of the euro the newest one. */
  const rate = (units: string) =>
    test
      .em()
      .getConnection()
      .execute(
        `with known as (insert into currency (code, name, symbol, locale, decimals, position, version)
           values ('EUR', 'Euro', '€', 'de-DE', 2, 1, 1) on conflict do nothing)
         insert into currency_rate (currency_code, rate, as_of, source, created_at) select 'EUR', ${units}, '2026-01-01', 'test', now()`,
      );

  const request = (shown_price: object, over: object = {}) => ({
    package: 'moving',
    check_in: test.clock.maldivesDate(60),
    adults: 2,
    contact: { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+44 20 7946 0958' },
    accept_terms: true,
    shown_price,
    ...over,
  });
  const send = (body: object, key: string = randomUUID(), token?: string) => {
    const call = test.api().post('/api/bookings/').set('idempotency-key', key);
    return (token === undefined ? call : call.auth(token, { type: 'bearer' })).send(body);
  };

  it('is to be paid as it was shown, where the client says how', async () => {
    const asked = { package: 'held', check_in: test.clock.maldivesDate(60), adults: 2 };
    const { body: quote } = await test.api().post('/api/bookings/quote/').send(asked);
    expect(quote.balance_due_at).toMatch(/^\d{4}-/);
    const { total, deposit_due, balance_due_at } = quote;
    const sent = (part: object) => send({ ...request({ total, ...part }), ...asked });
    for (const other of [{ deposit_due: '1.00' }, { balance_due_at: asked.check_in }]) {
      const { status, body } = await sent({ deposit_due, balance_due_at, ...other });
      expect([status, body.code]).toEqual([409, 'trip_changed']);
      expect(body.price.details).toMatchObject({ deposit_due, balance_due_at });
    }
    expect((await sent({ deposit_due, balance_due_at })).status).toBe(201);
    const unread = await sent({ deposit_due: 'much', balance_due_at: 'soon' });
    expect([unread.status, Object.keys(unread.body).toSorted()]).toEqual([
      400,
      ['shown_price.balance_due_at', 'shown_price.deposit_due'],
    ]);
  });

  /** What an agent does in the office while the form is open. */
  const reprice = (price: string) => edit('moving', { price });
  const edit = async (slug: string, change: object) => {
    const agent = await test.as('manager');
    const { id, version } = await test.em().findOneOrFail(Package, { slug });
    const { status } = await agent.patch(`/api/packages/${id}/`).set('if-match', `"${version}"`).send(change);
    expect(status).toBe(200);
  };

  it('is the one that was shown: another one is answered with what it costs now, up or down, and books nothing', async () => {
    const before = await test.em().count(Booking);
    const key = randomUUID();
    await reprice('2790.00');
    const risen = await send(request({ total: '3580.00' }), key);
    expect([risen.status, risen.body]).toEqual([
      409,
      {
        detail: 'The price has changed. Please look at the new one before you book.',
        code: 'price_changed',
        price: {
          price: '2790.00',
          pricing_type: 'per_person',
          occupancy: null,
          units: 2,
          total: '5580.00',
          currency: 'USD',
          nights: 7,
          cancellation_policy: { code: 'flex_48h', label: 'Free cancellation up to 48 hours before departure' },
          details: expect.objectContaining({
            lines: [expect.objectContaining({ label: 'Adults', amount: '5580.00' })],
          }),
        },
      },
    ]);
    await reprice('1000.00');
    const fallen = await send(request({ total: '5580.00' }), key);
    expect([fallen.status, fallen.body.price.total]).toEqual([409, '2000.00']);
    for (const near of ['1999.99', '2000.01'])
      expect((await send(request({ total: near }), key)).body.code).toBe('price_changed');
    expect(await test.em().count(Booking)).toBe(before);
    // The key of what was refused is free for what is accepted.
    const accepted = await send(request({ total: '2000.00' }), key);
    expect([accepted.status, accepted.body.total]).toEqual([201, '2000.00']);
    // And what was booked stays booked, whatever happens to the price.
    await reprice('1790.00');
    const again = await send(request({ total: '2000.00' }), key);
    expect([again.status, again.body.id]).toEqual([201, accepted.body.id]);
  });

  it('buys the nights and the cancellation policy that were shown: others are answered with what is offered now', async () => {
    const key = randomUUID();
    const { durationNights, cancellationPolicy } = await test.em().findOneOrFail(Package, { slug: 'stretched' });
    const shown = { total: '3580.00', nights: durationNights, cancellation_policy: cancellationPolicy };
    const trip = { package: 'stretched' };
    await edit('stretched', { duration: durationNights + 3, duration_nights: durationNights + 2 });
    const longer = await send(request(shown, trip), key);
    expect([longer.status, longer.body]).toMatchObject([
      409,
      {
        detail: 'The trip has changed. Please look at it again before you book.',
        code: 'trip_changed',
        price: { total: '3580.00', nights: durationNights + 2, cancellation_policy: { code: cancellationPolicy } },
      },
    ]);
    await edit('stretched', { cancellation_policy: 'festive_nonrefundable' });
    const stricter = await send(request({ ...shown, nights: durationNights + 2 }, trip), key);
    expect([stricter.status, stricter.body.code]).toEqual([409, 'trip_changed']);
    expect(stricter.body.price.cancellation_policy.code).toBe('festive_nonrefundable');
    expect(await test.em().count(Booking, { package: { slug: 'stretched' } })).toBe(0);
    const { nights, cancellation_policy } = stricter.body.price;
    const accepted = await send(
      request({ ...shown, nights, cancellation_policy: cancellation_policy.code }, trip),
      key,
    );
    expect([accepted.status, accepted.body.nights]).toEqual([201, durationNights + 2]);
    const unasked = await send(request({ total: '3580.00' }, trip));
    expect(unasked.status).toBe(201);
  });

  it('is the one that was shown in another currency, rounded to the cent', async () => {
    const euros = { currency: 'EUR' };
    const same = await send(request({ total: '3580.00', rate: '0.850000' }, euros));
    expect(same.body).toMatchObject({ display_total: '3043.00', display_currency: 'EUR' });
    await rate('0.8575');
    const moved = await send(request({ total: '3580.00', rate: '0.85' }, euros));
    expect([moved.status, moved.body]).toMatchObject([
      409,
      {
        code: 'price_changed',
        price: { total: '3580.00', display_total: '3069.85', display_currency: 'EUR', rate: '0.8575' },
      },
    ]);
    expect((await send(request({ total: '3580.00' }, euros))).status).toBe(409);
    expect((await send(request({ total: '3580.00', rate: '0.8575' }))).status).toBe(409);
    const odd = await send(request({ total: '5370.00', rate: '0.8575' }, { ...euros, adults: 3 }));
    expect(odd.body.display_total).toBe('4604.78');
  });

  it('is for the villa that takes a family, and for a second one when it does not', async () => {
    const family = { package: 'villa', children_ages: [8, 5] };
    const occupancy = { unit: 'villa', adults: 2, children: 2, child_age_max: 11 };
    expect((await send(request({ total: '7980.00' }, family))).body).toMatchObject({
      total: '7980.00',
      units: 1,
      occupancy,
    });
    const older = await send(request({ total: '15960.00' }, { ...family, children_ages: [12, 5] }));
    expect(older.body).toMatchObject({ total: '15960.00', units: 2 });
  });

  it('has to be told', async () => {
    const { shown_price: _, ...silent } = request({});
    expect((await send(silent)).body).toEqual({ shown_price: ['This field is required'] });
    expect((await send(request({}))).body).toEqual({ 'shown_price.total': ['This field is required'] });
    for (const total of [3580, '3580.001', '-3580.00', '3,580', 'NaN'])
      expect((await send(request({ total }))).body).toEqual({ 'shown_price.total': ['Please enter a valid price'] });
  });

  it('cannot move between the answer and the booking: the request waits for a change that is under way', async () => {
    const client = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(`update package set price_minor = 200000 where slug = 'held'`);
      let answered = false;
      const answer = send(request({ total: '3580.00' }, { package: 'held' })).then((it) => {
        answered = true;
        return it;
      });
      const waits = async () =>
        (
          await client.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount;
      while (!answered && (await waits()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(answered).toBe(false);
      await client.query('commit');
      const { status, body } = await answer;
      expect([status, body.code, body.price.total]).toEqual([409, 'price_changed', '4000.00']);
    } finally {
      await client.end();
    }
  });

  it('is asked for on the first and the last day of sale, and on no other', async () => {
    const status = async (slug: string) => (await send(request({ total: '2000.00' }, { package: slug }))).status;
    expect([await status('first-day'), await status('last-day')]).toEqual([201, 201]);
    expect([await status('tomorrow'), await status('yesterday')]).toEqual([400, 400]);
  });

  it.each([
    ['en', 'villa', { adults: 4, children_ages: [3] }, '15960.00', '$15,960.00'],
    ['ru', 'villa', { adults: 2, children_ages: [3, 9] }, '7980.00', '7 980,00 $'],
    ['zh', 'dear', { adults: 3, children_ages: [] }, '5999.97', '$5,999.97'],
  ])('is what the letters and the guest’s own page tell, in %s', async (locale, slug, guests, total, written) => {
    const { status, body } = await send(request({ total }, { package: slug, ...guests, locale }));
    expect([status, body.total, body.currency]).toEqual([201, total, 'USD']);
    const { body: read } = await test.api().get(`/api/bookings/${body.id}/`).query({ access_token: body.access_token });
    expect(read).toMatchObject({ total, currency: 'USD', travellers: guests.adults + guests.children_ages.length });
    const letters = await test.em().find(OutboxMessage, { entityId: body.id });
    expect(letters.map(({ template }) => template).toSorted()).toEqual(['booking-new', 'booking-received']);
    for (const { template, payload, locale: spoken } of letters) {
      const frame = createFrame(spoken as Language, 'Atoll', 'https://atoll.example');
      const text = letterText(writeLetter(template as 'booking-new', payload as BookingNew, frame), frame);
      const told = unjoined(frame.money(read.total as string, read.currency as string));
      if (template === 'booking-received') expect(told).toBe(written);
      const colon = spoken === 'zh' ? '：' : ': ';
      expect(text).toContain(`${colon}${told}\n`);
      expect(text).toMatch(new RegExp(`${colon}${read.travellers as number}\n`));
      expect(text).toContain(`${colon}${read.reference as string}\n`);
    }
  });

  it('is booked under a key of each caller’s own', async () => {
    const key = randomUUID();
    const body = request({ total: '3580.00' });
    const token = async (email: string) => test.signInAs(await test.createUser('customer', null, email));
    const [one, two] = [await token('one@example.com'), await token('two@example.com')];
    const ids = [];
    for (const who of [undefined, one, two]) {
      const { status, body: booking, headers } = await send(body, key, who);
      expect([status, headers['idempotency-replayed']]).toEqual([201, undefined]);
      ids.push(booking.id);
    }
    expect(new Set(ids).size).toBe(3);
    // And each customer reads their own with nothing but their token.
    const read = async (id: string, who: string) =>
      (await test.api().get(`/api/bookings/${id}/`).auth(who, { type: 'bearer' })).status;
    expect([await read(ids[1], one), await read(ids[2], two)]).toEqual([200, 200]);
    expect([await read(ids[0], one), await read(ids[2], one), await read(ids[1], two)]).toEqual([404, 404, 404]);
  });
});
