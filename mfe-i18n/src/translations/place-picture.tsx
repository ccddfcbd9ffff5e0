import type { TextPlaceDto } from '@atoll/api-client/endpoints/translations.gen';
import styles from './text-places.module.css';

/** What is shown around a text, in pixels of the page: enough to know the place, and large enough to be read. */
const VIEW = { width: 640, height: 260 };
/** Between the text and the line around it. */
const GAP = 6;

/** Begin and length of a view of `most` pixels around something that lies in a row of pixels. */
function around(begin: number, length: number, most: number, all: number): [number, number] {
  const seen = Math.min(all, Math.max(most, length + 40));
  return [Math.max(0, Math.min(begin + length / 2 - seen / 2, all - seen)), seen];
}

/** The page around a text, with a line around the text. */
export function PlacePicture({ place: { box, picture, fault }, label }: { place: TextPlaceDto; label: string }) {
  const [x, width] = around(box.x, box.width, VIEW.width, picture.width);
  const [y, height] = around(box.y, box.height, VIEW.height, picture.height);
  const line = {
    x: box.x - GAP,
    y: box.y - GAP,
    width: box.width + 2 * GAP,
    height: box.height + 2 * GAP,
    rx: GAP,
  };
  return (
    <svg
      className={styles.picture}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <image href={`data:image/webp;base64,${picture.image}`} width={picture.width} height={picture.height} />
      <rect {...line} className={styles.halo} />
      <rect {...line} className={styles.line} data-fault={fault ?? undefined} />
    </svg>
  );
}
