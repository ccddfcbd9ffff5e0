import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { TaxRuleDto } from './tax-rules.dto.js';

let test: TestApp;
let finance: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  finance = await test.as('finance');
}, 120_000);
afterAll(() => test.close());

const rows = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.em().getConnection().execute(sql, values) as Promise<T[]>;
const day = (days: number) => test.clock.maldivesDate(days);
const list = async (code: string): Promise<TaxRuleDto[]> => {
  const { status, body } = await finance.get('/api/tax-rules/');
  expect(status).toBe(200);
  return body.filter((rule: TaxRuleDto) => rule.code === code);
};
const create = (body: object, agent = finance) => agent.post('/api/tax-rules/').send(body);
const update = (id: number, body: object, tag?: string) => {
  const call = finance.patch(`/api/tax-rules/${id}/`).send(body);
  return tag === undefined ? call : call.set('if-match', tag);
};
const audited = async (action: string) =>
  (await rows<{ n: number }>('select count(*)::int as n from audit_entry where action = ?', [action]))[0]?.n;
/** Rules of T-GST as lines: rate, first and last day. */
const times = async () => (await list('T_GST')).map(({ rate, valid_from: from, valid_to: to }) => [rate, from, to]);
const LAW = [
  ['17.00', '2025-07-01', null],
  ['16.00', '2023-01-01', '2025-06-30'],
];

