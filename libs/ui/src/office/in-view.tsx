/** Brings the current link of a row that scrolls sideways on a phone into sight: its `ref`. */
export const inView = (link: HTMLElement | null): void =>
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
