/** Brings the reader to a part of the page, and the keyboard with them. */
export function leadTo(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
