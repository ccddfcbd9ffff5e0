import type { DocumentState } from './document.ts';
import type { Language } from './languages.ts';

/** One page to draw on the server: everything that it may depend on. */
export interface DrawingJob {
  /** Whose page; null draws the frame with the heading of the state. */
  remote: { name: string; version: string } | null;
  /** Name in the remote's `pages`. */
  page: string | null;
  /** Path and search, as far as the document is kept under them. */
  url: string;
  language: Language;
  /** Exactly what the document carries for the browser. */
  state: DocumentState;
}

/** What a job becomes. */
export interface Drawn {
  /** For the element below which the shell renders. */
  html: string;
  /** `<link rel="preload">` of pictures, for the head. */
  preloads: string;
  /** What a part of the page has thrown, where the page leaves such a part to the browser. */
  fault?: Fault;
}

/** What was thrown, as text. */
export interface Fault {
  name: string;
  message: string;
  stack: string | null;
}
