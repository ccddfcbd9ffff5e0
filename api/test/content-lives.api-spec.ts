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
  ({ path, title, body, change: [member, value], single, plain, complete, query }) => {
    const url = `/api/${path}/`;
    /** Where it lives beside its own address. */
    const life = url.replace('/api/', '/api/content/');
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
    const act = (id: number, action: string, agent = manager) => agent.post(`${life}${id}/${action}/`).send({});
    const actions = async (id: number) =>
      ((await manager.get(`${life}${id}/versions/`)).body.results as { action: string }[]).map(({ action }) => action);

    it('goes from a draft to visitors, through changes and back again, to the archive', async () => {
      const made = await make('First name');
      const { id } = made;
      expect(await shown(id)).toEqual([404, undefined]);
      const state = await manager.get(`${life}${id}/`);
      expect([state.status, state.headers['etag'], state.body]).toEqual([
        200,
        '"1"',
        expect.objectContaining({ kind: path, id, status: 'draft', version: 1, published_at: null, pending: false }),
      ]);
      expect(state.body.actions).toEqual(plain ? ['publish', 'archive'] : ['submit', 'publish', 'schedule', 'archive']);

      const published = await act(id, 'publish');
      expect([published.status, published.headers['etag'], published.body]).toEqual([
        200,
        '"2"',
        expect.objectContaining({ kind: path, id, status: 'published', version: 2 }),
      ]);
      expect((await manager.get(`${life}${id}/`)).body).toEqual(published.body);
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

      const { body: third } = await manager.get(`${life}${id}/versions/3/`);
      expect(third).toMatchObject({ version: 3, previous: 2, action: 'update', by: 'as-manager@test.example' });
      expect(third.diff).toContainEqual({
        path: `translations.en.${title}`,
        before: 'First name',
        after: 'Second name',
      });
      expect((await manager.get(`${life}${id}/versions/99/`)).status).toBe(404);

      const restored = await manager.post(`${life}${id}/versions/2/restore/`).send({ note: 'Better before' });
      expect([restored.status, restored.body]).toEqual([
        200,
        expect.objectContaining({ status: 'published', version: 4 }),
      ]);
      expect(await shown(id)).toEqual([200, 'First name']);
      const { body: fourth } = await manager.get(`${life}${id}/versions/4/`);
      const { body: stored } = await manager.get(`${url}${id}/editable/`);
      expect(fourth).toMatchObject({ action: 'restore', note: 'Better before', document: stored });
      expect(await actions(id)).toEqual(['restore', 'update', 'publish', 'create']);

      const archived = await act(id, 'archive');
      expect([archived.status, archived.body.status]).toEqual([200, 'archived']);
      expect((await shown(id))[0]).toBe(single ? 410 : 404);
      const frozen = await rename(id, archived.body.version, 'After the end');
      expect([frozen.status, frozen.body.code]).toEqual([409, 'invalid_transition']);
      expect((await manager.post(`${life}${id}/versions/2/restore/`).send({})).status).toBe(409);
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
      for (const route of [
        `${url}${id}/editable/`,
        `${life}${id}/`,
        `${life}${id}/versions/`,
        `${life}${id}/versions/1/`,
      ]) {
        const codes = [await test.api().get(route), await (await test.as('customer')).get(route)];
        expect([route, ...codes.map(({ status }) => status)]).toEqual([route, 401, 403]);
      }
      expect((await (await test.as('viewer')).post(`${life}${id}/versions/1/restore/`).send({})).status).toBe(403);
    });

    if (plain) {
      it('has no steps but those it needs, and waits for nothing', async () => {
        const { id } = await make('Plain');
        const steps = ['submit', 'schedule', 'duplicate', 'preview', 'pending/publish'];
        const at = { publish_at: '2099-01-01T00:00:00.000Z' };
        const answers = [
          ...(await Promise.all(
            steps.map((step) => manager.post(`${life}${id}/${step}/`).send(step === 'schedule' ? at : {})),
          )),
          await manager.get(`${life}${id}/pending/`),
          await manager
            .put(`${life}${id}/pending/`)
            .set('if-match', '"1"')
            .send({ [title]: 'Later' }),
          await manager.delete(`${life}${id}/pending/`).set('if-match', '"1"'),
        ];
        for (const { status, body: told } of answers) expect([status, told.code]).toEqual([404, 'not_supported']);

        for (const status of ['in_review', 'scheduled']) {
          const refused = await patch(id, 1, { status });
          expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['status']]);
        }
        for (const time of ['publish_at', 'unpublish_at']) {
          const refused = await patch(id, 1, { [time]: at.publish_at });
          expect([refused.status, Object.keys(refused.body)]).toEqual([400, [time]]);
        }
        const timed = await manager.post(`${life}${id}/publish/`).send({ unpublish_at: at.publish_at });
        expect([timed.status, Object.keys(timed.body)]).toEqual([400, ['unpublish_at']]);
        expect((await manager.get(`${life}${id}/`)).body).toMatchObject({ status: 'draft', version: 1 });

        await act(id, 'publish');
        const proposed = await patch(id, 2, { [member]: value }, editor);
        expect([proposed.status, proposed.body.code]).toEqual([403, 'permission_denied']);
      });
      return;
    }

    it('carries a change beside what is public until it is published', async () => {
      const made = await make('Unchanged');
      const { id } = made;
      const save = (version: number, what: object, agent = editor) =>
        agent.put(`${life}${id}/pending/`).set('if-match', `"${version}"`).send(what);
      const seen = async () => `?at=${(await manager.get(`${life}${id}/pending/`)).body.at}`;
      const publish = async () => manager.post(`${life}${id}/pending/publish/${await seen()}`).send({});
      expect((await save(1, { [member]: value })).body.code).toBe('invalid_transition');
      await act(id, 'publish');
      const wrong = await save(2, { [member]: value, nonsense: 1 });
      expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['nonsense']]);

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
      expect((await editor.get(`${life}${id}/`)).body).toMatchObject({ pending: true });
      expect((await editor.get(`${life}${id}/pending/`)).body).toEqual(saved.body);
      expect((await test.api().get(`${life}${id}/pending/`)).status).toBe(401);

      const early = await save(1, { [member]: value });
      expect([early.status, early.body.current]).toEqual([412, (await editor.get(`${url}${id}/editable/`)).body]);
      const viewer = await test.as('viewer');
      expect((await save(2, { [member]: value }, viewer)).status).toBe(403);
      expect((await act(id, 'pending/publish', viewer)).status).toBe(403);

      const done = await publish();
      expect([done.status, done.body]).toEqual([
        200,
        expect.objectContaining({ version: 3, status: 'published', pending: false }),
      ]);
      expect((await manager.get(`${url}${id}/editable/`)).body[member]).toEqual(value);
      expect(await shown(id)).toEqual([200, 'Changed']);
      expect((await manager.get(`${life}${id}/pending/`)).status).toBe(404);
      expect(await actions(id)).toEqual(['publish-pending', 'publish', 'create']);

      // A change that was written for an earlier version is looked at again.
      await save(3, { [title]: 'Too late' });
      expect((await rename(id, 3, 'Meanwhile')).status).toBe(200);
      const stale = await publish();
      expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
      expect(await shown(id)).toEqual([200, 'Meanwhile']);
      expect((await editor.delete(`${life}${id}/pending/${await seen()}`).set('if-match', '"4"')).status).toBe(204);
      expect((await act(id, 'pending/publish')).status).toBe(404);

      const back = await manager.post(`${life}${id}/versions/2/restore/`).send({});
      expect(back.status).toBe(200);
      expect((await manager.get(`${url}${id}/editable/`)).body[member]).toEqual(made[member]);
      expect(await shown(id)).toEqual([200, 'Unchanged']);
    });
  },
);
