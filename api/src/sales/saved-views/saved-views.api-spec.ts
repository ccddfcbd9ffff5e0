import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { Role } from '@atoll/contract/permissions';
import { VIEW_LISTS } from './saved-view.entity.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(30_000);

const VIEW = {
  list: 'bookings',
  name: 'Who owes',
  query: 'status=confirmed&sort=clock',
  columns: ['reference', 'balance'],
};

describe('views of the office’s lists', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  const make = async (role: Role, values: object = {}) => {
    const { status, body, headers } = await (
      await test.as(role)
    )
      .post('/api/saved-views/')
      .send({ ...VIEW, ...values });
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    return body;
  };
  const names = async (role: Role, list = 'bookings') => {
    const { status, body } = await (await test.as(role)).get(`/api/saved-views/?list=${list}`);
    expect(status).toBe(200);
    return body.map(({ name }: { name: string }) => name);
  };
  const address = ({ id }: { id: string }) => `/api/saved-views/${id}/`;

  it('are one’s own: a colleague neither sees, changes nor removes them', async () => {
    const view = await make('agent');
    expect(view).toEqual({ ...VIEW, id: view.id, shared_with: 'me', is_default: false, editable: true, version: 1 });
    expect(await names('agent')).toEqual(['Who owes']);
    expect(await names('agent', 'trip-requests')).toEqual([]);
    expect(await names('owner')).toEqual([]);
    const owner = await test.as('owner');
    const changed = await owner.patch(address(view)).set('if-match', '"1"').send({ name: 'Mine' });
    expect(changed.status).toBe(404);
    expect((await owner.delete(address(view)).set('if-match', '"1"')).status).toBe(404);
    expect(await names('agent')).toEqual(['Who owes']);
  });

  it('are shared by who may, with a role or with everybody', async () => {
    const agent = await test.as('agent');
    for (const shared_with of ['everyone', 'agent'])
      expect((await agent.post('/api/saved-views/').send({ ...VIEW, name: 'Shared', shared_with })).status).toBe(403);
    const all = await make('manager', { name: 'Morning', shared_with: 'everyone' });
    await make('manager', { name: 'For finance', shared_with: 'finance' });
    expect(await names('viewer')).toEqual(['Morning']);
    expect(await names('finance')).toEqual(['For finance', 'Morning']);
    expect(await names('manager')).toEqual(['For finance', 'Morning']);
    const refused = await agent.patch(address(all)).set('if-match', '"1"').send({ name: 'Evening' });
    expect(refused.status).toBe(403);
    expect((await agent.delete(address(all)).set('if-match', '"1"')).status).toBe(403);
    expect(
      (await agent.get('/api/saved-views/?list=bookings')).body.map(({ editable }: { editable: boolean }) => editable),
    ).toEqual([false, true]);
    const owner = await test.as('owner');
    expect((await owner.patch(address(all)).set('if-match', '"1"').send({ name: 'Evening' })).status).toBe(200);
    expect(await names('viewer')).toEqual(['Evening']);
    expect(await test.em().count(AuditEntry, { action: 'saved_view.update', entityId: all.id })).toBe(1);
  });

  it('do not become shared by a change of who may not share', async () => {
    const view = await make('agent', { name: 'Quiet' });
    const agent = await test.as('agent');
    const { status } = await agent.patch(address(view)).set('if-match', '"1"').send({ shared_with: 'everyone' });
    expect(status).toBe(403);
    expect(await names('viewer')).not.toContain('Quiet');
  });

  it('are changed and removed as they were read', async () => {
    const view = await make('agent', { name: 'Two at once' });
    const agent = await test.as('agent');
    expect((await agent.patch(address(view)).send({ name: 'X' })).status).toBe(428);
    const first = await agent
      .patch(address(view))
      .set('if-match', '"1"')
      .send({ query: 'status=requested', columns: null });
    expect([first.status, first.body.version, first.body.columns]).toEqual([200, 2, null]);
    const late = await agent.patch(address(view)).set('if-match', '"1"').send({ query: 'overdue=true' });
    expect([late.status, late.body.current.query]).toEqual([412, 'status=requested']);
    expect((await agent.delete(address(view)).set('if-match', '"1"')).status).toBe(412);
    expect((await agent.delete(address(view)).set('if-match', '"2"')).status).toBe(204);
    expect((await agent.delete(address(view)).set('if-match', '"2"')).status).toBe(404);
  });

  it('open the list: one of one’s own, one for each of those with whom it is shared', async () => {
    const defaults = async (role: Role) => {
      const { body } = await (await test.as(role)).get('/api/saved-views/?list=trip-requests');
      return body.filter(({ is_default: is }: { is_default: boolean }) => is).map(({ name }: { name: string }) => name);
    };
    const list = { list: 'trip-requests', is_default: true };
    await make('agent', { ...list, name: 'First' });
    await make('agent', { ...list, name: 'Second' });
    await make('manager', { ...list, name: 'For all', shared_with: 'everyone' });
    await make('owner', { ...list, name: 'For all by the owner', shared_with: 'everyone' });
    expect(await defaults('agent')).toEqual(['For all by the owner', 'Second']);
    expect(await defaults('viewer')).toEqual(['For all by the owner']);
  });

  it('have names of their own and an end, also for two calls at once', async () => {
    const editor = await test.as('editor');
    const same = () => editor.post('/api/saved-views/').send({ ...VIEW, name: 'Twice' });
    const answers = await Promise.all([same(), same()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.name).toEqual(['You have a view with this name already']);
    for (let number = 2; number <= 30; number += 1) await make('editor', { name: `View ${number}` });
    const over = await editor.post('/api/saved-views/').send({ ...VIEW, name: 'One more' });
    expect([over.status, over.body.name]).toEqual([
      400,
      ['You can keep at most 30 views of a list. Remove one first.'],
    ]);
  });

  it('are refused where they are none', async () => {
    const agent = await test.as('agent');
    for (const wrong of [
      { list: 'guests' },
      { name: '' },
      { name: 'x'.repeat(41) },
      { query: 'a b' },
      { query: 'x'.repeat(1001) },
      { columns: [] },
      { columns: ['reference', 'reference'] },
      { columns: ['DROP'] },
      { shared_with: 'guests' },
    ])
      expect([
        wrong,
        (await agent.post('/api/saved-views/').send({ ...VIEW, name: 'Wrong', ...wrong })).status,
      ]).toEqual([wrong, 400]);
    expect((await agent.get('/api/saved-views/')).status).toBe(400);
  });

  it('are kept of each list by who may read it', async () => {
    const translator = await test.as('translator');
    expect((await translator.get('/api/saved-views/?list=bookings')).status).toBe(403);
    expect((await translator.post('/api/saved-views/').send(VIEW)).status).toBe(403);
    const drafts = { list: 'packages', name: 'Drafts', query: 'status=draft', columns: ['name', 'price'] };
    await make('translator', drafts);
    expect(await names('translator', 'packages')).toEqual(['Drafts']);
    expect(await names('translator', 'posts')).toEqual([]);
    const shared = await make('manager', { name: 'Late payers', shared_with: 'everyone' });
    for (const list of VIEW_LISTS) await make('owner', { list, name: 'Each list' });
    expect((await translator.delete(address(shared)).set('if-match', '"1"')).status).toBe(403);
  });
});
