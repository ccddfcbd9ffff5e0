import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { CANCELLATION_POLICIES } from '../../content/listing/codes.js';
import { RatesReader } from './rates.reader.js';

let test: TestApp;
let finance: TestAgent;
beforeAll(async () => {
  test = await createTestApp();
  finance = await test.as('finance');
}, 120_000);
afterAll(() => test.close());

const rows = (sql: string, values: unknown[] = []) => test.em().getConnection().execute(sql, values);
const PATH = '/api/cancellation-policies/';
const update = (code: string, body: object, tag: string) =>
  finance.patch(`${PATH}${code}/`).set('if-match', tag).send(body);

describe('cancellation policies', () => {
  it('are public in the language of the visitor, with what comes back when', async () => {
    const { status, headers, body } = await test.api().get(`${PATH}?lang=ru`);
    expect([status, headers['cache-control'], headers['etag']]).toEqual([
      200,
      expect.stringContaining('public'),
      expect.any(String),
    ]);
    expect(body.map(({ code }: { code: string }) => code)).toEqual([...CANCELLATION_POLICIES]);
    expect(body[3]).toEqual({
      code: 'resort_low_45d',
      label: 'Бесплатная отмена не позднее чем за 45 дней до заезда',
      tiers: [
        { hours_before: 1080, refund_percent: 100 },
        { hours_before: 720, refund_percent: 50 },
      ],
      deposit_refundable: true,
      deposit_percent: 25,
      balance_days_before: 45,
    });
    expect(body.at(-1)).toMatchObject({ tiers: [], deposit_refundable: false, deposit_percent: 100 });
    expect((await test.api().get(PATH)).body[0].label).toContain('24 hours');
  });

  it('are changed by manager and finance, for everybody at once', async () => {
    expect((await test.api().get(`${PATH}flex_24h/`)).status).toBe(401);
    expect((await (await test.as('viewer')).get(`${PATH}flex_24h/`)).status).toBe(200);
    for (const role of ['agent', 'editor', 'viewer', 'customer'] as const)
      expect([role, (await (await test.as(role)).patch(`${PATH}flex_24h/`).send({})).status]).toEqual([role, 403]);
    await test.api().get(PATH);
    const { headers, body } = await finance.get(`${PATH}flex_24h/`);
    expect([headers['etag'], body.version, Object.keys(body.labels)]).toEqual(['"1"', 1, ['en', 'ru', 'zh']]);
    const tiers = [
      { hours_before: 48, refund_percent: 100 },
      { hours_before: 12, refund_percent: 40 },
    ];
    const changed = await update('flex_24h', { tiers, deposit_percent: 30, deposit_refundable: false }, '"1"');
    expect([changed.status, changed.headers['etag'], changed.body]).toEqual([
      200,
      '"2"',
      expect.objectContaining({ tiers, deposit_percent: 30, deposit_refundable: false, balance_days_before: 7 }),
    ]);
    expect((await test.api().get(PATH)).body[0]).toMatchObject({ code: 'flex_24h', tiers, deposit_percent: 30 });
    expect(await test.app.get(RatesReader, { strict: false }).terms('flex_24h')).toEqual({
      code: 'flex_24h',
      tiers: [
        { hours_before: 48, refund_bp: 10_000 },
        { hours_before: 12, refund_bp: 4000 },
      ],
      deposit_refundable: false,
      deposit_bp: 3000,
      balance_days_before: 7,
    });
    const second = await update('flex_24h', { balance_days_before: 1 }, '"1"');
    expect([second.status, second.body.current]).toEqual([412, changed.body]);
    expect((await finance.patch(`${PATH}flex_24h/`).send({})).status).toBe(428);
    expect(await rows(`select entity_id from audit_entry where action = 'cancellation_policy.update'`)).toEqual([
      { entity_id: 'flex_24h' },
    ]);
  });

  it.each([
    [
      'tiers.1.hours_before',
      { tiers: [48, 48].map((hours, index) => ({ hours_before: hours, refund_percent: 100 - index })) },
    ],
    ['tiers.1.refund_percent', { tiers: [48, 24].map((hours) => ({ hours_before: hours, refund_percent: 50 })) }],
    ['tiers.0.refund_percent', { tiers: [{ hours_before: 48, refund_percent: 101 }] }],
    ['tiers.0.hours_before', { tiers: [{ hours_before: -1, refund_percent: 50 }] }],
    ['deposit_percent', { deposit_percent: 101 }],
    ['balance_days_before', { balance_days_before: -1 }],
    ['label', { label: 'x' }],
  ])('say what is wrong with %s', async (field, body) => {
    const refused = await update('flex_48h', body, '"1"');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
    expect((await finance.get(`${PATH}flex_48h/`)).body.version).toBe(1);
  });

  it('are those of the product: none is made, none goes', async () => {
    expect((await finance.get(`${PATH}none/`)).status).toBe(400);
    expect((await finance.post(PATH).send({})).status).toBe(405);
    expect((await finance.delete(`${PATH}flex_24h/`).set('if-match', '"1"')).status).toBe(405);
  });
});
