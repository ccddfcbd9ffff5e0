import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import type { Role } from '@atoll/contract/permissions';
import { TEST_PASSWORD } from '../../../../test/create-test-app.js';
import { type TextsApp, createTextsApp } from '../../../../test/texts-app.js';
import { User } from '../../../people/accounts/user.entity.js';
import { OutboxMessage } from '../../../people/mail/outbox-message.entity.js';
import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { TranslationStatsDto } from '../text-stats.dto.js';
import type { TranslationTextPageDto } from '../translations.dto.js';
import { TextComment } from './text-comment.entity.js';
import type { TextCommentDto } from './text-comments.dto.js';

const TITLE = 'ru:home:hero.title';

let test: TextsApp;
type Agent = Awaited<ReturnType<TextsApp['as']>>;
/** A translator of Chinese alone. */
let chinese: (method: 'get' | 'post' | 'delete', url: string) => request.Test;

const thread = (id: string) => `/api/translations/${encodeURIComponent(id)}/comments/`;
const one = (id: string, step = '') => `/api/translations/comments/${id}/${step && `${step}/`}`;
const say = async (body: object, id = TITLE, role: Role = 'translator') =>
  (await test.as(role)).post(thread(id)).send({ text: 'Is it a noun?', ...body });
const said = async (body: object, id = TITLE, role: Role = 'translator') =>
  (await say(body, id, role)).body as TextCommentDto;
const read = async (id = TITLE, role: Role = 'translator') =>
  (await (await test.as(role)).get(thread(id))).body as TextCommentDto[];
const list = async (query: string) =>
  (await (await test.as('viewer')).get(`/api/translations/texts/?${query}`)).body as TranslationTextPageDto;
const open = async (lang: string) => (await list(`lang=${lang}&status=questions&whole=1`)).texts;

beforeAll(async () => {
  test = await createTextsApp();
  const user = await test.createUser('staff', 'translator', 'chinese@test.example');
  await test.em().nativeUpdate(User, { id: user.id }, { languages: ['zh'] });
  const token = await test.signInAs(user);
  chinese = (method, url) => test.api()[method](url).auth(token, { type: 'bearer' });
}, 120_000);
afterEach(() => test.em().nativeDelete(TextComment, {}));
afterAll(() => test.close());

