import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTextsApp, type TextsApp } from '../../../../test/texts-app.js';
import { User } from '../../../people/accounts/user.entity.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { TextBooks } from '../text-books.js';
import type { PutBackReportDto, TextReleaseDto } from './releases.dto.js';

let test: TextsApp;
beforeAll(async () => {
  test = await createTextsApp();
}, 120_000);
afterAll(() => test.close());

const TITLE = 'ru:home:hero.title';
const CLOSE = 'ru:common:close';
const LEAD = 'ru:home:hero.lead';

const send = async (body: object, role: 'translator' | 'editor' = 'translator') =>
  (await test.as(role)).post('/api/translations/put-back/').send(body);
const dryRun = async (wish: object) => (await send({ ...wish, dry_run: true })).body as PutBackReportDto;
/** Looks first, then does it. */
const putBack = async (wish: object): Promise<PutBackReportDto> => {
  const { plan } = await dryRun(wish);
  const { status, body } = await send({ ...wish, plan });
  expect(status).toBe(200);
  return body;
};
const latest = async (query = 'lang=ru'): Promise<TextReleaseDto> =>
  (await (await test.as('translator')).get(`/api/translations/releases/?${query}`)).body.results[0];
const text = async (id: string) => {
  const [lang, ns, key] = id.split(':');
  return (await test.rows(`lang=${lang}&ns=${ns}&q=${key}&page_size=100`)).find((row) => row.id === id)!;
};
const act = async (id: string, verb: string, body: object = {}) =>
  (await test.as('translator')).post(`/api/translations/${encodeURIComponent(id)}/${verb}/`).send(body);
const write = async (id: string, value: string, role: 'translator' | 'editor' = 'translator') => {
  const { version } = await text(id);
  expect((await test.put(id, value, {}, `"${version}"`, role)).status).toBe(200);
};

// What one test did is no part of the work of the next.
beforeEach(() => test.age(16));
afterEach(() => void jest.restoreAllMocks());

