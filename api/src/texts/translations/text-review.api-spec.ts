import { RequestContext } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTextsApp, type TextsApp } from '../../../test/texts-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { Caller } from '../../platform/access/access.js';
import { PermissionDeniedError } from '../../platform/errors/app-error.js';
import { TextImport } from './exchange/text-import.service.js';

let test: TextsApp;
beforeAll(async () => {
  test = await createTextsApp();
}, 120_000);
afterAll(() => test.close());

const path = (id: string, verb: string) => `/api/translations/${encodeURIComponent(id)}/${verb}/`;
const post = async (id: string, verb: string, body: object = {}, role: 'translator' | 'editor' = 'translator') =>
  (await test.as(role)).post(path(id, verb)).send(body);
const history = async (id: string) => (await (await test.as('viewer')).get(path(id, 'history'))).body;

describe('approval', () => {
  it('stands until the text or its source changes', async () => {
    expect((await test.put('ru:home:hero.title', 'Атоллы')).body.status).toBe('edited');
    const approved = await post('ru:home:hero.title', 'approve');
    expect(approved.status).toBe(200);
    expect(approved.headers['etag']).toBe('"2"');
    expect(approved.body).toMatchObject({
      status: 'approved',
      approved: true,
      stale: false,
      version: 2,
      approved_by: 'as-translator@test.example',
      approved_at: expect.stringMatching(/Z$/),
    });
    expect((await post('ru:home:hero.title', 'approve')).body.version).toBe(2);
    expect((await test.put('en:home:hero.title', 'Many islands')).status).toBe(200);
    const [outdated] = await test.rows('lang=ru&ns=home&q=Атоллы');
    expect(outdated).toMatchObject({ status: 'outdated', approved: true, source: 'Many islands' });
    expect((await test.rows('lang=zh&ns=home&status=outdated')).map(({ key }) => key)).toEqual(['hero.title']);
    expect((await post('ru:home:hero.title', 'approve')).body).toMatchObject({ status: 'approved', version: 3 });
    const back = await post('ru:home:hero.title', 'unapprove');
    expect(back.body).toMatchObject({ status: 'edited', approved: false, value: 'Атоллы', approved_by: null });
  });

  it('does not end with a correction of spelling in the source', async () => {
    const send = (body: object) => test.put('en:home:hero.lead', 'Boat to {{place}}', body);
    expect((await test.put('ru:home:hero.lead', 'Катера до {{place}}')).status).toBe(200);
    expect((await send({ typo_only: true })).status).toBe(200);
    expect((await test.rows('lang=ru&ns=home&q=hero.lead'))[0]?.status).toBe('edited');
    expect((await test.put('en:home:hero.lead', 'Planes to {{place}}')).status).toBe(200);
    expect((await test.rows('lang=ru&ns=home&q=hero.lead'))[0]?.status).toBe('outdated');
    expect((await post('ru:home:hero.lead', 'unapprove')).body.status).toBe('outdated');
  });

  it('needs If-Match from whoever changes an approved text', async () => {
    expect((await test.put('zh:common:close', '关')).status).toBe(200);
    expect((await post('zh:common:close', 'approve')).body.version).toBe(2);
    expect((await test.put('zh:common:close', '闭')).status).toBe(428);
    expect((await test.put('zh:common:close', '闭', {}, '"1"')).body).toMatchObject({
      code: 'stale_version',
      current: { value: '关', version: 2 },
    });
    const changed = await test.put('zh:common:close', '闭', {}, '"2"');
    expect([changed.status, changed.body.status]).toEqual([200, 'edited']);
    const call = (await test.as('translator')).post(path('zh:common:close', 'approve')).set('if-match', '"2"');
    expect((await call).status).toBe(412);
  });

  it('keeps the text from callers who may not approve: their words become a suggestion', async () => {
    expect((await post('zh:common:close', 'approve')).status).toBe(200);
    const { version } = (await history('zh:common:close')) as { version: number };
    const saved = await test.put('zh:common:close', '关上', {}, `"${version}"`, 'editor');
    expect([saved.status, saved.body.value, saved.body.version]).toEqual([202, '闭', version]);
    expect((await post('zh:common:close', 'revert', { version: 0 }, 'editor')).status).toBe(428);
    for (const verb of ['approve', 'unapprove'])
      expect((await post('zh:common:close', verb, {}, 'editor')).status).toBe(403);
    expect((await test.api().post(path('zh:common:close', 'approve')).send({})).status).toBe(401);
  });

  it('is refused to a missing text, an incomplete plural and a text that breaks a rule', async () => {
    expect((await post('zh:home:hero.lead', 'approve')).body).toMatchObject({ code: 'nothing_to_approve', qa: [] });
    expect((await post('ru:home:nights_one', 'approve')).body).toMatchObject({
      code: 'plural_forms_missing',
      qa: [{ rule: 'plural_forms', severity: 'error' }],
    });
    expect((await test.put('ru:home:nights_many', '{{count}} ночей')).status).toBe(200);
    expect((await post('ru:home:nights_one', 'approve')).status).toBe(200);
    expect((await test.put('ru:home:hero.lead', 'Катера')).body).toEqual({
      value: ['The placeholders must be the same as in the source text'],
    });
    expect((await test.put('ru:home:hero.title', '<1>Атоллы</1>')).body).toEqual({
      value: ['The tags must be the same as in the source text'],
    });
    const common = { en: { close: 'Close' }, ru: { close: 'Закрыть' }, zh: { close: '关闭' } };
    await test.release('common', { ...common, en: { close: 'Close {{name}}' } });
    const refused = await post('zh:common:close', 'approve');
    expect([refused.status, refused.body.code]).toEqual([409, 'qa_errors']);
    expect(refused.body.qa).toEqual([{ rule: 'placeholders', severity: 'error' }]);
    await test.release('common', common);
    for (const id of ['ru:home:gone', 'de:home:hero.title', 'x'])
      expect([id, (await post(id, 'approve')).status]).toEqual([id, 404]);
  });

  it('is given by no import of somebody who may not approve, whatever roles there will be', async () => {
    const translator = await test.createUser('staff', 'translator', 'importer@test.example');
    const caller = { ...translator, permissions: ['translations.import'] } as unknown as Caller;
    const file = { field: 'file', name: 'texts.json', bytes: Buffer.from('{"home":{"hero.title":"Из файла"}}') };
    const run = (wish: object) =>
      RequestContext.create(test.em(), () =>
        test.app
          .get(TextImport, { strict: false })
          .import(file, { language_code: 'ru', dry_run: true, ...wish }, { caller, requestId: 'r' }, 'en'),
      );
    for (const wish of ['mark_approved', 'overwrite_approved'])
      await expect(run({ [wish]: true })).rejects.toThrow(PermissionDeniedError);
    expect(await run({ overwrite: true })).toMatchObject({ dry_run: true, rejected: [] });
  });
});

