import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@atoll/i18n/instance';
import type { Point } from '@atoll/ui/sea/boxes';
import { Reefs } from '@atoll/ui/sea/reefs';
import { LevelChoice } from './level-choice';
import { type Place, PlaceDots } from './place-dots';
import styles from './pin-map.module.css';
import { LEVELS, type LatLng, SIZE, following, latLngAt, nearestOf, projectionOf, stepped, viewOf } from './sea-view';

/** A drop whose tip stands on the place. */
const PIN = 'M0 0C-2.4-3.500-4-5.100-4-7.600a4 4 0 1 1 8 0C4-5.100 2.400-3.500 0 0z';
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
const ZOOM: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

export interface PinMapProps {
  /** Null: nobody has said yet where it lies. */
  position: LatLng | null;
  /** What else lies there. */
  places: readonly Place[];
  isLocked: boolean;
  onMove: (position: LatLng) => void;
}

/** The sea with a pin: dragged, put where one clicks, or moved by arrow keys. Elsewhere a finger scrolls the page. */
export default function PinMap({ position, places, isLocked, onMove }: PinMapProps) {
  const { t } = useTranslation('admin');
  const said = useSaid(position, places);
  const hint = useId();
  const sea = useRef<HTMLDivElement>(null);
  const [chosen, setView] = useState(() => viewOf(position, 'atoll'));
  /** From the pin's tip to the finger that drags it; null while none does. */
  const [grip, setGrip] = useState<Point | null>(null);
  /** A pin that was let go is followed by a click, which puts it nowhere. */
  const wasDragged = useRef(false);
  // Under the hand the sea lies still.
  const view = grip ? chosen : following(chosen, position);
  const at = useMemo(() => projectionOf(view), [view]);
  const pin = position && { x: at.x(position.lng), y: at.y(position.lat) };

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = sea.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * SIZE.wide, y: ((clientY - top) / height) * SIZE.high };
  };
  const moveTo = (next: LatLng) => {
    setView(view);
    onMove(next);
  };
  const zoom = (by: number) => {
    const level = LEVELS[LEVELS.indexOf(view.level) + by];
    if (level) setView(viewOf(position, level));
  };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    wasDragged.current = false;
    if (!pin || isLocked || event.button !== 0 || !(event.target as Element).closest('[data-pin]')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    wasDragged.current = true;
    setView(view);
    setGrip({ x: point.x - pin.x, y: point.y - pin.y });
  };
  const drag = (event: PointerEvent) => {
    if (!grip) return;
    const point = pointOf(event);
    onMove(
      latLngAt(view, {
        x: Math.min(SIZE.wide, Math.max(0, point.x - grip.x)),
        y: Math.min(SIZE.high, Math.max(0, point.y - grip.y)),
      }),
    );
  };
  const put = (event: MouseEvent) => {
    if (!isLocked && !wasDragged.current) moveTo(latLngAt(view, pointOf(event)));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = isLocked ? null : stepped(view, position, event);
    const by = ZOOM[event.key];
    if (!next && by === undefined) return;
    event.preventDefault();
    if (next) moveTo(next);
    else zoom(by ?? 0);
  };
  return (
    <div className={styles.map}>
      <div
        ref={sea}
        role="slider"
        tabIndex={0}
        className={styles.sea}
        aria-label={t('map.title')}
        aria-roledescription={t('map.role')}
        aria-describedby={hint}
        aria-disabled={isLocked || undefined}
        aria-valuemin={-90}
        aria-valuemax={90}
        aria-valuenow={position?.lat ?? 0}
        aria-valuetext={said}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={() => setGrip(null)}
        onPointerCancel={() => setGrip(null)}
        onClick={put}
        onKeyDown={press}
      >
        <svg className={styles.drawing} viewBox={`0 0 ${SIZE.wide} ${SIZE.high}`} aria-hidden="true" focusable="false">
          <Reefs at={at} high={SIZE.high} />
          <PlaceDots places={places} at={at} isNear={view.level !== 'country'} />
        </svg>
        {pin && (
          <svg
            data-pin
            className={styles.pin}
            style={{ left: percent(pin.x, SIZE.wide), top: percent(pin.y, SIZE.high) }}
            viewBox="-5.5 -13 11 15"
            aria-hidden="true"
            focusable="false"
          >
            <path d={PIN} />
            <circle cy={-7.6} r={1.4} />
          </svg>
        )}
      </div>
      <LevelChoice
        value={view.level}
        hasPin={position !== null}
        onChange={(level) => setView(viewOf(position, level))}
      />
      <p className={styles.hint}>
        <strong>{said}</strong>
        <br />
        <span id={hint}>{!isLocked && t('map.hint')}</span>
      </p>
    </div>
  );
}

/** The pin's place in words: where it is, and what lies nearest. */
function useSaid(position: LatLng | null, places: readonly Place[]): string {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (!position) return t('map.nowhere');
  const degrees = (value: number) => format.number(Math.abs(value), { minimumFractionDigits: 4 });
  const own = t(position.lat < 0 ? 'map.atSouth' : 'map.atNorth', {
    lat: degrees(position.lat),
    long: degrees(position.lng),
  });
  const nearest = nearestOf(position, places);
  if (!nearest) return own;
  const km = format.number(nearest.km, { maximumFractionDigits: nearest.km < 10 ? 1 : 0 });
  return t('map.near', { at: own, km, name: nearest.place.name });
}
