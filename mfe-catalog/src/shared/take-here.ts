import type { MouseEvent } from 'react';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A press of a link, which `take` answers instead of its address, unless that is to be opened elsewhere. */
export function takeHere(event: MouseEvent, take: () => void): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  take();
}
