import { describe, expect, it } from '@jest/globals';
import { AIRPORT } from '@atoll/ui/sea/atolls';
import { LEVELS, SIZE, following, kmToReef, nearestOf, latLngAt, projectionOf, stepped, viewOf } from './sea-view';

const DHIGURAH = { lat: 3.5267, lng: 72.9242 };
const MIDDLE = { x: SIZE.wide / 2, y: SIZE.high / 2 };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('the view of the sea', () => {
  it.each(LEVELS)('puts a position where a pointer finds it again: %s', (level) => {
    const view = viewOf(DHIGURAH, level);
    const { x, y } = projectionOf(view);
    expect(latLngAt(view, { x: x(DHIGURAH.lng), y: y(DHIGURAH.lat) })).toEqual(DHIGURAH);
  });

  it('is around a position from near, and the whole country from afar or without one', () => {
    expect(latLngAt(viewOf(DHIGURAH, 'atoll'), MIDDLE)).toEqual(DHIGURAH);
    expect(viewOf(DHIGURAH, 'country')).toEqual(viewOf(null, 'atoll'));
    const { y } = projectionOf(viewOf(null, 'country'));
    for (const lat of [7.1, -0.7]) expect(y(lat) > 0 && y(lat) < SIZE.high).toBe(true);
  });

  it('stays where it is while the pin stands well inside it, and follows it when it nears the edge', () => {
    const view = viewOf(DHIGURAH, 'atoll');
    expect(following(view, { lat: 3.7, lng: 72.8 })).toBe(view);
    expect(following(view, null)).toBe(view);
    expect(following(view, AIRPORT)).toEqual(viewOf(AIRPORT, 'atoll'));
    const across = (part: number) => latLngAt(view, { ...MIDDLE, x: SIZE.wide * part });
    for (const part of [0.05, 0.95]) expect(following(view, across(part))).toEqual(viewOf(across(part), 'atoll'));
    for (const part of [0.15, 0.85]) expect(following(view, across(part))).toBe(view);
  });

  it('never leaves the atolls, wherever the pin is put by mistake', () => {
    const swapped = viewOf({ lat: 72.9242, lng: 3.5267 }, 'atoll');
    expect([swapped.lat, swapped.lng]).toEqual([7.6, 72.2]);
  });
});

describe('arrow keys on the map', () => {
  const view = viewOf(DHIGURAH, 'atoll');

  it('go a step, ten with Shift, finer from near', () => {
    expect(stepped(view, DHIGURAH, key('ArrowUp'))).toEqual({ lat: 3.5367, lng: 72.9242 });
    expect(stepped(view, DHIGURAH, key('ArrowLeft', true))).toEqual({ lat: 3.5267, lng: 72.8242 });
    expect(stepped(viewOf(DHIGURAH, 'island'), DHIGURAH, key('ArrowDown'))).toEqual({ lat: 3.5242, lng: 72.9242 });
  });

  it('put a pin that is nowhere into the middle, and leave other keys alone', () => {
    expect(stepped(viewOf(null, 'country'), null, key('ArrowRight'))).toEqual({ lat: 3.2, lng: 73.2 });
    expect(stepped(view, DHIGURAH, key('Tab'))).toBeNull();
  });
});

describe('how far out at sea a position is', () => {
  it.each([
    ['Dhigurah, on the outer reef', DHIGURAH, 5],
    ['the airport', AIRPORT, 1],
    ['Fuvahmulah, an atoll of one island', { lat: -0.2988, lng: 73.4242 }, 1],
    ['the middle of a lagoon', { lat: 0.55, lng: 73.28 }, 0.01],
  ])('is nothing for %s', (_name, position, most) => expect(kmToReef(position)).toBeLessThan(most));

  it('is told of a slip of the hand', () => {
    expect(kmToReef({ lat: 3.5267, lng: 74.9242 })).toBeGreaterThan(100);
    expect(kmToReef({ lat: 1.2, lng: 73.3 })).toBeGreaterThan(15);
    expect(kmToReef({ lat: 72.9242, lng: 3.5267 })).toBeGreaterThan(1000);
  });

  it('goes with the place that is nearest', () => {
    const nearest = nearestOf({ lat: 3.6, lng: 72.9242 }, [
      { ...AIRPORT, name: 'airport' },
      { ...DHIGURAH, name: 'island' },
    ]);
    expect([nearest?.place.name, Math.round(nearest?.km ?? 0)]).toEqual(['island', 8]);
    expect(nearestOf(DHIGURAH, [])).toBeNull();
  });
});
