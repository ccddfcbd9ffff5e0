import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AIRPORT } from '@atoll/ui/sea/atolls';
import { type Box, type Point, widthOf } from '@atoll/ui/sea/boxes';
import { laidOut } from '@atoll/ui/sea/lay-out';
import { Reefs } from '@atoll/ui/sea/reefs';
import styles from './sea-chart.module.css';

/** A place on the chart, in degrees north and east. */
export interface Spot {
  slug: string;
  lat: number;
  lng: number;
  name?: string;
  type?: string;
}

/** The drawing, for marks that somebody lays upon it. */
export interface Sea {
  at: (place: Pick<Spot, 'lat' | 'lng'>) => Point;
  wide: number;
  high: number;
  /** What words take already. */
  taken: Box[];
}

/** Height of the drawing; its width follows from what is shown. */
const HEIGHT = 100;
/** Water around what is shown. Degrees. */
const MARGIN = 0.55;
/** Least span of latitude, and least width for its height: one island is not all there is, and marks need room. */
const LEAST = 1.2;
const SLENDER = { names: 0.56, marks: 0.7 } as const;
/** More places than so many lie too close for numbers. */
const NUMBERED = 9;
/** Letters on the chart of one place, and where many are. */
const LETTERS = { one: 3.8, many: 2.1 } as const;

const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 2 * MARGIN;

/** What of the sea is shown: all spots, and some water around them. */
function frameOf(spots: readonly Spot[], slender: number) {
  const lats = spots.map(({ lat }) => lat);
  const lngs = spots.map(({ lng }) => lng);
  const tall = Math.max(LEAST, span(lats), span(lngs));
  const wide = Math.max(span(lngs), tall * slender);
  return { top: middle(lats) + tall / 2, left: middle(lngs) - wide / 2, tall, wide };
}

/** Names beside their dots, of the airport and the atolls before others; none where there is no room for it. */
function namesFor(spots: readonly Spot[], letters: number, { at, ...room }: Sea) {
  const first = spots.toSorted((a, b) => Number(b.type === 'atoll') - Number(a.type === 'atoll'));
  const items = first.map((spot) => ({
    dot: at(spot),
    width: widthOf(spot.name ?? '', letters * 0.56, letters),
    height: letters * 1.25,
  }));
  const boxes = laidOut(items, { ...room, dots: items.map(({ dot }) => dot), far: letters * 1.3 });
  return new Map(first.map(({ slug }, index) => [slug, boxes[index]]));
}

/**
 * Places in the double chain of atolls: few of them numbered in the order in which they come, so that a list beside it can name
 * them, one or many as dots with names. It says nothing to a screen reader: the list does.
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
  marks?: (sea: Sea) => ReactNode;
}) {
  const { t } = useTranslation('catalog');
  const { top, left, tall, wide } = frameOf(spots, marks ? SLENDER.marks : SLENDER.names);
  const scale = HEIGHT / tall;
  const x = (lng: number) => (lng - left) * scale;
  const y = (lat: number) => (top - lat) * scale;
  const sea: Sea = { at: ({ lat, lng }) => ({ x: x(lng), y: y(lat) }), wide: wide * scale, high: HEIGHT, taken: [] };
  const isNumbered = !marks && spots.length > 1 && spots.length <= NUMBERED;
  const letters = spots.length > 1 ? LETTERS.many : LETTERS.one;
  const airport: Spot = { slug: 'airport', ...AIRPORT, name: t('route.airport') };
  const hasAirport = !isNumbered && isWithin(sea.at(airport), sea);
  const named = isNumbered ? [] : [...(hasAirport ? [airport] : []), ...(marks ? [] : spots)];
  const names = namesFor(named, letters, sea);
  const port = names.get(airport.slug);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${(wide * scale).toFixed(2)} ${HEIGHT}`}
      {...(marks ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <Reefs at={{ x, y, scale }} high={HEIGHT} />
      {hasAirport && (
        <g className={styles.airport} aria-hidden="true">
          <circle cx={x(airport.lng)} cy={y(airport.lat)} r={letters * 0.75} />
          <Name text={airport.name} dot={sea.at(airport)} box={port} letters={letters} />
        </g>
      )}
      {spots.map(({ slug, lat, lng, name }, index) => (
        <g key={slug} className={styles.spot} data-marked={slug === marked}>
          <circle cx={x(lng)} cy={y(lat)} r={isNumbered ? 2.9 : spots.length > 1 ? 1 : 2} />
          {isNumbered && (
            <text className={styles.number} x={x(lng)} y={y(lat)} dy="1.15">
              {index + 1}
            </text>
          )}
          <Name text={name} dot={{ x: x(lng), y: y(lat) }} box={names.get(slug)} letters={letters} />
        </g>
      ))}
      {marks?.({ ...sea, taken: port ? [port] : [] })}
    </svg>
  );
}

const isWithin = (point: Point, { wide, high }: Sea) => point.x > 0 && point.x < wide && point.y > 0 && point.y < high;

interface Named {
  text: string | undefined;
  dot: Point;
  box: Box | null | undefined;
  letters: number;
}

/** The name of what lies at a dot, in the place that is laid out for it. */
export function Name({ text, dot, box, letters }: Named) {
  if (!text || !box) return null;
  const isWest = box.left < dot.x;
  return (
    <text
      className={styles.name}
      x={isWest ? box.right : box.left}
      y={(box.top + box.bottom) / 2}
      dy={letters * 0.35}
      fontSize={letters}
      textAnchor={isWest ? 'end' : 'start'}
    >
      {text}
    </text>
  );
}