describe('a comment on a text', () => {
  it('is plain text with its lines, is read by all who read texts, and is on record', async () => {
    const sent = await say({ text: '  Is it a noun?\nOr a verb? <b>', is_question: true });
    expect(sent.status).toBe(201);
    const { id, created_at: at } = sent.body as TextCommentDto;
    const comment = {
      ...{ id, text: 'Is it a noun?\nOr a verb? <b>', language: null, state: 'open', created_at: at },
      ...{ created_by: 'as-translator@test.example', settled_by: null, settled_at: null },
      ...{ may_settle: true, may_delete: true },
    };
    expect(sent.body).toEqual(comment);
    const answer = await (await test.as('viewer')).get(thread(TITLE));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.body).toEqual([{ ...comment, may_delete: false }]);
    const entry = await test.em().findOneOrFail(AuditEntry, { action: 'translation.comment', entityId: id });
    expect(entry.after).toEqual({ text: 'home:hero.title', language: null, words: comment.text });
    expect(await test.em().count(OutboxMessage)).toBe(0);
  });

  it('stands in one thread for all languages, oldest first; the forms of a plural have one', async () => {
    for (const text of ['one', 'two', 'three']) await said({ text }, 'zh:home:hero.title');
    expect((await read()).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    await said({ text: 'Nights?' }, 'ru:home:nights_few');
    expect(await read('zh:home:nights_other')).toMatchObject([{ text: 'Nights?' }]);
    expect(await read('en:home:nights_one')).toHaveLength(1);
    expect(await read('ru:home:hero.lead')).toEqual([]);
  });

  it('has 1 to 2,000 characters; blank ones and what is no question mark are refused', async () => {
    expect((await say({ text: 'а'.repeat(2000) })).status).toBe(201);
    for (const text of ['а'.repeat(2001), '', ' \n ', 7, null]) {
      const { status, body } = await say({ text });
      expect([status, Object.keys(body as object)]).toEqual([400, ['text']]);
    }
    expect((await say({ is_question: 'perhaps' })).status).toBe(400);
    expect(await read()).toHaveLength(1);
  });

  it('needs a text that there is, in a language that there is', async () => {
    for (const id of ['ru:home:nowhere', 'ru:nowhere:hero.title', 'xx:home:hero.title', 'nothing']) {
      expect((await say({}, id)).status).toBe(404);
      expect((await (await test.as('viewer')).get(thread(id))).status).toBe(404);
    }
    const unknown = await say({ language: 'de' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'language_not_found']);
  });

  it('is written by whoever reads texts, and by nobody else', async () => {
    expect((await say({}, TITLE, 'viewer')).status).toBe(201);
    const { id } = await said({ is_question: true });
    const calls = (agent: Agent) => [
      agent.get(thread(TITLE)),
      agent.post(thread(TITLE)).send({ text: 'Me too' }),
      agent.post(one(id, 'settle')),
      agent.post(one(id, 'reopen')),
      agent.delete(one(id)),
    ];
    const statuses = async (agent: Agent) => (await Promise.all(calls(agent))).map(({ status }) => status);
    expect(await statuses(test.api())).toEqual([401, 401, 401, 401, 401]);
    expect(await statuses(await test.as('customer'))).toEqual([403, 403, 403, 403, 403]);
    expect(await read()).toMatchObject([{ state: 'remark' }, { state: 'open' }]);
  });

  it('is between people: a key of another system, which may read texts, reads and writes none', async () => {
    const key = { name: 'Reader', scopes: ['translations.view'], password: TEST_PASSWORD };
    const { secret } = (await (await test.as('owner')).post('/api/api-keys/').send(key)).body as { secret: string };
    const agent = (method: 'get' | 'post', url: string) => test.api()[method](url).auth(secret, { type: 'bearer' });
    expect((await agent('get', '/api/translations/texts/?lang=ru')).status).toBe(200);
    expect((await agent('get', thread(TITLE))).status).toBe(403);
    expect((await agent('post', thread(TITLE)).send({ text: 'Hello' })).status).toBe(403);
  });

  it('names one of the languages of its author, or none; who works in others reads it all the same', async () => {
    const russian = await said({ language: 'ru', is_question: true });
    const send = (language?: string) => chinese('post', thread(TITLE)).send({ text: '名词？', language });
    expect((await send('ru')).status).toBe(403);
    expect((await send('zh')).status).toBe(201);
    expect((await send()).status).toBe(201);
    const seen = (await chinese('get', thread(TITLE))).body as TextCommentDto[];
    expect(seen.map(({ language, may_settle: may }) => [language, may])).toEqual([
      ['ru', false],
      ['zh', true],
      [null, true],
    ]);
    for (const step of ['settle', 'reopen']) expect((await chinese('post', one(russian.id, step))).status).toBe(403);
    expect(await read()).toMatchObject([{ state: 'open', settled_by: null }, {}, {}]);
  });

  it('is stored once however often it is sent under one key', async () => {
    const key = randomUUID();
    const agent = await test.as('translator');
    const send = (text: string) => agent.post(thread(TITLE)).set('idempotency-key', key).send({ text });
    const answers = await Promise.all([send('Once'), send('Once'), send('Once')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as TextCommentDto).id)).size).toBe(1);
    expect(await read()).toHaveLength(1);
    expect((await send('Something else')).status).toBe(409);
  });

  it('is deleted by its author, and by who may approve in its language; another is refused', async () => {
    const drop = async (id: string, role: Role) => (await (await test.as(role)).delete(one(id))).status;
    const { id } = await said({ text: 'A slip of the pen', language: 'ru' }, TITLE, 'editor');
    const mays = async (role: Role) => (await read(TITLE, role)).map(({ may_delete: may }) => may);
    expect([await mays('editor'), await mays('viewer'), await mays('owner')]).toEqual([[true], [false], [true]]);
    expect(await drop(id, 'viewer')).toBe(403);
    // May approve, but in Chinese alone.
    expect((await chinese('get', thread(TITLE))).body).toMatchObject([{ may_delete: false }]);
    expect((await chinese('delete', one(id))).status).toBe(403);
    expect(await read()).toHaveLength(1);
    expect(await drop(id, 'editor')).toBe(204);
    expect(await read()).toEqual([]);
    expect(await drop(id, 'editor')).toBe(404);
    const entry = await test.em().findOneOrFail(AuditEntry, { action: 'translation.uncomment', entityId: id });
    expect(entry.after).toMatchObject({ words: 'A slip of the pen' });
    expect(await drop((await said({}, TITLE, 'viewer')).id, 'owner')).toBe(204);
    const general = await said({}, TITLE, 'viewer');
    expect((await chinese('delete', one(general.id))).status).toBe(204);
  });

  it('outlives its text, and stands beside it again when the text comes back', async () => {
    await test.release('season', { en: { note: 'Closed in May' } });
    await said({ is_question: true }, 'ru:season:note');
    expect(await open('ru')).toBe(1);
    await test.release('season', { en: { other: 'Open' } });
    expect((await (await test.as('viewer')).get(thread('ru:season:note'))).status).toBe(404);
    expect(await open('ru')).toBe(0);
    await test.release('season', { en: { note: 'Closed in May' } });
    expect(await read('ru:season:note')).toHaveLength(1);
    expect(await open('ru')).toBe(1);
  });
});

