import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point, Size } from '../crop';
import styles from './picture.module.css';

/** Share of a side that a key moves the point by; with Shift the larger. */
const STEP = 0.01;
const STRIDE = 0.1;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;
const percent = (value: number) => Math.round(value * 100);

/** What must stay in view, on the picture itself: set with the pointer, moved with the arrow keys. */
export function FocalPoint({
  size: { width, height },
  picture,
  value,
  onChange,
  isLocked = false,
}: {
  size: Size;
  /** `data:` address; without one the point stands for pictures of every kind. */
  picture?: string | undefined;
  value: Point;
  onChange: (point: Point) => void;
  isLocked?: boolean;
}) {
  const { t } = useTranslation('admin');
  const hint = useId();
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: share((event.clientX - box.left) / box.width),
      y: share((event.clientY - box.top) / box.height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || isLocked) return;
    event.preventDefault();
    const by = event.shiftKey ? STRIDE : STEP;
    onChange({ x: share(value.x + move.x * by), y: share(value.y + move.y * by) });
  };
  const at = t('media.focalAt', { x: percent(value.x), y: percent(value.y) });
  const across = Math.max(width, height) / 100;
  return (
    <div className={styles.focal}>
      <div
        role="slider"
        tabIndex={0}
        className={styles.stage}
        aria-label={t('media.focal')}
        aria-describedby={hint}
        aria-disabled={isLocked || undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(value.x)}
        aria-valuetext={at}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (isLocked) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (!isLocked && event.buttons === 1) point(event);
        }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {picture ? (
            <image href={picture} width={width} height={height} />
          ) : (
            <path
              className={styles.thirds}
              d={`M${width / 3} 0V${height}M${(width * 2) / 3} 0V${height}M0 ${height / 3}H${width}M0 ${(height * 2) / 3}H${width}`}
            />
          )}
          <g transform={`translate(${value.x * width} ${value.y * height}) scale(${across})`} className={styles.mark}>
            <circle r="3" />
            <circle r="3" />
            <circle r="0.5" />
          </g>
        </svg>
      </div>
      <p id={hint} className={styles.hint}>
        <strong>{at}</strong>
        <br />
        {t('media.focalHint')}
      </p>
    </div>
  );
}
