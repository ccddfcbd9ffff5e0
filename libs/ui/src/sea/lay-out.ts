import { type Box, type Point, around, meets } from './boxes.ts';

/** Something that belongs to a dot of the drawing, and what it takes. */
export interface Item {
  dot: Point;
  width: number;
  height: number;
  /** How far below its top the line from the dot comes to it; the middle unless it is said. */
  level?: number;
}

export interface Room {
  wide: number;
  high: number;
  /** What nothing may lie upon: every dot, and what is laid already. */
  dots: readonly Point[];
  taken: readonly Box[];
  /** How far above or below its dot something may stand. */
  far: number;
  /** Each must stand somewhere: on the inner side too, and with its line across another where it cannot be had otherwise. */
  must?: boolean;
}

/** From a dot to what stands beside it: near, or farther where it is crowded. */
const AWAY = [2.4, 7, 12] as const;
/** So much rather is something higher or lower than on the side where the other atolls lie. */
const INWARD = 4;
const DOT = 1.3;
const EDGE = 0.8;
const STEP = 0.5;

/** Everywhere that something may stand, the best first. */
function placesOf({ dot, width, height, level = height / 2 }: Item, { wide, far, must }: Room): Box[] {
  const outward = dot.x < wide / 2 ? -1 : 1;
  const places: { cost: number; box: Box }[] = [];
  for (const away of AWAY.filter((away) => away <= Math.max(far, AWAY[0])))
    for (const side of must ? [outward, -outward] : [outward])
      for (let off = 0; off <= far; off += STEP)
        for (const down of off === 0 ? [0] : [off, -off]) {
          const left = side > 0 ? dot.x + away : dot.x - away - width;
          const top = dot.y + down - level;
          const cost = off + (away - AWAY[0]) * 0.6 + (side === outward ? 0 : INWARD);
          places.push({ cost, box: { left, right: left + width, top, bottom: top + height } });
        }
  return places.toSorted((a, b) => a.cost - b.cost).map(({ box }) => box);
}

/** From a dot to the near edge of what stands beside it. */
type Line = readonly [from: Point, to: Point];

const lineTo = ({ dot, height, level = height / 2 }: Item, { left, right, top }: Box): Line => [
  dot,
  { x: left < dot.x ? right : left, y: top + level },
];

/** Points of a line, near enough to each other for a dot or a mark to be met. */
const pointsOf = ([from, to]: Line): Point[] =>
  Array.from({ length: 24 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / 24,
    y: from.y + ((to.y - from.y) * index) / 24,
  }));

/** On which side of a line a point lies. */
const sideOf = ([a, b]: Line, { x, y }: Point) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));

const cross = (one: Line, other: Line) =>
  sideOf(one, other[0]) !== sideOf(one, other[1]) && sideOf(other, one[0]) !== sideOf(other, one[1]);

const holds = (box: Box, point: Point, by = 0.2) => meets(box, around(point, by));

const isNear = (a: Point, b: Point, by: number) => Math.abs(a.x - b.x) < by && Math.abs(a.y - b.y) < by;

/** A place for each beside its dot: within the drawing, upon nothing, its line across nothing; null where there is no room. */
export function laidOut(items: readonly Item[], room: Room): (Box | null)[] {
  const boxes = [...room.taken];
  const lines: Line[] = [];
  const isWithin = ({ left, right, top, bottom }: Box) =>
    left >= EDGE && right <= room.wide - EDGE && top >= EDGE && bottom <= room.high - EDGE;
  const isClear = (item: Item, box: Box) => {
    const line = lineTo(item, box);
    const others = room.dots.filter((dot) => !isNear(dot, item.dot, DOT));
    return (
      !lines.some((other) => cross(line, other) || pointsOf(other).some((point) => holds(box, point))) &&
      !pointsOf(line).some(
        (point) => boxes.some((other) => holds(other, point)) || others.some((dot) => isNear(dot, point, DOT / 2)),
      )
    );
  };
  const isFree = (box: Box) =>
    isWithin(box) && !boxes.some((other) => meets(box, other)) && !room.dots.some((dot) => holds(box, dot, DOT));
  return items.map((item) => {
    const free = placesOf(item, room).filter(isFree);
    const box = free.find((place) => isClear(item, place)) ?? (room.must ? free[0] : null) ?? null;
    if (box) {
      boxes.push(box);
      lines.push(lineTo(item, box));
    }
    return box;
  });
}
