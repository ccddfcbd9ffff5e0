export interface Point {
  x: number;
  y: number;
}

/** What words or a mark take of a drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width of a letter, and of a Chinese one. */
const LETTER = 7.6;
const HAN = 12.6;

/** About how long words are. */
export const widthOf = (text: string, letter = LETTER, han = HAN) =>
  [...text].reduce((sum, one) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(one) ? han : letter), 0);

export const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const around = ({ x, y }: Point, by: number): Box => ({
  left: x - by,
  right: x + by,
  top: y - by,
  bottom: y + by,
});
