export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Shapes in which the site cuts a picture, after the API's sizes. */
export const CROPS = [
  ['card', { width: 400, height: 300 }],
  ['hero', { width: 1920, height: 1080 }],
  ['phone', { width: 900, height: 1200 }],
  ['share', { width: 1200, height: 630 }],
] as const;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** What is seen of a picture in another shape: the largest part, as near to the focal point as the edges allow. */
export function cropAround(source: Size, focal: Point, target: Size): Size & { left: number; top: number } {
  const ratio = target.width / target.height;
  const width = Math.min(source.width, source.height * ratio);
  const height = Math.min(source.height, source.width / ratio);
  return {
    width,
    height,
    left: within(focal.x * source.width - width / 2, source.width - width),
    top: within(focal.y * source.height - height / 2, source.height - height),
  };
}
