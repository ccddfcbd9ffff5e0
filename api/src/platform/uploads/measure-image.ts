import type { Metadata } from 'sharp';
import { ValidationFailedError } from '../errors/app-error.js';
import { imageQueue } from './image-queue.js';
import type { ImageType } from './image-type.js';
import { MAX_PIXELS, openPicture } from './open-picture.js';
import { UnsupportedMediaTypeError } from './upload-errors.js';

/** Time for one step of the work on a picture. */
export const SECONDS = 5;

function refuse(field: string, code: string): never {
  throw ValidationFailedError.on(field, code, { count: MAX_PIXELS / 1_000_000 });
}

/** Why a picture could not be opened whole. @throws {ValidationFailedError} always */
export const refuseUnopened =
  (field: string) =>
  (error: Error): never =>
    refuse(field, /timeout/i.test(error.message) ? 'picture_too_slow' : 'broken_image');

/**
 * What a picture says of itself, before it is opened.
 * @param field name of the file's field, for messages
 * @throws {UnsupportedMediaTypeError} 415 where its content is of another kind than it begins as
 * @throws {ValidationFailedError} 400 for a broken picture and one with too many pixels
 */
export async function measureImage(bytes: Buffer, type: ImageType, field: string): Promise<Metadata> {
  const picture = await openPicture(bytes);
  const metadata = await picture
    .metadata()
    .catch((error: Error) => refuse(field, /pixel limit/i.test(error.message) ? 'too_many_pixels' : 'broken_image'));
  if (metadata.format !== (type === 'avif' ? 'heif' : type)) throw new UnsupportedMediaTypeError();
  if (metadata.width * metadata.height > MAX_PIXELS) refuse(field, 'too_many_pixels');
  return metadata;
}

/**
 * A picture that is kept as it was sent can be opened, to its last line, by whoever looks at it: at most 40 megapixels, in 5 s, two at a
 * time with those of the library.
 * @throws {UnsupportedMediaTypeError} {ValidationFailedError} as `measureImage`, and 400 for one that breaks off or takes too long
 * @throws {UnavailableError} 503 when too many pictures wait
 */
export async function requireWholeImage(bytes: Buffer, type: ImageType, field: string): Promise<void> {
  await imageQueue.run(async () => {
    await measureImage(bytes, type, field);
    const opened = (await openPicture(bytes)).timeout({ seconds: SECONDS }).resize({ width: 32, height: 32 }).raw();
    await opened.toBuffer().catch(refuseUnopened(field));
  });
}
