import { describe, expect, it } from '@jest/globals';
import type { ItineraryDay } from '../shared/catalog';
import { type Mark, labelsFor } from './labels';
import { projectionOf, routeOf } from './route';

const PLACES = {
  male: ['Malé', 4.1752, 73.5092],
  laamu: ['Laamu', 1.9, 73.5],
  addu: ['Addu', -0.6, 73.2],
} as const;
const day = (
  day: number,
  to?: keyof typeof PLACES,
  mode: 'road' | 'domestic_flight' = 'domestic_flight',
): ItineraryDay => ({
  day,
  day_to: null,
  title: '',
  body: '',
  island: null,
  meals: [],
  travel: to ? { mode, to: { id: 1, slug: to, name: PLACES[to][0], lat: PLACES[to][1], lng: PLACES[to][2] } } : null,
});

describe('route of a trip', () => {
  it('leads from the airport by the places of the itinerary, each with the days until one moves on', () => {
    const route = routeOf([day(1), day(2, 'laamu'), day(5), day(6, 'addu')], 9);
    expect(route?.legs).toEqual([
      { name: 'Laamu', slug: 'laamu', mode: 'domestic_flight', from: 2, to: 5 },
      { name: 'Addu', slug: 'addu', mode: 'domestic_flight', from: 6, to: 9 },
    ]);
    expect(route?.nodes.map(({ names, numbers }) => [names, numbers])).toEqual([
      [[], []],
      [['Laamu'], [1]],
      [['Addu'], [2]],
    ]);
    expect(route?.lines.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('takes Malé and its airport for one place of the chart, to which one may come back', () => {
    const route = routeOf([day(1, 'male', 'road'), day(3, 'laamu'), day(7, 'male')], 7);
    expect(route?.nodes.map(({ names, numbers }) => [names, numbers])).toEqual([
      [['Malé'], [1, 3]],
      [['Laamu'], [2]],
    ]);
    expect(route?.lines).toEqual([
      { from: 0, to: 1, mode: 'domestic_flight' },
      { from: 1, to: 0, mode: 'domestic_flight' },
    ]);
  });

  it('is none where nobody has said where one goes, or nobody leaves the airport', () => {
    expect(routeOf([day(1), day(2)], 2)).toBeNull();
    expect(routeOf([day(1, 'male', 'road')], 1)).toBeNull();
    // As an API of before answers.
    const { travel: _, ...before } = day(1);
    expect(routeOf([before as ItineraryDay], 1)).toBeNull();
  });

  it('is drawn whole, north above south', () => {
    const { nodes } = routeOf([day(1, 'laamu'), day(4, 'addu')], 9)!;
    const at = projectionOf(nodes);
    const ys = nodes.map(({ lat }) => at.y(lat));
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    for (const { lat, lng } of nodes) {
      expect(at.x(lng)).toBeGreaterThan(60);
      expect(at.x(lng)).toBeLessThan(300);
      expect(at.y(lat)).toBeGreaterThan(40);
      expect(at.y(lat)).toBeLessThan(at.height - 40);
    }
  });
});

describe('words on a chart', () => {
  const SIZE = { width: 360, height: 400 };
  const mark = (x: number, y: number, text = 'South Malé Atoll'): Mark => ({ x, y, text });
  const boxOf = (text: string, { x, y, anchor }: ReturnType<typeof labelsFor>[number]) => {
    const width = text.length * 6.5;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { left, right: left + width, top: y - 7, bottom: y + 7 };
  };

  it('never lie over each other, over a mark or beyond the edge', () => {
    const marks = [mark(180, 100), mark(185, 116), mark(300, 160), mark(176, 132), mark(60, 200)];
    const boxes = labelsFor(marks, [], SIZE).map((label, index) => boxOf(marks[index]!.text, label));
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(SIZE.width);
      const others = [
        ...boxes.filter((_, other) => other !== index),
        ...marks.map(({ x, y }) => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 })),
      ];
      for (const other of others)
        expect(
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        ).toBe(false);
    }
  });

  it('leave a line free where they can', () => {
    const beside = Array.from({ length: 20 }, (_, index) => ({ x: 180 + index * 5, y: 200 }));
    expect(labelsFor([mark(180, 200)], [], SIZE)[0]?.anchor).toBe('start');
    expect(labelsFor([mark(180, 200)], beside, SIZE)[0]?.anchor).toBe('end');
  });
});
