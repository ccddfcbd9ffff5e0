import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTextsApp, type TextsApp } from '../../../test/texts-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { MissingReport } from '../translations/missing-report.entity.js';
import { TranslationKey } from '../translations/translation-key.entity.js';
import { RemotesService } from '../remotes/remotes.service.js';

let test: TextsApp;
beforeAll(async () => {
  test = await createTextsApp({
    env: {
      ATOLL_LIMITS: JSON.stringify({ detect: { points: 12, seconds: 60 }, report: { points: 1000, seconds: 60 } }),
    },
  });
}, 120_000);
afterAll(() => test.close());

const owner = () => test.as('owner');
const add = async (body: object) => (await owner()).post('/api/languages/').send(body);
const change = async (code: string, body: object, version: number | null) => {
  const call = (await owner()).patch(`/api/languages/${code}/`);
  return (version === null ? call : call.set('if-match', `"${version}"`)).send(body);
};
const remove = async (code: string, version: number) =>
  (await owner()).delete(`/api/languages/${code}/`).set('if-match', `"${version}"`);
const listed = async () =>
  (await test.api().get('/api/languages/')).body as { code: string; is_active: boolean; is_default: boolean }[];

describe('a language', () => {
  it('is added with what CLDR knows, written in, switched on, and seen by visitors', async () => {
    const added = await add({ code: 'de', flag: '🇩🇪' });
    expect(added.status).toBe(201);
    expect(added.headers['etag']).toBe('"1"');
    expect(added.body).toMatchObject({
      code: 'de',
      name: 'German',
      native_name: 'Deutsch',
      direction: 'ltr',
      is_active: false,
      is_default: false,
      is_shipped: false,
      position: 4,
    });
    expect((await test.api().get('/api/translations/?lang=de')).status).toBe(404);
    expect((await test.put('de:home:hero.title', 'Inseln')).status).toBe(200);
    expect((await change('de', { is_active: true, name: 'Deutsch (German)' }, 1)).body).toMatchObject({ version: 2 });
    const texts = (await test.api().get('/api/translations/?lang=de&ns=home')).body.translations.home;
    expect(texts).toMatchObject({ 'hero.title': 'Inseln', nights_other: '{{count}} nights' });
    expect((await listed()).map(({ code }) => code)).toEqual(['en', 'ru', 'zh', 'de']);
    expect((await add({ code: 'de' })).status).toBe(409);
    expect((await add({ code: 'dv' })).body).toMatchObject({ direction: 'rtl', native_name: 'ދިވެހި' });
    expect((await remove('de', 2)).body.code).toBe('in_use');
    expect((await remove('dv', 1)).status).toBe(204);
    expect((await (await owner()).get('/api/languages/dv/')).status).toBe(404);
    expect(await test.em().count(AuditEntry, { entity: 'language' })).toBe(4);
  });

  it('is changed on the version that was read', async () => {
    const { body, headers } = await (await owner()).get('/api/languages/ru/');
    expect(headers['etag']).toBe(`"${body.version}"`);
    expect((await change('ru', { flag: '🏳️' }, null)).status).toBe(428);
    const stale = await change('ru', { flag: '🏳️' }, 99);
    expect([stale.status, stale.body.current.code, stale.body.updated_by]).toEqual([412, 'ru', null]);
    const since = test.clock.now().toISOString();
    const written = await (
      await test.as('manager')
    )
      .patch('/api/languages/ru/')
      .set('if-match', `"${body.version}"`)
      .send({ flag: '🇷🇺' });
    expect(written.status).toBe(200);
    for (const late of [await change('ru', { flag: '🏳️' }, body.version), await remove('ru', body.version)]) {
      expect([late.status, late.body]).toMatchObject([
        412,
        { current: written.body, updated_by: 'as-manager@test.example' },
      ]);
      expect(late.body.updated_at >= since).toBe(true);
    }
    expect((await change('xx', { flag: '' }, 1)).body.code).toBe('language_not_found');
  });

  it('stays when it is needed', async () => {
    const version = async (code: string) =>
      (await (await owner()).get(`/api/languages/${code}/`)).body.version as number;
    expect((await change('en', { is_active: false }, await version('en'))).body.code).toBe('language_needed');
    expect((await change('en', { is_default: false }, await version('en'))).body.code).toBe('language_needed');
    expect((await change('de', { is_default: true }, await version('de'))).body.code).toBe('language_needed');
    expect((await remove('zh', await version('zh'))).body.code).toBe('in_use');
    expect((await change('ru', { is_default: true }, await version('ru'))).status).toBe(200);
    expect((await listed()).filter((language) => language.is_default).map(({ code }) => code)).toEqual(['ru']);
    expect((await change('ru', { is_active: false }, await version('ru'))).body.code).toBe('language_needed');
    expect((await change('en', { is_default: true }, await version('en'))).status).toBe(200);
    expect((await change('zh', { is_active: false }, await version('zh'))).status).toBe(200);
    expect((await test.api().get('/api/translations/?lang=zh')).body.code).toBe('language_not_found');
    expect((await test.api().get('/api/regional-settings/zh/')).status).toBe(404);
    expect((await (await test.as('viewer')).get('/api/translations/?lang=zh')).body.lang).toBe('zh');
    expect((await (await test.as('customer')).get('/api/translations/?lang=zh')).status).toBe(404);
    expect((await test.api().get('/api/translations/?lang=zh')).status).toBe(404);
    expect((await change('zh', { is_active: true }, await version('zh'))).status).toBe(200);
  });

  it('is refused with bad members, and by callers without the right', async () => {
    for (const body of [
      { code: 'DE' },
      { code: 'x' },
      { code: 'fr', direction: 'up' },
      { code: 'fr', is_default: true },
      { code: 'fr', name: '' },
      { code: { $ne: '' } },
      {},
    ])
      expect([body, (await add(body)).status]).toEqual([body, 400]);
    const body = { code: 'fr' };
    expect((await test.api().post('/api/languages/').send(body)).status).toBe(401);
    expect((await (await test.as('translator')).post('/api/languages/').send(body)).status).toBe(403);
    const editor = await test.as('editor');
    expect((await editor.patch('/api/languages/ru/').set('if-match', '"1"').send({ flag: '' })).status).toBe(403);
    expect((await editor.delete('/api/languages/ru/').set('if-match', '"1"')).status).toBe(403);
  });
});

