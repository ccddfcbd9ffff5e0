import fs from 'node:fs/promises';
import type { Registry } from '@atoll/registry/registry';

/**
 * Where the releases of the remotes lie, as the server looks at it: a folder or a bucket. Keys are those of the registry. A store
 * that does not answer throws `UnreachableError`.
 */
export abstract class ReleaseStore {
  abstract readonly registry: Registry;
  abstract readonly pace: Pace;

  /** For each key what changes with its object and is cheap to ask for; `-` when there is none. */
  abstract stamps(keys: readonly string[]): Promise<string[]>;
  abstract has(key: string): Promise<boolean>;
  /** A file of a release, which never changes; null when there is none. */
  abstract file(key: string): Promise<Uint8Array | null>;

  /** Ends what is open. */
  async close(): Promise<void> {}
}

/** How often a store is looked at, and who waits for that. Milliseconds. */
export interface Pace {
  /** So long after a look nobody looks again. */
  lookAgain: number;
  /** What was seen longer ago than this is not served before another look … */
  trust: number;
  /** … unless that takes longer than a visitor may wait. */
  patience: number;
}

/** What changes when a file is written, replaced or removed. */
export async function fileStamp(file: string): Promise<string> {
  const stat = await fs.stat(file).catch(() => null);
  return stat ? `${stat.mtimeMs}-${stat.size}-${stat.ino}` : '-';
}
