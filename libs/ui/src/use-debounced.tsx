import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 300;

/**
 * A text field whose value reaches `onSettle`, without the spaces around it, when typing pauses for 300 ms. A change from outside
 * (Back, a chip) wins; what comes back of one's own typing leaves the field as it is.
 */
export function useDebounced(value: string, onSettle: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [settled, setSettled] = useState(value);
  const latest = useRef(onSettle);
  if (value !== settled) {
    setSettled(value);
    if (draft.trim() !== value) setDraft(value);
  }
  useEffect(() => {
    latest.current = onSettle;
  });
  useEffect(() => {
    const text = draft.trim();
    if (text === value) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Whoever is on the way to another page, whose script is still to come, is not called back.
      if (window.location.pathname === pathname) latest.current(text);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, value]);
  return [draft, setDraft] as const;
}
