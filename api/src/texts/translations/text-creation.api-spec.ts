import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { createTextsApp, type TextsApp } from '../../../test/texts-app.js';
import type { Role } from '@atoll/contract/permissions';
import { User } from '../../people/accounts/user.entity.js';
import type { TranslationStatsDto } from './text-stats.dto.js';
import { TranslationSuggestion } from './translation-suggestion.entity.js';

let test: TextsApp;
beforeAll(async () => {
  test = await createTextsApp();
}, 120_000);
afterAll(() => test.close());

const send = async (verb: string, body: object, role: Role = 'translator') =>
  (await test.as(role)).post(`/api/translations/${verb}/`).send(body);
const create = (body: object, role?: Role) => send('create', body, role);
const bulk = (translations: unknown, mode?: string, language = 'ru') =>
  send('bulk', { language_code: language, translations, ...(mode ? { mode } : {}) });
const publicTexts = async (query: string) => (await test.api().get(`/api/translations/?${query}`)).body.translations;

describe('a new text', () => {
  it('stands under a new key at once, in every language', async () => {
    const { status, body } = await create({
      key: 'offer.title',
      value: 'A week for two',
      language: 'en',
      namespace: 'home',
      description: 'Heading of the offer',
      max_length: 20,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: 'en:home:offer.title',
      value: 'A week for two',
      released: null,
      status: 'edited',
      version: 1,
      origin: 'create',
      custom: true,
      description: 'Heading of the offer',
      max_length: 20,
    });
    expect((await publicTexts('lang=ru&ns=home')).home['offer.title']).toBe('A week for two');
    expect((await test.rows('lang=ru&q=offer.title'))[0]).toMatchObject({
      status: 'missing',
      source: 'A week for two',
    });
    expect((await create({ key: 'offer.title', value: 'Неделя на двоих', language: 'ru' })).body.id).toBe(
      'ru:home:offer.title',
    );
    expect((await test.put('ru:home:offer.title', 'Неделя на двоих у моря')).body).toEqual({
      value: ['Maximum 20 characters allowed'],
    });
    expect((await publicTexts('lang=ru&ns=home')).home['offer.title']).toBe('Неделя на двоих');
  });

  it('fills what a release has no text for, and takes no text away', async () => {
    expect((await create({ key: 'hero.lead', value: '乘船到{{place}}', language: 'zh' })).status).toBe(201);
    const again = await create({ key: 'hero.lead', value: '乘船', language: 'zh' });
    expect([again.status, again.body.code, again.body.current.value]).toEqual([
      409,
      'already_exists',
      '乘船到{{place}}',
    ]);
    expect((await create({ key: 'common:close', value: 'Shut', language: 'en' })).status).toBe(409);
    expect((await create({ key: 'nights', value: '{{count}}晚', language: 'zh' })).body.id).toBe(
      'zh:home:nights_other',
    );
  });

  it('goes without a namespace to the one that has the key, else to common', async () => {
    expect((await create({ key: 'plain', value: 'x', language: 'en' })).body.namespace).toBe('common');
    await create({ key: 'close', value: 'Fermer', language: 'en', namespace: 'home' });
    expect((await create({ key: 'close', value: 'x', language: 'ru' })).body).toEqual({
      namespace: ['Several namespaces have this key: name one'],
    });
    const own = await create({ key: 'first', value: 'First', language: 'en', namespace: 'campaign' });
    expect([own.status, (await publicTexts('lang=zh')).campaign]).toEqual([201, { first: 'First' }]);
  });

  it('may be a plural', async () => {
    const body = { key: 'boats', value: '{{count}} boats', language: 'en', namespace: 'home', is_plural: true };
    expect((await create(body)).body.id).toBe('en:home:boats_other');
    const forms = (await test.rows('lang=ru&ns=home&q=boats')).map(({ key }) => key);
    expect(forms.filter((key) => key.startsWith('boats_'))).toEqual([
      'boats_few',
      'boats_many',
      'boats_one',
      'boats_other',
    ]);
    expect((await test.put('ru:home:boats_few', '{{count}} катера')).status).toBe(200);
  });

  it('is refused under keys that no file could hold, and under bad ones', async () => {
    for (const key of ['offer', 'offer.title.x', 'hero'])
      expect((await create({ key, value: 'x', language: 'en', namespace: 'home' })).body.code).toBe(
        'key_prefix_conflict',
      );
    for (const key of ['', 'A', 'a b', '../../x', 'x.__proto__.y', 'constructor', 'a'.repeat(300), 'home:', 7, null])
      expect([key, (await create({ key, value: 'x', language: 'en' })).status]).toEqual([key, 400]);
    for (const value of ['', ' ', '\u0001', '<script>', '{{- x}}', 'x'.repeat(5001)])
      expect([value.slice(0, 9), (await create({ key: 'new.one', value, language: 'en' })).status]).toEqual([
        value.slice(0, 9),
        400,
      ]);
    expect((await create({ key: 'new.one', value: 'x', language: 'de' })).body.code).toBe('language_not_found');
    expect((await create({ key: 'new.one', value: 'x', language: 'en' }, 'viewer')).status).toBe(403);
    expect((await test.rows('lang=en&q=new.one')).map(({ key }) => key)).not.toContain('new.one');
  });
});

