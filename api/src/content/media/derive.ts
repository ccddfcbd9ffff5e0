import fs from 'node:fs/promises';
import path from 'node:path';
import { MASTERS } from '../listing/demo-files.js';
import { openPicture } from '../../platform/uploads/open-picture.js';
import type { MediaStore } from './store/media-store.js';
import { QUALITY, VARIANTS, type VariantFile, cropAround } from './variants.js';

/** Looks like a WebP of quality 80 and is a sixth smaller. */
const AVIF_QUALITY = 60;
/** More effort saves another tenth and takes ten times as long. */
const AVIF_EFFORT = 2;

/** Time for one size. */
const SECONDS = 20;

/** A picture's master and what must stay in view, as shares of width and height. */
export interface Master {
  bytes: Buffer;
  focal: { x: number; y: number };
}

/** Bytes of a master: a file of the demo agency, or a key of the store; null when it is gone. */
export const readMaster = (store: MediaStore, file: string): Promise<Buffer | null> =>
  file.includes('/') ? store.get(file) : fs.readFile(path.join(MASTERS, path.basename(file))).catch(() => null);

/** One size of a picture, cut around its focal point. */
export async function derive(
  { bytes, focal }: Master,
  file: VariantFile,
  format: 'own' | 'avif' = 'own',
): Promise<Buffer> {
  const picture = await openPicture(bytes);
  const { width, height } = await picture.metadata();
  const size = VARIANTS[file];
  const small = picture
    .timeout({ seconds: SECONDS })
    .extract(cropAround({ width, height }, focal, size))
    .resize(size.width, size.height, { fit: 'fill' });
  if (format === 'avif') return small.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer();
  if (file.endsWith('.jpg')) {
    return small.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  }
  return small.webp({ quality: QUALITY }).toBuffer();
}

/** A whole picture in small, as WebP. @param side pixels of the longer side at most */
export const shrink = async (bytes: Buffer, side: number): Promise<Buffer> =>
  (await openPicture(bytes))
    .timeout({ seconds: SECONDS })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
