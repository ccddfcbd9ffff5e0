import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTextsApp, type TextsApp } from '../../../../test/texts-app.js';
import { User } from '../../../people/accounts/user.entity.js';
import type { TextReleaseDetailDto, TextReleaseDto } from './releases.dto.js';

/** Of the day in UTC. Milliseconds. */
const NOON = 7 * 3_600_000;
const DAY = 24 * 60;

let test: TextsApp;
beforeAll(async () => {
  test = await createTextsApp();
  // Noon in the Maldives: what a test makes within an hour lies in one day.
  const now = test.clock.now().getTime();
  test.clock.advance((86_400_000 + NOON - (now % 86_400_000)) / 1000);
}, 120_000);
afterAll(() => test.close());

const list = async (query = '', role: 'translator' | 'viewer' = 'translator') =>
  (await test.as(role)).get(`/api/translations/releases/?${query}`);
const releases = async (query = ''): Promise<TextReleaseDto[]> => (await list(query)).body.results;
const detail = async (id: string, query = '') =>
  (await (await test.as('viewer')).get(`/api/translations/releases/${id}/?${query}`)).body as TextReleaseDetailDto;
describe('what changed on the site', () => {
  it('is nothing as long as nobody has changed a text', async () => {
    const { status, body } = await list('', 'viewer');
    expect([status, body]).toEqual([200, { count: 0, next: null, previous: null, results: [] }]);
  });

  it('is gathered by person, language and pause, the latest first', async () => {
    await test.put('ru:home:hero.title', 'Раз');
    await test.age(14);
    await test.put('ru:home:hero.title', 'Два');
    await test.age(14);
    await test.put('ru:common:close', 'Закройте');
    await test.put('zh:common:close', '关');
    await test.put('ru:common:close', 'Хватит', {}, '', 'editor');
    await test.age(16);
    await test.put('ru:home:nights_one', '{{count}} ночка');
    const found = await releases();
    expect(found.map(({ language, by, way, texts, reworded }) => [language, by, way, texts, reworded])).toEqual([
      ['ru', 'as-translator@test.example', 'hand', 1, 1],
      ['ru', 'as-editor@test.example', 'hand', 1, 1],
      ['zh', 'as-translator@test.example', 'hand', 1, 1],
      ['ru', 'as-translator@test.example', 'hand', 2, 2],
    ]);
    const long = found[3]!;
    expect(Date.parse(long.to) - Date.parse(long.from)).toBeGreaterThanOrEqual(28 * 60_000);
    expect(found.map(({ id }) => id)).toEqual((await releases('page_size=100')).map(({ id }) => id));
    const { release, count, results } = await detail(long.id);
    expect([release, count]).toEqual([long, 2]);
    expect(results).toEqual([
      { id: 'ru:common:close', before: 'Закрыть', after: 'Закройте', action: 'edit', edited_since: true },
      { id: 'ru:home:hero.title', before: 'Острова', after: 'Два', action: 'edit', edited_since: false },
    ]);
    expect((await detail(long.id, 'page=2&page_size=1')).results.map(({ id }) => id)).toEqual(['ru:home:hero.title']);
  });

  it('ends with the day in the Maldives', async () => {
    await test.age(DAY);
    await test.put('zh:home:hero.title', '夜');
    await test.age(2);
    await test.put('zh:home:hero.title', '晨');
    // From noon to one minute after midnight.
    await test.age(DAY / 2 - 1);
    const [after, before] = await releases('lang=zh');
    expect([after?.texts, before?.texts]).toEqual([1, 1]);
    expect(Date.parse(after!.from) - Date.parse(before!.to)).toBeLessThan(5 * 60_000);
    const day = test.clock.maldivesDate();
    expect((await releases(`lang=zh&from=${day}&to=${day}`)).map(({ id }) => id)).toEqual([after!.id]);
    expect((await releases(`lang=zh&to=${test.clock.maldivesDate(-1)}`))[0]?.id).toBe(before!.id);
  });

  it('tells a list, a file and their way back apart from work by hand', async () => {
    await test.age(2 * DAY);
    const translator = await test.as('translator');
    await test.put('ru:home:hero.title', 'Рукой');
    const bulk = { language_code: 'ru', mode: 'replace', translations: { 'home:hero.title': 'Списком' } };
    expect((await translator.post('/api/translations/bulk/').send(bulk)).body.updated).toBe(1);
    const { body } = await translator
      .post('/api/translations/import/')
      .field('language_code', 'ru')
      .field('overwrite', 'true')
      .attach('file', Buffer.from(JSON.stringify({ home: { 'hero.title': 'Файлом' } })), 'islands.json');
    expect(body.updated).toBe(1);
    await translator.post(`/api/translations/${encodeURIComponent('ru:home:hero.title')}/approve/`).send({});
    const back = await translator.post(`/api/translations/imports/${body.import_id}/revert/`).send({});
    expect(back.body).toMatchObject({ reverted: 0 });
    const day = test.clock.maldivesDate();
    const found = await releases(`from=${day}&to=${day}&lang=ru`);
    expect(found.map(({ way, texts, reworded, file_name: file }) => [way, texts, reworded, file])).toEqual([
      // Approved by hand after the file: the work of the day goes on.
      ['hand', 1, 1, null],
      ['import', 1, 1, 'islands.json'],
      ['bulk', 1, 1, null],
    ]);
    expect((await releases(`from=${day}&way=import`)).map(({ way }) => way)).toEqual(['import']);
    const { results } = await detail(found[0]!.id);
    // Others wrote in between: what stood before the last step is what counts.
    expect(results).toEqual([
      { id: 'ru:home:hero.title', before: 'Файлом', after: 'Файлом', action: 'approve', edited_since: false },
    ]);
  });

  it('keeps two files of one person apart, however soon one follows the other', async () => {
    await test.age(2 * DAY);
    const bring = async (value: string, name: string) =>
      (await test.as('translator'))
        .post('/api/translations/import/')
        .field('language_code', 'ru')
        .field('overwrite', 'true')
        .attach('file', Buffer.from(JSON.stringify({ common: { close: value } })), name);
    expect((await bring('Первый файл', 'first.json')).body.updated).toBe(1);
    await test.age(1);
    expect((await bring('Второй файл', 'second.json')).body.updated).toBe(1);
    const day = test.clock.maldivesDate();
    const found = await releases(`from=${day}&to=${day}&lang=ru&way=import`);
    expect(found.map(({ texts, file_name: file }) => [texts, file])).toEqual([
      [1, 'second.json'],
      [1, 'first.json'],
    ]);
  });

  it('shows what was released where an edit was taken back', async () => {
    await test.age(2 * DAY);
    await test.put('en:common:close', 'Shut');
    await test.age(16);
    await (await test.as('translator')).post('/api/translations/en%3Acommon%3Aclose/revert/').send({ version: 0 });
    const [taken] = await releases('lang=en');
    expect((await detail(taken!.id)).results[0]).toMatchObject({ before: 'Shut', after: 'Close', action: 'revert' });
  });

  it('is refused for days, languages and releases that there are not', async () => {
    const bad = async (query: string) => (await list(query)).status;
    expect(await bad('from=2026-01-01&to=2026-04-02')).toBe(200);
    const long = await list('from=2026-01-01&to=2026-04-03');
    expect([long.status, long.body]).toEqual([400, { from: ['At most 92 days at once'] }]);
    for (const query of ['from=soon', 'to=2026-02-30', 'way=magic', 'page=0', 'lang=x y'])
      expect([query, await bad(query)]).toEqual([query, query.startsWith('lang') ? 404 : 400]);
    expect([await bad('page=2'), await bad('lang=de')]).toEqual([404, 404]);
    expect((await test.api().get('/api/translations/releases/')).status).toBe(401);
    const unknown = '019aa7c1-0000-7000-8000-0000000000ff';
    const viewer = await test.as('viewer');
    expect((await viewer.get(`/api/translations/releases/${unknown}/`)).status).toBe(404);
    expect((await viewer.get('/api/translations/releases/1/')).status).toBe(400);
  });

  it('is of their own languages for who translates some alone', async () => {
    const user = await test.createUser('staff', 'translator', 'chinese@test.example');
    await test.em().nativeUpdate(User, { id: user.id }, { languages: ['zh'] });
    const token = await test.signInAs(user);
    const get = (path: string) => test.api().get(`/api/translations/${path}`).auth(token, { type: 'bearer' });
    const { body } = await get('releases/');
    expect(new Set((body.results as TextReleaseDto[]).map(({ language }) => language))).toEqual(new Set(['zh']));
    expect((await get('releases/?lang=ru')).status).toBe(403);
    const [russian] = await releases('lang=ru');
    expect((await get(`releases/${russian!.id}/`)).status).toBe(404);
    expect((await get(`releases/${(body.results as TextReleaseDto[])[0]!.id}/`)).status).toBe(200);
  });

  it('is that of thirty days, today among them, where nobody asks for others', async () => {
    await test.age(60 * DAY);
    await test.put('zh:common:close', '收');
    await test.age(29 * DAY);
    expect((await releases()).map(({ language }) => language)).toEqual(['zh']);
    await test.age(DAY);
    expect(await releases()).toEqual([]);
  });
});
