import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { createPackage } from '../../../test/factories.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { QuoteDto } from './quote.dto.js';

const cents = (amount: string): number => Math.round(Number(amount) * 100);

describe('a quote', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await createPackage(test, { slug: 'plain', priceMinor: 179_000 });
    await createPackage(test, {
      slug: 'banded',
      priceMinor: 100_000,
      childBands: [
        { age_max: 1, share_bp: 0 },
        { age_max: 11, share_bp: 5000 },
      ],
    });
    await createPackage(test, {
      slug: 'on-top',
      priceMinor: 10_000,
      priceTaxes: 'on_top',
      duration: 1,
      durationNights: 0,
    });
    const optional = { category: 'optional' as const, icon: null };
    await createPackage(test, {
      slug: 'extras',
      priceMinor: 100_000,
      inclusions: [
        { category: 'included', code: null, icon: null, price_minor: null, text: { en: 'Breakfast' } },
        { ...optional, code: 'fishing', price_minor: 5_500, text: { en: 'Sunset fishing', ru: 'Рыбалка на закате' } },
      ],
    });
  }, 60_000);
  afterAll(() => test.close());

  const ask = (over: object = {}, language: Language = 'en') =>
    test
      .api()
      .post('/api/bookings/quote/')
      .set('accept-language', language)
      .send({ package: 'plain', check_in: test.clock.maldivesDate(60), adults: 2, ...over });
  const quoted = async (over: object = {}, language: Language = 'en'): Promise<QuoteDto> => {
    const { body, status } = await ask(over, language);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as QuoteDto;
  };

  it('of an all-in price is that price, with the taxes that are in it', async () => {
    const quote = await quoted();
    expect(quote).toMatchObject({ total: '3580.00', taxes_included: true, currency: 'USD', total_before: null });
    expect(quote.lines).toEqual([
      { kind: 'base', code: null, label: 'Adults', qty: 2, unit: 'person', amount: '3580.00' },
    ]);
    expect(quote.taxes.map(({ code, rate }) => [code, rate])).toEqual(
      expect.arrayContaining([
        ['SERVICE', '10.00'],
        ['T_GST', '17.00'],
      ]),
    );
    const taxes = quote.taxes.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(cents(quote.net) + taxes).toBe(cents(quote.total));
  });

  it('of a price before taxes puts them on top', async () => {
    const quote = await quoted({ package: 'on-top' });
    const sum = [...quote.lines, ...quote.taxes].reduce((total, { amount }) => total + cents(amount), 0);
    expect(quote.taxes_included).toBe(false);
    expect([cents(quote.total), quote.net, quote.total]).toEqual([sum, '200.00', '257.40']);
  });

  it('asks for children by their ages, and names them so', async () => {
    const quote = await quoted({ package: 'banded', children_ages: [5, 1] });
    expect(quote.lines.map(({ label, qty, amount }) => [label, qty, amount])).toEqual([
      ['Adults', 2, '2000.00'],
      ['A child up to 1', 1, '0.00'],
      ['A child up to 11', 1, '500.00'],
    ]);
    const plain = await quoted({ children_ages: [5] });
    expect(plain.lines).toMatchObject([{ label: 'Travellers', qty: 3, amount: '5370.00' }]);
  });

  it('adds what was chosen, in the language of the reader', async () => {
    const quote = await quoted({ package: 'extras', extras: [{ code: 'fishing', qty: 2 }] }, 'ru');
    expect(quote.total).toBe('2110.00');
    expect(quote.lines.at(-1)).toMatchObject({ kind: 'extra', label: 'Рыбалка на закате', qty: 2, amount: '110.00' });
    const unknown = await ask({ package: 'extras', extras: [{ code: 'breakfast', qty: 1 }] });
    expect([unknown.status, Object.keys(unknown.body as object)]).toEqual([400, ['extras.0.code']]);
  });

  it('says when what is due, and what comes back until when', async () => {
    const check_in = test.clock.maldivesDate(60);
    expect(await quoted()).toMatchObject({
      check_in,
      check_out: addDays(check_in, 7),
      deposit_due: '895.00',
      balance_due_at: addDays(check_in, -7),
      cancellation: {
        code: 'flex_48h',
        label: 'Free cancellation up to 48 hours before departure',
        cutoffs: [{ until: `${addDays(check_in, -2)}T09:00:00.000Z`, refund_percent: 100 }],
        deposit_refundable: true,
      },
    });
  });

  it('takes a season with its policy, its minimum and its name, and the best reduction', async () => {
    const run = (statement: string) => test.em().getConnection().execute(statement);
    const [first, last] = [test.clock.maldivesDate(200), test.clock.maldivesDate(206)];
    await run(`insert into season (code, names, package_id, first_night, last_night, priority, surcharge_bp, min_nights, policy,
        obligatory, updated_at) select 'lanterns', '{"en": "Festival of lanterns"}', id, '${first}', '${last}', 50, 2000, 7,
        'festive_nonrefundable', '[]', now() from package where slug = 'plain'`);
    await run(`insert into reduction (code, names, package_id, off_bp, is_active, updated_at)
        select 'early', '{"en": "Early booking"}', id, 1000, true, now() from package where slug = 'plain'`);
    // What all trips have under the same codes lends them no name.
    await run(`insert into season (code, names, first_night, last_night, priority, surcharge_bp, min_nights, obligatory,
        updated_at) values ('lanterns', '{"en": "Lights"}', '${last}', '${last}', 1, 100, 1, '[]', now())`);
    await run(`insert into reduction (code, names, off_bp, is_active, updated_at)
        values ('early', '{"en": "Early bird"}', 500, true, now())`);
    const festive = await quoted({ check_in: first });
    expect(festive).toMatchObject({
      total: '3866.40',
      total_before: '4296.00',
      deposit_due: '3866.40',
      balance_due_at: null,
    });
    expect(festive.cancellation).toMatchObject({ code: 'festive_nonrefundable', cutoffs: [] });
    expect(festive.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['Adults', '3580.00'],
      ['Festival of lanterns', '716.00'],
      ['Early booking', '-429.60'],
    ]);
    await run(`update season set min_nights = 8 where code = 'lanterns'`);
    const short = await ask({ check_in: first });
    expect([short.status, short.body]).toEqual([
      400,
      { check_in: ['In “Festival of lanterns” a stay has at least 8 nights. Please choose other dates'] },
    ]);
    await run(`delete from season where code = 'lanterns'`);
    await run(`delete from reduction where code = 'early'`);
  });

  it('is none of more than the books can hold', async () => {
    const cost = (minor: number) =>
      test.em().getConnection().execute(`update package set price_minor = ${minor} where slug = 'plain'`);
    await cost(1_000_000_000);
    const most = await ask({});
    await cost(1_000_000_100);
    const more = await ask({});
    await cost(179_000);
    expect([most.status, more.status, Object.keys(more.body as object)]).toEqual([200, 400, ['check_in']]);
  });

  it('is refused with every rule that is broken, each beside its field', async () => {
    const { status, body } = await ask({ check_in: test.clock.maldivesDate(), adults: 21 });
    expect([status, Object.keys(body as object)]).toEqual([400, ['adults']]);
    const early = await ask({ check_in: test.clock.maldivesDate() });
    expect([early.status, Object.keys(early.body as object)]).toEqual([400, ['check_in']]);
    const gone = await ask({ package: 'nowhere' });
    expect([gone.status, Object.keys(gone.body as object)]).toEqual([400, ['package']]);
    for (const arrival_flight_at of ['2027-02-30T10:00', '2027-02-14T24:00', '2027-02-14', 'noon'])
      expect((await ask({ arrival_flight_at })).status).toBe(400);
  });

  describe('and the booking it becomes', () => {
    const guest = {
      contact: { name: 'Anna Smirnova', email: 'anna@example.com', phone: '+44 20 7946 0958' },
      accept_terms: true,
    };
    const book = (body: object) =>
      test
        .api()
        .post('/api/bookings/')
        .set('idempotency-key', randomUUID())
        .send({ package: 'extras', check_in: test.clock.maldivesDate(60), adults: 2, ...guest, ...body });
    const extras = [{ code: 'fishing', qty: 2 }];

    it('cost the same and say how, for as long as the booking is kept', async () => {
      const quote = await quoted({ package: 'extras', extras });
      const { status, body } = await book({ extras, quote_token: quote.quote_token });
      expect({ status, body }).toMatchObject({ status: 201, body: { total: quote.total } });
      const { lines, taxes, net, cancellation, deposit_due } = quote;
      expect((body as { price_details: object }).price_details).toMatchObject({
        lines,
        taxes,
        net,
        cancellation,
        deposit_due,
      });
    });

    it('are shown in the currency of the reader, at the same rate', async () => {
      await test
        .em()
        .getConnection()
        .execute(
          `with known as (insert into currency (code, name, symbol, locale, decimals, position, version)
             values ('EUR', 'Euro', '€', 'de-DE', 2, 1, 1) on conflict do nothing)
           insert into currency_rate (currency_code, rate, as_of, source, created_at) select 'EUR', 0.85, '2026-01-01', 'test', now()`,
        );
      const quote = await quoted({ package: 'plain', currency: 'EUR' });
      expect(quote).toMatchObject({
        total: '3580.00',
        display: { currency: 'EUR', total: '3043.00', rate: '0.85', rate_as_of: '2026-01-01' },
      });
      const { status, body } = await book({ package: 'plain', currency: 'EUR', quote_token: quote.quote_token });
      expect({ status, body }).toMatchObject({ status: 201, body: { display_total: '3043.00' } });
    });

    it('need a token of the same stay, as it was given', async () => {
      const { quote_token: token } = await quoted({ package: 'extras', extras });
      const [payload = '', signature = ''] = token.split('.');
      const forged = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { total: number };
      const cheaper = Buffer.from(JSON.stringify({ ...forged, total: 1 })).toString('base64url');
      const refused = [
        { quote_token: token },
        { extras, adults: 1, quote_token: token },
        { extras, check_in: test.clock.maldivesDate(61), quote_token: token },
        { extras, package: 'plain', quote_token: token },
        { extras, children_ages: [3], quote_token: token },
        { extras, quote_token: `${cheaper}.${signature}` },
        { extras, quote_token: 'nonsense' },
      ];
      for (const body of refused) {
        const answer = await book(body);
        expect([answer.status, Object.keys(answer.body as object)]).toEqual([
          400,
          expect.arrayContaining([expect.stringMatching(/quote_token|extras/)]),
        ]);
      }
      const nothing = await book({ extras });
      expect([nothing.status, Object.keys(nothing.body as object)]).toEqual([400, ['shown_price']]);
    });

    it('are refused when anything else that was promised has changed under the same total', async () => {
      const { quote_token, cancellation } = await quoted({ package: 'plain' });
      const code = cancellation.code;
      const run = (statement: string) => test.em().getConnection().execute(statement);
      await run(`update cancellation_policy set tiers = '[]' where code = '${code}'`);
      const stricter = await book({ package: 'plain', quote_token });
      expect({ status: stricter.status, body: stricter.body }).toMatchObject({
        status: 409,
        body: { code: 'trip_changed', price: { total: '3580.00', details: { cancellation: { cutoffs: [] } } } },
      });
      await run(
        `update cancellation_policy set tiers = '[{"hours_before": 48, "refund_bp": 10000}]' where code = '${code}'`,
      );
      await run(`update tax_rule set rate = rate + 100 where code = 'T_GST' and valid_to is null`);
      const taxed = await book({ package: 'plain', quote_token });
      expect([taxed.status, (taxed.body as { code: string }).code]).toEqual([409, 'trip_changed']);
      await run(`update tax_rule set rate = rate - 100 where code = 'T_GST' and valid_to is null`);
      for (const [other, back] of [
        ['deposit_refundable = not deposit_refundable', 'deposit_refundable = not deposit_refundable'],
        ['balance_days_before = balance_days_before + 5', 'balance_days_before = balance_days_before - 5'],
      ]) {
        await run(`update cancellation_policy set ${other} where code = '${code}'`);
        const later = await book({ package: 'plain', quote_token });
        expect([other, later.status, (later.body as { code: string }).code]).toEqual([other, 409, 'trip_changed']);
        await run(`update cancellation_policy set ${back} where code = '${code}'`);
      }
      expect((await book({ package: 'plain', quote_token })).status).toBe(201);
    });

    it('promise nothing back by a day that is over', async () => {
      await test
        .em()
        .getConnection()
        .execute(`update package set cancellation_policy = 'resort_high_60d' where slug = 'plain'`);
      const near = await quoted({ check_in: test.clock.maldivesDate(45) });
      const far = await quoted({ check_in: test.clock.maldivesDate(90) });
      const shares = ({ cancellation }: QuoteDto) => cancellation.cutoffs.map(({ refund_percent }) => refund_percent);
      expect([shares(far), shares(near)]).toEqual([[100, 50], [50]]);
      await test
        .em()
        .getConnection()
        .execute(`update package set cancellation_policy = 'flex_48h' where slug = 'plain'`);
    });

    it('cost what a departure costs on its own day, and say what the calendar has', async () => {
      const [first, second, third] = [70, 77, 84].map((days) => test.clock.maldivesDate(days)) as [
        string,
        string,
        string,
      ];
      const run = (statement: string) => test.em().getConnection().execute(statement);
      await run(`update package set sold_by = 'departures' where slug = 'banded'`);
      await run(`insert into departure (package_id, start_date, end_date, capacity, held, sold, status, cutoff_at, price_minor, updated_at)
        select p.id, d.day::date, d.day::date + 7, 10, 0, d.sold, 'open', d.day::date - 3, d.price, now() from package p,
          (values ('${first}', 0, 250000), ('${second}', 10, null::int)) d (day, sold, price) where p.slug = 'banded'`);
      const on = async (check_in: string) => {
        const { total, per_person, availability, warnings } = await quoted({ package: 'banded', check_in });
        return [total, per_person, availability, warnings.map(({ code }: { code: string }) => code)];
      };
      expect([await on(first), await on(second), await on(third)]).toEqual([
        ['5000.00', '2500.00', 'AVAILABLE', []],
        ['2000.00', '1000.00', 'SOLD_OUT', ['day_sold_out']],
        ['2000.00', '1000.00', 'CLOSED', ['day_closed']],
      ]);
      const russian = await test
        .api()
        .post('/api/bookings/quote/')
        .set('accept-language', 'ru')
        .send({ package: 'banded', check_in: third, adults: 2, children_ages: [] });
      expect(russian.status).toBe(200);
      expect(russian.body.warnings).toEqual([{ code: 'day_closed', message: 'В этот день поездки не начинаются' }]);
      const calendar = await test.api().get(`/api/availability/?package=banded&from=${first}&to=${first}&adults=2`);
      expect(calendar.body).toMatchObject([{ date: first, price_from: '5000.00', status: 'AVAILABLE' }]);
    });

    it('are refused together with the new price when it moved in between', async () => {
      const { quote_token } = await quoted({ package: 'plain' });
      await test.em().getConnection().execute(`update package set price_minor = 181000 where slug = 'plain'`);
      const { status, body } = await book({ package: 'plain', quote_token });
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { code: 'price_changed', price: { total: '3620.00', details: { lines: [{ amount: '3620.00' }] } } },
      });
      await test.em().getConnection().execute(`update package set price_minor = 179000 where slug = 'plain'`);
    });
  });
});