describe('the history of a text', () => {
  it('tells every version, and lets an older one stand again', async () => {
    const id = 'ru:common:close';
    expect(await history(id)).toEqual({ id, version: 0, released: 'Закрыть', results: [] });
    await test.put(id, 'Раз', { reason: 'Tone' });
    await test.put(id, 'Два');
    expect((await post(id, 'revert', { version: 1 })).body).toMatchObject({
      value: 'Раз',
      version: 3,
      origin: 'revert',
    });
    expect((await post(id, 'revert', { version: 0, reason: 'Not ours to say' })).body).toMatchObject({
      value: 'Закрыть',
      status: 'released',
      version: 4,
      origin: null,
    });
    expect((await post(id, 'revert', { version: 9 })).body.code).toBe('version_not_found');
    for (const version of [-1, 1.5, '1', null])
      expect([version, (await post(id, 'revert', { version })).status]).toEqual([version, 400]);
    const { results } = (await history(id)) as { results: Record<string, unknown>[] };
    expect(results.map(({ version, value, previous, action }) => [version, value, previous, action])).toEqual([
      [4, null, 'Раз', 'revert'],
      [3, 'Раз', 'Два', 'revert'],
      [2, 'Два', 'Раз', 'edit'],
      [1, 'Раз', 'Закрыть', 'edit'],
    ]);
    expect(results.map(({ reason }) => reason)).toEqual(['Not ours to say', 'version 1', null, 'Tone']);
    expect(results[3]).toEqual({
      version: 1,
      value: 'Раз',
      previous: 'Закрыть',
      status: 'pending',
      action: 'edit',
      origin: 'ui',
      reason: 'Tone',
      import_id: null,
      by: 'as-translator@test.example',
      at: expect.stringMatching(/Z$/),
    });
    expect((await test.api().get(path(id, 'history'))).status).toBe(401);
    expect(await test.em().count(AuditEntry, { action: 'translation.revert', entityId: id })).toBe(2);
  });

  it('has former words as outdated where their English has changed, approved where they were and that is asked for', async () => {
    const [id, english] = ['ru:home:hero.lead', 'en:home:hero.lead'];
    const former = 'Неделя до {{place}}';
    const versions = await Promise.all([history(id), history(english)]);
    const [stood, stoodInEnglish] = versions.map(({ version }) => version as number) as [number, number];
    expect((await test.put(id, former, {}, `"${stood}"`)).status).toBe(200);
    expect((await post(id, 'approve')).body).toMatchObject({ status: 'approved', version: stood + 2 });
    expect((await test.put(english, 'A week to {{place}}', {}, `"${stoodInEnglish}"`)).status).toBe(200);
    const rewrite = async () => {
      const { version } = await history(id);
      const { body } = await test.put(id, 'Две недели до {{place}}', {}, `"${version as number}"`);
      expect(body).toMatchObject({ status: 'edited', approved: false, stale: false });
    };
    await rewrite();
    const wish = { version: stood + 2, approved: true };
    const words = { value: former, status: 'outdated', stale: true };
    expect((await post(id, 'revert', { ...wish, approved: 'yes' })).status).toBe(400);
    expect((await post(id, 'revert', wish, 'editor')).status).toBe(403);
    expect((await post(id, 'revert', wish)).body).toMatchObject({ ...words, approved: true, origin: 'revert' });
    await rewrite();
    expect((await post(id, 'revert', { ...wish, version: stood + 1 })).body).toMatchObject({
      ...words,
      approved: false,
    });
    await rewrite();
    expect((await post(id, 'revert', { version: stood + 2 })).body).toMatchObject({ ...words, approved: false });
    const back = await post(english, 'revert', { version: stoodInEnglish });
    expect(back.status).toBe(200);
    expect((await test.rows('lang=ru&ns=home&q=hero.lead'))[0]).toMatchObject({ value: former, stale: false });
  });
});

