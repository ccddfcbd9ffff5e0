import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AnswerStore, StoredBody } from './answer-store.js';
import { DatabasePulse } from '../data/database-pulse.js';
import { toAppError } from '../errors/to-app-error.js';

/** Departures of one package, or nights of one resort. */
export type StockTag = `stock:${'package' | 'resort'}:${number}`;

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
  | 'reviews'
  | StockTag;

/** A stored answer: JSON (or another text), its bytes as they are sent and the hash of its content. */
export interface CachedAnswer {
  readonly body: string;
  readonly bytes: Buffer;
  readonly etag: string;
  /** True for the last one known, given because a new one cannot be made now: nobody should keep it. */
  readonly stale?: boolean;
}

/** An answer that only knows once it is made what else it depends on. */
export class DependentAnswer {
  constructor(
    readonly body: string,
    readonly tags: readonly CacheTag[],
  ) {}
}

/** Channel on which processes tell one another what has changed. */
export const NOTICES = 'atoll_cache';

/** Bytes of all answers with their keys. */
export const STORE_BYTES = 64 * 1024 * 1024;
const TTL_MS = 300_000;
/** How long an answer that is no longer fresh may stand in for one that cannot be made (stale-if-error, RFC 5861). */
const STALE_MS = 86_400_000;
const SWEEP_MS = 60_000;

/**
 * Answers of public reads in process memory: one computation for any number of waiting callers, dropped by tag when data
 * changes, on all replicas through LISTEN/NOTIFY. Nothing that a token had a part in comes in here. While the database is
 * away the last known answers stand in; what is known to have changed is gone all the same.
 */
@Injectable()
export class PublicCache implements OnModuleInit, OnApplicationShutdown {
  private readonly answers = new AnswerStore<CacheTag>(STORE_BYTES);
  private readonly running = new Map<string, Promise<CachedAnswer>>();
  /** How often anything was dropped, and at which of these times a tag was last. */
  private drops = 0;
  private readonly dropped = new Map<CacheTag, number>();
  /** Grows when notices are lost and with every stale answer given: what is made meanwhile may be made of old data. */
  private doubts = 0;
  private sweeper: NodeJS.Timeout | undefined;

  constructor(private readonly pulse: DatabasePulse) {}

  onModuleInit(): void {
    this.pulse.subscribe({
      notice: (tags) => this.drop(tags.split(',') as CacheTag[]),
      lost: () => this.distrust(),
    });
    this.sweeper = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /**
   * The stored answer, or the one `produce` makes. While a key is being made, further callers wait for the same promise.
   * A failure is not stored.
   */
  async get(
    key: string,
    tags: readonly CacheTag[],
    produce: () => Promise<string | DependentAnswer>,
  ): Promise<CachedAnswer> {
    const entry = this.peek(key);
    if (entry) return entry;
    if (this.pulse.silent) {
      const last = this.lastKnown(key);
      if (last) return last;
    }
    const running = this.running.get(key);
    if (running) return running;
    const made = this.make(key, tags, produce)
      .catch((error: unknown) => {
        const last = toAppError(error).status === 503 ? this.lastKnown(key) : undefined;
        if (last) return last;
        throw error;
      })
      .finally(() => {
        if (this.running.get(key) === made) this.running.delete(key);
      });
    this.running.set(key, made);
    return made;
  }

  /** The stored answer, if there is one now. */
  peek(key: string): CachedAnswer | undefined {
    const entry = this.answers.find(key);
    if (!entry || entry.expires <= Date.now()) return undefined;
    this.answers.ask(key);
    return entry.content;
  }

  /** Keeps an answer under one more key for a short while: what it was made from is looked at again after that. */
  remember(key: string, answer: CachedAnswer, tags: readonly CacheTag[], milliseconds: number): void {
    const expires = Date.now() + milliseconds;
    // A stale one is no stored body.
    if (this.pulse.listening && answer instanceof StoredBody)
      this.answers.set(key, { content: answer, tags, expires, ends: expires });
  }

  private async make(
    key: string,
    known: readonly CacheTag[],
    produce: () => Promise<string | DependentAnswer>,
  ): Promise<CachedAnswer> {
    const { drops, doubts } = this;
    const made = await produce();
    const answer = typeof made === 'string' ? new DependentAnswer(made, []) : made;
    const content = this.answers.content(answer.body);
    const tags = [...known, ...answer.tags];
    const expires = Date.now() + TTL_MS;
    // Data that changed while the answer was made would otherwise stay in it. Without notices nothing is kept.
    const isCurrent = doubts === this.doubts && tags.every((tag) => (this.dropped.get(tag) ?? 0) <= drops);
    if (this.pulse.listening && isCurrent) this.answers.set(key, { content, tags, expires, ends: expires + STALE_MS });
    return content;
  }

  /** What stands in for an answer that cannot be made now. */
  private lastKnown(key: string): CachedAnswer | undefined {
    const content = this.answers.ask(key)?.content;
    if (!content) return undefined;
    this.doubts += 1;
    const { bytes, etag } = content;
    return { body: content.body, bytes, etag, stale: true };
  }

  /** Drops the answers of these tags in this process. */
  drop(tags: readonly CacheTag[]): void {
    this.drops += 1;
    for (const tag of tags) this.dropped.set(tag, this.drops);
    this.answers.removeWhere((entry) => entry.tags.some((tag) => tags.includes(tag)));
    this.running.clear();
  }

  /** Notices are lost: what is stored may have changed since, and only stands in while nothing better can be made. */
  private distrust(): void {
    this.doubts += 1;
    for (const entry of this.answers) entry.expires = 0;
    this.running.clear();
  }

  /** Gives memory back: of who came once, and of what nobody has asked for again for a day. */
  private sweep(): void {
    const now = Date.now();
    this.answers.removeWhere((entry, isNewcomer) => (isNewcomer ? entry.expires : entry.ends) <= now);
  }

  /** What is held now. */
  get held(): { bytes: number; keys: string[] } {
    const { bytes, keys } = this.answers;
    return { bytes, keys };
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeper);
  }
}
