import { type Box, type Point, around, meets, widthOf } from '@atoll/ui/sea/boxes';

/** A mark on the drawing with the words that belong to it. */
export interface Mark extends Point {
  text: string;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Half of what a mark takes; height of a line of words. */
const MARK = 12;
const LINE = 16;

/** Where the words of a mark may stand: beside it, above, below, and a little off beside it. */
function* places({ x, y, text }: Mark): Generator<[Label, Box]> {
  const width = widthOf(text);
  const side = (label: Label): [Label, Box] => {
    const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2;
    return [label, { left, right: left + width, top: label.y - LINE / 2, bottom: label.y + LINE / 2 }];
  };
  for (const off of [0, -LINE, LINE]) {
    yield side({ x: x + MARK + 5, y: y + off, anchor: 'start' });
    yield side({ x: x - MARK - 5, y: y + off, anchor: 'end' });
  }
  yield side({ x, y: y - MARK - 11, anchor: 'middle' });
  yield side({ x, y: y + MARK + 11, anchor: 'middle' });
}

/**
 * Places for the words of all marks: within the drawing, none over another or over a mark, and over no point of a line where
 * that can be had. Words for which there is no room lie over others.
 */
export function labelsFor(
  marks: readonly Mark[],
  lines: readonly Point[],
  size: { width: number; height: number },
): Label[] {
  const drawn = lines.map((point) => around(point, 2));
  const taken: Box[] = marks.map((mark) => around(mark, MARK));
  const isOutside = ({ left, right, top, bottom }: Box) =>
    left < 4 || right > size.width - 4 || top < 4 || bottom > size.height - 4;
  return marks.map((mark, own) => {
    const all = [...places(mark)];
    const isFree = ([, box]: [Label, Box]) =>
      !isOutside(box) && !taken.some((other, index) => index !== own && meets(box, other));
    const free = all.filter(isFree);
    const [label, box] =
      free.find(([, at]) => !drawn.some((point) => meets(at, point))) ??
      free[0] ??
      all.find(([, at]) => !isOutside(at)) ??
      all[0]!;
    taken.push(box);
    return label;
  });
}
