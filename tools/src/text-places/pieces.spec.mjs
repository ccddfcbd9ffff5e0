import { describe, expect, it } from '@jest/globals';
import { boxOn, piecesOf } from './pieces.mjs';

const box = (y, height = 20) => ({ x: 16, y, width: 200, height });

describe('pieces of a page', () => {
  it('hold what stands around a text, as far as the page goes', () => {
    expect(piecesOf([box(40)], 2000)).toEqual([{ top: 0, height: 180, boxes: [box(40)] }]);
    expect(piecesOf([box(1950)], 2000)).toEqual([{ top: 1830, height: 170, boxes: [box(1950)] }]);
  });

  it('are shared by texts that stand near each other, in whatever order they came', () => {
    const pieces = piecesOf([box(1500), box(300), box(420)], 3000);
    expect(pieces.map(({ top, height, boxes }) => [top, height, boxes.length])).toEqual([
      [180, 380, 2],
      [1380, 260, 1],
    ]);
  });

  it('end before they are too tall to be looked at, and lose no text', () => {
    const boxes = Array.from({ length: 40 }, (_, index) => box(index * 60));
    const pieces = piecesOf(boxes, 2500);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Math.max(...pieces.map(({ height }) => height))).toBeLessThanOrEqual(1000);
    expect(pieces.flatMap((piece) => piece.boxes)).toEqual(boxes);
  });

  it('of a text without end show its beginning', () => {
    const [piece] = piecesOf([box(0, 9000)], 9000);
    expect(piece.height).toBe(4000);
    expect(boxOn(box(0, 9000), piece, 390)).toEqual({ x: 16, y: 0, width: 200, height: 4000 });
  });
});

describe('the box of a text on a piece', () => {
  it('is told in whole pixels of it', () => {
    const [piece] = piecesOf([box(300.4)], 2000);
    expect(boxOn({ ...box(300.4), x: 16.4 }, piece, 390)).toEqual({ x: 16, y: 120, width: 200, height: 20 });
  });

  it('ends where the page does', () => {
    const piece = { top: 0, height: 400 };
    expect(boxOn({ x: 300, y: 10, width: 500, height: 20 }, piece, 390)).toMatchObject({ x: 300, width: 90 });
    expect(boxOn({ x: -40, y: 10, width: 100, height: 20 }, piece, 390)).toMatchObject({ x: 0, width: 60 });
  });
});
