import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { packageWriter } from '../../../test/write-package.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('what a package is sold by', () => {
  let test: TestApp;
  let manager: TestAgent;
  let create: Awaited<ReturnType<typeof packageWriter>>;
  let resorts: Map<string, number>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    create = await packageWriter(test, manager);
    const rows: { slug: string; id: number }[] = await test
      .em()
      .getConnection()
      .execute(`select slug, id from resort where slug in ('kandu-veli', 'mas-veyo')`);
    resorts = new Map(rows.map(({ slug, id }) => [slug, id]));
    await test
      .em()
      .getConnection()
      .execute(
        `insert into allotment (resort_id, room_code, date, rooms)
         select ?, code, ?::date + n, 5 from generate_series(0, 20) n, unnest(array['water', 'beach']) code
         on conflict (resort_id, room_code, date)
           do update set rooms = allotment.held + allotment.sold + 5, stop_sell = false, min_nights = 1`,
        [idOf('kandu-veli'), test.clock.maldivesDate(5)],
      );
  }, 120_000);
  afterAll(() => test.close());

  const idOf = (slug: string): number => resorts.get(slug) ?? 0;
  const patch = async (id: number, body: object) => {
    const { headers } = await manager.get(`/api/packages/${id}/editable/`);
    return manager
      .patch(`/api/packages/${id}/`)
      .set('if-match', headers['etag'] ?? '')
      .send(body);
  };
  const water = (nights: number, resort: number | string = 'kandu-veli') => ({ resort, room_code: 'water', nights });
  const statuses = async (id: number) => {
    const query = `package=${id}&from=${test.clock.maldivesDate(5)}&to=${test.clock.maldivesDate(12)}`;
    const { body } = await test.api().get(`/api/availability/?${query}`);
    return new Set((body as { status: string }[]).map(({ status }) => status));
  };

  it('is nothing that anybody counts, unless staff say otherwise', async () => {
    expect(await create('On request')).toMatchObject({ sold_by: 'request', stays: [] });
  });

  it('are the rooms of its stays, named by slug or id, in their order', async () => {
    const stays = [water(3), { resort: idOf('kandu-veli'), room_code: 'beach', nights: 1 }];
    const made = await create('Two rooms', { sold_by: 'rooms', stays, status: 'published' });
    const stored = stays.map((stay) => ({ ...stay, resort: idOf('kandu-veli') }));
    expect(made).toMatchObject({ sold_by: 'rooms', stays: stored, duration_nights: 4 });
    expect((await manager.get(`/api/packages/${made.id}/editable/`)).body.stays).toEqual(stored);
    expect(await statuses(made.id)).toEqual(new Set(['AVAILABLE']));
    const turned = await patch(made.id, { stays: [water(1, String(idOf('kandu-veli'))), { ...stored[1], nights: 3 }] });
    expect([turned.status, turned.body.stays]).toEqual([
      200,
      [water(1, idOf('kandu-veli')), { ...stored[1], nights: 3 }],
    ]);
    const left = await patch(made.id, { sold_by: 'request', stays: [] });
    expect(left.body).toMatchObject({ sold_by: 'request', stays: [] });
    expect(await statuses(made.id)).toEqual(new Set(['ON_REQUEST']));
  });

  it('are departures, which it has none of yet', async () => {
    const made = await create('Departing', { sold_by: 'departures', status: 'published' });
    expect(await statuses(made.id)).toEqual(new Set(['CLOSED']));
    expect((await test.api().get(`/api/packages/${made.id}/`)).body).toMatchObject({
      price: '1090.00',
      price_from: null,
    });
  });

  it.each([
    ['rooms that are nowhere', { sold_by: 'rooms' }, ['stays'], 'At least 1 entries are required'],
    ['nights that are not spent', { stays: [water(3)] }, ['stays'], 'The stays add up to 3 nights, the trip has 4'],
    ['nights that the trip has not', { stays: [water(5)] }, ['stays'], 'The stays add up to 5 nights, the trip has 4'],
    ['a place that is not there', { stays: [water(4, 'nowhere')] }, ['stays.0.resort'], 'There is no such entry'],
    ['a place that is not there, by id', { stays: [water(4, 999_999)] }, ['stays.0.resort'], 'There is no such entry'],
    [
      'a room that the place has not',
      { stays: [water(1), { ...water(3), room_code: 'cave' }] },
      ['stays.1.room_code'],
      '',
    ],
    ['no night', { stays: [water(0), water(4)] }, ['stays.0.nights'], ''],
    ['a word for a place', { stays: [{ ...water(4), resort: null }] }, ['stays.0.resort'], ''],
    ['something else', { sold_by: 'luck' }, ['sold_by'], ''],
  ])('is not %s', async (_, body, fields, said) => {
    const refused = await manager.post('/api/packages/').send({ name: 'Refused', duration: 5, ...body });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, fields]);
    expect(JSON.stringify(refused.body)).toContain(said);
  });

  it('is as long as the trip, when that changes too', async () => {
    const made = await create('Longer', { sold_by: 'rooms', stays: [water(4)] });
    const refused = await patch(made.id, { duration: 7 });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['stays']]);
    expect((await patch(made.id, { duration: 7, stays: [water(6)] })).body).toMatchObject({
      duration_nights: 6,
      stays: [water(6, idOf('kandu-veli'))],
    });
  });

  it('stays as it is when an earlier version comes back, and comes along in a copy', async () => {
    const made = await create('Again', { price: '900.00' });
    expect((await patch(made.id, { price: '950.00', sold_by: 'rooms', stays: [water(4)] })).status).toBe(200);
    const { body: versions } = await manager.get(`/api/content/packages/${made.id}/versions/`);
    const first = (versions.results as { version: number }[]).at(-1)?.version;
    const { headers } = await manager.get(`/api/packages/${made.id}/editable/`);
    const restored = await manager
      .post(`/api/content/packages/${made.id}/versions/${first}/restore/`)
      .set('if-match', headers['etag'] ?? '');
    expect(restored.status).toBe(200);
    const stays = [water(4, idOf('kandu-veli'))];
    expect((await manager.get(`/api/packages/${made.id}/editable/`)).body).toMatchObject({
      price: '900.00',
      sold_by: 'rooms',
      stays,
    });
    const copied = await manager.post(`/api/content/packages/${made.id}/duplicate/`);
    expect(copied.status).toBe(201);
    expect((await manager.get(`/api/packages/${copied.body.id}/editable/`)).body).toMatchObject({
      sold_by: 'rooms',
      stays,
    });
  });
});
