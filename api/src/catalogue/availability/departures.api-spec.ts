import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Sql } from '../../platform/data/sql.js';
import type { DepartureDto } from './departures.dto.js';
import { SoldOutError } from './stock.errors.js';
import { Stock } from './stock.js';

const TRIP = 'central-atolls-liveaboard-week';

let test: TestApp;
let sql: Sql;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  sql = test.app.get(Sql);
  await sql.primaryRows('delete from departure');
}, 120_000);
afterAll(() => test.close());

const day = (days: number) => test.clock.maldivesDate(days);
const create = async (body: object, language = 'en') =>
  (await test.as('agent'))
    .post('/api/departures/')
    .set('accept-language', language)
    .send({ package: TRIP, ...body });
const made = async (body: object): Promise<DepartureDto> => {
  const { status, body: answer } = await create({ capacity: 10, ...body });
  expect(status).toBe(201);
  return answer.created[0];
};
const patch = async (
  { id, version }: { id: number; version: number },
  body: object,
  role: 'agent' | 'manager' = 'agent',
) => (await test.as(role)).patch(`/api/departures/${id}/`).set('if-match', `"${version}"`).send(body);
const list = async (query = '') => (await test.as('viewer')).get(`/api/departures/?${query}`);
const take = (departure: number, qty: number, booking = uuid()) =>
  test
    .em()
    .transactional((em) =>
      test.app.get(Stock, { strict: false }).take(em, { booking, kind: 'hard', wanted: [{ departure, qty }] }),
    );
