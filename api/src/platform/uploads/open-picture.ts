import type { Sharp, SharpOptions } from 'sharp';

/** Pixels of a picture, at most. */
export const MAX_PIXELS = 40_000_000;

/**
 * Opens a picture of unknown origin. Sharp is loaded with the first one: it costs a start a tenth of its processor time, and a
 * replica whose pictures have all their sizes never needs it.
 */
export async function openPicture(bytes: Buffer, options: Pick<SharpOptions, 'raw'> = {}): Promise<Sharp> {
  const { sharp } = await import('./sharp.js');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', ...options });
}
