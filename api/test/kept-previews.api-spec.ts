import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { ContentPreview } from '../src/content/editing/content-preview.entity.js';
import { CONTENT_KINDS, type Known, knownRows } from './content-kinds.js';
import { createTestApp, type TestApp } from './create-test-app.js';

jest.setTimeout(30_000);

const DAY = 24 * 3600;

let test: TestApp;
let manager: TestAgent;
let known: Known;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  manager = await test.as('manager');
  known = await knownRows(test);
}, 120_000);
afterAll(() => test.close());

const SINGLE = CONTENT_KINDS.filter(({ plain, single }) => !plain && single);
const IN_LISTS = CONTENT_KINDS.filter(({ plain, single }) => !plain && !single);

describe.each(SINGLE)('$path as it would be', ({ path, title, body }) => {
  const url = `/api/${path}/`;
  const life = `/api/content/${path}/`;
  const words = (name: string) => ({ translations: { en: { [title]: name }, ru: { [title]: `${name} по-русски` } } });
  const make = async (name: string) => {
    const { status, body: made } = await manager.post(url).send({ ...body(known), ...words(name) });
    expect([status, made]).toEqual([201, expect.objectContaining({ status: 'draft' })]);
    return made as { id: number; version: number };
  };
  const show = (id: number, preview: string, lang = 'ru') => test.api().get(`${url}${id}/`).query({ lang, preview });

  it('shows what is typed in every language, and stores nothing of it', async () => {
    const { id, version } = await make('As it is');
    const made = await manager.post(`${life}${id}/preview/changes/`).send(words('As it would be'));
    expect([made.status, Object.keys(made.body)]).toEqual([201, ['token', 'expires_at']]);
    const { token } = made.body as { token: string };
    const seen = await show(id, token);
    expect([seen.status, seen.body[title], seen.headers['cache-control']]).toEqual([
      200,
      'As it would be по-русски',
      'private, no-store',
    ]);
    expect((await show(id, token, 'en')).body[title]).toBe('As it would be');
    const stored = await manager.get(`${url}${id}/editable/`);
    expect([stored.body.version, stored.body.translations.en[title]]).toEqual([version, 'As it is']);
    const { body: versions } = await manager.get(`${life}${id}/versions/`);
    expect(JSON.stringify(versions)).not.toContain('would be');
    expect((await test.api().get(`${url}${id}/`)).status).toBe(404);
  });

  it('opens one thing, for a day, to whoever has the whole token', async () => {
    const [one, other] = [await make('Kept as it is'), await make('Not this one')];
    const { token } = (await manager.post(`${life}${one.id}/preview/changes/`).send({})).body as { token: string };
    expect((await show(one.id, token)).status).toBe(200);
    expect((await show(other.id, token)).status).toBe(404);
    const [name = '', end = '', signature = ''] = token.split('.');
    const next = `k${Number(name.slice(1)) + 1}`;
    for (const wrong of [
      `${next}.${end}.${signature}`,
      `${one.id}.${end}.${signature}`,
      `${name}.${Number(end) + 60}.${signature}`,
    ])
      expect([wrong, (await show(one.id, wrong)).status]).toEqual([wrong, 404]);
    for (const preview of [token, token.slice(1)]) {
      const home = await test.api().get('/api/homepage/public/').query({ preview });
      expect([preview, home.status]).toEqual([preview, 404]);
    }
    test.clock.advance(DAY + 1);
    expect((await show(one.id, token)).status).toBe(404);
    test.clock.advance(-DAY - 1);
    await test.em().nativeUpdate(ContentPreview, { id: Number(name.slice(1)) }, { expiresAt: new Date(0) });
    expect((await show(one.id, token)).status).toBe(404);
  });

  it('is made by those who may change it, of what can be stored', async () => {
    const { id } = await make('Not for everybody');
    const post = (agent: TestAgent) => agent.post(`${life}${id}/preview/changes/`).send(words('Theirs'));
    expect((await post(test.api())).status).toBe(401);
    expect((await post(await test.as('viewer'))).status).toBe(403);
    const wrong = await manager
      .post(`${life}${id}/preview/changes/`)
      .send({ translations: { en: { [title]: 'x'.repeat(2000) } } });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, [`translations.en.${title}`]]);
    expect((await manager.post(`${life}999999/preview/changes/`).send({})).status).toBe(404);
  });
});

