import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@atoll/contract/days';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { extractText } from 'unpdf';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FREED_JOB } from '../../catalogue/availability/freed-stock.js';
import { Sql } from '../../platform/data/sql.js';
import { paperWording } from '../papers/paper-wording.js';
import { Jobs } from '../../platform/jobs/jobs.js';

jest.setTimeout(60_000);

/** Two people a night 620.00, all in; breakfast is in the price, half board is not. */
const RESORT = 'kandu-veli';
const ROOM = 'beach';

describe('a stay in a room of a resort', () => {
  let test: TestApp;
  let sql: Sql;
  let resort: number;
  let staff: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    sql = test.app.get(Sql);
    staff = await test.as('owner');
    const found = await sql.primaryRow<{ id: number }>(
      `update resort set min_nights = 2, children_policy = '{"min_age": 6, "infant_max": 1, "child_max": 11}',
         meal_plans = '{BB,HB}', meal_supplements = '[{"plan": "HB", "adult_minor": 4500, "child_minor": 2000}]',
         room_types = (select jsonb_agg(k || '{"price_minor": 62000, "max_occupancy": 3, "max_adults": 2, "max_children": 1}')
           from jsonb_array_elements(room_types) k) where slug = $1 returning id`,
      [RESORT],
    );
    resort = found?.id ?? 0;
    await sql.primaryRows('delete from season where resort_id = $1 or resort_id is null', [resort]);
    await sql.primaryRows('update transfer set price_adult_return_minor = null where to_resort_id = $1', [resort]);
  }, 120_000);
  afterAll(async () => {
    expect(
      await sql.primaryRows(
        `select n.date from allotment n left join allocation a on a.resort_id = n.resort_id and a.room_code = n.room_code
           and a.date = n.date and a.released_at is null
         where n.resort_id = $1 and n.room_code = $2 and n.date = any($3::date[]) group by n.resort_id, n.room_code, n.date
         having n.held + n.sold <> coalesce(sum(a.qty), 0)`,
        [resort, ROOM, nights],
      ),
    ).toEqual([]);
    await test.close();
  });

  /** Nights that `count` has set. */
  const nights: string[] = [];
  let ahead = 100;
  /** So many nights of their own, each with so many rooms. */
  const count = async (rooms: number, length = 4, more = ''): Promise<string> => {
    ahead += 20;
    const first = test.clock.maldivesDate(ahead);
    for (let night = 0; night < length; night += 1) nights.push(addDays(first, night));
    await sql.primaryRows(
      `delete from allotment where resort_id = $1 and room_code = $2 and date between $3::date - 8 and $3::date + 11`,
      [resort, ROOM, first],
    );
    await sql.primaryRows(
      `insert into allotment (resort_id, room_code, date, rooms)
       select $1, $2, day::date, $3 from generate_series($4::date, $4::date + $5::int - 1, '1 day') day`,
      [resort, ROOM, rooms, first, length],
    );
    if (more) await sql.primaryRows(`update allotment set ${more} where resort_id = $1 and date = $2`, [resort, first]);
    return first;
  };
  const stay = (check_in: string, over: object = {}) => ({
    ...{ resort: RESORT, room_type: ROOM, check_in, nights: 2, adults: 2 },
    ...over,
  });
  const quote = (body: object, language: Language = 'en') =>
    test.api().post('/api/bookings/quote/').set('accept-language', language).send(body);
  const send = async (body: object, more: object = {}, by: Pick<typeof staff, 'post'> = test.api()) => {
    const quoted = await quote(body);
    expect({ status: quoted.status, body: quoted.body }).toMatchObject({ status: 200 });
    return by
      .post('/api/bookings/')
      .set('idempotency-key', randomUUID())
      .send({
        ...body,
        contact: { name: 'Eva', email: 'eva@example.com', phone: '+960 300 0000' },
        accept_terms: true,
        quote_token: quoted.body.quote_token,
        ...more,
      });
  };
  const book = async (body: object, more: object = {}) => {
    const { status, body: made } = await send(body, more);
    expect({ status, made }).toMatchObject({ status: 201 });
    return made;
  };
  const taken = async (first: string) =>
    (
      await sql.primaryRows<{ taken: number }>(
        `select held + sold as taken from allotment where resort_id = $1 and room_code = $2 and date >= $3::date and date < $3::date + 4
         order by date`,
        [resort, ROOM, first],
      )
    ).map((row) => row.taken);
  const faults = async (body: object) => {
    const answer = await quote(body);
    expect(answer.status).toBe(400);
    return answer.body;
  };

  describe('costs', () => {
    it('its nights, rooms, meals and taxes, under the policy of the resort', async () => {
      const first = await count(4);
      const { body } = await quote(stay(first, { nights: 3, meal_plan: 'HB', children_ages: [7] }), 'ru');
      expect(body).toMatchObject({
        nights: 3,
        check_out: addDays(first, 3),
        total: String((3 * (620 + 45 * 2 + 20)).toFixed(2)),
        availability: 'AVAILABLE',
        cancellation: { code: 'resort_low_45d' },
      });
      expect(body.lines).toMatchObject([
        { kind: 'base', qty: 1, unit: 'room', amount: '1860.00' },
        { kind: 'meal', code: 'HB', label: 'Полупансион', qty: 3, unit: 'night', amount: '330.00' },
      ]);
      expect(body.taxes.map(({ code }: { code: string }) => code)).toEqual(['SERVICE', 'T_GST', 'GREEN_TAX']);
    });

    it('as many rooms as the party needs, or as it asks for; never fewer, and none without an adult', async () => {
      const first = await count(4);
      const total = async (over: object) => (await quote(stay(first, over))).body.total;
      expect(await total({})).toBe('1240.00');
      expect(await total({ adults: 3 })).toBe('2480.00');
      expect(await total({ rooms: 2 })).toBe('2480.00');
      expect(await faults(stay(first, { adults: 3, rooms: 1 }))).toHaveProperty('rooms');
      expect(await faults(stay(first, { rooms: 3 }))).toHaveProperty('rooms');
    });

    it('what its nights ask where they have prices of their own', async () => {
      const first = await count(4, 4, 'price_minor = 100000');
      expect((await quote(stay(first))).body.total).toBe('1620.00');
    });

    it('is the same by nights as by the day of departure', async () => {
      const first = await count(4);
      const { nights: _, ...asked } = stay(first, { check_out: addDays(first, 2) });
      expect((await quote(asked)).body).toMatchObject({ nights: 2, total: '1240.00' });
      expect(await faults({ ...asked, nights: 3 })).toHaveProperty('nights');
      expect(await faults({ ...asked, check_out: first })).toHaveProperty('check_out');
      expect(await faults({ ...asked, check_out: addDays(first, 61) })).toHaveProperty('check_out');
    });

    it.each([
      ['package', { package: 'honeymoon-baa-quiet-week' }],
      ['room_type', { room_type: undefined }],
      ['room_type', { room_type: 'cellar' }],
      ['resort', { resort: 'nowhere' }],
      ['check_out', { nights: undefined }],
      ['meal_plan', { meal_plan: 'AI' }],
      ['children_ages.0', { children_ages: [5] }],
      ['nights', { nights: 1 }],
      ['check_in', { check_in: '2020-01-01' }],
      ['extras.0.code', { extras: [{ code: 'fishing', qty: 1 }] }],
    ])('nothing where %s is wrong, and says so beside it', async (field, over) => {
      expect(Object.keys(await faults(stay(test.clock.maldivesDate(500), over)))).toEqual([field]);
    });

    it('nothing in a package where it asks for a room', async () => {
      const body = { package: 'honeymoon-baa-quiet-week', check_in: test.clock.maldivesDate(60), adults: 2, nights: 3 };
      expect(Object.keys(await faults({ ...body, rooms: 1 }))).toEqual(['nights', 'rooms']);
      expect(Object.keys(await faults({ ...body, package: undefined }))).toEqual(['package']);
    });

    it('nothing where a night asks for a longer stay, or the place says nothing about cancelling', async () => {
      const first = await count(4, 4, 'min_nights = 3');
      expect(await faults(stay(first))).toEqual({ nights: ['A stay on these dates has at least 3 nights'] });
      expect((await quote(stay(first, { nights: 3 }))).status).toBe(200);
      await sql.primaryRows('update resort set cancellation_policy = null where id = $1', [resort]);
      const refused = await faults(stay(first, { nights: 3 }));
      await sql.primaryRows(`update resort set cancellation_policy = 'resort_low_45d' where id = $1`, [resort]);
      expect(Object.keys(refused)).toEqual(['resort']);
    });
  });

  describe('takes', () => {
    it('a room of each of its nights, and is held like a trip that is sold at once', async () => {
      const first = await count(4);
      const made = await book(stay(first, { adults: 3, meal_plan: 'HB' }));
      expect(made).toMatchObject({
        status: 'on_hold',
        product: {
          kind: 'resort',
          id: resort,
          slug: RESORT,
          name: 'Kandu Veli',
          cover_image: { id: expect.any(Number) },
          min_age: 6,
        },
        room: { code: ROOM, rooms: null, meal_plan: 'HB' },
        ...{ units: 2, nights: 2, pricing_type: 'per_room', price: '620.00', check_out: addDays(first, 2) },
      });
      expect(await taken(first)).toEqual([2, 2, 0, 0]);
    });

    it('nothing where nobody counts the rooms of one of its nights: the agency is asked', async () => {
      const first = await count(4, 2);
      expect((await quote(stay(first, { nights: 3 }))).body.availability).toBe('ON_REQUEST');
      expect((await book(stay(first, { nights: 3 }))).status).toBe('requested');
      expect(await taken(first)).toEqual([1, 1]);
    });

    it('nothing on a night that is not sold', async () => {
      const first = await count(4, 4, 'stop_sell = true, min_nights = 3');
      expect((await quote(stay(first))).body.availability).toBe('CLOSED');
      const { status, body } = await send(stay(first));
      expect([status, Object.keys(body)]).toEqual([400, ['check_in']]);
      expect(await taken(first)).toEqual([0, 0, 0, 0]);
    });

    it('the last room once, whoever comes for whichever of its nights', async () => {
      const first = await count(1);
      const bodies = [stay(first, { nights: 3 }), stay(addDays(first, 2), { nights: 2 })];
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => send(bodies[index % 2] ?? {})));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.code).toBe('sold_out');
      expect(refused?.body.next_dates[0] > first).toBe(true);
      expect((await quote(stay(first, { nights: 4 }))).body.availability).toBe('SOLD_OUT');
    });

    it('what comes back, for who waits for one of its nights', async () => {
      const first = await count(1);
      const made = await book(stay(first, { nights: 3 }));
      const waiting = await book(stay(addDays(first, 2), { nights: 2 }), { join_waitlist: true });
      expect(waiting.status).toBe('waitlisted');
      const { status } = await test
        .api()
        .post(`/api/bookings/${made.id}/cancel/`)
        .query({ access_token: made.access_token })
        .send({ reason_code: 'change_of_plans', confirm_fee: '0.00' });
      expect(status).toBe(200);
      await test.app.get(Jobs).runSent(FREED_JOB);
      expect((await staff.get(`/api/bookings/${waiting.id}/`)).body.status).toBe('on_hold');
      expect(await taken(first)).toEqual([0, 0, 1, 1]);
    });
  });

  it('is not booked at another price, or with the token of another room, length or meal', async () => {
    const first = await count(4);
    const { quote_token } = (await quote(stay(first))).body;
    for (const over of [{ nights: 3 }, { meal_plan: 'HB' }, { rooms: 2 }, { room_type: 'water' }]) {
      const { status, body } = await send(stay(first, over), { quote_token });
      expect([status, Object.keys(body)]).toEqual([400, ['quote_token']]);
    }
    const { status, body } = await send(stay(first), { quote_token: undefined, shown_price: { total: '1.00' } });
    expect([status, body.code, body.price.total, body.price.units]).toEqual([409, 'price_changed', '1240.00', 1]);
    expect(await taken(first)).toEqual([0, 0, 0, 0]);
  });

  it('moves to other nights with the agency’s yes, and gives those back that it had', async () => {
    const first = await count(2);
    const made = await book(stay(first));
    const asOwner = (path: string, body: object = {}) => staff.post(`/api/bookings/${made.id}/${path}/`).send(body);
    await sql.primaryRows(`update booking set status = 'requested', reply_by = now() where id = $1`, [made.id]);
    expect((await asOwner('approve')).status).toBe(200);
    const wish = await asOwner('change-requests', { check_in: addDays(first, 1), nights: 3 });
    expect([wish.status, wish.body]).toMatchObject([201, { nights: 3, total: '1860.00', difference: '620.00' }]);
    const yes = await asOwner(`change-requests/${wish.body.id}/accept`, { confirm_total: '1860.00' });
    expect(yes.status).toBe(200);
    expect((await staff.get(`/api/bookings/${made.id}/`)).body).toMatchObject({
      ...{ check_in: addDays(first, 1), check_out: addDays(first, 4), nights: 3, total: '1860.00' },
    });
    expect(await taken(first)).toEqual([0, 1, 1, 1]);
    expect((await asOwner('change-requests', { nights: 1 })).status).toBe(400);
  });

  it('is taken up again as it was, at the price of the day', async () => {
    const first = await count(2);
    const made = await book(stay(first, { rooms: 2, meal_plan: 'HB' }));
    const end = await staff
      .post(`/api/bookings/${made.id}/cancel/`)
      .send({ reason_code: 'change_of_plans', confirm_fee: '0.00' });
    expect(end.status).toBe(200);
    expect(await taken(first)).toEqual([0, 0, 0, 0]);
    const { status, body } = await staff.post(`/api/bookings/${made.id}/reopen/`).send({});
    expect([status, body.status, body.total]).toEqual([200, 'requested', '2660.00']);
    expect(await taken(first)).toEqual([2, 2, 0, 0]);
  });

  it('is told as a stay by letters, papers, calendar, list and night', async () => {
    const first = await count(2);
    const made = await book(stay(first, { rooms: 2, meal_plan: 'HB' }), { locale: 'ru' });
    const [letter] = await sql.primaryRows<{ payload: object }>(
      `select payload from outbox_message where entity_id = $1 and template = 'booking-held'`,
      [made.id],
    );
    expect(letter?.payload).toMatchObject({
      package_name: 'Канду Вели',
      room: { name: expect.stringMatching(/[а-я]/), meal_plan: 'HB' },
      rooms: { unit: 'room', count: 2 },
    });
    const ics = await test
      .api()
      .get(`/api/bookings/${made.id}/calendar.ics`)
      .query({ access_token: made.access_token });
    expect([ics.status, ics.text]).toEqual([200, expect.stringContaining('Канду Вели')]);
    const paper = await sql.primaryRow<{ name: string }>(
      `select content -> 'trip' ->> 'name' as name from invoice where booking_id = $1`,
      [made.id],
    );
    expect(paper?.name).toBe('Канду Вели');
    const listed = async (query: object) => {
      const { status, body } = await staff.get('/api/bookings/').query(query);
      expect(status).toBe(200);
      return body.results.map(({ id }: { id: string }) => id);
    };
    expect(await listed({ resort: RESORT, search: made.reference })).toEqual([made.id]);
    expect(await listed({ resort: 'mas-veyo', search: made.reference })).toEqual([]);
    expect(await listed({ package: 'honeymoon-baa-quiet-week', search: made.reference })).toEqual([]);
    const night = await staff.get('/api/allotments/bookings/').query({ resort: RESORT, room_code: ROOM, date: first });
    expect(night.body.bookings).toMatchObject([{ reference: made.reference, rooms: 2 }]);
    const csv = await staff
      .get('/api/bookings/export/')
      .query({ resort: RESORT, search: made.reference, columns: ['reference', 'package'] });
    expect([csv.status, csv.text.split('\r\n')[0]]).toEqual([200, '\uFEFFreference,product,room,rooms']);
    expect(csv.text).toContain(`${made.reference},Kandu Veli,`);
  });

  it.each(LANGUAGE_CODES)('is named by its papers in %s: room, how many, nights and meals', async (locale) => {
    const first = await count(2);
    const made = await book(stay(first, { rooms: 2 }), { locale });
    const paid = await staff
      .post(`/api/bookings/${made.id}/payments/`)
      .set('idempotency-key', randomUUID())
      .send({ kind: 'payment', method: 'cash', amount: made.total });
    expect([paid.status, paid.body]).toEqual([201, expect.anything()]);
    const key = `?access_token=${made.access_token}`;
    const papers = await test.api().get(`/api/bookings/${made.id}/papers/${key}`);
    expect(papers.body.issued.map(({ type }: { type: string }) => type)).toEqual(['pro_forma', 'tax_invoice']);
    const { say, rooms, dates } = paperWording(locale, '');
    const named = await sql.primaryRow<{ name: string }>(
      `select k -> 'text' -> $3 ->> 'name' as name from resort r, jsonb_array_elements(r.room_types) k
       where r.id = $1 and k ->> 'code' = $2`,
      [resort, ROOM, locale],
    );
    const name = named?.name ?? '';
    expect(name).toMatch(/\p{L}/u);
    const flat = (text: string) => text.replaceAll(/[\s\u2060]+/g, '');
    const expected = [
      rooms(name, 2),
      say('nights', { count: 2 }),
      say('meal_plans.BB'),
      dates(first, addDays(first, 2)),
    ].map((words) => flat(words));
    const urls = [...papers.body.issued.map(({ url }: { url: string }) => url), papers.body.voucher];
    for (const url of urls) {
      const { status, body } = await test.api().get(`${url}${key}`).responseType('blob');
      expect(status).toBe(200);
      const { text } = await extractText(new Uint8Array(body), { mergePages: true });
      for (const words of expected) expect(flat(text)).toContain(words);
    }
    const agreed = await test.api().get(`/api/bookings/${made.id}/agreement/${key}`).set('accept-language', locale);
    expect(agreed.body.room).toEqual({ code: ROOM, name, rooms: 2, meal_plan: 'BB' });
  });

  it('is booked by staff for who calls, at the price that they give', async () => {
    const body = stay(await count(2));
    const price_adjustment = { total: '1200.00', reason: 'Third stay' };
    const made = await send(body, { source: 'phone', staff_reason: 'Called', price_adjustment }, staff);
    expect([made.status, made.body]).toMatchObject([201, { status: 'awaiting_payment', total: '1200.00', units: 1 }]);
    expect(await taken(body.check_in)).toEqual([1, 1, 0, 0]);
  });

  it('is on the list of who arrives, and wants its flights as early as the way to its resort does', async () => {
    const first = await count(2);
    const made = await book(stay(first));
    await sql.primaryRows('update transfer set flight_details_due_days = 5 where to_resort_id = $1', [resort]);
    await sql.primaryRows(`update booking set status = 'confirmed' where id = $1`, [made.id]);
    const { status, body } = await staff.get('/api/manifest/').query({ date: first, lang: 'ru' });
    expect(status).toBe(200);
    expect(body.arrivals).toMatchObject([
      {
        reference: made.reference,
        product: { kind: 'resort', id: resort, slug: RESORT, name: 'Канду Вели' },
        places: [expect.stringMatching(/[а-я]/)],
      },
    ]);
    const read = await staff.get(`/api/bookings/${made.id}/`);
    expect([read.status, read.body.details.due]).toEqual([200, addDays(first, -5)]);
  });

  it('keeps its kind of room: nobody takes that away before the last night', async () => {
    const read = async () => (await staff.get(`/api/resorts/${RESORT}/editable/`)).body;
    const write = async (room_types: object[], language: Language = 'en') =>
      staff
        .patch(`/api/resorts/${RESORT}/`)
        .set('if-match', `"${(await read()).version}"`)
        .set('accept-language', language)
        .send({ room_types });
    const { room_types: rooms } = await read();
    const tent = { code: 'tent', max_occupancy: 2, price_per_night: '300.00', text: { en: { name: 'Tent' } } };
    expect((await write([...rooms, tent])).status).toBe(200);
    const made = await book(stay(test.clock.maldivesDate(60), { room_type: 'tent' }));
    const refused = await write(rooms, 'ru');
    expect([refused.status, refused.body]).toEqual([400, { room_types: [expect.stringContaining(made.reference)] }]);
    expect(refused.body.room_types[0]).toMatch(/^Тип номера tent забронирован.* 1 \(MV-\w+\)/);
    expect((await read()).room_types).toHaveLength(rooms.length + 1);
    const ended = await staff
      .post(`/api/bookings/${made.id}/cancel/`)
      .send({ reason_code: 'other', confirm_fee: '0.00' });
    expect([ended.status, ended.body]).toEqual([200, expect.anything()]);
    expect((await write(rooms)).status).toBe(200);
  });

  it('is of one product: the table takes no other', async () => {
    const made = await book(stay(await count(2)));
    for (const broken of ['resort_id = null', 'room_code = null', 'package_id = (select min(id) from package)'])
      await expect(sql.primaryRows(`update booking set ${broken} where id = $1`, [made.id])).rejects.toThrow(
        /booking_product_check/,
      );
  });
});