describe('regional settings', () => {
  const put = async (body: object, version: number | null, code = 'ru') => {
    const call = (await owner()).put(`/api/regional-settings/${code}/`);
    return (version === null ? call : call.set('if-match', `"${version}"`)).send(body);
  };
  const get = async (code: string) => test.api().get(`/api/regional-settings/${code}/`);

  it('are those of CLDR until the agency wants them otherwise', async () => {
    expect((await get('ru')).body).toEqual({
      currency_code: 'USD',
      currency_symbol: '$',
      date_format: 'DD.MM.YYYY',
      time_format: 24,
      timezone: 'Indian/Maldives',
      phone_format: '+7 XXX XXX-XX-XX',
    });
    expect((await put({ currency_code: 'EUR' }, null)).status).toBe(428);
    const saved = await put({ currency_code: 'EUR', time_format: 12, timezone: 'Europe/Moscow' }, 0);
    expect(saved.body).toMatchObject({
      language: 'ru',
      currency_symbol: '€',
      overridden: ['currency_code', 'time_format', 'timezone'],
      standard: { currency_code: 'USD', currency_symbol: '$', time_format: 24, timezone: 'Indian/Maldives' },
      version: 1,
    });
    expect((await get('ru')).body).toMatchObject({ currency_code: 'EUR', time_format: 12, date_format: 'DD.MM.YYYY' });
    const stale = await put({}, 0);
    expect([stale.status, stale.body.current, stale.body.updated_by]).toEqual([
      412,
      saved.body,
      'as-owner@test.example',
    ]);
    expect((await put({ time_format: null }, 1)).body).toMatchObject({ overridden: [], time_format: 24, version: 2 });
    const editable = await (await owner()).get('/api/regional-settings/ru/editable/');
    expect([editable.headers['etag'], editable.body.version]).toEqual(['"2"', 2]);
    expect((await get('xx')).body.code).toBe('language_not_found');
  });

  it('refuse what no page could show, and callers without the right', async () => {
    for (const body of [
      { date_format: 'DD.MM' },
      { date_format: 'YYYY-MM-DD<b>' },
      { time_format: 13 },
      { timezone: 'Mars/Olympus' },
      { currency_code: 'XXX' },
      { phone_format: 'call me' },
      { currency_symbol: 'ninesigns' },
      { version: 3 },
    ])
      expect([body, (await put(body, 2)).status]).toEqual([body, 400]);
    const editor = await test.as('editor');
    expect((await editor.put('/api/regional-settings/ru/').set('if-match', '"2"').send({})).status).toBe(403);
    expect((await editor.get('/api/regional-settings/ru/editable/')).status).toBe(403);
  });
});

