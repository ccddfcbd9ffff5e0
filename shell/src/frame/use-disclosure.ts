import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A `<details>` as a menu: closes on Escape (the focus returns to its summary), on a click elsewhere and on a new page. */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // Not on the page it was opened on: that may have been before the browser took the page over.
    if (menu.current && shown.current !== pathname) menu.current.open = false;
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return menu;
}
