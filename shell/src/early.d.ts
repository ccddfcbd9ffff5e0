/** A button that was pressed before its page heard: what it said of itself then, and when that was (`performance.now`). */
interface EarlyPress {
  button: HTMLButtonElement;
  was: string | null;
  at: number;
}

interface Window {
  /** What was begun on a drawn document before its code was there. Written by `start.ts`. */
  atollEarly?: {
    /** In their order, until the page takes over and ends it. */
    pressed: EarlyPress[];
    end(): void;
    /** The answer from where the document's other texts are; nothing where none came. */
    texts?: Promise<Response | undefined>;
  };
}
