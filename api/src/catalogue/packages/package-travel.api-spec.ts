import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';

describe('travels of a package', () => {
  let test: TestApp;
  let manager: TestAgent;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
  }, 120_000);
  afterAll(() => test.close());

  const travels = async (lang = 'en') => {
    const { body } = await test.api().get(`/api/packages/south-ari-whale-sharks/?lang=${lang}`);
    return body.itinerary.map(({ travel }: { travel: unknown }) => travel).slice(0, 2);
  };

  it('are said where one goes to a destination of the package, by its place and its name in the reader’s language', async () => {
    const to = { id: expect.any(Number), slug: 'dhigurah', lat: 3.5267, lng: 72.9242 };
    expect(await travels()).toEqual([{ mode: 'speedboat', to: { ...to, name: 'Dhigurah' } }, null]);
    expect(await travels('ru')).toEqual([{ mode: 'speedboat', to: { ...to, name: 'Дигура' } }, null]);
  });

  it('follow a destination that is put elsewhere on the map', async () => {
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    await owner.query(`update destination set lat = 3.6 where slug = 'dhigurah'`);
    const { rows } = await owner.query<{
      lat: string;
    }>(`select detail::json #>> '{itinerary,0,travel,to,lat}' as lat from card
      where kind = 'package' and language = 'zh'
      and entity_id = (select id from package where slug = 'south-ari-whale-sharks')`);
    await owner.end();
    expect(rows).toEqual([{ lat: '3.6' }]);
  });

  it('are nothing where that is no destination of the package, and refused where it is no address', async () => {
    const { body, headers } = await manager.get('/api/packages/south-ari-whale-sharks/editable/');
    const write = (to: string) =>
      manager
        .patch(`/api/packages/${body.id}/`)
        .set('if-match', String(headers['etag']))
        .send({ itinerary: [{ ...body.itinerary[0], travel: { to, mode: 'speedboat' } }, ...body.itinerary.slice(1)] });
    const refused = await write('No address');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['itinerary.0.travel.to']]);
    expect((await write('baa-atoll')).status).toBe(200);
    expect(await travels()).toEqual([null, null]);
  });
});
