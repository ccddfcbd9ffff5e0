import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors/app-error.js';

/**
 * Where files of pictures lie: `masters/<sha256>.jpg`, `<key>-<hash>/card.webp`. A key's content never changes, so that writing one
 * twice is harmless. Nobody ever reads half a file.
 */
export abstract class MediaStore {
  /** @throws {StorageFullError} 507; nothing is left behind */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** The whole file; null when there is none. */
  abstract get(key: string): Promise<Buffer | null>;
  abstract has(key: string): Promise<boolean>;
  /** Removes a file; one that is not there is no fault. */
  abstract remove(key: string): Promise<void>;
  /** The file piece by piece; null when there is none. */
  abstract stream(key: string): Promise<Readable | null>;

  /** Ends what is open. */
  async close(): Promise<void> {}
}

/** 507: the store has no room. */
export class StorageFullError extends AppError {
  constructor() {
    super(507, 'storage_full');
  }
}

const KEY = /^[a-z0-9][a-z0-9-]{0,110}\/[a-z0-9]+\.[a-z]{2,4}$/;

/** A key as it may stand: one folder, one file, no way out of the store. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not a key of the media store: ${JSON.stringify(key)}`);
  return key;
}
