import { createHash } from 'node:crypto';
import { blurhash } from './blurhash.js';
import { imageQueue } from './image-queue.js';
import { type ImageType, imageTypeOf, isPolyglot } from './image-type.js';
import { UnsupportedMediaTypeError } from './upload-errors.js';
import type { SentFile } from './multipart-reader.js';
import { SECONDS, measureImage, refuseUnopened } from './measure-image.js';
import { openPicture } from './open-picture.js';

/** Longer side of a stored master in pixels: twice the largest size that is derived from it. */
const MASTER_SIDE = 4096;
const MASTER_QUALITY = 92;

/** How a picture looks before it is there. */
export interface Likeness {
  /** `#rrggbb` */
  dominantColor: string;
  blurhash: string;
}

/** A picture as it may be stored: written anew, upright, without a word of what the camera or a program put into the file. */
export interface AcceptedImage extends Likeness {
  /** The master: JPEG, or WebP for pictures with an alpha channel. */
  bytes: Buffer;
  extension: 'jpg' | 'webp';
  width: number;
  height: number;
  /** What was sent. */
  sent: { name: string; type: ImageType; bytes: number; sha256: string };
}

/**
 * The only way a picture from outside comes in (security requirements S23, S24): kind by content, at most 40 megapixels, turned
 * upright, always encoded anew, two at a time with 5 s each.
 * @param field name of the file's field, for messages
 * @throws {UnsupportedMediaTypeError} 415 for anything but JPEG, PNG, WebP and AVIF, and for files that are something else as well
 * @throws {ValidationFailedError} 400 on the field for a broken picture, one with too many pixels and one that takes too long
 * @throws {UnavailableError} 503 when too many pictures wait
 */
export async function acceptImage(file: SentFile, field: string): Promise<AcceptedImage> {
  const type = imageTypeOf(file.bytes);
  if (type === null || isPolyglot(file.bytes)) throw new UnsupportedMediaTypeError();
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const sent = { name: file.name, type, bytes: file.bytes.length, sha256 };
  return imageQueue.run(async () => {
    const { hasAlpha } = await measureImage(file.bytes, type, field);
    const upright = (await openPicture(file.bytes))
      .timeout({ seconds: SECONDS })
      // Eight bits a channel from the start: with sixteen, all that follows takes twice the time and memory.
      .pipelineColourspace('srgb')
      .autoOrient()
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true });
    const master = hasAlpha
      ? upright.webp({ quality: MASTER_QUALITY, effort: 2 })
      : upright.flatten({ background: '#fff' }).jpeg({ quality: MASTER_QUALITY, chromaSubsampling: '4:4:4' });
    const { data, info } = await master.toBuffer({ resolveWithObject: true }).catch(refuseUnopened(field));
    const likeness = await likenessOf(data);
    return {
      bytes: data,
      extension: hasAlpha ? 'webp' : 'jpg',
      width: info.width,
      height: info.height,
      ...likeness,
      sent,
    };
  });
}

const hex = (value: number) => value.toString(16).padStart(2, '0');

/** Main colour and blurred likeness of a picture that has been accepted. */
export async function likenessOf(bytes: Buffer): Promise<Likeness> {
  const small = (await openPicture(bytes))
    .timeout({ seconds: SECONDS })
    .resize({ width: 32, height: 32, fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pixels = await openPicture(data, { raw });
  const { dominant } = await pixels.stats();
  return {
    dominantColor: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    blurhash: blurhash({ width: info.width, height: info.height, data }),
  };
}