it.each(IN_LISTS)('$path is only read in lists', async ({ path, title, body }) => {
  const made = await manager.post(`/api/${path}/`).send({ ...body(known), [title]: 'In a list' });
  expect(made.status).toBe(201);
  const { status, body: answer } = await manager.post(`/api/content/${path}/${made.body.id}/preview/changes/`).send({});
  expect([status, answer.code]).toEqual([404, 'not_supported']);
});

it('keeps the last twenty previews of a person and a subject', async () => {
  const { body: listed } = await manager.get('/api/packages/?page_size=1');
  const { id } = listed.results[0] as { id: number };
  const { body: trip } = await manager.post(`/api/content/packages/${id}/preview/changes/`).send({});
  const { body: home } = await manager.get('/api/homepage/sections/');
  const sections = (home.sections as { id: number }[]).map((section) => ({ id: section.id }));
  const tokens: string[] = [];
  for (let made = 0; made < 21; made++) {
    const { status, body } = await manager.post('/api/homepage/sections/preview/').send({ sections });
    expect(status).toBe(200);
    tokens.push(body.token as string);
  }
  const look = async (token = '', path = 'homepage/public') =>
    (await test.api().get(`/api/${path}/`).query({ preview: token })).status;
  expect([await look(tokens[0]), await look(tokens[1]), await look(tokens.at(-1))]).toEqual([404, 200, 200]);
  // A day of work on the home page takes nobody the link to a trip.
  expect(await look(trip.token, `packages/${id}`)).toBe(200);
});

describe('the home page as it would be', () => {
  interface Section {
    id: number;
    type: string;
    visible: boolean;
  }
  const read = async () =>
    (await manager.get('/api/homepage/sections/')).body as { sections: Section[]; version: number };

  it('has the sections in their new order, with words that nobody has stored', async () => {
    const { sections, version } = await read();
    const turned = sections.toReversed().map(({ id, type, visible }) => ({
      id,
      visible: type === 'newsletter' ? !visible : visible,
      ...(type === 'featured_packages' && { texts: { zh: { title: '为您挑选的行程' } }, config: { limit: 2 } }),
    }));
    const { status, body } = await manager.post('/api/homepage/sections/preview/').send({ sections: turned });
    expect(status).toBe(200);
    const query = { lang: 'zh', preview: body.token as string };
    const seen = await test.api().get('/api/homepage/public/').query(query);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const shown = seen.body.sections as { type: string; visible: boolean; data: { title: string } }[];
    expect(shown.map(({ type }) => type)).toEqual(
      (await test.api().get('/api/homepage/public/')).body.sections.map(({ type }: Section) => type).toReversed(),
    );
    expect(shown.find(({ type }) => type === 'packages')?.data.title).toBe('为您挑选的行程');
    expect(seen.body.featured.packages).toHaveLength(2);
    const was = sections.find(({ type }) => type === 'newsletter')?.visible;
    expect(shown.find(({ type }) => type === 'newsletter')?.visible).toBe(!was);
    expect(await read()).toEqual({ sections, version });
  });

  it('may be looked at while somebody else stores it', async () => {
    const { sections, version } = await read();
    const body = (visible: boolean) => ({
      sections: sections.map(({ id, type, ...section }) => ({
        id,
        visible: type === 'map' ? visible : section.visible,
      })),
    });
    const looks = Array.from({ length: 4 }, () => manager.post('/api/homepage/sections/preview/').send(body(false)));
    const stored = manager.put('/api/homepage/sections/').set('if-match', `"${version}"`).send(body(false));
    const answers = await Promise.all([
      ...looks,
      stored,
      manager.post('/api/homepage/sections/preview/').send(body(true)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('wants every section once, and somebody who may publish', async () => {
    const { sections } = await read();
    const all = sections.map(({ id }) => ({ id }));
    const send = (agent: TestAgent, body: object[]) =>
      agent.post('/api/homepage/sections/preview/').send({ sections: body });
    expect((await send(manager, all.slice(1))).status).toBe(400);
    expect((await send(manager, [...all.slice(1), all[1] ?? {}])).status).toBe(400);
    expect((await send(test.api(), all)).status).toBe(401);
    expect((await send(await test.as('viewer'), all)).status).toBe(403);
  });
});
