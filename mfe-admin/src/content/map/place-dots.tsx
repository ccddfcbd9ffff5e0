import { memo, useMemo } from 'react';
import { widthOf } from '@atoll/ui/sea/boxes';
import { laidOut } from '@atoll/ui/sea/lay-out';
import type { Projection } from '@atoll/ui/sea/reefs';
import styles from './pin-map.module.css';
import { type LatLng, SIZE } from './sea-view';

/** Something that lies on the map already. */
export interface Place extends LatLng {
  key: string;
  name: string;
  isAtoll: boolean;
}

interface DotsProps {
  places: readonly Place[];
  at: Projection;
  /** Names may stand on the inner side too: no other atoll is there that they could seem to belong to. */
  isNear: boolean;
}

/** Height of the letters on the drawing. */
const LETTERS = 2.7;

/** Other places as faint dots, with their names where there is room, those of atolls first; all say theirs to who points at them. */
export const PlaceDots = memo(function PlaceDots({ places, at, isNear }: DotsProps) {
  const dots = useMemo(() => {
    const shown = places
      .map((place) => ({ ...place, dot: { x: at.x(place.lng), y: at.y(place.lat) } }))
      .filter(({ dot: { x, y } }) => x > 0 && x < SIZE.wide && y > 0 && y < SIZE.high)
      .toSorted((one, other) => Number(other.isAtoll) - Number(one.isAtoll));
    const items = shown.map(({ dot, name }) => ({
      ...{ dot, width: widthOf(name, LETTERS * 0.56, LETTERS), height: LETTERS * 1.25 },
    }));
    const room = { ...SIZE, dots: shown.map(({ dot }) => dot), taken: [], far: LETTERS * 1.3, must: isNear };
    const boxes = laidOut(items, room);
    return shown.map((place, index) => ({ ...place, box: boxes[index] }));
  }, [places, at, isNear]);
  return dots.map(({ key, name, dot, box }) => (
    <g key={key} className={styles.place}>
      <circle cx={dot.x} cy={dot.y} r={0.9}>
        <title>{name}</title>
      </circle>
      {box && (
        <text
          x={box.left < dot.x ? box.right : box.left}
          y={(box.top + box.bottom) / 2}
          dy={LETTERS * 0.35}
          fontSize={LETTERS}
          textAnchor={box.left < dot.x ? 'end' : 'start'}
        >
          {name}
        </text>
      )}
    </g>
  ));
});
