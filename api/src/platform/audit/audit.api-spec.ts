import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { Audit } from './audit.js';

describe('the audit', () => {
  let test: TestApp;
  let actorId: string;
  beforeAll(async () => {
    test = await createTestApp();
    actorId = (await test.createUser('staff', 'manager')).id;
    const write = (number: number, entity = 'package') =>
      test.em().transactional(async (em) =>
        test.app.get(Audit).record(em, {
          action: `${entity}.${number % 2 ? 'update' : 'publish'}`,
          entity,
          entityId: number,
          actorId: number === 3 ? null : actorId,
          before: { price: '1.00', password: 'x' },
          after: { price: '2.00', nested: [{ access_token: 'secret' }] },
        }),
      );
    for (const number of [1, 2, 3]) await write(number);
    // At the same time: the chain must not fork.
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(index + 10, 'resort')));
  }, 60_000);
  afterAll(() => test.close());

  const get = async (query = '') => (await test.as('owner')).get(`/api/audit/${query}`);
  const asOwnerOfTheDatabase = async (statement: string) => {
    const client = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };

  it('is searched by thing, actor, action and day', async () => {
    const all = (await get('?entity=package')).body;
    expect(all.results.map(({ entity_id }: { entity_id: string }) => entity_id)).toEqual(['3', '2', '1']);
    expect(all.results[0].actor).toBeNull();
    expect(all.results[1]).toMatchObject({
      action: 'package.publish',
      actor: { id: actorId, email: 'manager@test.example', role: 'manager' },
      before: { price: '1.00', password: '…' },
      after: { price: '2.00', nested: [{ access_token: '…' }] },
    });
    expect((await get('?entity=package&entity_id=2')).body.count).toBe(1);
    expect((await get('?action=package.update')).body.count).toBe(2);
    expect((await get('?action=package')).body.count).toBe(3);
    expect((await get('?action=pack')).body.count).toBe(0);
    expect((await get(`?actor=${actorId}&entity=package`)).body.count).toBe(2);
    const today = test.clock.maldivesDate();
    expect((await get(`?from=${today}&to=${today}&entity=resort&page_size=5`)).body).toMatchObject({ count: 12 });
    expect((await get(`?to=${test.clock.maldivesDate(-1)}`)).body.count).toBe(0);
    for (const bad of ['?from=2026-02-30', '?actor=1', '?action=a%25', '?sort=at'])
      expect((await get(bad)).status).toBe(400);
    expect((await (await test.as('editor')).get('/api/audit/')).status).toBe(403);
  });

  it('shows an agent what the agent did', async () => {
    const agent = await test.createUser('staff', 'agent', 'own@test.example');
    await test
      .em()
      .transactional(async (em) =>
        test.app
          .get(Audit)
          .record(em, { action: 'note.create', entity: 'note', entityId: 1, actorId: agent.id, after: {} }),
      );
    const token = await test.signInAs(agent);
    const own = async (path: string) => test.api().get(`/api/audit/${path}`).set('authorization', `Bearer ${token}`);
    const { results } = (await own('')).body as { results: { actor: { id: string } | null }[] };
    expect(results.length).toBeGreaterThan(0);
    expect(new Set(results.map(({ actor }) => actor?.id))).toEqual(new Set([agent.id]));
    expect((await own(`?actor=${actorId}`)).body.count).toBe(0);
    expect((await own('?entity=package')).body.count).toBe(0);
    expect((await own('integrity/')).status).toBe(403);
    expect((await get(`?actor=${agent.id}&entity=note`)).body.count).toBe(1);
  });

  it('is one chain: each entry carries the hash of the one before', async () => {
    const { results } = (await get('?page_size=100')).body as {
      results: { seq: number; hash: string; prev_hash: string }[];
    };
    const chain = results.toReversed();
    expect(chain[0]).toMatchObject({ seq: 1, prev_hash: '0'.repeat(64) });
    for (const [index, entry] of chain.entries()) {
      if (index > 0) expect([entry.seq, entry.prev_hash]).toEqual([index + 1, chain[index - 1]?.hash]);
    }
    expect(new Set(chain.map(({ hash }) => hash)).size).toBe(chain.length);
    expect((await get('integrity/')).body).toEqual({ checked: chain.length, intact: true, first_fault: null });
  });

  it('cannot be changed or cut by the application', async () => {
    const em = test.em();
    for (const statement of [
      `update audit_entry set action = 'x'`,
      'delete from audit_entry',
      'truncate audit_entry',
      'alter table audit_entry disable trigger all',
      'drop trigger audit_entry_chain on audit_entry',
      `select setval('audit_entry_seq', 1)`,
    ]) {
      await expect(em.getConnection().execute(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('shows where somebody with the owner rights of the database has changed or removed an entry', async () => {
    await asOwnerOfTheDatabase(`update audit_entry set after = '{"price":"3.00"}' where seq = 5`);
    expect((await get('integrity/')).body).toMatchObject({ intact: false, first_fault: 5 });
    await asOwnerOfTheDatabase('delete from audit_entry where seq = 3');
    expect((await get('integrity/')).body).toMatchObject({ intact: false, first_fault: 4 });
  });
});
