import { Injectable } from '@nestjs/common';
import { contentTypeOf } from '@atoll/registry/content-types';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Sql } from '../../platform/data/sql.js';
import { imageQueue } from '../../platform/uploads/image-queue.js';
import { derive, readMaster } from './derive.js';
import { findMaster } from './media.queries.js';
import { MediaStore } from './store/media-store.js';
import { avifOf, isVariantFile } from './variants.js';

const ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{8})$/;

/** A file as it is served. */
export interface ServedFile {
  bytes: Buffer;
  type: string;
}

/** Variants of pictures: derived ahead or on the first request, kept in the store, never changed. */
@Injectable()
export class MediaService {
  private readonly running = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly store: MediaStore,
    private readonly sql: Sql,
  ) {}

  /**
   * One variant; its AVIF where there is one and the caller takes it.
   * @param address `<key>-<first 8 of the hash>`
   * @param file `card.webp`, `share.jpg`, …
   * @throws {NotFoundError} for anything that no answer of the API names
   */
  async variant(address: string, file: string, takesAvif: boolean): Promise<ServedFile> {
    const [, key, hash] = ADDRESS.exec(address) ?? [];
    if (key === undefined || hash === undefined || !isVariantFile(file)) throw new NotFoundError();
    const avif = takesAvif ? avifOf(file) : null;
    const smaller = avif === null ? null : await this.store.get(`${address}/${avif}`);
    if (smaller) return { bytes: smaller, type: 'image/avif' };
    const target = `${address}/${file}`;
    const stored = await this.store.get(target);
    if (stored) return { bytes: stored, type: contentTypeOf(file) };
    const row = await findMaster(this.sql, key, hash);
    if (!row) throw new NotFoundError();
    const bytes = await this.once(target, async () => {
      const master = await readMaster(this.store, row.file);
      if (!master) throw new NotFoundError();
      const made = await derive({ bytes: master, focal: { x: row.focal_x, y: row.focal_y } }, file);
      await this.store.put(target, made);
      return made;
    });
    return { bytes, type: contentTypeOf(file) };
  }

  private once(target: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.running.get(target);
    if (running) return running;
    const made = imageQueue.run(work).finally(() => this.running.delete(target));
    this.running.set(target, made);
    return made;
  }
}
