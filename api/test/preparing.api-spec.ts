import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate } from '../src/database/migrate.js';
import { ormOptions } from '../src/database/orm-options.js';
import { prepareDatabase } from '../src/database/prepare-database.js';
import { DatabaseBusyError, whenFree } from '../src/database/when-free.js';
import { Clock } from '../src/platform/data/clock.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** A migration that may be applied twice: it sets the same rule of the outbox once more. */
const AGAIN = 'Migration20261126042727_withheldLetters';

const STANDING = `select count(*)::int as count from pg_trigger where not tgisinternal
  and tgfoid in (select oid from pg_proc where proname ~ '^(price_due_|card_|media_use_of_)')`;

describe('preparing a database beside a site that runs', () => {
  let database: TestDatabase;
  let site: pg.Client;
  let guest: pg.Client;
  let triggers: number;
  const connect = async (name: string) => {
    const client = new pg.Client({ connectionString: database.ownerConfig.databaseUrl, application_name: name });
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    site = await connect('a slow report');
    guest = await connect('a guest');
    triggers = (await guest.query(STANDING)).rows[0].count;
  }, 60_000);
  beforeEach(async () => {
    await guest.query('delete from mikro_orm_migrations where name = $1', [AGAIN]);
    // Whoever reads of a table stands in the way of who changes it.
    await site.query('begin; select from outbox_message');
  });
  afterEach(async () => void (await site.query('rollback')));
  afterAll(async () => {
    await site.end();
    await guest.end();
    await database.drop();
  });

  const prepare = (said: string[] = []) =>
    prepareDatabase(database.ownerConfig, new Clock(), (line) => said.push(line));
  const applied = async () =>
    (await guest.query('select 1 from mikro_orm_migrations where name = $1', [AGAIN])).rows.length === 1;
  const standing = async () => (await guest.query(STANDING)).rows[0].count;

  it('keeps nobody waiting for longer than a request may, and goes on once the way is free', async () => {
    const said: string[] = [];
    const prepared = prepare(said);
    let slowest = 0;
    for (let call = 0; call < 60; call++) {
      const begun = performance.now();
      await guest.query('select from outbox_message, package limit 1');
      slowest = Math.max(slowest, performance.now() - begun);
      await sleep(50);
    }
    expect(slowest).toBeLessThan(1000);
    expect(said.join()).toContain('try 1 of 60 to get a lock. The oldest open transaction is of process');
    expect(await applied()).toBe(false);
    await site.query('commit');
    await prepared;
    expect([await applied(), await standing()]).toEqual([true, triggers]);
  }, 60_000);

  it('ends in a sentence that names who is in the way, and leaves all as it was', async () => {
    const orm = await MikroORM.init(ormOptions(database.ownerConfig.databaseUrl, 'owner', false));
    const said: string[] = [];
    const ended = await whenFree(
      guest,
      (line) => said.push(line),
      () => migrate(orm),
      2,
    ).catch((error: Error) => error);
    await orm.close(true);
    expect(ended).toBeInstanceOf(DatabaseBusyError);
    expect(String(ended)).toMatch(
      /in 2 tries .* The oldest open transaction is of process \d+ \(a slow report, \d+ s\)/,
    );
    expect(said).toHaveLength(1);
    expect([await applied(), await standing()]).toEqual([false, triggers]);
  }, 60_000);

  it('tries again where two had what the other one waited for', async () => {
    const busy = [Object.assign(new Error('deadlock detected'), { code: '40P01' })];
    const work = async () => {
      for (const error of busy.splice(0)) throw error;
      return 'done';
    };
    expect(await whenFree(guest, () => undefined, work)).toBe('done');
  });

  it('leaves the triggers of before when it is killed midway, and the next start completes it', async () => {
    const killed = prepare().catch((error: Error) => error);
    let pids: { pid: number }[] = [];
    for (let waited = 0; waited < 200 && pids.length === 0; waited++) {
      await sleep(20);
      pids = (
        await guest.query(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'alter%'`,
        )
      ).rows;
    }
    expect(pids).toHaveLength(1);
    await guest.query('select pg_terminate_backend($1)', [pids[0]?.pid]);
    expect(await killed).toBeInstanceOf(Error);
    expect([await applied(), await standing()]).toEqual([false, triggers]);
    await site.query('commit');
    // Of a release before: cards are written anew after migrations.
    await guest.query(`insert into card (kind, entity_id, language, item) values ('resort', 999999, 'en', '{}')`);
    await prepare();
    expect([await applied(), await standing()]).toEqual([true, triggers]);
    expect((await guest.query('select from card where entity_id = 999999')).rows).toEqual([]);
  }, 60_000);
});
