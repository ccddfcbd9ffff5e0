import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { RateLimits } from '../../platform/limits/limits.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { TranslationRevision } from './translation-revision.entity.js';
import type { TranslationTextDto, TranslationsDto } from './translations.dto.js';
import { lockTexts } from './translations.queries.js';

const shell = mkdtempSync(path.join(tmpdir(), 'atoll-texts-'));
let stamp = 0;

/** Releases texts as the shell's build does. */
function release(namespace: string, texts: Record<string, object>): void {
  const folder = path.join(shell, 'locales', namespace);
  mkdirSync(folder, { recursive: true });
  for (const [language, text] of Object.entries(texts))
    writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(text));
  writeFileSync(path.join(shell, 'shell.json'), JSON.stringify({ build: 'x'.repeat(++stamp) }));
}

const HOME = {
  en: {
    hero: { title: 'Islands', lead: 'Boats to {{place}}' },
    nights_one: '{{count}} night',
    nights_other: '{{count}} nights',
  },
  ru: {
    hero: { title: 'Острова' },
    nights_one: '{{count}} ночь',
    nights_few: '{{count}} ночи',
    nights_other: '{{count}} ночи',
  },
  zh: { hero: { title: '群岛', lead: '' } },
};

let test: TestApp;
beforeAll(async () => {
  release('common', { en: { close: 'Close' }, ru: { close: 'Закрыть' }, zh: { close: '关闭' } });
  release('home', HOME);
  test = await createTestApp({ env: { ATOLL_SHELL: shell } });
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(shell, { recursive: true, force: true });
});

const read = async (query: string) => test.api().get(`/api/translations/?${query}`);
const rows = async (query: string) =>
  (await (await test.as('translator')).get(`/api/translations/texts/?${query}`)).body.results as TranslationTextDto[];
const put = async (id: string, value: unknown, version: number | null, role: 'owner' | 'translator' = 'translator') => {
  const call = (await test.as(role)).put(`/api/translations/${encodeURIComponent(id)}/update/`);
  return (version === null ? call : call.set('if-match', `"${version}"`)).send({ value });
};

describe('the public read', () => {
  it('merges fall-backs and leaves nothing empty', async () => {
    const { status, body, headers } = await read('lang=zh&ns=home,common');
    expect(status).toBe(200);
    expect(body).toEqual({
      lang: 'zh',
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      translations: {
        common: { close: '关闭' },
        home: { 'hero.title': '群岛', 'hero.lead': 'Boats to {{place}}', nights_other: '{{count}} nights' },
      },
    });
    const again = await test
      .api()
      .get('/api/translations/?lang=zh&ns=home,common')
      .set('if-none-match', String(headers['etag']));
    expect(again.status).toBe(304);
    const russian = (await read('lang=ru&ns=home')).body.translations.home;
    expect(russian.nights_many).toBe('{{count}} ночи');
    expect((await read('')).body.translations).toHaveProperty('home');
    expect((await read('ns=home')).body.lang).toBe('en');
  });

  it('leaves out namespaces that are not released and refuses bad ones', async () => {
    expect((await read('ns=nothing,common')).body.translations).toEqual({ common: { close: 'Close' } });
    for (const query of ['ns=__proto__', 'ns=../x', 'shape=list', 'ns=Home', 'fallback=no', 'lang=en&lang=ru', 'x=1'])
      expect([query, (await read(query)).status]).toEqual([query, 400]);
    for (const lang of ['de', '__proto__', 'ru:']) {
      const { status, body } = await read(`lang=${lang}`);
      expect([lang, status, body.code]).toEqual([lang, 404, 'language_not_found']);
    }
  });

  it('gives nested objects, and on request only the own texts', async () => {
    expect((await read('lang=zh&ns=home&shape=nested')).body.translations.home).toEqual({
      hero: { title: '群岛', lead: 'Boats to {{place}}' },
      nights_other: '{{count}} nights',
    });
    expect((await read('lang=zh&ns=home&fallback=0')).body.translations.home).toEqual({ 'hero.title': '群岛' });
  });

  it('are those of the nearest language that is written alike', async () => {
    const served = async (lang: string) => {
      const { status, body } = await test.api().get(`/api/translations/?lang=${lang}&ns=common`);
      return status === 200 ? (body.lang as string) : status;
    };
    for (const [asked, lang] of [
      ['EN', 'en'],
      ['ru-RU', 'ru'],
      ['zh-Hans-CN', 'zh'],
      ['zh-SG', 'zh'],
      ['en-GB-oxendict', 'en'],
      ['zh-TW', 404],
      ['zh-Hant', 404],
      ['uk', 404],
      ['x-ru', 404],
      ['r', 404],
      ['ru_', 404],
    ])
      expect([asked, await served(String(asked))]).toEqual([asked, lang]);
    expect((await test.api().get('/api/regional-settings/ru-RU/')).body.date_format).toBe('DD.MM.YYYY');
  });

  it('shows a new key of a release at once', async () => {
    expect((await read('ns=extra')).body.translations).toEqual({});
    release('extra', { en: { first: 'First' } });
    await new Promise((done) => setTimeout(done, 600));
    expect((await read('lang=ru&ns=extra')).body.translations).toEqual({ extra: { first: 'First' } });
  });
});

