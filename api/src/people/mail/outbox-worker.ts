import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import type pg from 'pg';
import { Clock } from '../../platform/data/clock.js';
import { DatabasePulse } from '../../platform/data/database-pulse.js';
import { Config } from '../../platform/config/config.js';
import { composeMail } from './compose-mail.js';
import { oneLine } from './letter.js';
import { type MailTransport, createMailTransport, isAway, isPermanent } from './mail-transport.js';
import { type DueMail, claimDue, findSender, markBounced, markSent, markTried, untilNext } from './outbox.queries.js';
import { LEASE, OUTBOX_CHANNEL } from './outbox.js';

/** Tries before a mail is given up. */
export const MAX_ATTEMPTS = 8;

/** Longest sleep: a notice that was lost while the connection was down is made up for by then. Milliseconds. */
const SLOW_POLL = 60_000;
const AFTER_FAULT = 5000;
const AFTER_OUTAGE = 30_000;

/** Share of a moment that the process works: above it guests wait, and the next letter lets them go first. */
const BUSY = 0.8;
const MOMENT = 10;
/** How long a letter gives way at most. Milliseconds. */
const GIVES_WAY = 300;

/** Time-outs in milliseconds. */
const CONNECTION = {
  application_name: 'atoll outbox',
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  lock_timeout: 1000,
} as const;

/** How long to wait after a number of failures: 1, 2, 4 … 64 minutes; null: no more. */
export const backOff = (failures: number): number | null =>
  failures >= MAX_ATTEMPTS ? null : 60_000 * 2 ** (failures - 1);

/** `lock_not_available`: after `lock_timeout`. */
const LOCKED = '55P03';

type Verdict = 'sent' | 'failed' | 'away' | 'none';

/**
 * Sends the outbox, one mail after the other: each is taken for a while, so no other worker sends it, and a kill between sending
 * and noting it repeats one mail at most, under the same Message-ID, once that while is over. Woken by NOTIFY; asleep otherwise.
 */
@Injectable()
export class OutboxWorker implements OnApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly transport: MailTransport;
  private client: pg.Client | null = null;
  private running: Promise<number> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private started = false;
  private woken = false;
  private closed = false;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly pulse: DatabasePulse,
  ) {
    this.transport = createMailTransport(config);
  }

  /** Begins to send and to listen. Called once the server takes requests. */
  start(): void {
    this.started = true;
    this.wake();
  }

  /** Sends everything that is due now. @returns the number of mails sent */
  async runDue(): Promise<number> {
    while (this.running) {
      // Another run may have looked before the caller's mail was there.
      await this.running.catch(() => undefined);
    }
    const { sent } = await this.drain();
    return sent;
  }

  private wake(): void {
    clearTimeout(this.timer);
    if (this.closed || !this.started) return;
    if (this.running) {
      this.woken = true;
      return;
    }
    this.woken = false;
    void this.round();
  }

  /** One run and the time until the next. */
  private async round(): Promise<void> {
    let wait = AFTER_FAULT;
    try {
      const { away } = await this.drain();
      const next = away ? AFTER_OUTAGE : await untilNext(await this.connect(), this.clock.now());
      wait = Math.min(SLOW_POLL, Math.max(1000, next ?? SLOW_POLL));
    } catch (error) {
      if (!this.closed) this.logger.warn(`mail waits for Postgres: ${(error as Error).message}`);
    }
    if (this.closed) return;
    if (this.woken) this.wake();
    else this.timer = setTimeout(() => this.wake(), wait).unref();
  }

  private async drain(): Promise<{ sent: number; away: boolean }> {
    let sent = 0;
    let verdict: Verdict = 'none';
    const work = async () => {
      do {
        // One mail after the other is what keeps a kill from repeating many.
        verdict = await this.sendNext();
        if (verdict === 'sent') sent++;
        if (verdict !== 'none') await giveWay();
      } while (!this.closed && (verdict === 'sent' || verdict === 'failed'));
      return sent;
    };
    this.running = work().finally(() => (this.running = null));
    await this.running;
    return { sent, away: (verdict as Verdict) === 'away' };
  }

  private async sendNext(): Promise<Verdict> {
    const client = await this.connect();
    try {
      const now = this.clock.now();
      const mail = await claimDue(client, now, new Date(now.getTime() + LEASE));
      return mail ? await this.attempt(client, mail) : 'none';
    } catch (error) {
      // It may hang: another one takes its place.
      this.lose(client);
      throw error;
    }
  }

  private async attempt(client: pg.Client, mail: DueMail): Promise<Verdict> {
    const sender = await findSender(client, mail.locale);
    let letter: SendMailOptions | undefined;
    try {
      letter = composeMail(mail, sender, this.config);
      const file = `${mail.created_at.replace(/[-:]|\.\d+/g, '')}-${mail.id}`;
      await this.transport.send(letter, file);
    } catch (error) {
      const failures = mail.attempts + 1;
      const permanent = isPermanent(error);
      const wait = permanent ? null : backOff(failures);
      const reason = oneLine((error as Error).message, 500);
      // Letters about other things hold words of others: a refusal may be about those.
      if (permanent && mail.entity === 'newsletter_subscriber' && mail.entity_id)
        await markBounced(client, mail.entity_id, this.clock.now());
      await markTried(client, mail, reason, wait === null ? null : new Date(this.clock.now().getTime() + wait));
      this.logger.warn({ outbox_id: mail.id, template: mail.template, failures, given_up: wait === null, reason });
      return letter && isAway(error) ? 'away' : 'failed';
    }
    await this.noteSent(client, mail);
    return 'sent';
  }

  /** A letter that is out must not go again because a migration holds the table: nobody else has it for a while yet. */
  private async noteSent(client: pg.Client, mail: DueMail): Promise<void> {
    try {
      await markSent(client, mail, withoutTokens(mail.payload), this.clock.now());
    } catch (error) {
      if ((error as { code?: string }).code !== LOCKED || this.clock.now() >= mail.until) throw error;
      await this.noteSent(client, mail);
    }
  }

  private async connect(): Promise<pg.Client> {
    if (this.client) return this.client;
    const client = new this.pulse.Client({ connectionString: this.config.databaseUrl, ...CONNECTION });
    const lost = () => this.lose(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', () => this.wake());
    await client.connect();
    if (this.started) await client.query(`listen ${OUTBOX_CHANNEL}`);
    this.client = client;
    return client;
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end().catch(() => undefined);
    // Nobody listens now: look again soon.
    if (this.started && !this.closed && !this.running) this.timer = setTimeout(() => this.wake(), AFTER_FAULT).unref();
  }

  /** Lets the mail that is being sent finish, then closes both connections. */
  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running?.catch(() => undefined);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
    this.transport.close();
  }
}

/** Waits while the process is busy with guests: a letter costs as much as a third of a booking, and nobody stands waiting for it. */
async function giveWay(): Promise<void> {
  const until = performance.now() + GIVES_WAY;
  let before;
  do {
    before = performance.eventLoopUtilization();
    await sleep(MOMENT);
  } while (performance.eventLoopUtilization(before).utilization > BUSY && performance.now() < until);
}

/** A payload without what opens something: nobody reads a key in the table of sent mails. */
const withoutTokens = (payload: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !/token$/.test(name)));
