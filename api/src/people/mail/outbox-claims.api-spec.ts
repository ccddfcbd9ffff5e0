import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type MailServer, startMailServer } from '../../../test/mail-server.js';
import { DatabasePulse } from '../../platform/data/database-pulse.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';
import { untilNext } from './outbox.queries.js';

describe('a letter that a worker has taken', () => {
  let test: TestApp;
  let server: MailServer;
  /** While the mail server thinks. */
  let meanwhile = async () => undefined as void;
  const extra: OutboxWorker[] = [];
  beforeAll(async () => {
    server = await startMailServer(async () => {
      await meanwhile();
      return null;
    });
    test = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@atoll.example' } });
  }, 60_000);
  beforeEach(async () => {
    await test.em().nativeDelete(OutboxMessage, {});
    server.mails.length = 0;
    meanwhile = async () => undefined;
  });
  afterEach(async () => void (await Promise.all(extra.splice(0).map((worker) => worker.onApplicationShutdown()))));
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const worker = () => test.app.get(OutboxWorker);
  const second = () => {
    const made = new OutboxWorker(test.database.config, test.clock, test.app.get(DatabasePulse));
    extra.push(made);
    return made;
  };
  const add = () =>
    test.em().transactional((em) =>
      test.app.get(Outbox).add(em, {
        template: 'review-thanks',
        locale: 'en',
        to: 'anna@example.com',
        payload: { name: 'Anna', about: 'Quiet week', rating: 5 },
      }),
    );
  const stored = (id: string) => test.em().findOneOrFail(OutboxMessage, { id });

  it('locks nothing while the mail server thinks: a migration need not wait for it', async () => {
    await add();
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl, lock_timeout: 500 });
    await owner.connect();
    const changed: string[] = [];
    meanwhile = async () => {
      for (const what of ['add column "later" int null', 'drop column "later"'])
        await owner.query(`alter table outbox_message ${what}`).then(
          () => changed.push('changed'),
          (error: Error) => changed.push(error.message),
        );
    };
    try {
      expect(await worker().runDue()).toBe(1);
      expect(changed).toEqual(['changed', 'changed']);
    } finally {
      await owner.end();
    }
  });

  it('goes out once though a colleague sends it again while it is on its way', async () => {
    const { id } = await add();
    const staff = await test.as('owner');
    let again = 0;
    meanwhile = async () => {
      again = (await staff.post(`/api/outbox/${id}/retry/`)).status;
      expect(await second().runDue()).toBe(0);
    };
    expect(await worker().runDue()).toBe(1);
    expect([again, server.mails.length, (await stored(id)).status]).toEqual([200, 1, 'sent']);
  });

  it('is of a kind that this release can write: those of a later one stay, and are not looked for without end', async () => {
    const later = await add();
    await test.em().nativeUpdate(OutboxMessage, { id: later.id }, { template: 'of-a-later-release' });
    await add();
    expect(await worker().runDue()).toBe(1);
    expect(await stored(later.id)).toMatchObject({ status: 'queued', attempts: 0, sentAt: null });
    const client = new pg.Client({ connectionString: test.database.config.databaseUrl });
    await client.connect();
    try {
      expect(await untilNext(client, test.clock.now())).toBeNull();
    } finally {
      await client.end();
    }
  });
});
