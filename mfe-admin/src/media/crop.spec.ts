import { describe, expect, it } from '@jest/globals';
import { cropAround } from './crop';

describe('a cut around the focal point', () => {
  it.each([
    ['from the middle of a wide picture', { x: 0.5, y: 0.5 }, { left: 100, top: 0, width: 200, height: 200 }],
    ['no further than the edge', { x: 0.9, y: 0.5 }, { left: 200, top: 0, width: 200, height: 200 }],
    ['near what must stay in view', { x: 0.3, y: 0 }, { left: 20, top: 0, width: 200, height: 200 }],
  ])('is taken %s', (_where, focal, cut) => {
    expect(cropAround({ width: 400, height: 200 }, focal, { width: 50, height: 50 })).toEqual(cut);
  });

  it('leaves nothing out where the shapes are the same', () => {
    const whole = { left: 0, top: 0, width: 400, height: 300 };
    expect(cropAround({ width: 400, height: 300 }, { x: 0, y: 1 }, { width: 800, height: 600 })).toEqual(whole);
  });
});
