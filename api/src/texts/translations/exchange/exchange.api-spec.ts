import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { createTextsApp, type TextsApp } from '../../../../test/texts-app.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { Role } from '@atoll/contract/permissions';
import { User } from '../../../people/accounts/user.entity.js';
import { Sandbox, SandboxFault } from '../../../platform/sandbox/sandbox.js';
import { ImportJob } from '../import-job.entity.js';
import { TranslationRevision } from '../translation-revision.entity.js';
import type { ImportReportDto, ImportRowDto } from './exchange.dto.js';
import { FORMATS } from './exchange-format.js';

let test: TextsApp;
beforeAll(async () => {
  test = await createTextsApp();
}, 120_000);
afterAll(() => test.close());

const download = async (query: string, role: Role = 'viewer') =>
  (await test.as(role))
    .get(`/api/translations/export/?${query}`)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        Object.assign(response, { text: Buffer.concat(parts).toString() });
        done(null, Buffer.concat(parts));
      });
    });
const upload = async (
  content: Buffer | string,
  name: string,
  fields: Record<string, string> = {},
  role: Role = 'translator',
) => {
  const call = (await test.as(role))
    .post('/api/translations/import/')
    .field('language_code', fields['language_code'] ?? 'ru');
  for (const [field, value] of Object.entries(fields)) if (field !== 'language_code') void call.field(field, value);
  return call.attach('file', Buffer.from(content), name);
};
const json = (texts: object, fields: Record<string, string> = {}, role: Role = 'translator') =>
  upload(JSON.stringify(texts), 'texts.json', fields, role);
const results = (report: ImportReportDto) => report.rows.map(({ key, result }: ImportRowDto) => `${key} ${result}`);
const text = async (lang: string, key: string) =>
  (await test.rows(`lang=${lang}&ns=home&page_size=100`)).find((row) => row.key === key);

const TRICKY = [
  '=HYPERLINK("x")',
  '+960 300-20-20',
  '-20%',
  '@всё',
  "'кавычка'",
  '"кавычки", запятая; точка',
  'строка\nвторая',
  ' по краям ',
  '\u00A0неразрывный\u202F',
  '😀 👨‍👩‍👧',
  '\tтаб',
  '\\n \\" \\\\',
  '&amp; < 5 ]]>',
  '_x000D_',
  '1e5',
  'true',
  '岛屿，欢迎',
  '\uFEFFметка',
];

describe.each(FORMATS)('a file in %s', (format) => {
  it('comes back without a change in en, ru and zh', async () => {
    for (const [index, language] of ['en', 'ru', 'zh'].entries()) {
      const words = TRICKY.slice(index * 6, index * 6 + 6).join('');
      for (const [id, value] of [
        [`${language}:home:hero.title`, `${words}${FORMATS.indexOf(format)}`],
        [`${language}:home:hero.lead`, ` {{place}}${words}`],
        [`${language}:home:nights_other`, `${words}{{count}}`],
      ] as const)
        expect((await test.put(id, value)).status).toBe(200);
      const file = await download(`language_code=${language}&format=${format}`);
      expect(file.status).toBe(200);
      expect(file.headers['content-disposition']).toBe(
        `attachment; filename="atoll-${language}.${format === 'xliff' ? 'xlf' : format}"; filename*=UTF-8''atoll-${language}.${format === 'xliff' ? 'xlf' : format}`,
      );
      for (const dry of ['true', 'false']) {
        const fields = {
          language_code: language,
          overwrite: 'true',
          overwrite_approved: 'true',
          create_keys: 'true',
          dry_run: dry,
        };
        const { status, body } = await upload(file.body as Buffer, `x.${format}`, fields);
        expect(status).toBe(200);
        expect(body).toMatchObject({
          created: 0,
          updated: 0,
          suggested: 0,
          rejected: [],
          rows: [],
          keys_created: 0,
          format,
        });
        expect(body.unchanged).toBeGreaterThan(3);
      }
    }
    expect(await test.em().count(ImportJob, {})).toBe(0);
  }, 30_000);
});

