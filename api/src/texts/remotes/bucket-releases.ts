import { Registry } from '@atoll/registry/registry';
import type { S3Settings } from '@atoll/registry/s3-client';
import { S3Storage, type StoredObject } from '@atoll/registry/s3-storage';
import { ByteCache } from '../../platform/cache/byte-cache.js';
import { type Pace, ReleaseStore } from './release-store.js';

/** A look or a file that takes longer is given up. */
const DEADLINE_MS = 10_000;
/** All that the pages of some dozens of releases need. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** A file that is not there may be on its way: a release is uploaded file by file. */
const ABSENT_MS = 5000;

/** Releases in a bucket. Files never change, so the ones in demand stay in memory and outlive a service that is away. */
export class BucketReleases extends ReleaseStore {
  private readonly storage: S3Storage;
  readonly registry: Registry;
  /** A promotion is visible within five seconds; the look itself is made behind the back of visitors, or waited for shortly. */
  readonly pace: Pace = { lookAgain: 2000, trust: 4500, patience: 1500 };
  private readonly kept = new ByteCache<StoredObject>(CACHE_BYTES, ({ data }) => data.byteLength);
  private readonly absent = new Map<string, number>();
  private readonly running = new Map<string, Promise<StoredObject | null>>();

  constructor(settings: S3Settings) {
    super();
    this.storage = new S3Storage(settings, { deadlineMs: DEADLINE_MS });
    this.registry = new Registry(this.storage);
  }

  stamps(keys: readonly string[]): Promise<string[]> {
    return Promise.all(keys.map(async (key) => (await this.storage.tag(key)) ?? '-'));
  }

  async has(key: string): Promise<boolean> {
    return (await this.storage.tag(key)) !== null;
  }

  async file(key: string): Promise<Uint8Array | null> {
    return (await this.object(key))?.data ?? null;
  }

  /** A file of a release with its tag and time; asked for once, however many wait for it. */
  async object(key: string): Promise<StoredObject | null> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    if ((this.absent.get(key) ?? 0) > Date.now()) return null;
    const running = this.running.get(key) ?? this.fetch(key).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  private async fetch(key: string): Promise<StoredObject | null> {
    const found = await this.storage.read(key);
    this.absent.delete(key);
    if (found) this.kept.set(key, found);
    else this.remember(key);
    return found;
  }

  private remember(absentKey: string): void {
    this.absent.set(absentKey, Date.now() + ABSENT_MS);
    const oldest = this.absent.size > 1000 ? this.absent.keys().next().value : undefined;
    if (oldest !== undefined) this.absent.delete(oldest);
  }

  override close(): Promise<void> {
    return this.storage.close();
  }
}
