import { performance } from 'node:perf_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { SecretBox } from '../../people/auth/secret-box.js';
import { Notifications } from '../../people/notifications/notifications.js';
import { type Outcome, sendWebhook } from './send-webhook.js';
import { messageOf } from './webhook-messages.js';
import { signatureOf } from './webhook-signature.js';
import { type DueDelivery, claimDue, markFailing, markTried, markWell, stop } from './webhook-sending.queries.js';
import { addDeliveries, entriesAfter, eventOf, lockListeners, markTold, namesOf } from './webhook-telling.queries.js';
import type { StopReason } from './webhook-endpoint.entity.js';

/** How long until the next try: 5 s, 5 min, 30 min, then hours, about a day and a half in all. Seconds. */
export const WAITS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400] as const;

/** An endpoint that has taken nothing for so long is switched off. Milliseconds. */
export const GIVES_UP = 3 * 86_400_000;

/** How often is looked for what happened. Milliseconds. */
const LOOK_EVERY = 2000;

/** Messages on their way at a time, and for how long a worker holds them. */
const AT_ONCE = 8;
const LEASE = 60_000;

/** Context in which secrets are sealed. */
export const secretOf = (endpoint: string): string => `webhook ${endpoint}`;

/**
 * Tells other systems what happened. What that is stands in the audit, written in the transaction of each change: entries become
 * messages, one for each endpoint that wants them, and messages are sent until they are taken.
 */
@Injectable()
export class WebhookWorker implements OnApplicationShutdown {
  private readonly logger = new Logger('Webhooks');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private closed = false;

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly box: SecretBox,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
  ) {}

  /** Begins to look and to send. Called once the server takes requests. */
  start(): void {
    if (this.closed) return;
    this.running = this.run()
      .catch((error: Error) => this.logger.warn(`webhooks wait: ${error.message}`))
      .finally(() => {
        this.running = null;
        if (!this.closed) this.timer = setTimeout(() => this.start(), LOOK_EVERY).unref();
      });
  }

  /** Tells what happened until now, and sends what is due. */
  async run(): Promise<void> {
    while (await this.tell());
    while (!this.closed && (await this.send()) > 0);
  }

  /** Makes messages of the next entries. @returns whether there may be more */
  private tell(): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const sql = transactionSql(em);
      const listeners = await lockListeners(sql);
      if (listeners.length === 0) return false;
      const first = listeners.reduce(
        (least, { seq }) => (BigInt(seq) < BigInt(least) ? seq : least),
        listeners[0]!.seq,
      );
      const entries = await entriesAfter(sql, first);
      const last = entries.at(-1);
      if (!last) return false;
      const told = entries.filter((entry) => eventOf(entry) !== null);
      const names = await namesOf(sql, told);
      const deliveries = told.flatMap((entry) => {
        const event = eventOf(entry) ?? '';
        const named = names.get(`${entry.entity} ${entry.entity_id}`);
        const body = messageOf(event, entry, named, this.config.baseUrl);
        return listeners
          .filter(({ seq, events }) => BigInt(entry.seq) > BigInt(seq) && events.includes(event))
          .map(({ id }) => ({ endpoint: id, message: entry.id, event, body }));
      });
      if (deliveries.length > 0) await addDeliveries(sql, deliveries, this.clock.now());
      const ids = listeners.map(({ id }) => id);
      await markTold(sql, ids, last.seq);
      return true;
    });
  }

  /** Sends what is due, a few at a time. @returns how many were tried */
  private async send(): Promise<number> {
    const now = this.clock.now();
    const due = await claimDue(this.sql, now, new Date(now.getTime() + LEASE), AT_ONCE);
    await Promise.all(due.map((delivery) => this.attempt(delivery)));
    return due.length;
  }

  private async attempt(delivery: DueDelivery): Promise<void> {
    const started = performance.now();
    const outcome = await this.deliver(delivery);
    await this.note(delivery, outcome, Math.round(performance.now() - started));
  }

  private async deliver({ endpoint, message, body, url, secret, former }: DueDelivery): Promise<Outcome> {
    const context = secretOf(endpoint);
    const secrets = [secret, ...(former ? [former] : [])].map((sealed) => this.box.open(sealed, context));
    const known = secrets.filter((one) => one !== null);
    if (known.length < secrets.length) return { status: null, body: null, fault: 'unreadable_secret' };
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Atoll-Webhooks/1',
      'webhook-id': message,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(known, message, timestamp, body),
    };
    return sendWebhook(url, headers, body, this.config.webhookHosts);
  }

  private async note(delivery: DueDelivery, { status, body, fault }: Outcome, duration: number): Promise<void> {
    const now = this.clock.now();
    const isTaken = status !== null && status >= 200 && status < 300;
    const wait = WAITS[delivery.attempts];
    const again = !isTaken && status !== 410 && wait !== undefined;
    const next = again ? new Date(now.getTime() + wait * 1000) : null;
    const verdict = isTaken ? 'delivered' : again ? 'queued' : 'failed';
    const tried = { status: verdict, next, responseStatus: status, responseBody: body, fault, duration } as const;
    await this.em.fork().transactional(async (em) => {
      const sql = transactionSql(em);
      await markTried(sql, delivery.id, tried, now);
      if (isTaken) return markWell(sql, delivery.endpoint);
      const failing = await markFailing(sql, delivery.endpoint, now);
      if (!failing) return;
      const isOver = now.getTime() - Date.parse(failing.since) >= GIVES_UP;
      if (status === 410 || isOver)
        await this.stop(em, delivery.endpoint, failing, status === 410 ? 'gone' : 'failing');
    });
  }

  /** Switches an endpoint off, and tells those who look after it. */
  private async stop(
    em: EntityManager,
    id: string,
    { description, url }: { description: string; url: string },
    reason: StopReason,
  ): Promise<void> {
    const sql = transactionSql(em);
    await stop(sql, id, reason, this.clock.now());
    const entry = { action: 'webhook_endpoint.stop', entity: 'webhook_endpoint', entityId: id };
    this.audit.record(em, { ...entry, after: { is_active: false, stop_reason: reason } });
    const reference = description || new URL(url).host;
    await this.notifications.tellStaff(
      sql,
      { kind: 'office_webhook_stopped', reference },
      { name: 'webhook_endpoint', id },
    );
  }

  /** Lets what is on its way finish. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