describe('many texts', () => {
  it('are filled or replaced, faults told row by row', async () => {
    const filled = await bulk({
      'hero.title': 'Атоллы',
      'home:hero.lead': 'Катера до {{place}}',
      nights_many: '{{count}} ночей',
      'gone.key': 'x',
      'common:close': 'Закрыть',
      close: 'x',
    });
    expect(filled.status).toBe(201);
    expect(filled.body).toMatchObject({ created: 2, updated: 0, unchanged: 1, skipped: 1 });
    expect((filled.body.errors as { index: number; code: string }[]).map(({ index, code }) => [index, code])).toEqual([
      [3, 'not_found'],
      [5, 'namespace_required'],
    ]);
    const replaced = await bulk(
      [
        { key: 'hero.title', namespace: 'home', value: 'Атоллы' },
        { key: 'hero.lead', value: 'Катера' },
        { key: 'nights_few', value: '{{count}} ночи', version: 3 },
        { key: 'nights_one', value: '{{count}} сутки', version: 3 },
        { key: 'nights_one', value: 5 },
        { key: '__proto__', value: 'x' },
        null,
      ],
      'replace',
    );
    expect(replaced.body).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect((replaced.body.errors as { code: string }[]).map(({ code }) => code)).toEqual([
      'placeholders_differ',
      'stale_version',
      'invalid_text',
      'invalid_key',
      'invalid_key',
    ]);
    expect(replaced.body.results[0]).toMatchObject({ value: 'Атоллы', origin: 'bulk', status: 'edited' });
  });

  it('need the version of an approved text', async () => {
    await (await test.as('translator')).post('/api/translations/zh%3Acommon%3Aclose/approve/').send({});
    const rows = (version?: number) => [{ key: 'close', namespace: 'common', value: '闭', version }];
    expect((await bulk(rows(), 'replace', 'zh')).body.errors[0].code).toBe('version_required');
    const editor = await send('bulk', { language_code: 'zh', translations: rows(1), mode: 'replace' }, 'editor');
    expect(editor.body.errors[0].code).toBe('permission_denied');
    expect((await bulk(rows(1), 'replace', 'zh')).body.updated).toBe(1);
  });

  it('are at most 1,000, and may be long', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'я'.repeat(600)]));
    expect((await bulk(many(1000))).body.errors).toHaveLength(1000);
    expect((await bulk(many(1001))).body).toEqual({ translations: ['At most 1,000 entries are allowed'] });
    for (const bad of [{}, [], 'x', null, 7]) expect([bad, (await bulk(bad)).status]).toEqual([bad, 400]);
    expect((await bulk({ a: 'x' }, 'delete')).status).toBe(400);
    expect((await bulk({ a: 'x' }, 'fill', 'de')).status).toBe(404);
  });
});

