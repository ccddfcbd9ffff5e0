import { type RefObject, useEffect } from 'react';
import { isTyping } from '@atoll/ui/office/use-row-keys';
import { letterOf } from '@atoll/ui/letter-of';

/** How many tiles stand beside each other. */
function across(tiles: readonly HTMLElement[]): number {
  const next = tiles.findIndex((tile) => tile.offsetTop !== tiles[0]?.offsetTop);
  return next === -1 ? Math.max(1, tiles.length) : next;
}

const LETTERS: Record<string, number> = { j: 1, k: -1 };
const ARROWS: Record<string, (width: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (width) => width,
  ArrowUp: (width) => -width,
};

/**
 * `j` and `k` go from tile to tile, the arrows as well and from line to line once a tile has the focus; `x` chooses it, with Shift all from
 * the last one; Enter opens, as links do.
 */
export function useTileKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      const tiles = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
      const focused = tiles.findIndex((tile) => tile.contains(document.activeElement));
      const key = letterOf(event);
      if (key.toLowerCase() === 'x') {
        const box = tiles[focused]?.querySelector('input[type="checkbox"]');
        box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
        return;
      }
      const arrow = focused === -1 ? undefined : ARROWS[key];
      const step = LETTERS[key] ?? arrow?.(across(tiles));
      if (step === undefined) return;
      const next = focused === -1 ? tiles.at(step > 0 ? 0 : -1) : tiles[focused + step];
      const link = next?.querySelector('a');
      if (!link) return;
      event.preventDefault();
      link.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
