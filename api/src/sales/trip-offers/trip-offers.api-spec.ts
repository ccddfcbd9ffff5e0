import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { addDays } from '@atoll/contract/days';
import { type MachineWorld, machineWorld } from '../../../test/machine-world.js';
import { personal } from '../../../test/forms.js';
import { User } from '../../people/accounts/user.entity.js';
import { OutboxMessage } from '../../people/mail/outbox-message.entity.js';
import { TripRequest } from '../trip-requests/trip-request.entity.js';

describe('an offer for a trip that somebody wishes for', () => {
  let w: MachineWorld;
  beforeAll(async () => {
    w = await machineWorld();
    await w.sql.primaryRows(
      `insert into setting (whatsapp_number, contact_phone, contact_email, social, claims, texts, updated_at)
       values ('9600000000', '+960 300 0000', 'office@atoll.example', '{}', '{}', '{}', now()) on conflict do nothing`,
    );
    await w.sql.primaryRows(
      `insert into package_text (package_id, language, name, description, status, source_version)
       select id, 'ru', 'Лодка', '', 'published', 1 from package where slug = 'boat'
       on conflict (package_id, language) do update set name = 'Лодка', status = 'published'`,
    );
  }, 60_000);
  afterAll(async () => {
    expect(await w.wrongCounts()).toEqual([]);
    await w.test.close();
  });

  const wish = async (over: object = {}) => {
    const body = {
      description: 'A quiet island for two.',
      email: 'anna@example.com',
      consent: true,
      locale: 'ru',
      ...over,
    };
    const made = await w.test
      .api()
      .post('/api/custom-trip-requests/')
      .send({ ...body, ...(await personal(w.test)) });
    expect(made.status).toBe(201);
    const request = await w.test.em().findOneOrFail(TripRequest, { reference: made.body.reference });
    const letter = await w.test
      .em()
      .findOne(OutboxMessage, { entityId: request.id, template: 'trip-request-received' });
    const key = (letter?.payload as { access_token: string } | undefined)?.access_token ?? '';
    return { id: request.id, key };
  };
  const url = (id: string, path: string) => `/api/custom-trip-requests/${id}/${path}/`;
  const read = async ({ id, key }: { id: string; key: string }) =>
    w.test.api().get(url(id, 'wish')).query({ access_token: key });
  const stay = (date: string, over: object = {}) => ({
    package: 'boat',
    check_in: date,
    adults: 2,
    confirm_total: '2000.00',
    valid_until: w.day(5),
    words: 'Самый тихий пляж.',
    ...over,
  });
  const offer = async (id: string, body: object, as: 'agent' | 'manager' | 'viewer' = 'agent', version?: number) => {
    const known = version ?? (await w.test.em().findOneOrFail(TripRequest, { id })).version;
    return (await w.as(as)).post(url(id, 'offers')).set('if-match', `"${known}"`).send(body);
  };
  const accept = ({ id, key }: { id: string; key: string }, of: string, over: object = {}) =>
    w.test
      .api()
      .post(url(id, 'offer/accept'))
      .query({ access_token: key })
      .send({ offer: of, name: 'Анна', phone: '+7 912 345-67-89', accept_terms: true, ...over });
  const decline = ({ id, key }: { id: string; key: string }, of: string) =>
    w.test.api().post(url(id, 'offer/decline')).query({ access_token: key }).send({ offer: of, message: 'Позже' });
  /** A wish with an offer for a day with so many places. */
  const offered = async (ahead: number, places = 4, over: object = {}) => {
    const date = w.day(ahead);
    await w.depart('boat', date, places);
    const made = await wish();
    const sent = await offer(made.id, stay(date, over), 'manager');
    expect([sent.status, sent.body.status]).toEqual([201, 'quoted']);
    return { ...made, date, offer: sent.body.offers.at(-1).id as string };
  };
  const letters = async (id: string) =>
    (await w.test.em().find(OutboxMessage, { entityId: id })).map(({ template }) => template).toSorted();
  const bookings = async (date: string) =>
    (await w.sql.primaryRows<{ id: string }>('select id from booking where check_in = $1::date', [date])).length;

  it('is read by its link, taken, and becomes one booking at its price, however often it is taken', async () => {
    const price_adjustment = { total: '1750.00', reason: 'Third stay with us' };
    const made = await offered(60, 4, { price_adjustment });
    expect(await w.places('boat', made.date)).toEqual({ held: 0, sold: 0 });
    const page = await read(made);
    expect(page.body).toMatchObject({
      status: 'quoted',
      description: 'A quiet island for two.',
      booking: null,
      offer: { status: 'open', total: '1750.00', check_in: made.date, words: 'Самый тихий пляж.' },
    });
    expect(JSON.stringify(page.body)).not.toContain('Third stay');
    const { payload, locale } = await w.test
      .em()
      .findOneOrFail(OutboxMessage, { entityId: made.id, template: 'trip-offer' });
    expect([locale, payload]).toMatchObject(['ru', { access_token: made.key, total: '1750.00' }]);
    // The price of the package rises meanwhile: the offer stands.
    await w.sql.primaryRows(`update package set price_minor = price_minor + 50000 where slug = 'boat'`);
    try {
      const answers = await Promise.all([accept(made, made.offer), accept(made, made.offer)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [one, two] = answers.map(({ body }) => body.booking);
      expect(one).toEqual(two);
      expect(await bookings(made.date)).toBe(1);
      expect(await w.places('boat', made.date)).toEqual({ held: 0, sold: 2 });
      const booking = await w.read(one.id);
      expect(booking).toMatchObject({ status: 'awaiting_payment', total: '1750.00', locale: 'ru', source: 'form' });
      expect(await w.papers(one.id)).toEqual(['pro_forma 1750.00']);
      expect(await letters(one.id)).toEqual(['booking-new', 'booking-prepared']);
      const own = await w.test.api().get(`/api/bookings/${one.id}/`).query({ access_token: one.access_token });
      expect(own.status).toBe(200);
      const agent = await w.as('agent');
      const russian = await agent.get(`/api/custom-trip-requests/${made.id}/`).set('accept-language', 'ru');
      expect([russian.status, russian.body.offers[0].package.name]).toEqual([200, 'Лодка']);
      const office = await agent.get(`/api/custom-trip-requests/${made.id}/`);
      expect(office.body).toMatchObject({ status: 'accepted', can_offer: false, name: 'Анна' });
      expect(office.body.offers[0]).toMatchObject({
        status: 'accepted',
        booking_id: one.id,
        price_reason: 'Third stay with us',
      });
    } finally {
      await w.sql.primaryRows(`update package set price_minor = price_minor - 50000 where slug = 'boat'`);
    }
    expect((await offer(made.id, stay(made.date))).body.code).toBe('invalid_transition');
  });

  it('is taken under the terms that were read, and not under others', async () => {
    const editor = await w.as('editor');
    const blocks = (text: string) => [{ type: 'rich_text', html: `<p>${text}</p>` }];
    const page = await editor
      .post('/api/pages/')
      .send({ slug: 'terms', title: 'Terms', blocks: blocks('Pay in time.') });
    expect((await editor.post(`/api/content/pages/${page.body.id}/publish/`).send({})).status).toBe(200);
    const made = await offered(61);
    const { terms_hash } = (await read(made)).body;
    expect(terms_hash).toMatch(/^[0-9a-f]{64}$/);
    const edited = await editor
      .patch(`/api/pages/${page.body.id}/`)
      .set('if-match', '"2"')
      .send({ blocks: blocks('Pay at once.') });
    expect(edited.status).toBe(200);
    const no = await accept(made, made.offer, { terms_hash });
    expect([no.status, no.body]).toEqual([400, { terms_hash: [expect.stringContaining('read them again')] }]);
    expect(await bookings(made.date)).toBe(0);
    const now = (await read(made)).body.terms_hash;
    expect(now).not.toBe(terms_hash);
    // Who wrote in Russian reads the page in English: those words are agreed.
    await w.sql.primaryRows(
      `insert into page_text (page_id, language, title, blocks) select page_id, 'ru', 'Условия', '[{"type": "rich_text", "html": "<p>x</p>"}]'
       from page_text where title = 'Terms'`,
    );
    const yes = await accept(made, made.offer, { terms_hash: now });
    expect([yes.status, yes.body.status, await bookings(made.date)]).toEqual([200, 'accepted', 1]);
    const agreed = await w.sql.primaryRow('select locale, terms_hash from booking where id = $1', [
      yes.body.booking.id,
    ]);
    expect(agreed).toEqual({ locale: 'ru', terms_hash: now });
    // Once it is taken, it is.
    expect((await accept(made, made.offer, { terms_hash })).body.booking).toEqual(yes.body.booking);
  });

  it('is replaced by the next one: who still reads the first takes neither', async () => {
    const made = await offered(62);
    const next = await offer(made.id, stay(made.date, { adults: 1, confirm_total: '1000.00' }));
    expect(next.body.offers.map(({ status, number }: { status: string; number: number }) => [number, status])).toEqual([
      [1, 'replaced'],
      [2, 'open'],
    ]);
    const late = await accept(made, made.offer);
    expect([late.status, late.body.code]).toEqual([409, 'offer_changed']);
    expect(await bookings(made.date)).toBe(0);
    expect((await read(made)).body.offer).toMatchObject({ id: next.body.offers[1].id, status: 'open', adults: 1 });
    expect((await accept(made, next.body.offers[1].id)).body.booking).not.toBeNull();
    expect(await bookings(made.date)).toBe(1);
  });

  it('keeps the price that was agreed in a change of its booking, and tells colleagues alone why', async () => {
    const made = await offered(92, 4, { price_adjustment: { total: '1750.00', reason: 'Third stay with us' } });
    const { id, access_token } = (await accept(made, made.offer)).body.booking;
    const asked = await w.staff(id, 'change-requests', { adults: 3 });
    expect([asked.status, asked.body.total]).toEqual([201, '2750.00']);
    const events = async (caller: Awaited<ReturnType<typeof w.as>>, query: object = {}) => {
      const { status, body } = await caller.get(`/api/bookings/${id}/timeline/`).query(query);
      expect(status).toBe(200);
      return JSON.stringify(body);
    };
    expect(await events(await w.as('agent'))).toContain('Third stay');
    expect(await events(w.test.api(), { access_token })).not.toContain('Third stay');
  });

  it.each(['the offer', 'the booking'])(
    'keeps it where a process of the release before has written %s',
    async (row) => {
      const made = await offered(row === 'the offer' ? 93 : 94, 4, {
        price_adjustment: { total: '1750.00', reason: 'Again' },
      });
      if (row === 'the offer')
        await w.sql.primaryRow(`update trip_offer set total_before_minor = null where request_id = $1 returning id`, [
          made.id,
        ]);
      const { id } = (await accept(made, made.offer)).body.booking;
      const events = async () => await w.events(id);
      expect(await events()).toEqual(['created', 'price']);
      if (row === 'the booking') {
        const owner = new pg.Client({ connectionString: w.test.database.ownerConfig.databaseUrl });
        await owner.connect();
        await owner.query(`delete from booking_event where booking_id = $1 and type = 'price'`, [id]);
        await owner.end();
      }
      const asked = await w.staff(id, 'change-requests', { adults: 3 });
      expect([asked.status, asked.body.total]).toEqual([201, '2750.00']);
    },
  );

  it('is taken by who may be called by another name than the wish was sent with', async () => {
    const told = { name: 'Anna Smirnova', phone: '+960 700 0000' };
    const date = w.day(90);
    await w.depart('boat', date, 4);
    const made = await wish(told);
    const sent = await offer(made.id, stay(date));
    const taken = await accept(made, sent.body.offers[0].id);
    expect(taken.status).toBe(200);
    const { contact } = await w.read(taken.body.booking.id);
    expect(contact).toMatchObject({ name: 'Анна', phone: '+7 912 345-67-89' });
    const office = await (await w.as('agent')).get(`/api/custom-trip-requests/${made.id}/`);
    expect(office.body).toMatchObject(told);
  });

  it('while it is replaced is taken or not, never both', async () => {
    const made = await offered(64);
    const { version } = await w.test.em().findOneOrFail(TripRequest, { id: made.id });
    const [taken, replaced] = await Promise.all([
      accept(made, made.offer),
      offer(made.id, stay(made.date, { adults: 1, confirm_total: '1000.00' }), 'agent', version),
    ]);
    const wasTaken = taken.status === 200;
    expect(replaced.status).toBe(wasTaken ? 412 : 201);
    expect(await bookings(made.date)).toBe(wasTaken ? 1 : 0);
  });

  it('ends with its last day, by itself too', async () => {
    const made = await offered(70);
    await w.sql.primaryRows(`update trip_offer set valid_until = $2::date where id = $1`, [made.offer, w.day(-1)]);
    const late = await accept(made, made.offer);
    expect([late.status, late.body.code]).toEqual([409, 'offer_expired']);
    const sell = (status: string) => w.sql.primaryRows(`update package set status = $1 where slug = 'boat'`, [status]);
    await sell('archived');
    await w.jobs.run('offers.timers');
    await sell('published');
    expect((await read(made)).body).toMatchObject({ status: 'expired', offer: { status: 'expired' } });
    expect((await accept(made, made.offer)).body.code).toBe('offer_expired');
    expect(await bookings(made.date)).toBe(0);
    const told = { entityId: made.id, template: 'trip-offer-answer' };
    const { payload } = await w.test.em().findOneOrFail(OutboxMessage, told);
    // Whether it is still on sale, it has a name.
    expect(payload).toMatchObject({ answer: 'expired', package_name: 'boat' });
    const still = await offered(72, 4, { valid_until: w.day(0) });
    await w.jobs.run('offers.timers');
    expect((await read(still)).body.offer.status).toBe('open');
    expect((await accept(still, still.offer)).status).toBe(200);
  });

  it('has no place any more: the guest is told, the office once', async () => {
    const made = await offered(74, 2);
    await w.book('boat', made.date);
    for (let tries = 0; tries < 2; tries++) {
      const gone = await accept(made, made.offer);
      expect([gone.status, gone.body.code]).toEqual([409, 'sold_out']);
    }
    expect((await letters(made.id)).filter((template) => template === 'trip-offer-answer')).toHaveLength(1);
    expect((await read(made)).body).toMatchObject({ status: 'quoted', offer: { status: 'open' }, booking: null });
    expect(await bookings(made.date)).toBe(1);
  });

  it.each([
    ['not on sale', `status = 'archived'`, 'package_not_available', 86],
    ['for others', 'min_age = 99', 'too_young', 88],
  ])(
    'says why it is not possible any more, and not that the places are gone: %s',
    async (_name, change, code, ahead) => {
      const made = await offered(ahead, 4, { children_ages: [9], confirm_total: '3000.00' });
      const [as] = await w.sql.primaryRows<object>(`select status, min_age from package where slug = 'boat'`);
      await w.sql.primaryRows(`update package set ${change} where slug = 'boat'`);
      try {
        const refused = await accept(made, made.offer);
        expect([refused.status, refused.body.code]).toEqual([409, code]);
        expect(refused.body.detail).toMatch(/^(This package cannot be booked|.*99)/);
      } finally {
        const { status, min_age } = as as { status: string; min_age: number | null };
        await w.sql.primaryRows(`update package set status = $1, min_age = $2 where slug = 'boat'`, [status, min_age]);
      }
      // The office hears of no places that are gone, and the offer holds as before.
      expect(await letters(made.id)).not.toContain('trip-offer-answer');
      expect((await accept(made, made.offer)).status).toBe(200);
    },
  );

  it('is declined with a word, and the request is in progress again', async () => {
    const made = await offered(76);
    expect((await decline(made, made.offer)).body).toMatchObject({
      status: 'in_progress',
      offer: { status: 'declined' },
    });
    expect((await accept(made, made.offer)).body.code).toBe('offer_changed');
    const office = await (await w.as('agent')).get(`/api/custom-trip-requests/${made.id}/`);
    expect(office.body.offers[0]).toMatchObject({ status: 'declined', answer: 'Позже' });
    expect(await letters(made.id)).toContain('trip-offer-answer');
  });

  it('is taken back when a colleague goes on without it', async () => {
    const made = await offered(78);
    const lost = await (
      await w.as('agent')
    )
      .post(url(made.id, 'transition'))
      .send({ status: 'lost', lost_reason: 'Booked elsewhere' });
    expect(lost.body).toMatchObject({ status: 'lost', offers: [{ status: 'withdrawn' }] });
    expect((await accept(made, made.offer)).body.code).toBe('offer_changed');
    expect((await read(made)).body.offer).toBeNull();
  });

  it('opens to nobody without its key', async () => {
    const made = await offered(80);
    const other = await wish();
    for (const key of ['', 'x', other.key, `${made.key}x`]) {
      const stranger = { id: made.id, key };
      expect([(await read(stranger)).status, (await accept(stranger, made.offer)).status]).toEqual([404, 404]);
      expect((await decline(stranger, made.offer)).status).toBe(404);
    }
    // An offer of somebody else's wish is none of this one's.
    expect((await accept(other, made.offer)).body.code).toBe('offer_changed');
    expect(await bookings(made.date)).toBe(0);
  });

  it('is made by who may book, of the version that was read, at the price that was read', async () => {
    const shown = await offered(82);
    const { date } = shown;
    const { id } = await wish();
    expect((await offer(id, stay(date), 'viewer')).status).toBe(403);
    const own = { price_adjustment: { total: '1.00', reason: 'A gift' } };
    expect((await offer(id, stay(date, own))).status).toBe(403);
    expect((await offer(id, stay(date), 'agent', 99)).status).toBe(412);
    expect((await (await w.as('agent')).post(url(id, 'offers')).send(stay(date))).status).toBe(428);
    const moved = await offer(id, stay(date, { confirm_total: '1999.00' }));
    expect([moved.status, moved.body.code, moved.body.total]).toEqual([409, 'price_changed', '2000.00']);
    const due: string = (await read(shown)).body.offer.price_details.balance_due_at;
    for (const valid_until of [w.day(-1), due]) {
      const wrong = await offer(id, stay(date, { valid_until }));
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['valid_until']]);
    }
    expect((await offer(id, stay(date, { valid_until: addDays(due, -1) }))).status).toBe(201);
    const closed = await offer(id, stay(w.day(83)));
    expect([closed.status, Object.keys(closed.body)]).toEqual([400, ['check_in']]);
    const hand = await (await w.as('agent')).post(url(id, 'transition')).send({ status: 'accepted' });
    expect([hand.status, hand.body.code]).toEqual([409, 'invalid_transition']);
    const unsigned = await accept(await offered(84), '019aa7c1-0000-7000-8000-000000000000', { accept_terms: false });
    expect([unsigned.status, Object.keys(unsigned.body)]).toEqual([400, ['accept_terms']]);
  });

  it('stands in the account of whoever has confirmed the address, and in nobody else’s', async () => {
    const made = await offered(131);
    const listed = async (email: string, isVerified: boolean, query = '') => {
      const user = await w.test.createUser('customer', null, email);
      if (isVerified) await w.test.em().nativeUpdate(User, { id: user.id }, { emailVerifiedAt: w.test.clock.now() });
      const { status, body } = await w.test
        .api()
        .get(`/api/customers/me/trip-requests/${query}`)
        .auth(await w.test.signInAs(user), { type: 'bearer' });
      expect(status).toBe(200);
      return body as { id: string; reference: string }[];
    };
    const own = await listed('anna@example.com', true, '?lang=ru');
    expect(own.find(({ id }) => id === made.id)).toEqual({
      id: made.id,
      reference: expect.stringMatching(/^TR-/),
      status: 'quoted',
      description: 'A quiet island for two.',
      created_at: expect.any(String),
      reply_by: expect.any(String),
      offer: { status: 'open', package_name: expect.any(String), total: '2000.00', valid_until: w.day(5) },
      access_token: made.key,
    });
    expect(own[0]?.id).toBe(made.id);
    expect(await listed('eve@example.com', true)).toEqual([]);
    await w.sql.primaryRows(`update "user" set email = 'gone@example.com' where email = 'anna@example.com'`);
    expect(await listed('anna@example.com', false)).toEqual([]);
    expect((await w.test.api().get('/api/customers/me/trip-requests/')).status).toBe(401);
  });
});
