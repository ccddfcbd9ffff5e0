import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';

describe('editing amenities', () => {
  let test: TestApp;
  let manager: TestAgent;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
  }, 120_000);
  afterAll(() => test.close());

  const create = async (code: string, more: object = {}) => {
    const send = { code, name: `The ${code}`, group: 'family', ...more };
    const { body, status } = await manager.post('/api/amenities/').send(send);
    expect([status, body]).toEqual([201, expect.objectContaining({ code })]);
    return body;
  };
  const write = (method: 'patch' | 'delete', id: number, version: number) =>
    manager[method](`/api/amenities/${id}/`).set('if-match', `"${version}"`);

  it('are added, and listed at once', async () => {
    await test.api().get('/api/amenities/').expect(200);
    const made = await create('tennis_court', { names: { ru: 'Теннисный корт' }, position: 1 });
    expect(made).toMatchObject({
      names: { en: 'The tennis_court', ru: 'Теннисный корт' },
      icon: 'tennis_court',
      is_filterable: true,
      resort_count: 0,
      version: 1,
      updated_by: 'as-manager@test.example',
    });
    const list = (await test.api().get('/api/amenities/?lang=ru')).body;
    expect(list.find(({ code }: { code: string }) => code === 'tennis_court').name).toBe('Теннисный корт');
    expect((await manager.get('/api/amenities/tennis_court/editable/')).body).toEqual(made);
  });

  it.each([
    [{ code: 'Tennis', name: 'x', group: 'family' }, ['code']],
    [{ code: 'spa', name: 'x', group: 'family' }, ['code']],
    [{ code: 'new_one', group: 'family' }, ['name']],
    [{ code: 'new_one', name: 'x' }, ['group']],
    [{ code: 'new_one', name: 'x', group: 'sauna' }, ['group']],
    [{ code: 'new_one', name: 'x', group: 'family', id: 1 }, ['id']],
    [{ code: 'new_one', name: 'x', group: 'family', names: { de: 'x' } }, ['names.de']],
  ])('are refused as %j', async (send, fields) => {
    const { status, body } = await manager.post('/api/amenities/').send(send);
    expect([status, Object.keys(body)]).toEqual([400, fields]);
  });

  it('change what is named, never their code', async () => {
    const made = await create('darts', { names: { zh: '飞镖' } });
    const { body, headers } = await write('patch', made.id, 1).send({ name: 'Darts board', is_filterable: false });
    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({ version: 2, names: { en: 'Darts board', zh: '飞镖' }, is_filterable: false });
    expect((await write('patch', made.id, 2).send({ code: 'billiards' })).body).toEqual({ code: ['Unknown field.'] });
  });

  it('stay while a place offers them, and are deleted otherwise', async () => {
    const { body } = await manager.get('/api/amenities/spa/editable/');
    expect(body.resort_count).toBeGreaterThan(5);
    const refused = await write('delete', body.id, body.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    const made = await create('library_car');
    expect((await write('delete', made.id, 1)).status).toBe(204);
    expect((await manager.get('/api/amenities/library_car/editable/')).status).toBe(404);
    const [entry] = await test
      .em()
      .getConnection()
      .execute(`select action, after from audit_entry where entity = 'amenity' order by at desc limit 1`);
    expect(entry).toEqual({ action: 'amenity.delete', after: null });
  });

  it('want the version that was read, and a caller who may', async () => {
    const made = await create('guarded');
    expect((await manager.patch(`/api/amenities/${made.id}/`).send({ position: 2 })).status).toBe(428);
    const stale = await write('patch', made.id, 9).send({ position: 2 });
    expect([stale.status, stale.body.current]).toEqual([412, made]);
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer')])
      for (const call of [
        agent.post('/api/amenities/').send({ code: 'x', name: 'x', group: 'family' }),
        agent.patch(`/api/amenities/${made.id}/`).set('if-match', '"1"').send({ position: 2 }),
        agent.delete(`/api/amenities/${made.id}/`).set('if-match', '"1"'),
      ])
        expect([401, 403]).toContain((await call).status);
    expect((await test.api().get('/api/amenities/spa/editable/')).status).toBe(401);
    const editor = await test.as('editor');
    expect((await editor.delete(`/api/amenities/${made.id}/`).set('if-match', '"1"')).status).toBe(403);
  });
});
