import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';

let test: TestApp;
let finance: TestAgent;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  finance = await test.as('finance');
}, 120_000);
afterAll(() => test.close());

const rows = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.em().getConnection().execute(sql, values) as Promise<T[]>;
const idOf = async (table: 'package' | 'resort', slug: string) =>
  (await rows<{ id: number }>(`select id from ${table} where slug = ?`, [slug]))[0]?.id;
const audited = async (action: string) => (await rows('select 1 from audit_entry where action = ?', [action])).length;
const path = (kind: Kind, id?: number) => `/api/${kind}/${id === undefined ? '' : `${id}/`}`;

/** Until two connections of this database wait for a lock. */
async function twoWaiting(): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (let turn = 0; turn < 200; turn++) {
    const [row] = await rows<{ n: number }>(waiting);
    if (row?.n === 2) return;
    await sleep(25);
  }
  throw new Error('nobody waits');
}

type Kind = 'seasons' | 'reductions';
const PACKAGE = 'baa-manta-season';
const NAMES = { en: 'Whale shark weeks', ru: 'Недели китовых акул' };
const dinner = { code: 'dinner', on: '2031-02-14', adult: '100.00', child: '50.00', names: { en: 'Dinner' } };
const whole = {
  seasons: {
    code: 'whale_sharks',
    names: NAMES,
    first_night: '2031-02-01',
    last_night: '2031-02-28',
    package: PACKAGE,
  },
  reductions: { code: 'late_booking', names: NAMES, off_percent: '12.5', package: PACKAGE },
};

