import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a form was refused for is seen, wherever it has been scrolled to: the first wrong field takes the focus, and where none is wrong
 * the remark comes into view. Answers what says that the form is sent.
 */
export function useSeenFault(form: RefObject<HTMLElement | null>, isBusy: boolean): () => void {
  const isSent = useRef(false);
  // The answer and what it says may be drawn one after the other.
  useEffect(() => {
    if (!isSent.current || isBusy) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const fault = field ?? form.current?.querySelector<HTMLElement>('[role="alert"]');
    if (!fault) return;
    isSent.current = false;
    field?.focus({ preventScroll: true });
    fault.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  });
  return () => {
    isSent.current = true;
  };
}