describe('an export', () => {
  it('holds what is asked for', async () => {
    const file = async (query: string) =>
      JSON.parse(String((await download(`language_code=zh&${query}`)).body)) as object;
    await test.put('zh:home:hero.lead', '船去{{place}}');
    expect(Object.keys(await file(''))).toEqual(['common', 'documents', 'home', 'letters', 'messages']);
    expect(await file('ns=common')).toEqual({ common: { close: '关闭' } });
    expect(Object.keys(await file('ns=home&shape=nested'))).toEqual(['home']);
    expect(await file('ns=home&only=missing')).toEqual({});
    await (await test.as('translator')).post('/api/translations/zh%3Ahome%3Ahero.lead/revert/').send({ version: 0 });
    expect(await file('ns=home&only=missing')).toEqual({ home: { 'hero.lead': '' } });
    const { documents, letters, messages, ...released } = (await file('status=released')) as Record<string, object>;
    expect(released).toEqual({ common: { close: '关闭' } });
    expect([letters, messages].every((texts) => Object.keys(texts ?? {}).length > 50)).toBe(true);
    expect(documents).toMatchObject({ 'notFound.title': '页面不存在' });
    const csv = String((await download('language_code=zh&format=csv&ns=common')).body);
    expect(csv).toMatch(
      /^\uFEFF"namespace","key","source","value","status","note","revision"\r\n"common","close","Close","关闭"/,
    );
    const bare = String((await download('language_code=zh&format=csv&ns=common&include_source=false')).body);
    expect(bare).toMatch(/^\uFEFF"namespace","key","value","status","note","revision"\r\n"common","close","关闭"/);
    const disposition = (await download('language_code=zh&ns=common&only=missing')).headers['content-disposition'];
    expect(disposition).toContain('filename="atoll-zh-common-missing.json"');
    const [taken] = await test
      .em()
      .find(AuditEntry, { action: 'translation.export' }, { orderBy: { at: 'desc' }, limit: 1 });
    expect(taken).toMatchObject({ entityId: 'zh', after: { format: 'json', count: 0 } });
  });

  it('is for the staff, of known languages and formats', async () => {
    expect((await test.api().get('/api/translations/export/?language_code=ru')).status).toBe(401);
    expect((await download('language_code=de')).status).toBe(404);
    for (const query of ['', 'language_code=ru&format=exe', 'language_code=ru&ns=../x', 'language_code=ru&x=1'])
      expect([query, (await download(query)).status]).toEqual([query, 400]);
  });
});

