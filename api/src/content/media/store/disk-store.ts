import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { MediaStore, StorageFullError, checkedKey } from './media-store.js';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const absent = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
};

/** Files in a folder (`ATOLL_MEDIA`). */
export class DiskStore extends MediaStore {
  constructor(private readonly root: string) {
    super();
  }

  private place(key: string): string {
    return path.join(this.root, checkedKey(key));
  }

  /** Written beside, flushed and renamed; what a full disk left is removed. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const target = this.place(key);
    const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(temporary, bytes, { flush: true });
      await fs.rename(temporary, target);
    } catch (error) {
      await fs.rm(temporary, { force: true }).catch(() => undefined);
      if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) throw new StorageFullError();
      throw error;
    }
  }

  get(key: string): Promise<Buffer | null> {
    return fs.readFile(this.place(key)).catch(absent);
  }

  async has(key: string): Promise<boolean> {
    return (await fs.stat(this.place(key)).catch(absent)) !== null;
  }

  async remove(key: string): Promise<void> {
    const target = this.place(key);
    await fs.rm(target, { force: true });
    // The folder goes with its last file.
    await fs.rmdir(path.dirname(target)).catch(() => undefined);
  }

  async stream(key: string): Promise<Readable | null> {
    const file = await fs.open(this.place(key)).catch(absent);
    return file && file.createReadStream();
  }
}
