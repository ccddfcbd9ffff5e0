import type { ReactNode } from 'react';
import { Reefs } from './reefs';
import styles from './sea-chart.module.css';

/** A place on the chart, in degrees north and east. */
export interface Spot {
  slug: string;
  lat: number;
  lng: number;
}

/** Height of the drawing; its width follows from what is shown. */
const HEIGHT = 100;
/** Water around what is shown. Degrees. */
const MARGIN = 0.3;
/** Least span of latitude, and least width for its height: one island is not all there is. */
const LEAST = 1.2;
const SLENDER = 0.5;
/** More places than so many lie too close for numbers. */
const NUMBERED = 9;

const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 2 * MARGIN;

/** Where on the drawing a spot lies. */
export type At = (spot: Spot) => { x: number; y: number };

/** What of the sea is shown: all spots, and some water around them. */
function frameOf(spots: readonly Spot[]) {
  const lats = spots.map(({ lat }) => lat);
  const lngs = spots.map(({ lng }) => lng);
  const tall = Math.max(LEAST, span(lats), span(lngs));
  const wide = Math.max(span(lngs), tall * SLENDER);
  return { top: middle(lats) + tall / 2, left: middle(lngs) - wide / 2, tall, wide };
}

/**
 * Places in the double chain of atolls: few of them numbered in the order in which they come, so that a list beside it can name
 * them, one or many as dots. It says nothing to a screen reader: the list does.
 */
export function SeaChart({
  spots,
  marked,
  label,
  marks,
}: {
  spots: readonly Spot[];
  marked?: string | null;
  /** What it is called where it has marks of its own, which a screen reader meets too. */
  label?: string;
  marks?: (at: At, wide: number) => ReactNode;
}) {
  const { top, left, tall, wide } = frameOf(spots);
  const scale = HEIGHT / tall;
  const x = (lng: number) => (lng - left) * scale;
  const y = (lat: number) => (top - lat) * scale;
  const isNumbered = !marks && spots.length > 1 && spots.length <= NUMBERED;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${(wide * scale).toFixed(2)} ${HEIGHT}`}
      {...(marks ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <Reefs at={{ x, y, scale }} />
      {spots.map(({ slug, lat, lng }, index) => (
        <g key={slug} className={styles.spot} data-marked={slug === marked}>
          <circle cx={x(lng)} cy={y(lat)} r={isNumbered ? 2.9 : spots.length > 1 ? 1 : 2} />
          {isNumbered && (
            <text x={x(lng)} y={y(lat)} dy="1.15">
              {index + 1}
            </text>
          )}
        </g>
      ))}
      {marks?.((spot) => ({ x: x(spot.lng), y: y(spot.lat) }), wide * scale)}
    </svg>
  );
}
