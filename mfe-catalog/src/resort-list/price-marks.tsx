import type { At, Spot } from '../map/sea-chart';
import styles from './price-marks.module.css';

/** A place on the chart with what stands in its mark, what is said of it, and where on the page it leads. */
export interface PriceMark extends Spot {
  text: string;
  said: string;
  href: string;
}

/** Sizes in units of the drawing, which is a hundred of them high. */
const TALL = 4.6;
const GAP = 0.6;
const AWAY = 3;
const LETTER = 1.65;
const PADDING = 2.6;

interface Laid {
  mark: PriceMark;
  dot: { x: number; y: number };
  left: number;
  top: number;
  width: number;
}

/** Marks to the left of what lies in the west and to the right of what lies in the east, none upon another. */
export function laidOut(marks: readonly PriceMark[], at: At, wide: number): Laid[] {
  const free = { west: GAP, east: GAP };
  return marks
    .map((mark) => ({ mark, dot: at(mark) }))
    .toSorted((a, b) => a.dot.y - b.dot.y)
    .map(({ mark, dot }) => {
      const side = dot.x < wide / 2 ? 'west' : 'east';
      const width = mark.text.length * LETTER + PADDING;
      const left = side === 'west' ? dot.x - AWAY - width : dot.x + AWAY;
      const top = Math.max(dot.y - TALL / 2, free[side]);
      free[side] = top + TALL + GAP;
      return { mark, dot, width, top, left: Math.min(Math.max(left, GAP), wide - width - GAP) };
    });
}

/** Each mark is a link to its place in the list beside the chart. */
export function PriceMarks({
  marks,
  marked,
  at,
  wide,
}: {
  marks: readonly PriceMark[];
  marked: string | null;
  at: At;
  wide: number;
}) {
  return laidOut(marks, at, wide).map(({ mark, dot, left, top, width }) => (
    <a
      key={mark.slug}
      href={mark.href}
      className={styles.mark}
      aria-label={mark.said}
      data-marked={mark.slug === marked}
    >
      <title>{mark.said}</title>
      <line x1={dot.x} y1={dot.y} x2={left < dot.x ? left + width : left} y2={top + TALL / 2} />
      <rect x={left} y={top} width={width} height={TALL} rx={TALL / 2} />
      <text x={left + width / 2} y={top + TALL / 2} dy="0.95">
        {mark.text}
      </text>
    </a>
  ));
}