describe('an import', () => {
  const file = (title: string, lead = 'Катера до {{place}}') => ({ home: { hero: { title, lead } } });

  it('follows the table of what may be replaced', async () => {
    for (const key of ['hero.title', 'hero.lead'])
      await (await test.as('translator')).post(`/api/translations/ru%3Ahome%3A${key}/revert/`).send({ version: 0 });
    const dry = await json(file('Лагуны'), { dry_run: 'true' });
    const filled = await json(file('Лагуны'));
    expect(filled.body).toEqual({ ...dry.body, dry_run: false, import_id: filled.body.import_id });
    expect(results(filled.body)).toEqual(['hero.title skipped', 'hero.lead created']);
    expect(filled.body.import_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(results((await json(file('Лагуны'), { overwrite: 'true' })).body)).toEqual(['hero.title updated']);
    expect(await text('ru', 'hero.title')).toMatchObject({ value: 'Лагуны', status: 'edited', origin: 'import' });
    expect((await json(file('Рифы'))).body).toMatchObject({ skipped: 1, unchanged: 1, import_id: null });
    await (await test.as('translator')).post('/api/translations/ru%3Ahome%3Ahero.title/approve/').send({});
    expect(results((await json(file('Рифы'))).body)).toEqual(['hero.title skipped']);
    const suggested = await json(file('Рифы'), { overwrite: 'true' });
    expect(results(suggested.body)).toEqual(['hero.title suggested']);
    expect(await text('ru', 'hero.title')).toMatchObject({ value: 'Лагуны', status: 'approved' });
    const list = await (await test.as('viewer')).get('/api/translations/ru%3Ahome%3Ahero.title/suggestions/');
    expect(list.body[0]).toMatchObject({ value: 'Рифы', origin: 'import', import_id: suggested.body.import_id });
    expect((await json(file('Рифы'), { overwrite_approved: 'true', mark_approved: 'true' })).body.updated).toBe(1);
    expect(await text('ru', 'hero.title')).toMatchObject({ value: 'Рифы', status: 'approved' });
    expect((await json(file('Мели'), { overwrite_approved: 'true' })).body.updated).toBe(1);
    expect(await text('ru', 'hero.title')).toMatchObject({ value: 'Мели', status: 'edited' });
    expect(await test.em().count(AuditEntry, { action: 'translation.import' })).toBe(5);
  });

  it('sees what was changed here since the file was exported', async () => {
    const exported = String((await download('language_code=ru&format=csv&ns=home')).body);
    const edited = exported.replace('"Мели"', '"Отмели"');
    await test.put('ru:home:hero.title', 'Острова и мели');
    expect(results((await upload(edited, 'x.csv')).body)).toEqual(['hero.title conflict']);
    expect(results((await upload(edited, 'x.csv', { overwrite: 'true', dry_run: 'true' })).body)).toEqual([
      'hero.title suggested',
    ]);
    expect(results((await upload(edited, 'x.csv', { overwrite_approved: 'true', dry_run: 'true' })).body)).toEqual([
      'hero.title updated',
    ]);
  });

  it('rejects rows with a reason, and takes the others', async () => {
    const csv = [
      'key;value;extra',
      'hero.lead;Катера;1',
      'hero.title;<b>Острова</b>;2',
      'gone.key;x;3',
      'x.__proto__.y;x;4',
      `nights_one;${'я'.repeat(5001)};5`,
      'common:close;Закрыть окно;6',
      'common:close;Ещё раз;7',
      'nights_few;;8',
      'Islands;x;9',
    ].join('\n');
    const { body } = await upload(csv, 'x.csv', { overwrite: 'true' });
    expect((body.rejected as { row: number; reason: string }[]).map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 placeholders_differ',
      '3 tags_differ',
      '4 unknown_key',
      '5 invalid_key',
      '6 max_length',
      '8 duplicate_key',
      '10 invalid_key',
    ]);
    expect(results(body)).toEqual(['close updated']);
    const same = await json({ common: { close: 'Close' } }, { overwrite: 'true', dry_run: 'true' });
    expect(same.body.rows[0]).toMatchObject({ untranslated: true });
  });

  it('adds keys only when told', async () => {
    const texts = { home: { 'sale.title': 'Sale', 'sale.title.x': 'x', hero: 'x' }, season: { name: 'Dry' } };
    expect((await json(texts, { language_code: 'en' })).body).toMatchObject({ created: 0, keys_created: 0 });
    const added = await json(texts, { language_code: 'en', create_keys: 'true' });
    expect(added.body).toMatchObject({ created: 2, keys_created: 2 });
    expect((added.body.rejected as { reason: string }[]).map(({ reason }) => reason)).toEqual([
      'key_prefix_conflict',
      'key_prefix_conflict',
    ]);
    expect((await test.rows('lang=ru&q=Dry'))[0]).toMatchObject({
      namespace: 'season',
      custom: true,
      status: 'missing',
    });
  });

  it('reads what old programs write', async () => {
    const csv = 'key,value\nhero.title,"Острова, снова"\n';
    const cp1251 = Buffer.from(
      [...csv].map((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return code < 128 ? code : code === 0x451 ? 0xb8 : code - 0x410 + 0xc0;
      }),
    );
    const utf16 = Buffer.from(csv, 'utf16le');
    for (const [name, bytes] of Object.entries({
      cp1251,
      utf16,
      marked: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    })) {
      const { body } = await upload(bytes, 'x.csv', { overwrite: 'true', dry_run: 'true' });
      expect([name, body.rows?.[0]?.value]).toEqual([name, 'Острова, снова']);
    }
    const gbk = Buffer.concat([
      Buffer.from('key,value\nhero.title,'),
      Buffer.from([0xc8, 0xba, 0xb5, 0xba]),
      Buffer.from('\n'),
    ]);
    expect(
      (await upload(gbk, 'x.csv', { language_code: 'zh', overwrite: 'true', dry_run: 'true' })).body.rows[0].value,
    ).toBe('群岛');
    expect((await upload(Buffer.from([0xff, 0xd8, 0xff]), 'x.csv', { language_code: 'en' })).body).toEqual({
      file: ['The file is not in a known encoding; save it as UTF-8'],
    });
  });

  it('refuses what is too much or dangerous', async () => {
    const rows = (count: number) => `key,value\n${Array.from({ length: count }, (_, n) => `k${n},x`).join('\n')}`;
    expect((await upload(rows(20_001), 'x.csv')).body.file).toEqual(['A file may have at most 20,000 texts']);
    const full = await upload(rows(20_000), 'x.csv', { create_keys: 'true', namespace: 'bulk', dry_run: 'true' });
    expect(full.body).toMatchObject({ created: 20_000 });
    expect(full.body.rows).toHaveLength(1000);
    expect((await upload(Buffer.alloc(5_242_881, 'x'), 'x.csv')).status).toBe(413);
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(30_000_000) });
    expect((await upload(Buffer.from(bomb), 'x.xlsx')).body.file).toEqual(['The file unpacks to too much']);
    const many = zipSync(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, new Uint8Array(1)])));
    expect((await upload(Buffer.from(many), 'x.xlsx')).body.file).toEqual(['The file unpacks to too much']);
    const liar = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(5_000_000) }));
    for (const marker of [0x02014b50, 0x04034b50]) {
      const at = liar.indexOf(Buffer.from(new Uint32Array([marker]).buffer));
      liar.writeUInt32LE(10, at + (marker === 0x02014b50 ? 24 : 22));
    }
    expect((await upload(liar, 'x.xlsx')).status).toBe(400);
    const xxe =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"><file original="home"/></xliff>';
    expect((await upload(xxe, 'x.xlf')).body.file).toEqual(['Files with a document type are not taken']);
    expect((await upload('?', 'x.bin')).body.file).toEqual(['The format of the file is not known; name it']);
    expect((await upload('{}', 'x.json', { language_code: 'de' })).status).toBe(404);
    expect((await upload('{}', 'x.json', { overwrite: 'perhaps' })).status).toBe(400);
    expect((await upload('{}', 'x.json', { format: 'exe' })).status).toBe(400);
    const client = await test.as('translator');
    expect((await client.post('/api/translations/import/').field('language_code', 'ru')).status).toBe(400);
    expect((await client.post('/api/translations/import/').send({ language_code: 'ru' })).status).toBe(415);
    expect((await upload('{}', 'x.json', {}, 'editor')).status).toBe(403);
    expect((await test.api().post('/api/translations/import/').field('language_code', 'ru')).status).toBe(401);
  }, 30_000);

  it('is answered 500 when reading fails as nobody foresaw, without a look inside, and again as it should after that', async () => {
    const failing = jest
      .spyOn(test.app.get(Sandbox), 'run')
      .mockRejectedValueOnce(new SandboxFault('read-file.js was ended'));
    const failed = await json({ home: { hero: { title: 'Остров' } } }, { overwrite: 'true' });
    expect(failing).toHaveBeenCalledTimes(1);
    failing.mockRestore();
    expect([failed.status, failed.body.code]).toEqual([500, 'server_error']);
    expect(failed.text).not.toMatch(/read-file|ended|stack/);
    expect((await json({ home: {} })).status).toBe(200);
  });

  it('answers garbage with 200 or 400, and changes nothing', async () => {
    const before = await test.em().count(TranslationRevision, {});
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.json().map((made) => new TextEncoder().encode(made)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...FORMATS), bytes, async (format, content) => {
        const { status } = await upload(Buffer.from(content), 'file', { format, overwrite: 'true' });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 40 },
    );
    expect(await test.em().count(TranslationRevision, {})).toBe(before);
  }, 30_000);
});