describe.each(['seasons', 'reductions'] as const)('%s', (kind) => {
  const one = kind.slice(0, -1);
  const make = async (more: object = {}) => {
    const made = await finance.post(path(kind)).send({ ...whole[kind], ...more });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ version: 1 })]);
    return made.body;
  };
  const remove = (id: number, tag = '"1"') => finance.delete(path(kind, id)).set('if-match', tag);

  it('are read by the office alone, and changed by manager and finance', async () => {
    for (const call of [test.api().get(path(kind)), test.api().post(path(kind)).send(whole[kind])])
      expect((await call).status).toBe(401);
    expect((await (await test.as('viewer')).get(path(kind))).status).toBe(200);
    for (const role of ['agent', 'editor', 'viewer', 'customer'] as const) {
      const agent = await test.as(role);
      const answers = await Promise.all([
        agent.post(path(kind)).send(whole[kind]),
        agent.patch(path(kind, 1)).send({}),
        agent.delete(path(kind, 1)),
      ]);
      expect([role, ...answers.map(({ status }) => status)]).toEqual([role, 403, 403, 403]);
    }
    const made = await (await test.as('manager')).post(path(kind)).send(whole[kind]);
    expect(made.status).toBe(201);
    expect((await remove(made.body.id)).status).toBe(204);
  });

  it('are made once for a package, a resort or everything, changed and taken away', async () => {
    const before = await audited(`${one}.update`);
    const made = await make();
    expect(made).toMatchObject({ names: NAMES, package: await idOf('package', PACKAGE), resort: null });
    const again = await finance.post(path(kind)).send(whole[kind]);
    expect([again.status, again.body]).toEqual([400, { code: ['This is already taken'] }]);
    const everywhere = await make({ package: null });
    const there = await make({ package: null, resort: 'mas-veyo' });
    expect([everywhere.package, everywhere.resort, there.resort]).toEqual([
      null,
      null,
      await idOf('resort', 'mas-veyo'),
    ]);
    const found = await finance.get(`${path(kind)}?package=${PACKAGE}&page_size=100`);
    expect(found.body.results.map(({ id }: { id: number }) => id)).toContain(made.id);
    expect(found.body.results.map(({ id }: { id: number }) => id)).not.toContain(there.id);
    const numbered = await finance.get(`${path(kind)}?resort=${there.resort}&page_size=100`);
    expect(numbered.body.results.map(({ id }: { id: number }) => id)).toContain(there.id);
    expect((await finance.get(`${path(kind)}?package=99999999999`)).body.count).toBe(0);

    const call = () => finance.patch(path(kind, made.id));
    expect((await call().send({ names: { zh: '鲸鲨周' } })).status).toBe(428);
    const changed = await call()
      .set('if-match', '"1"')
      .send({ names: { zh: '鲸鲨周' } });
    expect([changed.status, changed.headers['etag'], changed.body.names]).toEqual([
      200,
      '"2"',
      { ...NAMES, zh: '鲸鲨周' },
    ]);
    const second = await call()
      .set('if-match', '"1"')
      .send({ names: { zh: '鲸' } });
    expect([second.status, second.body]).toEqual([
      412,
      expect.objectContaining({ code: 'stale_version', updated_by: 'as-finance@test.example' }),
    ]);
    expect(second.body.current).toEqual(changed.body);
    expect((await remove(made.id)).status).toBe(412);
    expect((await finance.delete(path(kind, made.id))).status).toBe(428);
    expect((await remove(made.id, '"2"')).status).toBe(204);
    expect((await remove(made.id, '"2"')).status).toBe(404);
    for (const { id } of [everywhere, there]) expect((await remove(id)).status).toBe(204);
    expect(await rows(`select 1 from ${one} where code = ?`, [whole[kind].code])).toEqual([]);
    expect([await audited(`${one}.update`), await audited(`${one}.delete`)]).toEqual([before + 1, expect.any(Number)]);
  });

  it('are for a package or a resort that is there, not both', async () => {
    for (const [field, body] of [
      ['package', { package: 'no-such-package' }],
      ['package', { package: 999_999 }],
      ['resort', { resort: 'mas-veyo' }],
    ] as const) {
      const refused = await finance.post(path(kind)).send({ ...whole[kind], ...body });
      expect([body, refused.status, Object.keys(refused.body)]).toEqual([body, 400, [field]]);
    }
  });

  it('are made once when two write at once', async () => {
    let answers: Promise<Response[]> = Promise.resolve([]);
    await test.em().transactional(async (em) => {
      // Rows are read meanwhile, and written once both writers have come as far as they can.
      await transactionSql(em).primaryRows(`lock table ${one} in share mode`);
      answers = Promise.all([1, 2].map(() => finance.post(path(kind)).send(whole[kind])));
      await twoWaiting();
    });
    const [made, refused] = (await answers).toSorted((a, b) => a.status - b.status);
    expect([made?.status, refused?.status, refused?.body]).toEqual([201, 400, { code: ['This is already taken'] }]);
    expect((await remove(made?.body.id)).status).toBe(204);
  });
});

