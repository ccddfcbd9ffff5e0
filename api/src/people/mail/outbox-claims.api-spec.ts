import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type MailServer, refusal, startMailServer } from '../../../test/mail-server.js';
import { DatabasePulse } from '../../platform/data/database-pulse.js';
import { SEND_LIMIT, createMailTransport, isAway } from './mail-transport.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWorker } from './outbox-worker.js';
import { LEASE, Outbox } from './outbox.js';
import { untilNext } from './outbox.queries.js';

describe('a letter that a worker has taken', () => {
  let test: TestApp;
  let server: MailServer;
  /** While the mail server thinks. */
  let meanwhile: () => Promise<Error | void> = async () => undefined;
  const extra: OutboxWorker[] = [];
  beforeAll(async () => {
    server = await startMailServer(async () => {
      return (await meanwhile()) ?? null;
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
      // As long as a mail server may think.
      test.clock.advance(80);
      expect(await second().runDue()).toBe(0);
    };
    expect(await worker().runDue()).toBe(1);
    expect([again, server.mails.length, (await stored(id)).status]).toEqual([200, 1, 'sent']);
  });

  it.each([
    ['refused', refusal(451, 'too late')],
    ['taken', undefined],
  ])(
    'stays as another worker has noted it when one that took it earlier hears late that it was %s',
    async (_, late) => {
      const { id } = await test.em().transactional((em) =>
        test.app.get(Outbox).add(em, {
          template: 'password-reset',
          locale: 'en',
          to: 'anna@example.com',
          payload: { first_name: 'Anna', kind: 'customer', token: 'very-secret', minutes: 30 },
        }),
      );
      meanwhile = async () => {
        meanwhile = async () => undefined;
        test.clock.advance(LEASE / 1000 + 1);
        expect(await second().runDue()).toBe(1);
        return late;
      };
      await worker().runDue();
      expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
      test.clock.advance(3600);
      expect(await worker().runDue()).toBe(0);
      expect(server.mails).toHaveLength(late ? 1 : 2);
    },
  );

  it('waits as another worker has noted it when one that took it earlier hears late that it was refused', async () => {
    const { id } = await add();
    meanwhile = async () => {
      meanwhile = async () => refusal(451, 'first');
      test.clock.advance(LEASE / 1000 + 1);
      expect(await second().runDue()).toBe(0);
      return refusal(451, 'too late');
    };
    expect(await worker().runDue()).toBe(0);
    const { attempts, lastError } = await stored(id);
    expect([attempts, lastError]).toEqual([1, expect.stringContaining('first')]);
  });

  it('is noted as sent once a lock on the table ends, as long as nobody else may take it', async () => {
    const first = await add();
    const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
    await owner.connect();
    const hold = async () => {
      await owner.query('begin');
      await owner.query('lock table outbox_message in access exclusive mode');
    };
    try {
      let freed: Promise<unknown> = Promise.resolve();
      meanwhile = async () => {
        await hold();
        freed = sleep(2500).then(() => owner.query('commit'));
      };
      expect(await worker().runDue()).toBe(1);
      await freed;
      expect(await stored(first.id)).toMatchObject({ status: 'sent', attempts: 1 });
      await add();
      meanwhile = async () => {
        await hold();
        test.clock.advance(LEASE / 1000 + 1);
      };
      await expect(worker().runDue()).rejects.toThrow('lock timeout');
    } finally {
      await owner.end();
    }
  });

  it('is given up on by its connection before another worker may take it', async () => {
    const { config } = test.database;
    const brief = createMailTransport(config, 300);
    let answer = () => undefined as void;
    meanwhile = () => new Promise((resolve) => (answer = resolve));
    try {
      const begun = performance.now();
      const fault = await brief.send({ from: 'a@b.cc', to: 'anna@example.com', text: 'Hello' }, 'a').catch((e) => e);
      expect(performance.now() - begun).toBeLessThan(LEASE / 10);
      expect([fault.code, isAway(fault)]).toEqual(['EABORT', true]);
      expect(SEND_LIMIT).toBeLessThan(LEASE);
    } finally {
      answer();
      brief.close();
    }
  });

  it('stands in the way of no other when it cannot be written', async () => {
    const broken = await add();
    await test.em().nativeUpdate(OutboxMessage, { id: broken.id }, { template: 'booking-received', payload: {} });
    await add();
    expect(await worker().runDue()).toBe(1);
    const left = { status: 'queued', attempts: 1, lastError: 'Invalid time value' };
    expect(await stored(broken.id)).toMatchObject(left);
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
