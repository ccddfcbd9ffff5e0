import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '@atoll/ui/office/use-row-keys';
import { letterOf } from '@atoll/ui/letter-of';

const STEPS: Record<string, number> = { j: 1, k: -1 };

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(':scope > li > article') ?? [])];

/**
 * `j` and `k` go from one thing of a queue to the next; other keys press the button that names them (`aria-keyshortcuts`) of the one with
 * the focus. What is decided leaves the queue, and the focus goes on to what takes its place.
 * @param shown ids of what the list shows
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>, shown: string): void {
  const last = useRef(-1);
  useEffect(() => {
    const focused = () => itemsOf(list.current).findIndex((item) => item.contains(document.activeElement));
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('dialog'))) last.current = focused();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      const items = itemsOf(list.current);
      const key = letterOf(event);
      const step = STEPS[key];
      const at = focused();
      if (step) (at === -1 ? items.at(step > 0 ? 0 : -1) : items[at + step])?.focus();
      else {
        const named = [...(items[at]?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])];
        const button = named.find((element) => element.getAttribute('aria-keyshortcuts') === key);
        if (!button) return;
        button.click();
      }
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