describe('texts that pages miss', () => {
  const send = (body: object) => test.api().post('/api/translations/missing/').send(body);
  const item = { ns: 'home', key: 'hero.subtitle', kind: 'unknown' };

  it('are counted for what is served, and create nothing', async () => {
    const { tag } = await test.app.get(RemotesService).served();
    const report = { remote: 'shell', build_id: tag, lang: 'ru', items: [item, item, { ...item, ns: 'gone' }] };
    for (const body of [
      report,
      report,
      { ...report, build_id: 'other' },
      { ...report, remote: 'mfe-none' },
      { ...report, lang: 'xx' },
      {
        ...report,
        items: [
          { ...item, key: '__proto__.x' },
          { ...item, key: 'a b' },
        ],
      },
    ]) {
      const { status, body: answer } = await send(body);
      expect([status, answer]).toEqual([202, { status: 'accepted' }]);
    }
    expect(await test.em().find(MissingReport, {})).toEqual([
      expect.objectContaining({ key: 'hero.subtitle', hits: 2 }),
    ]);
    expect(await test.em().count(TranslationKey, {})).toBe(0);
    const list = await (await test.as('viewer')).get('/api/translations/missing/');
    expect(list.body).toMatchObject({
      count: 1,
      results: [{ remote: 'shell', lang: 'ru', ns: 'home', hits: 2, is_written: false }],
    });
    const ofKind = async (kind: string) =>
      (await (await test.as('viewer')).get(`/api/translations/missing/?kind=${kind}`)).body;
    expect(await ofKind('unknown')).toMatchObject({ count: 1, results: [{ key: 'hero.subtitle' }] });
    expect(await ofKind('fallback')).toMatchObject({ count: 0, results: [] });
    await (
      await owner()
    )
      .post('/api/translations/create/')
      .send({ key: 'home:hero.subtitle', value: 'Острова ждут', language: 'ru' });
    expect(await ofKind('unknown')).toMatchObject({ results: [{ is_written: true }] });
    expect((await test.api().get('/api/translations/missing/')).status).toBe(401);
    expect((await send({ ...report, items: [] })).status).toBe(400);
    expect((await send({ ...report, items: Array.from({ length: 51 }, () => item) })).status).toBe(400);
    expect((await send({ ...report, items: Array.from({ length: 10_000 }, () => item) })).status).toBe(413);
    expect(Object.prototype).not.toHaveProperty('x');
  });
});

describe('texts that somebody makes up', () => {
  it('take no place from those that pages miss', async () => {
    const { tag } = await test.app.get(RemotesService).served();
    const send = (...keys: string[]) =>
      test
        .api()
        .post('/api/translations/missing/')
        .send({
          remote: 'shell',
          build_id: tag,
          lang: 'ru',
          items: keys.map((key) => ({ ns: 'home', key, kind: 'unknown' })),
        });
    await test
      .em()
      .getConnection()
      .execute(
        `insert into missing_report (remote, build, language, namespace, key, kind, hits, first_at, last_at)
         select 'shell', ?, 'ru', 'home', 'made.up' || n, 'unknown', case when n = 0 then 9 else 1 end,
           now() - interval '1 day', now() - interval '1 day'
         from generate_series(0, 5100) n`,
        [tag],
      );
    expect((await send('really.missing', 'made.up0')).status).toBe(202);
    const hits = async (key: string) => (await test.em().findOne(MissingReport, { key }))?.hits;
    expect([await hits('really.missing'), await hits('made.up0')]).toEqual([1, 10]);
    expect(await test.em().count(MissingReport, {})).toBe(5000);
    expect((await send('really.missing', 'made.up0')).status).toBe(202);
    expect([await hits('really.missing'), await test.em().count(MissingReport, {})]).toEqual([2, 5000]);
  });
});

describe('the language of a text', () => {
  const send = (body: unknown) =>
    test
      .api()
      .post('/api/detect-language/')
      .send(body as object);

  it('is told, at most so often a minute', async () => {
    expect((await send({ text: 'Сколько стоит трансфер?' })).body).toEqual({
      detected_language: 'ru',
      confidence: 1,
      reliable: true,
      script: 'Cyrl',
      alternatives: [],
    });
    for (const body of [{}, { text: '' }, { text: 'x'.repeat(5001) }, { text: 7 }, { text: '\0' }])
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ text: 'Hello there' })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
