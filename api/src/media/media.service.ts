import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { MASTERS } from '../catalogue/demo-files.js';
import { NotFoundError } from '../common/app-error.js';
import { Sql } from '../common/sql.js';
import { imageQueue } from '../uploads/image-queue.js';
import { CAREFULLY, sharp } from '../uploads/sharp.js';
import { type MasterRow, findMaster } from './media.queries.js';
import { MediaStore } from './store/media-store.js';
import { QUALITY, VARIANTS, type VariantFile, cropAround, isVariantFile } from './variants.js';

const ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{8})$/;

/** Time for one variant. */
const SECONDS = 20;

/** Variants of pictures: derived on the first request, kept in the store, never changed. */
@Injectable()
export class MediaService {
  private readonly running = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly store: MediaStore,
    private readonly sql: Sql,
  ) {}

  /**
   * Bytes of one variant.
   * @param address `<key>-<first 8 of the hash>`
   * @param file `card.webp`, `share.jpg`, …
   * @throws {NotFoundError} for anything that no answer of the API names
   */
  async variant(address: string, file: string): Promise<Buffer> {
    const [, key, hash] = ADDRESS.exec(address) ?? [];
    if (key === undefined || hash === undefined || !isVariantFile(file)) throw new NotFoundError();
    const target = `${address}/${file}`;
    const stored = await this.store.get(target);
    if (stored) return stored;
    const master = await findMaster(this.sql, key, hash);
    if (!master) throw new NotFoundError();
    return this.once(target, () => this.derive(master, file, target));
  }

  /** The master behind a row. @throws {NotFoundError} when its file is gone */
  async master(file: string): Promise<Buffer> {
    const bytes = file.includes('/')
      ? await this.store.get(file)
      : await fs.readFile(path.join(MASTERS, path.basename(file))).catch(() => null);
    if (!bytes) throw new NotFoundError();
    return bytes;
  }

  private once(target: string, derive: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.running.get(target);
    if (running) return running;
    const made = imageQueue.run(derive).finally(() => this.running.delete(target));
    this.running.set(target, made);
    return made;
  }

  private async derive(master: MasterRow, file: VariantFile, target: string): Promise<Buffer> {
    const picture = sharp(await this.master(master.file), CAREFULLY);
    const { width = 0, height = 0 } = await picture.metadata();
    const size = VARIANTS[file];
    const crop = cropAround({ width, height }, { x: master.focal_x, y: master.focal_y }, size);
    const small = picture.timeout({ seconds: SECONDS }).extract(crop).resize(size.width, size.height, { fit: 'fill' });
    const made = await (
      file.endsWith('.jpg')
        ? small.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, mozjpeg: true })
        : small.webp({ quality: QUALITY })
    ).toBuffer();
    await this.store.put(target, made);
    return made;
  }
}
