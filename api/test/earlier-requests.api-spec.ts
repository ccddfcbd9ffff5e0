import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MIGRATIONS } from '../src/database/migrations/index.js';
import { ormOptions } from '../src/database/orm-options.js';
import { prepareDatabase } from '../src/database/prepare-database.js';
import { Clock } from '../src/platform/data/clock.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { AccessTokens } from '../src/sales/bookings/access/access-tokens.js';
import { BOOKING_STATUSES, type BookingStatus } from '../src/sales/bookings/booking-status.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { requireDocument } from './document/document.js';
import { createTestDatabase } from './test-database.js';

jest.setTimeout(60_000);

/** The last migration of the version that took requests and could do nothing with them. */
const BEFORE_THE_SALE = 'Migration20261123050000_plain_kinds';

/** What was sold then: by the person and by the group, in cents. */
const PACKAGES = `
  insert into language (code, name, native_name, flag, direction, is_active, is_default, position)
    values ('en', 'English', 'English', '🇬🇧', 'ltr', true, true, 1);
  insert into package (status, published_at, slug, code, type, category_code, duration, duration_nights, price_minor,
      pricing_type, group_size_min, group_size_max, difficulty, meal_plan, best_months, confirmation_mode,
      cancellation_policy, inclusions, itinerary, version)
    select 'published', now(), slug, slug, 'resort_stay', 'diving', 5, 4, price, type, 1, 8, 'easy', 'HB', '[1]', 'on_request',
      'flex_48h', '[]', '[]', 1
    from (values ('quiet-week', 123400, 'per_person'), ('private-boat', 500000, 'per_group')) as v (slug, price, type);
  insert into package_text (package_id, language, name, summary, description, highlights)
    select id, 'en', 'Quiet days', 'Short', 'Long enough to be shown.', '[]' from package;`;

interface Request {
  id: string;
  reference: string;
  status: BookingStatus;
  total: string;
}

/**
 * A request of then in each state that its table knew, and one whose trip is over, by turns of both packages and in each language; two
 * adults and a child.
 */
const REQUESTS: Request[] = [...BOOKING_STATUSES, 'requested' as const].map((status, index) => ({
  id: `019aa7c1-0000-7000-8000-00000000000${index.toString(16)}`,
  reference: `MV-OLD0${String(index).padStart(2, '0')}`,
  status,
  total: index % 2 === 0 ? '3702.00' : '5000.00',
}));

const INSERT = `
  insert into booking (id, reference, status, package_id, check_in, check_out, nights, adults, children_ages, travellers,
      contact_name, contact_email, contact_phone, special_requests, price_minor, pricing_type, units, total_minor, currency,
      display_currency, display_rate, locale, source, reply_by, access_token_hash, terms_version, created_at, updated_at)
    select $1, $2, $3, id, current_date + $9::int, current_date + $9::int + 4, 4, 2, '[7]', 3, 'Анна', 'anna@example.com', '+7 912 345', 'Тихо',
      price_minor, pricing_type, case pricing_type when 'per_person' then 3 else 1 end, $4, 'USD', 'EUR', 0.9, $5, $6,
      now() - interval '5 days', $7, '1', now() - interval '6 days', now() - interval '6 days'
    from package where slug = $8`;

