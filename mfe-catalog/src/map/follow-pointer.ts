const placeOf = ({ type, target }: Event): string | null =>
  (type === 'pointerover' || type === 'focusin') && target instanceof Element
    ? (target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null)
    : null;

const EVENTS = ['pointerover', 'pointerleave', 'focusin', 'focusout'];

/**
 * Tells at which place (`data-place`) in a list somebody points, or whose link has the focus; null while there is none.
 * @returns what ends it
 */
export function followPointer(list: HTMLElement | null, tell: (place: string | null) => void): () => void {
  const follow = (event: Event) => tell(placeOf(event));
  for (const type of EVENTS) list?.addEventListener(type, follow);
  return () => {
    for (const type of EVENTS) list?.removeEventListener(type, follow);
  };
}