describe('an import', () => {
  it('leaves approved what was approved while it was being planned', async () => {
    expect((await test.put('ru:home:hero.lead', 'До {{place}}')).status).toBe(200);
    const colleague = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await colleague.connect();
    try {
      await colleague.query('begin');
      await colleague.query(`select pg_advisory_xact_lock(hashtextextended('texts ru', 0))`);
      const report = (await test.as('translator'))
        .post('/api/translations/import/')
        .field('language_code', 'ru')
        .field('overwrite', 'true')
        .attach('file', Buffer.from(JSON.stringify({ home: { 'hero.lead': 'К {{place}}' } })), 'texts.json')
        .then(({ body }) => body as unknown);
      const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await colleague.query(waits)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await colleague.query(
        `update translation set status = 'approved', version = version + 1 where language = 'ru' and key = 'hero.lead'`,
      );
      await colleague.query('commit');
      expect(await report).toMatchObject({ updated: 0, suggested: 1 });
    } finally {
      await colleague.end();
    }
  });
});

describe('many texts at once', () => {
  const send = async (body: object, role: 'translator' | 'editor' = 'translator') =>
    (await test.as(role)).post('/api/translations/bulk-state/').send(body);

  it('are approved one by one, with a reason where not', async () => {
    await test.put('ru:home:hero.title', 'Острова и лагуны');
    const ids = ['ru:home:hero.title', 'zh:home:hero.lead', 'ru:home:gone', 'ru:common:close', 'ru:common:close'];
    const { status, body } = await send({ action: 'approve', ids });
    expect(status).toBe(200);
    expect(body).toMatchObject({ done: 2, unchanged: 0, refused: 2 });
    expect((body.results as { code: string | null }[]).map(({ code }) => code)).toEqual([
      null,
      'nothing_to_approve',
      'not_found',
      null,
    ]);
    const again = await send({ action: 'approve', ids: ids.slice(0, 1) });
    expect(again.body).toMatchObject({ done: 0, unchanged: 1 });
    expect((await send({ action: 'clear', ids: ids.slice(0, 1) })).body.done).toBe(1);
    expect((await test.rows('lang=ru&ns=home&q=hero.title'))[0]).toMatchObject({
      status: 'outdated',
      value: 'Острова',
      approved: false,
    });
  });

  it('are left as a colleague wrote them meanwhile, where the version that was seen is named', async () => {
    const id = 'zh:home:hero.title';
    const many = async (action: string, rows: object[]) => {
      const { status, body } = await send({ action, rows });
      expect(status).toBe(200);
      return (body.results as object[])[0] as { version: number };
    };
    const { version: seen } = (await history(id)) as { version: number };
    const approved = await many('approve', [{ id, version: seen }]);
    expect(approved).toMatchObject({ result: 'done', version: seen + 1 });
    expect((await test.put(id, '千岛', {}, `"${approved.version}"`)).status).toBe(200);
    const stale = { result: 'refused', code: 'stale_version', version: seen + 2 };
    for (const action of ['clear', 'unapprove', 'approve'])
      expect(await many(action, [{ id, version: approved.version }])).toMatchObject(stale);
    expect((await test.rows('lang=zh&ns=home&q=hero.title'))[0]).toMatchObject({ value: '千岛', approved: false });
    expect(await many('clear', [{ id, version: seen + 2 }])).toMatchObject({ result: 'done' });
    expect((await send({ action: 'clear', rows: [{ id }] })).status).toBe(400);
    expect((await send({ action: 'clear', rows: [{ id, version: 1 }], ids: [id] })).status).toBe(400);
    expect((await send({ action: 'clear', rows: [1, 2].map((version) => ({ id, version })) })).status).toBe(400);
  });

  it('may be named by a filter, with the number that was seen', async () => {
    const filter = { lang: 'ru', ns: 'common', status: 'approved' };
    expect((await send({ action: 'unapprove', filter, expected_count: 7 })).body).toMatchObject({
      code: 'count_differs',
      count: 1,
    });
    expect((await send({ action: 'unapprove', filter, expected_count: 1 })).body.done).toBe(1);
    expect((await send({ action: 'unapprove', filter })).status).toBe(400);
    expect((await send({ action: 'unapprove' })).status).toBe(400);
    expect((await send({ action: 'unapprove', filter, ids: ['x'], expected_count: 1 })).status).toBe(400);
    expect((await send({ action: 'delete', ids: ['x'] })).status).toBe(400);
    expect((await send({ action: 'approve', filter: { lang: 'de' }, expected_count: 1 })).status).toBe(404);
    expect((await send({ action: 'approve', ids: ['x'] }, 'editor')).status).toBe(403);
  });
});
