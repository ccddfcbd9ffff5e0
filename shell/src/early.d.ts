interface Window {
  /** What was begun on a drawn document before its code was there. Written by `start.ts`. */
  atollEarly?: {
    /** Buttons that have been pressed, in their order, until the page takes over and ends it. */
    pressed: HTMLElement[];
    end(): void;
    /** The answer from where the document's other texts are; nothing where none came. */
    texts?: Promise<Response | undefined>;
  };
}
