import { describe, expect, it } from '@jest/globals';
import { type Point, meets } from './boxes.ts';
import { type Room, laidOut } from './lay-out.ts';

const item = (x: number, y: number) => ({ dot: { x, y }, width: 16, height: 7 });
/** As crowded as the sea around the airport. */
const ITEMS = [item(37, 20), item(40, 20.4), item(38.4, 23), item(36.5, 31), item(27, 26)];
const room = (part: Partial<Room> = {}): Room => ({
  ...{ wide: 66, high: 100, dots: ITEMS.map(({ dot }) => dot), taken: [], far: 40, must: true, ...part },
});

describe('what stands beside the dots of a chart', () => {
  it('lies upon nothing, and within the drawing', () => {
    const boxes = laidOut(ITEMS, room()).map((box) => box!);
    for (const [index, box] of boxes.entries()) {
      expect([box.left > 0, box.right < 66, box.top > 0, box.bottom < 100]).toEqual([true, true, true, true]);
      expect(boxes.filter((other, at) => at !== index && meets(box, other))).toEqual([]);
      expect(ITEMS.filter(({ dot: { x, y } }) => meets(box, { left: x, right: x, top: y, bottom: y }))).toEqual([]);
    }
  });

  it('has its line across nothing else', () => {
    const boxes = laidOut(ITEMS, room()).map((box) => box!);
    for (const [index, { dot }] of ITEMS.entries()) {
      const { left, right, top, bottom } = boxes[index]!;
      const end = { x: left < dot.x ? right : left, y: (top + bottom) / 2 };
      for (let part = 0; part < 1; part += 0.05) {
        const [x, y] = [dot.x + (end.x - dot.x) * part, dot.y + (end.y - dot.y) * part];
        const point = { left: x, right: x, top: y, bottom: y };
        expect(boxes.filter((other, at) => at !== index && meets(point, other))).toEqual([]);
      }
    }
  });

  it('has its line across no other line', () => {
    type Line = readonly [from: Point, to: Point];
    const side = ([a, b]: Line, { x, y }: Point) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
    const items = [item(39, 27), item(38, 21), item(41, 22), item(39, 22)];
    const boxes = laidOut(items, room({ dots: items.map(({ dot }) => dot) })).map((box) => box!);
    const lines = items.map(({ dot }, index): Line => {
      const { left, right, top, bottom } = boxes[index]!;
      return [dot, { x: left < dot.x ? right : left, y: (top + bottom) / 2 }];
    });
    const crossed = lines.filter((one) =>
      lines.some((other) => side(one, other[0]) !== side(one, other[1]) && side(other, one[0]) !== side(other, one[1])),
    );
    expect(crossed).toEqual([]);
  });

  it('keeps off what is laid already', () => {
    const taken = [{ left: 38, right: 66, top: 0, bottom: 60 }];
    const [box] = laidOut([item(37, 20)], room({ taken, dots: [] }));
    expect(box?.right).toBeLessThan(37);
  });

  it('is left out where there is no room beside its dot', () => {
    const boxes = laidOut(ITEMS, room({ far: 1, must: false }));
    expect(boxes).toContain(null);
    expect(boxes.filter(Boolean).length).toBeGreaterThan(2);
    // What stands stands on the outer side: between the atolls a name would seem another's.
    for (const [index, box] of boxes.entries())
      if (box) expect(box.left > ITEMS[index]!.dot.x).toBe(ITEMS[index]!.dot.x > 33);
  });
});
