import { AIRPORT } from '@atoll/ui/sea/atolls';
import type { Projection } from '@atoll/ui/sea/reefs';
import type { ItineraryDay } from '../shared/catalog';

/** What lies so near to another place, in degrees, is one place on the chart: Malé is the airport's neighbour. */
const NEAR = 0.06;

/** One move from place to place: where to, how, and the days that one is there then. */
export interface Leg {
  name: string;
  slug: string;
  mode: string;
  from: number;
  to: number;
}

/** A place on the chart; the airport comes first and has the number 0 unless one stays beside it. */
export interface Node {
  lat: number;
  lng: number;
  names: string[];
  /** Which legs lead here, counted from 1 as the list beside the chart does. */
  numbers: number[];
}

/** A line of the chart, between two of its nodes by their places in the list. */
export interface Line {
  from: number;
  to: number;
  mode: string;
}

export interface Route {
  legs: Leg[];
  nodes: Node[];
  lines: Line[];
}

/** The route of a trip of so many days, from its itinerary; null where no day says where one goes. */
export function routeOf(days: readonly ItineraryDay[], duration: number): Route | null {
  // An API of before says nothing of travels.
  const moves = days.flatMap(({ day, travel }) => (travel ? [{ day, ...travel }] : []));
  if (moves.length === 0) return null;
  const nodes: Node[] = [{ ...AIRPORT, names: [], numbers: [] }];
  const lines: Line[] = [];
  let here = 0;
  moves.forEach(({ to, mode }, index) => {
    const known = nodes.findIndex(({ lat, lng }) => Math.hypot(lat - to.lat, lng - to.lng) < NEAR);
    const there = known === -1 ? nodes.push({ lat: to.lat, lng: to.lng, names: [], numbers: [] }) - 1 : known;
    nodes[there]?.numbers.push(index + 1);
    if (!nodes[there]?.names.includes(to.name)) nodes[there]?.names.push(to.name);
    if (there !== here) lines.push({ from: here, to: there, mode });
    here = there;
  });
  const legs = moves.map(({ day, to, mode }, index) => ({
    name: to.name,
    slug: to.slug,
    mode,
    from: day,
    to: Math.max(day, (moves[index + 1]?.day ?? duration + 1) - 1),
  }));
  // A trip that stays beside the airport has no line to draw.
  return lines.length > 0 ? { legs, nodes, lines } : null;
}

/** Of the drawing; a route that goes east and west needs less height. */
export const WIDTH = 360;
const HEIGHT = { least: 260, most: 400 } as const;
/** Room around the outermost places, in which their names stand. */
const EDGE = { x: 90, y: 52 } as const;
/** Closer one does not look: the chart is rough. */
const CLOSEST = 250;

/** Lays the whole route in the middle of the drawing, and says how high that is. */
export function projectionOf(nodes: readonly Node[]): Projection & { height: number } {
  const lats = nodes.map(({ lat }) => lat);
  const lngs = nodes.map(({ lng }) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const scale = Math.min(CLOSEST, (HEIGHT.most - 2 * EDGE.y) / (north - south), (WIDTH - 2 * EDGE.x) / (east - west));
  const height = Math.max(HEIGHT.least, Math.round((north - south) * scale) + 2 * EDGE.y);
  return {
    scale,
    height,
    x: (lng) => WIDTH / 2 + (lng - (west + east) / 2) * scale,
    y: (lat) => height / 2 - (lat - (south + north) / 2) * scale,
  };
}
