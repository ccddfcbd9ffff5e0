import type { Language } from './languages.ts';
import type { RemoteSet } from './release.ts';

/** Id of the `<script type="application/json">` in which the API hands a document's state to the shell. */
export const DOCUMENT_STATE_ID = 'atoll-document';
/** Id of the element that holds the static first paint; the shell adopts it until the remote's first commit. */
export const FIRST_PAINT_ID = 'first-paint';
/** Id of the `<template>` that holds the code of a drawn document, until its first script (`shell/src/start.ts`) starts it. */
export const LATE_ID = 'atoll-late';
/** Id of the element the shell renders into. */
export const ROOT_ID = 'root';

/**
 * Event of the window before anything changes that the server has drawn: whatever still waits to be gone on with does so, as it was
 * drawn, and adds to `detail` what settles once it has.
 */
export const GO_ON_EVENT = 'atoll:go-on';
export type GoOnEvent = CustomEvent<Promise<void>[]>;

/** One API answer that the document already carries: an RTK Query endpoint, its argument and the answer. */
export interface InlineQuery {
  endpoint: string;
  arg: unknown;
  data: unknown;
}

/** State of a document: resolved remotes, texts of the first route, first data. JSON, so it needs no script right. */
export interface DocumentState {
  language: Language;
  remotes: RemoteSet;
  /** Texts by namespace, fall-backs already merged: `{ catalog: { "hero.title": "…" } }`. */
  texts: Record<string, Record<string, string>>;
  /** Where all texts of these namespaces are, when `texts` has only those that the server drew the page with. */
  textsUrl?: string;
  /** Version of all texts of these namespaces; empty where the page has others. */
  textsVersion: string;
  queries: InlineQuery[];
  /** Set when the document is an error page: the HTTP status. */
  status?: number;
  /** Year that the foot of the page says: what is kept over New Year must not differ from what the browser draws. */
  year?: number;
  /** What stands where the page's remote does not draw on the server; absent where there is no such page. */
  heading?: { title: string; lead?: string | undefined };
  /** Set when the page below the root was drawn by this release: the browser goes on with it instead of drawing anew. */
  rendered?: { remote: string; version: string };
}
