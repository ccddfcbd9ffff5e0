import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { ROLE_CODES } from '@atoll/contract/permissions';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../../test/create-test-app.js';
import { packageWriter } from '../../../test/write-package.js';
import { permissionsOf } from '../../people/accounts/roles.js';

jest.setTimeout(30_000);

/** What the agency pays, which stands in no other number of the answers. */
const COST = '823.17';

describe('what a package costs the agency', () => {
  let test: TestApp;
  let manager: TestAgent;
  let editor: TestAgent;
  let made: { id: number; version: number };
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
    [manager, editor] = [await test.as('manager'), await test.as('editor')];
    made = await (await packageWriter(test, manager))('Bought in', { status: 'published', cost_price: COST });
  }, 120_000);
  afterAll(() => test.close());

  const patch = (agent: TestAgent, version: number, body: object) =>
    agent.patch(`/api/packages/${made.id}/`).set('if-match', `"${version}"`).send(body);
  const costNow = async () => (await manager.get(`/api/packages/${made.id}/editable/`)).body.cost_price;

  it.each(ROLE_CODES)('is told to who may change rates, and to nobody else: %s', async (role) => {
    const agent = await test.as(role);
    const may = permissionsOf(role).includes('rates.change');
    const at = `/api/packages/${made.id}`;
    const { text: document, status } = await agent.get(`${at}/editable/`);
    const { text: version } = await agent.get(`/api/content/packages/${made.id}/versions/${made.version}/`);
    expect([status, document.includes(COST), version.includes(COST)]).toEqual([200, may, may]);
    expect(document.includes('cost_price')).toBe(may);
    if (permissionsOf(role).includes('audit.view'))
      expect((await agent.get(`/api/audit/?entity=package&entity_id=${made.id}`)).text).toContain(COST);
  });

  it('belongs to owners, managers and finance', () => {
    const who = ROLE_CODES.filter((role) => permissionsOf(role).includes('rates.change'));
    expect(who).toEqual(['owner', 'manager', 'finance']);
  });

  it('is not told by refusals and by what waits either', async () => {
    const stale = await patch(editor, 77, { min_age: 9 });
    expect([stale.status, stale.body.current.id, stale.text.includes('cost_price')]).toEqual([412, made.id, false]);
    const at = `/api/content/packages/${made.id}/pending/`;
    const handedIn = await editor.put(at).set('if-match', `"${made.version}"`).send({ min_age: 9 });
    expect([handedIn.status, handedIn.body.document.min_age, handedIn.text.includes('cost_price')]).toEqual([
      200,
      9,
      false,
    ]);
    expect((await editor.get(at)).text).not.toContain('cost_price');
    expect((await manager.get(at)).body.document.cost_price).toBe(COST);
  });

  it('is not written by who is not told it, and stays through what they do write', async () => {
    const owner = await test.as('owner');
    const scopes = ['catalogue.view', 'catalogue.change'];
    const key = await owner.post('/api/api-keys/').send({ name: 'Website', scopes, password: TEST_PASSWORD });
    const system = test.api().auth(key.body.secret, { type: 'bearer' });
    const create = await packageWriter(test, editor);
    const draft = await create('Draft of an editor');
    for (const agent of [editor, system]) {
      const refused = agent.patch(`/api/packages/${draft.id}/`).set('if-match', '"1"').send({ cost_price: '1.00' });
      expect((await refused).status).toBe(403);
    }
    const first = (
      await manager.patch(`/api/packages/${draft.id}/`).set('if-match', '"1"').send({ cost_price: '5.00' })
    ).body;
    expect([first.cost_price, first.version]).toEqual(['5.00', 2]);
    const edited = await editor.patch(`/api/packages/${draft.id}/`).set('if-match', '"2"').send({ min_age: 9 });
    expect([edited.status, 'cost_price' in edited.body]).toEqual([200, false]);
    expect((await editor.post(`/api/content/packages/${draft.id}/versions/1/restore/`).send({})).status).toBe(200);
    const { body } = await manager.get(`/api/packages/${draft.id}/editable/`);
    expect([body.min_age, body.cost_price]).toEqual([null, '5.00']);
    expect(await costNow()).toBe(COST);
  });
});
