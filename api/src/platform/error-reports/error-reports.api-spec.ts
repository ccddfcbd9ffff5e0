import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { MAX_GROUPS, MAX_REPORTS } from './error-reports.queries.js';

const REPORT = {
  message: "Cannot read properties of undefined (reading 'price')",
  name: 'TypeError',
  level: 'page',
  stack: 'TypeError: x\n    at Price (https://atoll.example/remotes/mfe-catalog/a.js:1:2)',
  timestamp: '2026-11-21T08:00:00.000Z',
  url: 'https://atoll.example/ru/packages?token=secret#x',
};

describe('error reports in the office', () => {
  let test: TestApp;
  let number = 0;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  const report = async (version: string, more: object = {}) => {
    const error_id = `visitor-saw-${++number}`;
    const remote = { name: 'mfe-catalog', version };
    await test
      .api()
      .post('/api/errors')
      .send({ ...REPORT, error_id, remote, ...more })
      .expect(202, { error_id });
    return error_id;
  };
  const list = async (query = '') => (await (await test.as('owner')).get(`/api/error-reports/${query}`)).body;
  const setStatus = async (id: string, version: number, status: string) =>
    (await test.as('owner')).patch(`/api/error-reports/${id}/`).set('if-match', `"${version}"`).send({ status });

  it('are grouped by what is the same error, over versions and numbers', async () => {
    await report('1.0.0');
    await report('1.0.0', { message: REPORT.message });
    const shown = await report('1.1.0', { stack: REPORT.stack.replace('1:2', '77:8') });
    await report('1.1.0', { name: 'RangeError' });
    await test
      .api()
      .post('/api/errors')
      .send({ ...REPORT, error_id: 'of-the-shell', shell: '2.0.0' });
    const all = await list('?sort=count');
    expect(all.results.map(({ count, remote, name }: Record<string, unknown>) => [count, remote, name])).toEqual([
      [3, 'mfe-catalog', 'TypeError'],
      [1, 'mfe-catalog', 'RangeError'],
      [1, null, 'TypeError'],
    ]);
    expect(all.results[0]).toMatchObject({ status: 'new', first_version: '1.0.0', last_version: '1.1.0', version: 1 });
    expect((await list(`?error_id=${shown}`)).results).toEqual([all.results[0]]);
    expect((await list('?version=1.0.0')).count).toBe(1);
    expect((await list('?remote=shell')).count).toBe(1);
    expect((await list('?search=PRICE&status=new&level=page')).count).toBe(3);
    expect((await list('?search=%25')).count).toBe(0);
  });

  it('are found by the digits that a visitor reads out: those at the end, where two of one minute differ', async () => {
    const ids = ['01a20414-7e1c-7a52-8f3b-5d0c9e4b7a21', '01a20414-7e1c-7a52-8f3b-5d0c3f6610de'];
    for (const [n, error_id] of ids.entries())
      await test
        .api()
        .post('/api/errors')
        .send({ ...REPORT, error_id, message: `Reef ${'x'.repeat(n + 1)}` })
        .expect(202);
    const messages = async (digits: string) =>
      (await list(`?error_id=${digits}`)).results.map(({ message }: { message: string }) => message);
    expect(await messages('9e4b7a21')).toEqual(['Reef x']);
    expect(await messages('3F6610DE')).toEqual(['Reef xx']);
    expect(await messages(ids[1]!)).toEqual(['Reef xx']);
    expect((await list('?error_id=7a52-8f3b')).count).toBe(0);
  });

  it('are read with their versions and latest reports, without what addresses carry', async () => {
    const [{ id }] = (await list('?sort=count')).results;
    const { body, headers } = await (await test.as('owner')).get(`/api/error-reports/${id}/`);
    expect(headers['etag']).toBe('"1"');
    expect(body.versions.map(({ version, count }: Record<string, unknown>) => [version, count])).toEqual([
      ['1.0.0', 2],
      ['1.1.0', 1],
    ]);
    expect(body.reports).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(
      (await (await test.as('owner')).get(`/api/error-reports/${'0'.repeat(8)}-0000-7000-8000-000000000000/`)).status,
    ).toBe(404);
    expect((await (await test.as('owner')).get('/api/error-reports/1/')).status).toBe(404);
  });

  it('are new again when a version reports a resolved one that had not before; ignored ones stay ignored', async () => {
    const [{ id }] = (await list('?sort=count')).results;
    expect(
      (await (await test.as('owner')).patch(`/api/error-reports/${id}/`).send({ status: 'resolved' })).status,
    ).toBe(428);
    expect((await setStatus(id, 7, 'resolved')).body).toMatchObject({
      code: 'stale_version',
      current: { id, version: 1 },
    });
    expect((await setStatus(id, 1, 'gone')).status).toBe(400);
    const resolved = await setStatus(id, 1, 'resolved');
    expect([resolved.status, resolved.headers['etag'], resolved.body.updated_by]).toEqual([
      200,
      '"2"',
      'as-owner@test.example',
    ]);
    await report('1.0.0');
    expect((await list('?status=resolved')).results).toMatchObject([{ id, count: 4 }]);
    await report('1.2.0');
    expect((await list('?status=new&sort=count')).results[0]).toMatchObject({
      id,
      count: 5,
      version: 3,
      updated_by: null,
    });
    await setStatus(id, 3, 'ignored');
    await report('1.3.0');
    expect((await list('?status=ignored')).results).toMatchObject([{ id, count: 6 }]);
    const audit = (await (await test.as('owner')).get(`/api/audit/?entity=error_group&entity_id=${id}`)).body;
    expect(audit.results.map(({ after }: { after: unknown }) => after)).toEqual([
      { status: 'ignored' },
      { status: 'resolved' },
    ]);
  });

  it('keep nothing that opens something or names somebody', async () => {
    const token = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxIn0', 'dBjftJeZ4CVP'].join('.');
    const password = 'secret';
    const error_id = await report('1.0.0', {
      name: `SecretError ${token}`,
      message: `GET /api/bookings/1/?lang=ru&access_token=secret failed: Bearer ${token}, anna@secret.example`,
      stack: `Error\n    at f (/remotes/a.js?token=secret:1:2)\ng@https://atoll.example/b.js?key=secret\n${token}`,
      component_stack: `\n    at Price (https://atoll.example/c.js#secret)\n    at ${token}`,
      user_agent: `Mozilla/5.0 (compatible; Bot/2.1; +https://bot.example/bot.html) ${token}`,
      url: `https://anna:${password}@atoll.example/verify/${token}?secret`,
    });
    const [group] = (await list(`?error_id=${error_id}`)).results;
    expect(group).toMatchObject({ name: 'SecretError …', message: 'GET /api/bookings/1/ failed: Bearer …, …' });
    const { body } = await (await test.as('owner')).get(`/api/error-reports/${group.id}/`);
    expect(body.reports).toMatchObject([
      {
        message: group.message,
        stack: 'Error\n    at f (/remotes/a.js)\ng@https://atoll.example/b.js\n…',
        component_stack: '\n    at Price (https://atoll.example/c.js)\n    at …',
        user_agent: 'Mozilla/5.0 (compatible; Bot/2.1; +https://bot.example/bot.html) …',
        url: 'https://anna:…@atoll.example/verify/…',
      },
    ]);
  });

  it('are taken with null for what the browser does not know', async () => {
    await report('1.0.0', { name: null, stack: null, component_stack: null, url: null, user_agent: null });
  });

  it('are refused for a time that is none, or that no clock reads', async () => {
    for (const timestamp of ['2026-W47-6', '2026-325', '2026-02-29T08:00:00Z', 'yesterday', '', 7]) {
      const { status, body } = await test
        .api()
        .post('/api/errors')
        .send({ ...REPORT, error_id: 'of-no-time', timestamp });
      expect([timestamp, status, Object.keys(body)]).toEqual([timestamp, 400, ['timestamp']]);
    }
  });

  it('are forgotten after 30 days', async () => {
    test.clock.advance(31 * 86_400);
    await report('9.0.0', { name: 'NewError' });
    test.clock.advance(-31 * 86_400);
    expect((await list()).results).toMatchObject([{ name: 'NewError', count: 1 }]);
  });

  it('are kept in a number that strangers cannot raise, the latest of them', async () => {
    const more = 400;
    const tables = [
      ['error_report', MAX_REPORTS],
      ['error_group', MAX_GROUPS],
    ] as const;
    for (const [table, most] of tables) {
      const [row] = await test.em().execute<Record<string, unknown>[]>(`select * from ${table} limit 1`);
      const columns = Object.keys(row ?? {}).filter(
        (name) => !['id', 'fingerprint', 'last_seen', 'received_at'].includes(name),
      );
      const time = table === 'error_report' ? 'received_at' : 'last_seen';
      await test.em().execute(
        `insert into ${table} (id, fingerprint, ${time}, ${columns.join(', ')})
         select gen_random_uuid(), 'flood-' || n, now() - n * interval '1 second', ${columns.join(', ')}
         from (select * from ${table} limit 1) one, generate_series(1, ${most + more}) n`,
      );
    }
    for (let sent = 0; sent < 100; sent++) await report('9.9.9', { name: 'LatestError' });
    for (const [table, most] of tables) {
      const kept = await test.em().execute<{ count: number }[]>(`select count(*)::int as count from ${table}`);
      // How many there are is looked at once for 100 reports.
      expect([table, Math.max(0, (kept[0]?.count ?? 0) - most - 99)]).toEqual([table, 0]);
    }
    expect((await list('?search=LatestError')).results).toMatchObject([{ count: 100 }]);
  }, 60_000);

  it('are for those who may see them', async () => {
    expect((await (await test.as('viewer')).get('/api/error-reports/')).status).toBe(403);
    expect((await test.api().get('/api/error-reports/')).status).toBe(401);
  });
});
