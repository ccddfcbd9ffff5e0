import { type RefObject, useEffect, useState } from 'react';

const placeOf = ({ type, target }: Event): string | null =>
  (type === 'pointerover' || type === 'focusin') && target instanceof Element
    ? (target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null)
    : null;

const EVENTS = ['pointerover', 'pointerleave', 'focusin', 'focusout'];

/** The place (`data-place`) in a list at which somebody points, or whose link has the focus; null while there is none. */
export function usePointedAt(list: RefObject<HTMLElement | null>): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    const follow = (event: Event) => setPlace(placeOf(event));
    for (const type of EVENTS) element?.addEventListener(type, follow);
    return () => {
      for (const type of EVENTS) element?.removeEventListener(type, follow);
    };
  }, [list]);
  return place;
}
