import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WEBHOOK_EVENTS } from '@atoll/contract/webhook-events';
import { personal } from '../../../test/forms.js';
import { TEST_PASSWORD } from '../../../test/create-test-app.js';
import { type MoneyWorld, moneyWorld } from '../../../test/money-world.js';
import { WebhookReceiver } from '../../../test/webhook-receiver.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Notification } from '../../people/notifications/notification.entity.js';
import { cleanUp } from '../../database/clean-up.js';
import { Sql } from '../../platform/data/sql.js';
import { MAX_ENDPOINTS } from './webhook-endpoints.service.js';
import { claimDue, markFailing } from './webhook-sending.queries.js';
import { addDeliveries, markTold } from './webhook-telling.queries.js';
import { signatureOf } from './webhook-signature.js';
import { GIVES_UP, WAITS, WebhookWorker } from './webhook-worker.js';

// Password hashes are made to take time; a busy machine takes more.
jest.setTimeout(60_000);

interface Endpoint {
  id: string;
  secret: string;
  is_active: boolean;
  version: number;
}

const PATH = '/api/webhook-endpoints/';

describe('webhooks', () => {
  const receiver = new WebhookReceiver();
  let host: string;
  let w: MoneyWorld;
  let worker: WebhookWorker;
  beforeAll(async () => {
    host = await receiver.listen();
    w = await moneyWorld({ ATOLL_WEBHOOK_HOSTS: host });
    worker = w.test.app.get(WebhookWorker, { strict: false });
  }, 60_000);
  beforeEach(async () => {
    receiver.status = 204;
    receiver.received.length = 0;
    await w.sql.primaryRows('delete from webhook_endpoint');
  });
  afterAll(async () => {
    await w.test.close();
    receiver.close();
  });

  const owner = () => w.as('owner');
  const add = async (body: object = {}): Promise<Endpoint> => {
    const values = { url: `http://${host}/hooks`, description: 'CRM', events: WEBHOOK_EVENTS, ...body };
    const made = await (await owner()).post(PATH).send(values);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining(values)]);
    return made.body as Endpoint;
  };
  const read = async (id: string) => (await (await owner()).get(`${PATH}${id}/`)).body;
  const deliveries = async (id: string, query = '') =>
    (await (await owner()).get(`${PATH}${id}/deliveries/${query}`)).body as {
      count: number;
      results: { id: string; status: string; event: string; attempts: number; next_at: string | null }[];
    };
  const types = () => receiver.received.map(({ message }) => message.type);
  const sendMessage = async () => {
    const form = { ...(await personal(w.test)), name: 'Anna', email: 'anna@example.com', consent: true };
    const sent = await w.test
      .api()
      .post('/api/contact/')
      .send({ ...form, message: 'Is there a pool on the island?' });
    expect(sent.status).toBeLessThan(300);
  };
  const waitFor = async (seconds: number) => {
    w.test.clock.advance(seconds);
    await worker.run();
  };

  it('tell what happens to a booking and its money, without a word about a person', async () => {
    await add();
    const held = await w.book('free', w.day(60), 2);
    await worker.run();
    const [created] = receiver.received;
    expect(created?.message).toEqual({
      type: 'booking.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      version: 1,
      data: {
        object: 'booking',
        id: held.id,
        reference: expect.stringMatching(/^MV-/),
        status: 'requested',
        url: `https://atoll.example/api/bookings/${held.id}/`,
      },
    });
    expect((await (await owner()).post(`/api/bookings/${held.id}/approve/`).send({})).status).toBe(200);
    expect((await w.record(held.id, '2000.00')).status).toBe(201);
    await worker.run();
    expect(types().slice(1).toSorted()).toEqual(['booking.changed', 'booking.confirmed', 'payment.received']);
    expect(receiver.received.map(({ body }) => body).join('')).not.toMatch(/anna|анна|\+7 912|2000/i);
  });

  it('are signed with the secret that was shown once, and with the former one for a day', async () => {
    const { id, secret } = await add();
    const check = (given: string[]) => {
      const { headers, body } = receiver.received.at(-1)!;
      const timestamp = Number(headers['webhook-timestamp']);
      expect(Math.abs(timestamp * 1000 - w.test.clock.now().getTime())).toBeLessThan(30_000);
      const expected = signatureOf(given, String(headers['webhook-id']), timestamp, body);
      expect(headers).toMatchObject({ 'webhook-signature': expected, 'content-type': 'application/json' });
    };
    await sendMessage();
    await worker.run();
    expect(types()).toEqual(['message.received']);
    check([secret]);
    const rotated = await (await owner()).post(`${PATH}${id}/rotate-secret/`);
    expect([rotated.status, rotated.body.former_secret_until]).toEqual([200, expect.any(String)]);
    expect(rotated.body.secret).toMatch(/^whsec_.{44}$/);
    await sendMessage();
    await worker.run();
    check([rotated.body.secret, secret]);
    w.test.clock.advance(86_401);
    await sendMessage();
    await worker.run();
    check([rotated.body.secret]);
    const stored = await w.sql.primaryRows('select row_to_json(e)::text as row from webhook_endpoint e');
    const audited = await w.test.em().find(AuditEntry, { entity: 'webhook_endpoint', entityId: id });
    const shown = JSON.stringify([stored, audited, await read(id)]);
    for (const one of [secret, rotated.body.secret as string]) expect(shown).not.toContain(one.slice(6, 20));
  });

  it('tell of what was chosen, each endpoint once, from the moment it is there', async () => {
    await sendMessage();
    const [first, second] = [await add({ events: ['message.received'] }), await add({ events: ['review.received'] })];
    await worker.run();
    expect(receiver.received).toEqual([]);
    await sendMessage();
    await Promise.all([worker.run(), worker.run()]);
    await worker.run();
    expect(types()).toEqual(['message.received']);
    expect([(await deliveries(first.id)).count, (await deliveries(second.id)).count]).toEqual([1, 0]);
  });

  it('tell nothing of what was rolled back', async () => {
    await add();
    const failing = w.test.em().transactional(async (em) => {
      em.persist(
        new AuditEntry({
          ...{ at: w.test.clock.now(), actorId: null, action: 'booking.pay', entity: 'booking' },
          ...{ entityId: '019aa7c1-0000-7000-8000-000000000000', before: null, after: null, requestId: null },
        }),
      );
      await em.flush();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await worker.run();
    expect(receiver.received).toEqual([]);
  });

  it('tell of content that visitors begin and cease to see, not of drafts', async () => {
    await add({ events: ['content.published', 'content.unpublished'] });
    const call = await owner();
    const make = async (name: string) => {
      const blocks = [{ type: 'rich_text', html: '<p>Long enough to be public.</p>' }];
      const made = await call.post('/api/pages/').send({ title: name, blocks });
      expect(made.status).toBe(201);
      return made.body.id as number;
    };
    const step = async (id: number, name: string) =>
      expect((await call.post(`/api/content/pages/${id}/${name}/`)).status).toBe(200);
    const id = await make('Getting there');
    await step(id, 'publish');
    await step(id, 'unpublish');
    await step(await make('A draft'), 'archive');
    await worker.run();
    expect(
      receiver.received.map(({ message: { type, data } }) => [type, data.object, data.reference, data.status]),
    ).toEqual([
      ['content.published', 'page', 'getting-there', 'published'],
      ['content.unpublished', 'page', 'getting-there', 'unpublished'],
    ]);
    const values = { name: 'CRM', scopes: ['content.view'], password: TEST_PASSWORD };
    const { secret } = (await call.post('/api/api-keys/').send(values)).body as { secret: string };
    const place = new URL(receiver.received[1]!.message.data.url);
    const seen = await w.test.api().set('authorization', `Bearer ${secret}`).get(place.pathname);
    expect([seen.status, seen.body.id]).toEqual([200, id]);
  });

  it('come again until they are taken, ever later, under the same id', async () => {
    const { id } = await add();
    receiver.status = 500;
    await sendMessage();
    await worker.run();
    await worker.run();
    expect(receiver.received).toHaveLength(1);
    expect((await read(id)).failing_since).not.toBeNull();
    const [queued] = (await deliveries(id)).results;
    expect(queued).toMatchObject({ status: 'queued', attempts: 1, response_status: 500, response_body: 'not now' });
    for (const seconds of WAITS.slice(0, 3)) await waitFor(seconds + 1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(4);
    receiver.status = 200;
    await waitFor(WAITS[3] + 1);
    expect((await deliveries(id)).results).toEqual([
      expect.objectContaining({ status: 'delivered', attempts: 5, next_at: null }),
    ]);
    expect(await read(id)).toMatchObject({ failing_since: null, last_delivered_at: expect.any(String) });
  });

  it('are given up after a day and a half, and sent again when somebody says so', async () => {
    const { id } = await add();
    receiver.status = 404;
    await sendMessage();
    await worker.run();
    for (const seconds of WAITS) await waitFor(seconds + 1);
    const [given] = (await deliveries(id, '?status=failed')).results;
    expect(given).toMatchObject({ attempts: WAITS.length + 1, next_at: null, event: 'message.received' });
    receiver.status = 200;
    const call = await owner();
    const one = await call.post(`${PATH}${id}/deliveries/${given!.id}/replay/`);
    expect([one.status, one.body.status]).toEqual([200, 'queued']);
    await worker.run();
    expect((await deliveries(id)).results[0]).toMatchObject({ status: 'delivered', attempts: 1 });
    const other = await add();
    expect((await call.post(`${PATH}${other.id}/deliveries/${given!.id}/replay/`)).status).toBe(404);
  });

  it('are sent again by when they were given up, however long before that they were told', async () => {
    const { id } = await add({ events: ['message.received'] });
    const tell = async (status: number) => {
      receiver.status = status;
      await sendMessage();
      await worker.run();
      for (const seconds of status === 404 ? WAITS : []) await waitFor(seconds + 1);
    };
    await tell(404);
    w.test.clock.advance(3600);
    await tell(204);
    const failed = async () => (await deliveries(id, '?status=failed')).count;
    const replay = async (hours: number) => {
      const since = new Date(w.test.clock.now().getTime() - hours * 3_600_000).toISOString();
      const { status, body } = await (await owner()).post(`${PATH}${id}/replay-failed/`).send({ since });
      return [status, body];
    };
    expect(await failed()).toBe(1);
    expect(await replay(0.99)).toEqual([200, { count: 0 }]);
    expect(await replay(24)).toEqual([200, { count: 1 }]);
    receiver.received.length = 0;
    await worker.run();
    expect(receiver.received).toHaveLength(1);
    // What waits when an endpoint goes is given up with it.
    await tell(503);
    await waitFor(WAITS[0] + 1);
    await waitFor(WAITS[1] + 1);
    await tell(410);
    expect([await failed(), (await read(id)).stop_reason]).toEqual([2, 'gone']);
    await w.sql.primaryRows('update webhook_endpoint set is_active = true');
    w.test.clock.advance(600);
    expect(await replay(0.15)).toEqual([200, { count: 0 }]);
    expect(await replay(0.2)).toEqual([200, { count: 2 }]);
  });

  it('switch an endpoint off that takes nothing for three days, and tell those who look after it', async () => {
    const { id } = await add({ description: 'Sleepy' });
    receiver.status = 503;
    await sendMessage();
    await worker.run();
    w.test.clock.advance(GIVES_UP / 1000 - 3600);
    await worker.run();
    expect((await read(id)).is_active).toBe(true);
    await waitFor(7200);
    expect(await read(id)).toMatchObject({ is_active: false, stop_reason: 'failing' });
    const told = await w.test.em().find(Notification, { kind: 'office_webhook_stopped', entityId: id });
    expect(told.map(({ facts }) => facts)).toEqual([{ reference: 'Sleepy' }]);
    const { body: bell } = await (await owner()).get('/api/users/me/notifications/?lang=ru');
    expect(bell.results[0].text).toBe('Вебхук выключен: Sleepy');
    const call = await owner();
    expect((await call.post(`${PATH}${id}/test/`)).body.code).toBe('webhook_off');
    await sendMessage();
    const { version } = await read(id);
    const on = await call.patch(`${PATH}${id}/`).set('if-match', `"${version}"`).send({ is_active: true });
    expect([on.status, on.body]).toMatchObject([200, { is_active: true, stop_reason: null, failing_since: null }]);
    receiver.received.length = 0;
    receiver.status = 200;
    await worker.run();
    expect(receiver.received).toEqual([]);
  });

  it('end with an answer that says so', async () => {
    const { id } = await add();
    receiver.status = 410;
    await sendMessage();
    await worker.run();
    expect(await read(id)).toMatchObject({ is_active: false, stop_reason: 'gone' });
  });

  it('can be tried', async () => {
    const { id } = await add({ events: ['review.received'] });
    const tried = await (await owner()).post(`${PATH}${id}/test/`);
    expect([tried.status, tried.body]).toMatchObject([201, { event: 'endpoint.test', status: 'queued' }]);
    await worker.run();
    expect(receiver.received[0]?.message).toMatchObject({ type: 'endpoint.test', data: { id } });
    expect((await deliveries(id, '?event=endpoint.test')).results).toMatchObject([{ status: 'delivered' }]);
  });

  it('go to nothing inside, neither when they are entered nor when a name leads there later', async () => {
    const call = await owner();
    for (const url of ['https://127.0.0.1/', 'http://crm.example/', 'https://user:p@crm.example/']) {
      const { status, body } = await call.post(PATH).send({ url, description: 'X', events: ['review.received'] });
      if (url === 'https://127.0.0.1/') {
        // A name can lead inside at any time: what counts is the look when something is sent.
        expect(status).toBe(201);
        await call.post(`${PATH}${body.id}/test/`);
        await worker.run();
        expect((await deliveries(body.id)).results).toMatchObject([{ fault: 'closed_address', status: 'queued' }]);
      } else expect([url, status, Object.keys(body)]).toEqual([url, 400, ['url']]);
    }
  });

  it('wait while an endpoint is off, and are not led inside by a change of its address', async () => {
    const { id } = await add({ events: ['message.received'] });
    const call = await owner();
    const change = (version: number, body: object) =>
      call.patch(`${PATH}${id}/`).set('if-match', `"${version}"`).send(body);
    const inside = await change(1, { url: 'http://crm.example/' });
    expect([inside.status, Object.keys(inside.body)]).toEqual([400, ['url']]);
    expect((await call.post(`${PATH}${id}/test/`)).status).toBe(201);
    expect((await change(1, { is_active: false })).status).toBe(200);
    expect((await call.post(`${PATH}${id}/test/`)).body).toMatchObject({ code: 'webhook_off' });
    await waitFor(60);
    expect(receiver.received).toEqual([]);
    expect((await change(2, { is_active: true })).status).toBe(200);
    await worker.run();
    expect(types()).toEqual(['endpoint.test']);
  });

  it('tell an endpoint nothing twice, and note nothing of one that was switched off meanwhile', async () => {
    const { id } = await add();
    const { seq } = (await w.sql.primaryRow<{ seq: string }>('select seq::text from webhook_endpoint'))!;
    await markTold(w.sql, [id], '0');
    expect(await w.sql.primaryRow('select seq::text from webhook_endpoint')).toEqual({ seq });
    await w.sql.primaryRows('update webhook_endpoint set is_active = false');
    expect(await markFailing(w.sql, id, w.test.clock.now())).toBeNull();
    expect((await read(id)).failing_since).toBeNull();
  });

  it('wait where a secret cannot be read any more, and go unsigned to nobody', async () => {
    const { id } = await add({ events: ['review.received'] });
    await w.sql.primaryRows(`update webhook_endpoint set secret = 'of another key'`);
    expect((await (await owner()).post(`${PATH}${id}/test/`)).status).toBe(201);
    await worker.run();
    expect((await deliveries(id)).results).toMatchObject([{ fault: 'unreadable_secret', status: 'queued' }]);
    expect(receiver.received).toEqual([]);
  });

  it('go to each endpoint in turn: what one is slow to take keeps nobody else waiting', async () => {
    const [busy, other] = [await add({ events: ['review.received'] }), await add({ events: ['review.received'] })];
    const queue = (endpoint: string, count: number) =>
      addDeliveries(
        w.sql,
        Array.from({ length: count }, () => ({ endpoint, message: randomUUID(), event: 'endpoint.test', body: '{}' })),
        w.test.clock.now(),
      );
    await queue(busy.id, 30);
    w.test.clock.advance(10);
    await queue(other.id, 1);
    const now = w.test.clock.now();
    const claimed = await claimDue(w.test.app.get(Sql, { strict: false }), now, new Date(now.getTime() + 60_000), 8);
    expect(claimed.map(({ endpoint }) => endpoint).toSorted()).toEqual(
      [other.id, ...Array<string>(7).fill(busy.id)].toSorted(),
    );
  });

  it('go to twenty endpoints at most, however many are added at once', async () => {
    for (let added = 0; added < MAX_ENDPOINTS - 1; added += 1) await add({ events: ['review.received'] });
    const values = { url: `http://${host}/hooks`, description: 'CRM', events: ['review.received'] };
    const call = await owner();
    const answers = await Promise.all(Array.from({ length: 4 }, () => call.post(PATH).send(values)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });

  it('are changed and removed as they were read, by who may', async () => {
    const { id } = await add();
    const call = await owner();
    const change = (tag: string, body: object) => call.patch(`${PATH}${id}/`).set('if-match', tag).send(body);
    expect((await call.patch(`${PATH}${id}/`).send({ description: 'X' })).status).toBe(428);
    expect((await change('"1"', { description: 'Accounting' })).body).toMatchObject({
      description: 'Accounting',
      version: 2,
    });
    expect((await change('"1"', { description: 'Late' })).body).toMatchObject({
      code: 'stale_version',
      current: { version: 2 },
    });
    for (const role of ['agent', 'editor', 'finance', 'viewer', 'translator'] as const)
      expect([role, (await (await w.as(role)).get(PATH)).status]).toEqual([role, 403]);
    expect((await call.delete(`${PATH}${id}/`).set('if-match', '"2"')).status).toBe(204);
    expect((await call.get(`${PATH}${id}/`)).status).toBe(404);
  });

  it('are forgotten after 30 days', async () => {
    const { id } = await add();
    await sendMessage();
    await worker.run();
    await w.sql.primaryRows(`update webhook_delivery set created_at = now() - interval '31 days'`);
    await cleanUp(w.sql.pool);
    expect((await deliveries(id)).count).toBe(0);
  });
});
