import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { CONTENT_KINDS, type Known, knownRows } from './content-kinds.js';
import { createTestApp, type TestApp } from './create-test-app.js';

// Many calls each, on machines that do other things too.
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

/** Tokens of every kind, for the others to be tried with. */
const tokens: Record<string, string> = {};

/** Kinds that stand on pages. */
const PREVIEWED = CONTENT_KINDS.filter(({ plain }) => !plain);

describe.each(PREVIEWED)('a preview of $path', ({ path, title, body, single }) => {
  const url = `/api/${path}/`;
  /** Where it lives beside its own address. */
  const life = url.replace('/api/', '/api/content/');
  const make = async (name: string) => {
    const words = { ru: { [title]: `${name} по-русски`, status: 'draft' } };
    const answer = await manager.post(url).send({ ...body(known), [title]: name, translations: words });
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ status: 'draft' })]);
    return answer.body as { id: number; version: number };
  };
  const tokenOf = async (id: number) => (await manager.post(`${life}${id}/preview/`)).body.token as string;
  /** What a visitor reads at this address with this token. */
  const read = async (id: number, token?: string) => {
    const query = { lang: 'ru', ...(token === undefined ? {} : { preview: token }) };
    const answer = await test
      .api()
      .get(single ? `${url}${id}/` : url)
      .query(query);
    if (single) return answer;
    const found = answer.status === 200 ? (answer.body as { id: number }[]) : [];
    // A list without the row is as good as none, and with a token it has nothing else; an empty one is none.
    if (token) expect(found.length).toBeLessThanOrEqual(1);
    const row = found.find((one) => one.id === id);
    return { status: row ? 200 : 404, body: row as Record<string, unknown> | undefined, headers: answer.headers };
  };

  it('shows a draft to whoever has the token, in languages that are drafts too, and is kept by nobody', async () => {
    const { id } = await make('Seen early');
    const token = await tokenOf(id);
    tokens[path] = token;
    const seen = await read(id, token);
    expect([seen.status, seen.body?.[title], seen.headers['cache-control']]).toEqual([
      200,
      'Seen early по-русски',
      'private, no-store',
    ]);
    expect((await read(id)).status).toBe(404);
    expect(JSON.stringify((await test.api().get(url)).body)).not.toContain('Seen early');
  });

  it('is made by staff who may see drafts', async () => {
    const { id } = await make('Not for everybody');
    expect((await test.api().post(`${life}${id}/preview/`)).status).toBe(401);
    expect((await (await test.as('customer')).post(`${life}${id}/preview/`)).status).toBe(403);
    expect((await manager.post(`${life}999999/preview/`)).status).toBe(404);
    const made = await manager.post(`${life}${id}/preview/`);
    expect([made.status, Object.keys(made.body)]).toEqual([201, ['token', 'expires_at']]);
    const lasts = Date.parse(made.body.expires_at) - test.clock.now().getTime();
    expect(lasts / 1000).toBeGreaterThan(DAY - 60);
    expect(lasts / 1000).toBeLessThanOrEqual(DAY);
  });

  it('opens one thing only', async () => {
    const [one, other] = [await make('One of two'), await make('The other one')];
    const token = await tokenOf(one.id);
    expect((await read(other.id, token)).status).toBe(404);
    const [, end = '', signature = ''] = token.split('.');
    const forged = [
      `${other.id}.${end}.${signature}`,
      `${one.id}.${Number(end) + 60}.${signature}`,
      `${token.slice(0, -1)}~`,
      `${token}x`,
      signature,
      '',
    ];
    for (const wrong of forged) {
      expect([wrong, (await read(one.id, wrong)).status, (await read(other.id, wrong)).status]).toEqual([
        wrong,
        404,
        404,
      ]);
    }
    for (const [kind, foreign] of Object.entries(tokens)) {
      if (kind === path) continue;
      const id = Number(foreign.split('.')[0]);
      expect([kind, (await read(id, foreign)).status]).toEqual([kind, 404]);
    }
  });

  it('ends after a day, and with the thing itself', async () => {
    const { id, version } = await make('Soon over');
    const token = await tokenOf(id);
    test.clock.advance(DAY - 60);
    expect((await read(id, token)).status).toBe(200);
    test.clock.advance(61);
    expect((await read(id, token)).status).toBe(404);
    test.clock.advance(-DAY - 1);
    expect((await read(id, token)).status).toBe(200);
    expect((await manager.delete(`${url}${id}/`).set('if-match', `"${version}"`)).status).toBe(204);
    expect((await read(id, token)).status).toBe(404);
  });
});