describe('an import that was carried out', () => {
  it('is listed, and taken back but for what was edited since', async () => {
    const before = await text('ru', 'hero.title');
    const done = await json(
      { home: { 'hero.title': 'Один', nights_many: '{{count}} суток' }, common: { close: 'Два' } },
      { overwrite: 'true' },
    );
    const id = done.body.import_id as string;
    expect(done.body).toMatchObject({ created: 1, updated: 2 });
    await test.put('ru:common:close', 'Три');
    const viewer = await test.as('viewer');
    const list = await viewer.get('/api/translations/imports/');
    expect(list.body.results[0]).toMatchObject({
      id,
      state: 'applied',
      created: 1,
      updated: 2,
      rejected: 0,
      file_name: 'texts.json',
      by: 'as-translator@test.example',
    });
    expect((await viewer.get(`/api/translations/imports/${id}/`)).body.rows).toHaveLength(3);
    expect((await viewer.get('/api/translations/imports/019aa7c1-0000-7000-8000-000000000000/')).status).toBe(404);
    const url = `/api/translations/imports/${id}/revert/`;
    expect((await viewer.post(url).send({})).status).toBe(403);
    const reverted = await (await test.as('translator')).post(url).send({});
    expect(reverted.body).toEqual({
      reverted: 2,
      suggestions_rejected: 0,
      refused: [{ id: 'ru:common:close', reason: 'edited_since', version: expect.any(Number) }],
    });
    expect(await text('ru', 'hero.title')).toMatchObject({ value: before?.value, status: before?.status });
    expect(await text('ru', 'nights_many')).toMatchObject({ status: 'missing' });
    expect((await (await test.as('translator')).post(url).send({})).body.code).toBe('already_reverted');
    expect((await viewer.get(`/api/translations/imports/${id}/`)).body).toMatchObject({ state: 'reverted' });
  });
});