describe('tax rules', () => {
  beforeEach(async () => {
    await rows(`delete from tax_rule where valid_from > '2025-07-01'`);
    await rows(`update tax_rule set valid_to = null where valid_from = '2025-07-01' or code = 'SERVICE'`);
  });

  it('are read by the office alone, and changed by its owner and finance', async () => {
    expect((await test.api().get('/api/tax-rules/')).status).toBe(401);
    expect((await create({ code: 'T_GST', rate: '1', valid_from: day(1) }, test.api())).status).toBe(401);
    expect((await (await test.as('viewer')).get('/api/tax-rules/')).status).toBe(200);
    for (const role of ['manager', 'agent', 'editor', 'translator', 'viewer', 'customer'] as const) {
      const agent = await test.as(role);
      const [{ id } = { id: 0 }] = await list('T_GST');
      expect([role, (await create({ code: 'T_GST', rate: '1', valid_from: day(1) }, agent)).status]).toEqual([
        role,
        403,
      ]);
      expect([role, (await agent.patch(`/api/tax-rules/${id}/`).send({})).status]).toEqual([role, 403]);
    }
    expect(await times()).toEqual(LAW);
    expect((await create({ code: 'T_GST', rate: '18', valid_from: day(9) }, await test.as('owner'))).status).toBe(201);
  });

  it('end the day before the next of their code begins', async () => {
    const before = await audited('tax_rule.update');
    const made = await create({ code: 'T_GST', rate: '18.5', valid_from: day(30), source: 'GST Act' });
    expect([made.status, made.headers['etag'], made.body]).toEqual([
      201,
      '"1"',
      {
        id: expect.any(Number),
        code: 'T_GST',
        names: { en: 'Tourism tax (T-GST)', ru: expect.any(String), zh: expect.any(String) },
        kind: 'percent',
        rate: '18.50',
        base: 'net_plus_service',
        applies_to: ['stay', 'extra', 'transfer'],
        valid_from: day(30),
        valid_to: null,
        places: [],
        rooms_max: null,
        rooms_min: null,
        age_min: null,
        source: 'GST Act',
        has_served: false,
        version: 1,
        updated_at: expect.any(String),
      },
    ]);
    expect(await times()).toEqual([['18.50', day(30), null], ['17.00', '2025-07-01', day(29)], LAW[1]]);
    const [stored] = await rows(
      `select rate, kind, valid_to, updated_by is not null as by from tax_rule where id = ?`,
      [made.body.id],
    );
    expect(stored).toEqual({ rate: 1850, kind: 'percent', valid_to: null, by: true });
    expect([await audited('tax_rule.create'), await audited('tax_rule.update')]).toEqual([
      expect.any(Number),
      (before ?? 0) + 1,
    ]);
  });

  it('hold for kinds and sizes of places beside one another', async () => {
    const small = { code: 'GREEN_TAX', rate: '8', places: ['inhabited_island'], rooms_max: 50 };
    expect((await create({ ...small, valid_from: day(10) })).body).toMatchObject({
      kind: 'per_person_per_day',
      age_min: 2,
    });
    const green = (await list('GREEN_TAX')).map((rule) => [rule.rate, rule.rooms_max, rule.rooms_min, rule.valid_to]);
    expect(green).toEqual([
      ['8.00', 50, null, null],
      ['12.00', null, null, null],
      ['12.00', null, 51, null],
      ['6.00', 50, null, day(9)],
    ]);
    for (const [field, body] of [
      ['valid_from', { ...small, rooms_max: 60, valid_from: day(20) }],
      ['valid_from', { code: 'GREEN_TAX', rate: '9', valid_from: day(20) }],
      ['rooms_max', { ...small, rooms_min: 60, valid_from: day(20) }],
      ['valid_to', { ...small, valid_from: day(20), valid_to: day(19) }],
    ] as const) {
      const refused = await create(body);
      expect([body, refused.status, Object.keys(refused.body)]).toEqual([body, 400, [field]]);
    }
    expect(await list('GREEN_TAX')).toHaveLength(4);
  });

  it('never begin in days that another has served', async () => {
    const refused = await create({ code: 'T_GST', rate: '18', valid_from: day(-1) });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['valid_from']]);
    expect(await times()).toEqual(LAW);
    expect((await create({ code: 'T_GST', rate: '18', valid_from: day(0) })).status).toBe(201);
    expect(await times()).toEqual([['18.00', day(0), null], ['17.00', '2025-07-01', day(-1)], LAW[1]]);
    // Before the first one nothing was taxed: history may be completed.
    const old = { code: 'T_GST', rate: '12', valid_from: '2022-01-01', valid_to: '2022-12-31' };
    const made = await create(old);
    expect([made.status, made.body.has_served]).toEqual([201, true]);
    expect((await create({ ...old, valid_from: '2021-06-01' })).status).toBe(400);
    await rows('delete from tax_rule where id = ?', [made.body.id]);
  });

  it('can only be ended once they have served', async () => {
    const [now, then] = await list('T_GST');
    const served = now?.id ?? 0;
    const tag = `"${now?.version}"`;
    const refused = await update(served, { rate: '18', valid_from: day(1), places: ['vessel'] }, tag);
    expect([refused.status, refused.body]).toEqual([
      400,
      Object.fromEntries(
        ['rate', 'valid_from', 'places'].map((member) => [member, [expect.stringContaining('already')]]),
      ),
    ]);
    expect((await update(served, { valid_to: day(-2) }, tag)).body).toHaveProperty('valid_to');
    const past = await update(then?.id ?? 0, { valid_to: null }, `"${then?.version}"`);
    expect([past.status, Object.keys(past.body)]).toEqual([400, ['valid_to']]);
    const ended = await update(served, { valid_to: day(60), names: { en: 'T-GST' } }, tag);
    expect([ended.status, ended.body]).toEqual([
      200,
      expect.objectContaining({ valid_to: day(60), rate: '17.00', version: (now?.version ?? 0) + 1 }),
    ]);
    expect(
      await rows('select rate, valid_to::text, names ->> ? as name from tax_rule where id = ?', ['en', served]),
    ).toEqual([{ rate: 1700, valid_to: day(60), name: 'T-GST' }]);
  });

  it('take the one before along as long as they have not begun', async () => {
    const { id } = (await create({ code: 'T_GST', rate: '18', valid_from: day(30) })).body;
    expect((await update(id, { valid_from: day(50), rate: '19' }, '"1"')).status).toBe(200);
    expect(await times()).toEqual([['19.00', day(50), null], ['17.00', '2025-07-01', day(49)], LAW[1]]);
    expect((await update(id, { valid_from: day(20) }, '"2"')).status).toBe(200);
    expect(await times()).toEqual([['19.00', day(20), null], ['17.00', '2025-07-01', day(19)], LAW[1]]);
    const refused = await update(id, { valid_from: day(-3) }, '"3"');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['valid_from']]);
    expect(await times()).toEqual([['19.00', day(20), null], ['17.00', '2025-07-01', day(19)], LAW[1]]);
  });

  it('are changed in the version that was read', async () => {
    const { id } = (await create({ code: 'T_GST', rate: '18', valid_from: day(30) })).body;
    expect((await update(id, { rate: '19' })).status).toBe(428);
    expect((await update(id, { rate: '19' }, '"1"')).headers['etag']).toBe('"2"');
    const second = await update(id, { rate: '20' }, '"1"');
    expect([second.status, second.body]).toEqual([
      412,
      expect.objectContaining({
        code: 'stale_version',
        updated_by: 'as-finance@test.example',
        current: expect.objectContaining({ rate: '19.00', version: 2 }),
      }),
    ]);
    expect((await update(999_999, {}, '"1"')).status).toBe(404);
  });

  it.each([
    ['code', { code: 'VAT', rate: '1', valid_from: '2030-01-01' }],
    ['rate', { code: 'T_GST', valid_from: '2030-01-01' }],
    ['rate', { code: 'T_GST', rate: '-1', valid_from: '2030-01-01' }],
    ['rate', { code: 'T_GST', rate: '100.01', valid_from: '2030-01-01' }],
    ['valid_from', { code: 'T_GST', rate: '1' }],
    ['valid_from', { code: 'T_GST', rate: '1', valid_from: '2030-02-30' }],
    ['places', { code: 'T_GST', rate: '1', valid_from: '2030-01-01', places: ['moon'] }],
    ['age_min', { code: 'T_GST', rate: '1', valid_from: '2030-01-01', age_min: -1 }],
    ['vat', { code: 'T_GST', rate: '1', valid_from: '2030-01-01', vat: true }],
  ])('say what is wrong with %s', async (field, body) => {
    const refused = await create(body);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
    expect(await times()).toEqual(LAW);
  });

  it('stay one for each day when several write at once', async () => {
    const days = Array.from({ length: 12 }, (_, index) => day(10 + index * 5));
    const answers = await Promise.all(
      days.map((from, index) => create({ code: 'T_GST', rate: `${20 + index}`, valid_from: from })),
    );
    for (const { status, body } of answers)
      expect([201, 400]).toContain(status === 400 && !('valid_from' in body) ? body : status);
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    const stored = (await list('T_GST')).toReversed();
    expect(stored).toHaveLength(2 + made.length);
    for (const [index, { valid_to: to }] of stored.entries()) {
      const next = stored[index + 1];
      const [row] = await rows<{ same: boolean }>('select ?::date + 1 = ?::date as same', [
        to,
        next?.valid_from ?? null,
      ]);
      expect([index, next ? row?.same : to]).toEqual([index, next ? true : null]);
    }
  });

  it('are held apart by the table where nothing else does', async () => {
    const insert = (from: string) =>
      rows(
        `insert into tax_rule (code, names, kind, rate, base, applies_to, valid_from, places, updated_at)
         values ('SERVICE', '{}', 'percent', 1, 'net', '{stay}', ?, '{}', now())`,
        [from],
      );
    await rows(`update tax_rule set valid_to = ? where code = 'SERVICE'`, [day(9)]);
    const both = await Promise.allSettled([insert(day(10)), insert(day(11))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
