import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config.js';
import { contentTag } from './versions.js';

/** What a public answer depends on; writing one of these drops it on every replica. */
export type CacheTag =
  | 'packages'
  | 'resorts'
  | 'destinations'
  | 'locations'
  | 'settings'
  | 'texts'
  | 'remotes'
  | 'media'
  | 'amenities'
  | 'experiences'
  | 'transfers'
  | 'pages'
  | 'posts'
  | 'faqs'
  | 'heroes'
  | 'culture'
  | 'redirects'
  | 'reviews';

/** A stored answer: JSON (or another text) and the hash of its content. */
export interface CachedAnswer {
  body: string;
  /** The body as it is sent; a text would be encoded anew each time. */
  bytes: Buffer;
  etag: string;
}

interface Entry extends CachedAnswer {
  tags: readonly CacheTag[];
  expires: number;
}

const CHANNEL = 'atoll_cache';
const MAX_ENTRIES = 2000;
const TTL_MS = 300_000;

/**
 * Answers of public reads in process memory: one computation for any number of waiting callers, dropped by tag when data
 * changes, on all replicas through LISTEN/NOTIFY. Nothing that a token had a part in comes in here.
 */
@Injectable()
export class PublicCache implements OnModuleInit, OnApplicationShutdown {
  private readonly entries = new Map<string, Entry>();
  private readonly running = new Map<string, Promise<CachedAnswer>>();
  private readonly generations = new Map<CacheTag, number>();
  private listener: pg.Client | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;
  private readonly logger = new Logger('PublicCache');

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    await this.listen();
  }

  /**
   * The stored answer, or the one `produce` makes. While a key is being made, further callers wait for the same promise.
   * A failure is not stored.
   */
  async get(key: string, tags: readonly CacheTag[], produce: () => Promise<string>): Promise<CachedAnswer> {
    const entry = this.peek(key);
    if (entry) return entry;
    const running = this.running.get(key);
    if (running) return running;
    const made = this.make(key, tags, produce).finally(() => {
      if (this.running.get(key) === made) this.running.delete(key);
    });
    this.running.set(key, made);
    return made;
  }

  /** The stored answer, if there is one now. */
  peek(key: string): CachedAnswer | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.expires <= Date.now()) return undefined;
    // What is asked for stays: addresses that somebody makes up push out one another.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  /** Keeps an answer under one more key for a short while: what it was made from is looked at again after that. */
  remember(key: string, answer: CachedAnswer, tags: readonly CacheTag[], milliseconds: number): void {
    if (!this.listener) return;
    this.keep(key, { ...answer, tags, expires: Date.now() + milliseconds });
  }

  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    const oldest = this.entries.size > MAX_ENTRIES ? this.entries.keys().next().value : undefined;
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  private async make(key: string, tags: readonly CacheTag[], produce: () => Promise<string>): Promise<CachedAnswer> {
    const before = this.generation(tags);
    const body = await produce();
    const entry = { body, bytes: Buffer.from(body), etag: contentTag(body), tags, expires: Date.now() + TTL_MS };
    // Data that changed while the answer was made would otherwise stay in it. Without the listener nothing is kept.
    if (this.listener && this.generation(tags) === before) this.keep(key, entry);
    return entry;
  }

  private generation(tags: readonly CacheTag[]): string {
    return tags.map((tag) => this.generations.get(tag) ?? 0).join('.');
  }

  /** Drops the answers of these tags in this process. */
  drop(tags: readonly CacheTag[]): void {
    for (const tag of tags) this.generations.set(tag, (this.generations.get(tag) ?? 0) + 1);
    for (const [key, entry] of this.entries) if (entry.tags.some((tag) => tags.includes(tag))) this.entries.delete(key);
    this.running.clear();
  }

  /** True while notices of other replicas arrive. */
  get listening(): boolean {
    return this.listener !== null;
  }

  private async listen(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client({ connectionString: this.config.databaseUrl, application_name: 'atoll listener' });
    const lost = () => {
      if (this.listener !== client && this.listener !== null) return;
      this.listener = null;
      this.entries.clear();
      this.running.clear();
      clearTimeout(this.retry);
      if (!this.closed) this.retry = setTimeout(() => void this.listen(), 1000).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.drop((payload ?? '').split(',') as CacheTag[]));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.listener = client;
    } catch (error) {
      this.logger.warn(`cache is off until Postgres answers: ${(error as Error).message}`);
      lost();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.listener?.end().catch(() => undefined);
  }
}