describe('a dry run', () => {
  const run = async (texts: object, fields: Record<string, string> = { overwrite: 'true' }) =>
    (await json(texts, { ...fields, dry_run: 'true' })).body as ImportReportDto;
  const act = async (id: string | null, action: 'apply' | 'revert' = 'apply', role: Role = 'translator') =>
    (await test.as(role)).post(`/api/translations/imports/${id}/${action}/`).send({});

  it('changes no text until it is carried out, once', async () => {
    const before = await text('ru', 'hero.title');
    const report = await run({ home: { 'hero.title': 'Проба' } });
    expect(report).toMatchObject({ dry_run: true, updated: 1 });
    expect(await text('ru', 'hero.title')).toEqual(before);
    const viewer = await test.as('viewer');
    const shown = (await viewer.get(`/api/translations/imports/${report.import_id}/`)).body;
    expect(shown).toMatchObject({ state: 'preview', rows: report.rows });
    const list = (await viewer.get('/api/translations/imports/')).body;
    expect((list.results as { id: string }[]).map(({ id }) => id)).not.toContain(report.import_id);
    expect((await act(report.import_id, 'revert')).body.code).toBe('not_applied');
    const done = await act(report.import_id);
    expect([done.status, done.body]).toEqual([200, { ...report, dry_run: false }]);
    expect(await text('ru', 'hero.title')).toMatchObject({ value: 'Проба', origin: 'import' });
    const again = await act(report.import_id);
    expect([again.status, again.body.code]).toEqual([409, 'already_applied']);
    expect((await viewer.get('/api/translations/imports/')).body.results[0]).toMatchObject({ id: report.import_id });
    expect((await act(report.import_id, 'revert')).body).toMatchObject({ reverted: 1 });
    expect(await text('ru', 'hero.title')).toMatchObject({ value: before?.value });
  });

  it('leaves what was edited since as it is', async () => {
    const filled = await run({ home: { 'hero.title': 'Из файла' }, common: { close: 'Из файла' } });
    await test.put('ru:home:hero.title', 'Из редактора');
    const done = (await act(filled.import_id)).body as ImportReportDto;
    expect(results(done)).toEqual(['hero.title suggested', 'close updated']);
    expect(await text('ru', 'hero.title')).toMatchObject({ value: 'Из редактора' });
    const kept = await run({ home: { 'hero.title': 'Опять из файла' } });
    await test.put('ru:home:hero.title', 'Опять из редактора');
    await test.put('ru:home:hero.title', 'Опять из файла');
    expect((await act(kept.import_id)).body).toMatchObject({ unchanged: 1, import_id: null });
  });

  it('is carried out only by those who could import the same', async () => {
    const { import_id: id } = await run(
      { home: { 'hero.title': 'Не всякому' } },
      { overwrite: 'true', overwrite_approved: 'true' },
    );
    expect((await act(id, 'apply', 'viewer')).status).toBe(403);
    const chinese = await test.createUser('staff', 'translator', 'chinese@test.example');
    await test.em().nativeUpdate(User, { id: chinese.id }, { languages: ['zh'] });
    const token = await test.signInAs(chinese);
    const refused = await test
      .api()
      .post(`/api/translations/imports/${id}/apply/`)
      .set('authorization', `Bearer ${token}`)
      .send({});
    expect(refused.status).toBe(403);
    expect((await act('019aa7c1-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await test.api().post(`/api/translations/imports/${id}/apply/`).send({})).status).toBe(401);
    expect((await act(id)).body).toMatchObject({ updated: 1 });
  });
});