describe('a suggestion', () => {
  const list = async () =>
    (await (await test.as('viewer')).get('/api/translations/ru%3Acommon%3Aclose/suggestions/')).body as {
      id: string;
      value: string;
      state: string;
      decided_by: string | null;
      reason: string | null;
    }[];

  it('becomes the approved text, or is turned down', async () => {
    await (await test.as('translator')).post('/api/translations/ru%3Acommon%3Aclose/approve/').send({});
    expect((await test.put('ru:common:close', 'Свернуть', {}, '"1"', 'editor')).status).toBe(202);
    expect((await test.put('ru:common:close', 'Убрать', {}, '"1"', 'editor')).status).toBe(202);
    const [second, first] = await list();
    expect([second?.value, first?.value, first?.state]).toEqual(['Убрать', 'Свернуть', 'open']);
    const waiting = async () =>
      (await test.rows('lang=ru&status=review&whole=1')).map(({ key, suggestions }) => [key, suggestions]);
    expect(await waiting()).toContainEqual(['close', 2]);
    const reviews = async () =>
      ((await (await test.as('viewer')).get('/api/translations/stats/?lang=ru')).body as TranslationStatsDto)
        .review_keys;
    const reviewed = await reviews();
    const accept = async (ifMatch: string, role: Role = 'translator') => {
      const call = (await test.as(role)).post(`/api/translations/suggestions/${first?.id}/accept/`);
      return (ifMatch ? call.set('if-match', ifMatch) : call).send({});
    };
    expect((await accept('"1"', 'editor')).status).toBe(403);
    const unseen = await accept('');
    expect([unseen.status, unseen.body.code]).toEqual([428, 'precondition_required']);
    // Somebody writes other words while a reviewer reads.
    expect((await test.put('ru:common:close', 'Хватит', {}, '"1"')).status).toBe(200);
    const stale = await accept('"1"');
    expect([stale.status, stale.body]).toEqual([
      412,
      expect.objectContaining({
        ...{ code: 'stale_version', current: { value: 'Хватит', version: 2 } },
        updated_by: 'as-translator@test.example',
      }),
    ]);
    expect((await list()).map(({ state }) => state)).toEqual(['open', 'open']);
    const accepted = await accept('"2"');
    expect(accepted.body).toMatchObject({
      suggestion: { state: 'accepted' },
      text: { value: 'Свернуть', status: 'approved', version: 3, origin: 'suggestion' },
    });
    expect((await send(`suggestions/${first?.id}/reject`, {})).body.code).toBe('already_decided');
    expect(await waiting()).toContainEqual(['close', 1]);
    const turned = await send(`suggestions/${second?.id}/reject`, { reason: 'Too short' });
    expect(turned.body.suggestion).toMatchObject({
      state: 'rejected',
      decided_by: 'as-translator@test.example',
      reason: 'Too short',
    });
    expect((await list()).map(({ reason }) => reason)).toEqual(['Too short', null]);
    expect((await send(`suggestions/${second?.id}/reject`, { reason: 'x'.repeat(301) })).status).toBe(400);
    expect((await waiting()).map(([key]) => key)).not.toContain('close');
    expect(await reviews()).toBe(reviewed - 1);
    const told = await test.em().find(AuditEntry, { action: { $in: ['translation.suggest', 'translation.reject'] } });
    expect(told.map(({ action, entityId, after }) => [action, entityId, (after as { value: string }).value])).toEqual([
      ['translation.suggest', 'ru:common:close', first?.value],
      ['translation.suggest', 'ru:common:close', second?.value],
      ['translation.reject', 'ru:common:close', second?.value],
    ]);
    expect((await send('suggestions/019aa7c1-0000-7000-8000-000000000000/accept', {})).status).toBe(404);
    expect((await send('suggestions/1/accept', {})).status).toBe(400);
    expect(await test.em().count(TranslationSuggestion, {})).toBe(2);
  });
});

describe('the figures', () => {
  it('are one object for a language and an array for all', async () => {
    const get = async (query = '') => (await test.as('viewer')).get(`/api/translations/stats/${query}`);
    const all = await get();
    expect((all.body as { language_code: string }[]).map(({ language_code }) => language_code)).toEqual([
      'en',
      'ru',
      'zh',
    ]);
    expect((await get('?lang=ru')).body).toEqual(all.body[1]);
    expect(all.body[1].total_keys).toBe(all.body[0].total_keys);
    expect(all.body[1].last_updated).toMatch(/Z$/);
    expect((await get('?lang=de')).status).toBe(404);
    expect((await test.api().get('/api/translations/stats/')).status).toBe(401);
  });

  it('are the same in the overview, in the list and here: all forms of a plural are one text', async () => {
    const owner = await test.as('owner');
    const figures = (await owner.get('/api/translations/stats/')).body as TranslationStatsDto[];
    const { texts } = (await owner.get('/api/dashboard/overview/')).body;
    expect(texts).toEqual({
      total: figures[0]?.total_keys,
      missing_ru: figures[1]?.missing_keys,
      missing_zh: figures[2]?.missing_keys,
      edited: figures.reduce((sum, { edited_keys }) => sum + edited_keys, 0),
    });
    expect([texts.missing_zh > 0, texts.edited > 0]).toEqual([true, true]);
    const counts = [];
    for (const { language_code: lang, total_keys, edited_keys } of figures) {
      const { body } = await owner.get(`/api/translations/texts/?lang=${lang}&page_size=1`);
      expect([lang, body.texts]).toEqual([lang, total_keys]);
      expect(body.count).toBeGreaterThanOrEqual(body.texts);
      counts.push(body.count);
      expect(edited_keys).toBeLessThanOrEqual(total_keys);
    }
    // Russian has four forms of a plural, Chinese one.
    expect(counts[1]).toBeGreaterThan(counts[2] as number);
  });
});

describe('an account limited to some languages', () => {
  it('writes no others', async () => {
    const em = test.em();
    await test.tokenOf('translator');
    const user = await em.findOneOrFail(User, { email: 'as-translator@test.example' });
    user.languages = ['zh'];
    await em.flush();
    const url = '/api/translations/ru%3Ahome%3Ahero.title/approve/';
    expect((await test.put('ru:home:hero.title', 'Нет')).status).toBe(403);
    expect((await (await test.as('translator')).post(url).send({})).status).toBe(403);
    expect((await create({ key: 'later', value: 'Позже', language: 'ru' })).status).toBe(403);
    expect((await bulk({ 'hero.title': 'Нет' }, 'replace')).status).toBe(403);
    const many = await send('bulk-state', { action: 'approve', ids: ['ru:home:hero.title'] });
    expect(many.body.results[0].code).toBe('permission_denied');
    expect((await test.put('zh:home:hero.title', '环礁')).status).toBe(200);
  });
});
