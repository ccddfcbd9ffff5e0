interface Window {
  /** What has been pressed on a drawn document, in its order, until the page takes over and ends it. Written by `start.ts`. */
  atollEarly?: { pressed: HTMLElement[]; end(): void };
}
