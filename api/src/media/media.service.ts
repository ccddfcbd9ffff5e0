import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { MASTERS } from '../catalogue/demo-files.js';
import { NotFoundError } from '../common/app-error.js';
import { Sql } from '../common/sql.js';
import { Config } from '../config.js';
import { findMaster, type MasterRow } from './media.queries.js';
import { QUALITY, VARIANTS, type VariantFile, cropAround, isVariantFile } from './variants.js';

/** Pictures that are derived at the same time: more would take the processor from everyone else. */
const MAX_JOBS = 2;

const ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{8})$/;

/** Variants of pictures: derived on the first request, kept in `ATOLL_MEDIA`, never changed. */
@Injectable()
export class MediaService {
  private readonly running = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private jobs = 0;

  constructor(
    private readonly config: Config,
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
    const target = path.join(this.config.mediaDir, address, file);
    const stored = await fs.readFile(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (stored) return stored;
    const master = await findMaster(this.sql, key, hash);
    if (!master) throw new NotFoundError();
    return this.once(target, () => this.derive(master, file, target));
  }

  private once(target: string, derive: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.running.get(target);
    if (running) return running;
    const made = this.queued(derive).finally(() => this.running.delete(target));
    this.running.set(target, made);
    return made;
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.jobs >= MAX_JOBS) await new Promise<void>((start) => this.waiting.push(start));
    else this.jobs++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.jobs--;
    }
  }

  private async derive(master: MasterRow, file: VariantFile, target: string): Promise<Buffer> {
    const bytes = await fs.readFile(path.join(MASTERS, path.basename(master.file))).catch(() => {
      throw new NotFoundError();
    });
    const picture = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'warning' });
    const { width = 0, height = 0 } = await picture.metadata();
    const size = VARIANTS[file];
    const crop = cropAround({ width, height }, { x: master.focal_x, y: master.focal_y }, size);
    const small = picture.timeout({ seconds: 20 }).extract(crop).resize(size.width, size.height, { fit: 'fill' });
    const made = await (
      file.endsWith('.jpg') ? small.jpeg({ quality: QUALITY, mozjpeg: true }) : small.webp({ quality: QUALITY })
    ).toBuffer();
    await this.store(target, made);
    return made;
  }

  /** Written beside and renamed: nobody ever reads half a picture. */
  private async store(target: string, bytes: Buffer): Promise<void> {
    await fs.mkdir(path.dirname(target), { recursive: true });
    const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    await fs.writeFile(temporary, bytes);
    await fs.rename(temporary, target);
  }
}