const audited = async (id: number) =>
  sql.primaryRows<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_entry where entity = 'departure' and entity_id = $1 order by at, id`,
    [String(id)],
  );

describe('making departures', () => {
  it('makes one, whose end, cut-off and terms follow from what is said', async () => {
    const departure = await made({
      start_date: day(100),
      cutoff_hours: 48,
      min_to_run: 3,
      price: '1999.90',
      notes: 'Two boats',
    });
    expect(departure).toMatchObject({
      ...{ package: { slug: TRIP }, start_date: day(100), end_date: day(107), status: 'open' },
      ...{ capacity: 10, held: 0, sold: 0, vacancies: 10, min_to_run: 3, is_guaranteed: false },
      ...{ cutoff_at: `${day(97)}T19:00:00.000Z`, price: '1999.90', notes: 'Two boats', version: 1 },
    });
    expect(await audited(departure.id)).toMatchObject([
      { action: 'departure.create', before: null, after: { capacity: 10, start_date: day(100) } },
    ]);
    const agent = await test
      .em()
      .getConnection()
      .execute<{ updated_by: string }[]>('select updated_by from departure where id = ?', [departure.id]);
    expect(agent[0]?.updated_by).not.toBeNull();
  });

  it('makes one each week, but none where there is one', async () => {
    const { id } = await made({ start_date: day(214) });
    const { status, body } = await create({ start_date: day(200), repeat_until: day(222), capacity: 8 }, 'ru');
    expect(status).toBe(201);
    expect(body.created.map(({ start_date }: DepartureDto) => start_date)).toEqual([day(200), day(207), day(221)]);
    expect(body.existing).toEqual([day(214)]);
    expect(body.created[0].package.name).toMatch(/[а-я]/i);
    const again = await create({ start_date: day(200), repeat_until: day(221), capacity: 8 });
    expect([again.status, Object.keys(again.body)]).toEqual([400, ['start_date']]);
    const kept = await sql.primaryRow<{ capacity: number }>('select capacity from departure where id = $1', [id]);
    expect(kept?.capacity).toBe(10);
  });

  it('makes a series on several days of the week', async () => {
    const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    const [first, second] = [day(500), day(502)];
    const weekdays = [weekdayOf(first), weekdayOf(second)];
    const { status, body } = await create({ start_date: first, repeat_until: day(509), weekdays, capacity: 8 });
    expect(status).toBe(201);
    expect(body.created.map(({ start_date }: DepartureDto) => start_date)).toEqual([first, second, day(507), day(509)]);
    const none = await create({ start_date: first, weekdays: [weekdayOf(day(501))], capacity: 8 });
    expect([none.status, Object.keys(none.body)]).toEqual([400, ['weekdays']]);
  });

  it('makes each day once, also when two people are at it', async () => {
    const body = { start_date: day(300), repeat_until: day(370), capacity: 8 };
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(body)));
    const made = answers.flatMap(({ body: { created } }) => created ?? []);
    expect(made).toHaveLength(11);
    for (const { status } of answers) expect([201, 400]).toContain(status);
  });

  it('is seen by visitors at once', async () => {
    const address = `/api/availability/?package=${TRIP}&from=${day(150)}&to=${day(150)}`;
    expect((await test.api().get(address)).body).toMatchObject([{ status: 'CLOSED' }]);
    const departure = await made({ start_date: day(150) });
    expect((await test.api().get(address)).body).toMatchObject([{ status: 'AVAILABLE', vacancies: 10 }]);
    expect((await patch(departure, { status: 'closed' })).status).toBe(200);
    expect((await test.api().get(address)).body).toMatchObject([{ status: 'CLOSED', vacancies: null }]);
  });

  it.each([
    ['package', { package: 'nowhere' }],
    ['start_date', { start_date: '2020-01-01' }],
    ['start_date', { start_date: '2099-01-01' }],
    ['start_date', { start_date: '2027-02-30' }],
    ['repeat_until', { repeat_until: '2020-01-01' }],
    ['repeat_until', { repeat_until: '2099-01-01' }],
    ['capacity', { capacity: 0 }],
    ['capacity', { capacity: '8' }],
    ['min_to_run', { min_to_run: 0 }],
    ['cutoff_hours', { cutoff_hours: -1 }],
    ['price', { price: '-5' }],
    ['held', { held: 3 }],
  ])('refuses by %s: %j', async (field, body) => {
    const { status, body: answer } = await create({ start_date: day(400), capacity: 8, ...body });
    expect([status, Object.keys(answer)]).toEqual([400, [field]]);
  });
});

describe('changing a departure', () => {
  it('changes what is named, with its version and an entry in the audit', async () => {
    const departure = await made({ start_date: day(31), notes: 'kept' });
    const cutoff = `${day(30)}T10:00:00.000Z`;
    const { status, body, headers } = await patch(departure, {
      capacity: 12,
      min_to_run: 4,
      price: '10',
      cutoff_at: cutoff,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      capacity: 12,
      min_to_run: 4,
      price: '10.00',
      cutoff_at: cutoff,
      notes: 'kept',
      version: 2,
    });
    expect(headers['etag']).toBe('"2"');
    expect((await audited(departure.id)).at(-1)).toMatchObject({
      ...{ action: 'departure.update', before: { capacity: 10 }, after: { capacity: 12 } },
    });
    expect((await patch(body, { price: null, notes: null })).body).toMatchObject({ price: null, notes: '' });
  });

  it('wants the version that was read', async () => {
    const departure = await made({ start_date: day(32) });
    const agent = await test.as('agent');
    expect((await agent.patch(`/api/departures/${departure.id}/`).send({ capacity: 5 })).status).toBe(428);
    await patch(departure, { capacity: 11 }, 'manager');
    const stale = await patch(departure, { capacity: 5 });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      code: 'stale_version',
      current: { capacity: 11 },
      updated_by: 'as-manager@test.example',
    });
    expect((await patch({ id: 999_999, version: 1 }, { capacity: 5 })).status).toBe(404);
  });

  it('never goes below what is held and sold, and keeps its version while places are taken', async () => {
    const departure = await made({ start_date: day(33), min_to_run: 2 });
    await take(departure.id, 6);
    const { status, body } = await patch(departure, { capacity: 5 });
    expect([status, body.capacity]).toEqual([400, ['Must be at least 6']]);
    const fits = await patch(departure, { capacity: 6 });
    expect(fits.body).toMatchObject({ capacity: 6, sold: 6, vacancies: 0, is_guaranteed: true });
    await expect(take(departure.id, 1)).rejects.toThrow(SoldOutError);
  });

  it('lets no place be taken that a change takes away meanwhile', async () => {
    const departure = await made({ start_date: day(34) });
    const takers = Array.from({ length: 10 }, () =>
      take(departure.id, 1).then(
        () => true,
        () => false,
      ),
    );
    const [{ status }, ...taken] = await Promise.all([patch(departure, { capacity: 5 }), ...takers]);
    const { capacity = 0, sold = 0 } =
      (await sql.primaryRow<{ capacity: number; sold: number }>('select capacity, sold from departure where id = $1', [
        departure.id,
      ])) ?? {};
    expect(sold).toBe(taken.filter(Boolean).length);
    expect(sold).toBeLessThanOrEqual(capacity);
    expect(status).toBe(capacity === 5 ? 200 : 400);
  });

  it('is cancelled as long as nobody holds a place', async () => {
    const departure = await made({ start_date: day(35) });
    await take(departure.id, 1);
    const { status, body } = await patch(departure, { status: 'cancelled' });
    expect([status, Object.keys(body)]).toEqual([400, ['status']]);
    const free = await made({ start_date: day(36) });
    expect((await patch(free, { status: 'cancelled' })).body).toMatchObject({ status: 'cancelled' });
  });

  it('has its cut-off before its first day is over', async () => {
    const departure = await made({ start_date: day(37) });
    const late = await patch(departure, { cutoff_at: `${day(38)}T00:00:00Z` });
    expect([late.status, Object.keys(late.body)]).toEqual([400, ['cutoff_at']]);
  });
});

describe('the list of departures', () => {
  beforeAll(async () => {
    await sql.primaryRows('delete from allocation');
    await sql.primaryRows('delete from departure');
    await create({ start_date: day(20), repeat_until: day(41), capacity: 8 });
    await create({ package: 'local-island-hop', start_date: day(25), capacity: 8 });
    await sql.primaryRows(`update departure set status = 'closed' where start_date = $1`, [day(27)]);
  });
  const starts = async (query: string) => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    return body.results.map(({ start_date }: DepartureDto) => start_date);
  };

  it('has all by start day, and pages', async () => {
    expect(await starts('')).toEqual([day(20), day(25), day(27), day(34), day(41)]);
    const { body } = await list('page_size=2&page=2');
    expect(body).toMatchObject({ count: 5, next: expect.stringContaining('page=3') });
    expect(body.results).toHaveLength(2);
    expect((await list('page=9')).status).toBe(404);
  });

  it('is narrowed by package, days and state', async () => {
    expect(await starts('package=local-island-hop')).toEqual([day(25)]);
    expect(await starts(`from=${day(25)}&to=${day(34)}`)).toEqual([day(25), day(27), day(34)]);
    expect(await starts('status=closed')).toEqual([day(27)]);
    expect(await starts(`package=${TRIP}&status=open&from=${day(30)}`)).toEqual([day(34), day(41)]);
    expect((await list('sort=price')).status).toBe(400);
  });

  it('is for those who may see the catalogue', async () => {
    expect((await test.api().get('/api/departures/')).status).toBe(401);
    expect((await (await test.as('customer')).get('/api/departures/')).status).toBe(403);
  });
});

it('is the matter of owner, manager and agent alone', async () => {
  for (const role of ['editor', 'translator', 'finance', 'viewer'] as const) {
    const other = await test.as(role);
    const body = { package: TRIP, start_date: day(500), capacity: 8 };
    expect((await other.post('/api/departures/').send(body)).status).toBe(403);
    expect((await other.patch('/api/departures/1/').set('if-match', '"1"').send({})).status).toBe(403);
    expect((await other.patch('/api/allotments/').send({})).status).toBe(403);
  }
  for (const [index, role] of (['owner', 'manager', 'agent'] as const).entries()) {
    const body = { package: TRIP, start_date: day(500 + index), capacity: 8 };
    expect((await (await test.as(role)).post('/api/departures/').send(body)).status).toBe(201);
  }
});
