import { describe, expect, it } from '@jest/globals';
import { WHOLE, enlarged, fitting, isLargest, isWhole, moved } from './zoom';

const room = fitting({ width: 1000, height: 1000 }, { width: 1600, height: 800 });
const MIDDLE = { x: 0, y: 0 };

describe('a picture that is looked at closely', () => {
  it('is whole at first, as large as its place lets it be', () => {
    expect(room.picture).toEqual({ width: 1000, height: 500 });
    expect(isWhole(WHOLE)).toBe(true);
  });

  it('is no smaller than whole and no more than four times as large', () => {
    expect(enlarged(WHOLE, 0.5, MIDDLE, room)).toEqual(WHOLE);
    expect(enlarged(WHOLE, 9, MIDDLE, room).scale).toBe(4);
    expect(isLargest(enlarged(WHOLE, 9, MIDDLE, room))).toBe(true);
  });

  it('keeps what is pointed at where it is', () => {
    const view = enlarged(WHOLE, 3, { x: 200, y: 100 }, room);
    // A point of the picture is drawn at its own place times the scale, moved by the view.
    expect([200 * view.scale + view.x, 100 * view.scale + view.y]).toEqual([200, 100]);
  });

  it('is moved as far as its edges and no further; not at all where it fits', () => {
    const view = enlarged(WHOLE, 2, MIDDLE, room);
    // Twice 1000 over 1000 leaves 500 on each side; twice 500 fits.
    expect(moved(view, { x: 900, y: 900 }, room)).toEqual({ scale: 2, x: 500, y: 0 });
    expect(moved(WHOLE, { x: 40, y: 40 }, room)).toEqual(WHOLE);
  });

  it('comes back to its middle when it is made smaller at an edge', () => {
    const edge = moved(enlarged(WHOLE, 3, MIDDLE, room), { x: 5000, y: 0 }, room);
    expect(enlarged(edge, 1 / 3, MIDDLE, room)).toEqual(WHOLE);
  });
});