describe('a release that is put back', () => {
  it('leaves the words and the approval that stood before it, and is a release that can be put back', async () => {
    await write(TITLE, 'Атоллы');
    expect((await act(TITLE, 'approve')).status).toBe(200);
    await test.age(16);
    await write(TITLE, 'Чепуха');
    await write(CLOSE, 'Чепуха');
    const { id: release } = await latest();
    const report = await dryRun({ release });
    expect(report).toEqual({
      dry_run: true,
      plan: expect.stringMatching(/^[0-9a-f]{16}$/),
      ...{ back: 2, left: 0, unchanged: 0 },
      languages: [{ language: 'ru', back: 2, left: 0 }],
      texts: [
        { id: CLOSE, now: 'Чепуха', before: 'Закрыть', left: null },
        { id: TITLE, now: 'Чепуха', before: 'Атоллы', left: null },
      ],
    });
    expect(await text(TITLE)).toMatchObject({ value: 'Чепуха' });
    expect(await putBack({ release, reason: 'Nonsense' })).toEqual({ ...report, dry_run: false });
    expect(await text(TITLE)).toMatchObject({ value: 'Атоллы', status: 'approved', origin: 'put_back' });
    expect(await text(CLOSE)).toMatchObject({ value: 'Закрыть', status: 'released', origin: null });
    const { body } = await test.api().get('/api/translations/?lang=ru&ns=home,common');
    expect(body.translations).toMatchObject({ home: { 'hero.title': 'Атоллы' }, common: { close: 'Закрыть' } });
    const own = await latest();
    expect(own).toMatchObject({ way: 'put_back', texts: 2, reason: 'Nonsense', by: 'as-translator@test.example' });
    expect(await test.em().count(AuditEntry, { action: 'translation.put_back', entityId: release })).toBe(1);
    expect(await putBack({ release: own.id })).toMatchObject({ back: 2 });
    expect(await text(TITLE)).toMatchObject({ value: 'Чепуха', approved: false });
  });

  it('takes an approval back that was all there was to it', async () => {
    await write(TITLE, 'Без изменений');
    await test.age(16);
    expect((await act(TITLE, 'approve')).status).toBe(200);
    const { id: release } = await latest();
    expect(await putBack({ release })).toMatchObject({ back: 1, left: 0, unchanged: 0 });
    expect(await text(TITLE)).toMatchObject({ value: 'Без изменений', status: 'edited', approved: false });
  });

  it('leaves alone what somebody wrote after it', async () => {
    await write(TITLE, 'Моё');
    await write(CLOSE, 'Моё');
    const { id: release } = await latest();
    await write(CLOSE, 'Чужое', 'editor');
    const report = await putBack({ release });
    expect(report).toMatchObject({ back: 1, left: 1, languages: [{ language: 'ru', back: 1, left: 1 }] });
    expect(report.texts[0]).toMatchObject({ id: CLOSE, now: 'Чужое', left: 'edited_since' });
    expect(await text(CLOSE)).toMatchObject({ value: 'Чужое' });
  });

  it('brings back what a colleague wrote in between', async () => {
    await write(TITLE, 'Первое');
    await write(TITLE, 'Поправка', 'editor');
    await write(TITLE, 'Второе');
    await write(TITLE, 'Третье');
    const { id: release } = await latest();
    expect(await putBack({ release })).toMatchObject({ back: 1, left: 0 });
    expect(await text(TITLE)).toMatchObject({ value: 'Поправка' });
  });

  it('does nothing twice', async () => {
    await write(TITLE, 'Раз');
    const { id: release } = await latest();
    const call = async () =>
      (await test.as('translator'))
        .post('/api/translations/put-back/')
        .set('idempotency-key', 'put-back-once')
        .send({ release, plan });
    const { plan } = await dryRun({ release });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([200, 200, 'true']);
    expect(second.body).toEqual(first.body);
    const { version } = await text(TITLE);
    // Its texts were changed since: by the put-back.
    expect(await putBack({ release })).toMatchObject({ back: 0, left: 1 });
    expect((await text(TITLE)).version).toBe(version);
  });

  it('is put back by one of two who do it at once', async () => {
    await write(TITLE, 'Вдвоём');
    const { id: release } = await latest();
    const { plan } = await dryRun({ release });
    const { version } = await text(TITLE);
    const answers = await Promise.all([send({ release, plan }), send({ release, plan })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('plan_changed');
    expect((await text(TITLE)).version).toBe(version + 1);
  });

  it('is asked about anew where a text was changed since the numbers were shown', async () => {
    await write(TITLE, 'Показано');
    const { id: release } = await latest();
    const { plan } = await dryRun({ release });
    await write(TITLE, 'Иначе', 'editor');
    const refused = await send({ release, plan });
    expect([refused.status, refused.body.code]).toEqual([409, 'plan_changed']);
    expect(await text(TITLE)).toMatchObject({ value: 'Иначе' });
  });

  it('is asked about anew where the English beside it was changed while that was being found out', async () => {
    const create = async (language: string, value: string) =>
      (await test.as('translator')).post('/api/translations/create/').send({ key: 'home:boat', language, value });
    expect((await create('en', 'Boat {{number}}')).status).toBe(201);
    expect((await create('ru', 'Лодка {{number}}')).status).toBe(201);
    await test.age(16);
    await write('ru:home:boat', 'Катер {{number}}');
    const { id: release } = await latest();
    const { plan } = await dryRun({ release });
    const books = test.app.get(TextBooks, { strict: false });
    const open = books.open.bind(books);
    jest.spyOn(books, 'open').mockImplementation(async (...asked) => {
      jest.restoreAllMocks();
      const book = await open(...asked);
      await write('en:home:boat', 'Boat {{name}}');
      return book;
    });
    const refused = await send({ release, plan });
    expect([refused.status, refused.body.code]).toEqual([409, 'plan_changed']);
    expect(await text('ru:home:boat')).toMatchObject({ value: 'Катер {{number}}' });
  });
});

describe('the site as it was at a moment', () => {
  it('stands again in every language, whoever changed it since', async () => {
    await write(TITLE, 'Полдень');
    await act(TITLE, 'approve');
    await test.age(1);
    const before = test.clock.now().toISOString();
    await write(TITLE, 'После обеда', 'translator');
    await write(TITLE, 'Вечер');
    await write(CLOSE, 'Захлопнуть', 'editor');
    await write('zh:common:close', '关');
    const report = await putBack({ before });
    expect(report).toMatchObject({
      ...{ back: 3, left: 0 },
      languages: [
        { language: 'ru', back: 2, left: 0 },
        { language: 'zh', back: 1, left: 0 },
      ],
    });
    expect(await text(TITLE)).toMatchObject({ value: 'Полдень', status: 'approved' });
    expect(await text('zh:common:close')).toMatchObject({ value: '关闭', status: 'released' });
    expect(await dryRun({ before })).toMatchObject({ back: 0, left: 0, unchanged: 3 });
    const ways = [(await latest()).way, (await latest('lang=zh')).way];
    expect(ways).toEqual(['put_back', 'put_back']);
  });

  it('is that of before the change which was made at this very moment', async () => {
    await write(TITLE, 'Ровно в полдень');
    const { from, texts } = await latest();
    expect(texts).toBe(1);
    expect(await putBack({ before: from, lang: 'ru' })).toMatchObject({ back: 1 });
    expect((await text(TITLE)).value).not.toBe('Ровно в полдень');
  });

  it('stands again in one language alone', async () => {
    const before = test.clock.now().toISOString();
    await write(TITLE, 'По-русски');
    await write('zh:common:close', '合');
    expect(await putBack({ before, lang: 'ru' })).toMatchObject({ back: 1 });
    expect(await text('zh:common:close')).toMatchObject({ value: '合' });
  });

  it('stands beside the English that it was made on', async () => {
    await write(LEAD, 'Катера до {{place}}');
    await test.age(1);
    const before = test.clock.now().toISOString();
    await write('en:home:hero.lead', 'Planes to {{place}}');
    await write(LEAD, 'Самолёты до {{place}}');
    expect(await putBack({ before })).toMatchObject({ back: 2, left: 0 });
    expect(await text(LEAD)).toMatchObject({ value: 'Катера до {{place}}', status: 'edited', stale: false });
    expect(await text('en:home:hero.lead')).toMatchObject({ value: 'Boats to {{place}}', status: 'released' });
  });

  it('has words of before as outdated where the English that they were made on has changed', async () => {
    await write(LEAD, 'Семь дней до {{place}}');
    expect((await act(LEAD, 'approve')).status).toBe(200);
    await write('en:home:hero.lead', 'Fourteen days to {{place}}');
    expect(await text(LEAD)).toMatchObject({ status: 'outdated' });
    await test.age(16);
    const before = test.clock.now().toISOString();
    const rewrite = async () => {
      await write(LEAD, 'Четырнадцать дней до {{place}}');
      expect((await act(LEAD, 'approve')).body).toMatchObject({ status: 'approved', stale: false });
    };
    await rewrite();
    for (const wish of [{ release: (await latest()).id }, { before, lang: 'ru' }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await putBack(wish);
      expect(await text(LEAD)).toMatchObject({
        ...{ value: 'Семь дней до {{place}}', approved: true },
        ...{ status: 'outdated', stale: true },
      });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await rewrite();
    }
    expect((await act('en:home:hero.lead', 'revert', { version: 0 })).status).toBe(200);
  });

  it('has approvals as they were, which another English text has had since', async () => {
    await write(LEAD, 'Лодки до {{place}}');
    expect((await act(LEAD, 'approve')).status).toBe(200);
    await test.age(16);
    const before = test.clock.now().toISOString();
    await write('en:home:hero.lead', 'Ships to {{place}}');
    const approveAgain = async () =>
      expect((await act(LEAD, 'approve')).body).toMatchObject({ status: 'approved', stale: false });
    await approveAgain();
    const { id: release } = await latest();
    expect(await putBack({ release })).toMatchObject({ back: 1, left: 0, unchanged: 0 });
    expect(await text(LEAD)).toMatchObject({ value: 'Лодки до {{place}}', approved: true, status: 'outdated' });
    await approveAgain();
    expect(await putBack({ before })).toMatchObject({ back: 2, left: 0, unchanged: 0 });
    expect(await text('en:home:hero.lead')).toMatchObject({ value: 'Boats to {{place}}' });
    expect(await text(LEAD)).toMatchObject({ value: 'Лодки до {{place}}', status: 'approved', stale: false });
    expect(await dryRun({ before })).toMatchObject({ back: 0, left: 0, unchanged: 2 });
  });

  it('leaves texts whose words of before break a rule today', async () => {
    await write(LEAD, 'До {{place}}');
    const before = test.clock.now().toISOString();
    const { HOME } = test;
    const hero = { ...HOME.en.hero, lead: 'Boats to {{island}}' };
    await test.release('home', { ...HOME, en: { ...HOME.en, hero } });
    await write(LEAD, 'До {{island}}');
    const report = await putBack({ before });
    expect(report).toMatchObject({ back: 0, left: 1, languages: [{ language: 'ru', back: 0, left: 1 }] });
    expect(report.texts[0]).toEqual({ id: LEAD, now: 'До {{island}}', before: 'До {{place}}', left: 'qa_errors' });
    await test.release('home', HOME);
    expect(await text(LEAD)).toMatchObject({ value: 'До {{island}}' });
  });

  it('leaves texts that no release has any more', async () => {
    await test.release('extra', { en: { word: 'Word' }, ru: { word: 'Слово' } });
    const before = test.clock.now().toISOString();
    await write('ru:extra:word', 'Речь');
    await test.release('extra', { en: {}, ru: {} });
    const report = await dryRun({ before });
    expect(report).toMatchObject({ back: 0, left: 1 });
    expect(report.texts[0]).toMatchObject({ id: 'ru:extra:word', now: null, left: 'gone' });
  });
});

describe('an import that is taken back', () => {
  it('leaves words as outdated whose English has changed since they were made', async () => {
    await write(TITLE, 'Семь островов');
    expect((await act(TITLE, 'approve')).status).toBe(200);
    await write('en:home:hero.title', 'Fourteen islands');
    const translator = await test.as('translator');
    const { body } = await translator
      .post('/api/translations/import/')
      .field({ language_code: 'ru', overwrite: 'true', overwrite_approved: 'true', mark_approved: 'true' })
      .attach('file', Buffer.from(JSON.stringify({ home: { 'hero.title': 'Четырнадцать островов' } })), 'texts.json');
    expect(await text(TITLE)).toMatchObject({ value: 'Четырнадцать островов', status: 'approved' });
    const taken = await translator.post(`/api/translations/imports/${body.import_id}/revert/`).send({});
    expect(taken.body).toMatchObject({ reverted: 1, refused: [] });
    expect(await text(TITLE)).toMatchObject({ value: 'Семь островов', approved: true, status: 'outdated' });
  });
});

describe('putting texts back', () => {
  it('needs one wish, and the plan that was shown', async () => {
    const before = test.clock.now().toISOString();
    const release = '019aa7c1-0000-7000-8000-0000000000ff';
    const wrong = [{}, { release, before }, { release, lang: 'ru' }];
    for (const wish of wrong) {
      const { status, body } = await send({ ...wish, dry_run: true });
      expect([wish, status, Object.keys(body)]).toEqual([wish, 400, ['release']]);
    }
    expect((await send({ before })).body).toHaveProperty('plan');
    const zones = ['+14:01', '+16:00', '-23:59'].map((zone) => ({ before: `2026-11-21T08:00:00${zone}` }));
    for (const more of [...zones, { plan: 'x' }, { before: 'noon' }, { reason: 'x'.repeat(301) }])
      expect([more, (await send({ before, dry_run: true, ...more })).status]).toEqual([more, 400]);
    expect((await send({ release, dry_run: true })).status).toBe(404);
    expect((await send({ before, lang: 'de', dry_run: true })).status).toBe(404);
  });

  it('is for who may approve, in the languages that they translate', async () => {
    await write(TITLE, 'Не ваше');
    await write('zh:common:close', '闭');
    const { id: release } = await latest();
    expect((await send({ release, dry_run: true }, 'editor')).status).toBe(403);
    expect((await test.api().post('/api/translations/put-back/').send({})).status).toBe(401);
    const user = await test.createUser('staff', 'translator', 'chinese@test.example');
    await test.em().nativeUpdate(User, { id: user.id }, { languages: ['zh'] });
    const token = await test.signInAs(user);
    const call = (body: object) =>
      test.api().post('/api/translations/put-back/').auth(token, { type: 'bearer' }).send(body);
    const before = (await latest()).from;
    expect((await call({ release, dry_run: true })).status).toBe(404);
    expect((await call({ before, lang: 'ru', dry_run: true })).status).toBe(403);
    const { body } = await call({ before, dry_run: true });
    expect(body.languages).toEqual([{ language: 'zh', back: 1, left: 0 }]);
    expect((await call({ before, plan: body.plan })).status).toBe(200);
    expect(await text(TITLE)).toMatchObject({ value: 'Не ваше' });
  });
});
