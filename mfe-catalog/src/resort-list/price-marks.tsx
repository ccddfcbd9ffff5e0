import { type Box, type Point, widthOf } from '@atoll/ui/sea/boxes';
import { laidOut } from '@atoll/ui/sea/lay-out';
import { Name, type Sea, type Spot } from '../map/sea-chart';
import styles from './price-marks.module.css';

/** A place on the chart with what stands in its mark, and where on the page it leads. */
export interface PriceMark extends Spot {
  name: string;
  text: string;
  href: string;
}

/** Sizes in units of the drawing, which is a hundred of them high: letters of a name and of a price, and the price's mark. */
const NAME = 2.3;
const PRICE = 2.5;
const LINE = 2.9;
const TALL = 4.2;
const PADDING = 2.4;
/** From its dot a mark stands at most so far up or down. */
const FAR = 40;

interface Laid {
  mark: PriceMark;
  dot: Point;
  box: Box;
  /** How long the price's mark is. */
  width: number;
}

/** The name of each place and its price, beside its dot on the freer side. */
export function marksOn(marks: readonly PriceMark[], { at, ...room }: Sea): Laid[] {
  const items = marks
    .map((mark) => {
      const width = widthOf(mark.text, PRICE * 0.58, PRICE) + PADDING;
      const name = widthOf(mark.name, NAME * 0.56, NAME);
      return {
        mark,
        dot: at(mark),
        price: width,
        width: Math.max(width, name),
        height: LINE + TALL,
        level: LINE + TALL / 2,
      };
    })
    .toSorted((a, b) => a.dot.y - b.dot.y);
  const boxes = laidOut(items, { ...room, dots: items.map(({ dot }) => dot), far: FAR, must: true });
  return items.map(({ mark, dot, price, width, height }, index) => {
    // Where the sea is full, one lies upon another.
    const box = boxes[index] ?? { left: dot.x, right: dot.x + width, top: dot.y, bottom: dot.y + height };
    return { mark, dot, box, width: price };
  });
}

/** Each mark is a link to its place in the list beside the chart. All lines lie below all marks. */
export function PriceMarks({ marks, marked, sea }: { marks: readonly PriceMark[]; marked: string | null; sea: Sea }) {
  const laid = marksOn(marks, sea);
  return (
    <>
      {laid.map(({ mark: { slug }, dot, box }) => (
        <line
          key={slug}
          className={styles.line}
          x1={dot.x}
          y1={dot.y}
          x2={box.left < dot.x ? box.right : box.left}
          y2={box.bottom - TALL / 2}
        />
      ))}
      {laid.map(({ mark, dot, box, width }) => {
        const isWest = box.left < dot.x;
        const left = isWest ? box.right - width : box.left;
        return (
          <a key={mark.slug} href={mark.href} className={styles.mark} data-marked={mark.slug === marked}>
            <Name text={mark.name} dot={dot} box={{ ...box, bottom: box.top + LINE }} letters={NAME} />{' '}
            <rect x={left} y={box.bottom - TALL} width={width} height={TALL} rx={TALL / 2} />
            <text
              className={styles.price}
              x={left + width / 2}
              y={box.bottom - TALL / 2}
              dy={PRICE * 0.35}
              fontSize={PRICE}
            >
              {mark.text}
            </text>
          </a>
        );
      })}
    </>
  );
}
