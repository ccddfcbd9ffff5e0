import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notify } from '../src/platform/cache/notices.queries.js';
import { type TestApp, createTestApp } from './create-test-app.js';

describe('what a transaction tells other processes', () => {
  let test: TestApp;
  let listener: pg.Client;
  const heard: string[] = [];
  beforeAll(async () => {
    test = await createTestApp();
    listener = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await listener.connect();
    listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
    await listener.query('listen one; listen two');
  });
  afterAll(async () => {
    await listener.end();
    await test.close();
  });

  it('is each thing on each channel, in the next transaction again', async () => {
    const tell = () =>
      test.em().transactional(async (em) => {
        for (const [channel, payload] of [
          ['one', 'a'],
          ['one', 'b'],
          ['two', 'a'],
          ['one', 'a'],
        ] as const)
          await notify(em, channel, payload);
      });
    await tell();
    await tell();
    for (const end = performance.now() + 5000; heard.length < 6 && performance.now() < end;) await sleep(20);
    expect(heard).toEqual(['one a', 'one b', 'two a', 'one a', 'one b', 'two a']);
  });

  it('reaches them though the part of it that had told it first was taken back', async () => {
    heard.length = 0;
    await test.em().transactional(async (em) => {
      const undone = em.transactional(async (inner) => {
        await notify(inner, 'one', 'c');
        throw new RangeError('not this');
      });
      await expect(undone).rejects.toThrow('not this');
      await notify(em, 'one', 'c');
    });
    for (const end = performance.now() + 5000; heard.length < 1 && performance.now() < end;) await sleep(20);
    expect(heard).toEqual(['one c']);
  });
});
