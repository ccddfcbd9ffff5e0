import { type RefObject, useEffect, useRef } from 'react';

/** What a form holds that keeps it from being stored: a wrong field, an error, or something to look at that outlives a try. */
const WRONG_FIELD = '[aria-invalid="true"]';
const ERROR = '[role="alert"]';
const NOTICE = '[data-fault]';

/**
 * What a form was refused for is seen, wherever it has been scrolled to: the first wrong field takes the focus, and where none is wrong
 * the remark comes into view.
 */
export function useSeenFault(form: RefObject<HTMLElement | null>, isBusy: boolean) {
  const isSent = useRef(false);
  /** It stood there before the form was sent: no answer to that. */
  const former = useRef<HTMLElement>(null);
  const find = (what: string) => form.current?.querySelector<HTMLElement>(what) ?? null;
  const show = (fault: HTMLElement) => {
    fault.focus({ preventScroll: true });
    fault.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  };
  // The answer and what it says may be drawn one after the other.
  useEffect(() => {
    if (!isSent.current || isBusy) return;
    const notice = find(NOTICE);
    const fault = find(WRONG_FIELD) ?? find(ERROR) ?? (notice === former.current ? null : notice);
    if (!fault) return;
    isSent.current = false;
    show(fault);
  });
  return {
    /** The form is sent. */
    onSent: () => {
      isSent.current = true;
      former.current = find(NOTICE);
    },
    /** The form is not sent as long as what it asks has no answer. */
    onHeld: () => {
      const notice = find(NOTICE);
      if (notice) show(notice);
    },
  };
}
