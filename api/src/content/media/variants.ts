/** Sizes of a picture (specification §9), those between them, upright ones, and the one for shared links. */
export const VARIANTS = {
  'thumbnail.webp': { width: 150, height: 150 },
  'card.webp': { width: 400, height: 300 },
  'tile.webp': { width: 450, height: 600 },
  'gallery.webp': { width: 800, height: 600 },
  'portrait.webp': { width: 900, height: 1200 },
  'wide.webp': { width: 1200, height: 675 },
  'large.webp': { width: 1600, height: 900 },
  'hero.webp': { width: 1920, height: 1080 },
  'share.jpg': { width: 1200, height: 630 },
} as const;

export type VariantFile = keyof typeof VARIANTS;

export const isVariantFile = (name: string): name is VariantFile => Object.hasOwn(VARIANTS, name);

/** Quality of every variant. */
export const QUALITY = 80;

interface Size {
  width: number;
  height: number;
}

/** A part of a picture in whole pixels. */
export interface Crop extends Size {
  left: number;
  top: number;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/**
 * The largest part of a picture with the proportions of `target`, as near to the focal point as the edges allow.
 * @param focal share of width and height, 0 to 1
 */
export function cropAround(source: Size, focal: { x: number; y: number }, target: Size): Crop {
  const ratio = target.width / target.height;
  const wider = source.width / source.height > ratio;
  const width = wider ? Math.min(source.width, Math.round(source.height * ratio)) : source.width;
  const height = wider ? source.height : Math.min(source.height, Math.round(source.width / ratio));
  return {
    width,
    height,
    left: clamp(Math.round(focal.x * source.width - width / 2), source.width - width),
    top: clamp(Math.round(focal.y * source.height - height / 2), source.height - height),
  };
}

/** The same size as AVIF, which is made later and served to browsers that take it; shared links need JPEG. */
export const avifOf = (file: VariantFile): string | null =>
  file.endsWith('.webp') ? file.replace('.webp', '.avif') : null;

/** Keys of every file that can lie under an address. */
export const storedFiles = (address: string): string[] =>
  (Object.keys(VARIANTS) as VariantFile[]).flatMap((file) => {
    const avif = avifOf(file);
    return [`${address}/${file}`, ...(avif === null ? [] : [`${address}/${avif}`])];
  });
