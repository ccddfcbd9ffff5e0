import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '@atoll/ui/office/use-row-keys';
import { letterOf } from '@atoll/ui/letter-of';

const STEPS: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(':scope > li > article') ?? [])];

/**
 * Keys of the list of texts: arrows go from text to text, with Shift they choose, Enter edits, `n` goes to the next that needs work,
 * `x` chooses, Ctrl+E approves, `c` opens what was said of it, `h` what was before and `w` where it stands. What leaves the list gives the focus to what takes its place.
 * @param shown ids of what the list shows
 * @param work ids of those that need work
 */
export function useListKeys(list: RefObject<HTMLElement | null>, shown: string, work: readonly string[]): void {
  const last = useRef(-1);
  const needing = useRef(work);
  useEffect(() => {
    needing.current = work;
  });
  useEffect(() => {
    const at = () => itemsOf(list.current).findIndex((item) => item.contains(document.activeElement));
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('dialog'))) last.current = at();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (isTyping(target) || document.querySelector('dialog[open]')) return;
      const items = itemsOf(list.current);
      const key = letterOf(event);
      const focused = at();
      const press = (selector: string) => items[focused]?.querySelector<HTMLElement>(selector)?.click();
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'e') press('[data-key="approve"]');
      else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (STEPS[key]) {
        if (focused === -1 && key.startsWith('Arrow')) return;
        const step = STEPS[key]!;
        const next = focused === -1 ? items.at(step > 0 ? 0 : -1) : items[focused + step];
        const box = (item: HTMLElement | undefined) => item?.querySelector<HTMLInputElement>('input[type="checkbox"]');
        if (event.shiftKey) for (const item of [items[focused], next]) if (!box(item)?.checked) box(item)?.click();
        next?.focus();
      } else if (key === 'n') {
        const isNeeding = (item: HTMLElement) => needing.current.includes(item.dataset['text'] ?? '');
        (items.slice(focused + 1).find(isNeeding) ?? items.find(isNeeding))?.focus();
      } else if (key === 'x') press('input[type="checkbox"]');
      else if (key === 'c') press('[data-key="comments"]');
      else if (key === 'h') press('[data-key="past"]');
      else if (key === 'w') press('[data-key="places"]');
      else if (event.key === 'Enter' && target !== null && target === items[focused]) press('[data-key="edit"]');
      else return;
      event.preventDefault();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [list]);
  useEffect(() => {
    if (last.current === -1 || document.activeElement !== document.body) return;
    const items = itemsOf(list.current);
    items[Math.min(last.current, items.length - 1)]?.focus();
  }, [list, shown]);
}
