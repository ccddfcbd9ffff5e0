import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { extractText } from 'unpdf';
import { addDays } from '@atoll/contract/days';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sandbox } from '../../platform/sandbox/sandbox.js';
import { Booking } from '../bookings/booking.entity.js';
import type { BookingDto, CreatedBookingDto } from '../bookings/bookings.dto.js';
import { dueOf } from '../bookings/due/due.js';
import type { QuoteDto } from '../quotes/quote.dto.js';
import { BookingSteps } from '../bookings/machine/booking-steps.js';
import { Settling } from '../bookings/machine/settling.js';
import { paperWording } from './paper-wording.js';
import type { BookingPapersDto } from './papers.dto.js';
import { Papers } from './papers.js';

/** Without spaces: where a line of Chinese ends, none is meant. */
const flat = (text: string): string => text.replaceAll(/[\s\u2060]+/g, '');

describe('papers of a booking', () => {
  let test: TestApp;
  let checkIn: string;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    checkIn = `${Number(test.clock.maldivesDate().slice(0, 4)) + 1}-06-10`;
    await run(`update setting set bank_details = 'Bank of Maldives, 7770', legal_entity = 'Atoll Travel Pvt Ltd',
      address = 'Orchid Magu, Malé', taxpayer_no = '1000000GST501'`);
    // As many bookings of one day as there are tests.
    await run(`update package set sold_by = 'request' where slug = 'honeymoon-baa-quiet-week'`);
  }, 120_000);
  afterAll(() => test.close());

  const run = (statement: string) => test.em().getConnection().execute(statement);

  const book = async (locale: Language, over: object = {}, agent = test.api()): Promise<CreatedBookingDto> => {
    const stay = { package: 'honeymoon-baa-quiet-week', check_in: checkIn, adults: 2 };
    const quoted = await test.api().post('/api/bookings/quote/').send(stay);
    const contact = { name: 'Анна Щёголева', email: 'anna@example.com', phone: '+7 912 345-67-89', country: 'FR' };
    const flights = { arrival_flight_at: `${checkIn}T13:05`, departure_flight_at: null };
    const { quote_token } = quoted.body as QuoteDto;
    const { status, body } = await agent
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .set('accept-language', locale)
      .send({ ...stay, ...flights, contact, locale, accept_terms: true, quote_token, ...over });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as CreatedBookingDto;
  };
  const inTransaction = <T>(work: (papers: Papers, em: EntityManager) => Promise<T>): Promise<T> =>
    test.em().transactional((em) => work(test.app.get(Papers), em));
  const issue = ({ id }: BookingDto, type: 'pro_forma' | 'tax_invoice') =>
    inTransaction(async (papers, em) => {
      const { checkIn, totalMinor, depositMinor, netPaid, balanceDueOn } = await em.findOneOrFail(Booking, { id });
      const status = type === 'pro_forma' ? ('awaiting_payment' as const) : ('confirmed' as const);
      const agreed = { checkIn, totalMinor, depositMinor, netPaid, balanceDueOn, expiresAt: null, paymentDueAt: null };
      return papers.issue(em, id, type, dueOf({ ...agreed, status }));
    });

  /** Connections that wait for another one's lock. */
  const waiting = (): Promise<unknown[]> =>
    run(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

  const at = ({ id, access_token: key }: CreatedBookingDto, place: string, token = key) =>
    `/api/bookings/${id}/${place}?access_token=${token}`;
  const papersOf = async (booking: CreatedBookingDto): Promise<BookingPapersDto> =>
    (await test.api().get(at(booking, 'papers/'))).body as BookingPapersDto;
  const fetch = (url: string) => test.api().get(url).responseType('blob');
  const textOf = async (pdf: Buffer): Promise<string> =>
    flat((await extractText(new Uint8Array(pdf), { mergePages: true })).text);
  /** The last paper that was issued. */
  const lastOf = async (booking: CreatedBookingDto) => {
    const paper = (await papersOf(booking)).issued.at(-1);
    const answer = await fetch(`${paper?.url}?access_token=${booking.access_token}`);
    return { paper, status: answer.status, headers: answer.headers, body: answer.body as Buffer };
  };

  it.each(LANGUAGE_CODES)('say in %s what the booking says, to the cent', async (language) => {
    const booking = await book(language);
    expect(await papersOf(booking)).toEqual({
      issued: expect.any(Array),
      voucher: null,
      calendar: `/api/bookings/${booking.id}/calendar.ics`,
    });
    await issue(booking, 'pro_forma');
    const { paper, status, headers, body } = await lastOf(booking);
    expect(paper).toMatchObject({ type: 'pro_forma', amount: booking.total, currency: 'USD' });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const name = encodeURIComponent(`${paperWording(language, '').say('pro_forma.title')} ${paper?.number}.pdf`);
    expect(headers['content-disposition']).toBe(`inline; filename="${paper?.number}.pdf"; filename*=UTF-8''${name}`);
    const text = await textOf(body);
    const { money, moment } = paperWording(language, '');
    const { lines = [], taxes = [], deposit_due = '', cancellation } = booking.price_details ?? {};
    const amounts = [booking.total, deposit_due, ...[...lines, ...taxes].map(({ amount }) => amount)].filter(
      (amount) => amount !== '0.00',
    );
    for (const amount of amounts) expect(text).toContain(flat(money(amount, 'USD')));
    const named = [...lines, ...taxes].map(({ label }) => label);
    const words = [
      booking.reference,
      'Анна Щёголева',
      'Bank of Maldives, 7770',
      'Atoll Travel Pvt Ltd',
      'Orchid Magu',
      '1000000GST501',
      ...named,
    ];
    const cutoffs = (cancellation?.cutoffs ?? []).map(({ until }) => moment(until));
    for (const word of [...words, ...cutoffs]) expect(text).toContain(flat(word));
    expect(cutoffs.length).toBeGreaterThan(0);
    expect(text).toContain('UTC+5');
  });

  it('are one for one agreement, and another one where that changes', async () => {
    const booking = await book('en');
    const first = await issue(booking, 'pro_forma');
    expect((await issue(booking, 'pro_forma')).number).toBe(first.number);
    await run(`update booking set payment_due_at = now() + interval '2 days' where id = '${booking.id}'`);
    // Somebody else asks for it while it is made.
    const { made, asked } = await inTransaction(async (papers, em) => {
      const one = await papers.issue(em, booking.id, 'pro_forma', { amount: 0, later: 0 });
      const other = issue(booking, 'pro_forma');
      while ((await waiting()).length === 0) await setImmediate();
      return { made: one, asked: other };
    });
    expect(made.number).not.toBe(first.number);
    expect((await asked).number).toBe(made.number);
    const invoice = await issue(booking, 'tax_invoice');
    expect(invoice.number).toMatch(/^INV-\d{4}-\d{5}$/);
    await run(`update booking set paid_minor = deposit_minor where id = '${booking.id}'`);
    expect((await issue(booking, 'tax_invoice')).number).toBe(invoice.number);
    await run(`update booking set total_minor = total_minor + 1 where id = '${booking.id}'`);
    const second = await issue(booking, 'tax_invoice');
    expect(second.number).not.toBe(invoice.number);
    const { body } = await lastOf(booking);
    const text = await textOf(body);
    expect(text).toContain(`Inplaceof${invoice.number}`);
    expect(text).toContain(
      flat(`Received ${paperWording('en', '').money(booking.price_details?.deposit_due ?? '', 'USD')}`),
    );
  });

  it('ask for no money that has arrived', async () => {
    const booking = await book('en');
    await run(`update booking set paid_minor = 10000 where id = '${booking.id}'`);
    await issue(booking, 'pro_forma');
    const text = await textOf((await lastOf(booking)).body);
    const money = (amount: number) => flat(paperWording('en', '').money(amount.toFixed(2), 'USD'));
    expect(text).toContain(`Received${money(100)}`);
    const deposit = Number(booking.deposit_due);
    expect(text).toContain(money(deposit - 100));
    expect(text).not.toContain(money(deposit));
  });

  it('give back a part of the last tax invoice', async () => {
    const booking = await book('en');
    const invoice = await issue(booking, 'tax_invoice');
    await inTransaction((papers, em) => papers.credit(em, booking.id, 12_345));
    const { paper, body } = await lastOf(booking);
    expect(paper).toMatchObject({ type: 'credit_note', amount: '123.45' });
    expect(await textOf(body)).toContain(`Credited$123.45Thisnotetakesbacktaxinvoice${invoice.number}`);
  });

  it('never change once they are issued, whatever becomes of the booking', async () => {
    const booking = await book('ru');
    await issue(booking, 'tax_invoice');
    const before = await lastOf(booking);
    await run(`update booking set total_minor = 1, deposit_minor = 1, contact_name = 'Nobody', adults = 1, price_details = null,
      locale = 'en' where id = '${booking.id}'`);
    await run(`update setting set legal_entity = 'Another Ltd'`);
    const after = await lastOf(booking);
    await run(`update setting set legal_entity = 'Atoll Travel Pvt Ltd'`);
    expect(Buffer.compare(after.body, before.body)).toBe(0);
    await expect(run(`update invoice set content = '{}'`)).rejects.toThrow(/permission denied/);
    await expect(run(`delete from invoice`)).rejects.toThrow(/permission denied/);
  });

  it('are numbered without a gap, by many at once of whom some fail', async () => {
    const bookings = [await book('en'), await book('en'), await book('en'), await book('en')];
    const given: string[] = [];
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(async (papers, em) => {
          const { number } = await papers.credit(em, bookings[index % 4]?.id ?? '', 100 + index);
          if (index % 5 === 3) throw new Error('the call fails later');
          return number;
        }).then((number) => given.push(number)),
      ),
    );
    expect(given).toHaveLength(16);
    const stored = (await run(`select number, sequence from invoice where type = 'credit_note' order by sequence`)) as {
      number: string;
      sequence: number;
    }[];
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => index + 1));
    expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(given));
  });

  it('of a booking from before its price was kept say the total', async () => {
    const booking = await book('zh');
    await run(`update booking set price_details = null, deposit_minor = total_minor, balance_due_on = null
      where id = '${booking.id}'`);
    await issue(booking, 'pro_forma');
    const text = await textOf((await lastOf(booking)).body);
    expect(text.split(flat(paperWording('zh', '').money(booking.total, 'USD'))).length).toBeGreaterThan(3);
    expect(text).not.toContain('取消');
  });

  it.each(LANGUAGE_CODES)(
    'are joined by a voucher in %s and English once the booking is confirmed',
    async (language) => {
      const booking = await book(language, { special_requests: 'A cot, please' });
      const early = await test.api().get(at(booking, 'voucher/'));
      expect([early.status, (early.body as { code: string }).code]).toEqual([409, 'not_confirmed']);
      await run(`update booking set status = 'confirmed' where id = '${booking.id}'`);
      expect((await papersOf(booking)).voucher).toBe(`/api/bookings/${booking.id}/voucher/`);
      const { status, headers, body } = await fetch(at(booking, 'voucher/'));
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(headers['content-disposition']).toContain(`inline; filename="voucher-${booking.reference}.pdf"`);
      const text = await textOf(body);
      const {
        check_in,
        check_out,
        product: trip,
      } = await test
        .api()
        .get(at(booking, ''))
        .set('accept-language', language)
        .then(({ body: read }) => read as BookingDto);
      const { say, date } = paperWording(language, '');
      const time = say('stay.at', { date: date(check_in), time: '13:05' });
      const english = ['14:00', '12:00', 'Seaplane', '2 adults', 'Not known to us yet', 'A cot, please', '+960'];
      for (const part of [booking.reference, 'Анна Щёголева', trip.name, time, date(check_out), ...english])
        expect(text).toContain(flat(part));
    },
  );

  it.each([
    ['Әсел Қанат', 'Әсел Қанат'],
    ['Ayşe Işık', 'Ayşe Işık'],
    ['Ґанна Əли', 'Ґанна Әли'],
    ['राहुल', '?????'],
    ['محمد علي', '????'],
    ['A\u0302\u0316\u0489 สมชาย', 'Â?? ?????'],
  ])('are there for a guest with the name %s', async (name, drawn) => {
    const booking = await book('en', { contact: { name, email: 'anna@example.com', phone: '+7 912 345-67-89' } });
    await issue(booking, 'pro_forma');
    await issue(booking, 'tax_invoice');
    await run(`update booking set status = 'confirmed' where id = '${booking.id}'`);
    const { issued, voucher } = await papersOf(booking);
    expect(issued.map(({ type }) => type)).toEqual(['pro_forma', 'tax_invoice']);
    for (const url of [...issued.map((paper) => paper.url), voucher]) {
      const { status, body } = await fetch(`${url}?access_token=${booking.access_token}`);
      expect({ url, status }).toEqual({ url, status: 200 });
      expect(await textOf(body as Buffer)).toContain(flat(drawn));
    }
  });

  it('come with a calendar whose flights stand right in every zone', async () => {
    const booking = await book('zh', { departure_flight_at: `${addDays(checkIn, 6)}T01:40` });
    const read = () => test.api().get(at(booking, 'calendar.ics'));
    const { status, headers, text } = await read();
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      `inline; filename="${booking.reference}.ics"; filename*=UTF-8''${booking.reference}.ics`,
    ]);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
    const whole = text.replaceAll('\r\n ', '').split('\r\n');
    const plain = (day: string) => day.replaceAll('-', '');
    expect(whole).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `UID:stay-${booking.id}@atoll`,
        `DTSTART;VALUE=DATE:${plain(checkIn)}`,
        `DTEND;VALUE=DATE:${plain(addDays(booking.check_out, 1))}`,
        `DTSTART:${plain(checkIn)}T080500Z`,
        `DTSTART:${plain(addDays(checkIn, 5))}T204000Z`,
        expect.stringMatching(/^SUMMARY:\p{Script=Han}.*马尔代夫$/u),
        'STATUS:TENTATIVE',
      ]),
    );
    expect(whole.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    await run(`update booking set status = 'cancelled' where id = '${booking.id}'`);
    expect((await read()).text).toContain('STATUS:CANCELLED');
    const received = await test.api().get(at(booking, 'voucher/'));
    expect([received.status, (await papersOf(booking)).voucher]).toEqual([409, null]);
  });

  it('come with the steps: asked for when the agency says yes, invoiced when the deposit is there', async () => {
    const booking = await book('en');
    const typesOf = async () => (await papersOf(booking)).issued.map(({ type }) => type);
    expect([booking.status, await typesOf()]).toEqual(['requested', []]);
    const agent = await test.as('agent');
    expect((await agent.post(`/api/bookings/${booking.id}/approve/`).send({})).status).toBe(200);
    expect(await typesOf()).toEqual(['pro_forma']);
    await test.em().transactional(async (em) => {
      const steps = test.app.get(BookingSteps);
      const row = await steps.lock(em, booking.id);
      row.paidMinor = row.depositMinor;
      const moved = { type: 'payment' as const, amountMinor: row.depositMinor };
      await test.app.get(Settling).settle(em, row, { type: 'system', id: null, requestId: null }, moved);
    });
    expect(await typesOf()).toEqual(['pro_forma', 'tax_invoice']);
    const text = await textOf((await lastOf(booking)).body);
    const deposit = paperWording('en', '').money(booking.price_details?.deposit_due ?? '', 'USD');
    expect(text).toContain(flat(`Received ${deposit}`));
  });

  it('ask for payment at once where places are held, or where the agency books', async () => {
    const slug = 'honeymoon-baa-quiet-week';
    await run(`update package set confirmation_mode = 'instant', sold_by = 'departures' where slug = '${slug}'`);
    await run(`delete from departure where package_id = (select id from package where slug = '${slug}')`);
    await run(`insert into departure (package_id, start_date, end_date, capacity, cutoff_at)
      select id, '${checkIn}', '${addDays(checkIn, 6)}', 10, now() + interval '90 days' from package where slug = '${slug}'`);
    const held = await book('en');
    await run(`update package set confirmation_mode = 'on_request', sold_by = 'request' where slug = '${slug}'`);
    expect([held.status, (await papersOf(held)).issued.map(({ type }) => type)]).toEqual(['on_hold', ['pro_forma']]);
    const byAgent = await book('en', { source: 'phone', staff_reason: 'They called.' }, await test.as('agent'));
    expect([byAgent.status, (await papersOf(byAgent)).issued.map(({ type }) => type)]).toEqual([
      'awaiting_payment',
      ['pro_forma'],
    ]);
  });

  it('are drawn once, however many read them at once, and a voucher again when what it says changes', async () => {
    const draws = jest.spyOn(test.app.get(Sandbox), 'run');
    const bookings = [await book('ru'), await book('zh')];
    for (const { id } of bookings) await run(`update booking set status = 'confirmed' where id = '${id}'`);
    const addresses: string[] = [];
    for (const booking of bookings) {
      await issue(booking, 'tax_invoice');
      await issue(booking, 'pro_forma');
      const { issued } = await papersOf(booking);
      addresses.push(
        at(booking, 'voucher/'),
        ...issued.map(({ url }) => `${url}?access_token=${booking.access_token}`),
      );
    }
    const readAll = async () =>
      Promise.all(Array.from({ length: 45 }, (_, index) => fetch(addresses[index % addresses.length] ?? '')));
    const first = await readAll();
    expect(first.filter(({ status }) => status !== 200)).toEqual([]);
    expect(draws).toHaveBeenCalledTimes(addresses.length);
    const second = await readAll();
    expect(second.map(({ status, headers }) => [status, headers['etag']])).toEqual(
      first.map(({ headers }) => [200, headers['etag']]),
    );
    expect(draws).toHaveBeenCalledTimes(addresses.length);

    const [voucher = ''] = addresses;
    const [before] = first;
    const tag = before?.headers['etag'] ?? '';
    const of = `where id = '${bookings[0]?.id}'`;
    await run(`update booking set updated_at = now() + interval '1 hour', version = version + 1 ${of}`);
    expect((await test.api().get(voucher).set('if-none-match', tag)).status).toBe(304);
    expect(draws).toHaveBeenCalledTimes(addresses.length);
    await run(`update booking set special_requests = 'A quiet room', version = version + 1 ${of}`);
    const { status, body } = await fetch(voucher).set('if-none-match', tag);
    expect(status).toBe(200);
    expect(await textOf(body as Buffer)).toContain('Aquietroom');
    await fetch(voucher);
    expect(draws).toHaveBeenCalledTimes(addresses.length + 1);
    expect(await run(`select count(*)::int as kept from drawn_paper where booking_id = '${bookings[0]?.id}'`)).toEqual([
      { kept: 3 },
    ]);
    draws.mockRestore();
  });

  it('wait to be drawn: many that nobody has read yet refuse nobody', async () => {
    const booking = await book('en');
    await inTransaction(async (papers, em) => {
      for (let cents = 1; cents <= 45; cents++) await papers.credit(em, booking.id, cents);
    });
    const { issued } = await papersOf(booking);
    expect(issued).toHaveLength(45);
    const answers = await Promise.all(issued.map(({ url }) => fetch(`${url}?access_token=${booking.access_token}`)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }, 60_000);

  it('open for who may see the booking, and for nobody else', async () => {
    const [mine, other] = [await book('en'), await book('en')];
    await issue(mine, 'pro_forma');
    await issue(other, 'pro_forma');
    const url = (await papersOf(mine)).issued[0]?.url ?? '';
    const place = url.replace(`/api/bookings/${mine.id}/`, '');
    for (const part of ['papers/', place, 'voucher/', 'calendar.ics']) {
      const strangers = [`/api/bookings/${mine.id}/${part}`, at(mine, part, other.access_token)];
      for (const address of strangers) expect([part, (await test.api().get(address)).status]).toEqual([part, 404]);
      const translator = await test.as('translator');
      expect([part, (await translator.get(`/api/bookings/${mine.id}/${part}`)).status]).toEqual([part, 403]);
      const customer = await test.as('customer');
      expect([part, (await customer.get(`/api/bookings/${mine.id}/${part}`)).status]).toEqual([part, 404]);
    }
    // A paper opens with its own booking only.
    expect((await test.api().get(at(other, place))).status).toBe(404);
    const viewer = await test.as('viewer');
    expect((await viewer.get(url).responseType('blob')).status).toBe(200);
  });

  it('count anew with the year, which begins in the Maldives', async () => {
    const booking = await book('en');
    const year = Number(test.clock.maldivesDate().slice(0, 4));
    const newYear = Date.parse(`${year}-12-31T19:00:01Z`);
    test.clock.advance((newYear - test.clock.now().getTime()) / 1000);
    const { number } = await issue(booking, 'tax_invoice');
    expect(number).toBe(`INV-${year + 1}-00001`);
  });
});