describe('a season', () => {
  it('is stored as it was written', async () => {
    const body = {
      ...whole.seasons,
      priority: 70,
      surcharge_percent: '-12.5',
      min_nights: 4,
      policy: 'flex_24h',
      obligatory: [dinner],
    };
    const made = await finance.post('/api/seasons/').send(body);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ ...body, package: expect.any(Number), surcharge_percent: '-12.50' }),
    ]);
    const columns = 'first_night::text, last_night::text, priority, surcharge_bp, min_nights, policy, obligatory';
    expect(await rows(`select ${columns} from season where id = ?`, [made.body.id])).toEqual([
      {
        first_night: '2031-02-01',
        last_night: '2031-02-28',
        priority: 70,
        surcharge_bp: -1250,
        min_nights: 4,
        policy: 'flex_24h',
        obligatory: [
          { code: 'dinner', on: '2031-02-14', adult_minor: 10_000, child_minor: 5000, text: { en: 'Dinner' } },
        ],
      },
    ]);
    const call = finance.patch(`/api/seasons/${made.body.id}/`).set('if-match', '"1"');
    const changed = await call.send({ policy: null, obligatory: [], last_night: '2031-02-10' });
    expect(changed.body).toMatchObject({
      policy: null,
      obligatory: [],
      last_night: '2031-02-10',
      surcharge_percent: '-12.50',
    });
    const later = await finance.get('/api/seasons/?from=2031-02-11&page_size=100');
    expect(later.body.results.some(({ id }: { id: number }) => id === made.body.id)).toBe(false);
    await finance.delete(`/api/seasons/${made.body.id}/`).set('if-match', '"2"');
  });

  it.each([
    ['code', { code: 'Not a code' }],
    ['first_night', { first_night: '2031-02-30' }],
    ['last_night', { last_night: '2031-01-31' }],
    ['names.en', { names: { ru: 'Сезон' } }],
    ['surcharge_percent', { surcharge_percent: '-100.01' }],
    ['surcharge_percent', { surcharge_percent: '1.234' }],
    ['min_nights', { min_nights: 0 }],
    ['policy', { policy: 'none' }],
    ['obligatory.0.on', { obligatory: [{ ...dinner, on: '2031-03-01' }] }],
    ['obligatory.0.on', { obligatory: [{ ...dinner, on: '2031-01-31' }] }],
    ['obligatory.0.names.en', { obligatory: [{ ...dinner, names: {} }] }],
    ['obligatory.0.adult', { obligatory: [{ ...dinner, adult: '-1' }] }],
    ['obligatory.1.code', { obligatory: [dinner, dinner] }],
  ])('says what is wrong with %s', async (field, body) => {
    const refused = await finance.post('/api/seasons/').send({ ...whole.seasons, ...body });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
  });

  it('needs a code and its nights', async () => {
    const refused = await finance.post('/api/seasons/').send({ names: NAMES });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['code', 'first_night', 'last_night']]);
  });
});

describe('a reduction', () => {
  it('is stored as it was written', async () => {
    const body = {
      ...whole.reductions,
      arrive_from: '2031-01-01',
      arrive_to: '2031-02-01',
      book_from: '2030-01-01',
      book_to: '2030-02-01',
      days_ahead_min: 30,
      days_ahead_max: 60,
      nights_min: 5,
      is_active: false,
    };
    const made = await finance.post('/api/reductions/').send(body);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ ...body, package: expect.any(Number), off_percent: '12.50' }),
    ]);
    const columns = 'off_bp, arrive_from::text, book_to::text, days_ahead_min, nights_min, is_active';
    expect(await rows(`select ${columns} from reduction where id = ?`, [made.body.id])).toEqual([
      {
        off_bp: 1250,
        arrive_from: '2031-01-01',
        book_to: '2030-02-01',
        days_ahead_min: 30,
        nights_min: 5,
        is_active: false,
      },
    ]);
    const call = finance.patch(`/api/reductions/${made.body.id}/`).set('if-match', '"1"');
    const changed = await call.send({ is_active: true, book_to: null, days_ahead_max: null });
    expect(changed.body).toMatchObject({
      is_active: true,
      book_to: null,
      days_ahead_max: null,
      book_from: '2030-01-01',
    });
  });

  it.each([
    ['code', { code: undefined }],
    ['off_percent', { off_percent: undefined }],
    ['off_percent', { off_percent: '0' }],
    ['off_percent', { off_percent: '101' }],
    ['names.en', { names: {} }],
    ['arrive_to', { arrive_from: '2031-02-01', arrive_to: '2031-01-31' }],
    ['book_to', { book_from: '2031-02-01', book_to: '2031-01-31' }],
    ['days_ahead_max', { days_ahead_min: 60, days_ahead_max: 30 }],
    ['nights_min', { nights_min: 0 }],
  ])('says what is wrong with %s', async (field, body) => {
    const refused = await finance.post('/api/reductions/').send({ ...whole.reductions, code: 'wrong', ...body });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
  });
});
