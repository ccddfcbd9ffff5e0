import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnavailableError, ThrottledError } from '../../platform/errors/app-error.js';
import { DatabasePulse } from '../../platform/data/database-pulse.js';
import { TranslationsService } from '../translations/translations.service.js';
import { type Translations, changedTexts } from './changed-texts.js';
import type { KnownPart } from './live-texts.dto.js';
import { type EventStream, OpenStreams } from './open-streams.js';
import { type SetBounds, WatchedSets } from './watched-sets.js';

export const BEAT_MS = 25_000;
/** An edit of many texts is told in pieces; pages hear of them together. Milliseconds. */
const GATHERED = 40;
/** How long after a fault the texts are read again. Milliseconds. */
const AGAIN = 2000;
/** When a refused caller may ask again. Seconds. Browsers tell a page nothing of it: pages try again by themselves. */
export const REFUSED_FOR = 60;

export const BOUNDS = { inAll: 2000, perAddress: 60, unsent: 64 * 1024 * 1024 };
/** Sets of texts that are watched: the pages of a language have a dozen or two. */
export const SETS: SetBounds = { inAll: 300, perAddress: 40 };

/** What pages are told: texts that are other than those that they know. */
export interface TextsEvent {
  /** Which of the parts that the page named. */
  part: number;
  version: string;
  /** True where these are all texts of their namespaces, not the changed ones alone. */
  whole: boolean;
  texts: Translations;
}

interface Follower {
  stream: EventStream;
  part: number;
  /** Of the texts that the page came with. */
  version: string;
}

/** One set of texts in one language, and who shows it. */
interface Watch {
  language: string;
  namespaces: string[];
  followers: Set<Follower>;
  current: { version: string; translations: Translations } | null;
}

/**
 * Tells open pages of texts that change under them. A page says what it has; whatever is other by then, or becomes so, is sent to
 * it. Read is once for all pages with the same texts, when a notice comes that texts have changed, in whichever process.
 */
