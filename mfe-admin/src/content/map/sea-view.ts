import { ATOLLS } from '@atoll/ui/sea/atolls';
import type { Point } from '@atoll/ui/sea/boxes';
import type { Projection } from '@atoll/ui/sea/reefs';

/** Degrees north and east. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** How near one looks: all atolls, one of them, or its islands. */
export const LEVELS = ['country', 'atoll', 'island'] as const;
export type Level = (typeof LEVELS)[number];

/** What is shown, from north to south, and how far an arrow key goes. Degrees. */
const SHOWN: Readonly<Record<Level, { tall: number; step: number }>> = {
  country: { tall: 9, step: 0.05 },
  atoll: { tall: 1.6, step: 0.01 },
  island: { tall: 0.4, step: 0.0025 },
};
/** So many times farther with Shift. */
const STRIDE = 10;

/** The drawing; upright, as the chain of atolls is. */
export const SIZE = { wide: 72, high: 100 } as const;
/** Nearer to the edge than so much of the drawing, a pin is brought back to its middle. */
const EDGE = 0.12;

/** What of the sea is shown: its middle, and how near. */
export interface View extends LatLng {
  level: Level;
}

const COUNTRY: View = { lat: 3.2, lng: 73.2, level: 'country' };
/** Beyond these the map shows nothing: no atoll lies there. */
const SEA = { south: -1.2, north: 7.6, west: 72.2, east: 74.2 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Degrees to some ten metres: nobody points closer. */
const rounded = ({ lat, lng }: LatLng): LatLng => ({ lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) });

/** Looks at a position from so near; at the whole country while there is none. */
export const viewOf = (position: LatLng | null, level: Level): View =>
  position && level !== 'country'
    ? { lat: within(position.lat, SEA.south, SEA.north), lng: within(position.lng, SEA.west, SEA.east), level }
    : COUNTRY;

export function projectionOf(view: View): Projection {
  const scale = SIZE.high / SHOWN[view.level].tall;
  return {
    scale,
    x: (lng) => SIZE.wide / 2 + (lng - view.lng) * scale,
    y: (lat) => SIZE.high / 2 - (lat - view.lat) * scale,
  };
}

/** Where a point of the drawing lies. */
export function latLngAt(view: View, { x, y }: Point): LatLng {
  const { scale } = projectionOf(view);
  return rounded({
    lat: view.lat + (SIZE.high / 2 - y) / scale,
    lng: view.lng + (x - SIZE.wide / 2) / scale,
  });
}

/** The same view while the position stands well inside it, else around it. */
export function following(view: View, position: LatLng | null): View {
  if (!position) return view;
  const { x, y } = projectionOf(view);
  const [across, down] = [x(position.lng) / SIZE.wide, y(position.lat) / SIZE.high];
  const isInside = [across, down].every((part) => part > EDGE && part < 1 - EDGE);
  return isInside ? view : viewOf(position, view.level);
}

const WAYS: Readonly<Record<string, LatLng>> = {
  ArrowUp: { lat: 1, lng: 0 },
  ArrowDown: { lat: -1, lng: 0 },
  ArrowRight: { lat: 0, lng: 1 },
  ArrowLeft: { lat: 0, lng: -1 },
};

/** Where a key takes the pin; a first press puts it into the middle of what is shown. Null: the key is none of ours. */
export function stepped(view: View, from: LatLng | null, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const way = WAYS[key];
  if (!way) return null;
  if (!from) return rounded(view);
  const step = SHOWN[view.level].step * (shiftKey ? STRIDE : 1);
  return rounded({ lat: from.lat + way.lat * step, lng: from.lng + way.lng * step });
}

/** Kilometres in a degree; near the equator it is as long each way. */
const KM = 111.2;
const distance = (one: LatLng, other: LatLng) => Math.hypot(one.lat - other.lat, one.lng - other.lng) * KM;

/** How far out at sea: kilometres to the nearest atoll's reef, 0 on it and inside. */
export function kmToReef({ lat, lng }: LatLng): number {
  const outside = ATOLLS.map(([middle, meridian, height, width]) => {
    const times = Math.hypot((lat - middle) / height, (lng - meridian) / width);
    return times > 1 ? distance({ lat, lng }, { lat: middle, lng: meridian }) * (1 - 1 / times) : 0;
  });
  return Math.min(...outside);
}

/** The place that lies nearest, and how many kilometres away it is. */
export function nearestOf<P extends LatLng>(position: LatLng, places: readonly P[]): { place: P; km: number } | null {
  const [first] = places
    .map((place) => ({ place, km: distance(position, place) }))
    .toSorted((one, other) => one.km - other.km);
  return first ?? null;
}
