import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createApp } from '../../create-app.js';
import { Jobs, cronOf } from './jobs.js';

// On machines that do other things too.
jest.setTimeout(30_000);

describe('jobs', () => {
  let test: TestApp;
  let jobs: Jobs;
  beforeAll(async () => {
    test = await createTestApp();
    jobs = test.app.get(Jobs);
  }, 60_000);
  afterAll(() => test.close());

  it('are worked on once each, in the order they were sent', async () => {
    const seen: unknown[] = [];
    jobs.handle('test.order', async ({ n }) => void seen.push(n));
    for (const n of [1, 2, 3]) await jobs.send('test.order', { n });
    expect(await jobs.runSent('test.order')).toBe(3);
    expect(seen).toEqual([1, 2, 3]);
    expect(await jobs.runSent('test.order')).toBe(0);
  });

  it('go with the transaction they were sent in', async () => {
    const seen: unknown[] = [];
    jobs.handle('test.transaction', async ({ n }) => void seen.push(n));
    const send = (n: number) => async (em: EntityManager) => {
      await jobs.send('test.transaction', { n }, { em });
      if (n === 1) throw new Error('rolled back');
    };
    await expect(test.em().transactional(send(1))).rejects.toThrow('rolled back');
    await test.em().transactional(send(2));
    await jobs.runSent('test.transaction');
    expect(seen).toEqual([2]);
  });

  it('come back when they fail', async () => {
    jobs.handle('test.failing', async () => {
      throw new Error('not today');
    });
    await jobs.send('test.failing');
    await expect(jobs.runSent('test.failing')).rejects.toThrow('not today');
    const rows = await test.em().getConnection().execute(`select state from pgboss.job where name = 'test.failing'`);
    expect(rows).toEqual([{ state: 'retry' }]);
  });

  it('run on the queue with two replicas, each job on one of them', async () => {
    const other = await createApp(test.database.config, { clock: test.clock });
    const seen: string[] = [];
    try {
      await other.init();
      for (const [replica, app] of [test.app, other].entries())
        app.get(Jobs).handle('test.shared', async ({ n }) => {
          seen.push(`${String(n)}`);
          await sleep(50 + replica);
        });
      await Promise.all([jobs.start(), other.get(Jobs).start()]);
      await Promise.all(Array.from({ length: 6 }, (_, n) => jobs.send('test.shared', { n })));
      for (let waited = 0; seen.length < 6 && waited < 900; waited++) await sleep(100);
      expect(seen.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
    } finally {
      await other.close();
    }
  }, 120_000);

  it('do not begin in a server that is ending', async () => {
    const other = await createApp(test.database.config, { clock: test.clock });
    try {
      await other.init();
      const late = other.get(Jobs);
      late.handle('test.ended', async () => undefined);
      await late.beforeApplicationShutdown();
      await late.start();
      const queues = await test.em().getConnection().execute(`select name from pgboss.queue where name = 'test.ended'`);
      expect(queues).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('are planned in whole minutes', () => {
    expect([cronOf(60), cronOf(300)]).toEqual(['* * * * *', '*/5 * * * *']);
    for (const seconds of [0, 30, 90, 3600]) expect(() => cronOf(seconds)).toThrow(RangeError);
    expect(() => jobs.handle('test.order', async () => undefined)).toThrow('two jobs');
  });

  it('need no more of the database than rows', async () => {
    const em = test.em();
    await expect(em.getConnection().execute('create table pgboss.mine (id int)')).rejects.toThrow('permission denied');
    await expect(em.getConnection().execute('drop table pgboss.job')).rejects.toThrow('must be owner');
  });
});
