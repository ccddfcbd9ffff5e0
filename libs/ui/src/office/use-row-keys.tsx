import { type RefObject, useEffect } from 'react';
import { letterOf } from '../letter-of';

const STEPS: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const TYPING =
  'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable], [role="combobox"], [role="listbox"]';

/** Whether a key is a letter of what somebody writes. */
export const isTyping = (target: Element | null): boolean => target?.closest(TYPING) != null;

/** `j` and `k` go from row to row of a table, the arrows as well once a row has the focus; `x` chooses it; Enter opens, as links do. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = letterOf(event);
      const step = STEPS[key];
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      const rows = [...(table.current?.tBodies[0]?.rows ?? [])];
      const focused = rows.findIndex((row) => row.contains(document.activeElement));
      if (key.toLowerCase() === 'x') rows[focused]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      if (!step) return;
      if (focused === -1 && key.startsWith('Arrow')) return;
      const next = focused === -1 ? rows.at(step > 0 ? 0 : -1) : rows[focused + step];
      const link = next?.querySelector('a');
      if (!link) return;
      event.preventDefault();
      link.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [table]);
}