describe('a question', () => {
  const turn = async (id: string, step: 'settle' | 'reopen', role: Role = 'translator') =>
    (await test.as(role)).post(one(id, step));

  it('is settled by whoever answers it, with name and moment; of two who settle it the first is kept', async () => {
    const { id } = await said({ is_question: true });
    const { status, body } = await turn(id, 'settle', 'viewer');
    expect([status, body]).toEqual([200, expect.objectContaining({ id, state: 'settled' })]);
    const first = body as TextCommentDto;
    expect([first.settled_by, first.settled_at]).toEqual(['as-viewer@test.example', expect.stringMatching(/^20.*Z$/)]);
    test.clock.advance(60);
    const again = await turn(id, 'settle', 'owner');
    expect([again.status, again.body]).toEqual([
      200,
      expect.objectContaining({ settled_by: first.settled_by, settled_at: first.settled_at }),
    ]);
    expect(await test.em().count(AuditEntry, { action: 'translation.settle', entityId: id })).toBe(1);
  });

  it('is opened again, and then nobody has settled it; a remark can become one, but is not settled', async () => {
    const { id } = await said({ is_question: true });
    await turn(id, 'settle');
    for (const _ of [1, 2])
      expect((await turn(id, 'reopen')).body).toMatchObject({ state: 'open', settled_by: null, settled_at: null });
    expect(await test.em().count(AuditEntry, { action: 'translation.reopen', entityId: id })).toBe(1);
    const remark = await said({ text: 'A verb.' });
    expect((await turn(remark.id, 'settle')).body).toMatchObject({ state: 'remark', settled_by: null });
    expect((await turn(remark.id, 'reopen')).body).toMatchObject({ state: 'open' });
    for (const step of ['settle', 'reopen'] as const) {
      expect((await turn(randomUUID(), step)).status).toBe(404);
      expect((await turn('nothing', step)).status).toBe(400);
    }
  });

  it('is listed and counted in its language or in all, until it is settled', async () => {
    const all = await said({ is_question: true });
    const russian = await said({ is_question: true, language: 'ru' });
    await said({ text: 'Not a question' }, 'ru:home:hero.lead');
    await said({ is_question: true, language: 'ru' }, 'ru:home:nights_few');
    expect([await open('ru'), await open('zh'), await open('en')]).toEqual([2, 1, 1]);
    const page = await list('lang=ru&ns=home&status=questions');
    // A plural is one text with as many rows as forms, each of which carries the questions.
    expect(page.results.map(({ key, questions }) => [key, questions])).toEqual([
      ['hero.title', 2],
      ['nights_few', 1],
      ['nights_many', 1],
      ['nights_one', 1],
      ['nights_other', 1],
    ]);
    expect([page.texts, page.states.questions]).toEqual([2, 2]);
    const stats = async (lang: string) =>
      (await (await test.as('viewer')).get(`/api/translations/stats/?lang=${lang}`)).body as TranslationStatsDto;
    expect([(await stats('ru')).question_keys, (await stats('zh')).question_keys]).toEqual([2, 1]);

    await turn(russian.id, 'settle');
    expect((await list('lang=ru&q=hero.title')).results[0]!.questions).toBe(1);
    await turn(all.id, 'settle');
    expect([await open('ru'), await open('zh')]).toEqual([1, 0]);
    expect((await stats('zh')).question_keys).toBe(0);
  });
});