@Injectable()
export class LiveTexts implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('LiveTexts');
  private readonly streams = new OpenStreams(BOUNDS);
  private readonly watches = new WatchedSets<Watch>(SETS);
  private reading: Promise<void> = Promise.resolve();
  private waiting = false;
  private closed = false;
  private beats: NodeJS.Timeout | undefined;
  private again: NodeJS.Timeout | undefined;

  constructor(
    private readonly translations: TranslationsService,
    private readonly pulse: DatabasePulse,
  ) {}

  onApplicationBootstrap(): void {
    this.pulse.subscribe({
      notice: (tags) => {
        if (tags.split(',').includes('texts')) this.refresh();
      },
      lost: () => this.refresh(),
    });
    this.beats = setInterval(() => this.streams.beat(), BEAT_MS).unref();
  }

  /** How many pages are told now. */
  get followed(): number {
    return this.streams.size;
  }

  /** What a page follows: namespaces that there are, each in the last part that names it. The others take nobody's room. */
  async known(parts: readonly KnownPart[]): Promise<KnownPart[]> {
    const names = await this.translations.known(parts.flatMap(({ namespaces }) => namespaces));
    const named = new Set<string>();
    const once = (asked: string) => {
      const name = names.get(asked);
      const [namespace = ''] = name?.split('@', 1) ?? [];
      if (name === undefined || named.has(namespace)) return [];
      named.add(namespace);
      return [name];
    };
    return parts
      .toReversed()
      .map(({ version, namespaces }) => ({ version, namespaces: namespaces.flatMap(once) }))
      .toReversed();
  }

  /** @throws {ThrottledError} {UnavailableError} when there are too many already */
  require(address: string, language: string, parts: readonly KnownPart[]): void {
    const keys = parts.flatMap(({ namespaces }) => (namespaces.length > 0 ? [keyOf(language, namespaces)] : []));
    if (this.streams.isFullFor(address) || this.watches.isFullFor(address, keys)) throw new ThrottledError(REFUSED_FOR);
    if (this.closed || this.streams.isFull || this.watches.isFull(keys)) throw new UnavailableError();
  }

  /** Tells a page from now on. @returns what ends it */
  follow(stream: EventStream, address: string, language: string, parts: readonly KnownPart[]): () => void {
    this.streams.add(stream, address);
    const followed = parts.flatMap(({ version, namespaces }, part) => {
      if (namespaces.length === 0) return [];
      const key = keyOf(language, namespaces);
      const watch = this.watches.use(key, address, () => watchOf(language, namespaces));
      return [{ key, watch, follower: { stream, part, version } }];
    });
    let isOver = false;
    const begin = async () => {
      // One after the other: who is far behind takes a part before the next one is sent.
      for (const { watch, follower } of followed) {
        // oxlint-disable-next-line no-await-in-loop -- see above
        const current = await this.currentOf(watch);
        if (isOver) return;
        watch.followers.add(follower);
        if (current) this.catchUp(follower, current);
        // oxlint-disable-next-line no-await-in-loop -- see above
        await stream.drained();
      }
    };
    void begin();
    return () => {
      isOver = true;
      this.streams.remove(stream);
      for (const { key, watch, follower } of followed) {
        watch.followers.delete(follower);
        this.watches.leave(key, address);
      }
    };
  }

  private async currentOf(watch: Watch): Promise<Watch['current']> {
    if (!watch.current) await this.look(watch).catch(() => this.later());
    if (!this.pulse.listening) this.later();
    return watch.current;
  }

  /** One after the other: a change while texts are being read is read after it. */
  private refresh(): void {
    if (this.waiting || this.closed || this.watches.size === 0) return;
    this.waiting = true;
    this.reading = this.reading.then(async () => {
      await sleep(GATHERED, undefined, { ref: false });
      this.waiting = false;
      clearTimeout(this.again);
      try {
        // One after the other: pages that are asked for have the other connections.
        for (const watch of this.watches.all()) {
          // oxlint-disable-next-line no-await-in-loop -- see above
          await this.look(watch);
        }
        if (!this.pulse.listening) throw new Error('no notices of changes arrive');
      } catch (error) {
        this.logger.warn(`open pages keep the texts that they have: ${(error as Error).message}`);
        this.later();
      }
    });
  }

  private later(): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => this.refresh(), AGAIN).unref();
  }

  private async look(watch: Watch): Promise<void> {
    const { language, namespaces } = watch;
    const { body, stale } = await this.translations.read(language, { namespaces });
    if (stale) throw new Error('the texts are those of before the database went away');
    const before = watch.current;
    const { version, translations } = JSON.parse(body) as { version: string; translations: Translations };
    watch.current = { version, translations };
    // Who came while the texts could not be read has what they came with.
    if (!before) for (const follower of watch.followers) this.catchUp(follower, watch.current);
    if (!before || before.version === version) return;
    const texts = changedTexts(before.translations, translations);
    for (const { stream, part } of watch.followers) this.streams.send(stream, { part, version, whole: false, texts });
  }

  /** Sends a page all texts, unless it came with them. */
  private catchUp({ stream, part, version }: Follower, current: NonNullable<Watch['current']>): void {
    if (current.version !== version)
      this.streams.send(stream, { part, version: current.version, whole: true, texts: current.translations });
  }

  /** Pages go to another process, if there is one; without a word they would hold this one open. */
  beforeApplicationShutdown(): void {
    this.closed = true;
    clearInterval(this.beats);
    clearTimeout(this.again);
    this.streams.end();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reading;
  }
}

const inOrder = (names: readonly string[]) => [...new Set(names)].toSorted();

const keyOf = (language: string, names: readonly string[]) => `${language} ${inOrder(names).join(',')}`;

const watchOf = (language: string, names: readonly string[]): Watch => ({
  language,
  namespaces: inOrder(names),
  followers: new Set(),
  current: null,
});
