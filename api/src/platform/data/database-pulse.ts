import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { askForLife, listenTo } from './database-pulse.queries.js';
import { preparedName } from './prepared.js';

/** How often Postgres is asked for a sign of life, and how many it may owe. A freeze shows after 2 seconds at most. */
const BEAT_MS = 500;
const MISSED = 3;
const CONNECT_MS = 1500;

/** Refuses at once what would wait for a Postgres that is silent: class 08 of SQLSTATE, which answers as 503. */
class SilentError extends Error {
  readonly code = '08006';
  constructor() {
    super('Postgres does not answer');
  }
}

/** Who hears what the pulse hears. */
export interface PulseListener {
  /** A notice of the channel: another process has changed data. */
  notice(payload: string): void;
  /** Notices may have been lost since now, until the next connection. */
  lost(): void;
}

/**
 * Feels whether a Postgres answers, on a connection of its own that also hears the notices of a channel. A server that is frozen
 * or behind a dead link refuses nothing: each query would wait out its time-out, and the next one on the same connection again.
 * So when it owes a sign of life for 1.5 seconds, all connections of `Client` end and new ones are refused at once, until it
 * answers again (reliability R5). A refusal of the server is a sign of life too.
 */
export class DatabasePulse implements OnModuleInit, OnApplicationShutdown {
  /** For every pool of the process on this server. */
  readonly Client: typeof pg.Client;
  private readonly clients = new Set<pg.Client>();
  private readonly listeners: PulseListener[] = [];
  private readonly logger = new Logger('Postgres');
  private connection: pg.Client | null = null;
  private isListening = false;
  private isSilent = false;
  private owes = false;
  private missed = 0;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;

  /** @param channel whose notices are passed on; null: only the pulse is felt */
  constructor(
    private readonly url: string,
    private readonly channel: string | null,
  ) {
    this.Client = this.guardedClient();
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  subscribe(listener: PulseListener): void {
    this.listeners.push(listener);
  }

  /** True while notices arrive. */
  get listening(): boolean {
    return this.isListening;
  }

  /** True while Postgres owes its signs of life: nothing is asked of it then. */
  get silent(): boolean {
    return this.isSilent;
  }

  // Beats are counted, not time: after a pause of this process an answer may lie unread in the socket.
  private beat(): void {
    if (this.missed >= MISSED) this.fallSilent();
    this.missed += 1;
    if (!this.connection) void this.connect();
    else if (this.isListening && !this.owes) {
      this.owes = true;
      askForLife(this.connection).then(
        () => this.alive(),
        () => undefined,
      );
    }
  }

  private alive(): void {
    this.owes = false;
    this.missed = 0;
    if (!this.isSilent) return;
    this.isSilent = false;
    this.logger.log('Postgres answers again');
  }

  private fallSilent(): void {
    if (!this.isSilent) this.logger.warn('Postgres does not answer: calls that need it are refused until it does');
    this.isSilent = true;
    for (const client of this.clients) cut(client);
    if (this.isListening && this.connection) cut(this.connection);
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'atoll listener',
      connectionTimeoutMillis: CONNECT_MS,
    });
    this.connection = client;
    const lost = () => {
      if (this.connection !== client) return;
      this.connection = null;
      this.owes = false;
      const wasListening = this.isListening;
      this.isListening = false;
      if (wasListening) for (const listener of this.listeners) listener.lost();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => {
      for (const listener of this.listeners) listener.notice(payload ?? '');
    });
    try {
      await client.connect();
      if (this.channel) await listenTo(client, this.channel);
      this.isListening = this.connection === client;
      if (this.isListening) this.alive();
    } catch (error) {
      // Whoever gives a reason is alive; where nobody listens the pools learn it as fast as here.
      if (/^(?!E)[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')) this.alive();
      if (this.missed === 0) this.logger.warn(`no notices until Postgres takes us: ${(error as Error).message}`);
      lost();
      client.end().catch(() => undefined);
    }
  }

  private guardedClient(): typeof pg.Client {
    const { clients } = this;
    const isSilent = () => this.isSilent;
    class GuardedClient extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        super(config);
        // Who waits for a query hears of it there; without a listener the event would end the process.
        this.on('error', () => undefined);
        this.once('end', () => clients.delete(this));
      }

      override connect(): Promise<pg.Client>;
      override connect(callback: (error: Error) => void): void;
      override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
        if (isSilent()) {
          const error = new SilentError();
          if (!callback) return Promise.reject(error);
          process.nextTick(callback, error);
          return;
        }
        clients.add(this);
        return callback ? super.connect(callback) : super.connect();
      }

      /** Sends what is to be prepared by its name. The caller's form is kept: a text, its values, and who hears of it. */
      override query(text: unknown, ...rest: unknown[]): never {
        const name = preparedName(text);
        return (super.query as (...args: unknown[]) => never)(name === undefined ? text : { name, text }, ...rest);
      }
    }
    return GuardedClient;
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    const { connection, isSilent } = this;
    if (isSilent && connection) cut(connection);
    await connection?.end().catch(() => undefined);
  }
}

/** Ends a connection without a word to a server that would not hear it; its queries fail at once. */
function cut(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
