import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../../test/create-test-app.js';
import { packageWriter } from '../../../test/write-package.js';
import { ContentPending } from '../../content/editing/content-pending.entity.js';
import { allKinds } from '../../content/editing/kind.js';
import { ScheduledContent } from '../../content/editing/scheduled-content.js';
import { User } from '../../people/accounts/user.entity.js';
import { Notification } from '../../people/notifications/notification.entity.js';

// Many calls each, on machines that do other things too.
jest.setTimeout(30_000);

const MANAGER = 'as-manager@test.example';

describe('what becomes of what is handed in', () => {
  let test: TestApp;
  let manager: TestAgent;
  let editor: TestAgent;
  let other: TestAgent;
  let create: Awaited<ReturnType<typeof packageWriter>>;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    manager = await test.as('manager');
    editor = await test.as('editor');
    const second = await test.createUser('staff', 'editor', 'second-editor@test.example');
    const token = await test.signInAs(second);
    other = test.api().auth(token, { type: 'bearer' });
    create = await packageWriter(test, editor);
  }, 120_000);
  beforeEach(() => test.em().nativeDelete(Notification, {}));
  afterAll(() => test.close());

  const list = async (agent: TestAgent, query = '') => {
    const { status, body } = await agent.get(`/api/users/me/notifications/${query}`);
    expect(status).toBe(200);
    return body.results as { kind: string; entity: string; entity_id: string; text: string; read_at: string | null }[];
  };
  const heard = async (agent: TestAgent) => (await list(agent)).map(({ kind }) => kind.replace('office_hand_in_', ''));
  const act = async (id: number, action: string, body: object = {}, { agent = manager, query = '' } = {}) => {
    const answer = await agent.post(`/api/content/packages/${id}/${action}/${query}`).send(body);
    expect([action, answer.status]).toEqual([action, 200]);
    return answer.body as { version: number };
  };
  const soon = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000).toISOString();
  const due = () => test.app.get(ScheduledContent).runDue();

  const published = async (name: string) => {
    const { id } = await create(name);
    const { version } = await act(id, 'publish');
    return { id, version };
  };
  const seen = async (id: number) => {
    const { status, body } = await manager.get(`/api/content/packages/${id}/pending/`);
    return status === 404 ? '?' : `?at=${body.at}`;
  };
  const handIn = async (id: number, version: number, body: object, agent = editor) => {
    const put = agent.put(`/api/content/packages/${id}/pending/${await seen(id)}`).set('if-match', `"${version}"`);
    const answer = await put.send(body);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ version })]);
  };
  const publishChange = async (id: number) => act(id, 'pending/publish', {}, { query: await seen(id) });
  const drop = async (id: number, version: number, { agent = manager, more = '' } = {}) => {
    const call = agent.delete(`/api/content/packages/${id}/pending/${await seen(id)}${more}`);
    expect((await call.set('if-match', `"${version}"`)).status).toBe(204);
  };

  it('is told to who handed a change in: of what, by whom, in the language of the call', async () => {
    const { id, version } = await published('Quiet week');
    await handIn(id, version, { min_age: 10 });
    expect(await list(editor)).toEqual([]);
    await publishChange(id);
    expect(await list(editor)).toMatchObject([
      {
        kind: 'office_hand_in_published',
        text: `“Quiet week”: ${MANAGER} has published what you handed in`,
        entity: 'package',
        entity_id: String(id),
        read_at: null,
      },
    ]);
    expect((await list(editor, '?lang=ru'))[0]?.text).toBe(`Ваш вариант «Quiet week» опубликован (${MANAGER})`);
    expect((await list(editor, '?lang=zh'))[0]?.text).toBe(`${MANAGER} 已发布您提交的内容“Quiet week”`);
    for (const agent of [manager, other, await test.as('owner')]) expect(await list(agent)).toEqual([]);
  });

  it('names the thing as its reader does, where it has a name in their language', async () => {
    const { id } = await create('Quiet week');
    const named = { translations: { ru: { name: 'Тихая неделя' } } };
    const { status } = await manager.patch(`/api/packages/${id}/`).set('if-match', '"1"').send(named);
    expect(status).toBe(200);
    await act(id, 'submit', {}, { agent: editor });
    await act(id, 'publish');
    const texts = ['en', 'ru', 'zh'].map(async (lang) => (await list(editor, `?lang=${lang}`))[0]?.text);
    expect(await Promise.all(texts)).toEqual([
      expect.stringContaining('“Quiet week”'),
      expect.stringContaining('«Тихая неделя»'),
      expect.stringContaining('“Quiet week”'),
    ]);
  });

  it('says that the thing is gone where it was deleted since', async () => {
    const { id, version } = await published('Deleted since');
    await handIn(id, version, { min_age: 10 });
    await publishChange(id);
    expect(await list(editor)).toMatchObject([{ is_gone: false }]);
    const owner = await test.as('owner');
    expect((await owner.delete(`/api/packages/${id}/`).set('if-match', `"${version + 1}"`)).status).toBe(204);
    expect(await list(editor)).toMatchObject([{ entity_id: String(id), is_gone: true }]);
  });

  it('is of kinds that are called as their tables are, by which they are looked for', () => {
    const metadata = test.em().getMetadata();
    for (const { name, entity } of allKinds()) expect(metadata.get(entity).tableName).toBe(name);
  });

  it('is told once for each decision', async () => {
    const { id, version } = await published('Twice');
    await handIn(id, version, { min_age: 10 });
    const at = await seen(id);
    const publish = () =>
      manager.post(`/api/content/packages/${id}/pending/publish/${at}`).set('idempotency-key', `twice-${id}`).send({});
    expect([(await publish()).status, (await publish()).status]).toEqual([200, 200]);
    expect((await manager.post(`/api/content/packages/${id}/pending/publish/${at}`).send({})).status).toBe(404);
    expect(await heard(editor)).toEqual(['published']);
    await handIn(id, version + 1, { min_age: 11 });
    await publishChange(id);
    expect(await heard(editor)).toEqual(['published', 'published']);
  });

  it('is told when it was dropped, and not to who dropped it', async () => {
    const { id, version } = await published('Dropped');
    await handIn(id, version, { min_age: 10 });
    await drop(id, version, { agent: editor });
    expect(await heard(editor)).toEqual([]);
    await handIn(id, version, { min_age: 10 });
    await drop(id, version);
    expect((await list(editor)).map(({ text }) => text)).toEqual([
      `“Dropped”: ${MANAGER} has declined what you handed in`,
    ]);
  });

  it('is told to everybody who has written a part of it', async () => {
    const { id, version } = await published('Two hands');
    await handIn(id, version, { min_age: 10 });
    await handIn(id, version, { position: 7 }, other);
    await handIn(id, version, { position: 8 }, manager);
    await publishChange(id);
    expect([await heard(editor), await heard(other), await heard(manager)]).toEqual([['published'], ['published'], []]);
  });

  it('is told where somebody has gone on with it, as it was or corrected', async () => {
    const { id, version } = await published('Gone on with');
    const patch = async (of: number, body: object) => {
      const answer = await manager.patch(`/api/packages/${id}/`).set('if-match', `"${of}"`).send(body);
      expect(answer.status).toBe(200);
    };
    await handIn(id, version, { min_age: 10 });
    await patch(version, { min_age: 10, position: 7 });
    expect(await seen(id)).toBe('?');
    expect(await heard(editor)).toEqual(['published']);
    await handIn(id, version + 1, { min_age: 12 });
    await patch(version + 1, { min_age: 13 });
    await drop(id, version + 2, { more: '&taken_up=true' });
    expect(await heard(editor)).toEqual(['published', 'published']);
  });

  it('is not called published by who could not have stored it', async () => {
    const { id, version } = await published('Said to be gone on with');
    await handIn(id, version, { min_age: 10 });
    const call = other.delete(`/api/content/packages/${id}/pending/${await seen(id)}&taken_up=true`);
    const answer = await call.set('if-match', `"${version}"`);
    expect([answer.status, answer.body.code]).toEqual([403, 'review_required']);
    expect([await list(editor), await seen(id)]).toEqual([[], expect.stringContaining('?at=')]);
    // What visitors do not see, editors store themselves.
    await act(id, 'unpublish');
    const patch = other.patch(`/api/packages/${id}/`).set('if-match', `"${version + 1}"`);
    expect((await patch.send({ min_age: 11 })).status).toBe(200);
    await drop(id, version + 2, { agent: other, more: '&taken_up=true' });
    expect(await heard(editor)).toEqual(['accepted']);
  });

  it('is told of a whole piece that was handed in for a review', async () => {
    for (const [step, outcome] of [
      ['publish', 'published'],
      ['restore-draft', 'declined'],
      ['archive', 'declined'],
    ] as const) {
      const { id, version } = await create(`Review, ${step}`);
      await act(id, 'submit', {}, { agent: editor });
      // Who looks it through is not who has handed it in.
      const looked = other
        .patch(`/api/packages/${id}/`)
        .set('if-match', `"${version + 1}"`)
        .send({ position: 7 });
      expect((await looked).status).toBe(200);
      await act(id, step);
      expect((await list(editor))[0]).toMatchObject({ kind: `office_hand_in_${outcome}`, entity_id: String(id) });
    }
    expect([(await heard(editor)).length, await heard(other)]).toEqual([3, []]);
    const { id } = await create('Taken back');
    await act(id, 'submit', {}, { agent: editor });
    await act(id, 'restore-draft', {}, { agent: editor });
    await act(id, 'publish');
    const gone = await create('Deleted');
    await act(gone.id, 'submit', {}, { agent: editor });
    expect(await heard(editor)).toHaveLength(3);
    const owner = await test.as('owner');
    expect((await owner.delete(`/api/packages/${gone.id}/`).set('if-match', '"2"')).status).toBe(204);
    expect((await list(editor))[0]).toMatchObject({ kind: 'office_hand_in_declined', entity_id: String(gone.id) });
  });

  it('is one line that says first that it was accepted, then that its time has come', async () => {
    const { id } = await create('At its time');
    await act(id, 'submit', {}, { agent: editor });
    const { version } = await act(id, 'schedule', { publish_at: soon(60) });
    expect((await list(editor)).map(({ text }) => text)).toEqual([
      `“At its time”: ${MANAGER} has accepted what you handed in; visitors do not see it yet`,
    ]);
    await handIn(id, version, { min_age: 10 }, other);
    await publishChange(id);
    expect(await heard(other)).toEqual(['accepted']);
    const read = editor.post('/api/users/me/notifications/read/').set('idempotency-key', randomUUID()).send({});
    expect((await read).body).toEqual({ unread_count: 0 });
    test.clock.advance(61);
    expect(await due()).toBe(1);
    for (const agent of [editor, other])
      expect(await list(agent)).toMatchObject([
        { text: `“At its time”: ${MANAGER} has published what you handed in`, read_at: null },
      ]);
    await act(id, 'unpublish');
    await act(id, 'publish');
    expect([await heard(editor), await heard(other)]).toEqual([['published'], ['published']]);
  });

  it('is that line also where somebody thinks better of it before its time, and none for their own act', async () => {
    const { id } = await create('Not then');
    await act(id, 'submit', {}, { agent: editor });
    const { version } = await act(id, 'schedule', { publish_at: soon(60) });
    await handIn(id, version, { min_age: 10 }, other);
    await publishChange(id);
    await test.em().nativeUpdate(User, { email: 'second-editor@test.example' }, { role: 'manager' });
    try {
      await act(id, 'restore-draft', {}, { agent: other });
    } finally {
      await test.em().nativeUpdate(User, { email: 'second-editor@test.example' }, { role: 'editor' });
    }
    expect((await list(editor)).map(({ text }) => text)).toEqual([
      '“Not then”: second-editor@test.example has declined what you handed in',
    ]);
    expect(await list(other)).toEqual([]);
  });

  it('is that nothing comes of it where the thing is gone', async () => {
    const { id, version } = await published('Gone');
    await handIn(id, version, { min_age: 10 });
    const owner = await test.as('owner');
    expect((await owner.delete(`/api/packages/${id}/`).set('if-match', `"${version}"`)).status).toBe(204);
    expect(await heard(editor)).toEqual(['declined']);
    expect(await test.em().count(ContentPending, { entityId: id, kind: 'package' })).toBe(0);
  });

  it('may be the work of another system, which is named', async () => {
    const { id, version } = await published('By a key');
    const owner = await test.as('owner');
    const key = { name: 'Website', scopes: ['catalogue.view', 'catalogue.change'], password: TEST_PASSWORD };
    const made = await owner.post('/api/api-keys/').send(key);
    expect(made.status).toBe(201);
    const system = test.api().auth(made.body.secret, { type: 'bearer' });
    await handIn(id, version, { min_age: 10 });
    await handIn(id, version, { position: 7 }, system);
    await drop(id, version, { agent: system });
    expect((await list(editor)).map(({ text }) => text)).toEqual([
      '“By a key”: Website has declined what you handed in',
    ]);
  });
});
