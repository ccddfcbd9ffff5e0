import { type RefObject, useEffect } from 'react';
import { isTyping } from '@atoll/ui/office/use-row-keys';
import { letterOf } from '@atoll/ui/letter-of';

const STEPS: Record<string, number> = { j: 1, k: -1 };

/** `j` and `k` go from link to link of a list, from the one that is shown where none has the focus; Enter opens, as links do. */
export function useLinkKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[letterOf(event)];
      const target = event.target instanceof Element ? event.target : null;
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      const links = [...(list.current?.querySelectorAll('a') ?? [])];
      const focused = links.findIndex((link) => link === document.activeElement);
      const from = focused === -1 ? links.findIndex((link) => link.ariaCurrent !== null) : focused;
      const next = links[from + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
