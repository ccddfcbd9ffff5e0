import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { imageTypeOf, isPolyglot } from '../../../platform/uploads/image-type.js';
import { measureImage, requireWholeImage } from '../../../platform/uploads/measure-image.js';
import { UnsupportedMediaTypeError } from '../../../platform/uploads/upload-errors.js';
import { MAX_MEGAPIXELS, MAX_SIDE, type TextPlacedDto } from './text-places.dto.js';
import type { StoredPicture } from './text-places.queries.js';

/**
 * The pictures of a set. All of them are measured, and held against what stands on them, before the first is opened: a few bytes
 * may say that they are as large as a wall.
 * @throws {UnsupportedMediaTypeError} 415 for what is not a still WebP
 * @throws {ValidationFailedError} for a picture that is broken, too large or shows no text, and for a box that leaves its picture
 */
export async function openPictures(
  images: readonly string[],
  places: readonly TextPlacedDto[],
): Promise<StoredPicture[]> {
  const shown = new Set(places.map(({ picture }) => picture));
  const unused = images.findIndex((_, index) => !shown.has(index));
  if (unused >= 0) throw ValidationFailedError.on(fieldOf(unused), 'unused_picture');
  const pictures: StoredPicture[] = [];
  let pixels = 0;
  for (const [index, image] of images.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is too much ends it
    const picture = await measured(image, fieldOf(index));
    pixels += picture.width * picture.height;
    if (pixels > MAX_MEGAPIXELS * 1_000_000)
      throw ValidationFailedError.on('pictures', 'too_many_pixels', { count: MAX_MEGAPIXELS });
    pictures.push(picture);
  }
  for (const [index, { box, picture }] of places.entries()) {
    const { width, height } = pictures[picture]!;
    if (box.x + box.width > width || box.y + box.height > height)
      throw ValidationFailedError.on(`places.${index}.box`, 'box_outside');
  }
  for (const [index, { image }] of pictures.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a full set is up to two hundred of them
    await requireWholeImage(Buffer.from(image, 'base64'), 'webp', fieldOf(index));
  }
  return pictures;
}

const fieldOf = (index: number) => `pictures.${index}`;

async function measured(image: string, field: string): Promise<StoredPicture> {
  const bytes = Buffer.from(image, 'base64');
  if (imageTypeOf(bytes) !== 'webp' || isPolyglot(bytes)) throw new UnsupportedMediaTypeError();
  const { width, height, pages = 1 } = await measureImage(bytes, 'webp', field);
  if (pages > 1) throw new UnsupportedMediaTypeError();
  if (Math.max(width, height) > MAX_SIDE)
    throw ValidationFailedError.on(field, 'picture_too_long', { count: MAX_SIDE });
  return { image, width, height };
}
