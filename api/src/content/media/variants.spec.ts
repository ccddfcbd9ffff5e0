import { describe, expect, it } from '@jest/globals';
import { VARIANTS, cropAround, isVariantFile } from './variants.js';

const MASTER = { width: 1920, height: 1080 };

describe('crop around the focal point', () => {
  it('keeps the whole picture where the proportions are the same', () => {
    expect(cropAround(MASTER, { x: 0.1, y: 0.9 }, VARIANTS['hero.webp'])).toEqual({ left: 0, top: 0, ...MASTER });
  });

  it('stands in the middle, at the focal point, or at the edge', () => {
    const square = VARIANTS['thumbnail.webp'];
    expect(cropAround(MASTER, { x: 0.5, y: 0.5 }, square)).toEqual({ left: 420, top: 0, width: 1080, height: 1080 });
    expect(cropAround(MASTER, { x: 0.4, y: 0.5 }, square).left).toBe(228);
    expect(cropAround(MASTER, { x: 0, y: 0 }, square).left).toBe(0);
    expect(cropAround(MASTER, { x: 1, y: 1 }, square).left).toBe(840);
  });

  it('cuts height from pictures that are too tall', () => {
    const crop = cropAround({ width: 600, height: 1000 }, { x: 0.5, y: 0.2 }, VARIANTS['share.jpg']);
    expect(crop).toEqual({ left: 0, top: 43, width: 600, height: 315 });
  });
});

describe('names of variants', () => {
  it('are a closed list', () => {
    expect(Object.keys(VARIANTS).every(isVariantFile)).toBe(true);
    expect(['hero.jpg', 'share.webp', 'toString', '../../x'].some(isVariantFile)).toBe(false);
  });
});
