import fs from 'node:fs/promises';
import { FileStorage } from '@atoll/registry/file-storage';
import { Registry } from '@atoll/registry/registry';
import { type Pace, ReleaseStore, fileStamp } from './release-store.js';

/** Releases in a folder: every half a second somebody who asks looks at its files. */
export class FolderReleases extends ReleaseStore {
  private readonly storage: FileStorage;
  readonly registry: Registry;
  readonly pace: Pace = { lookAgain: 500, trust: 500, patience: 10_000 };

  constructor(folder: string) {
    super();
    this.storage = new FileStorage(folder);
    this.registry = new Registry(this.storage);
  }

  stamps(keys: readonly string[]): Promise<string[]> {
    return Promise.all(keys.map((key) => fileStamp(this.storage.file(key))));
  }

  has(key: string): Promise<boolean> {
    return fs.access(this.storage.file(key)).then(
      () => true,
      () => false,
    );
  }

  async file(key: string): Promise<Uint8Array | null> {
    return (await this.storage.read(key))?.data ?? null;
  }
}