describe('the office', () => {
  it('lists texts with their state', async () => {
    const all = await rows('lang=ru&ns=home');
    expect(all.map(({ key, status }) => `${key} ${status}`)).toEqual([
      'hero.lead missing',
      'hero.title released',
      'nights_few released',
      'nights_many missing',
      'nights_one released',
      'nights_other released',
    ]);
    expect(all[1]).toEqual({
      id: 'ru:home:hero.title',
      namespace: 'home',
      key: 'hero.title',
      language: 'ru',
      plural: null,
      form: null,
      required: true,
      source: 'Islands',
      value: 'Острова',
      released: 'Острова',
      status: 'released',
      stale: false,
      approved: false,
      clipped: false,
      questions: 0,
      version: 0,
      origin: null,
      custom: false,
      description: null,
      max_length: null,
      qa: [],
      suggestions: 0,
      updated_by: null,
      updated_at: null,
      approved_by: null,
      approved_at: null,
    });
    expect((await rows('lang=ru&status=missing&ns=home')).map(({ key }) => key)).toEqual(['hero.lead', 'nights_many']);
    expect((await rows('lang=ru&q=ОСТРОВА&ns=home')).map(({ key }) => key)).toEqual(['hero.title']);
    expect((await rows('lang=ru&q=islands&ns=home')).map(({ key }) => key)).toEqual(['hero.title']);
    const page = await (await test.as('owner')).get('/api/translations/texts/?lang=zh&page_size=1&page=2');
    expect(page.body.previous).toContain('page=1');
    expect((await test.api().get('/api/translations/texts/')).status).toBe(401);
    expect((await (await test.as('customer')).get('/api/translations/texts/')).status).toBe(403);
  });

  it('lists whole texts on request: a plural with all its forms when one of them fits', async () => {
    const found = await (
      await test.as('translator')
    ).get('/api/translations/texts/?lang=ru&ns=home&status=missing&whole=1&page_size=1&page=2');
    expect(found.body).toMatchObject({ count: 2, texts: 2, next: null });
    const forms = (found.body.results as TranslationTextDto[]).map(({ key, plural, form, required, status }) => ({
      [key]: [plural, form, required, status],
    }));
    expect(forms).toHaveLength(4);
    expect(Object.assign({}, ...forms)).toEqual({
      nights_one: ['nights', 'one', true, 'released'],
      nights_few: ['nights', 'few', true, 'released'],
      nights_many: ['nights', 'many', true, 'missing'],
      nights_other: ['nights', 'other', false, 'released'],
    });
  });

  it('counts the texts of every state, whichever is asked for', async () => {
    const counts = async (query: string) =>
      (await (await test.as('translator')).get(`/api/translations/texts/?lang=ru&ns=home${query}`)).body
        .states as object;
    const expected = {
      missing: 2,
      released: 2,
      edited: 0,
      approved: 0,
      outdated: 0,
      pending: 0,
      review: 0,
      clipped: 0,
      questions: 0,
    };
    expect(await counts('')).toEqual({ ...expected, needs_work: 2 });
    expect(await counts('&status=missing&whole=1')).toEqual({ ...expected, needs_work: 2 });
    expect(await counts('&q=hero')).toMatchObject({ missing: 1, released: 1 });
  });

  it('edits a text that pages have at once, with history and audit', async () => {
    const before = await read('lang=ru&ns=home');
    const saved = await put('ru:home:hero.lead', 'Катера до {{ place }}', 0);
    expect(saved.status).toBe(200);
    expect(saved.headers['etag']).toBe('"1"');
    expect(saved.body).toMatchObject({
      value: 'Катера до {{ place }}',
      released: null,
      status: 'edited',
      version: 1,
      updated_by: 'as-translator@test.example',
    });
    const after = await read('lang=ru&ns=home');
    expect(after.body.translations.home['hero.lead']).toBe('Катера до {{ place }}');
    expect(after.body.version).not.toBe(before.body.version);
    expect((await put('ru:home:hero.lead', 'Лодки до {{place}}', 1)).body.version).toBe(2);
    const history = await test.em().find(TranslationRevision, {}, { orderBy: { revision: 'asc' } });
    expect(history.map(({ revision, value, previous }) => [revision, value, previous])).toEqual([
      [1, 'Катера до {{ place }}', null],
      [2, 'Лодки до {{place}}', 'Катера до {{ place }}'],
    ]);
    const entries = await test.em().find(AuditEntry, { action: 'translation.update' });
    expect(entries).toHaveLength(2);
    expect(entries[0]?.entityId).toBe('ru:home:hero.lead');
  });

  it('may be kept for ever by its version, and not where the texts are others by now', async () => {
    const kept = async (version: string) => {
      const { body, headers } = await read(`lang=ru&ns=common&version=${version}`);
      return [(body as TranslationsDto).version, headers['cache-control']];
    };
    const { version } = (await read('lang=ru&ns=common')).body as TranslationsDto;
    for (const _time of [1, 2]) expect(await kept(version)).toEqual([version, 'public, max-age=31536000, immutable']);
    expect((await put('ru:common:close', 'Скрыть', 0)).status).toBe(200);
    const [now, control] = await kept(version);
    expect(now).not.toBe(version);
    expect(control).toBe('no-cache');
    expect((await read('lang=ru&ns=common&version=1')).status).toBe(400);
    expect((await put('ru:common:close', 'Закрыть', 1)).status).toBe(200);
  });

  it('counts as documents do where it is asked for by its version: kept for all, it is had beyond the limit of reads', async () => {
    const remoteAddress = '203.0.113.78';
    const limits = test.app.get(RateLimits);
    const useUp = async (name: 'read' | 'stored') => {
      // oxlint-disable-next-line no-await-in-loop
      while (await limits.allows(name, remoteAddress));
    };
    const ask = async (query: string) =>
      (await test.app.inject({ method: 'GET', url: `/api/translations/?${query}`, remoteAddress })).statusCode;
    const { version } = (await read('lang=ru&ns=home')).body as TranslationsDto;
    await useUp('read');
    expect(await ask('lang=ru&ns=home&fallback=false')).toBe(429);
    expect(await ask(`lang=ru&ns=home&version=${version}`)).toBe(200);
    // One that has to be made is a read, whatever it is called.
    expect(await ask(`lang=ru&ns=home&fallback=false&version=${version}`)).toBe(429);
    expect(await ask(`lang=ru&ns=home,nobody&version=&version=`)).toBe(429);
    await useUp('stored');
    expect(await ask(`lang=ru&ns=home&version=${version}`)).toBe(429);
  });

  it('refuses a write that is based on an older text, and shows the newer one', async () => {
    expect((await put('zh:home:hero.title', '岛屿', 0)).status).toBe(200);
    const late = await put('zh:home:hero.title', '海岛', 0, 'owner');
    expect(late.status).toBe(412);
    expect(late.body).toEqual({
      detail: expect.any(String),
      code: 'stale_version',
      current: { value: '岛屿', version: 1 },
      updated_by: 'as-translator@test.example',
      updated_at: expect.stringMatching(/Z$/),
    });
    const race = await Promise.all(['一', '二', '三', '四'].map((value) => put('zh:home:hero.title', value, 1)));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });

  it('waits for an import that has the language to itself, and is no fault of the service', async () => {
    const locked = Promise.withResolvers<void>();
    const held = test.em().transactional(async (em) => {
      await lockTexts(transactionSql(em), 'zh', 'all');
      locked.resolve();
      await em.execute('select pg_sleep(2)');
    });
    await locked.promise;
    const started = performance.now();
    expect((await put('zh:home:hero.title', '珊瑚岛', 2)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(1000);
    await held;
  });

  it('refuses blank texts, other placeholders, unknown keys and callers without the right', async () => {
    expect((await put('ru:home:hero.lead', 'Катера', 2)).body).toEqual({
      value: ['The placeholders must be the same as in the source text'],
    });
    for (const value of ['', '   ', 'x'.repeat(5001), null, 7, { $ne: '' }])
      expect([value, (await put('ru:home:hero.title', value, 0)).status]).toEqual([value, 400]);
    for (const id of [
      'ru:home:gone',
      'ru:gone:hero.title',
      'de:home:hero.title',
      'ru:home:__proto__.x',
      'ru:home',
      '1',
    ])
      expect([id, (await put(id, 'text', 0)).status]).toEqual([id, 404]);
    const body = { value: 'x' };
    const url = '/api/translations/ru%3Ahome%3Ahero.title/update/';
    expect((await test.api().put(url).send(body)).status).toBe(401);
    expect((await (await test.as('viewer')).put(url).set('if-match', '"0"').send(body)).status).toBe(403);
    const more = (await test.as('owner')).put(url).set('if-match', '"0"');
    expect((await more.send({ ...body, status: 'approved' })).status).toBe(400);
    expect((await put('ru:home:nights_one', 'одна ночь', 0)).status).toBe(200);
  });

  it('marks an edit when the release has changed since', async () => {
    expect((await put('ru:home:hero.title', 'Атоллы', 0)).body.status).toBe('edited');
    release('home', { ...HOME, en: { ...HOME.en, hero: { ...HOME.en.hero, title: 'The islands' } } });
    await new Promise((done) => setTimeout(done, 600));
    const [row] = await rows('lang=ru&ns=home&status=outdated');
    expect(row).toMatchObject({ key: 'hero.title', value: 'Атоллы', source: 'The islands', status: 'outdated' });
    expect((await read('lang=ru&ns=home')).body.translations.home['hero.title']).toBe('Атоллы');
    expect((await put('ru:home:hero.title', 'Острова!', row?.version ?? -1)).body.status).toBe('edited');
  });

  it('lists what was edited lately, and what the rules doubt', async () => {
    await put('zh:home:hero.title', 'Nice islands.', null);
    const keys = async (query: string) => (await rows(`lang=zh&ns=home&${query}`)).map(({ key }) => key);
    const [edited] = await rows('lang=zh&q=nice');
    const at = edited?.updated_at ?? '';
    expect(await keys(`updated_since=${at}`)).toContain('hero.title');
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect(await keys(`updated_since=${later}`)).toEqual([]);
    const all = await rows('lang=zh&ns=home');
    for (const state of ['ok', 'warning', 'error']) {
      const expected = all.filter(
        ({ qa }) => (qa.some(({ severity }) => severity === 'error') ? 'error' : (qa[0]?.severity ?? 'ok')) === state,
      );
      expect([state, await keys(`qa=${state}`)]).toEqual([state, expected.map(({ key }) => key)]);
    }
    expect(await keys('qa=warning')).toContain('hero.title');
    const owner = await test.as('owner');
    for (const bad of ['qa=fine', 'updated_since=yesterday', 'updated_since=2026-11-21'])
      expect([bad, (await owner.get(`/api/translations/texts/?${bad}`)).status]).toEqual([bad, 400]);
  });

  it('drops the texts of other replicas', async () => {
    const listener = new pg.Client({ connectionString: test.database.config.databaseUrl });
    await listener.connect();
    await listener.query('listen atoll_cache');
    const heard = new Promise((done) => listener.once('notification', ({ payload }) => done(payload)));
    await put('zh:common:close', '关', 0);
    expect(await heard).toBe('texts');
    await listener.end();
  });
});
