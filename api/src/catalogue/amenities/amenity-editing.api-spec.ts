import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { prepareDatabase } from '../../database/prepare-database.js';
import { ScheduledContent } from '../../content/editing/scheduled-content.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

describe('editing amenities', () => {
  let test: TestApp;
  let manager: TestAgent;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
  }, 120_000);
  afterAll(() => test.close());

  const send = (body: object) => manager.post('/api/amenities/').send(body);
  const create = async (code: string, more: object = {}) => {
    const { body, status } = await send({ code, name: `The ${code}`, group: 'family', ...more });
    expect([status, body]).toEqual([201, expect.objectContaining({ code })]);
    return body as { id: number; version: number } & Record<string, unknown>;
  };
  const write = (method: 'patch' | 'put' | 'delete', id: number | string, version: number, agent = manager) =>
    agent[method](`/api/amenities/${id}/`).set('if-match', `"${version}"`);
  const act = (id: number, action: string, body: object = {}) =>
    manager.post(`/api/content/amenities/${id}/${action}/`).send(body);
  const editable = async (id: number | string) => (await manager.get(`/api/amenities/${id}/editable/`)).body;
  const shown = async (code: string, lang = 'en') => {
    const { body } = await test.api().get(`/api/amenities/?lang=${lang}`);
    return (body as Record<string, unknown>[]).find((one) => one['code'] === code);
  };
  const listed = async (code: string, status = 'all') => {
    const { body } = await manager.get(`/api/amenities/?status=${status}`);
    return (body as Record<string, unknown>[]).find((one) => one['code'] === code);
  };
  const execute = (sql: string, values: unknown[] = []) => test.em().getConnection().execute(sql, values);

  it('are made as drafts, and listed once they are published', async () => {
    await test.api().get('/api/amenities/').expect(200);
    const made = await create('tennis_court', {
      translations: { ru: { name: 'Теннисный корт', status: 'published' }, zh: { name: '网球场' } },
      position: 1,
    });
    expect(made).toMatchObject({
      status: 'draft',
      translations: {
        en: { name: 'The tennis_court', status: 'published' },
        ru: { name: 'Теннисный корт', status: 'published' },
        zh: { name: '网球场', status: 'draft' },
      },
      translation_status: { ru: 'published', zh: 'draft' },
      group: 'family',
      icon: 'tennis_court',
      is_filterable: true,
      is_featured: false,
      version: 1,
      created_by: 'as-manager@test.example',
      updated_by: 'as-manager@test.example',
    });
    expect(made).not.toHaveProperty('slug');
    expect(await shown('tennis_court')).toBeUndefined();
    expect((await act(made.id, 'publish')).status).toBe(200);
    expect(await shown('tennis_court', 'ru')).toMatchObject({
      name: 'Теннисный корт',
      _i18n: { language: 'ru', fallback_fields: [], outdated_fields: [] },
    });
    expect(await shown('tennis_court', 'zh')).toMatchObject({
      name: 'The tennis_court',
      _i18n: { language: 'zh', fallback_fields: ['name'], outdated_fields: [] },
    });
    expect((await manager.get('/api/amenities/tennis_court/editable/')).body).toEqual(await editable(made.id));
  });

  it.each([
    [{ code: 'Tennis', name: 'x', group: 'family' }, ['code']],
    [{ code: '24', name: 'x', group: 'family' }, ['code']],
    [{ code: 'a'.repeat(41), name: 'x', group: 'family' }, ['code']],
    [{ code: 'spa', name: 'x', group: 'family' }, ['code']],
    [{ code: 'new_one', group: 'family' }, ['name']],
    [{ code: 'new_one', name: 'x' }, ['group']],
    [{ code: 'new_one', name: 'x', group: 'sauna' }, ['group']],
    [{ code: 'new_one', name: 'x', group: 'family', icon: 'Bell' }, ['icon']],
    [{ code: 'new_one', name: 'x', group: 'family', id: 1 }, ['id']],
    [{ slug: 'new-one', name: 'x', group: 'family' }, ['slug']],
    [{ code: 'new_one', name: 'x', group: 'family', names: { ru: 'x' } }, ['names']],
    [{ code: 'new_one', name: 'x', group: 'family', translations: { de: { name: 'x' } } }, ['translations.de']],
  ])('are refused as %j', async (body, fields) => {
    const answer = await send(body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, fields]);
  });

  it('have a code from their English name when none is given', async () => {
    const code = async (body: object) => (await send({ group: 'water', ...body })).body.code;
    expect(await code({ translations: { ru: { name: 'Каяки' }, en: { name: 'Glass-bottom kayaks' } } })).toBe(
      'glass_bottom_kayaks',
    );
    expect(await code({ name: 'Glass-bottom kayaks' })).toBe('glass_bottom_kayaks_2');
    expect(await code({ name: '三亚' })).toBe('amenity');
    expect(await code({ name: '24' })).toBe('amenity_24');
    const long = await code({ name: 'Boats with a glass bottom for hire at the long jetty' });
    expect(long).toBe('boats_with_a_glass_bottom_for_hi');
    const { body } = await send({ name: 'Spa', group: 'wellness', icon: 'spa' });
    expect([body.code, body.status, body.icon]).toEqual(['spa_2', 'draft', 'spa']);
  });

  it('change what is named, never their code', async () => {
    const made = await create('darts', { translations: { zh: { name: '飞镖' } } });
    const { body, headers } = await write('patch', 'darts', 1).send({ name: 'Darts board', is_filterable: false });
    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({
      version: 2,
      translations: { en: { name: 'Darts board' }, zh: { name: '飞镖' } },
      is_filterable: false,
    });
    for (const method of ['patch', 'put'] as const) {
      const refused = await write(method, made.id, 2).send({ code: 'billiards', group: 'family' });
      expect([refused.status, refused.body]).toEqual([400, { code: ['This is given once and cannot change.'] }]);
    }
    expect((await write('patch', made.id, 2).send({ code: 'darts', icon: 'board' })).body).toMatchObject({
      version: 3,
      code: 'darts',
      icon: 'board',
    });
    const replaced = await write('put', made.id, 3).send({ name: 'Darts', group: 'wellness' });
    expect([replaced.status, replaced.body]).toEqual([
      200,
      expect.objectContaining({ code: 'darts', icon: 'darts', group: 'wellness', is_filterable: true }),
    ]);
    expect(replaced.body.translations.zh.name).toBe('飞镖');
    const restored = await manager.post(`/api/content/amenities/darts/versions/2/restore/`).send({});
    expect([restored.status, restored.body.address]).toEqual([200, 'darts']);
    expect(await editable('darts')).toMatchObject({ code: 'darts', group: 'family', is_filterable: false });
  });

  it('keep their code when visitors see them, and say which names are older than the English one', async () => {
    const before = await editable('gym');
    const save = (body: object) => write('patch', 'gym', before.version).send(body);
    expect((await save({ code: 'fitness' })).body).toEqual({ code: ['This is given once and cannot change.'] });
    const saved = await save({ code: 'gym', name: 'Fitness room' });
    expect([saved.status, saved.body.code]).toEqual([200, 'gym']);
    const { body: version } = await manager.get(`/api/content/amenities/gym/versions/${saved.body.version}/`);
    expect(version.diff).toEqual([
      { path: 'translations.en.name', before: before.translations.en.name, after: 'Fitness room' },
    ]);
    expect(await shown('gym')).toMatchObject({ name: 'Fitness room' });
    expect(await shown('gym', 'ru')).toMatchObject({ _i18n: { outdated_fields: ['name'] } });
  });

  it('need an English name before they are public', async () => {
    const { body: made } = await send({ code: 'unnamed', translations: { ru: { name: 'Без имени' } }, group: 'room' });
    const refused = await act(made.id, 'publish');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['translations.en.name']]);
    const named = await write('patch', made.id, 1).send({ name: 'Named' });
    expect((await act(made.id, 'publish')).status).toBe(200);
    const bare = await write('patch', made.id, named.body.version + 1).send({ name: null });
    expect([bare.status, Object.keys(bare.body)]).toEqual([400, ['translations.en.name']]);
  });

  describe('that are not public', () => {
    const resort = async (path = '') => (await test.api().get(`/api/resorts/kandu-veli/${path}`)).body;
    const codes = (list: { code: string }[]) => list.map(({ code }) => code);

    it.each(['unpublish', 'archive'])(
      'are hidden from visitors after %s, in places and in their rooms',
      async (how) => {
        const made = await create(`ice_${how}`, { status: 'published' });
        const { body: place } = await manager.get('/api/resorts/kandu-veli/editable/');
        const rooms = structuredClone(place.room_types);
        rooms[0].amenities.push(made['code']);
        const saved = await manager
          .patch('/api/resorts/kandu-veli/')
          .set('if-match', `"${place.version}"`)
          .send({ amenities: [...place.amenities, made['code']], room_types: rooms });
        expect(saved.status).toBe(200);
        const having = async (agent: TestAgent, more = '') =>
          ((await agent.get(`/api/resorts/?amenity=${made['code']}${more}`)).body.results as { slug: string }[]).map(
            ({ slug }) => slug,
          );
        const before = await resort();
        expect([codes(before.amenities), codes(before.room_types[0].amenities)]).toEqual([
          expect.arrayContaining([made['code']]),
          expect.arrayContaining([made['code']]),
        ]);
        expect(await having(test.api())).toEqual(['kandu-veli']);

        expect((await act(made.id, how)).status).toBe(200);
        const after = await resort();
        expect(codes(after.amenities)).not.toContain(made['code']);
        expect(codes(after.amenities)).toHaveLength(before.amenities.length - 1);
        expect(codes(after.room_types[0].amenities)).not.toContain(made['code']);
        expect(await having(test.api())).toEqual([]);
        expect(await shown(String(made['code']))).toBeUndefined();

        // Staff still find and keep what is linked.
        expect(await having(manager, '&status=all')).toEqual(['kandu-veli']);
        expect(await listed(String(made['code']))).toMatchObject({ resort_count: 1 });
        const { body: kept } = await manager.get('/api/resorts/kandu-veli/editable/');
        expect(kept.amenities).toContain(made['code']);
        const again = await manager
          .patch('/api/resorts/kandu-veli/')
          .set('if-match', `"${kept.version}"`)
          .send({ amenities: kept.amenities, room_types: kept.room_types });
        expect(again.status).toBe(200);
      },
    );

    it('can be linked ahead, unless they are deleted', async () => {
      const made = await create('planetarium', {
        translations: { ru: { name: 'Планетарий', status: 'published' }, zh: { name: '天象馆' } },
      });
      const { body: place } = await manager.get('/api/resorts/mas-veyo/editable/');
      const link = (amenities: string[], version: number) =>
        manager.patch('/api/resorts/mas-veyo/').set('if-match', `"${version}"`).send({ amenities });
      const linked = await link([...place.amenities, 'planetarium'], place.version);
      expect([linked.status, linked.body.amenities]).toEqual([200, expect.arrayContaining(['planetarium'])]);
      const shownCodes = async () => codes((await test.api().get('/api/resorts/mas-veyo/')).body.amenities);
      expect(await shownCodes()).not.toContain('planetarium');
      expect((await act(made.id, 'publish')).status).toBe(200);
      expect(await shownCodes()).toContain('planetarium');
      const nameIn = async (lang: string) =>
        (
          (await test.api().get(`/api/resorts/mas-veyo/?lang=${lang}`)).body.amenities as {
            code: string;
            name: string;
          }[]
        )
          .filter(({ code }) => code === 'planetarium')
          .map(({ name }) => name);
      expect([await nameIn('ru'), await nameIn('zh')]).toEqual([['Планетарий'], ['The planetarium']]);

      const unlinked = await link(place.amenities, linked.body.version);
      expect((await write('delete', made.id, 2)).status).toBe(204);
      const refused = await link([...place.amenities, 'planetarium'], unlinked.body.version);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, [`amenities.${place.amenities.length}`]]);
    });
  });

  it('are listed for staff with their state and the places that offer them', async () => {
    await create('karaoke');
    expect(await listed('karaoke', 'draft')).toMatchObject({
      status: 'draft',
      resort_count: 0,
      editing: { version: 1, translation_status: { ru: 'missing', zh: 'missing' } },
    });
    expect(await listed('karaoke', 'published')).toBeUndefined();
    expect((await listed('spa', 'published'))?.['resort_count']).toBeGreaterThan(5);
    expect(await shown('spa')).not.toHaveProperty('editing');
    expect(await shown('spa')).not.toHaveProperty('resort_count');
    expect((await test.api().get('/api/amenities/?status=all')).status).toBe(401);
    expect((await (await test.as('customer')).get('/api/amenities/?status=all')).status).toBe(403);
  });

  it('stay while a place offers them, and are deleted otherwise', async () => {
    const spa = await editable('spa');
    const refused = await write('delete', spa.id, spa.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    const made = await create('library_car', { status: 'published' });
    expect(await shown('library_car')).toBeDefined();
    expect((await write('delete', made.id, made.version)).status).toBe(204);
    expect(await shown('library_car')).toBeUndefined();
    expect(await listed('library_car')).toBeUndefined();
    expect((await manager.get('/api/amenities/library_car/editable/')).status).toBe(404);
    expect((await manager.get(`/api/amenities/${made.id}/editable/`)).status).toBe(404);
    const [entry] = await execute(
      `select action, entity_id from audit_entry where entity = 'amenity' order by seq desc limit 1`,
    );
    expect(entry).toEqual({ action: 'amenity.delete', entity_id: String(made.id) });
  });

  it('do not stand in the way of a deleted place, nor it in theirs', async () => {
    const made = await create('observatory');
    const { body: place } = await manager.get('/api/resorts/hanifa-baa/editable/');
    const { body: copy } = await manager.post('/api/content/resorts/hanifa-baa/duplicate/').send({});
    const linked = await manager
      .patch(`/api/resorts/${copy.id}/`)
      .set('if-match', `"${copy.version}"`)
      .send({ amenities: [...place.amenities, 'observatory'] });
    expect((await write('delete', made.id, 1)).status).toBe(409);
    const gone = await manager.delete(`/api/resorts/${copy.id}/`).set('if-match', `"${linked.body.version}"`);
    expect(gone.status).toBe(204);
    expect((await write('delete', made.id, 1)).status).toBe(204);
    test.clock.advance(31 * 24 * 3600);
    await test.app.get(ScheduledContent).purge();
    await test.app.get(ScheduledContent).purge();
    expect(await execute(`select id from amenity where id = ?`, [made.id])).toEqual([]);
    test.clock.advance(-31 * 24 * 3600);
  });

  it('free their code when they are deleted, and do not come back with it', async () => {
    const first = await create('hammam');
    expect((await write('delete', first.id, 1)).status).toBe(204);
    const second = await create('hammam');
    expect(second.id).not.toBe(first.id);
    expect((await editable('hammam')).id).toBe(second.id);
    const long = 'a_very_long_code_that_has_forty_letters_';
    const made = await create(`${long.slice(0, 39)}x`);
    expect((await write('delete', made.id, 1)).status).toBe(204);
  });

  it('want the version that was read, and a caller who may', async () => {
    const made = await create('guarded');
    expect((await manager.patch(`/api/amenities/${made.id}/`).send({ position: 2 })).status).toBe(428);
    const stale = await write('patch', made.id, 9).send({ position: 2 });
    expect([stale.status, stale.body.current]).toEqual([412, made]);
    for (const agent of [test.api(), await test.as('customer'), await test.as('viewer')])
      for (const call of [
        agent.post('/api/amenities/').send({ code: 'x', name: 'x', group: 'family' }),
        write('patch', made.id, 1, agent).send({ position: 2 }),
        write('put', made.id, 1, agent).send({ name: 'x', group: 'family' }),
        write('delete', made.id, 1, agent),
        agent.post(`/api/content/amenities/${made.id}/publish/`).send({}),
      ])
        expect([401, 403]).toContain((await call).status);
    expect((await test.api().get('/api/amenities/spa/editable/')).status).toBe(401);
    const editor = await test.as('editor');
    expect((await write('delete', made.id, 1, editor)).status).toBe(403);
    expect((await editor.post(`/api/content/amenities/${made.id}/publish/`).send({})).status).toBe(403);
    const spa = await editable('spa');
    const direct = await write('patch', spa.id, spa.version, editor).send({ name: 'Spa and sauna' });
    expect([direct.status, direct.body.code]).toEqual([403, 'permission_denied']);
  });

  it('go public and leave again by the clock where an earlier version had set it', async () => {
    const at = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
    const made = await create('moon_bar');
    await execute(`update amenity set status = 'scheduled', publish_at = ?, unpublish_at = ? where id = ?`, [
      at(1),
      at(3),
      made.id,
    ]);
    const jobs = test.app.get(ScheduledContent);
    await jobs.runDue();
    expect(await shown('moon_bar')).toBeUndefined();
    test.clock.advance(2 * 60);
    await jobs.runDue();
    expect(await shown('moon_bar')).toBeDefined();
    test.clock.advance(2 * 60);
    await jobs.runDue();
    expect(await shown('moon_bar')).toBeUndefined();
    expect((await editable(made.id)).status).toBe('unpublished');
    test.clock.advance(-4 * 60);
  });

  it('are seeded without what staff changed or took away', async () => {
    const count = async () => Number((await execute('select count(*) as n from amenity_text'))[0]?.n);
    const laundry = await editable('laundry');
    await manager
      .patch('/api/resorts/kandu-veli/')
      .set('if-match', `"${(await manager.get('/api/resorts/kandu-veli/editable/')).body.version}"`)
      .send({ amenities: [] });
    await execute(`delete from resort_amenity l using amenity a where a.id = l.amenity_id and a.code = 'laundry'`);
    await execute(
      `update resort set room_types = (select coalesce(jsonb_agg(room - 'amenities'), '[]') from jsonb_array_elements(room_types) room)`,
    );
    expect((await write('delete', laundry.id, laundry.version)).status).toBe(204);
    const yoga = await editable('yoga');
    expect((await write('patch', yoga.id, yoga.version).send({ name: 'Yoga at dawn', position: 3 })).status).toBe(200);
    expect((await act(yoga.id, 'unpublish')).status).toBe(200);
    await execute(
      `update amenity_text t set name = 'Written over' from amenity a where a.id = t.amenity_id and a.code = 'wifi'`,
    );
    const before = await count();
    await execute(`update seed_record set version = 'older'`);
    await prepareDatabase(test.database.config, test.clock, () => undefined);
    expect((await manager.get('/api/amenities/laundry/editable/')).status).toBe(404);
    expect(await editable('yoga')).toMatchObject({
      status: 'unpublished',
      position: 3,
      translations: { en: { name: 'Yoga at dawn' } },
    });
    expect((await editable('wifi')).translations).toMatchObject({ en: { name: 'Wi-Fi' }, ru: { name: 'Вай-фай' } });
    expect(await count()).toBe(before);
  }, 60_000);
});
