import { randomUUID } from 'node:crypto';
import type { HeadObjectCommandOutput, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { contentTypeOf } from './content-types.ts';
import {
  type S3Connection,
  type S3Fault,
  type S3Settings,
  UPLOAD_TIMEOUT_MS,
  absent,
  connectS3,
  statusOf,
} from './s3-client.ts';
import { type Storage, type Stored, UnreachableError } from './storage.ts';

/** An object with what HTTP wants to know of it. */
export interface StoredObject extends Stored {
  modified: Date | null;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Where a write leaves its own name, by which it is known again. */
const WRITER = 'atoll-write';
const PROBE = 'conditional-writes.txt';
const PROBE_TEXT = 'Here Atoll checks that this bucket keeps one writer from overwriting another.\n';
const ATTEMPTS = 4;
/** Requests at a time. The SDK has 50 connections, and counts the wait for one as a service that does not answer. */
const AT_ONCE = 32;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What became of one attempt to write: `unsure` when no answer came. */
type Outcome = 'written' | 'taken' | 'conflict' | 'unsure';

/** A store in a bucket: create-only and compare-and-swap by conditional writes (`If-None-Match`, `If-Match`). */
export class S3Storage implements Storage {
  private readonly settings: S3Settings;
  private readonly deadlineMs: number;
  private readonly connections = new Map<number, Promise<S3Connection>>();
  private probe: Promise<void> | null = null;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param deadlineMs how long a read, a look or a list may take with all its attempts */
  constructor(settings: S3Settings, { deadlineMs = 30_000 }: { deadlineMs?: number } = {}) {
    this.settings = settings;
    this.deadlineMs = deadlineMs;
  }

  async read(key: string): Promise<StoredObject | null> {
    const place = this.object(key);
    return this.asking(async ({ sdk, client }, abortSignal) => {
      const found = await client.send(new sdk.GetObjectCommand(place), { abortSignal }).catch(absent);
      if (!found?.Body) return null;
      const data = await found.Body.transformToByteArray();
      return { data, etag: found.ETag ?? '', modified: found.LastModified ?? null };
    });
  }

  /** The tag of an object without its content; null when there is none. */
  async tag(key: string): Promise<string | null> {
    return (await this.head(key))?.ETag ?? null;
  }

  async list(prefix: string): Promise<string[]> {
    const { Bucket, Key: Prefix } = this.object(prefix);
    const keys: string[] = [];
    for (let ContinuationToken: string | undefined; ;) {
      const page: ListObjectsV2CommandOutput = await this.asking(({ sdk, client }, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }), {
          abortSignal,
        }),
      );
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key.slice(this.settings.prefix.length));
      if (!page.IsTruncated) return keys;
      ContinuationToken = page.NextContinuationToken;
    }
  }

  createOnly(key: string, data: Uint8Array): Promise<boolean> {
    return this.write(key, data, null, true);
  }

  compareAndSwap(key: string, expected: string | null, data: Uint8Array): Promise<boolean> {
    return this.write(key, data, expected, false);
  }

  /** Ends what is open. */
  async close(): Promise<void> {
    for (const connection of this.connections.values()) (await connection.catch(() => null))?.client.destroy();
  }

  /**
   * Writes under a condition. An answer that does not come leaves open whether the write happened: the object tells, because
   * it carries the name of the write that made it.
   */
  private async write(key: string, data: Uint8Array, expected: string | null, once: boolean): Promise<boolean> {
    const place = this.object(key);
    await (this.probe ??= this.checkConditions());
    const name = randomUUID();
    let unsure = false;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const outcome = await this.attempt(place, data, expected, name);
      if (outcome === 'written') return true;
      if (!unsure && (outcome === 'taken' || (outcome === 'conflict' && !once))) return false;
      unsure ||= outcome === 'unsure';
      const now = await this.head(key);
      if (now?.Metadata?.[WRITER] === name) return true;
      if ((now?.ETag ?? null) !== expected) {
        // What is created once is never replaced: then it was there before ours.
        if (once) return false;
        throw new UnreachableError(
          `It is not known whether ${key} was changed: ${this.bucket} gave no answer, and then others changed it.`,
        );
      }
      await pause(50 * 2 ** attempt + Math.random() * 50);
    }
    throw new UnreachableError(`${key} could not be written: ${this.bucket} does not answer in time.`);
  }

  private async attempt(
    place: { Bucket: string; Key: string },
    data: Uint8Array,
    expected: string | null,
    name: string,
  ): Promise<Outcome> {
    // One attempt: after a repetition by the SDK its answer would be that of the repetition.
    return this.inTurn(async () => {
      const { sdk, client } = await this.connect(1);
      const released = place.Key.startsWith(`${this.settings.prefix}r/`);
      const object = {
        ...place,
        Body: data,
        ContentLength: data.length,
        ContentType: contentTypeOf(place.Key),
        CacheControl: released ? IMMUTABLE : 'no-cache',
        Metadata: { [WRITER]: name },
        ...(expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected }),
      };
      try {
        await client.send(new sdk.PutObjectCommand(object), { requestTimeout: UPLOAD_TIMEOUT_MS });
        return 'written';
      } catch (error) {
        const status = statusOf(error);
        if (status === 412 || (status === 404 && (error as S3Fault).name !== 'NoSuchBucket')) return 'taken';
        if (status === 409) return 'conflict';
        if (status === undefined || (status >= 500 && status !== 501)) return 'unsure';
        throw this.unreachable(error);
      }
    });
  }

  /** Some services ignore conditions: there, two promotions at a time would lose one of them without a word. */
  private async checkConditions(): Promise<void> {
    const place = this.object(PROBE);
    const attempt = async (expected: string | null) => {
      const outcome = await this.attempt(place, new TextEncoder().encode(PROBE_TEXT), expected, randomUUID());
      if (outcome === 'unsure') throw new UnreachableError(`${this.bucket} does not answer.`);
      return outcome;
    };
    try {
      const isThere = (await attempt(null)) !== 'written' || (await attempt(null)) !== 'written';
      if (isThere && (await attempt('"00000000000000000000000000000000"')) !== 'written') return;
    } catch (error) {
      this.probe = null;
      throw error;
    }
    throw new UnreachableError(
      `${this.bucket} ignores conditional writes (If-None-Match, If-Match), without which promotions would be lost.`,
    );
  }

  private head(key: string): Promise<HeadObjectCommandOutput | null> {
    const place = this.object(key);
    return this.asking(({ sdk, client }, abortSignal) =>
      client.send(new sdk.HeadObjectCommand(place), { abortSignal }).catch(absent),
    );
  }

  /** Throws on a key that would leave the store, as in a folder. */
  private object(key: string): { Bucket: string; Key: string } {
    if (/^\/|(^|\/)\.{1,2}(\/|$)|\0/.test(key)) throw new Error(`The key ${key} is not allowed.`);
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + key };
  }

  private connect(attempts: number): Promise<S3Connection> {
    const known = this.connections.get(attempts);
    if (known) return known;
    const made = connectS3(this.settings, attempts);
    this.connections.set(attempts, made);
    return made;
  }

  /** A request that changes nothing: repeated by the SDK, within the deadline. */
  private async asking<T>(ask: (connection: S3Connection, abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(this.deadlineMs);
    return this.inTurn(async () => {
      try {
        signal.throwIfAborted();
        return await ask(await this.connect(3), signal);
      } catch (error) {
        throw this.unreachable(error);
      }
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((next) => this.waiting.push(next));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private get bucket(): string {
    return `The bucket ${this.settings.bucket}`;
  }

  /** Only names and numbers: what services write in their messages is not ours to print. */
  private unreachable(error: unknown): UnreachableError {
    const { name, code } = error as S3Fault;
    const status = statusOf(error);
    const what = status === undefined ? 'does not answer' : 'refuses';
    return new UnreachableError(`${this.bucket} ${what} (${[code ?? name, status].filter(Boolean).join(', ')}).`);
  }
}
