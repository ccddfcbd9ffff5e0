import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { CONTENT_KINDS, type Known, knownRows } from './content-kinds.js';
import { createTestApp, type TestApp } from './create-test-app.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

let test: TestApp;
let manager: TestAgent;
let editor: TestAgent;
let known: Known;
beforeAll(async () => {
  test = await createTestApp({ demo: true });
  manager = await test.as('manager');
  editor = await test.as('editor');
  known = await knownRows(test);
}, 120_000);
afterAll(() => test.close());

describe.each(CONTENT_KINDS)(
  'the life of $path',
  ({ path, title, body, change: [member, value], single, pending, complete, query }) => {
    const url = `/api/${path}/`;
    /** Status of the thing for visitors, and its name. */
    const shown = async (id: number): Promise<[number, unknown]> => {
      if (single) {
        const answer = await test.api().get(`${url}${id}/`);
        return [answer.status, answer.body[title]];
      }
      const { body: rows } = await test
        .api()
        .get(url)
        .query(query?.(known) ?? {});
      const row = (rows as Record<string, unknown>[]).find((one) => one['id'] === id);
      return row ? [200, row[title]] : [404, undefined];
    };
    const patch = (id: number, version: number, what: object, agent = manager) =>
      agent.patch(`${url}${id}/`).set('if-match', `"${version}"`).send(what);
    // Destinations are replaced as a whole; a form keeps what it does not name.
    const rename = (id: number, version: number, name: string) =>
      path === 'destinations'
        ? manager.put(`${url}${id}/`).set('if-match', `"${version}"`).field(title, name)
        : patch(id, version, { [title]: name });
    const make = async (name: string) => {
      const { body: made, status } = await manager.post(url).send({ ...body(known), [title]: name });
      expect([status, made]).toEqual([201, expect.objectContaining({ status: 'draft', version: 1 })]);
      await complete?.(manager, made.id, known);
      return made as { id: number } & Record<string, unknown>;
    };
    const act = (id: number, action: string, agent = manager) => agent.post(`${url}${id}/${action}/`).send({});
    const actions = async (id: number) =>
      ((await manager.get(`${url}${id}/versions/`)).body.results as { action: string }[]).map(({ action }) => action);

    it('goes from a draft to visitors, through changes and back again, to the archive', async () => {
      const made = await make('First name');
      const { id } = made;
      expect(await shown(id)).toEqual([404, undefined]);

      const published = await act(id, 'publish');
      expect([published.status, published.body]).toEqual([
        200,
        expect.objectContaining({ status: 'published', version: 2 }),
      ]);
      expect(await shown(id)).toEqual([200, 'First name']);

      const renamed = await rename(id, 2, 'Second name');
      expect([renamed.status, renamed.body.version]).toEqual([200, 3]);
      expect(await shown(id)).toEqual([200, 'Second name']);

      const late = await rename(id, 2, 'Late name');
      expect([late.status, late.body]).toEqual([
        412,
        expect.objectContaining({ code: 'stale_version', updated_by: 'as-manager@test.example' }),
      ]);
      expect(late.body.current).toEqual(renamed.body);
      expect(await shown(id)).toEqual([200, 'Second name']);

      const { body: third } = await manager.get(`${url}${id}/versions/3/`);
      expect(third).toMatchObject({ version: 3, previous: 2, action: 'update', by: 'as-manager@test.example' });
      expect(third.diff).toContainEqual({
        path: `translations.en.${title}`,
        before: 'First name',
        after: 'Second name',
      });
      expect((await manager.get(`${url}${id}/versions/99/`)).status).toBe(404);

      const restored = await manager.post(`${url}${id}/versions/2/restore/`).send({ note: 'Better before' });
      expect([restored.status, restored.body]).toEqual([
        200,
        expect.objectContaining({ status: 'published', version: 4 }),
      ]);
      expect(await shown(id)).toEqual([200, 'First name']);
      const { body: fourth } = await manager.get(`${url}${id}/versions/4/`);
      expect(fourth).toMatchObject({ action: 'restore', note: 'Better before', document: restored.body });
      expect(await actions(id)).toEqual(['restore', 'update', 'publish', 'create']);

      const archived = await act(id, 'archive');
      expect([archived.status, archived.body.status]).toEqual([200, 'archived']);
      expect((await shown(id))[0]).toBe(single ? 410 : 404);
      const frozen = await rename(id, archived.body.version, 'After the end');
      expect([frozen.status, frozen.body.code]).toEqual([409, 'invalid_transition']);
      expect((await manager.post(`${url}${id}/versions/2/restore/`).send({})).status).toBe(409);
      expect((await act(id, 'restore-draft')).body).toMatchObject({ status: 'draft' });
      expect(await shown(id)).toEqual([404, undefined]);
    });

    it('was never there for visitors when it is archived as a draft', async () => {
      const { id } = await make('Never public');
      expect((await act(id, 'archive')).status).toBe(200);
      expect(await shown(id)).toEqual([404, undefined]);
    });

    it('keeps its history to those who may see drafts', async () => {
      const { id } = await make('History');
      for (const route of ['editable/', 'versions/', 'versions/1/']) {
        const codes = [
          await test.api().get(`${url}${id}/${route}`),
          await (await test.as('customer')).get(`${url}${id}/${route}`),
        ];
        expect([route, ...codes.map(({ status }) => status)]).toEqual([route, 401, 403]);
      }
      expect((await (await test.as('viewer')).post(`${url}${id}/versions/1/restore/`).send({})).status).toBe(403);
    });

    if (!pending) return;

    it('carries a change beside what is public until it is published', async () => {
      const made = await make('Unchanged');
      const { id } = made;
      const save = (version: number, what: object, agent = editor) =>
        agent.put(`${url}${id}/pending/`).set('if-match', `"${version}"`).send(what);
      expect((await save(1, { [member]: value })).body.code).toBe('invalid_transition');
      await act(id, 'publish');

      const saved = await save(2, { [title]: 'Changed', [member]: value, note: 'For the season' });
      expect([saved.status, saved.body]).toEqual([
        200,
        expect.objectContaining({ base_version: 2, version: 2, by: 'as-editor@test.example', note: 'For the season' }),
      ]);
      expect(saved.body.document).toMatchObject({ [member]: value, translations: { en: { [title]: 'Changed' } } });
      expect(saved.body.diff).toContainEqual({
        path: `translations.en.${title}`,
        before: 'Unchanged',
        after: 'Changed',
      });
      const paths = (saved.body.diff as { path: string }[]).map(({ path: changed }) => changed.split('.')[0]);
      expect(new Set(paths)).toEqual(new Set([member, 'translations']));
      expect(await shown(id)).toEqual([200, 'Unchanged']);
      expect((await editor.get(`${url}${id}/pending/`)).body).toEqual(saved.body);
      expect((await test.api().get(`${url}${id}/pending/`)).status).toBe(401);

      expect((await save(1, { [member]: value })).status).toBe(412);
      const viewer = await test.as('viewer');
      expect((await save(2, { [member]: value }, viewer)).status).toBe(403);
      expect((await act(id, 'pending/publish', viewer)).status).toBe(403);

      const done = await act(id, 'pending/publish');
      expect([done.status, done.body]).toEqual([
        200,
        expect.objectContaining({ version: 3, status: 'published', [member]: value }),
      ]);
      expect(await shown(id)).toEqual([200, 'Changed']);
      expect((await manager.get(`${url}${id}/pending/`)).status).toBe(404);
      expect(await actions(id)).toEqual(['publish-pending', 'publish', 'create']);

      // A change that was written for an earlier version is looked at again.
      await save(3, { [title]: 'Too late' });
      expect((await rename(id, 3, 'Meanwhile')).status).toBe(200);
      const stale = await act(id, 'pending/publish');
      expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
      expect(await shown(id)).toEqual([200, 'Meanwhile']);
      expect((await editor.delete(`${url}${id}/pending/`).set('if-match', '"4"')).status).toBe(204);
      expect((await act(id, 'pending/publish')).status).toBe(404);

      const back = await manager.post(`${url}${id}/versions/2/restore/`).send({});
      expect([back.status, back.body[member]]).toEqual([200, made[member]]);
      expect(await shown(id)).toEqual([200, 'Unchanged']);
    });
  },
);
