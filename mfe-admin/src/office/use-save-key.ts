import { useEffect, useRef } from 'react';
import { letterOf } from '@atoll/ui/letter-of';

const NOTHING = () => undefined;

/** Ctrl+S (⌘S) saves, and never asks where to keep a copy of the page: also of a form in which nothing is changed yet. */
export function useSaveKey(save: () => void = NOTHING): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || letterOf(event).toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
