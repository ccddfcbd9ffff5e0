import { type RefObject, useEffect, useState } from 'react';
import { followPointer } from './follow-pointer';

/** The place (`data-place`) in a list at which somebody points, or whose link has the focus; null while there is none. */
export function usePointedAt(list: RefObject<HTMLElement | null>): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => followPointer(list.current, setPlace), [list]);
  return place;
}
