import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Point, type Room, type View, WHOLE, enlarged, fitting, isWhole, moved } from './zoom';

/** What a press of a key or button, and a double tap, make of it. */
const STEP = 1.5;
const TAP = 2.5;
const TAP_MS = 300;
const TAP_PX = 24;
/** A key moves a picture that is enlarged by so many pixels. */
const KEY_PX = 80;
/** Of a wheel's pixel. */
const WHEEL = 0.002;

const KEYS: Record<string, Point> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
};

const MIDDLE: Point = { x: 0, y: 0 };

export interface Zoom {
  place: RefObject<HTMLDivElement | null>;
  view: View;
  /** Fingers hold it: it follows them at once. */
  isHeld: boolean;
  larger(): void;
  smaller(): void;
  /** What a key does to it; false where it does nothing. */
  press(key: string): boolean;
}

function roomOf(place: HTMLElement): Room {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = place.querySelector('img') ?? {};
  return fitting({ width: place.clientWidth, height: place.clientHeight }, { width, height });
}

/** Told from the middle of the place. */
function pointIn(place: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/**
 * A picture in a place that can be looked at closely: by wheel, two fingers, a double tap, keys and buttons, and moved while it is
 * larger than the place.
 * @param of which picture: another one is whole at first
 */
export function useZoom(of: number): Zoom {
  const place = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState({ of, view: WHOLE });
  const [isHeld, hold] = useState(false);
  const view = kept.of === of ? kept.view : WHOLE;
  const change = (make: (view: View, room: Room) => View) =>
    keep((before) => ({
      of,
      view: place.current ? make(before.of === of ? before.view : WHOLE, roomOf(place.current)) : WHOLE,
    }));
  const scale = (times: number, at: Point) => change((before, room) => enlarged(before, times, at, room));

  const latest = useRef({ change, scale, view });
  useEffect(() => void (latest.current = { change, scale, view }));
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const fingers = new Map<number, Point>();
    let tapped = { at: MIDDLE, time: -TAP_MS };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.scale(Math.exp(-event.deltaY * WHEEL), pointIn(element, event));
    };
    const onDown = (event: PointerEvent) => {
      const at = pointIn(element, event);
      fingers.set(event.pointerId, at);
      element.setPointerCapture?.(event.pointerId);
      const isSecond =
        event.timeStamp - tapped.time < TAP_MS && Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < TAP_PX;
      // Neither the second tap nor a second finger begins another one.
      tapped = { at, time: isSecond || fingers.size > 1 ? -TAP_MS : event.timeStamp };
      if (isSecond) latest.current.scale(isWhole(latest.current.view) ? TAP : 0, at);
      else hold(true);
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointIn(element, event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other)
        return latest.current.change((at, room) => moved(at, { x: now.x - before.x, y: now.y - before.y }, room));
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      return latest.current.scale(apart(now) / (apart(before) || 1), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) hold(false);
    };
    // A browser would take the wheel for its own zoom where it may not be told otherwise.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
  }, []);

  const larger = () => scale(STEP, MIDDLE);
  const smaller = () => scale(1 / STEP, MIDDLE);
  const press = (key: string): boolean => {
    const way = isWhole(view) ? undefined : KEYS[key];
    if (way) change((before, room) => moved(before, way, room));
    else if (key === '+' || key === '=') larger();
    else if (key === '-') smaller();
    else if (key === '0') scale(0, MIDDLE);
    else return false;
    return true;
  };
  return { place, view, isHeld, larger, smaller, press };
}