describe('requests of the version before the sale', () => {
  let test: TestApp;
  let keys: AccessTokens;
  let client: pg.Client;
  const document = requireDocument();

  beforeAll(async () => {
    const database = await createTestDatabase();
    const url = database.ownerConfig.databaseUrl;
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    const last = MIGRATIONS.findIndex(({ name }) => name === BEFORE_THE_SALE);
    const { migrations, ...options } = ormOptions(url, 'owner', false);
    const migrationsList = MIGRATIONS.slice(0, last + 1);
    const orm = await MikroORM.init({ ...options, migrations: { ...migrations, migrationsList } });
    await orm.migrator.up();
    await orm.close(true);
    keys = new AccessTokens(database.config);
    await client.query(PACKAGES);
    for (const [index, { id, reference, status, total }] of REQUESTS.entries()) {
      const [locale, source] = [['en', 'ru', 'zh'][index % 3], ['form', 'whatsapp'][index % 2]];
      const slug = index % 2 === 0 ? 'quiet-week' : 'private-boat';
      const cents = Math.round(Number(total) * 100);
      const days = index < BOOKING_STATUSES.length ? 60 : -10;
      await client.query(INSERT, [id, reference, status, cents, locale, source, keys.hashOf(id), slug, days]);
      await client.query(
        `insert into booking_event (id, booking_id, at, type, from_status, to_status)
         values ($1, $2, now() - interval '6 days', 'created', null, $3)`,
        [randomUUID(), id, status],
      );
    }
    await prepareDatabase(database.ownerConfig, new Clock(), () => undefined);
    test = await createTestApp({ database });
  }, 240_000);
  afterAll(async () => {
    await client.end();
    await test.close();
  });

  const requestIn = (status: BookingStatus) => REQUESTS.find((one) => one.status === status) as Request;
  const read = async (path: string, id: string) =>
    test
      .api()
      .get(path)
      .query({ access_token: keys.of(id) })
      .buffer(true);
  const step = async (id: string, name: string, body: object = {}) => {
    const { status, body: answer } = await (await test.as('owner')).post(`/api/bookings/${id}/${name}/`).send(body);
    return { code: status, ...answer } as Record<string, unknown>;
  };

  it('keep their total, their price and their state, which the machine has', async () => {
    const office = (await (await test.as('owner')).get('/api/bookings/?page_size=100')).body;
    const listed = office.results as Request[];
    const facts = ({ id, reference, status, total }: Request) => ({ id, reference, status, total });
    const order = (a: Request, b: Request) => a.reference.localeCompare(b.reference);
    expect(listed.map(facts).toSorted(order)).toEqual(REQUESTS);
  });

  it('open for their guests with the link of then, with each paper and page that a booking has', async () => {
    const pages = document.operations.filter(
      ({ method, path, parameters }) =>
        method === 'GET' &&
        path.startsWith('/api/bookings/{id}/') &&
        !path.includes('{paper}') &&
        parameters.some(({ name }) => name === 'access_token'),
    );
    expect(pages.length).toBeGreaterThan(8);
    const wrong: unknown[] = [];
    for (const { id, total, status } of REQUESTS)
      for (const { path } of pages) {
        const answer = await read(path.replace('{id}', id), id);
        const hasVoucher = status === 'confirmed' || status === 'completed';
        const should = path.endsWith('/voucher/') && !hasVoucher ? 409 : 200;
        const isSame = path !== '/api/bookings/{id}/' || (answer.body.total === total && answer.body.status === status);
        if (answer.status !== should || !isSame) wrong.push({ status, path, code: answer.status, text: answer.text });
      }
    expect(wrong).toEqual([]);
  });

  it('are not ended by the clock of a version in which nobody could answer them', async () => {
    await test.app.get(Jobs).run('bookings.timers');
    const { id } = requestIn('requested');
    const { status, reply_by } = (await read(`/api/bookings/${id}/`, id)).body;
    expect([status, Date.parse(reply_by) > test.clock.now().getTime()]).toEqual(['requested', true]);
    // But where the trip is over, nobody answers any more.
    const over = REQUESTS.at(-1)?.id ?? '';
    expect((await read(`/api/bookings/${over}/`, over)).body.status).toBe('expired');
    const { rows } = await client.query('select distinct entity_id::text as id from outbox_message');
    expect(rows).toEqual([{ id: over }]);
  });

  it('go on as those of today: a yes, money, papers and an end', async () => {
    const { id, total } = requestIn('requested');
    expect(await step(id, 'approve')).toMatchObject({ code: 200, status: 'awaiting_payment', total });
    const paid = await (
      await test.as('owner')
    )
      .post(`/api/bookings/${id}/payments/`)
      .set('idempotency-key', randomUUID())
      .send({ kind: 'payment', method: 'bank_transfer', amount: total });
    expect(paid.status).toBe(201);
    const papers = (await read(`/api/bookings/${id}/papers/`, id)).body.issued as { id: string; type: string }[];
    expect(papers.map(({ type }) => type).toSorted()).toEqual(['pro_forma', 'tax_invoice']);
    for (const place of ['voucher/', ...papers.map((paper) => `papers/${paper.id}/`)]) {
      const paper = await read(`/api/bookings/${id}/${place}`, id);
      expect([place, paper.status, paper.headers['content-type']]).toEqual([place, 200, 'application/pdf']);
    }
    const { fee } = (await read(`/api/bookings/${id}/cancellation/`, id)).body;
    const ended = await step(id, 'cancel', { reason_code: 'other', confirm_fee: fee });
    expect(ended).toMatchObject({ code: 200, status: 'cancelled', total });
  });

  it.each(['on_hold', 'awaiting_payment', 'confirmed', 'waitlisted'] as const)('end, being %s', async (status) => {
    const { id, total } = requestIn(status);
    const { fee } = (await read(`/api/bookings/${id}/cancellation/`, id)).body;
    expect(await step(id, 'cancel', { reason_code: 'other', confirm_fee: fee })).toMatchObject({
      code: 200,
      status: 'cancelled',
      total,
    });
  });

  it.each(['cancelled', 'expired'] as const)('are taken up again, being %s', async (status) => {
    expect(await step(requestIn(status).id, 'reopen')).toMatchObject({ code: 200, status: 'requested' });
  });
});
