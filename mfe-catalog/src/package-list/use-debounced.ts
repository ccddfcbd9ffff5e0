import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 350;

/** A text field whose value reaches `onSettle` when typing pauses; a change from outside (Back, a chip) wins. */
export function useDebounced(value: string, onSettle: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [settled, setSettled] = useState(value);
  const latest = useRef(onSettle);
  if (value !== settled) {
    setSettled(value);
    setDraft(value);
  }
  useEffect(() => {
    latest.current = onSettle;
  });
  useEffect(() => {
    if (draft === value) return;
    const timer = setTimeout(() => latest.current(draft), DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, value]);
  return [draft, setDraft] as const;
}
