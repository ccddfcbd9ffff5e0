import type { DocumentState } from './document.ts';
import type { Language } from './languages.ts';
import type { PageDeclaration } from './page.ts';
import type { Remote } from './remote.ts';

/** What the server bundle of a remote exports: how its pages look, and what they need and say. */
export interface ServerRemote {
  contract?: Remote;
  /** By the name the declaration uses. */
  pages?: Record<string, PageDeclaration>;
}

/** Types the server bundle of a remote: the default export of its `src/server.ts`. */
export const defineServer = (remote: ServerRemote): ServerRemote => remote;

/** A page of a release under an address. */
export interface PageJob {
  /** Whose page; null is the frame with the heading of the state. */
  remote: { name: string; version: string } | null;
  /** Name in the remote's `pages`. */
  page: string | null;
  /** Path and search, as far as the document is kept under them. */
  url: string;
  /** Parts of the path that the route names. */
  params: Record<string, string>;
  language: Language;
}

/** One page to draw on the server: everything that it may depend on. */
export interface DrawingJob extends PageJob {
  /** `https://atoll.example` */
  origin: string;
  /** Exactly what the document carries for the browser. */
  state: DocumentState;
}

/** What a job becomes. */
export interface Drawn {
  /** For the element below which the shell renders. */
  html: string;
  /** `<link rel="preload">` of pictures, for the head. */
  preloads: string;
  /** Names of the texts that it says, by namespace; null where the shell does not tell. */
  texts?: Record<string, string[]> | null;
  /** What a part of the page has thrown, where the page leaves such a part to the browser. */
  fault?: Fault;
}

/** What was thrown, as text. */
export interface Fault {
  name: string;
  message: string;
  stack: string | null;
}
